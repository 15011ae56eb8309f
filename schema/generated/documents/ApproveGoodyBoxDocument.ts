import { documentOf } from '../../document.ts'
import type { ApproveGoodyBoxMutation, ApproveGoodyBoxMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'
import { StaffGoodyOutcomeFragmentDoc } from './StaffGoodyOutcomeFragmentDoc.ts'

export const ApproveGoodyBoxDocument = /* #__PURE__ */ documentOf<ApproveGoodyBoxMutation, ApproveGoodyBoxMutationVariables>("mutation approveGoodyBox($input:ApproveGoodyBoxInput!){__typename approveGoodyBox(input:$input){__typename ...StaffGoodyOutcome}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc, StaffGoodyOutcomeFragmentDoc], "4a39d1d4686f5b59da55c8e497389eb3b260d86255a0e57acb6c42eacb60c888")

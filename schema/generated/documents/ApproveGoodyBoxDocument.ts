import { documentOf } from '../../document.ts'
import type { ApproveGoodyBoxMutation, ApproveGoodyBoxMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'
import { StaffGoodyOutcomeFragmentDoc } from './StaffGoodyOutcomeFragmentDoc.ts'

export const ApproveGoodyBoxDocument = /* #__PURE__ */ documentOf<ApproveGoodyBoxMutation, ApproveGoodyBoxMutationVariables>("mutation approveGoodyBox($input:ApproveGoodyBoxInput!){__typename approveGoodyBox(input:$input){__typename ...StaffGoodyOutcome}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc, StaffGoodyOutcomeFragmentDoc], "a24d0199e9fa03af87a93442f80b1eae72efab3758b9eb73de9f4074e9c7b7ae")

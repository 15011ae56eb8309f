import { documentOf } from '../../document.ts'
import type { ApproveGoodyBoxMutation, ApproveGoodyBoxMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'
import { StaffGoodyOutcomeFragmentDoc } from './StaffGoodyOutcomeFragmentDoc.ts'

export const ApproveGoodyBoxDocument = /* #__PURE__ */ documentOf<ApproveGoodyBoxMutation, ApproveGoodyBoxMutationVariables>("mutation approveGoodyBox($input:ApproveGoodyBoxInput!){__typename approveGoodyBox(input:$input){__typename ...StaffGoodyOutcome}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc, StaffGoodyOutcomeFragmentDoc], "a7f5c3b06df1fabdb8f38953ba9084b5226a67a7a7607e530ebb901ca985d653")

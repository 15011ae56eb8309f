import { documentOf } from '../../document.ts'
import type { PrintDirectLabelMutation, PrintDirectLabelMutationVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const PrintDirectLabelDocument = /* #__PURE__ */ documentOf<PrintDirectLabelMutation, PrintDirectLabelMutationVariables>("mutation printDirectLabel($saleId:ID!){__typename printDirectLabel(saleId:$saleId){__typename ...on DirectSalePayload{__typename sale{__typename ...DirectSaleFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "175d3e37867f32ba2b065e26fcf077e4b3a78f9fa99210bf87ccb7d553de1e89")

import { documentOf } from '../../document.ts'
import type { PrintDirectLabelMutation, PrintDirectLabelMutationVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const PrintDirectLabelDocument = /* #__PURE__ */ documentOf<PrintDirectLabelMutation, PrintDirectLabelMutationVariables>("mutation printDirectLabel($saleId:ID!){__typename printDirectLabel(saleId:$saleId){__typename ...on DirectSalePayload{__typename sale{__typename ...DirectSaleFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "dc8069d12686c41922726807c23846e06fe1644bba0ec8e75f2a190b6474ba69")

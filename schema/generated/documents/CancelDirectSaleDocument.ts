import { documentOf } from '../../document.ts'
import type { CancelDirectSaleMutation, CancelDirectSaleMutationVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const CancelDirectSaleDocument = /* #__PURE__ */ documentOf<CancelDirectSaleMutation, CancelDirectSaleMutationVariables>("mutation cancelDirectSale($saleId:ID!$reason:String!){__typename cancelDirectSale(saleId:$saleId reason:$reason){__typename ...on DirectSalePayload{__typename sale{__typename ...DirectSaleFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "f52ab8aca17ab240e91aa4f7ac47cf122c5ec6d037c2619c8a1c89a0dc84c8cd")

import { documentOf } from '../../document.ts'
import type { CancelDirectSaleMutation, CancelDirectSaleMutationVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const CancelDirectSaleDocument = /* #__PURE__ */ documentOf<CancelDirectSaleMutation, CancelDirectSaleMutationVariables>("mutation cancelDirectSale($saleId:ID!$reason:String!){__typename cancelDirectSale(saleId:$saleId reason:$reason){__typename ...on DirectSalePayload{__typename sale{__typename ...DirectSaleFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "b24494737faa705157229148f4fc7713738dc2f9fc0d4ca64126ceda6e9351cb")

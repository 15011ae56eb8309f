import { documentOf } from '../../document.ts'
import type { RateDirectSaleMutation, RateDirectSaleMutationVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const RateDirectSaleDocument = /* #__PURE__ */ documentOf<RateDirectSaleMutation, RateDirectSaleMutationVariables>("mutation rateDirectSale($input:RateDirectSaleInput!){__typename rateDirectSale(input:$input){__typename ...on DirectSalePayload{__typename sale{__typename ...DirectSaleFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "875b742899567a58991a07b1b53d7afea07c3fafa310d205f2a7d4698a628cb6")

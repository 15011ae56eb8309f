import { documentOf } from '../../document.ts'
import type { RateDirectSaleMutation, RateDirectSaleMutationVariables } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'

export const RateDirectSaleDocument = /* #__PURE__ */ documentOf<RateDirectSaleMutation, RateDirectSaleMutationVariables>("mutation rateDirectSale($input:RateDirectSaleInput!){__typename rateDirectSale(input:$input){__typename ...on DirectSalePayload{__typename sale{__typename ...DirectSaleFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc], "c96ae7d28c3cac82afc65652e4a4a08b03e9877882f5e18638e6b05b8cf9dcd8")

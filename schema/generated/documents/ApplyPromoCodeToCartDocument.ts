import { documentOf } from '../../document.ts'
import type { ApplyPromoCodeToCartMutation, ApplyPromoCodeToCartMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const ApplyPromoCodeToCartDocument = /* #__PURE__ */ documentOf<ApplyPromoCodeToCartMutation, ApplyPromoCodeToCartMutationVariables>("mutation applyPromoCodeToCart($input:ApplyPromoCodeToCartInput!){__typename applyPromoCodeToCart(input:$input){__typename ...on ApplyPromoCodePayload{__typename code cart{__typename ...CartFields}}...on CodeNotApplicable{__typename message code reason}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "59c3ad14951230e9bd226a1236b44000682734a13b1ef2c6f1231187ca532431")

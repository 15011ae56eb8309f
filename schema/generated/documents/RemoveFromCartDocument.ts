import { documentOf } from '../../document.ts'
import type { RemoveFromCartMutation, RemoveFromCartMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const RemoveFromCartDocument = /* #__PURE__ */ documentOf<RemoveFromCartMutation, RemoveFromCartMutationVariables>("mutation removeFromCart($input:RemoveFromCartInput!){__typename removeFromCart(input:$input){__typename ...on RemoveFromCartPayload{__typename itemNumber cart{__typename ...CartFields}}...on NotInCart{__typename message itemNumber}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "a3baed8ee2637103404c3db9149893823638405abf0789190ffc9f74c42bf50b")

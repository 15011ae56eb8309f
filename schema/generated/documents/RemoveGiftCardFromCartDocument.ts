import { documentOf } from '../../document.ts'
import type { RemoveGiftCardFromCartMutation, RemoveGiftCardFromCartMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const RemoveGiftCardFromCartDocument = /* #__PURE__ */ documentOf<RemoveGiftCardFromCartMutation, RemoveGiftCardFromCartMutationVariables>("mutation removeGiftCardFromCart($input:RemoveGiftCardFromCartInput!){__typename removeGiftCardFromCart(input:$input){__typename ...on RemoveGiftCardFromCartPayload{__typename id cart{__typename ...CartFields}}...on UserError{__typename message}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "91811df4558261b957957dcf4b6cb2e2847b9a8510468df2d17941c857293a34")

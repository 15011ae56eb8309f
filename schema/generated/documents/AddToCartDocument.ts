import { documentOf } from '../../document.ts'
import type { AddToCartMutation, AddToCartMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const AddToCartDocument = /* #__PURE__ */ documentOf<AddToCartMutation, AddToCartMutationVariables>("mutation addToCart($input:AddToCartInput!){__typename addToCart(input:$input){__typename ...on AddToCartPayload{__typename itemNumber expiresAt addedBefore:message cart{__typename ...CartFields}}...on UserError{__typename message}...on ItemUnavailable{__typename itemNumber}...on ItemHeld{__typename itemNumber heldUntil}...on ItemWithheld{__typename itemNumber reason opensAt}...on CartFull{__typename limit}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "e1035afd5e98aa1fe43a991fb16d35f04a633b7fe8ba71ccd8bd27da5579ebcb")

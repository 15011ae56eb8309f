import { documentOf } from '../../document.ts'
import type { AddGiftCardToCartMutation, AddGiftCardToCartMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const AddGiftCardToCartDocument = /* #__PURE__ */ documentOf<AddGiftCardToCartMutation, AddGiftCardToCartMutationVariables>("mutation addGiftCardToCart($input:AddGiftCardToCartInput!){__typename addGiftCardToCart(input:$input){__typename ...on AddGiftCardToCartPayload{__typename id cart{__typename ...CartFields}}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}...on CartFull{__typename limit}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "37f5a3a5db678eb1b5b460ef3ef881043fe308bbf56068d102e14ff0d9902bfc")

import { documentOf } from '../../document.ts'
import type { AddReclaimToCartMutation, AddReclaimToCartMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'

export const AddReclaimToCartDocument = /* #__PURE__ */ documentOf<AddReclaimToCartMutation, AddReclaimToCartMutationVariables>("mutation addReclaimToCart($input:AddReclaimToCartInput!){__typename addReclaimToCart(input:$input){__typename ...on AddReclaimToCartPayload{__typename itemNumber cart{__typename ...CartFields}}...on UserError{__typename message}...on NotReclaimable{__typename itemNumber}...on CartFull{__typename limit}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc], "dfbc89c308031c3ffea0dd9392187d8027b979f9cf3b985ab65478d3c2fa9a0e")

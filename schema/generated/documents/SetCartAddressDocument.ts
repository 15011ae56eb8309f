import { documentOf } from '../../document.ts'
import type { SetCartAddressMutation, SetCartAddressMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { AddressFieldsFragmentDoc } from './AddressFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'
import { CartAddressFieldsFragmentDoc } from './CartAddressFieldsFragmentDoc.ts'

export const SetCartAddressDocument = /* #__PURE__ */ documentOf<SetCartAddressMutation, SetCartAddressMutationVariables>("mutation setCartAddress($input:SetCartAddressInput!){__typename setCartAddress(input:$input){__typename ...on SetCartAddressPayload{__typename cart{__typename ...CartFields ...CartAddressFields}}...on UserError{__typename message}...on AddressInvalid{__typename problems{__typename field message}}...on AddressBookFull{__typename limit}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, AddressFieldsFragmentDoc, CartFieldsFragmentDoc, CartAddressFieldsFragmentDoc], "7f37e65af24d04693cf7f0daac08b9b53d8aa3333712874b171130157c00f75c")

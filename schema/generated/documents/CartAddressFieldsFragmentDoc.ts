import { documentOf } from '../../document.ts'
import type { CartAddressFieldsFragment } from '../types.ts'
import { AddressFieldsFragmentDoc } from './AddressFieldsFragmentDoc.ts'

export const CartAddressFieldsFragmentDoc = /* #__PURE__ */ documentOf<CartAddressFieldsFragment, unknown>("fragment CartAddressFields on Cart{__typename id addressId billingAddressId billingSameAsShipping email deliveryLocation deliveryNote shippingAddress{__typename ...AddressFields}billingAddress{__typename ...AddressFields}}", [AddressFieldsFragmentDoc])

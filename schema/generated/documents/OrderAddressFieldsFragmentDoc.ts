import { documentOf } from '../../document.ts'
import type { OrderAddressFieldsFragment } from '../types.ts'

export const OrderAddressFieldsFragmentDoc = /* #__PURE__ */ documentOf<OrderAddressFieldsFragment, unknown>("fragment OrderAddressFields on OrderAddress{__typename fullName line1 line2 city state zip country phone}", [])

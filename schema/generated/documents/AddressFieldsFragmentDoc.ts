import { documentOf } from '../../document.ts'
import type { AddressFieldsFragment } from '../types.ts'

export const AddressFieldsFragmentDoc = /* #__PURE__ */ documentOf<AddressFieldsFragment, unknown>("fragment AddressFields on Address{__typename id type fullName line1 line2 city state zip country phone deliveryLocation isDefault}", [])

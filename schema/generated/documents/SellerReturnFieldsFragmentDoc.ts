import { documentOf } from '../../document.ts'
import type { SellerReturnFieldsFragment } from '../types.ts'

export const SellerReturnFieldsFragmentDoc = /* #__PURE__ */ documentOf<SellerReturnFieldsFragment, unknown>("fragment SellerReturnFields on SellerReturn{__typename itemNumber title sizeDisplay photoId warehouse status statusLabel orderLabel why returnCode to since ageDays carrierName trackingCode labelUrl}", [])

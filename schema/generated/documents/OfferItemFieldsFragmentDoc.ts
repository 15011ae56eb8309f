import { documentOf } from '../../document.ts'
import type { OfferItemFieldsFragment } from '../types.ts'

export const OfferItemFieldsFragmentDoc = /* #__PURE__ */ documentOf<OfferItemFieldsFragment, unknown>("fragment OfferItemFields on OfferItem{__typename itemNumber title brand sizeDisplay photoId path asking agreed}", [])

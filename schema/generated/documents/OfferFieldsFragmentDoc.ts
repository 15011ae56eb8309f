import { documentOf } from '../../document.ts'
import type { OfferFieldsFragment } from '../types.ts'

export const OfferFieldsFragmentDoc = /* #__PURE__ */ documentOf<OfferFieldsFragment, unknown>("fragment OfferFields on AdvertisedOffer{__typename code cohort endsAt endsAtPst formattedAmount freeShipping itemTargetingType legalese promotionType}", [])

import { documentOf } from '../../document.ts'
import type { DirectListingFieldsFragment } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'

export const DirectListingFieldsFragmentDoc = /* #__PURE__ */ documentOf<DirectListingFieldsFragment, unknown>("fragment DirectListingFields on DirectListing{__typename id status statusLabel note itemNumber path photos{__typename id url width height}title categoryId categoryName brandName department sizingId sizeLabel colors materials pattern cut details{__typename name value}condition flaws words measurements{__typename name inches}weight price retail floor takesOffers comesDown missing{__typename field message}payout{__typename ...DirectPayoutFields}favoriteCount openOffers heldUntil lockedBecause changedAt}", [DirectPayoutFieldsFragmentDoc])

import { documentOf } from '../../document.ts'
import type { AuctionFieldsFragment } from '../types.ts'

export const AuctionFieldsFragmentDoc = /* #__PURE__ */ documentOf<AuctionFieldsFragment, unknown>("fragment AuctionFields on Item{__typename id itemNumber state price savings savingsPercent availability heldUntil heldByMe auctionBidCount auctionEndsAt auction{__typename id status startedAt endsAt price leastBid bidCount reserve standing myMaximum payUntil bids{__typename id bidder mine price at}}}", [])

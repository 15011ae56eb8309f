import { documentOf } from '../../document.ts'
import type { ItemCardFragment } from '../types.ts'

export const ItemCardFragmentDoc = /* #__PURE__ */ documentOf<ItemCardFragment, unknown>("fragment ItemCard on Item{__typename id itemNumber accessLevels listedAt isReserved reservedForMe availability heldUntil heldByMe brand condition favoriteCount isFavorite isRareFind newWithTags msrp price savingsPercent photoIds promotion{__typename discountPercent promofiedPrice promotionCode}sizeDisplay sizingId slug title categoryPath noLongerAvailable hasInappropriateContent state auctionBidCount auctionEndsAt}", [])

// Chooses the flag on a card's picture: sold > held > set aside > early > promo > new > rare (reference
// README, "Flags").
import { type ItemState, wasSold } from '@hemline/rules/catalogue/item-states.ts'
import { opensToAllAt } from '@hemline/rules/catalogue/product-access.ts'
import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { nowMs } from '../../platform/clock.ts'
import { moment } from '../../platform/format.ts'

export type ItemFlag = {
  kind: 'sold' | 'gone' | 'held' | 'mine' | 'reserved' | 'early' | 'promo' | 'new' | 'rare' | 'auction'
  words: string
}
type Facts = Pick<
  ItemCardFragment,
  | 'availability'
  | 'noLongerAvailable'
  | 'heldUntil'
  | 'heldByMe'
  | 'promotion'
  | 'newWithTags'
  | 'isRareFind'
  | 'price'
  | 'accessLevels'
  | 'listedAt'
  | 'isReserved'
  | 'reservedForMe'
  | 'state'
  | 'auctionEndsAt'
>

/**
 * Returns the flag on a piece's card, kind and words with times in local time: sold, gone, on auction, held
 * or reserved (also by the shopper), members first, a promotion, new with tags, or a rare find; undefined
 * without any.
 */
export function itemFlag(item: Facts): ItemFlag | undefined {
  const now = nowMs()
  // Expired and withdrawn pieces were never sold: only a certain sale is called sold, as on the product
  // page.
  if (wasSold(item.state as ItemState)) return { kind: 'sold', words: 'Sold' }
  if (item.state === 'pending_sale') return { kind: 'gone', words: 'Somebody is buying it' }
  if (item.state === 'on_auction')
    return {
      kind: 'auction',
      words: item.auctionEndsAt ? `Auction until ${moment(item.auctionEndsAt, now)}` : 'On auction',
    }
  if (item.noLongerAvailable || item.availability === 'SoldOut')
    return { kind: 'gone', words: 'No longer available' }
  if (item.availability === 'Reserved') {
    const until = item.heldUntil ? ` until ${moment(item.heldUntil, now)}` : ''
    return item.heldByMe
      ? { kind: 'mine', words: `In your cart${until}` }
      : { kind: 'held', words: `Held${until}` }
  }
  if (item.isReserved)
    return { kind: 'reserved', words: item.reservedForMe ? 'Reserved for you' : 'Reserved' }
  const early = {
    accessLevels: item.accessLevels,
    listedAt: item.listedAt === null ? null : new Date(item.listedAt),
  }
  if (opensToAllAt(early, new Date(now))) return { kind: 'early', words: 'Members first' }
  if (item.promotion && item.promotion.promofiedPrice < item.price) {
    return { kind: 'promo', words: `${item.promotion.discountPercent}% off in your cart` }
  }
  if (item.newWithTags) return { kind: 'new', words: 'New with tags' }
  if (item.isRareFind) return { kind: 'rare', words: 'Rare find' }
  return undefined
}

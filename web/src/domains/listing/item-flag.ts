// Which one thing a card says on its picture: sold > held > set aside > early > promo > new > rare (reference README, "Flags").
import { opensToAllAt } from '@hemline/rules/product-access.ts'
import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { nowMs } from '../../platform/clock.ts'
import { timeOfDay } from '../../platform/format.ts'

export type ItemFlag = { kind: 'sold' | 'gone' | 'held' | 'mine' | 'reserved' | 'early' | 'promo' | 'new' | 'rare'; words: string }
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
>

/** The card's flag in words, times as the reader's clock shows them; undefined for a plain card. */
export function itemFlag(item: Facts): ItemFlag | undefined {
  // Expired and withdrawn pieces were never sold: only what is certain is called so.
  if (item.noLongerAvailable) return { kind: 'gone', words: 'No longer available' }
  if (item.availability === 'SoldOut') return { kind: 'sold', words: 'Sold' }
  if (item.availability === 'Reserved') {
    const until = item.heldUntil ? ` until ${timeOfDay(item.heldUntil)}` : ''
    return item.heldByMe ? { kind: 'mine', words: `In your cart${until}` } : { kind: 'held', words: `Held${until}` }
  }
  if (item.isReserved) return { kind: 'reserved', words: item.reservedForMe ? 'Reserved for you' : 'Reserved' }
  const early = { accessLevels: item.accessLevels, listedAt: item.listedAt === null ? null : new Date(item.listedAt) }
  if (opensToAllAt(early, new Date(nowMs()))) return { kind: 'early', words: 'Members first' }
  if (item.promotion && item.promotion.promofiedPrice < item.price) {
    return { kind: 'promo', words: `${item.promotion.discountPercent}% off with ${item.promotion.promotionCode}` }
  }
  if (item.newWithTags) return { kind: 'new', words: 'New with tags' }
  if (item.isRareFind) return { kind: 'rare', words: 'Rare find' }
  return undefined
}

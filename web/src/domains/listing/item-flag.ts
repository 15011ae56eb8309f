// Which one thing a card says on its picture: sold > held > promo > new > rare (reference README, "Flags").
import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { timeOfDay } from '../../platform/format.ts'

export type ItemFlag = { kind: 'sold' | 'gone' | 'held' | 'mine' | 'promo' | 'new' | 'rare'; words: string }
type Facts = Pick<
  ItemCardFragment,
  'availability' | 'noLongerAvailable' | 'heldUntil' | 'heldByMe' | 'promotion' | 'newWithTags' | 'isRareFind' | 'price'
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
  if (item.promotion && item.promotion.promofiedPrice < item.price) {
    return { kind: 'promo', words: `${item.promotion.discountPercent}% off with ${item.promotion.promotionCode}` }
  }
  if (item.newWithTags) return { kind: 'new', words: 'New with tags' }
  if (item.isRareFind) return { kind: 'rare', words: 'Rare find' }
  return undefined
}

// What a member can do with a piece that can't be sold directly (decision 0269). Pure.
import { directHighestPrice, directLowestPrice } from './listings.ts'

/** What can be done instead: a sentence, and a way on where there is one. */
export type Instead = {
  readonly words: string
  readonly way: { readonly href: string; readonly label: string } | null
}

/**
 * Returns what a member can do with a piece whose price (cents) is outside of what direct sales take: a
 * clean-out bag below $4.99, the premium service above $5,000. Undefined for a price within, for no price and
 * for a fraction of a cent.
 */
export function insteadOfPrice(price: number | null): Instead | undefined {
  if (price === null || !Number.isInteger(price)) return undefined
  if (price < directLowestPrice)
    return {
      words:
        'By itself it would cost more to send than it brings. A clean-out bag takes it together with others.',
      way: { href: '/cleanout', label: 'Order a clean-out bag' },
    }
  if (price > directHighestPrice)
    return {
      words: 'Pieces above are sold by our premium service: people of ours check and photograph them.',
      way: { href: '/cleanout/premium', label: 'Look at the premium service' },
    }
  return undefined
}

/** What a member can do with a piece of a brand that is not sold here: no bag takes the brand, either. */
export const insteadOfBrand: Instead = {
  words:
    'A clean-out bag takes no pieces of this brand either. If the label says another brand, please correct it.',
  way: null,
}

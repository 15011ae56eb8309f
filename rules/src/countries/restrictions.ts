// What may not leave for a country (decision 0205): the shop's own rules.
import type { ItemSource } from '../vocabulary/items.ts'
import { abroadOf, countryInSentence, isShippedTo } from './countries.ts'
import { isAbroad } from './home.ts'

/** The facts of a cart's line that decide whether the piece may be sent abroad. */
export type SentPiece = {
  readonly kind: 'item' | 'gift_card' | 'reclaim'
  readonly source?: ItemSource | undefined
  readonly categories: readonly string[]
}

/**
 * Returns the reason, as a sentence, why a piece may not be sent to a country (sold from home by a member, or
 * of a category that is not sent there). Undefined when it may, within the United States, and for a country
 * to which we don't ship at all.
 */
export function restrictionOf(piece: SentPiece, country: string): string | undefined {
  if (piece.kind !== 'item' || !isAbroad(country) || !isShippedTo(country)) return undefined
  if (piece.source === 'p2p')
    return 'Pieces that a member sends from home stay within the United States. Please take them out to check out.'
  const banned = abroadOf(country)?.notSent.find((slug) => piece.categories.includes(slug))
  return banned
    ? `We can’t send ${banned} to ${countryInSentence(country)}, since no carrier insures it there. Please take it out to check out.`
    : undefined
}

/** Returns each different reason why lines of a cart may not go to a country; empty when all may go. */
export const restrictionsOf = (pieces: readonly SentPiece[], country: string): string[] => [
  ...new Set(pieces.flatMap((piece) => restrictionOf(piece, country) ?? [])),
]

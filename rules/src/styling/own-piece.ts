// Reads a piece that the shopper has already ("what goes with my black blazer?"): outfits are then composed
// around that piece, and have no other in its place.
import { kindBySlug, kinds } from '../catalogue/kinds/kinds.ts'
import { type Slot, slotOf } from '../discovery/slots.ts'
import type { Lexicon } from '../query/engine/lexicon.ts'
import { understand } from '../query/engine/understand.ts'

export type OwnPiece = {
  slot: Slot
  /** Its colors or shades as the search names them; empty when none was said. */
  colors: readonly string[]
  /** The piece as its owner named it: "black blazer". */
  label: string
}

const said =
  /\b(?:(?:with|match(?:es|ing)?|around|complements?|suits?) (?:my|this|these)|i (?:already )?(?:have|own|bought|(?:have )?got)(?: already)?(?! (?:to|no|not|a few|never|it|them)\b)(?: (?:a|an|some|my|these|this|the))?) ([\p{L}\p{N}\s'’-]{3,60})/iu
/** The piece first: "a navy blazer I already have", "the boots that I own". */
const saidAfter =
  /\b(?:(?:an?|the|some|this|these|that)\s)([\p{L}\p{N}'’-]+(?:\s[\p{L}\p{N}'’-]+){0,3}?)\s(?:that |which )?i(?:(?:'|’)?ve)? (?:already )?(?:have|own|got|bought)\b(?: already)?(?! (?:to|no|not|a|an|in mind)\b)/iu
/** What follows the piece and says something else: "my black blazer for work", "a blazer that I love". */
const after =
  /\s+(?:for|to|that|which|and|but|at|on|in (?:the|an?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)|already|under|please|so|from|when|if|who)\b.*$/iu

/** Returns the slot of a kind, or of the kinds below it: "dresses" are worn as a midi dress is. */
export function slotOfSlug(slug: string): Slot | undefined {
  const kind =
    kindBySlug(slug) ?? kinds.find((one) => one.root === slug || one.alsoIn.includes(slug as never))
  return kind && slotOf({ category_tags: [kind.slug] })
}

/**
 * Reads the piece that a message says its writer has; null when it names none. `rest`: the message without
 * the piece, so that the piece is not taken for a wish.
 */
export function readOwn(text: string, lexicon: Lexicon): { own: OwnPiece | null; rest: string } {
  const found = saidAfter.exec(text) ?? said.exec(text)
  const phrase = found?.[1]?.replace(after, '').trim() ?? ''
  if (!found || phrase === '') return { own: null, rest: text }
  const { parts } = understand(phrase, lexicon)
  const kind = parts.find(({ key }) => key === 'category_tags')
  const slot = kind?.values.map(slotOfSlug).find((one) => one !== undefined)
  if (!kind || !slot) return { own: null, rest: text }
  const colors = parts.filter(({ key }) => key.endsWith('color_names')).flatMap(({ values }) => values)
  const [whole] = found
  const left = (found[1]?.length ?? 0) - phrase.length
  const end = whole.length - (whole.endsWith(found[1] ?? '') ? left : 0)
  return {
    own: {
      slot,
      colors,
      label: phrase.replace(/^(?:pair of|new|old|favorite|favourite)\s+/i, '').toLowerCase(),
    },
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + end)}`,
  }
}

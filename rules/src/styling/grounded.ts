// Keeps a language model to what is true (decision 0244): a sentence of the model is shown only when
// everything that it names is in the outfits that the shop composed. The check knows nothing of the model.
import type { Lexicon } from '../query/engine/lexicon.ts'
import type { Part } from '../query/engine/types.ts'
import { understand } from '../query/engine/understand.ts'
import { isWanted, type StylePiece } from './limits.ts'

/** What a sentence may name: the pieces shown, and sums in cents (totals of outfits, the budget). */
export type Facts = { pieces: readonly StylePiece[]; sums: readonly number[]; lexicon: Lexicon }

const sentenceLongest = 240
/** Letters, digits and the marks of plain prose: no links, tags, addresses or code. */
const plainProse = /^[\p{L}\p{N}\s.,;:!'’“”"–—\-()$%&]+$/u
/** The stylist grants nothing and knows nobody: such words are never the shop's own here. */
const notOurs =
  /\b(?:codes?|coupons?|vouchers?|promos?|discounts?|free|refunds?|gift ?cards?|passwords?|addresses|e-?mails?|accounts?|orders?|admins?|prompts?|instructions?|ignore|https?|www|click)\b/i
/** SECRET50, HB0000000000: letters and digits in one word, or a long word in capitals. */
const codeLike = /\b(?=\w*\d)(?=\w*\p{L})[\w-]{5,}\b|\b\p{Lu}{5,}\b/u
const looks: readonly string[] = [
  'category_tags',
  'color_names',
  'advanced_color_names',
  'materials',
  'pattern',
  'brand_name_tags',
]

const isSum = (text: string, { pieces, sums }: Facts): boolean => {
  const cents = Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100)
  return sums.includes(cents) || pieces.some(({ price_cents }) => price_cents === cents)
}

/** A brand's name in a sentence is one only with a capital: "Theory" and "theory". */
const isMeant = ({ key, from }: Part, text: string): boolean =>
  key !== 'brand_name_tags' || /\p{Lu}/u.test(text.charAt(from))

/**
 * Tells whether a sentence of a language model may be shown: plain prose of at most 240 letters that asks
 * nothing, and whose sums, brands, kinds, colors, cloths and patterns are all those of the pieces shown.
 */
export function isGrounded(sentence: string, facts: Facts): boolean {
  const text = sentence.trim()
  if (text === '' || text.length > sentenceLongest || text.includes('?')) return false
  if (!plainProse.test(text) || notOurs.test(text)) return false
  const withoutSums = text.replace(/\$\d[\d,]*(?:\.\d{2})?/g, (sum) => (isSum(sum, facts) ? ' ' : '$'))
  if (withoutSums.includes('$') || codeLike.test(withoutSums)) return false
  if (/\d{3,}/.test(withoutSums)) return false
  const named = understand(withoutSums, facts.lexicon).parts.filter(
    (part) => looks.includes(part.key) && isMeant(part, withoutSums),
  )
  return named.every(({ key, values, label }) =>
    facts.pieces.some((piece) => isWanted(piece, { key, values: [...values], label })),
  )
}

// Keeps a language model to what is true (decisions 0244 and 0276): a sentence of the model is shown only
// when each of its clauses is true of one piece that the shop found. The check knows nothing of the model.
import { bareSizeLabel } from '../catalogue/size-cuts.ts'
import type { Lexicon } from '../query/engine/lexicon.ts'
import type { Part } from '../query/engine/types.ts'
import { understand } from '../query/engine/understand.ts'
import { isWanted, type StylePiece } from './limits.ts'
import { monthName } from './read-when.ts'

/** What a sentence may name. */
export type Facts = {
  /** The pieces of the outfits, and those that a tool returned. */
  pieces: readonly StylePiece[]
  /** The totals of the outfits, in cents. */
  totals: readonly number[]
  /** The most that an outfit may cost, in cents. */
  budget: number | null
  /** The place that the shopper named. */
  place: string | null
  lexicon: Lexicon
}

const sentenceLongest = 240
/** Letters, digits and the marks of plain prose: no links, tags, addresses or code. */
const plainProse = /^[\p{L}\p{N}\s.,;:!'’"“”–—\-()$&]+$/u
/** The stylist grants nothing and knows nobody: such words are never the shop's own here. */
const notOurs =
  /\b(?:codes?|coupons?|vouchers?|promos?|discounts?|free|refunds?|gift ?cards?|passwords?|addresses|e-?mails?|accounts?|orders?|admins?|prompts?|instructions?|ignore|https?|www|click)\b/i
/** What only the shop's own pages may promise, and what nobody knows of a piece or of a day. */
const promised = [
  /\b(?:ship(?:s|ped|ping)?|deliver\w*|arriv\w*|returns?|returned|returning|refundable|exchange\w*|guarante\w*|promis\w*|i(?:'|’)ll|we(?:'|’)ll|i will|we will)\b/i,
  /\b(?:hold|holds|holding|held|reserv\w*|set aside|put aside|sold out|last one|hurry|only one left|selling fast)\b/i,
  /\b(?:rain\w*|weather|snow\w*|sunny|sunshine|storm\w*|forecast|degrees|temperatures?|humid\w*)\b/i,
  /\b(?:worn by|wore|own(?:ed|er) by|owners?|celebrit\w*|designed by|made by|made it|makes it by|authentic\w*|genuine|handmade|limited edition|never worn|barely worn|unworn|(?:brand|like|good as)[- ]new|pristine|flawless|waterproof|washable|dry[- ]clean\w*|machine[- ]wash\w*)\b/i,
  /\b(?:sav(?:e|es|ed|ing|ings)|percent|per cent|half (?:price|off)|off retail|retail|bargain|cheapest|worth)\b|\bno (?:extra )?(?:cost|charge|fee)\b|\bcosts?\b(?! (?:only |just |about )?\$)/i,
  /\byour (?:own |exact )?sizes?\b/i,
]
/** SECRET50, HB0000000000: letters and digits in one word, or a long word in capitals. */
const codeLike = /\b(?=\w*\d)(?=\w*\p{L})[\w-]{5,}\b|\b\p{Lu}{5,}\b/u
const looks: readonly string[] = [
  'category_tags',
  'color_names',
  'advanced_color_names',
  'materials',
  'pattern',
  'brand_name_tags',
  'neckline_tags',
  'sleeve_length',
  'condition',
]
const sumsIn = /\$\d[\d,]*(?:\.\d{2})?/g
const sizesIn = /\bsizes?\s+(\d+(?:\.5|½)?\p{L}?|\p{L}+)/giu
const clauseEnds =
  /[,;:.!–—()]+\s+|\s+(?:and|but|or|with|while|against|beside|alongside|over|beneath|plus|where|when|so|because|since)\s+/iu
const wholeWords = /\b(?:total|whole|all|together|altogether|outfits?|looks?|everything|in sum)\b/i
const limitWords = /\b(?:your|under|below|within|limit|budget)\b/i

const daysAndMonths: readonly string[] = [
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday I',
  ...Array.from({ length: 12 }, (_, i) => monthName(i + 1)),
].flatMap((words) => words.split(' '))

/** A brand's name in a sentence is one only with a capital: "Theory" and "theory". */
const isMeant = ({ key, from }: Part, text: string): boolean =>
  key !== 'brand_name_tags' || /\p{Lu}/u.test(text.charAt(from))

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** A word with a capital within a sentence has to be a brand that is there, a month, a day or the place. */
function hasStrangeName(text: string, { pieces, place }: Facts): boolean {
  const known = new Set([
    ...daysAndMonths,
    ...wordsOf(place ?? ''),
    ...pieces.flatMap(({ brand_name }) => wordsOf(brand_name)),
  ])
  // A single capital is a letter of a size, which the clause is asked about.
  const named = wordsOf(text.replace(sizesIn, ' '))
  return named.slice(1).some((word) => /^\p{Lu}/u.test(word) && !known.has(word))
}

const centsOf = (sum: string): number => Math.round(Number(sum.replaceAll(/[$,]/g, '')) * 100)

/** What one clause claims, and of what kind of piece. */
type Claim = { traits: Part[]; cents: number[]; sizes: string[]; isOfKind: boolean }

function claimOf(clause: string, { totals, budget, lexicon }: Facts): Claim {
  const isWhole = wholeWords.test(clause)
  const cents = (clause.match(sumsIn) ?? [])
    .map(centsOf)
    .filter((sum) => !(isWhole && totals.includes(sum)) && !(sum === budget && limitWords.test(clause)))
  const sizes = [...clause.matchAll(sizesIn)].map(([, label = '']) => label.toUpperCase())
  const text = clause.replace(sumsIn, ' ').replace(sizesIn, ' ')
  const traits = understand(text, lexicon).parts.filter(
    (part) => looks.includes(part.key) && isMeant(part, text),
  )
  return { traits, cents, sizes, isOfKind: traits.some(({ key }) => key === 'category_tags') }
}

const isTrueOf = (piece: StylePiece, { traits, cents, sizes }: Claim): boolean =>
  traits.every(({ key, values, label }) =>
    key === 'condition'
      ? values.includes(piece.condition)
      : isWanted(piece, { key, values: [...values], label }),
  ) &&
  cents.every((sum) => sum === piece.price_cents) &&
  sizes.every((size) =>
    [bareSizeLabel(piece.size_display.replace(/^Size /, '')), ...piece.size_equivalents]
      .map((one) => one.toUpperCase())
      .includes(size),
  )

/**
 * Returns whether a sentence of a language model may be shown: plain prose of at most 240 letters that asks
 * and promises nothing, and each clause of which is true of one piece: kind, color, cloth, pattern, brand,
 * price and size. A clause that names no kind is about the piece of the clause before.
 */
export function isGrounded(sentence: string, facts: Facts): boolean {
  const text = sentence.trim()
  if (text === '' || text.length > sentenceLongest || text.includes('?')) return false
  if (!plainProse.test(text) || notOurs.test(text) || promised.some((one) => one.test(text))) return false
  const withoutSums = text.replace(sumsIn, ' ')
  if (withoutSums.includes('$') || codeLike.test(withoutSums)) return false
  if (/\d/.test(withoutSums.replace(sizesIn, ' ')) || hasStrangeName(withoutSums, facts)) return false
  let about = facts.pieces
  for (const clause of text.split(clauseEnds)) {
    const claim = claimOf(clause, facts)
    const meant = (claim.isOfKind ? facts.pieces : about).filter((piece) => isTrueOf(piece, claim))
    if (meant.length === 0 && claim.traits.length + claim.cents.length + claim.sizes.length > 0) return false
    if (claim.isOfKind) about = meant
  }
  return true
}

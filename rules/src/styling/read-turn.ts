// Reads one turn of the style chat into what was heard. Pure: the same words give the same reading.

import type { Lexicon } from '../query/engine/lexicon.ts'
import { type Act, isForeign, readActs, swapOf, withoutSwap } from './acts.ts'
import type { Ban, StyleDepartment, Want } from './brief.ts'
import { clothingIds } from './limits.ts'
import { type OccasionKey, occasions, readOccasion } from './occasions.ts'
import { type OwnPiece, readOwn, slotOfSlug } from './own-piece.ts'
import { plainWords } from './plain-words.ts'
import { contradicts, readWishes, type Wishes } from './read-bans.ts'
import { readBare } from './read-bare.ts'
import { labelOf, readShoe, readSize, readSizePair, readSums, type SumsRead } from './read-sums.ts'

import { readWhen, type When } from './read-when.ts'

/** The letters of one turn that are read; a longer message is read to here, and the answer says so. */
export const turnLettersMost = 1200

/** Two things of one turn that can't both hold: a want and its refusal, two sums in cents, or two sizes. */
export type Conflict =
  | { about: 'want'; label: string }
  | { about: 'sum'; most: number; least: number }
  | { about: 'size'; labels: readonly [string, string] }

export type Heard = {
  acts: readonly Act[]
  swap: readonly string[] | undefined
  budget: number | 'lifted' | null
  /** The least that an outfit may cost, in cents; it is said and never kept. */
  least: number | null
  /** How a sum was read that was not in dollars for a whole outfit. */
  sumRead: 'foreign' | 'each' | null
  /** The most that each single piece may cost, in cents. */
  pieceCents: number | null
  size: string | null
  /** The size of bottoms, where another one than of tops was said. */
  bottomSize: string | null
  shoe: string | null
  when: When
  occasion: OccasionKey | null
  department: StyleDepartment | null
  wants: readonly Want[]
  bans: readonly Ban[]
  lifted: readonly Ban[]
  unplaced: readonly string[]
  /** A piece that the shopper has already. */
  own: OwnPiece | null
  conflict: Conflict | null
  /** True when the turn was too long to be read whole. */
  isCut: boolean
}

const departments: readonly (readonly [pattern: RegExp, department: StyleDepartment])[] = [
  [/\bplus[- ]size\b|\bplus\b/i, 'plus'],
  [/\bpetite\b/i, 'petite'],
  [/\btall\b/i, 'tall'],
  [/\bmaternity\b|\bpregnan\w*\b/i, 'maternity'],
  [/\bjuniors?\b/i, 'juniors'],
  [
    /\b(?:daughter|(?:granddaughter|niece|toddler girl|baby girl))s?\b|\b(?:my|our|a|an|little|for|toddler|baby) (?:\w+ )?girls?\b(?!(?:'|’)? (?:trip|night|weekend|day|out|brunch|getaway|lunch|dinner))|\bgirls(?:'|’)? (?:size|clothes|wear|outfit|dress|dresses)\b/i,
    'girls',
  ],
  [
    /\b(?:son|grandson|nephew)s?\b|\b(?:my|our|a|an|little|for|toddler|baby) (?:\w+ )?boys?\b|\bboys(?:'|’)? (?:size|clothes|wear|outfit)\b/i,
    'boys',
  ],
]

const idle =
  /\b(?:all|only|entirely|head to toe|total(?:ly)?)[- ](?=black\b|white\b|navy\b|gr[ae]y\b|red\b|pink\b|green\b|blue\b|brown\b|beige\b|cream\b|denim\b)|\bswim(?:s|ming)? in\b|\bdress (?:me|it|for|up|her|myself)\b|\bdress code\b|\bdress up\b|\bdressed\b|\boutfits?\b|\blooks?\b|\bdress(?:es)? (?:for|to)(?= impress)|\bswap(?: out)? (?:the )?\w+|\b(?:change|replace|switch|exchange) (?:the|my|this|that|those|these) \w+|\b(?:show me|something|anything(?! but)|please)\b/gi

/** "My daughter’s graduation" and "a ceremony for my daughter" say who is celebrated, not who is dressed. */
const celebrated =
  /\bmy (?:(?:grand)?daughter|girl|(?:grand)?son|boy|niece|nephew)s?(?:'|’)s? (?=\w)|\b(?:wedding|graduation|ceremony|birthday|christening|recital|shower|party) (?:for|of) my (?:(?:grand)?daughter|girl|(?:grand)?son|boy|niece|nephew)s?\b/gi

const tradedWord =
  /\b(?:swap|replace|change|exchange|trade|switch)(?: out)?\s+(?:the|this|that|those|these|my)?\s*([a-z]+)\s+(?:for|with|to|by)\b/i
const isOfOtherSlot = ({ key, values }: Want, slots: readonly string[]): boolean =>
  key === 'category_tags' &&
  values.map(slotOfSlug).every((slot) => slot !== undefined && !slots.includes(slot))

/** A child's age or size says that the child is dressed, whatever is celebrated. */
const childDressed =
  /\b(?:[1-9]|1[0-6])[- ]?(?:yrs?|years?|yo|y\/o)\b|\bs?he(?:(?:'|’)?s| is| wears)(?: an?)?(?: size)? (?:\d|xs|s|m|l|xl)\b/i

/**
 * Reads everything that a shopper's message says for outfits: budget, sizes, occasion, time, wants, bans,
 * acts, and what contradicts itself. Only the first 1,200 characters count; in another language than English
 * neither wants nor bans are read. `now` decides what "next month" is.
 */
export function readTurn(words: string, lexicon: Lexicon, now: Date): Heard {
  const isCut = words.length > turnLettersMost
  const text = plainWords(
    words
      .slice(0, turnLettersMost)
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/[“”]/g, '"'),
  )
  const foreign = isForeign(text)
  const sums = readSums(text)
  const { size, shoe, bottomSize, cents, rest: sizeless } = readSizes(sums.rest, sums.read)
  const budget = sums.read.most ?? cents
  const { own, rest: others } = foreign ? { own: null, rest: sizeless } : readOwn(sizeless, lexicon)
  const rest = occasions.reduce((left, { words: said }) => left.replace(said, ' '), others)
  const wishes: Wishes = foreign
    ? { wants: [], bans: [], lifted: [], unplaced: [] }
    : readWishes(withoutSwap(rest).replace(idle, ' '), lexicon)
  const wanted = wishes.wants.find((want) => wishes.bans.some((ban) => contradicts(want, ban)))
  const acts = readActs(text)
  const swap = swapOf(text)
  // "Swap the dress for pants" asks for other parts, and so for other outfits.
  const traded = swap && wishes.wants.some((want) => isOfOtherSlot(want, swap)) ? tradedWord.exec(text) : null
  if (traded) wishes.bans.push(...readWishes(`no ${traded[1]}`, lexicon).bans)
  return {
    acts: foreign ? ['foreign'] : acts,
    swap: traded ? undefined : swap,
    budget,
    least: sums.read.least,
    sumRead: sums.read.isForeign ? 'foreign' : sums.read.isEach ? 'each' : null,
    pieceCents: sums.read.apiece,
    size: size.read,
    bottomSize,
    shoe,
    when: readWhen(text, now),
    occasion: readOccasion(text) ?? null,
    department:
      departments.find(([pattern]) =>
        pattern.test(childDressed.test(words) ? text : text.replace(celebrated, ' ')),
      )?.[1] ?? null,
    ...wishes,
    own,
    conflict: wanted
      ? { about: 'want', label: wanted.label }
      : (sumConflict(budget, sums.read.least) ?? sizeConflict(size)),
    isCut,
  }
}

/** The sizes of a text without its named sums, and a sum that stands alone there, in cents. */
function readSizes(text: string, { most, apiece }: SumsRead) {
  const pair = readSizePair(text)
  const shoe = readShoe(pair.rest)
  const size = pair.read ? { read: pair.read.upper, rest: shoe.rest } : readSize(shoe.rest)
  const hasSum = most !== null || apiece !== null
  const bare = readBare(size.rest, { size: size.read, hasSum, hasShoe: shoe.read !== null })
  return {
    size: { read: size.read ?? (bare.size === null ? null : labelOf(bare.size)), rest: size.rest },
    bottomSize: pair.read && pair.read.lower !== pair.read.upper ? pair.read.lower : null,
    shoe: shoe.read ?? bare.shoe,
    cents: bare.cents,
    rest: bare.rest,
  }
}

const sumConflict = (most: Heard['budget'], least: number | null): Conflict | null =>
  typeof most === 'number' && least !== null && least > most ? { about: 'sum', most, least } : null

/** A second size that is another one in every system: "M" and "8" are the same. */
function sizeConflict({ read, rest }: ReturnType<typeof readSize>): Conflict | null {
  const other = read === null ? null : readSize(rest, { isNamed: true }).read
  if (read === null || other === null) return null
  const ids = clothingIds(read, 'women')
  const others = clothingIds(other, 'women')
  const isSame = ids.some((id) => others.includes(id))
  return isSame || ids.length * others.length === 0 ? null : { about: 'size', labels: [read, other] }
}

/**
 * Returns whether a message says anything by which outfits can be composed: a size, a budget, an occasion, a
 * time, a want, a ban or a piece of their own.
 */
export const saysWish = (heard: Heard): boolean =>
  heard.budget !== null ||
  heard.pieceCents !== null ||
  heard.least !== null ||
  heard.size !== null ||
  heard.shoe !== null ||
  heard.occasion !== null ||
  heard.own !== null ||
  heard.department !== null ||
  heard.when.season !== null ||
  heard.when.month !== null ||
  heard.wants.length + heard.bans.length + heard.lifted.length > 0

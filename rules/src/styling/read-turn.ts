// Reads one turn of the style chat into what was heard. Pure: the same words give the same reading.

import type { Lexicon } from '../query/engine/lexicon.ts'
import { tokenize } from '../query/engine/normal.ts'
import { understand } from '../query/engine/understand.ts'
import { type Act, isForeign, readActs, swapOf } from './acts.ts'
import type { Ban, StyleDepartment, Want } from './brief.ts'
import { clothingIds } from './limits.ts'
import { type OccasionKey, occasions, readOccasion } from './occasions.ts'
import { type OwnPiece, readOwn } from './own-piece.ts'
import { contradicts, readWishes } from './read-bans.ts'
import { readShoe, readSize, readSums } from './read-sums.ts'

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
  size: string | null
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
  [/\b(?:my )?(?:daughter|girl)s?\b/i, 'girls'],
  [/\b(?:my )?(?:son|boy)s?\b/i, 'boys'],
]

const idle =
  /\bdress (?:me|for|up|her|myself)\b|\bdress code\b|\bdress up\b|\bdressed\b|\boutfits?\b|\blooks?\b|\bdress(?:es)? (?:for|to)(?= impress)|\bswap(?: out)? (?:the )?\w+|\b(?:change|replace|switch|exchange) (?:the|my|this|that|those|these) \w+|\b(?:show me|something|anything(?! but)|please)\b/gi

/**
 * Reads everything that a shopper's message says for outfits: budget, sizes, occasion, time, wants, bans and
 * acts. Only the first 1,200 characters count; `now` decides what "next month" is.
 */
export function readTurn(words: string, lexicon: Lexicon, now: Date): Heard {
  const isCut = words.length > turnLettersMost
  const text = words
    .slice(0, turnLettersMost)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[“”]/g, '"')
  const foreign = isForeign(text)
  const sums = readSums(text)
  const budget = sums.read.most ?? sumInWords(sums.rest, lexicon)
  const shoe = readShoe(sums.rest)
  const size = readSize(shoe.rest)
  const { own, rest: others } = foreign ? { own: null, rest: size.rest } : readOwn(size.rest, lexicon)
  const rest = occasions.reduce((left, { words: said }) => left.replace(said, ' '), others)
  const wishes = foreign
    ? { wants: [], bans: [], lifted: [], unplaced: [] }
    : readWishes(rest.replace(idle, ' '), lexicon)
  const wanted = wishes.wants.find((want) => wishes.bans.some((ban) => contradicts(want, ban)))
  const acts = readActs(text)
  return {
    acts: foreign ? ['foreign'] : acts,
    swap: swapOf(text),
    budget,
    least: sums.read.least,
    sumRead: sums.read.isForeign ? 'foreign' : sums.read.isEach ? 'each' : null,
    size: size.read,
    shoe: shoe.read,
    when: readWhen(text, now),
    occasion: readOccasion(text) ?? null,
    department: departments.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    ...wishes,
    own,
    conflict: wanted
      ? { about: 'want', label: wanted.label }
      : (sumConflict(budget, sums.read.least) ?? sizeConflict(size)),
    isCut,
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

/** A sum that is written out: "two hundred dollars", in cents. */
function sumInWords(text: string, lexicon: Lexicon): number | null {
  if (!/\b(?:dollars?|bucks?)\b/i.test(text) || tokenize(text).length > 40) return null
  const [price] = understand(text, lexicon).parts.filter(({ key }) => key === 'price')
  const top = price?.values[0]?.split('-')[1]
  return top ? Math.round(Number(top) * 100) : null
}

/**
 * Returns whether a message says anything by which outfits can be composed: a size, a budget, an occasion, a
 * time, a want, a ban or a piece of their own.
 */
export const saysWish = (heard: Heard): boolean =>
  heard.budget !== null ||
  heard.least !== null ||
  heard.size !== null ||
  heard.shoe !== null ||
  heard.occasion !== null ||
  heard.own !== null ||
  heard.department !== null ||
  heard.when.season !== null ||
  heard.when.month !== null ||
  heard.wants.length + heard.bans.length + heard.lifted.length > 0

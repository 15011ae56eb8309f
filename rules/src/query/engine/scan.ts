// The first pass over a search text, from left to right: the meaning of each stretch by itself. settle.ts
// then combines the meanings.
import type { FilterInput } from '../../search/filters.ts'
import { companions, isIdle, joints, negations, sentenceWords, turns } from '../lexicon/small-words.ts'
import type { Lexicon } from './lexicon.ts'
import { measureAt } from './measures.ts'
import { brandKey, keyOf, type Token } from './normal.ts'
import { priceAt } from './prices.ts'
import { type SizeAsk, sizeAt } from './sizes.ts'
import type { Entry, KnownBrand, Span } from './types.ts'

/**
 * The meaning of one stretch of a text. The signs (joint, companion, negation, turn) tell how their
 * neighbours belong together.
 */
export type Saying =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'brand'; brands: readonly KnownBrand[] }
  | { kind: 'filter'; filter: FilterInput; label: string }
  | { kind: 'size'; ask: SizeAsk }
  | { kind: 'word'; stem: string }
  | { kind: 'idle' }
  | { kind: 'joint' }
  | { kind: 'negation' }
  /** Ends a negation: "but", "with". */
  | { kind: 'turn' }
  | { kind: 'companion' }
/** A stretch of a text with its meaning. `own`: the stretch without the word that negates it. */
export type Finding = Span & { saying: Saying; negated: boolean; own: Span }

type Match = { saying: Saying; count: number }

/**
 * Returns whether a text is a sentence ("something to wear at work") rather than a list of words ("work
 * dress").
 */
export const isSpoken = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => sentenceWords.has(word))

/**
 * Returns the meanings of the stretches of a text, in the order of the text; negate.ts marks the unwanted
 * ones afterwards.
 */
export function scan(tokens: readonly Token[], text: string, lexicon: Lexicon): Finding[] {
  const how = { text, lexicon, spoken: isSpoken(tokens), least: 1 }
  const found: Finding[] = []
  const add = ({ saying, count }: Match, at: number) => {
    const own = { from: tokens[at]?.from ?? 0, to: tokens[at + count - 1]?.to ?? 0 }
    found.push({ saying, negated: false, own, ...own })
  }
  for (let at = 0; at < tokens.length; ) {
    if (isFreeOf(found.at(-1), tokens, at, how)) {
      at += 1
      continue
    }
    if (isGirlOfWish(found.at(-1), tokens, at, how)) {
      add({ saying: { kind: 'idle' }, count: 1 }, at)
      at += 1
      continue
    }
    const match = matchAt(tokens, at, how)
    const head = headOf(match, tokens, at, how)
    if (head) {
      add({ ...match, count: match.count - head.count }, at)
      add(head, at + match.count - head.count)
    } else add(match, at)
    at += match.count
  }
  return found
}

/**
 * Returns whether "girl" means a woman of a wish ("pilates girl", "downtown girl"); in "winter girl coat",
 * with a kind of piece in the text, "girl" is the department.
 */
function isGirlOfWish(
  last: Finding | undefined,
  tokens: readonly Token[],
  at: number,
  { lexicon }: At,
): boolean {
  if (tokens[at]?.word !== 'girl' || last?.saying.kind !== 'entry') return false
  return last.saying.entry.filters === undefined && !tokens.some((_, i) => isKindAt(tokens, i, lexicon))
}

/**
 * Returns whether the token is the "free" of "leather-free", "wool free" or "nickel free", which negate.ts
 * reads; in "wool free people coat" the token belongs to a brand.
 */
function isFreeOf(last: Finding | undefined, tokens: readonly Token[], at: number, how: At): boolean {
  const token = tokens[at]
  if (token?.word !== 'free' || !last || token.from !== last.to + 1) return false
  if (how.text[last.to] === '-') return true
  const { saying } = last
  const isQuality =
    saying.kind === 'word' ||
    (saying.kind === 'entry' && (saying.entry.filters?.materials ?? saying.entry.filters?.pattern))
  return Boolean(isQuality) && phraseAt(tokens, at, how) === undefined
}

/** Names of how formal an evening is, which end with a kind of piece that few then wear. */
const dressCodes = new Set(['black tie', 'white tie'])

/**
 * Returns the kind of piece that ends a wish of several words ("warm coat"), as a match of its own;
 * undefined when no kind ends the wish.
 */
function headOf({ saying, count }: Match, tokens: readonly Token[], at: number, how: At): Match | undefined {
  if (saying.kind !== 'entry' || saying.entry.filters || count < 2) return undefined
  const words = tokens.slice(at, at + count)
  if (words.some(({ word }) => companions.has(word))) return undefined
  if (dressCodes.has(words.map(({ word }) => word).join(' '))) return undefined
  const isKind = (entry: Entry | undefined) => entry?.filters?.category_tags !== undefined
  const from = words.findIndex(
    (_, i) => i > 0 && isKind(how.lexicon.entries.get(keyOf(words.slice(i), 'stem'))),
  )
  const entry = from < 0 ? undefined : how.lexicon.entries.get(keyOf(words.slice(from), 'stem'))
  return entry && { saying: { kind: 'entry', entry }, count: count - from }
}

type At = { text: string; lexicon: Lexicon; spoken: boolean; least: number }

function priceMatch(tokens: readonly Token[], at: number, text: string): Match | undefined {
  const read = priceAt(tokens, at, text)
  return (
    read && {
      saying: { kind: 'filter', filter: { key: read.key, values: read.values }, label: read.label },
      count: read.count,
    }
  )
}

function matchAt(tokens: readonly Token[], at: number, how: At): Match {
  const measure = measureAt(tokens, at, how.text)
  if (measure)
    return {
      saying: { kind: 'entry', entry: { words: [], leanings: measure.leanings } },
      count: measure.count,
    }
  const sure = phraseAt(tokens, at, { ...how, least: 2 }) ?? priceMatch(tokens, at, how.text)
  if (sure) return sure
  const negating = negations.find((phrase) => phrase.every((word, i) => tokens[at + i]?.word === word))
  if (negating) return { saying: { kind: 'negation' }, count: negating.length }
  const size = sizeAt(tokens, at, how.text)
  // What a system or the word "size" says is a size; a number or a letter by itself may be more.
  if (size && (size.sure || size.count > 1)) return { saying: { kind: 'size', ask: size }, count: size.count }
  const phrase = phraseAt(tokens, at, how)
  if (phrase) return phrase
  if (size) return { saying: { kind: 'size', ask: size }, count: size.count }
  const { word = '', stem = '' } = tokens[at] ?? {}
  if (joints.has(word)) return { saying: { kind: 'joint' }, count: 1 }
  if (companions.has(word)) return { saying: { kind: 'companion' }, count: 1 }
  if (turns.has(word)) return { saying: { kind: 'turn' }, count: 1 }
  return { saying: isIdle(word) ? { kind: 'idle' } : { kind: 'word', stem }, count: 1 }
}

/**
 * Returns the longest brand name or lexicon phrase that begins at `tokens[at]`; undefined when none does.
 */
function phraseAt(tokens: readonly Token[], at: number, how: At): Match | undefined {
  const most = Math.min(how.lexicon.longest, tokens.length - at)
  for (let count = most; count >= how.least; count--) {
    const run = tokens.slice(at, at + count)
    const entry = how.lexicon.entries.get(keyOf(run, 'stem'))
    const brands = how.lexicon.brands.get(keyOf(run, 'word'))
    if (brands?.[0] && isMeant(brands[0], tokens, at, { ...how, count, entry }))
      return { saying: { kind: 'brand', brands }, count }
    // The sign of "dress & jacket" joins; it is no part of a phrase.
    if (entry && run.at(-1)?.word !== '&' && run[0]?.word !== '&')
      return { saying: { kind: 'entry', entry }, count }
  }
  return undefined
}

type Meant = At & { count: number; entry: Entry | undefined }

/**
 * Number of pieces from which a brand counts as meant in a list of words even when its name is also a
 * wish: "mother jeans".
 */
const wellKnown = 20

/**
 * Returns whether a brand is meant where its name may be an ordinary word: alone, in capitals or after
 * "by", otherwise only in a list of words.
 */
function isMeant(
  brand: KnownBrand,
  tokens: readonly Token[],
  at: number,
  { text, lexicon, spoken, count, entry }: Meant,
): boolean {
  const token = tokens[at]
  if (!token) return false
  // A stem may be another word: "Joie" is no joy.
  const run = tokens.slice(at, at + count)
  const other = entry && isSaid(entry, keyOf(run, 'word')) ? entry : undefined
  const ordinary =
    count === 1
      ? isIdle(token.word) || lexicon.english.has(token.word)
      : isKindWithMore(run, lexicon) && brand.pieces < wellKnown
  if (!ordinary && !other) return true
  if (
    count > 1 &&
    text.slice(token.from, run.at(-1)?.to) === brand.name &&
    /\p{Lu}.*\p{Lu}/u.test(brand.name)
  )
    return true
  const credited =
    ['by', 'from', 'brand', 'like'].includes(tokens[at - 1]?.word ?? '') ||
    keyOf(tokens.slice(Math.max(0, at - 2), at), 'word') === 'similarto'
  if (credited || isCapital(brand, tokens, at, text)) return true
  const whole = isAlone(tokens, at, count)
  // Alone, a name is rather the brand than a wish; a kind of piece is rather the kind.
  if (other) return !other.filters && (whole || (!spoken && brand.pieces >= wellKnown))
  if (count > 1) return false
  if (
    spoken &&
    !other &&
    !isIdle(token.word) &&
    brand.pieces >= wellKnown &&
    (isKindAt(tokens, at + 1, lexicon) || isLiked(tokens, at))
  )
    return true
  return (
    whole ||
    (!spoken &&
      !isIdle(token.word) &&
      (brand.pieces >= wellKnown || hasSureBeside(tokens, at, count, lexicon)))
  )
}

/** Returns whether the last word follows a verb of liking or wanting: "I love coach". */
const isLiked = (tokens: readonly Token[], at: number) =>
  at === tokens.length - 1 &&
  ['love', 'want', 'have', 'any', 'sell', 'buy', 'loves', 'wants', 'likes'].includes(
    tokens[at - 1]?.word ?? '',
  )

/** Returns whether the token is a kind of piece, as "jeans" in "I need gap jeans". */
const isKindAt = (tokens: readonly Token[], at: number, { entries }: Lexicon) =>
  entries.get(tokens[at]?.stem ?? '')?.filters?.category_tags !== undefined

/**
 * Returns whether the unstemmed key is a phrase of the entry; a kind counts in the plural too ("hoodies"),
 * while "Joie" is not "joy".
 */
const isSaid = ({ words, filters }: Entry, key: string) =>
  words.some(
    (phrase) =>
      brandKey(phrase) === key || (filters?.category_tags !== undefined && `${brandKey(phrase)}s` === key),
  )

/**
 * Returns whether a run of words is a kind of piece after words of use, such as "office shoes"; "happy
 * socks" is only a brand name.
 */
function isKindWithMore(run: readonly Token[], { entries }: Lexicon): boolean {
  const said = run.map(({ stem }) => entries.get(stem))
  const isUse = (entry: Entry | undefined) =>
    entry?.leanings?.some(({ key }) => key === 'search_tags') ?? false
  return said.slice(0, -1).every(isUse) && said.at(-1)?.filters?.category_tags !== undefined
}

/**
 * Returns whether the text holds nothing beside these words but an article or a negation: "gap", "the
 * gap", "not gap".
 */
function isAlone(tokens: readonly Token[], at: number, count: number): boolean {
  const before = tokens.slice(0, at).map(({ word }) => word)
  const isIntroduced =
    before.every((word) => word === 'the') || negations.some((phrase) => phrase.join() === before.join())
  return isIntroduced && at + count === tokens.length
}

/**
 * Returns whether the text has a filter, a brand or a number beside these words: "weekday trousers". In
 * "monsoon season", beside a wish, the name of a small brand counts as the ordinary word.
 */
const hasSureBeside = (tokens: readonly Token[], at: number, count: number, { entries, brands }: Lexicon) =>
  tokens.some(
    ({ word, stem }, i) =>
      (i < at || i >= at + count) &&
      (/\d/.test(word) || entries.get(stem)?.filters !== undefined || brands.has(word)),
  )

function isCapital(brand: KnownBrand, tokens: readonly Token[], at: number, text: string): boolean {
  const said = text.slice(tokens[at]?.from, tokens[at]?.to)
  const written = /^\p{Lu}/u.test(said) && (at > 0 || said === brand.name.slice(0, said.length))
  return written && /\p{Ll}/u.test(text) && hasSmallWords(tokens, text, at)
}

/** Returns whether another word begins in lower case; in "Express Your Style" a capital says nothing. */
const hasSmallWords = (tokens: readonly Token[], text: string, at: number) =>
  tokens.some(({ from }, i) => i !== at && /\p{Ll}/u.test(text[from] ?? ''))

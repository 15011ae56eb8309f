// Finds saved searches by the piece instead of pieces by the search: each search is stored under a few keys,
// and whatever piece a search can match has at least one of them. The cost of a change grows with the
// searches that share its keys, not with the number of all searches (decision 0159).

import { plain, singular } from '../query/engine/normal.ts'
import type { Filter } from '../search/parse-filters.ts'
import { type SearchQuery, strongWish } from '../search/search.ts'

/** The columns of a piece from which its keys are made; `text` is what its words are looked for in. */
export type KeyedPiece = Readonly<Record<string, unknown>> & { text: string }

/** Filters that are combined with each other, the most selective first. */
const combined = [
  'brand_name_tags',
  'sizing_id',
  'category_tags',
  'materials',
  'color_names',
  'condition',
] as const
const columns: Readonly<Record<(typeof combined)[number], string>> = {
  brand_name_tags: 'brand_names',
  sizing_id: 'sizing_id',
  category_tags: 'category_tags',
  materials: 'material_tags',
  color_names: 'color_names',
  condition: 'condition',
}
/** Further filters; a search without a combined filter is stored under the values of one of these. */
const single: Readonly<Record<string, string>> = {
  item_number: 'item_number',
  curation_id: 'curation_ids',
  supplier_id: 'supplier_id',
  dropshipper_id: 'dropshipper_id',
  advanced_color_names: 'advanced_color_names',
  search_tags: 'search_tags',
  condition_overrides: 'condition_overrides',
  pattern: 'pattern',
  jean_wash_tags: 'jean_wash_tags',
  pant_cut_tags: 'pant_cut_tags',
  neckline_tags: 'neckline_tags',
  sleeve_length: 'sleeve_length',
  shoe_width: 'shoe_width',
  waist_tags: 'waist_tags',
  style_tags: 'style_tags',
  occasion_tags: 'occasion_tags',
  department_tags: 'department_tags',
}

/** Most filters that one key combines. */
const partsMost = 3
/** Most keys of a search whose filters are combined; a further filter that would make more is left out. */
const keysMost = 24
/** Lengths of the beginnings of words that are keys. */
const wordLengths = [6, 3] as const
/** The key of searches that no other key fits: every piece has it. */
const everyPiece = '*'

const fold = (key: string, value: unknown) =>
  key === 'brand_name_tags' ? String(value).toLowerCase() : String(value)
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]

/** Returns every combination of one entry of each list, joined. */
const product = (lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>(
    (made, list) => made.flatMap((before) => list.map((one) => (before ? `${before}&${one}` : one))),
    [''],
  )

/** Returns the values of a filter as parts of keys; undefined for filters that are no list of values. */
function partsOf(filter: Filter): string[] | undefined {
  if (filter.kind !== 'terms' && filter.kind !== 'number') return undefined
  const { key } = filter.def
  return [...new Set([...filter.values, ...filter.also].map((value) => `${key}=${fold(key, value)}`))]
}

/** Returns the parts of the combined filters: the most selective that stay within `keysMost` keys. */
function combinedParts(query: SearchQuery): string[][] {
  const chosen: string[][] = []
  let keys = 1
  for (const key of combined) {
    const filter = query.filters.find(({ def }) => def.key === key)
    const parts = filter && partsOf(filter)
    if (!parts || chosen.length === partsMost) continue
    if (chosen.length > 0 && keys * parts.length > keysMost) continue
    chosen.push(parts)
    keys *= parts.length
  }
  return chosen
}

function wordKey({ words, anyWord }: SearchQuery): string | undefined {
  if (anyWord && words.length > 1) return undefined
  const longest = words
    .map((word) => singular(plain(word)))
    .reduce((best, word) => (word.length > best.length ? word : best), '')
  const length = wordLengths.find((one) => longest.length >= one)
  return length === undefined ? undefined : `word=${longest.slice(0, length)}`
}

/** Returns the keys of the strong wishes, of which a piece has to meet one; undefined when one has no key. */
function wishKeys({ wishful, wishes }: SearchQuery): string[] | undefined {
  if (!wishful) return undefined
  const keys = wishes.filter(({ weight }) => weight >= strongWish).map(({ filter }) => keysOfFilter(filter))
  return keys.every((list) => list !== undefined) ? keys.flat() : undefined
}

const keysOfFilter = (filter: Filter): string[] | undefined =>
  filter.def.key in single || combined.some((key) => key === filter.def.key) ? partsOf(filter) : undefined

/**
 * Returns the keys under which a saved search is stored. Every piece that its query finds has at least one of
 * them among its own (`pieceKeys`), so that new pieces find their searches quickly.
 */
export function searchKeys(query: SearchQuery): string[] {
  const parts = combinedParts(query)
  if (parts.length > 1) return product(parts)
  const word = wordKey(query)
  if (word?.length === `word=`.length + wordLengths[0]) return [word]
  if (parts.length > 0) return product(parts)
  const lists = query.filters.flatMap((filter) => {
    const keys = keysOfFilter(filter)
    return keys ? [keys] : []
  })
  const byColumn = lists.toSorted((a, b) => rankOf(a) - rankOf(b))[0]
  return byColumn ?? (word ? [word] : wishKeys(query)) ?? [everyPiece]
}

const singleOrder = Object.keys(single)
const rankOf = (keys: readonly string[]) => singleOrder.indexOf(keys[0]?.split('=')[0] ?? '')

/** Returns all match keys of a piece, some two hundred, by which it finds saved searches. */
export function pieceKeys(piece: KeyedPiece): string[] {
  const parts = combined.map((key) =>
    listOf(piece[columns[key]]).map((value) => `${key}=${fold(key, value)}`),
  )
  const keys = new Set([everyPiece])
  const combine = (from: number, before: string, depth: number): void => {
    for (let at = from; at < parts.length; at++)
      for (const part of parts[at] ?? []) {
        const key = before ? `${before}&${part}` : part
        keys.add(key)
        if (depth < partsMost) combine(at + 1, key, depth + 1)
      }
  }
  combine(0, '', 1)
  for (const [key, column] of Object.entries(single))
    for (const value of listOf(piece[column])) keys.add(`${key}=${fold(key, value)}`)
  for (const length of wordLengths)
    for (let at = 0; at + length <= piece.text.length; at++)
      keys.add(`word=${piece.text.slice(at, at + length)}`)
  return [...keys]
}

/**
 * Hashes a match key to a whole number below 2^53 (cyrb53), as it is stored. A collision costs one useless
 * comparison, never a wrong match: each search that a key finds is compared with the piece.
 */
export function keyNumber(key: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
}

/** Returns the price bounds of a search query in cents; null for a bound that it does not have. */
export function priceBounds(query: SearchQuery): { from: number | null; to: number | null } {
  const price = query.filters.find(({ def }) => def.key === 'price')
  return price?.kind === 'range' ? { from: price.from, to: price.to } : { from: null, to: null }
}

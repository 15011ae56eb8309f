// Finds a better search when the typed words find little: the same search with its spelling corrected, or
// with fewer words.

import {
  applies,
  type Correction,
  correctedTexts,
  correctionOf,
  worthCorrecting,
} from '@hemline/rules/query/engine/correction.ts'
import { plain, singular } from '@hemline/rules/query/engine/normal.ts'
import type { Part } from '@hemline/rules/query/engine/types.ts'
import { filtersOf } from '@hemline/rules/query/engine/understand.ts'
import type { Filter } from '@hemline/rules/search/parse-filters.ts'
import {
  type ReadSearch,
  readSearch,
  type SearchArgs,
  type SearchQuery,
} from '@hemline/rules/search/search.ts'
import type { ShopLexicon } from './shop-words.ts'

/** Returns how many items each query finds. */
export type Count = (queries: readonly SearchQuery[]) => Promise<number[]>
/**
 * The search to answer with, the spelling correction to tell (null: none), and the words that were left
 * out.
 */
export type Mended = { read: ReadSearch; correction: Correction | null; dropped: string[] }
type Asked = { args: SearchArgs; read: ReadSearch; total: number; shop: ShopLexicon; count: Count }

/**
 * How many conditions are left out one after the other; a search with more contradictions finds nothing.
 */
const roundsMost = 3

/**
 * Returns the search that replaces the typed words, which find `total` items: with corrected spelling, with
 * the words looked for in titles, or with words left out (decision 0089). Undefined when the typed words
 * stay: they find enough, `skipFallback` forbids it, or nothing else finds more.
 */
export async function mend(asked: Asked): Promise<Mended | undefined> {
  const { args, total } = asked
  const likely = args.query?.trim() && worthCorrecting(total) ? correctedReads(asked) : []
  const corrected = await correct(asked, likely)
  if (corrected) return corrected
  if (total > 0 || args.skipFallback === true) return undefined
  return (await inTitles(asked)) ?? shorten(asked, likely[0])
}

/** Filters whose value may be a detail of a piece that its title names: a satin camisole with a lace trim. */
const saidInTitles: readonly string[] = ['materials', 'pattern']

/**
 * Looks for the words of a material or pattern in the titles, when no piece that answers the rest is made of
 * the material or has the pattern all over.
 */
async function inTitles({ read, shop, count }: Asked): Promise<Mended | undefined> {
  const { understood, text, query } = read
  const said = understood.parts.filter(({ key, negated }) => !negated && saidInTitles.includes(key))
  const words = said.flatMap(({ from, to }) => text.slice(from, to).toLowerCase().split(/\s+/))
  if (words.length === 0 || !words.every((word) => isInTitles(word, shop))) return undefined
  const bare = said.reduce((of, { key }) => withoutKey(of, key), query)
  const titled = { ...bare, words: [...bare.words, ...words] }
  const [found = 0] = await count([titled])
  return found > 0 ? { read: readWithout(read, titled), correction: null, dropped: [] } : undefined
}

/** A corrected text and the search that it is read as. */
type Corrected = { text: string; read: ReadSearch }

function correctedReads({ args, read, shop }: Asked): Corrected[] {
  const known = { sizes: shop.lexicon.shop.names.sizes, lexicon: shop.lexicon }
  return correctedTexts(read.text, shop.dictionary).map((text) => ({
    text,
    read: readSearch({ ...args, query: text }, known),
  }))
}

async function correct(
  { args, read, total, count }: Asked,
  likely: readonly Corrected[],
): Promise<Mended | undefined> {
  if (likely.length === 0) return undefined
  const totals = await count(likely.map((one) => one.read.query))
  const best = likely[totals.findIndex((found) => applies(total, found))]
  if (!best) return undefined
  const applied = args.skipSpellcheck !== true
  return { read: applied ? best.read : read, correction: told(read, best, applied), dropped: [] }
}

const told = (read: ReadSearch, { text, read: { understood } }: Corrected, applied: boolean): Correction =>
  correctionOf({ original: read.text, corrected: text, filters: filtersOf(understood.parts).wanted, applied })

/**
 * Leaves words out of the typed text, or out of the corrected text when neither finds anything and the
 * corrected one has fewer unknown words: of "jacket blazrr" the blazer is meant.
 */
async function shorten(asked: Asked, corrected: Corrected | undefined): Promise<Mended | undefined> {
  const { args, read, shop } = asked
  const isNearer = corrected && unknownWords(corrected.read, shop).length < unknownWords(read, shop).length
  if (!isNearer) return withFewer(asked)
  const applied = args.skipSpellcheck !== true
  const fewer = await withFewer(applied ? { ...asked, read: corrected.read } : asked)
  return fewer && { ...fewer, correction: told(read, corrected, applied) }
}

/** A condition or word of a query that can be left out, and the typed words that stand for it. */
type Thing = { typed: string; without: (query: SearchQuery) => SearchQuery }

const weakestFirst = [
  'listed_days',
  'shoe_width',
  'neckline_tags',
  'sleeve_length',
  'waist_tags',
  'jean_wash_tags',
  'pant_cut_tags',
  'occasion_tags',
  'style_tags',
  'search_tags',
  'pattern',
  'condition',
  'materials',
  'advanced_color_names',
  'color_names',
  'sizing_id',
  'price',
  'department_tags',
  // Who names a brand would rather see that brand's other pieces.
  'category_tags',
  'brand_name_tags',
]

/**
 * Leaves out words that no title has, then one condition after another, weakest first, until something is
 * found. Returns undefined when nothing would be left of the search.
 */
async function withFewer({ read, shop, count }: Asked): Promise<Mended | undefined> {
  const unknown = unknownWords(read, shop)
  let query = withoutWords(read.query, unknown)
  let dropped = unknown
  if (!saysSomething(query)) return undefined
  if (unknown.length > 0 && ((await count([query]))[0] ?? 0) > 0)
    return { read: { ...read, query }, correction: null, dropped }
  for (let round = 0; round < roundsMost; round++) {
    const things = thingsOf(query, read).filter((thing) => saysSomething(thing.without(query)))
    if (things.length === 0) return undefined
    const current = query
    const totals = await count(things.map((thing) => thing.without(current)))
    const at = Math.max(
      0,
      totals.findIndex((total) => total > 0),
    )
    const thing = things[at]
    if (!thing) return undefined
    query = thing.without(query)
    dropped = [...dropped, thing.typed]
    if ((totals[at] ?? 0) > 0) return { read: readWithout(read, query), correction: null, dropped }
  }
  return undefined
}

const unknownWords = ({ query }: ReadSearch, shop: ShopLexicon) =>
  [...new Set(query.words)].filter((word) => !isInTitles(word, shop))
const isInTitles = (word: string, { lexicon }: ShopLexicon) => lexicon.titleStems.has(singular(plain(word)))

const withoutWords = (query: SearchQuery, words: readonly string[]): SearchQuery => {
  const kept = query.words.filter((word) => !words.includes(word))
  return { ...query, words: kept }
}

const saysSomething = ({ words, filters, wishes }: SearchQuery) =>
  words.length > 0 || filters.length > 0 || wishes.some(({ weight }) => weight > 0)

function thingsOf(query: SearchQuery, { text, understood }: ReadSearch): Thing[] {
  const words = [...new Set(query.words)].map(
    (word): Thing => ({ typed: word, without: (of) => withoutWords(of, [word]) }),
  )
  const parts = understood.parts.filter(
    ({ negated, key }) => !negated && query.filters.some(({ def }) => def.key === key),
  )
  const byKey = Map.groupBy(parts, ({ key }) => key)
  const filters = [...byKey]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([key, said]): Thing => ({ typed: typedOf(said, text), without: (of) => withoutKey(of, key) }))
  return [...words, ...filters]
}

const rank = (key: string) => weakestFirst.indexOf(key)
const typedOf = (parts: readonly Part[], text: string) =>
  [...new Set(parts.map(({ from, to }) => text.slice(from, to)))].join(' ')
const withoutKey = (query: SearchQuery, key: string): SearchQuery => ({
  ...query,
  filters: query.filters.filter(({ def }: Filter) => def.key !== key),
})

/** Removes the chips of conditions that were left out of the query. */
function readWithout(read: ReadSearch, query: SearchQuery): ReadSearch {
  const inForce = new Set(query.filters.map(({ def }) => def.key))
  return {
    ...read,
    query,
    understood: {
      ...read.understood,
      parts: read.understood.parts.filter(({ negated, key }) => negated || inForce.has(key)),
    },
  }
}

// The words of the shop at present: brands, categories, sizes and words of titles, and the lexicon and
// dictionary made from them.
import { setImmediate } from 'node:timers/promises'
import type { Db } from '@hemline/db/connect.ts'
import { curatedEntries } from '@hemline/rules/query/engine/entries.ts'
import { type Lexicon, makeLexicon } from '@hemline/rules/query/engine/lexicon.ts'
import { nearnessOf } from '@hemline/rules/query/engine/nearness.ts'
import { shopDictionary } from '@hemline/rules/query/engine/shop-dictionary.ts'
import type { Dictionary } from '@hemline/rules/query/engine/spelling-dictionary.ts'
import { countKey, type ShopWords } from '@hemline/rules/query/engine/types.ts'
import { nearWords } from '@hemline/rules/query/lexicon/nearness.gen.ts'
import { filterByKey } from '@hemline/rules/search/filters.ts'
import type { Context } from '../../context.ts'
import { englishWords } from '../../platform/english.ts'
import { searchClient } from '../../platform/search-client.ts'
import { listBrandNames, listFacetNames } from './search.db.ts'

export type ShopLexicon = { lexicon: Lexicon; dictionary: Dictionary }

const nearness = nearnessOf(nearWords)
const freshFor = 60_000
/** While the engine is away its counts are missing, so the words are read again sooner. */
const partialFor = 5_000
type Kept = { freshUntil: number; made: Promise<ShopLexicon> }
const kept = new WeakMap<Db, Map<string, Kept>>()

/**
 * Returns the shop's lexicon and dictionary, read at most once a minute (every 5 seconds while the engine is
 * away); the earlier ones answer during a new reading and after a failed one.
 */
export function shopLexicon(ctx: Context): Promise<ShopLexicon> {
  const now = ctx.now().getTime()
  const engine = ctx.config.SEARCH_URL
  const byEngine = kept.get(ctx.db) ?? new Map<string, Kept>()
  kept.set(ctx.db, byEngine)
  const known = byEngine.get(engine)
  if (known && now < known.freshUntil) return known.made
  const reading = readShop(ctx)
  const made = reading.then(async ({ shop }) => {
    const lexicon = makeLexicon(shop, curatedEntries, { english: englishWords(), nearness })
    // Between the two halves of the work others are served.
    await setImmediate()
    return { lexicon, dictionary: shopDictionary(lexicon, curatedEntries) }
  })
  const entry = { freshUntil: now + freshFor, made: known?.made ?? made }
  byEngine.set(engine, entry)
  Promise.all([reading, made]).then(
    ([{ whole }]) => byEngine.set(engine, { made, freshUntil: now + (whole ? freshFor : partialFor) }),
    () => known ?? byEngine.delete(engine),
  )
  return entry.made
}

const countedKeys = [
  'category_tags',
  'color_names',
  'advanced_color_names',
  'materials',
  'pattern',
  'style_tags',
  'occasion_tags',
] as const
const most = 50_000

async function readShop(ctx: Context): Promise<{ shop: ShopWords; whole: boolean }> {
  const terms = (field: string, size: number) => ({ terms: { field, size } })
  const columnOf = (key: string) => filterByKey.get(key)?.column ?? key
  const body = {
    size: 0,
    track_total_hits: false,
    query: { term: { state: 'listed' } },
    aggs: {
      brands: terms('brand_name', most),
      words: terms('title_words', most),
      ...Object.fromEntries(countedKeys.map((key) => [key, terms(columnOf(key), 1000)])),
    },
  }
  const [names, brandNames, answers] = await Promise.all([
    listFacetNames(ctx.db),
    listBrandNames(ctx.db),
    searchClient(ctx.config.SEARCH_URL)?.tryMsearch([body], (error) =>
      ctx.log.warn({ err: error }, 'the shop’s words are read without the search engine'),
    ),
  ])
  const aggregations = answers?.[0]?.aggregations as
    | Record<string, { buckets: { key: string; doc_count: number }[] }>
    | undefined
  const countsOf = (name: string) =>
    new Map((aggregations?.[name]?.buckets ?? []).map((bucket) => [bucket.key, bucket.doc_count]))
  const pieces = countsOf('brands')
  const counts = new Map(
    countedKeys.flatMap((key) =>
      [...countsOf(key)].map(([value, count]): [string, number] => [countKey(key, value), count]),
    ),
  )
  const brands = brandNames.map((name) => ({ name, pieces: pieces.get(name) ?? 0 }))
  return { shop: { brands, names, titleWords: countsOf('words'), counts }, whole: aggregations !== undefined }
}

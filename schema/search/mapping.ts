// The index: one place for settings, analyzers and mapping, and a hash by which a
// rebuild knows that they changed.
import { createHash } from 'node:crypto'
import type { SearchDocument } from './document.ts'
import { weights } from './ranking.ts'

type FieldMapping = Record<string, unknown>

// Nobody scores by a keyword: no norms, no frequencies.
const keyword: FieldMapping = { type: 'keyword', index_options: 'docs', norms: false }
// Counted on nearly every page, so the ordinals are made at refresh and not by the first shopper after it.
const facet: FieldMapping = { ...keyword, eager_global_ordinals: true }
const words: FieldMapping = { type: 'text', analyzer: 'shop_words', norms: false }
/** Words by their first letters, for the search among the brands of a listing. */
const start: FieldMapping = {
  type: 'text',
  analyzer: 'starts',
  search_analyzer: 'typed',
  norms: false,
  index_options: 'docs',
}
const date: FieldMapping = { type: 'date', format: 'strict_date_time' }
const whole: FieldMapping = { type: 'integer' }
const score: FieldMapping = { type: 'float' }
const flag: FieldMapping = { type: 'boolean' }

/**
 * The vector of a piece's look. The default engine of the plugin wants native libraries; Lucene's needs none.
 * Without the plugin the numbers are kept and nothing can be found by them.
 */
const lookField = (hasKnn: boolean): FieldMapping =>
  hasKnn
    ? {
        type: 'knn_vector',
        dimension: 128,
        data_type: 'byte',
        method: { name: 'hnsw', space_type: 'l2', engine: 'lucene' },
      }
    : { type: 'byte', index: false, doc_values: false }

const properties: Record<Exclude<keyof SearchDocument, 'look'>, FieldMapping> = {
  item_number: { type: 'long' },
  state: keyword,
  title: words,
  title_words: keyword,
  brand_name: { ...facet, fields: { words } },
  brand_names: { ...facet, fields: { lower: { ...keyword, normalizer: 'lower' }, start } },
  category_name: words,
  category_tags: facet,
  own_kind: keyword,
  department_tags: facet,
  condition: facet,
  price_cents: whole,
  sizing_id: facet,
  color_names: { ...facet, fields: { words } },
  advanced_color_names: keyword,
  own_color: keyword,
  own_shade: keyword,
  materials: words,
  material_tags: keyword,
  pattern: keyword,
  sleeve_length: keyword,
  shoe_width: keyword,
  condition_overrides: keyword,
  style_tags: keyword,
  occasion_tags: keyword,
  search_tags: keyword,
  pant_cut_tags: keyword,
  jean_wash_tags: keyword,
  waist_tags: keyword,
  neckline_tags: keyword,
  curation_ids: keyword,
  supplier_id: keyword,
  dropshipper_id: keyword,
  warehouse_id: keyword,
  new_with_tags: flag,
  clearance: flag,
  luxe_brand: flag,
  is_rare_find: flag,
  fresh_sale: flag,
  shop_local: flag,
  promotion_discount_percent: whole,
  favorite_count: whole,
  sellthrough_score: score,
  predicted_sell_score: score,
  standing: score,
  tetris_rank: whole,
  auction_bid_count: whole,
  auction_ends_at: date,
  listed_at: date,
  marked_down_at: date,
  held_until: date,
  traits: facet,
}

/** Fields in which words are looked up. All share one analyzer: cross_fields needs that. */
export const textFields = [
  'brand_name.words',
  'title',
  'category_name',
  'color_names.words',
  'materials',
] as const

/** Largest `from` plus `size` that the index answers: every page of any shop. */
export const resultWindow = 1_000_000_000

/** So many letters of a word are looked at. */
const startLength = 20
const byLetters = { type: 'custom', char_filter: ['no_apostrophe'], tokenizer: 'letters_and_digits' }

const settings = {
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  refresh_interval: '200ms',
  // By default a refresh waits for the merges it begins, half a second and more under load:
  // sales would be late by that.
  'merge_on_flush.enabled': false,
  max_result_window: resultWindow,
  // The outbox forgets a change when it is answered: by then it has to be on the disk, or the engine's
  // crash would lose it for good.
  'translog.durability': 'request',
  'sort.field': 'listed_at',
  'sort.order': 'desc',
  'sort.missing': '_last',
  analysis: {
    char_filter: { no_apostrophe: { type: 'pattern_replace', pattern: "['’`]", replacement: '' } },
    tokenizer: { letters_and_digits: { type: 'pattern', pattern: '[^\\p{L}\\p{N}]+' } },
    filter: {
      light_english: { type: 'stemmer', language: 'light_english' },
      starts: { type: 'edge_ngram', min_gram: 1, max_gram: startLength },
      as_long: { type: 'truncate', length: startLength },
    },
    analyzer: {
      shop_words: {
        type: 'custom',
        char_filter: ['no_apostrophe'],
        tokenizer: 'standard',
        filter: ['lowercase', 'asciifolding', 'light_english'],
      },
      starts: { ...byLetters, filter: ['lowercase', 'asciifolding', 'starts'] },
      typed: { ...byLetters, filter: ['lowercase', 'asciifolding', 'as_long'] },
    },
    normalizer: { lower: { type: 'custom', filter: ['lowercase'] } },
  },
}

type Plugins = {
  /** Whether the engine has the plugin for nearest neighbours (opensearch-knn). */
  hasKnn: boolean
}

const partsOf = ({ hasKnn }: Plugins) => ({
  settings: hasKnn ? { ...settings, knn: true } : settings,
  properties: { ...properties, look: lookField(hasKnn) },
})

/**
 * Returns a hash of settings, analyzers, mapping and document weights: an index with another hash must be
 * rebuilt.
 */
export const mappingHash = (plugins: Plugins): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...partsOf(plugins), weights }))
    .digest('hex')
    .slice(0, 16)

/**
 * Returns the request body that creates an index. `database`: the identity of the database whose pieces it
 * contains.
 */
export function indexBody(database: string, plugins: Plugins) {
  const parts = partsOf(plugins)
  return {
    settings: { index: parts.settings },
    mappings: {
      dynamic: 'strict',
      _meta: { hash: mappingHash(plugins), database },
      properties: parts.properties,
    },
  }
}

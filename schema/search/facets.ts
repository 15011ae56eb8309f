// The facets of a listing: what is asked of the engine, and how its counts become buckets that people read.
import { type Filter, filterByKey } from '@hemline/rules/filters.ts'
import { type Condition, conditionLabels, conditions } from '@hemline/rules/vocabulary/items.ts'

export const facetKeys: readonly string[] = ['category_tags', 'sizing_id', 'price', 'brand_name_tags', 'color_names', 'condition']

export type FacetBucket = { value: string; label: string; count: number; selected: boolean }
export type FacetKind = 'LIST' | 'SWATCH' | 'SIZE' | 'PRICE' | 'TOGGLE'
export type FacetResult = { key: string; label: string; kind: FacetKind; buckets: FacetBucket[]; histogram: [] }
const kindOf: Record<string, FacetKind> = { color_names: 'SWATCH', sizing_id: 'SIZE', price: 'PRICE' }

/** Names that live in the database. Sizes come in the order in which people expect them. */
export type FacetLabels = { sizes: ReadonlyMap<string, string>; categories: ReadonlyMap<string, string> }

type RawBucket = { key: string; doc_count: number }
export type RawAggregations = Record<string, { buckets: RawBucket[] | Record<string, { doc_count: number }> }>

/** Price bands in dollars; both ends belong to the band, as they do in the filter. */
const priceBands: readonly (readonly [from: number, to: number | null])[] = [
  [0, 25],
  [25, 50],
  [50, 75],
  [75, 100],
  [100, 150],
  [150, 250],
  [250, 500],
  [500, null],
]
const bandValue = (from: number | null, to: number | null) => `${from ?? ''}-${to ?? ''}`
const sizeOf: Record<string, number> = { brand_name_tags: 100, sizing_id: 500, category_tags: 300, color_names: 100, condition: 20 }

/** The aggregations of one facet; with its own filter also the count of each selected value, however rare it is. */
export function facetAggregations(key: string, own?: Filter): Record<string, unknown> {
  const field = filterByKey.get(key)?.column
  const counted =
    key === 'price'
      ? {
          range: {
            field,
            // The engine's upper end is exclusive: one cent more makes it inclusive.
            ranges: priceBands.map(([from, to]) => ({ key: bandValue(from, to), from: from * 100, ...(to !== null && { to: to * 100 + 1 }) })),
          },
        }
      : { terms: { field, size: sizeOf[key] } }
  return own === undefined ? { [key]: counted } : { [key]: counted, [`${key}:selected`]: { filters: { filters: selectedFilters(own) } } }
}

function selectedFilters(own: Filter): Record<string, unknown> {
  const field = own.def.column
  if (own.kind === 'range') {
    const bounds = { ...(own.from !== null && { gte: own.from }), ...(own.to !== null && { lte: own.to }) }
    return { v0: { range: { [field]: bounds } } }
  }
  const isBrand = own.def.key === 'brand_name_tags'
  // Counted by position: a value may be any text, and not every text is a safe name.
  return Object.fromEntries(
    selectedValues(own).map((value, i) => [`v${i}`, { term: isBrand ? { 'brand_name.lower': value.toLowerCase() } : { [field]: value } }]),
  )
}

/** The values of a filter as its facet writes them. */
function selectedValues(own: Filter): string[] {
  if (own.kind === 'terms') return own.values
  if (own.kind === 'number') return own.values.map(String)
  if (own.kind === 'range') return [bandValue(own.from === null ? null : own.from / 100, own.to === null ? null : own.to / 100)]
  return []
}

/** The buckets of one facet in the order in which they are shown; a selected value is there even when nothing is left of it. */
export function readFacet(key: string, aggregations: RawAggregations, labels: FacetLabels, own?: Filter): FacetResult {
  const raw = aggregations[key]?.buckets
  const chosen = own === undefined ? [] : selectedValues(own)
  const same = (a: string, b: string) => (key === 'brand_name_tags' ? a.toLowerCase() === b.toLowerCase() : a === b)
  const buckets = (Array.isArray(raw) ? raw : [])
    .map((bucket) => ({ value: String(bucket.key), count: bucket.doc_count }))
    .map((bucket) => ({ ...bucket, label: labelOf(key, bucket.value, labels), selected: chosen.some((value) => same(value, bucket.value)) }))
    .filter((bucket) => bucket.count > 0 || bucket.selected)
  const counts = aggregations[`${key}:selected`]?.buckets
  for (const [i, value] of chosen.entries()) {
    if (buckets.some((bucket) => same(bucket.value, value))) continue
    const count = counts !== undefined && !Array.isArray(counts) ? (counts[`v${i}`]?.doc_count ?? 0) : 0
    buckets.push({ value, count, label: labelOf(key, value, labels), selected: true })
  }
  return { key, label: filterByKey.get(key)?.label ?? key, kind: kindOf[key] ?? 'LIST', buckets: inOrder(key, buckets, labels), histogram: [] }
}

function inOrder(key: string, buckets: FacetBucket[], labels: FacetLabels): FacetBucket[] {
  const order = key === 'sizing_id' ? [...labels.sizes.keys()] : key === 'condition' ? (conditions as readonly string[]) : undefined
  if (order === undefined) return buckets
  const rank = new Map(order.map((value, index) => [value, index]))
  const rankOf = (bucket: FacetBucket) => rank.get(bucket.value) ?? order.length
  return buckets.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function labelOf(key: string, value: string, labels: FacetLabels): string {
  if (key === 'price') return priceLabel(value)
  if (key === 'condition') return conditionLabels[value as Condition] ?? value
  if (key === 'sizing_id') return labels.sizes.get(value) ?? value
  if (key === 'category_tags') return labels.categories.get(value) ?? capital(value.replaceAll('-', ' '))
  return key === 'color_names' ? capital(value) : value
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function priceLabel(value: string): string {
  const [from, to] = value.split('-')
  if (!to) return `$${from} and up`
  return !from || from === '0' ? `Up to $${to}` : `$${from} to $${to}`
}

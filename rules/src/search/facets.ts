// What a listing's facets hold and in which order, whoever counts: search engine and mocks hand in counts,
// this file makes them readable. The values that exist are in filters.ts (`facet`).

import { sentenceName } from '../common/labels.ts'
import { departments } from '../vocabulary/departments.ts'
import { type Condition, conditionLabels } from '../vocabulary/items.ts'
import { capital, type FacetNames, namesIndex, type ValueName } from './facet-names.ts'
import { type Counts, type FacetDef, type FacetListing, optionsInQuestion } from './facet-options.ts'
import { type HistogramBar, priceBars, priceLabel } from './facet-prices.ts'
import { type FacetKind, filterTable } from './filters.ts'
import { type Filter, writtenValues } from './parse-filters.ts'

export type FacetBucket = {
  value: string
  label: string
  count: number
  selected: boolean
  group: string | null
  hex: string | null
  depth: number | null
}
export type FacetChoice = { key: string; label: string; kind: FacetKind }
export type FacetResult = FacetChoice & { buckets: FacetBucket[]; histogram: HistogramBar[] }

export const facetTable: readonly FacetDef[] = filterTable.flatMap((def) =>
  def.facet ? [{ ...def, facet: def.facet }] : [],
)
export const facetByKey: ReadonlyMap<string, FacetDef> = new Map(facetTable.map((def) => [def.key, def]))

/** Counted when nobody says which. */
export const basicFacets: readonly string[] = [
  'category_tags',
  'sizing_id',
  'price',
  'brand_name_tags',
  'color_names',
  'condition',
]

/**
 * Nearly every piece has a value for these; for the other further facets a document says in
 * `traits` that it has one.
 */
export const everywhere: readonly string[] = [
  ...basicFacets,
  'department_tags',
  'style_tags',
  'occasion_tags',
  'pattern',
  'materials',
]
export const traitKeys: readonly string[] = facetTable
  .map((def) => def.key)
  .filter((key) => !everywhere.includes(key))

/** Brands are many: the most frequent ones are counted, the others are found by typing. */
export const brandsShown = 100

/** The facets asked for, in the order of the table, each once; null or undefined: the basic ones. */
export function facetsAsked(keys: readonly string[] | null | undefined): string[] {
  const wanted = keys ?? basicFacets
  return facetTable.map((def) => def.key).filter((key) => wanted.includes(key))
}

/**
 * The further facets that make sense: not asked for yet, and `present` in some piece
 * of the listing or chosen.
 */
export function furtherFacets(
  asked: readonly string[],
  present: ReadonlySet<string>,
  filters: readonly Filter[],
): FacetChoice[] {
  const isThere = ({ key }: FacetDef) =>
    everywhere.includes(key) || present.has(key) || filters.some((filter) => filter.def.key === key)
  return facetTable
    .filter((def) => !asked.includes(def.key) && isThere(def))
    .map(({ key, label, facet }) => ({ key, label, kind: facet }))
}

/** The values of a filter as its facet writes them. */
export function chosenValues(own: Filter | undefined): string[] {
  return own === undefined ? [] : writtenValues(own)
}

const sameBrand = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const sameText = (a: string, b: string) => a === b

/**
 * A facet as people read it. A finite one also has the values in question that nothing is left of; a chosen
 * value is always there. Values without an order of their own come by count, then by name.
 */
export function finishFacet(def: FacetDef, counted: Counts, listing: FacetListing): FacetResult {
  const { names } = listing
  const chosen = chosenValues(listing.filters.find((filter) => filter.def.key === def.key))
  const same = def.key === 'brand_name_tags' ? sameBrand : sameText
  const options = new Set(optionsInQuestion(def, listing))
  const byCount = [...counted.values]
    .filter(([value, count]) => count > 0 && !options.has(value) && isChoice(def.key, value, names))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([value]) => value)
  const values = [...options, ...byCount]
  const absent = chosen.filter((value) => !values.some((one) => same(one, value)))
  const buckets = [...values, ...absent].map((value): FacetBucket => {
    const count = counted.values.get(value) ?? counted.chosen.get(value) ?? 0
    const selected = chosen.some((one) => same(one, value))
    const { label, group, hex, depth } = nameOf(def.key, value, names)
    return { value, label, count, selected, group, hex, depth }
  })
  const { key, label, facet: kind } = def
  return {
    key,
    label,
    kind,
    buckets: inOrder(key, buckets, names),
    histogram: key === 'price' ? priceBars(counted.prices) : [],
  }
}

// §5: 'One Size' is no choice among sizes; a chosen one stays in sight.
const isChoice = (key: string, value: string, names: FacetNames) =>
  key !== 'sizing_id' || namesIndex(names).sizes.get(value)?.sizeCategory !== 'one'

function inOrder(key: string, buckets: FacetBucket[], names: FacetNames): FacetBucket[] {
  const rank = key === 'department_tags' ? departmentRank : namesIndex(names).ranks[key]
  if (rank === undefined) return buckets
  const rankOf = (bucket: FacetBucket) => rank.get(bucket.value) ?? rank.size
  return buckets.toSorted((a, b) => rankOf(a) - rankOf(b))
}

const departmentRank: ReadonlyMap<string, number> = new Map(departments.map((value, at) => [value, at]))

/** The name of a value; one that nobody knows is told by itself. */
function nameOf(key: string, value: string, names: FacetNames): ValueName {
  return (
    namesIndex(names).values[key]?.get(value) ?? {
      label: labelOf(key, value),
      group: null,
      hex: null,
      depth: key === 'category_tags' ? 0 : null,
    }
  )
}

function labelOf(key: string, value: string): string {
  if (key === 'price') return priceLabel(value)
  if (key === 'brand_name_tags' || key === 'sizing_id') return value
  if (key === 'condition') return conditionLabels[value as Condition] ?? value
  return key === 'category_tags' ? sentenceName(capital(value.replaceAll('-', ' '))) : capital(value)
}

// Builds a listing's facets from counts: which values each shows, with which labels and in which order.
// The search engine and the mocks supply the counts. The facets themselves are the rows of filters.ts with
// `facet`.

import { inCut, isSizeCut, petiteOrTall, type SizeCut } from '../catalogue/size-cuts.ts'
import { sentenceName } from '../common/labels.ts'
import { departments } from '../vocabulary/departments.ts'
import { type Condition, conditionLabels } from '../vocabulary/items.ts'
import { capital, type FacetNames, namesIndex, sizeHeading, type ValueName } from './facet-names.ts'
import { type Counts, type FacetDef, type FacetListing, optionsInQuestion } from './facet-options.ts'
import { type HistogramBar, priceBars, priceLabel } from './facet-prices.ts'
import { type FacetKind, filterTable } from './filters.ts'
import { type Filter, writtenValues } from './parse-filters.ts'

/** One value of a facet with its number of pieces. */
export type FacetBucket = {
  value: string
  label: string
  count: number
  selected: boolean
  group: string | null
  hex: string | null
  depth: number | null
}
/** A facet by name, without values, as the page offers further facets. */
export type FacetChoice = { key: string; label: string; kind: FacetKind }
/** A facet with its values; `histogram` is filled for the price alone. */
export type FacetResult = FacetChoice & { buckets: FacetBucket[]; histogram: HistogramBar[] }

/** All facets, in the order of the filter table. */
export const facetTable: readonly FacetDef[] = filterTable.flatMap((def) =>
  def.facet ? [{ ...def, facet: def.facet }] : [],
)
export const facetByKey: ReadonlyMap<string, FacetDef> = new Map(facetTable.map((def) => [def.key, def]))

/** The facets counted when a request names none. */
export const basicFacets: readonly string[] = [
  'category_tags',
  'sizing_id',
  'price',
  'brand_name_tags',
  'color_names',
  'condition',
]

/**
 * Facets for which nearly every piece has a value; for other facets the field `traits` of a search
 * document tells whether the piece has one.
 */
export const everywhere: readonly string[] = [
  ...basicFacets,
  'department_tags',
  'style_tags',
  'occasion_tags',
  'pattern',
  'materials',
]
/** Facets whose presence in a piece the field `traits` records. */
export const traitKeys: readonly string[] = facetTable
  .map((def) => def.key)
  .filter((key) => !everywhere.includes(key))

/** Number of brands counted in the brand facet, the most frequent first; shoppers find others by typing. */
export const brandsShown = 100

/**
 * Returns the requested facet keys in the order of the table, each once; the basic facets when `keys` is
 * null or undefined. Unknown keys are dropped.
 */
export function facetsAsked(keys: readonly string[] | null | undefined): string[] {
  const wanted = keys ?? basicFacets
  return facetTable.map((def) => def.key).filter((key) => wanted.includes(key))
}

/**
 * Returns the facets that the page may offer beside the requested ones: those that some piece of the
 * listing has (`present`) or that have a chosen value.
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

/** Returns the chosen values of a filter as its facet writes them; empty without a filter. */
export function chosenValues(own: Filter | undefined): string[] {
  return own === undefined ? [] : writtenValues(own)
}

const sameBrand = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const sameText = (a: string, b: string) => a === b

/**
 * Builds a facet for display from its counts. A finite facet also lists its values without pieces, and
 * every facet lists its chosen values. Values without an order of their own sort by count, then by value.
 */
export function finishFacet(def: FacetDef, counted: Counts, listing: FacetListing): FacetResult {
  const { names } = listing
  const chosen = chosenValues(listing.filters.find((filter) => filter.def.key === def.key))
  const same = def.key === 'brand_name_tags' ? sameBrand : sameText
  const cuts = cutsAsked(listing.filters)
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
    const { label, group, hex, depth } = nameOf(def.key, value, names, cuts)
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

// §5: the size facet does not offer 'One Size'; a chosen 'One Size' stays listed.
const isChoice = (key: string, value: string, names: FacetNames) =>
  key !== 'sizing_id' || namesIndex(names).sizes.get(value)?.sizeCategory !== 'one'

function inOrder(key: string, buckets: FacetBucket[], names: FacetNames): FacetBucket[] {
  const rank = key === 'department_tags' ? departmentRank : namesIndex(names).ranks[key]
  if (rank === undefined) return buckets
  const rankOf = (bucket: FacetBucket) => rank.get(bucket.value) ?? rank.size
  return buckets.toSorted((a, b) => rankOf(a) - rankOf(b))
}

const departmentRank: ReadonlyMap<string, number> = new Map(departments.map((value, at) => [value, at]))

/**
 * Returns the cuts that petite and tall sizes of a listing have: those that the size filter asks for, or
 * the listing's department. Empty where both may come.
 */
function cutsAsked(filters: readonly Filter[]): readonly SizeCut[] {
  const sizes = filters.find(({ def }) => def.key === 'sizing_id')
  const place = filters.find(({ def }) => def.key === 'department_tags')
  if (sizes?.kind === 'number' && sizes.cuts) return sizes.cuts
  return place?.kind === 'terms' && place.values.every(isSizeCut) ? place.values.filter(isSizeCut) : []
}

/** Returns the display data of a value; an unknown value is its own label. */
function nameOf(key: string, value: string, names: FacetNames, cuts: readonly SizeCut[]): ValueName {
  const size = key === 'sizing_id' && cuts.length === 1 ? namesIndex(names).sizes.get(value) : undefined
  const [cut] = cuts
  if (size?.departmentGroup === petiteOrTall && cut) {
    const { label, departmentGroup } = inCut(size, cut)
    return { label, group: sizeHeading({ ...size, departmentGroup }), hex: null, depth: null }
  }
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

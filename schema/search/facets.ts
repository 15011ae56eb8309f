// Builds the engine's aggregations for facets, and reads counts from its response; rules/src/search/facets.ts
// makes facets of the counts.
import { isOffsetSize } from '@hemline/rules/catalogue/size-cuts.ts'
import type { Counts, FacetDef } from '@hemline/rules/search/facet-options.ts'
import { priceStepCents } from '@hemline/rules/search/facet-prices.ts'
import { brandsShown, chosenValues } from '@hemline/rules/search/facets.ts'
import {
  cutsOf,
  type Filter,
  isWidened,
  oneSize,
  type Switches,
  widening,
} from '@hemline/rules/search/parse-filters.ts'
import { sizingIdOffset } from '@hemline/rules/vocabulary/constants.ts'
import { departments } from '@hemline/rules/vocabulary/departments.ts'
import { sizesClause } from './size-clause.ts'

type RawBucket = { key: string | number; doc_count: number }
type RawAggregation = {
  buckets?: RawBucket[] | Record<string, { doc_count: number }>
  /** The sizes among the pieces of the asked cuts. */
  sizes?: RawAggregation
}
export type RawAggregations = Record<string, RawAggregation>
type Aggregations = Record<string, unknown>

/**
 * The name of the aggregation that says which further facets there are, and how many pieces pass each toggle.
 */
export const traitsName = 'traits'
export const traitsAggregation: Aggregations = { [traitsName]: { terms: { field: 'traits', size: 100 } } }

const mostOf: Readonly<Record<string, number>> = {
  brand_name_tags: brandsShown,
  sizing_id: 1000,
  category_tags: 500,
}

/**
 * Builds the aggregations of one facet; with its own filter also the count of each chosen value, however rare
 * it is. An unchosen toggle needs none: the traits have it.
 */
export function facetAggregations(def: FacetDef, switches: Switches, own?: Filter): Aggregations {
  const chosen =
    own === undefined ? {} : { [`${def.key}:chosen`]: { filters: { filters: chosenClauses(own, switches) } } }
  if (def.facet === 'TOGGLE') return chosen
  return { ...countedBy(def, switches), ...chosen }
}

function countedBy({ key, column: field }: FacetDef, switches: Switches): Aggregations {
  if (key === 'price') {
    return { [`${key}:steps`]: { histogram: { field, interval: priceStepCents, min_doc_count: 1 } } }
  }
  // Pieces of a department and of maternity overlap: their counts can't be added up as those of sizes can.
  if (key === 'department_tags' && isWidened(key, switches)) {
    const filters = Object.fromEntries(
      departments.map((name) => [name, { terms: { [field]: [name, ...widening(key, name, switches)] } }]),
    )
    return { [key]: { filters: { filters } } }
  }
  const terms = { terms: { field, size: mostOf[key] ?? 100 } }
  if (key !== 'sizing_id' || !isWidened(key, switches)) return { [key]: terms }
  // Petite and tall share ids: those of the asked cuts are counted by the department tag.
  const inCuts = { filter: { terms: { department_tags: cutsOf(switches) } }, aggs: { sizes: terms } }
  return { [key]: terms, [`${key}:cuts`]: inCuts }
}

function chosenClauses(own: Filter, switches: Switches): Record<string, unknown> {
  const field = own.def.column
  if (own.kind === 'range') {
    const bounds = { ...(own.from !== null && { gte: own.from }), ...(own.to !== null && { lte: own.to }) }
    return { v0: { range: { [field]: bounds } } }
  }
  // Counted by position: a value may be any text, and not every text is a safe name.
  const clauseOf = (value: string) => {
    if (own.kind === 'boolean') return { term: { [field]: true } }
    if (own.def.key === 'brand_name_tags') return { term: { 'brand_names.lower': value.toLowerCase() } }
    if (own.def.key === 'sizing_id') return sizesClause(oneSize(own.def, value, switches))
    return { terms: { [field]: [value, ...widening(own.def.key, value, switches)] } }
  }
  return Object.fromEntries(chosenValues(own).map((value, i) => [`v${i}`, clauseOf(value)]))
}

const listOf = (aggregations: RawAggregations, name: string): [string, number][] =>
  bucketsOf(aggregations[name])

function bucketsOf(aggregation: RawAggregation | undefined): [string, number][] {
  const buckets = aggregation?.buckets ?? []
  if (Array.isArray(buckets)) return buckets.map((bucket) => [String(bucket.key), bucket.doc_count])
  return Object.entries(buckets).map(([key, bucket]) => [key, bucket.doc_count])
}

/**
 * Reads the counts of one facet from the answer to `facetAggregations`, by value. `traits`: those of the
 * listing with all its filters.
 */
export function readCounts(
  def: FacetDef,
  aggregations: RawAggregations,
  switches: Switches,
  own?: Filter,
): Counts {
  const chosenCounts = new Map(listOf(aggregations, `${def.key}:chosen`))
  const chosen = new Map(chosenValues(own).map((value, i) => [value, chosenCounts.get(`v${i}`) ?? 0]))
  const prices = new Map(
    listOf(aggregations, `${def.key}:steps`).map(([from, count]) => [Number(from), count]),
  )
  return { values: valuesOf(def, aggregations, switches, own), chosen, prices }
}

function valuesOf(
  def: FacetDef,
  aggregations: RawAggregations,
  switches: Switches,
  own?: Filter,
): Map<string, number> {
  if (def.facet === 'TOGGLE')
    return new Map(
      own === undefined ? [['true', new Map(listOf(aggregations, traitsName)).get(def.key) ?? 0]] : [],
    )
  const counted = new Map(listOf(aggregations, def.key))
  if (def.key !== 'sizing_id' || !isWidened(def.key, switches)) return counted
  // A piece has one size: what a size is widened by can be added up. A regular size may
  // be there as petite alone.
  const inCuts = new Map(bucketsOf(aggregations[`${def.key}:cuts`]?.sizes))
  const bases = [...counted.keys()].map((value) => String(Number(value) % sizingIdOffset))
  const countOf = (value: string) => (isOffsetSize(Number(value)) ? inCuts : counted).get(value) ?? 0
  const sum = (value: string) =>
    [value, ...widening(def.key, value, switches)].reduce((total, one) => total + countOf(one), 0)
  return new Map([...new Set([...counted.keys(), ...bases])].map((value) => [value, sum(value)]))
}

/**
 * Returns the keys of the further facets for which some piece of the listing has a value, from the answer.
 */
export function readTraits(aggregations: RawAggregations): ReadonlySet<string> {
  return new Set(listOf(aggregations, traitsName).map(([key]) => key))
}

/**
 * Returns brands and counts from the answer to `brandSearch`: brands of a listing with a word that begins as
 * typed.
 */
export const readBrands = (aggregations: RawAggregations): [string, number][] =>
  listOf(aggregations, 'brands')

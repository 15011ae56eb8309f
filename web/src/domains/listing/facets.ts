// The filters of a listing as the rail shows them: from the answer's facets, or without counts when the
// search engine is unavailable.

import { sentenceName, titleOfSlug } from '@hemline/rules/common/labels.ts'
import { filterByKey, filterTable } from '@hemline/rules/search/filters.ts'
import { type Listing, valuesOf } from '@hemline/rules/search/listing-url.ts'
import { conditionLabels, conditions } from '@hemline/rules/vocabulary/items.ts'
import type { FacetPartsFragment } from '@hemline/schema/generated/graphql.ts'
import { basicColorNames } from './color-swatches.ts'
import { basicFacets } from './listing-query.ts'
import type { Items } from './use-listing.ts'

export type FacetKind = FacetPartsFragment['kind']
/** One value of a filter; `count` is null when the search engine is unavailable. */
export type Option = {
  value: string
  label: string
  count: number | null
  selected: boolean
  group?: string | null
  hex?: string | null
  depth?: number | null
}
export type Bar = FacetPartsFragment['histogram'][number]
/** One filter; `options` is undefined until the section is opened and the options are requested. */
export type FacetView = {
  key: string
  label: string
  kind: FacetKind
  options: Option[] | undefined
  bars: readonly Bar[]
}
/** Filters that open and close together. */
export type Section = { key: string; label: string; views: FacetView[]; first: boolean; chosen: number }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function uncounted(key: string): Option[] {
  const plain = (value: string, label: string): Option => ({ value, label, count: null, selected: false })
  if (key === 'condition') return conditions.map((value) => plain(value, conditionLabels[value]))
  if (key === 'color_names') return basicColorNames.map((value) => plain(value, capital(value)))
  return []
}

/**
 * Returns the options with the chosen ones marked. A chosen value that the answer lacks is added, so
 * that it can be removed.
 */
function withChosen(options: Option[], chosen: readonly string[], key: string): Option[] {
  const marked = options.map((option) => ({
    ...option,
    selected: chosen.some((value) => same(value, option.value)),
  }))
  const absent = chosen.filter((value) => !options.some((option) => same(option.value, value)))
  return [
    ...marked,
    ...absent.map((value) => ({ value, label: plainLabel(key, value), count: null, selected: true })),
  ]
}

/**
 * Returns a label for a filter value, made from the value itself because no answer names it yet:
 * "midi-dresses" becomes "Midi dresses".
 */
export function plainLabel(key: string, value: string): string {
  if (key === 'condition') return (conditionLabels as Readonly<Record<string, string>>)[value] ?? value
  if (key === 'category_tags') return sentenceName(titleOfSlug(value))
  return capital(value)
}

/**
 * Returns a facet of an answer as the filters show it, with the values of the URL marked as chosen, since the
 * URL may be newer than the answer.
 */
export function viewOf(facet: FacetPartsFragment, search: string): FacetView {
  const chosen = facet.kind === 'PRICE' ? [] : valuesOf(search, facet.key)
  const { key, label, kind, buckets, histogram } = facet
  return {
    key,
    label,
    kind,
    options: kind === 'PRICE' ? buckets : withChosen(buckets, chosen, key),
    bars: histogram,
  }
}

/**
 * Leaves out the listing's own category and what lies outside it: /women/dresses offers the kinds of
 * dresses.
 */
function belowOwn(view: FacetView, own: string | undefined): FacetView {
  const options = view.options ?? []
  const at = own === undefined ? -1 : options.findIndex((option) => option.value === own)
  if (at < 0) return view
  const depth = options[at]?.depth ?? 0
  const after = options.slice(at + 1)
  const end = after.findIndex((option) => (option.depth ?? 0) <= depth)
  const below = end < 0 ? after : after.slice(0, end)
  const strangers = options.filter(
    (option) => option.selected && option.value !== own && !below.includes(option),
  )
  return {
    ...view,
    options: [
      ...below.map((option) => ({ ...option, depth: (option.depth ?? 0) - depth - 1 })),
      ...strangers,
    ],
  }
}

function bareView(key: string, search: string): FacetView {
  const def = filterByKey.get(key)
  const chosen = key === 'price' ? [] : valuesOf(search, key)
  return {
    key,
    label: def?.label ?? key,
    kind: def?.facet ?? 'LIST',
    options: withChosen(uncounted(key), chosen, key),
    bars: [],
  }
}

function firstViews(
  items: Items | undefined,
  listing: Listing,
  search: string,
  fixed: ReadonlySet<string>,
): FacetView[] {
  const own = listing.crumbs.length > 0 ? ownCategory(listing) : undefined
  return basicFacets
    .filter((key) => !fixed.has(key))
    .map((key) => {
      const facet = items?.facets.find((one) => one.key === key)
      const view =
        facet?.buckets.length || facet?.histogram.length
          ? viewOf(facet, search)
          : items?.degraded
            ? bareView(key, search)
            : undefined
      const shown = view ?? {
        ...bareView(key, search),
        options: withChosen([], key === 'price' ? [] : valuesOf(search, key), key),
      }
      return key === 'category_tags' ? belowOwn(shown, own) : shown
    })
    .filter((view) => view.key === 'price' || (view.options?.length ?? 0) > 0)
}

/**
 * Returns the category at the end of the path; undefined for departments, brands and listings without
 * one.
 */
function ownCategory(listing: Listing): string | undefined {
  const slug = listing.canonical.split('/').at(-1)
  return listing.pageType === 'Department' || listing.pageType === 'Brand' || listing.pageType === 'None'
    ? undefined
    : slug
}

function furtherViews(items: Items, search: string, fixed: ReadonlySet<string>): FacetView[] {
  const later = items.moreFacets.map(
    ({ key, label, kind }): FacetView => ({ key, label, kind, options: undefined, bars: [] }),
  )
  const known = items.facets
    .filter(({ key }) => !basicFacets.includes(key))
    .map((facet) => viewOf(facet, search))
  const rank = (key: string) => filterTable.findIndex((def) => def.key === key)
  return [...known, ...later].filter(({ key }) => !fixed.has(key)).sort((a, b) => rank(a.key) - rank(b.key))
}

const sectionOf = (view: FacetView, first: boolean, search: string): Section => ({
  key: view.key,
  label: view.label,
  views: [view],
  first,
  chosen: valuesOf(search, view.key).length,
})

/**
 * Returns the sections of the filters. Filters fixed by the path (its brand, its department) are not
 * offered again.
 */
export function filterSections(items: Items | undefined, listing: Listing, search: string): Section[] {
  const fixed = new Set(
    listing.filters
      .filter((f) => !listing.chosen.some(({ key }) => key === f.key) && f.key !== 'category_tags')
      .map((f) => f.key),
  )
  const first = firstViews(items, listing, search, fixed).map((view) => sectionOf(view, true, search))
  const further = items ? furtherViews(items, search, fixed) : []
  const toggles = further.filter((view) => view.kind === 'TOGGLE')
  const lists = further.filter((view) => view.kind !== 'TOGGLE').map((view) => sectionOf(view, false, search))
  const chosen = toggles.filter((view) => valuesOf(search, view.key).length > 0).length
  const only: Section[] =
    toggles.length > 0 ? [{ key: 'only', label: 'Only show', views: toggles, first: false, chosen }] : []
  // Departments come first and shoe widths after sizes, where shoppers look for them.
  const early = lists.filter(({ key }) => key === 'department_tags')
  const widths = lists.filter(({ key }) => key === 'shoe_width')
  const rest = lists.filter((one) => !early.includes(one) && !widths.includes(one))
  const at = first.findIndex(({ key }) => key === 'sizing_id') + 1
  return [...early, ...first.slice(0, at), ...widths, ...first.slice(at), ...only, ...rest]
}

/** Returns the filters of all sections of a listing in one list. */
export const viewsOf = (sections: readonly Section[]): FacetView[] => sections.flatMap(({ views }) => views)

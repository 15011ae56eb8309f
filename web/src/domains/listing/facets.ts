// The filters of a listing, ready to be drawn: from the answer's facets, or without counts when the search engine is away.

import { filterByKey } from '@hemline/rules/filters.ts'
import { type Listing, valuesOf } from '@hemline/rules/listing-url.ts'
import { conditionLabels, conditions } from '@hemline/rules/vocabulary/items.ts'
import { shortMoney } from '../../platform/format.ts'
import { basicColorNames } from './color-swatches.ts'
import type { Items } from './use-listing.ts'

/** `count` is null when nobody counted. */
export type Option = { value: string; label: string; count: number | null; selected: boolean }
export type FacetView = { key: string; label: string; options: Option[] }

const order = ['category_tags', 'sizing_id', 'price', 'brand_name_tags', 'condition', 'color_names']
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function uncounted(key: string): Option[] {
  const plain = (value: string, label: string): Option => ({ value, label, count: null, selected: false })
  if (key === 'condition') return conditions.map((value) => plain(value, conditionLabels[value]))
  if (key === 'color_names') return basicColorNames.map((value) => plain(value, capital(value)))
  return []
}

/** A chosen value must stay in sight so that it can be taken back, also when the answer has no bucket for it. */
function withChosen(options: Option[], chosen: readonly string[], key: string): Option[] {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  const marked = options.map((option) => ({ ...option, selected: chosen.some((value) => same(value, option.value)) }))
  const absent = chosen.filter((value) => !options.some((option) => same(option.value, value)))
  return [...marked, ...absent.map((value) => ({ value, label: plainLabel(key, value), count: null, selected: true }))]
}

function plainLabel(key: string, value: string): string {
  if (key === 'condition') return (conditionLabels as Readonly<Record<string, string>>)[value] ?? value
  return capital(value.replaceAll('-', ' '))
}

/** The groups of the rail, in the order of the design; a group without options is left out (price always has its fields). */
export function facetViews(items: Items | undefined, listing: Listing, search: string): FacetView[] {
  const fixed = listing.filters.filter((f) => !listing.chosen.includes(f) && f.key === 'brand_name_tags').map((f) => f.key)
  return order
    .filter((key) => !fixed.includes(key))
    .map((key) => {
      const facet = items?.facets.find((one) => one.key === key)
      const counted = facet?.buckets.map((b) => ({ value: b.value, label: b.label, count: b.count, selected: b.selected }))
      const options = counted?.length ? counted : items?.degraded ? uncounted(key) : []
      const chosen = key === 'price' ? [] : valuesOf(search, key)
      return { key, label: filterByKey.get(key)?.label ?? key, options: key === 'price' ? options : withChosen(options, chosen, key) }
    })
    .filter((view) => view.key === 'price' || view.options.length > 0)
}

export type Chip = { key: string; value: string; label: string }

/** "20-150" → "$20 – $150"; open ends in words. */
export function priceLabel(value: string): string {
  const [from = '', to = ''] = value.split('-')
  const dollars = (text: string) => shortMoney(Math.round(Number(text) * 100))
  if (from && to) return `${dollars(from)} – ${dollars(to)}`
  if (from) return `From ${dollars(from)}`
  return to ? `Up to ${dollars(to)}` : value
}

/** What was chosen, one chip a value, in the words of the facets. */
export function chips(listing: Listing, views: readonly FacetView[]): Chip[] {
  return listing.chosen.flatMap(({ key, values }) =>
    values.map((value) => {
      const def = filterByKey.get(key)
      const known = views.find((view) => view.key === key)?.options.find((option) => option.value.toLowerCase() === value.toLowerCase())
      const words = known?.label ?? plainLabel(key, value)
      if (key === 'price') return { key, value, label: priceLabel(value) }
      if (key === 'sizing_id') return { key, value, label: `Size ${words}` }
      if (def?.kind === 'boolean') return { key, value, label: def.label }
      const speaks = ['condition', 'color_names', 'brand_name_tags', 'category_tags'].includes(key)
      return { key, value, label: speaks ? words : `${def?.label ?? key}: ${words}` }
    }),
  )
}

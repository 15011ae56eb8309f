// The chosen filters in words.
import { sentence } from '@hemline/rules/common/sentence.ts'
import { filterByKey } from '@hemline/rules/search/filters.ts'
import type { Listing } from '@hemline/rules/search/listing-url.ts'
import { shortMoney } from '../../platform/format.ts'
import { filterSections, plainLabel, viewsOf } from './facets.ts'
import type { Items } from './use-listing.ts'

export type Chip = { key: string; value: string; label: string }

/**
 * Returns a price filter in words: "20-150" becomes "$20 – $150"; an open end becomes "Under …" or "…
 * and up".
 */
export function priceLabel(value: string): string {
  const [from = '', to = ''] = value.split('-')
  const dollars = (text: string) => shortMoney(Math.round(Number(text) * 100))
  if (Number(from) > 0 && to) return `${dollars(from)} – ${dollars(to)}`
  if (to) return `Under ${dollars(to)}`
  return from ? `${dollars(from)} and up` : value
}

/** Filters whose values need no name of the filter beside them. */
const speaking = [
  'condition',
  'color_names',
  'advanced_color_names',
  'brand_name_tags',
  'category_tags',
  'department_tags',
  'style_tags',
  'occasion_tags',
  'neckline_tags',
  'pant_cut_tags',
  'jean_wash_tags',
  'waist_tags',
  'pattern',
  'materials',
  'sleeve_length',
]

const days = (value: string) => (value === '1' ? 'day' : `${value} days`)

function chipLabel(key: string, value: string, words: string | undefined): string {
  const def = filterByKey.get(key)
  if (key === 'price') return priceLabel(value)
  // Only the answer knows a size's name; before that its number is known, which means nothing to
  // shoppers.
  if (key === 'sizing_id')
    return words === undefined || words === value
      ? 'Size …'
      : /^one size$/i.test(words)
        ? words
        : `Size ${words}`
  if (key === 'clothes_size') return `Clothes and shoes in size ${words ?? '…'}`
  if (key === 'shoe_width') return `${words ?? plainLabel(key, value)} width`
  if (key === 'listed_days') return `New in the last ${days(value)}`
  if (key === 'min_listed_days') return `Here for ${days(value)} or more`
  if (key === 'user_promotion_discount_percent') return `${value}% off or more`
  if (key === 'state') return sentence(value.replaceAll('_', ' '))
  if (def?.kind === 'boolean' || def?.kind === 'switch') return def.label
  if (key === 'without') return `Without ${value}`
  return speaking.includes(key)
    ? (words ?? plainLabel(key, value))
    : `${def?.label ?? key}: ${words ?? plainLabel(key, value)}`
}

/**
 * Returns key, value and label (from the answer's facets where they name it) of a chip for each chosen value
 * of the filters; My Sizes is left out.
 */
export function chips(listing: Listing, items: Items | undefined, search: string): Chip[] {
  const views = viewsOf(filterSections(items, listing, search))
  // My Sizes has a chip of its own.
  const own = listing.chosen.filter(({ key }) => key !== 'my_sizes')
  return own.flatMap(({ key, values }) => {
    const named = key === 'clothes_size' ? 'sizing_id' : key
    const options = views.find((view) => view.key === named)?.options
    return values.map((value) => {
      const known = options?.find((option) => option.value.toLowerCase() === value.toLowerCase())
      return { key, value, label: chipLabel(key, value, known?.label) }
    })
  })
}

// A saved search in one line: "Dresses · US 6, US 8 · up to $120 · without “polyester”".
import { joinLabels, sentenceName, titleOfSlug } from '../common/labels.ts'
import { type FacetNames, namesIndex } from '../search/facet-names.ts'
import { type Filter, isSizeKey, type SizesFilter } from '../search/parse-filters.ts'
import type { SearchQuery } from '../search/search.ts'
import { departmentLabels, isDepartment } from '../vocabulary/departments.ts'

/** The order in which filters are said. */
const order: readonly string[] = [
  'department_tags',
  'category_tags',
  'brand_name_tags',
  'materials',
  'pattern',
  'color_names',
  'advanced_color_names',
  'sizing_id',
  'clothes_size',
  'price',
  'condition',
]
/** Most values that are named of one filter. */
const namedMost = 4

const dollars = (cents: number): string =>
  `$${cents % 100 === 0 ? (cents / 100).toLocaleString('en-US') : (cents / 100).toFixed(2)}`

function rangeWords(filter: Extract<Filter, { kind: 'range' }>): string {
  if (filter.def.key === 'user_promotion_discount_percent') return `${filter.from ?? 0}% off or more`
  if (filter.def.key !== 'price') return filter.def.label
  if (filter.from === null) return `up to ${dollars(filter.to ?? 0)}`
  return filter.to === null
    ? `from ${dollars(filter.from)}`
    : `${dollars(filter.from)} to ${dollars(filter.to)}`
}

function valueLabel(key: string, value: string, names: FacetNames): string {
  if (key === 'department_tags') return isDepartment(value) ? departmentLabels[value] : value
  if (key === 'brand_name_tags') return value
  const known = namesIndex(names).values[key]?.get(value)?.label
  return known ?? sentenceName(titleOfSlug(value.replaceAll('_', '-')))
}

const listed = (labels: readonly string[]): string =>
  labels.length > namedMost
    ? [...labels.slice(0, namedMost - 1), `${labels.length - namedMost + 1} more`].join(', ')
    : labels.join(', ')

const valueWords = (key: string, values: readonly (string | number)[], names: FacetNames): string =>
  listed([...new Set(values.map((one) => valueLabel(key, String(one), names)))])

/** The sizes of a filter that are said: nobody asked for what `clothes_size` leaves in beside them. */
const sizesSaid = ({ def, values, also }: SizesFilter): readonly number[] =>
  def.key === 'clothes_size' ? values : [...values, ...also]

function filterWords(filter: Filter, names: FacetNames): string {
  const { key, label } = filter.def
  switch (filter.kind) {
    case 'terms':
      return valueWords(key, [...filter.values, ...filter.also], names)
    case 'number':
      return key === 'clothes_size'
        ? `clothes and shoes in ${valueWords('sizing_id', sizesSaid(filter), names)}`
        : valueWords(key, sizesSaid(filter), names)
    case 'range':
      return rangeWords(filter)
    case 'boolean':
      return label.toLowerCase()
    case 'date':
      return `listed since ${filter.from.toISOString().slice(0, 10)}`
    case 'days':
      return key === 'listed_days'
        ? `new in the last ${filter.days} days`
        : `here for ${filter.days} days or more`
    case 'words':
      return `without ${filter.values.map((word) => `“${word}”`).join(', ')}`
  }
}

const rank = ({ def }: Filter) => {
  const at = order.indexOf(def.key)
  return def.key === 'without' ? order.length + 1 : at < 0 ? order.length : at
}

const sizeWords = (filter: Filter, names: FacetNames) => {
  const isOne = filter.kind === 'number' && filter.values.length === 1
  const words = filter.kind === 'number' ? valueWords('sizing_id', sizesSaid(filter), names) : ''
  return `your ${isOne ? 'size' : 'sizes'} ${words}`
}

/**
 * Describes a saved search's criteria in one line, parts joined by " · ", words to leave out last. With
 * `inOwnSizes` the sizes are called those of the reader.
 */
export function searchCriteria(
  query: SearchQuery,
  text: string,
  names: FacetNames,
  inOwnSizes = false,
): string {
  const shown = query.filters.filter(({ def }) => def.key !== 'state').toSorted((a, b) => rank(a) - rank(b))
  const asked = shown
    .filter(({ kind }) => kind !== 'words')
    .map((filter) =>
      inOwnSizes && isSizeKey(filter.def.key) ? sizeWords(filter, names) : filterWords(filter, names),
    )
  const words = query.words.length > 0 || query.wishful ? [`“${text}”`] : []
  const refused = query.without.map((filter) => `not ${filterWords(filter, names).toLowerCase()}`)
  const left = shown.filter(({ kind }) => kind === 'words').map((filter) => filterWords(filter, names))
  return [...words, ...asked, ...refused, ...left].join(' · ')
}

/**
 * Suggests names for a saved search, best first: its title, then the title with one distinguishing filter
 * (size, color, material, price, condition), last with all of them.
 */
export function suggestedNames(title: string, query: SearchQuery, names: FacetNames): string[] {
  const bare = title.replace(/^“(.*)”$/u, '$1')
  const base = bare.charAt(0).toUpperCase() + bare.slice(1)
  const wordsOf = (key: string) => {
    const filter = query.filters.find(({ def }) => def.key === key)
    return filter ? filterWords(filter, names) : ''
  }
  const further = ['sizing_id', 'color_names', 'materials', 'price', 'condition']
    .map(wordsOf)
    .filter((words) => words !== '')
  return [base, ...further.map((words) => `${base}, ${words.toLowerCase()}`), joinLabels([base, ...further])]
}

// What of an address' filters makes sense on its page. Title, chips, canonical, neighbours, robots and the
// request are all made of what is kept here; the notes tell the rest.
import { controlTable, type FilterInput, filterByKey } from './filters.ts'
import type { CategoryName } from './listing-path.ts'
import { parseFilters, refuse, shortenForNote, writtenValues } from './parse-filters.ts'

/**
 * Chosen categories are below the path's own and stand in for it: values of one key are OR, so both
 * together would not narrow.
 */
export const narrowed = 'category_tags'
type Page = { own: readonly FilterInput[]; categories?: readonly CategoryName[] | undefined }
export type Choice = { chosen: FilterInput[]; notes: string[] }

export const toldMost = 3
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * The filters of an address that make sense on its page, in the order in which they came and as an address
 * writes them. The path's own keys are its own: the same value again is redundant, another one is left out
 * with a note. `categories`: other slugs are refused.
 */
export function choiceOf(inputs: readonly FilterInput[], { own, categories }: Page): Choice {
  const { filters, notes } = parseFilters(inputs)
  const chosen = inputs.flatMap(({ key, values }): FilterInput[] => {
    const def = filterByKey.get(key)
    if (!def) return []
    if (def.kind === 'switch') return switchValue(key, values)
    const filter = filters.find((one) => one.def.key === key)
    const written = filter ? writtenValues(filter) : []
    const fixed = own.find((one) => one.key === key)
    const fresh = fixed ? written.filter((value) => !fixed.values.some((one) => same(one, value))) : written
    if (fixed && key !== narrowed) {
      if (fresh.length > 0) notes.push(`${def.label}: this page has its own, so we left out ${told(fresh)}.`)
      return []
    }
    const known =
      key === narrowed && categories
        ? fresh.filter((slug) => categories.some((one) => one.slug === slug))
        : fresh
    for (const slug of fresh.filter((one) => !known.includes(one)).slice(0, toldMost))
      refuse(def, slug, notes)
    return known.length > 0 ? [{ key, values: known }] : []
  })
  return { chosen, notes: [...new Set(notes)] }
}

const told = (values: readonly string[]): string => {
  const first = values.slice(0, toldMost).map((value) => `"${shortenForNote(value)}"`)
  return values.length > toldMost
    ? `${first.join(', ')} and ${values.length - toldMost} more`
    : first.join(', ')
}

/** A switch is on or not there; My Sizes can be switched off too. */
function switchValue(key: string, values: readonly string[]): FilterInput[] {
  const words = values.map((value) => value.toLowerCase())
  if (words.includes('true')) return [{ key, values: ['true'] }]
  return key === 'my_sizes' && words.includes('false') ? [{ key, values: ['false'] }] : []
}

/** Words of our own addresses that are no filters. */
const otherKeys: readonly string[] = [
  ...controlTable.map(({ key }) => key),
  'webview',
  'exact',
  'featured_item',
  'letter',
  'referral_code',
  'referral_context',
  'from_pla',
  'no_sold_redirect',
]

/**
 * Keys that are neither filters nor any other words of ours; listing-slips.ts tells
 * which were meant as filters.
 */
export const strangeKeys = (keys: Iterable<string>): string[] =>
  [...new Set(keys)].filter((key) => !filterByKey.has(key) && !otherKeys.includes(key))

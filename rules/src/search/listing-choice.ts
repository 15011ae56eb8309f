// Decides which filters of an address apply on its page, and writes notes about the others. Title, chips,
// canonical address, related links, robots and the search request all use the filters kept here.
import { controlTable, type FilterInput, filterByKey } from './filters.ts'
import type { CategoryName } from './listing-path.ts'
import { parseFilters, refuse, shortenForNote, writtenValues } from './parse-filters.ts'

/**
 * The key whose chosen values replace the path's own: a chosen category lies below the path's category,
 * and since values of one key are alternatives, both together would not narrow the listing.
 */
export const narrowed = 'category_tags'
type Page = { own: readonly FilterInput[]; categories?: readonly CategoryName[] | undefined }
/** The filters that apply, as an address writes them, and notes for the shopper about the rest. */
export type Choice = { chosen: FilterInput[]; notes: string[] }

/** Number of left-out values that one note names. */
export const toldMost = 3
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * Returns the filters of an address that apply on its page, in their order in the address. A key that the
 * path fixes keeps the path's value: the same value again is dropped, another one is left out with a note.
 * With `categories` given, other category slugs are left out with a note; unknown keys without one.
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

/** Returns a switch filter when it is on; `my_sizes` also when it is "false". */
function switchValue(key: string, values: readonly string[]): FilterInput[] {
  const words = values.map((value) => value.toLowerCase())
  if (words.includes('true')) return [{ key, values: ['true'] }]
  return key === 'my_sizes' && words.includes('false') ? [{ key, values: ['false'] }] : []
}

/** Keys of our own addresses that are not filters. */
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
 * Returns the query parameters that are neither filters nor other known parameters of our URLs;
 * listing-slips.ts finds those that were meant as filters.
 */
export const strangeKeys = (keys: Iterable<string>): string[] =>
  [...new Set(keys)].filter((key) => !filterByKey.has(key) && !otherKeys.includes(key))

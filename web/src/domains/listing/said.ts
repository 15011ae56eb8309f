// What the text says by the answer in sight, which may be the one before while the next is on its way.
import { partsStill, type Said, type SaidPart } from '@hemline/rules/search/listing-text.ts'
import type { Listing } from '@hemline/rules/search/listing-url.ts'
import type { Items } from './use-listing.ts'

/** `answered`: the text that `items` are for. */
export function saidOf({ text }: Listing, items: Items | undefined, answered: string): Said {
  if (!items) return { text, parts: [] }
  const { correction, understood } = items
  const read = {
    text: correction?.applied ? correction.correctedQuery.searchText : answered,
    parts: understood,
  }
  return text === answered ? read : { text, parts: partsStill(read, text) }
}

/** "Red", "Not leather"; names keep their capitals. */
export function partLabel({ key, label, negated }: Pick<SaidPart, 'key' | 'label' | 'negated'>): string {
  if (!negated || /^(?:not|no) /i.test(label)) return label
  const isName = key === 'brand_name_tags' || !/^\p{Lu}\p{Ll}/u.test(label)
  return `Not ${isName ? label : label.charAt(0).toLowerCase() + label.slice(1)}`
}

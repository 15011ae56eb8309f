// The filters that the answer recognized in the search text. The answer may be an earlier one while the
// next loads.
import { partsStill, type Said, type SaidPart } from '@hemline/rules/search/listing-text.ts'
import type { Listing } from '@hemline/rules/search/listing-url.ts'
import type { Items } from './use-listing.ts'

/**
 * Returns the search text with the parts of it that were recognized as filters and are still in it; no parts
 * without `items`. `answered`: the text that `items` answers. Where the listing's text is that one and its
 * spelling was corrected, the corrected text is returned.
 */
export function saidOf({ text }: Listing, items: Items | undefined, answered: string): Said {
  if (!items) return { text, parts: [] }
  const { correction, understood } = items
  const read = {
    text: correction?.applied ? correction.correctedQuery.searchText : answered,
    parts: understood,
  }
  return text === answered ? read : { text, parts: partsStill(read, text) }
}

/**
 * Returns the label of a part of the search text that was understood as a filter: "Red" or "Not leather"; a
 * brand keeps its capitals.
 */
export function partLabel({ key, label, negated }: Pick<SaidPart, 'key' | 'label' | 'negated'>): string {
  if (!negated || /^(?:not|no) /i.test(label)) return label
  const isName = key === 'brand_name_tags' || !/^\p{Lu}\p{Ll}/u.test(label)
  return `Not ${isName ? label : label.charAt(0).toLowerCase() + label.slice(1)}`
}

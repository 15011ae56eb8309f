// Texts at the top of the home page: the web host writes them into the document, and the site shows the
// same.
import type { Condition } from '../vocabulary/items.ts'

export const homeWords = {
  heading: ['Worn well.', 'Passed on.'],
  below: 'Clothes with years left in them, each shown with its flaws, and priced up to 90% below retail.',
  ways: [
    { label: 'Shop women', href: '/women' },
    { label: 'Clean out a closet', href: '/cleanout' },
  ],
  /** Labels below the three counts; the second may name a day instead. */
  counts: { women: 'pieces for women', fresh: 'in the last 7 days', brands: 'brands with pieces today' },
} as const

/** Filter for the pieces in pictures that represent the shop: only conditions without flaws. */
export const showpieces: { key: 'condition'; values: Condition[] } = {
  key: 'condition',
  values: ['new_with_tags', 'excellent'],
}

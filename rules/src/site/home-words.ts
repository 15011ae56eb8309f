// The words at the top of the home page: the host writes them into the document, the site shows the same.
import type { Condition } from '../vocabulary/items.ts'

export const homeWords = {
  heading: ['Worn well.', 'Passed on.'],
  below: 'Clothes with years left in them, looked over by hand, measured, and priced up to 90% below retail.',
  ways: [
    { label: 'Shop women', href: '/women' },
    { label: 'Clean out a closet', href: '/cleanout' },
  ],
  /** What stands below the three counts; the second may tell of a day. */
  counts: { women: 'pieces for women', fresh: 'in the last 7 days', brands: 'brands' },
} as const

/** What a picture that stands for the shop shows: a piece in a grade that has no flaws. */
export const showpieces: { key: 'condition'; values: Condition[] } = {
  key: 'condition',
  values: ['new_with_tags', 'excellent'],
}

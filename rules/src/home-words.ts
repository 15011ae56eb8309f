// The words at the top of the home page: the host writes them into the document, the site shows the same.
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

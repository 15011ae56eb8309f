// Placeholders for the legal pages; the shop's real texts are in its content tables.
export type MockLegalDocument = { slug: string; title: string; bodyMarkdown: string; updatedOn: string }

const text = (about: string) => `## What this says

${about}

## Changes

We post every change here before it counts, with the day from which it does.

## Questions

Write to [our support](/contact). A person answers.
`

export const legalDocuments: readonly MockLegalDocument[] = [
  {
    slug: 'tou',
    title: 'Terms of Use',
    updatedOn: '2026-09-01',
    bodyMarkdown: text(
      'You may shop and sell here as a person of age. Every piece is one of a kind: a hold in a cart is for a while, not for good.',
    ),
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    updatedOn: '2026-09-01',
    bodyMarkdown: text(
      'We keep what an order needs, and a number that tells one visitor from another. We sell nobody’s data.',
    ),
  },
  {
    slug: 'seller-terms',
    title: 'Seller Terms',
    updatedOn: '2026-06-15',
    bodyMarkdown: text(
      'What we can’t sell is donated or recycled. What sells is paid out after the return window.',
    ),
  },
  {
    slug: 'referrals-terms-and-conditions',
    title: 'Referral Terms and Conditions',
    updatedOn: '2026-06-15',
    bodyMarkdown: text(
      'A friend gets 45% off a first order plus free shipping; you get $40 once it is delivered.',
    ),
  },
]

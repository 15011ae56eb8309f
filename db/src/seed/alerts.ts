// The shop's first alerts (decision 0143). Neither is for anybody whom a demonstration logs in as.
import type { Cell } from './copy.ts'

export const alertColumns = [
  'id',
  'kind',
  'header',
  'body',
  'action_label',
  'action_link',
  'tier_id',
  'starts_at',
  'priority',
  'logged_in',
  'tiers',
  'treatments',
] as const

/** Returns the seeded rows of the table alert: a loyalty tier's greeting and a notice. */
export const alertRows = (): readonly (readonly Cell[])[] => [
  [
    '01939bd2-4c11-7a55-8d21-00000000a101',
    'loyalty_tier',
    'You are a Vit member now',
    'Thank you: few people buy and sell here as you do.\n\nYou see new pieces a day before others, as long as you are a Vit member.',
    'See what is new',
    '/products?sort=newest_first',
    'tier_3',
    new Date('2026-11-01T00:00:00Z'),
    10,
    true,
    ['tier_3'],
    [],
  ],
  [
    '01939bd2-4c11-7a55-8d21-00000000a102',
    'notice',
    'Every piece here is one of a kind',
    'A piece in your cart is held for you for twenty minutes, and nobody else can buy it meanwhile.',
    'How it works',
    '/concept',
    null,
    new Date('2026-11-01T00:00:00Z'),
    0,
    null,
    [],
    ['welcome_words:b'],
  ],
]

// The shop's first alerts (decisions 0143 and 0192). None is for anybody whom a demonstration logs in as: a
// tier that was given by hand was not reached.
import { tierGreetings } from '@hemline/rules/rewards/greetings.ts'
import { tierPopupFlag } from '@hemline/rules/vocabulary/rewards.ts'
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
  'reached',
  'image_url',
  'flag',
] as const

/** The greeting of a tier, for everybody who reached it by orders; the modal lists what comes with it. */
const tierRow = (id: string, tier: 'tier_2' | 'tier_3', picture: string): readonly Cell[] => [
  id,
  'loyalty_tier',
  tierGreetings[tier].header,
  tierGreetings[tier].body,
  'See all benefits',
  '/rewards/benefits',
  tier,
  new Date('2026-11-01T00:00:00Z'),
  10,
  true,
  [tier],
  [],
  true,
  picture,
  tierPopupFlag,
]

/** Returns the seeded rows of the table alert: a greeting of each higher tier, and a notice. */
export const alertRows = (): readonly (readonly Cell[])[] => [
  tierRow('01939bd2-4c11-7a55-8d21-00000000a101', 'tier_3', '/alerts/vit.svg'),
  tierRow('01939bd2-4c11-7a55-8d21-00000000a103', 'tier_2', '/alerts/superstar.svg'),
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
    null,
    null,
    null,
  ],
]

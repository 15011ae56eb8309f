// Greta's pieces in all relevant states, in the bags of seed/kits.ts.

import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { dropsOf } from '@hemline/rules/consignment/consignment.ts'
import type { PriceBy } from '@hemline/rules/consignment/words.ts'
import { type PayoutTerms, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import type { BrandTier } from '@hemline/rules/vocabulary/items.ts'
import type { MockItem } from '../item.ts'
import { markedItems } from '../marked.ts'

export type MockConsigned = {
  itemNumber: number
  bagNumber: string
  state: ItemState
  terms: PayoutTerms
  firstPrice: number
  price: number
  /** The unpaid part of the bag's fee in cents; zero when left out. */
  bagFeeLeft?: number
  gradedAt: string
  listedAt: string | null
  soldAt: string | null
  paid: boolean
  changes: { id: string; at: string; to: number; by: PriceBy; requestKey?: string }[]
  moves: { id: string; at: string; from: ItemState | null; to: ItemState; charity?: string }[]
  declineReason: string | null
  declineNote: string | null
  reclaimEndsAt: string | null
  /** When it was let go into a rescue box. */
  rescueShelvedAt?: string
}

const dayMs = 86_400_000
type Sketch = {
  state: ItemState
  bag?: string
  tier?: BrandTier
  daysListed?: number
  soldAgo?: number
  reason?: string
  note?: string
  reclaimIn?: number
  paid?: boolean
}
const sketches: readonly Sketch[] = [
  { state: 'listed', tier: 'designer', daysListed: 50 },
  { state: 'listed', tier: 'mid', daysListed: 50 },
  { state: 'listed', tier: 'premium', daysListed: 22 },
  { state: 'listed', tier: 'luxury', daysListed: 6 },
  { state: 'listed', tier: 'designer', daysListed: 3, bag: '204002' },
  { state: 'delivered', daysListed: 50, soldAgo: 31, paid: true },
  { state: 'shipped', daysListed: 50, soldAgo: 3 },
  { state: 'pending_sale', daysListed: 50, soldAgo: 0 },
  { state: 'unaccepted', reason: 'flawed', note: 'Moth holes on both cuffs.', reclaimIn: 18 },
  { state: 'unaccepted', reason: 'low_value', reclaimIn: 18 },
  { state: 'no_payout', reason: 'too_worn', note: 'The elbows are thin.' },
  { state: 'pending_listing', bag: '204002' },
  { state: 'under_review', bag: '204002' },
]

const timesOf = (now: Date) => (days: number) => new Date(now.getTime() - days * dayMs).toISOString()

function consigned(item: MockItem, one: Sketch, now: Date): MockConsigned {
  const ago = timesOf(now)
  const terms = termsOf({ service: 'standard', tier: one.tier ?? 'mid', incentives: [], brandPays: true })
  const listedAt = one.daysListed === undefined ? null : ago(one.daysListed)
  const soldAt = one.soldAgo === undefined ? null : ago(one.soldAgo)
  const drops = listedAt
    ? dropsOf({ startPrice: cents(item.price_cents), listedAt: new Date(listedAt), terms })
    : []
  const had = drops.filter((drop) => drop.at <= new Date(soldAt ?? now))
  const graded = one.reason ? 'unaccepted' : one.state === 'under_review' ? 'under_review' : 'pending_listing'
  const gradedAt = ago((one.daysListed ?? 4) + 2)
  return {
    itemNumber: item.item_number,
    bagNumber: one.bag ?? '204001',
    state: one.state,
    terms,
    listedAt,
    soldAt,
    paid: one.paid === true,
    gradedAt,
    firstPrice: item.price_cents,
    price: had.at(-1)?.price ?? item.price_cents,
    changes: had.map((drop, i) => ({
      id: `${item.item_number}-${i}`,
      at: drop.at.toISOString(),
      to: drop.price,
      by: 'schedule' as const,
    })),
    moves: [
      { id: `${item.item_number}-graded`, at: gradedAt, from: 'processing', to: graded },
      ...(one.state === 'no_payout'
        ? [
            {
              id: `${item.item_number}-given`,
              at: ago(1),
              from: 'unaccepted' as const,
              to: 'no_payout' as const,
              charity: 'Open Door Fund',
            },
          ]
        : []),
    ],
    declineReason: one.reason ?? null,
    declineNote: one.note ?? null,
    reclaimEndsAt: one.reclaimIn === undefined ? null : ago(-one.reclaimIn),
  }
}

/**
 * Returns the consigned pieces, taken from the end of the mocks' pieces, where no marked ones are. The
 * time on sale of the marked reclaimable piece is over.
 */
export function seededConsigned(items: readonly MockItem[], now: Date): MockConsigned[] {
  const marked = new Set<number>(Object.values(markedItems))
  const free = items
    .filter(
      (item) =>
        item.state === 'listed' &&
        !marked.has(item.item_number) &&
        item.source === 'own' &&
        item.photo_ids.length > 0,
    )
    .slice(-sketches.length)
  const expired = items.find((item) => item.item_number === markedItems.reclaimable)
  return [
    ...free.flatMap((item, i) => {
      const sketch = sketches[i]
      return sketch ? [consigned(item, sketch, now)] : []
    }),
    ...(expired
      ? [consigned(expired, { state: 'expired', tier: 'value', daysListed: 63, reclaimIn: 12 }, now)]
      : []),
  ]
}

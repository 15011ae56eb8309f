// Rows of the demonstration's kits and bags: those of the seller whose account can be opened, and those
// of invented sellers, so that the warehouses have queues.
import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import type { RestChoice } from '@hemline/rules/consignment/consignment.ts'
import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import type { BagStatus } from '@hemline/rules/kits/states.ts'
import type { BagType, CleanoutIncentive, CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import type pg from 'pg'

export const dayMs = 86_400_000
/** When a bag's steps happened, in days before the present; a step that did not happen is left out. */
export type BagDays = {
  ordered: number
  shipped?: number
  received?: number
  processing?: number
  done?: number
}
export type SeedBag = {
  /** Two figures or three: ids, numbers and codes follow from it. */
  n: number
  sellerId: string
  bagType: BagType
  service: CleanoutService
  incentives: readonly CleanoutIncentive[]
  restChoice: RestChoice
  charityId: number | null
  warehouseId: number
  pieces: number | null
  days: BagDays
}

/** Returns the id (UUID) of the n-th seeded clean-out bag. */
export const seedBagId = (n: number): string =>
  `01920000-0000-7000-8000-0000000b${String(n).padStart(4, '0')}`
const kitId = (n: number): string => `01920000-0000-7000-8000-0000000a${String(n).padStart(4, '0')}`
/** Returns the number of the n-th seeded clean-out bag, below the numbers that the shop gives out itself. */
export const seedBagNumber = (n: number): number => 203_000 + n * 5
const labelNumber = (n: number): number => 730_000_000 + n

function statusOf({ shipped, received, processing, done }: BagDays): BagStatus {
  if (done !== undefined) return 'done'
  if (processing !== undefined) return 'processing'
  if (received !== undefined) return 'received'
  return shipped === undefined ? 'ordered' : 'shipped'
}

const home = {
  fullName: 'Greta Lindqvist',
  line1: '12 Juniper Row',
  line2: null,
  city: 'Portland',
  state: 'OR',
  zip: '97209',
}

/**
 * Inserts a seeded clean-out bag with its kit and events, once; returns whether it is new. `again`: an
 * existing bag's dates are moved, so that they stay as many days before `now`; otherwise it stays as it is.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it is two rows, a value a line
export async function loadBag(
  client: pg.Client,
  bag: SeedBag,
  { now, again }: { now: Date; again: boolean },
): Promise<boolean> {
  const at = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() - days * dayMs)
  const { n, days } = bag
  const [ordered, shipped, received, processing, done] = [
    days.ordered,
    days.shipped,
    days.received,
    days.processing,
    days.done,
  ].map(at)
  const [outAt, withHer] =
    bag.bagType === 'label' ? [null, ordered] : [at(days.ordered - 1), at(days.ordered - 4)]
  const status = statusOf(days)
  const kitStatus = received ? 'received' : shipped ? 'sent_back' : 'delivered'
  const columns = [
    'received_at',
    ...(again ? ['ordered_at', 'shipped_at', 'delivered_at', 'sent_back_at'] : []),
  ]
  const kit = await client.query(
    `insert into kit (id, seller_id, request_key, bag_type, service, status, way, incentives, charity_id, rest_choice, fee_cents, ship_to, label_code,
       warehouse_id, carrier, tracking_out, tracking_back, ordered_at, shipped_at, delivered_at, sent_back_at, received_at)
     values ($1, $2, $3, $4, $5, $6, 'account', $7, $8, $9, $10, $11, $12, $13, 'ups', $14, $15, $16, $17, $18, $19, $20)
     on conflict (id) do ${again ? `update set ${columns.map((one) => `${one} = excluded.${one}`).join(', ')}` : 'nothing'}
     returning (xmax = 0) as fresh`,
    [
      kitId(n),
      bag.sellerId,
      `seed-kit-${n}`,
      bag.bagType,
      bag.service,
      kitStatus,
      bag.incentives,
      bag.charityId,
      bag.restChoice,
      bagFees[bag.service],
      bag.bagType === 'label' ? null : JSON.stringify(home),
      bagCodeOf(labelNumber(n)),
      bag.warehouseId,
      bag.bagType === 'label' ? null : `HMKO${String(n).padStart(8, '0')}`,
      shipped ? `HMKB${String(n).padStart(8, '0')}` : null,
      ordered,
      outAt,
      withHer,
      shipped,
      received,
    ],
  )
  await client.query(
    `insert into bag (id, kit_id, bag_number, seller_id, service, status, incentives, rest_choice, charity_id, fee_cents, warehouse_id, pieces_counted,
       created_at, shipped_at, received_at, processing_at, done_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     on conflict (id) do ${again ? 'update set received_at = excluded.received_at, shipped_at = excluded.shipped_at, processing_at = excluded.processing_at, done_at = excluded.done_at where bag.status = excluded.status' : 'nothing'}`,
    [
      seedBagId(n),
      kitId(n),
      seedBagNumber(n),
      bag.sellerId,
      bag.service,
      status,
      bag.incentives,
      bag.restChoice,
      bag.charityId,
      bagFees[bag.service],
      bag.warehouseId,
      received ? bag.pieces : null,
      ordered,
      shipped,
      received,
      processing,
      done,
    ],
  )
  const fresh = (kit.rows[0] as { fresh: boolean } | undefined)?.fresh === true
  if (!fresh) return false
  const events: [string, Date | null | undefined][] = [
    ['kit.ordered', ordered],
    ['kit.shipped', outAt],
    ['kit.delivered', bag.bagType === 'label' ? null : withHer],
    ['bag.shipped', shipped],
    ['bag.received', received],
    ['bag.processing', processing],
    ['bag.done', done],
  ]
  for (const [kind, when] of events)
    if (when)
      await client.query('insert into bag_event (bag_id, kind, happened_at) values ($1, $2, $3)', [
        seedBagId(n),
        kind,
        when,
      ])
  return true
}

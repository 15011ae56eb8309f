// Bags that the demonstration's seller has sent in: one done, with items in every state worth seeing, one
// being processed, one waiting and one on its way; and bags of other sellers. The items are the
// catalogue's own, reassigned to the seller.

import { cents } from '@hemline/rules/common/money.ts'
import { dropsOf, reclaimEndsAt } from '@hemline/rules/consignment/consignment.ts'
import { brandPays } from '@hemline/rules/earnings/ineligible-brands.ts'
import { termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { demonstrationIdStart } from '@hemline/rules/vocabulary/demonstration.ts'
import type { BrandTier } from '@hemline/rules/vocabulary/items.ts'
import type { DeclineReason } from '@hemline/rules/vocabulary/seller.ts'
import type pg from 'pg'
import { type BagDays, dayMs, loadBag, type SeedBag, seedBagId } from './bag-rows.ts'
import { itemNumberAt } from './marked.ts'
import { personByKey, seedPasswordHash } from './people.ts'

/**
 * The seller's bags by what they show. The seller's sold items are those of `done` in the state
 * delivered.
 */
export const sellerBagIds = {
  done: seedBagId(1),
  processing: seedBagId(2),
  received: seedBagId(3),
  shipped: seedBagId(4),
} as const

const greta = personByKey('seller').id
const grader = personByKey('employee').id
const bagOf = (n: number, days: BagDays, rest: Partial<SeedBag> = {}): SeedBag => ({
  n,
  sellerId: greta,
  bagType: 'bag',
  service: 'standard',
  incentives: [],
  restChoice: 'reclaim',
  charityId: 41,
  warehouseId: 12,
  pieces: null,
  days,
  ...rest,
})
const sellerBags: readonly SeedBag[] = [
  bagOf(1, { ordered: 70, shipped: 60, received: 56, processing: 52, done: 51 }, { pieces: 14 }),
  bagOf(2, { ordered: 24, shipped: 14, received: 10, processing: 1 }, { pieces: 12 }),
  bagOf(3, { ordered: 17, shipped: 7, received: 3 }, { pieces: 11, service: 'premium' }),
  bagOf(
    4,
    { ordered: 9, shipped: 2 },
    { bagType: 'label', service: 'donation', restChoice: 'donate', charityId: 42 },
  ),
]

const otherNames = [
  'Odile Marchetti',
  'Rosalind Achterberg',
  'Wren Halloway',
  'Ines Bakkali',
  'Marigold Teng',
  'Saoirse Quill',
]
const otherId = (i: number): string => `${demonstrationIdStart}0000000c000${i + 1}`
/** Warehouse, bags done in the last two weeks, bags that wait. */
const houses: readonly (readonly [number, number, number])[] = [
  [12, 14, 8],
  [1, 6, 3],
  [5, 5, 2],
  [3, 4, 3],
  [4, 4, 1],
  [16, 3, 2],
  [17, 3, 1],
] as const

function* othersBags(): Generator<SeedBag> {
  let n = 100
  for (const [warehouseId, done, waiting] of houses) {
    for (let i = 0; i < done; i++) {
      const ago = 1 + (i * 12.5) / done
      const days = {
        ordered: ago + 30,
        shipped: ago + 14,
        received: ago + 9,
        processing: ago + 0.4,
        done: ago,
      }
      yield bagOf(n, days, { sellerId: otherId(n % otherNames.length), warehouseId, pieces: 9 + (n % 13) })
      n += 1
    }
    for (let i = 0; i < waiting; i++) {
      const ago = 4 + i * 0.6
      yield bagOf(
        n,
        { ordered: ago + 20, shipped: ago + 5, received: ago },
        { sellerId: otherId(n % otherNames.length), warehouseId, pieces: 8 + (n % 11) },
      )
      n += 1
    }
  }
}

type Piece = { item_number: number; price_cents: number; tier: BrandTier; brand_name: string }
type Fate = {
  tiers: readonly BrandTier[]
  what: 'listed' | 'sold' | 'declined' | 'expired' | 'ready' | 'review'
  reason?: DeclineReason
  note?: string
  days?: number
  own?: number
  /** The least price in cents that tells what it has to tell. */
  least?: number
}
const anyTier: readonly BrandTier[] = ['value', 'mid', 'premium', 'designer', 'luxury']
const longer: readonly BrandTier[] = ['mid', 'premium', 'designer', 'luxury']

const doneFates: readonly Fate[] = [
  ...Array.from({ length: 6 }, (): Fate => ({ tiers: longer, what: 'listed' })),
  // Its seller thought it was worth a little more, two days ago.
  { tiers: ['premium', 'designer', 'luxury'], what: 'listed', own: 115 },
  { tiers: longer, what: 'listed' },
  // Dear enough that the first pays the bag's fee and a cash-out, and something is
  // left to take on a fresh shop.
  { tiers: longer, what: 'sold', days: 31, least: 9000 },
  { tiers: longer, what: 'sold', days: 8, least: 4000 },
  { tiers: ['value'], what: 'expired' },
  { tiers: anyTier, what: 'declined', reason: 'flawed', note: 'Moth holes on both cuffs.' },
  {
    tiers: anyTier,
    what: 'declined',
    reason: 'too_worn',
    note: 'The elbows are thin, and the knit is stretched at the hem.',
  },
  { tiers: anyTier, what: 'declined', reason: 'low_value', note: '' },
]
const processingFates: readonly Fate[] = [
  ...Array.from({ length: 3 }, (): Fate => ({ tiers: anyTier, what: 'ready' })),
  { tiers: anyTier, what: 'review' },
  {
    tiers: anyTier,
    what: 'declined',
    reason: 'not_clean',
    note: 'It smells of smoke, which we could not wash out.',
  },
]

/**
 * The shop's own pieces on sale that nobody has in hand, from the later part of the smallest profile:
 * tests use the earlier ones.
 */
async function freePieces(client: pg.Client): Promise<Piece[]> {
  const { rows } = await client.query<Piece>(
    `select i.item_number, i.price_cents, b.tier, b.name as brand_name from item i join brand b on b.id = i.brand_id
     where i.item_number between $1 and $2 and i.source = 'own' and i.state = 'listed' and i.supplier_id is null and i.bag_id is null
       and i.promotion is null and cardinality(i.access_levels) = 0 and cardinality(i.photo_ids) > 0 and i.price_cents >= 1200
       and not exists (select 1 from hold h where h.item_number = i.item_number)
       and not exists (select 1 from cart_line l where l.item_number = i.item_number)
       and not exists (select 1 from order_line l where l.item_number = i.item_number)
     order by i.item_number`,
    [itemNumberAt(300), itemNumberAt(599)],
  )
  return rows.map((row) => ({ ...row, item_number: Number(row.item_number) }))
}

/**
 * Inserts all seeded clean-out bags, their sellers and the pieces of two of them, once. At later starts the
 * bags of other sellers are moved to keep their distance in days from `now`, so that the warehouses' recent
 * pace stays the same.
 */
export async function loadSellerBags(client: pg.Client, now: Date): Promise<void> {
  const passwordHash = await seedPasswordHash()
  for (const [i, name] of otherNames.entries()) {
    const [first = '', last = ''] = name.split(' ')
    await client.query(
      `insert into user_account (id, email, password_hash, first_name, last_name, legal_accepted_at, legal_version, created_at)
       values ($1, $2, $3, $4, $5, $6, (select version from legal_version order by number desc limit 1), $6) on conflict do nothing`,
      [otherId(i), `${first.toLowerCase()}.seller@hemline.example`, passwordHash, first, last, now],
    )
  }
  for (const bag of othersBags()) await loadBag(client, bag, { now, again: true })
  const fresh: boolean[] = []
  for (const bag of sellerBags) fresh.push(await loadBag(client, bag, { now, again: false }))
  if (!fresh.every(Boolean)) return
  await client.query(
    "update feature_flag set enabled = true, always_for = array[$1::uuid] where name = 'pwa_item_editing' and always_for = '{}'",
    [greta],
  )
  const free = await freePieces(client)
  await loadPieces(client, { bag: sellerBags[0], fates: doneFates, free, now })
  await loadPieces(client, { bag: sellerBags[1], fates: processingFates, free, now })
}

type Load = { bag: SeedBag | undefined; fates: readonly Fate[]; free: Piece[]; now: Date }

async function loadPieces(client: pg.Client, { bag, fates, free, now }: Load): Promise<void> {
  if (!bag) return
  for (const [i, fate] of fates.entries()) {
    const at = free.findIndex(
      (piece) => fate.tiers.includes(piece.tier) && piece.price_cents >= (fate.least ?? 0),
    )
    const [piece] = at < 0 ? [] : free.splice(at, 1)
    if (!piece) continue
    await loadPiece(client, { bag, piece, fate, place: i + 1, now })
  }
}

type One = { bag: SeedBag; piece: Piece; fate: Fate; place: number; now: Date }
const states = {
  listed: 'listed',
  sold: 'delivered',
  declined: 'unaccepted',
  expired: 'expired',
  ready: 'pending_listing',
  review: 'under_review',
} as const

async function loadPiece(client: pg.Client, { bag, piece, fate, place, now }: One): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const gradedAt = new Date(before(bag.days.processing ?? 0).getTime() + place * 240_000)
  const terms = termsOf({
    service: bag.service,
    tier: piece.tier,
    incentives: bag.incentives,
    brandPays: brandPays(piece.brand_name),
  })
  const accepted = fate.what !== 'declined'
  const listedAt = ['listed', 'sold', 'expired'].includes(fate.what)
    ? new Date(before((bag.days.done ?? 0) - 1).getTime() + place * 60_000)
    : null
  const soldAt = fate.days === undefined ? null : before(fate.days)
  const prices = listedAt
    ? pricesOf({ ...fate, price: piece.price_cents, terms, listedAt, until: soldAt ?? now, now })
    : []
  const last = prices.at(-1)
  await client.query(
    `update item set state = $2, consignor_id = $3, bag_id = $4, payout_terms = $5, listed_at = $6, sold_at = $7, marked_down_at = $8, price_cents = $9,
       preordered_by = null, created_at = $10 where item_number = $1`,
    [
      piece.item_number,
      states[fate.what],
      greta,
      seedBagId(bag.n),
      accepted ? JSON.stringify(terms) : null,
      listedAt,
      soldAt,
      prices.findLast((one) => one.to < one.from)?.at ?? null,
      last?.to ?? piece.price_cents,
      gradedAt,
    ],
  )
  for (const { from, to, at, by } of prices)
    await client.query(
      'insert into price_change (item_number, from_cents, to_cents, at, by) values ($1, $2, $3, $4, $5)',
      [piece.item_number, from, to, at, by],
    )
  await client.query(
    `insert into intake_item (item_number, bag_id, piece_number, grade_key, decision, decline_reason, note, suggested_cents, graded_by, graded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      piece.item_number,
      seedBagId(bag.n),
      place,
      `01920000-0000-7000-8000-00000${bag.n}d${String(place).padStart(5, '0')}`,
      accepted ? (fate.what === 'review' ? 'review' : 'accepted') : 'declined',
      fate.reason ?? null,
      fate.note ?? '',
      accepted ? piece.price_cents : null,
      grader,
      gradedAt,
    ],
  )
  const graded = accepted ? (fate.what === 'review' ? 'under_review' : 'pending_listing') : 'unaccepted'
  const expiredAt =
    fate.what === 'expired' && listedAt ? new Date(listedAt.getTime() + terms.windowDays * dayMs) : null
  // The steps of a sale are those of its order (past/order-rows.ts).
  const steps: (readonly [string, string, string, Date | null])[] = [
    ['graded', 'processing', graded, gradedAt],
    ['listed', 'pending_listing', 'listed', listedAt],
    ['expired', 'listed', 'expired', expiredAt],
  ]
  for (const [kind, from, to, at] of steps)
    if (at)
      await client.query('insert into item_event (item_number, kind, detail, at) values ($1, $2, $3, $4)', [
        piece.item_number,
        kind,
        JSON.stringify({ from, to }),
        at,
      ])
  const offeredAt = expiredAt ?? (accepted ? null : new Date(now.getTime() - 12 * dayMs))
  if (offeredAt)
    await client.query(
      'insert into reclaim_offer (item_number, ends_at) values ($1, $2) on conflict do nothing',
      [piece.item_number, reclaimEndsAt(offeredAt)],
    )
}

type Priced = {
  price: number
  own?: number
  terms: ReturnType<typeof termsOf>
  listedAt: Date
  until: Date
  now: Date
}
type Price = { from: number; to: number; at: Date; by: 'schedule' | 'seller' }

/** What became of the first price by its schedule until a day, and by its seller two days ago. */
function pricesOf({ price, own, terms, listedAt, until, now }: Priced): Price[] {
  const made: Price[] = []
  for (const drop of dropsOf({ startPrice: cents(price), listedAt, terms })) {
    if (drop.at > until) break
    made.push({ from: made.at(-1)?.to ?? price, to: drop.price, at: drop.at, by: 'schedule' })
  }
  const last = made.at(-1)?.to ?? price
  if (own !== undefined)
    made.push({
      from: last,
      to: Math.floor((last * own) / 10_000) * 100 + 99,
      at: new Date(now.getTime() - 2 * dayMs),
      by: 'seller',
    })
  return made
}

// Seeds the clean-outs of invented sellers whose pieces were sold in the past.

import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import { brandPays } from '@hemline/rules/earnings/ineligible-brands.ts'
import { bagFees, type PayoutTerms, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import type { CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import type pg from 'pg'
import { dayMs } from '../bag-rows.ts'
import { chanceOf } from '../chance.ts'
import { type Cell, copyRows } from '../copy.ts'
import { personByKey, seedPasswordHash } from '../people.ts'
import { supplierIds } from '../suppliers.ts'
import { termsInForce } from '../terms.ts'
import { firstNames, lastNames } from './buyers.ts'
import { pastId } from './ids.ts'
import type { SoldPiece } from './sold-pieces.ts'

const mostPieces = 12
/** Pieces of one bag are listed within so many days. */
const spanDays = 6
const bagsPerSeller = 3
/** Below the numbers that the shop gives out itself, and above those of the bags that people know. */
const firstBagNumber = 10_001
const firstLabelNumber = 500_000_000
const hourMs = 3_600_000

type Bag = {
  readonly n: number
  readonly id: string
  readonly sellerId: string
  readonly service: CleanoutService
  /** Set for a donation: who gets what its pieces pay. */
  readonly charityId: number | null
  readonly pieces: readonly SoldPiece[]
  readonly firstAt: Date
  readonly lastAt: Date
}
type Seller = { readonly id: string; readonly first: string; readonly last: string; readonly since: Date }

const sellerId = (n: number) => `01920000-0000-7000-8001-${n.toString(16).padStart(12, '0')}`
const gradedAt = (piece: SoldPiece) => piece.created_at.getTime()

/** Puts the pieces of each warehouse into bags: those that were graded about the same time. */
function bagsOf(pieces: readonly SoldPiece[]): Bag[] {
  const bags: SoldPiece[][] = []
  const sorted = pieces.toSorted((a, b) => a.warehouseId - b.warehouseId || gradedAt(a) - gradedAt(b))
  for (const piece of sorted) {
    const bag = bags.at(-1)
    const first = bag?.[0]
    if (
      bag &&
      first &&
      bag.length < mostPieces &&
      first.warehouseId === piece.warehouseId &&
      gradedAt(piece) - gradedAt(first) < spanDays * dayMs
    )
      bag.push(piece)
    else bags.push([piece])
  }
  const charities = supplierIds('charity')
  return bags.map((own, n): Bag => {
    const charityId = chanceOf(53, n).is(0.1) ? (charities[n % charities.length] ?? null) : null
    const firstAt = new Date(Math.min(...own.map(gradedAt)))
    return {
      n,
      id: pastId('bag', firstAt, n),
      sellerId: sellerId(Math.floor(n / bagsPerSeller)),
      service: charityId !== null ? 'donation' : chanceOf(51, n).is(0.2) ? 'premium' : 'standard',
      charityId,
      pieces: own,
      firstAt,
      lastAt: new Date(Math.max(...own.map(gradedAt))),
    }
  })
}

function sellersOf(bags: readonly Bag[]): Seller[] {
  return [...Map.groupBy(bags, (bag) => bag.sellerId)].map(([id, own], n) => {
    const chance = chanceOf(50, n)
    const since = new Date(Math.min(...own.map(({ firstAt }) => firstAt.getTime())) - 60 * dayMs)
    return { id, first: chance.pick(firstNames), last: chance.pick(lastNames), since }
  })
}

const before = (at: Date, days: number) => new Date(at.getTime() - days * dayMs)
/** When a bag was ordered, sent, received, graded and done. */
const timesOf = ({ firstAt, lastAt }: Bag) => ({
  ordered: before(firstAt, 24),
  withSeller: before(firstAt, 20),
  shipped: before(firstAt, 9),
  received: before(firstAt, 4),
  processing: new Date(firstAt.getTime() - hourMs),
  done: new Date(lastAt.getTime() + hourMs),
})

const kitId = (bag: Bag) => pastId('bag', bag.firstAt, bag.n, 1)

function kitRow(bag: Bag): Cell[] {
  const { ordered, withSeller, shipped, received } = timesOf(bag)
  return [
    kitId(bag),
    bag.sellerId,
    `past-kit-${bag.n}`,
    'label',
    bag.service,
    'received',
    'account',
    'donate',
    bag.charityId,
    bagFees[bag.service],
    bagCodeOf(firstLabelNumber + bag.n),
    bag.pieces[0]?.warehouseId ?? 12,
    ordered,
    withSeller,
    shipped,
    received,
  ]
}

function bagRow(bag: Bag): Cell[] {
  const { ordered, shipped, received, processing, done } = timesOf(bag)
  return [
    bag.id,
    kitId(bag),
    firstBagNumber + bag.n,
    bag.sellerId,
    bag.service,
    'done',
    'donate',
    bag.charityId,
    bagFees[bag.service],
    bag.pieces[0]?.warehouseId ?? 12,
    bag.pieces.length + chanceOf(52, bag.n).int(2, 11),
    ordered,
    shipped,
    received,
    processing,
    done,
  ]
}

const bagEvents = (bag: Bag): Cell[][] => {
  const { ordered, shipped, received, processing, done } = timesOf(bag)
  return [
    [bag.id, 'kit.ordered', ordered],
    [bag.id, 'bag.shipped', shipped],
    [bag.id, 'bag.received', received],
    [bag.id, 'bag.processing', processing],
    [bag.id, 'bag.done', done],
  ]
}

const termsFor = (bag: Bag, piece: SoldPiece): PayoutTerms =>
  termsOf({ service: bag.service, tier: piece.tier, incentives: [], brandPays: brandPays(piece.brand_name) })

const intakeRow = (bag: Bag, piece: SoldPiece, i: number): Cell[] => [
  piece.itemNumber,
  bag.id,
  i + 1,
  pastId('bag', bag.firstAt, bag.n, i + 2),
  'accepted',
  piece.price_cents,
  personByKey('employee').id,
  piece.created_at,
]

/**
 * Gives each of the shop's own sold pieces the bag that it came in and the seller who sent the bag in, and
 * returns all pieces with that. Pieces of partners and of private sellers stay as they are.
 */
export async function loadPastBags(client: pg.Client, pieces: readonly SoldPiece[]): Promise<SoldPiece[]> {
  const isConsigned = (piece: SoldPiece) =>
    piece.source === 'own' && piece.supplier_id === null && piece.bag_id === null
  const bags = bagsOf(pieces.filter(isConsigned))
  const hash = await seedPasswordHash()
  const terms = await termsInForce(client)
  await copyRows(
    client,
    {
      table: 'user_account',
      columns:
        'id email password_hash first_name last_name legal_accepted_at legal_version created_at email_verified_at'.split(
          ' ',
        ),
    },
    sellersOf(bags).map(({ id, first, last, since }, n) => [
      id,
      `${first}.${last}${n}.seller@hemline.example`.toLowerCase(),
      hash,
      first,
      last,
      since,
      terms,
      since,
      since,
    ]),
  )
  await copyRows(
    client,
    {
      table: 'kit',
      columns:
        'id seller_id request_key bag_type service status way rest_choice charity_id fee_cents label_code warehouse_id ordered_at delivered_at sent_back_at received_at'.split(
          ' ',
        ),
    },
    bags.map(kitRow),
  )
  await copyRows(
    client,
    {
      table: 'bag',
      columns:
        'id kit_id bag_number seller_id service status rest_choice charity_id fee_cents warehouse_id pieces_counted created_at shipped_at received_at processing_at done_at'.split(
          ' ',
        ),
    },
    bags.map(bagRow),
  )
  await copyRows(
    client,
    { table: 'bag_event', columns: ['bag_id', 'kind', 'happened_at'] },
    bags.flatMap(bagEvents),
  )
  await copyRows(
    client,
    {
      table: 'intake_item',
      columns: 'item_number bag_id piece_number grade_key decision suggested_cents graded_by graded_at'.split(
        ' ',
      ),
    },
    bags.flatMap((bag) => bag.pieces.map((piece, i) => intakeRow(bag, piece, i))),
  )
  const consigned = bags.flatMap((bag) =>
    bag.pieces.map(
      (piece): SoldPiece => ({
        ...piece,
        bag_id: bag.id,
        consignor_id: bag.sellerId,
        bag_fee_cents: bagFees[bag.service],
        charity_id: bag.charityId,
        payout_terms: termsFor(bag, piece),
      }),
    ),
  )
  await client.query(
    `update item i set bag_id = c.bag_id, consignor_id = c.seller_id, payout_terms = c.terms::jsonb
     from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::text[]) c (item_number, bag_id, seller_id, terms) where i.item_number = c.item_number`,
    [
      consigned.map((piece) => piece.itemNumber),
      consigned.map((piece) => piece.bag_id),
      consigned.map((piece) => piece.consignor_id),
      consigned.map((piece) => JSON.stringify(piece.payout_terms)),
    ],
  )
  const byNumber = new Map(consigned.map((piece) => [piece.itemNumber, piece]))
  return pieces.map((piece) => byNumber.get(piece.itemNumber) ?? piece)
}

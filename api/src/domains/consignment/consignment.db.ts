import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { charityOfBag } from '@hemline/db/charities.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import type { RestChoice } from '@hemline/rules/consignment/consignment.ts'
import type { ReturnStatus } from '@hemline/rules/consignment/seller-returns.ts'
import type { PayoutLine } from '@hemline/rules/earnings/payouts.ts'
import type { CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A consigned piece with all facts that its seller sees; sums in cents. */
export type SellerItemRow = ItemRow & {
  bag_number: number
  bag_fee_cents: number
  bag_service: CleanoutService
  bag_rest_choice: RestChoice
  charity_id: number
  charity_name: string
  /** The cents of the bag's fee that sales have paid so far. */
  bag_fee_taken: number
  /** The first price in cents; null while the price never changed. */
  first_cents: number | null
  own_change_at: Date | null
  decline_reason: string | null
  decline_note: string | null
  reclaim_ends_at: Date | null
  /** An order line that reclaims the piece exists and is not canceled. */
  reclaim_ordered: boolean
  /** When the piece came to the rescue shelf; null when it isn't there. */
  rescue_shelved_at: Date | null
  /** When the box that it is in was paid. */
  rescued_at: Date | null
  sale_earnings: number | null
  sale_price: number | null
  sale_lines: PayoutLine[] | null
  sale_returning: boolean | null
  sale_delivered_at: Date | null
  /** Null while the piece is not picked from its shelf. */
  return_status: ReturnStatus | null
  return_sent_at: Date | null
  return_carrier: string | null
  return_tracking: string | null
}

/** A bag without a chosen charity gives its rest to the charity with the lowest id. */
const from = sql`from search_item s
    join bag b on b.id = s.bag_id
    join supplier c on c.id = ${charityOfBag}`
const facts = sql`left join lateral (
      select p.from_cents from price_change p where p.item_number = s.item_number and p.at >= s.listed_at order by p.at, p.id limit 1
    ) first on true
    left join lateral (
      select p.at from price_change p where p.item_number = s.item_number and p.by = 'seller' order by p.at desc limit 1
    ) own on true
    left join lateral (
      select sum(x.bag_fee_cents)::int as taken from seller_sale x where x.bag_id = b.id and x.clawed_back_at is null
    ) fee on true
    left join lateral (
      select x.earnings_cents, x.price_cents, x.lines, x.returning_since is not null as returning,
        coalesce(lead.delivered_at, h.delivered_at) as delivered_at
      from seller_sale x join order_line l on l.id = x.order_line_id
      left join shipment h on h.order_id = l.order_id and h.group_key = l.group_key
      left join shipment lead on lead.id = h.joined_to
      where x.item_number = s.item_number and x.clawed_back_at is null order by x.sold_at desc limit 1
    ) sale on true
    left join intake_item n on n.item_number = s.item_number
    left join reclaim_offer r on r.item_number = s.item_number
    left join seller_return back on back.item_number = s.item_number
    left join rescue_piece rescue on rescue.item_number = s.item_number
    left join rescue_box box on box.id = rescue.box_id and box.released_at is null`
const columns = sql`s.*, b.bag_number, b.fee_cents as bag_fee_cents, b.service as bag_service, b.rest_choice as bag_rest_choice,
    c.id as charity_id, c.name as charity_name, coalesce(fee.taken, 0) as bag_fee_taken, first.from_cents as first_cents, own.at as own_change_at,
    n.decline_reason, n.note as decline_note, r.ends_at as reclaim_ends_at,
    exists (select 1 from order_line l where l.item_number = s.item_number and l.kind = 'reclaim' and l.canceled_at is null) as reclaim_ordered,
    sale.earnings_cents as sale_earnings, sale.price_cents as sale_price, sale.lines as sale_lines, sale.returning as sale_returning,
    sale.delivered_at as sale_delivered_at, case when back.delivered_at is not null then 'delivered' else back.status end as return_status, back.sent_at as return_sent_at, back.carrier as return_carrier,
    back.tracking_code as return_tracking,
    case when box.paid_at is not null or s.state = rescue.from_state then rescue.shelved_at end as rescue_shelved_at, box.paid_at as rescued_at`

/** Which pieces of a seller: in these states and, if given, of this bag. */
export type SellerItemsWanted = {
  sellerId: string
  states: readonly ItemState[]
  bagNumber: number | undefined
}
const wanted = ({
  sellerId,
  states,
  bagNumber,
}: SellerItemsWanted): RawBuilder<unknown> => sql`s.consignor_id = ${sellerId}::uuid
    and s.state = any(${[...states]}::text[]) ${bagNumber === undefined ? sql`` : sql`and b.bag_number = ${bagNumber}`}`

/**
 * Returns one page of a seller's pieces that came in bags, in some states and if given of one bag, latest
 * sold, listed or created first; sums in cents.
 */
export async function listSellerItems(
  db: DbOrTx,
  which: SellerItemsWanted,
  page: { limit: number; offset: number },
): Promise<SellerItemRow[]> {
  const { rows } =
    await sql<SellerItemRow>`/* listSellerItems */ select ${columns} ${from} ${facts} where ${wanted(which)}
    order by coalesce(s.sold_at, s.listed_at, s.created_at) desc, s.item_number desc limit ${page.limit} offset ${page.offset}`.execute(
      db,
    )
  return rows
}

/** Returns those of the pieces that belong to this seller and came in a bag, by item number. */
export async function listSellerItemsByNumber(
  db: DbOrTx,
  sellerId: string,
  itemNumbers: readonly number[],
): Promise<SellerItemRow[]> {
  const { rows } = await sql<SellerItemRow>`/* listSellerItemsByNumber */ select ${columns} ${from} ${facts}
    where s.consignor_id = ${sellerId}::uuid and s.item_number = any(${[...itemNumbers]}::bigint[]) order by s.item_number`.execute(
    db,
  )
  return rows
}

/**
 * Returns how many of a seller's pieces that came in bags are in each of the asked states; states without
 * pieces are left out.
 */
export async function countSellerItems(
  db: DbOrTx,
  which: SellerItemsWanted,
): Promise<{ state: ItemState; n: number }[]> {
  const { rows } = await sql<{ state: ItemState; n: number }>`/* countSellerItems */
    select s.state, count(*)::int as n from item s join bag b on b.id = s.bag_id where ${wanted(which)} group by s.state`.execute(
    db,
  )
  return rows
}

/**
 * Locks pieces in the sequence of their numbers until the transaction ends; the caller reads them again
 * afterward.
 */
export async function lockPieces(tx: DbOrTx, itemNumbers: readonly number[]): Promise<void> {
  await sql`/* lockPieces */ select 1 from item where item_number = any(${[...itemNumbers]}::bigint[]) order by item_number for no key update`.execute(
    tx,
  )
}

/**
 * Returns the numbers of at most 500 expired or unaccepted pieces of a seller: of one bag, or out of the
 * given numbers.
 */
export async function listRestOf(
  db: DbOrTx,
  rest: { sellerId: string; bagNumber: number | undefined; itemNumbers: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* listRestOf */
    select i.item_number from item i join bag b on b.id = i.bag_id
    where i.consignor_id = ${rest.sellerId}::uuid and i.state in ('expired', 'unaccepted')
      and (b.bag_number = ${rest.bagNumber ?? null}::bigint or i.item_number = any(${[...rest.itemNumbers]}::bigint[]))
    order by i.item_number limit 500`.execute(db)
  return rows.map((row) => row.item_number)
}

import { charityOfBag } from '@hemline/db/charities.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import type { RestChoice } from '@hemline/rules/consignment/consignment.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

const living = sql`(h.released_at is null and h.expires_at > clock_timestamp())`

/** A listed consigned piece with the facts for its next price drop; prices in cents. */
export type OnSaleRow = {
  item_number: number
  seller_id: string | null
  title: string
  price_cents: number
  listed_at: Date
  payout_terms: object
  rest_choice: RestChoice
  bag_id: string
  /** The unpaid rest of the bag's fee, in cents. */
  bag_fee_left: number
  first_cents: number | null
  changed_at: Date | null
  source: string
  luxe_brand: boolean
  is_rare_find: boolean
  /** Whether the piece was on auction before: no job auctions a piece twice. */
  was_auctioned: boolean
}

/**
 * Returns the numbers of the next `limit` listed pieces out of bags, with payout terms, after an item number,
 * that were listed at or before a time; by number.
 */
export async function listOnSale(
  db: DbOrTx,
  { after, limit, listedBefore }: { after: number; limit: number; listedBefore: Date },
): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* listOnSale */
    select i.item_number from item i join bag b on b.id = i.bag_id
    where i.state = 'listed' and i.item_number > ${after} and i.listed_at <= ${listedBefore} and i.payout_terms is not null
    order by i.item_number limit ${limit}`.execute(db)
  return rows.map((row) => row.item_number)
}

/**
 * Locks and returns those of the pieces that can be changed now: listed, not held, not set aside and not
 * locked by another transaction. The others are skipped until the next run.
 */
export async function lockOnSale(tx: DbOrTx, itemNumbers: readonly number[]): Promise<OnSaleRow[]> {
  const locked = await sql<{ item_number: number }>`/* lockOnSale */
    select item_number from item where item_number = any(${[...itemNumbers]}::bigint[]) and state = 'listed'
    order by item_number for no key update skip locked`.execute(tx)
  // A second statement sees the holds that were taken while the first one waited for locks.
  const { rows } = await sql<OnSaleRow>`/* lockOnSale.facts */
    select i.item_number, i.consignor_id as seller_id, i.title, i.price_cents, i.listed_at, i.payout_terms, b.rest_choice, first.from_cents as first_cents, last.at as changed_at,
      b.id as bag_id, greatest(0, b.fee_cents - coalesce(fee.taken, 0)) as bag_fee_left,
      i.source, i.luxe_brand, i.is_rare_find, exists (select 1 from auction a where a.item_number = i.item_number) as was_auctioned
    from item i join bag b on b.id = i.bag_id
    left join hold h on h.item_number = i.item_number
    left join lateral (
      select p.from_cents from price_change p where p.item_number = i.item_number and p.at >= i.listed_at order by p.at, p.id limit 1
    ) first on true
    left join lateral (
      select p.at from price_change p where p.item_number = i.item_number and p.at >= i.listed_at order by p.at desc limit 1
    ) last on true
    left join lateral (
      select sum(x.bag_fee_cents)::int as taken from seller_sale x where x.bag_id = b.id and x.clawed_back_at is null
    ) fee on true
    where i.item_number = any(${locked.rows.map((row) => row.item_number)}::bigint[]) and i.state = 'listed' and i.preordered_by is null
      and ${living} is not true
    order by i.item_number`.execute(tx)
  return rows
}

/** A piece that its seller can take back until a time. */
export type EndingReclaim = { seller_id: string; item_number: number; title: string; ends_at: Date }

/**
 * Returns at most `limit` pieces whose reclaim offer ends between two times, the earliest first, that the
 * seller has not ordered back and that are on no rescue shelf.
 */
export async function listEndingReclaims(
  db: DbOrTx,
  { after, until, limit }: { after: Date; until: Date; limit: number },
): Promise<EndingReclaim[]> {
  const { rows } = await sql<EndingReclaim>`/* listEndingReclaims */
    select i.consignor_id as seller_id, i.item_number, i.title, r.ends_at from reclaim_offer r join item i on i.item_number = r.item_number
    where r.ends_at > ${after} and r.ends_at <= ${until} and i.state in ('expired', 'unaccepted') and i.consignor_id is not null
      and not exists (select 1 from order_line l where l.item_number = i.item_number and l.kind = 'reclaim' and l.canceled_at is null)
      and not exists (select 1 from rescue_piece p where p.item_number = i.item_number)
    order by r.ends_at, i.item_number limit ${limit}`.execute(db)
  return rows
}

/** A piece to give to its charity. */
export type RestRow = { item_number: number; state: ItemState; charity: string; rest_choice: RestChoice }

/**
 * Locks and returns up to `limit` expired or unaccepted pieces to give to their charity: of bags whose
 * seller donates the rest, and those whose reclaim offer has ended without an order. Skips locked pieces, and
 * those that wait for a rescue box.
 */
export async function lockRest(tx: DbOrTx, { now, limit }: { now: Date; limit: number }): Promise<RestRow[]> {
  const { rows } = await sql<RestRow>`/* lockRest */
    select i.item_number, i.state, c.name as charity, b.rest_choice from item i join bag b on b.id = i.bag_id
    join supplier c on c.id = ${charityOfBag}
    left join reclaim_offer r on r.item_number = i.item_number
    where i.state in ('expired', 'unaccepted') and (r.ends_at <= ${now} or (b.rest_choice = 'donate' and r.item_number is null))
      and not exists (select 1 from order_line l where l.item_number = i.item_number and l.kind = 'reclaim' and l.canceled_at is null)
      and not exists (select 1 from rescue_piece p where p.item_number = i.item_number)
    order by i.item_number limit ${limit} for no key update of i skip locked`.execute(tx)
  return rows
}

/**
 * Locks up to `limit` expired or unaccepted pieces whose seller wants the rest back and got no reclaim offer
 * yet, and returns their numbers; skips locked pieces.
 */
export async function lockNotOffered(tx: DbOrTx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* lockNotOffered */
    select i.item_number from item i join bag b on b.id = i.bag_id
    where i.state in ('expired', 'unaccepted') and b.rest_choice = 'reclaim'
      and not exists (select 1 from reclaim_offer r where r.item_number = i.item_number)
    order by i.item_number limit ${limit} for no key update of i skip locked`.execute(tx)
  return rows.map((row) => row.item_number)
}

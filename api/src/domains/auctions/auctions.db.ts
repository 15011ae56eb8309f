import type { Bid } from '@hemline/rules/auctions/auctions.ts'
import type { AuctionStatus } from '@hemline/rules/auctions/words.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** An auction with its piece's seller; amounts in cents. */
export type AuctionRow = {
  id: string
  item_number: number
  status: AuctionStatus
  begun_by: 'window' | 'staff'
  start_cents: number
  reserve_cents: number | null
  price_before_cents: number
  started_at: Date
  ends_at: Date
  winner_id: string | null
  final_cents: number | null
  pays_until: Date | null
  consignor_id: string | null
}
const columns = sql`a.id, a.item_number, a.status, a.begun_by, a.start_cents, a.reserve_cents, a.price_before_cents, a.started_at, a.ends_at,
  a.winner_id, a.final_cents, a.pays_until, i.consignor_id`

/** Locks and returns the newest auction of a piece; undefined when the piece was never on auction. */
export async function lockAuctionOf(tx: DbOrTx, itemNumber: number): Promise<AuctionRow | undefined> {
  const { rows } = await sql<AuctionRow>`/* lockAuctionOf */ select ${columns} from auction a
    join item i on i.item_number = a.item_number
    where a.item_number = ${itemNumber} order by a.started_at desc limit 1 for no key update of a`.execute(tx)
  return rows[0]
}

/** Locks and returns an auction by its id; undefined for an unknown id. */
export async function lockAuction(tx: DbOrTx, id: string): Promise<AuctionRow | undefined> {
  const { rows } = await sql<AuctionRow>`/* lockAuction */ select ${columns} from auction a
    join item i on i.item_number = a.item_number where a.id = ${id}::uuid for no key update of a`.execute(tx)
  return rows[0]
}

/** Returns the newest auction of each piece; pieces that never had one are left out. */
export async function listNewestAuctions(db: DbOrTx, itemNumbers: readonly number[]): Promise<AuctionRow[]> {
  if (itemNumbers.length === 0) return []
  const { rows } = await sql<AuctionRow>`/* listNewestAuctions */
    select distinct on (a.item_number) ${columns} from auction a join item i on i.item_number = a.item_number
    where a.item_number = any(${[...itemNumbers]}::bigint[]) order by a.item_number, a.started_at desc`.execute(
    db,
  )
  return rows
}

/**
 * A bid that was taken; `passed_at`: its bidder won and did not pay. `banned`: its bidder may not buy any
 * more.
 */
export type BidRow = {
  id: number
  auction_id: string
  user_id: string
  max_cents: number
  price_cents: number
  is_raise: boolean
  placed_at: Date
  passed_at: Date | null
  banned: boolean
}

/** Returns all bids of some auctions, in the order in which they were taken. */
export async function listBids(db: DbOrTx, auctionIds: readonly string[]): Promise<BidRow[]> {
  if (auctionIds.length === 0) return []
  const { rows } = await sql<BidRow>`/* listBids */
    select b.id, b.auction_id, b.user_id, b.max_cents, b.price_cents, b.is_raise, b.placed_at, b.passed_at, u.banned
    from auction_bid b join user_account u on u.id = b.user_id
    where b.auction_id = any(${[...auctionIds]}::uuid[]) order by b.id`.execute(db)
  return rows
}

/**
 * Returns a bid in the shape that the auction rules take: bidder, maximum in cents, and place in sequence.
 */
export const bidOf = (row: BidRow): Bid => ({ bidder: row.user_id, max: row.max_cents, order: row.id })

/**
 * Finds the bid that this request key made already (auction, bidder, maximum in cents); undefined for a new
 * key.
 */
export async function findBidByKey(
  db: DbOrTx,
  requestKey: string,
): Promise<{ auction_id: string; user_id: string; max_cents: number } | undefined> {
  const { rows } = await sql<{ auction_id: string; user_id: string; max_cents: number }>`/* findBidByKey */
    select auction_id, user_id, max_cents from auction_bid where request_key = ${requestKey}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** Inserts a bid and sets its auction's end to `endsAt`. Amounts in cents. */
export async function insertBid(
  tx: DbOrTx,
  bid: {
    auctionId: string
    userId: string
    max: number
    price: number
    isRaise: boolean
    requestKey: string
    now: Date
    endsAt: Date
  },
): Promise<void> {
  await sql`/* insertBid */ insert into auction_bid (auction_id, user_id, max_cents, price_cents, is_raise, placed_at, request_key)
    values (${bid.auctionId}::uuid, ${bid.userId}::uuid, ${bid.max}, ${bid.price}, ${bid.isRaise}, ${bid.now}::timestamptz, ${bid.requestKey}::uuid)`.execute(
    tx,
  )
  await sql`/* insertBid.end */ update auction set ends_at = ${bid.endsAt}::timestamptz where id = ${bid.auctionId}::uuid`.execute(
    tx,
  )
}

/**
 * Inserts an open auction of a piece: start, reserve (null: none) and earlier price in cents, who began it,
 * and its end.
 */
export async function insertAuction(
  tx: DbOrTx,
  auction: {
    id: string
    itemNumber: number
    begunBy: 'window' | 'staff'
    actorId: string | null
    start: number
    reserve: number | null
    before: number
    now: Date
    endsAt: Date
  },
): Promise<void> {
  await sql`/* insertAuction */ insert into auction (id, item_number, begun_by, actor_id, start_cents, reserve_cents, price_before_cents, started_at, ends_at)
    values (${auction.id}::uuid, ${auction.itemNumber}::bigint, ${auction.begunBy}, ${auction.actorId}::uuid, ${auction.start}, ${auction.reserve}::int,
      ${auction.before}, ${auction.now}::timestamptz, ${auction.endsAt}::timestamptz)`.execute(tx)
}

/**
 * Sets an auction to `awaiting_payment`: stores the winner, the final price (cents) and the time until which
 * the winner may pay. The caller has locked the auction.
 */
export async function updateWinner(
  tx: DbOrTx,
  won: { id: string; winnerId: string; price: number; paysUntil: Date },
): Promise<void> {
  await sql`/* updateWinner */ update auction set status = 'awaiting_payment', winner_id = ${won.winnerId}::uuid, final_cents = ${won.price},
    pays_until = ${won.paysUntil}::timestamptz where id = ${won.id}::uuid`.execute(tx)
}

/** Sets an auction to its final status, `sold` or `ended`, with the time. */
export async function updateClosed(
  tx: DbOrTx,
  { id, status, now }: { id: string; status: 'sold' | 'ended'; now: Date },
): Promise<void> {
  await sql`/* updateClosed */ update auction set status = ${status}, closed_at = ${now}::timestamptz where id = ${id}::uuid`.execute(
    tx,
  )
}

/** Marks a bidder's bids in an auction as passed over at `now`, because the bidder won and did not pay. */
export async function updatePassed(
  tx: DbOrTx,
  { auctionId, userId, now }: { auctionId: string; userId: string; now: Date },
): Promise<void> {
  await sql`/* updatePassed */ update auction_bid set passed_at = ${now}::timestamptz
    where auction_id = ${auctionId}::uuid and user_id = ${userId}::uuid and passed_at is null`.execute(tx)
}

/** The state of a piece that was won, and its hold. */
export type WonPiece = { state: ItemState; order_id: string | null; held_until: Date | null }
/**
 * Locks the hold of a piece that was won at auction; returns the piece's state, the order that has it, and
 * the end of the winner's hold (null when it was released). Undefined for an unknown piece.
 */
export async function lockWonPiece(tx: DbOrTx, itemNumber: number): Promise<WonPiece | undefined> {
  await sql`/* lockWonPiece */ select 1 from hold where item_number = ${itemNumber} for update`.execute(tx)
  const { rows } = await sql<WonPiece>`/* lockWonPiece.facts */
    select i.state, h.order_id, case when h.released_at is null then h.expires_at end as held_until
    from item i left join hold h on h.item_number = i.item_number where i.item_number = ${itemNumber}`.execute(
    tx,
  )
  return rows[0]
}

/**
 * Returns the ids of at most `limit` auctions whose next step is due (over, paid, or not paid in time), the
 * one that ended first first.
 */
export async function listDueAuctions(
  db: DbOrTx,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listDueAuctions */
    select a.id from auction a join item i on i.item_number = a.item_number
    where (a.status = 'open' and a.ends_at <= ${now})
      or (a.status = 'awaiting_payment' and (a.pays_until <= ${now} or i.state not in ('listed', 'pending_sale')))
    order by a.ends_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The facts that decide whether a piece can be auctioned. */
export type Auctionable = {
  state: ItemState
  source: string
  price_cents: number
  held: boolean
  reserved: boolean
}
/**
 * Returns the facts that decide whether a piece can go to auction: state, source, price (cents), and whether
 * it is set aside or held; undefined for an unknown piece. The caller has locked the piece and its hold.
 */
export async function findAuctionable(tx: DbOrTx, itemNumber: number): Promise<Auctionable | undefined> {
  const { rows } = await sql<Auctionable>`/* findAuctionable */
    select i.state, i.source, i.price_cents, i.preordered_by is not null as reserved,
      coalesce(h.order_id is not null or (h.released_at is null and h.expires_at > clock_timestamp()), false) as held
    from item i left join hold h on h.item_number = i.item_number where i.item_number = ${itemNumber}`.execute(
    tx,
  )
  return rows[0]
}

/** The facts in a mail about an auction. */
export type AuctionToMail = {
  email: string
  first_name: string
  item_number: number
  brand: string
  title: string
  status: AuctionStatus
  price_cents: number
  ends_at: Date
  winner_id: string | null
  pays_until: Date | null
}
/**
 * Returns an auction with the name and email address of one bidder, for a mail about it; undefined when
 * auction or bidder is unknown. The price is in cents: the final one, else the present one.
 */
export async function findAuctionToMail(
  db: DbOrTx,
  { auctionId, userId }: { auctionId: string; userId: string },
): Promise<AuctionToMail | undefined> {
  const { rows } = await sql<AuctionToMail>`/* findAuctionToMail */
    select u.email::text as email, u.first_name, a.item_number, b.name as brand, i.title, a.status,
      coalesce(a.final_cents, i.price_cents) as price_cents, a.ends_at, a.winner_id, a.pays_until
    from auction a join item i on i.item_number = a.item_number join brand b on b.id = i.brand_id
    join user_account u on u.id = ${userId}::uuid where a.id = ${auctionId}::uuid`.execute(db)
  return rows[0]
}

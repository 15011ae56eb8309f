// Writes an auction's changes to its piece: state, price, number of bids and end. A change of state adds an
// entry to the piece's history (decision 0128).
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { updateItemStates } from './catalogue.db.ts'

type Act = { itemNumber: number; actorId: string | null; now: Date }

/**
 * Moves a listed piece to the state `on_auction` at its start price (`price`, cents; `before`: the price
 * until now), within the caller's transaction, with entries in its history and price history; returns false,
 * with nothing written, when it is not listed any more.
 */
export async function beginItemAuction(
  tx: DbOrTx,
  { itemNumber, actorId, now, price, before, endsAt }: Act & { price: number; before: number; endsAt: Date },
): Promise<boolean> {
  const move = { itemNumbers: [itemNumber], from: ['listed'], to: 'on_auction', kind: 'state', actorId, now }
  if ((await updateItemStates(tx, move)).length === 0) return false
  await sql`/* beginItemAuction */ update item set price_cents = ${price}, auction_bid_count = 0, auction_ends_at = ${endsAt}
    where item_number = ${itemNumber}`.execute(tx)
  await writeAuctionPrice(tx, { itemNumber, from: before, to: price, now })
  return true
}

/**
 * Stores the price (cents), number of bids and end of auction of a piece after a bid; does nothing when the
 * piece is not on auction any more.
 */
export async function showBids(
  tx: DbOrTx,
  bid: { itemNumber: number; price: number; bids: number; endsAt: Date },
): Promise<void> {
  await sql`/* showBids */ update item set price_cents = ${bid.price}, auction_bid_count = ${bid.bids}, auction_ends_at = ${bid.endsAt}
    where item_number = ${bid.itemNumber} and state = 'on_auction'`.execute(tx)
}

/**
 * Sets a piece aside for the winner of its auction: it is listed at the price that was won (cents), without
 * marks of a reduced price; both histories get an entry.
 */
export async function awardItem(
  tx: DbOrTx,
  award: { itemNumber: number; winnerId: string; price: number; before: number; now: Date },
): Promise<void> {
  const { itemNumber, winnerId, price, before, now } = award
  const move = {
    itemNumbers: [itemNumber],
    from: ['on_auction'],
    to: 'listed',
    kind: 'auction_won',
    actorId: null,
    now,
  }
  await updateItemStates(tx, move)
  await sql`/* awardItem */ update item set price_cents = ${price}, preordered_by = ${winnerId}::uuid, fresh_sale = false, clearance = false
    where item_number = ${itemNumber}`.execute(tx)
  await writeAuctionPrice(tx, { itemNumber, from: before, to: price, now })
}

async function writeAuctionPrice(
  tx: DbOrTx,
  change: { itemNumber: number; from: number; to: number; now: Date },
): Promise<void> {
  const { itemNumber, from, to, now } = change
  if (from === to) return
  await sql`/* writeAuctionPrice */ insert into price_change (item_number, from_cents, to_cents, at, by)
    values (${itemNumber}::bigint, ${from}, ${to}, ${now}::timestamptz, 'auction')`.execute(tx)
}

/**
 * Sets a listed piece aside for a user, so that nobody else can take it (specification §3 preorderedBy); a
 * piece that is not listed stays as it is.
 */
export async function reserveItem(
  tx: DbOrTx,
  { itemNumber, userId }: { itemNumber: number; userId: string },
): Promise<void> {
  await sql`/* reserveItem */ update item set preordered_by = ${userId}::uuid
    where item_number = ${itemNumber}::bigint and state = 'listed'`.execute(tx)
}

/** Clears for whom a piece is set aside, and the end of its auction: the auction's winner bought it. */
export async function unreserveItem(tx: DbOrTx, itemNumber: number): Promise<void> {
  await sql`/* unreserveItem */ update item set preordered_by = null, auction_ends_at = null where item_number = ${itemNumber}`.execute(
    tx,
  )
}

/**
 * Takes a piece off its auction without a buyer: to the state `listed` again, or `expired` (also from
 * `listed`), at `price` (cents), set aside for nobody. `from`: the last price in the price history; an equal
 * price adds no entry.
 */
export async function endItemAuction(
  tx: DbOrTx,
  end: { itemNumber: number; to: 'listed' | 'expired'; price: number; from: number; now: Date },
): Promise<void> {
  const { itemNumber, to, price, from, now } = end
  const states = to === 'listed' ? ['on_auction'] : ['on_auction', 'listed']
  const move = { itemNumbers: [itemNumber], from: states, to, kind: 'auction_over', actorId: null, now }
  await updateItemStates(tx, move)
  await sql`/* endItemAuction */ update item set price_cents = ${price}, preordered_by = null, auction_ends_at = null, auction_bid_count = 0
    where item_number = ${itemNumber}`.execute(tx)
  await writeAuctionPrice(tx, { itemNumber, from, to: price, now })
}

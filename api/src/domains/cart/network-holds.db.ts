// Counts of what one network holds and waits for (decision 0102).
import { sql } from 'kysely'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { number, shape, yesOrNo } from '../../platform/decoders.ts'
import { rowsOf } from '../../platform/named-statements.db.ts'

/**
 * Takes an advisory lock on a network digest until the transaction ends, so that two simultaneous additions
 * can't both take its last place. Locked after the cart and before the hold.
 */
export async function lockNetwork(tx: Tx, network: Buffer): Promise<void> {
  await rowsOf(tx, {
    name: 'lockNetwork',
    query: sql`select pg_advisory_xact_lock(${String(network.readBigInt64BE())}::bigint)`,
    row: shape<object>({}),
  })
}

/** How full a cart and a network are; see findRoom. */
export type Room = { has_line: boolean; lines: number; is_counted: boolean; of_network: number }
const roomRow = shape<Room>({ has_line: yesOrNo, lines: number, is_counted: yesOrNo, of_network: number })

/**
 * Returns how full a cart and a network are. `lines`: all lines of the cart. `of_network`: the network's
 * living holds and places in line (0 without a network); a hold of an order being paid counts beyond its own
 * end. `has_line`: the piece lies in this cart. `is_counted`: this cart already has the piece as a living
 * hold, turn or place in line.
 */
export async function findRoom(
  tx: Tx,
  of: { cartId: string; itemNumber: number; network: Buffer | null },
): Promise<Room> {
  const [room] = await rowsOf(tx, {
    name: 'findRoom',
    query: sql`select exists (select 1 from cart_line where cart_id = ${of.cartId}::uuid and item_number = ${of.itemNumber}) as has_line,
    ((select count(*) from cart_line where cart_id = ${of.cartId}::uuid)
      + (select count(*) from cart_gift_card_line where cart_id = ${of.cartId}::uuid))::int as lines,
    exists (select 1 from hold where item_number = ${of.itemNumber} and cart_id = ${of.cartId}::uuid and released_at is null
      and expires_at > clock_timestamp())
      or exists (select 1 from hold_queue where item_number = ${of.itemNumber} and cart_id = ${of.cartId}::uuid) as is_counted,
    ((select count(*) from hold where network = ${of.network}::bytea and released_at is null
      and (order_id is not null or expires_at > clock_timestamp()))
      + (select count(*) from hold_queue where network = ${of.network}::bytea))::int as of_network`,
    row: roomRow,
  })
  if (!room) throw new Error('findRoom: no row came back')
  return room
}

/**
 * Erases the network digest from holds that ended or were released and that no order has; returns how many it
 * erased.
 */
export async function forgetNetworks(db: DbOrTx): Promise<number> {
  const { numAffectedRows } = await sql`/* forgetNetworks */ update hold set network = null
    where network is not null and order_id is null and (released_at is not null or expires_at <= clock_timestamp())`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

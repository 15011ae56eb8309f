// What one network holds and waits for (decision 0102).
import { sql } from 'kysely'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { number, shape, yesOrNo } from '../../platform/decoders.ts'
import { rowsOf } from '../../platform/named-statements.db.ts'

/**
 * Two additions from one network at once follow each other, so that both can't take its last place. Locked
 * after the cart and before the hold.
 */
export async function lockNetwork(tx: Tx, network: Buffer): Promise<void> {
  await rowsOf(tx, {
    name: 'lockNetwork',
    query: sql`select pg_advisory_xact_lock(${String(network.readBigInt64BE())}::bigint)`,
    row: shape<object>({}),
  })
}

export type Room = { has_line: boolean; lines: number; is_counted: boolean; of_network: number }
const roomRow = shape<Room>({ has_line: yesOrNo, lines: number, is_counted: yesOrNo, of_network: number })

/**
 * What a cart and a network have room for. `lines`: of every kind in the cart; `of_network`: living
 * holds and places in line of the network, 0 for none; a hold lives as long as an order that is being
 * paid keeps the piece, also past its own end; `is_counted`: the piece is the cart's already, as a
 * living hold, a turn or a place.
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

/** Forgets from which networks holds came that are over; returns how many there were. */
export async function forgetNetworks(db: DbOrTx): Promise<number> {
  const { numAffectedRows } = await sql`/* forgetNetworks */ update hold set network = null
    where network is not null and order_id is null and (released_at is not null or expires_at <= clock_timestamp())`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

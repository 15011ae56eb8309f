// The past of the demonstration shop: every piece that was sold has its order, parcel and payment, and the
// seller who sent it in has the money for it (decision 0122).
import type pg from 'pg'
import { copyRows } from '../copy.ts'
import { personByKey } from '../people.ts'
import { loadPostings } from '../postings.ts'
import { loadPastBags } from './bags.ts'
import { listPlaces } from './buyers.ts'
import { knownOrders } from './known-orders.ts'
import { type OrderRows, orderColumns, rowsOf } from './order-rows.ts'
import { type PastOrder, planOrders } from './plan.ts'
import { loadReturns, type PastReturn } from './returns.ts'
import { loadMoney, moneyOf } from './sales.ts'
import { listOldListed, listSoldPieces, type SoldPiece } from './sold-pieces.ts'

/** Orders that are written at once; the memory of a large shop stays at that of these. */
const portion = 2000

/**
 * Inserts the past (orders, parcels, payments, earnings) of all seeded pieces that are sold and have no
 * order, in the caller's transaction. `ofBags`: only for pieces of existing bags, for shops whose tests begin
 * without orders. A second call inserts nothing.
 */
export async function loadPast(
  client: pg.Client,
  now: Date,
  { ofBags = false }: { ofBags?: boolean } = {},
): Promise<void> {
  if ((await client.query("select 1 from purchase_order where access_key like 'seed-%' limit 1")).rowCount)
    return
  const sold = await listSoldPieces(client, { ofBags })
  const pieces = ofBags ? sold : await loadPastBags(client, sold)
  const orders = planOrders(pieces, {
    known: ofBags ? [] : knownOrders,
    listed: ofBags ? [] : await listOldListed(client, new Date(now.getTime() - 40 * 86_400_000), 60),
    places: await listPlaces(client),
    now,
  })
  const charged: OrderRows['charged'][number][] = []
  const returns: PastReturn[] = []
  for (let at = 0; at < orders.length; at += portion) {
    const made = orders.slice(at, at + portion).map((order) => rowsOf(order, now))
    for (const [table, columns] of Object.entries(orderColumns))
      await copyRows(
        client,
        { table, columns: columns.split(' ') },
        made.flatMap(({ rows }) => rows[table as keyof typeof orderColumns]),
      )
    await loadPostings(
      client,
      made.flatMap(({ postings }) => postings),
    )
    charged.push(...made.flatMap((one) => one.charged))
    returns.push(...made.flatMap((one) => one.returned ?? []))
  }
  const money = moneyOf(charged, { now, but: ['seller', 'p2p-seller'].map((key) => personByKey(key).id) })
  await loadMoney(client, money)
  await loadPostings(client, money.postings)
  await noteSoldAt(client, orders)
  await loadReturns(client, returns)
  await notePurchases(client)
}

/** A piece is sold when its order was placed. */
async function noteSoldAt(client: pg.Client, orders: readonly PastOrder[]): Promise<void> {
  const moved = orders
    .filter((order) => !order.canceled)
    .flatMap(({ pieces, placedAt }) => pieces.map((piece): [SoldPiece, Date] => [piece, placedAt]))
    .filter(([piece, at]) => piece.sold_at?.getTime() !== at.getTime())
  await client.query(
    `update item i set sold_at = c.at from unnest($1::bigint[], $2::timestamptz[]) c (item_number, at)
     where i.item_number = c.item_number`,
    [moved.map(([piece]) => piece.itemNumber), moved.map(([, at]) => at)],
  )
}

/** People's first and last purchase are those of their orders. */
async function notePurchases(client: pg.Client): Promise<void> {
  await client.query(
    `update user_account u set first_purchase_at = o.first, last_purchase_at = o.last
     from (select user_id, min(placed_at) as first, max(placed_at) as last from purchase_order
       where user_id is not null and status <> 'canceled' group by user_id) o
     where o.user_id = u.id`,
  )
}

// Plays what happens outside of the shop's screens: time passes for the rows of the simulation, the worker
// runs a job now instead of in its next round, and sellers give filled bags to the carrier. The shop's own
// code does everything else.
import { handInBag, type KitDoors } from '@hemline/api/domains/kits/kits.ts'
import type { JobName } from '@hemline/api/platform/jobs.ts'
import { sandboxCarriers } from '@hemline/api/ports/carriers.sandbox.ts'
import { connect } from '@hemline/db/connect.ts'
import type pg from 'pg'

/**
 * Marks by which a later run finds the kits and orders of earlier ones; rows without them are never moved
 * into the past.
 */
export const kitMark = 'simulate-'
/** The domain of the emails of the simulation's shoppers. */
export const shopperDomain = 'shoppers.hemline.example'
const ourKits = `%/${kitMark}%`
const ourOrders = `%@${shopperDomain}`

/**
 * How far a night moves rows back: `travel` is the seconds for things that carriers move, at the shop's
 * carrier speed; other rows move by a whole day.
 */
export type Passing = { readonly travel: number }
const day = 86_400

const atHome = `k.status not in ('received', 'canceled')`
const travelling = `s.packed_at is not null and s.status not in ('delivered', 'canceled')`
const ofOurs = `from purchase_order o where s.order_id = o.id and o.email::text like $2`
/** Rows from before this time stay as they are, since a night more would change nothing visible. */
const longAgo = `now() - interval '40 days'`
const arrived = (alias: string): string =>
  `${alias}.status = 'delivered' and ${alias}.delivered_at > ${longAgo}`
const ofArrived = `o.email::text like $2 and exists (select from shipment d where d.order_id = o.id and ${arrived('d')})`
const pieceOfArrived = `seller_sale a join purchase_order o on o.id = a.order_id`
const back = (alias: string, ...columns: readonly string[]): string =>
  columns.map((name) => `${name} = ${alias}.${name} - $1 * interval '1 second'`).join(', ')
const kitTimes = ['ordered_at', 'shipped_at', 'delivered_at', 'sent_back_at', 'received_at']
const bagTimes = ['created_at', 'shipped_at', 'received_at', 'processing_at', 'done_at']
/**
 * The statements of a night. Each takes seconds ($1) and the mark of the simulation's rows ($2). A bag's
 * events move with the bag, so that their order stays.
 */
const moves = {
  kit: (which: string) =>
    `update kit k set ${back('k', ...kitTimes)} where k.request_key like $2 and ${which}`,
  bag: (which: string) =>
    `update bag b set ${back('b', ...bagTimes)} from kit k where b.kit_id = k.id and k.request_key like $2 and ${which}`,
  bagEvents: (
    which: string,
  ) => `update bag_event e set ${back('e', 'happened_at')} from bag b join kit k on k.id = b.kit_id
    where e.bag_id = b.id and k.request_key like $2 and ${which}`,
  /**
   * The limit on new kits depends on when the last kits were ordered; for a kit that was sent back, nothing
   * else depends on that time.
   */
  orderedKit: `update kit k set ${back('k', 'ordered_at')} where k.request_key like $2 and k.status = 'sent_back'`,
  parcels: `update shipment s set ${back('s', 'packed_at', 'shipped_at')} ${ofOurs} and ${travelling}`,
  /** An order with a delivered parcel, and the rows about it. */
  orders: `update purchase_order o set ${back('o', 'placed_at', 'confirmed_at', 'captured_at')} where ${ofArrived}`,
  sales: `update seller_sale a set ${back('a', 'sold_at')} from purchase_order o where a.order_id = o.id and ${ofArrived}`,
  orderEvents: `update order_event e set ${back('e', 'happened_at')} from purchase_order o where e.order_id = o.id and ${ofArrived}`,
  transactions: `update order_transaction t set ${back('t', 'happened_at')} from purchase_order o where t.order_id = o.id and ${ofArrived}`,
  pieces: `update item i set ${back('i', 'listed_at', 'marked_down_at', 'sold_at')} from ${pieceOfArrived} where i.item_number = a.item_number and ${ofArrived}`,
  pieceEvents: `update item_event e set ${back('e', 'at')} from ${pieceOfArrived} where e.item_number = a.item_number and ${ofArrived}`,
  prices: `update price_change p set ${back('p', 'at')} from ${pieceOfArrived} where p.item_number = a.item_number and ${ofArrived}`,
  scans: `update shipment_event v set ${back('v', 'happened_at', 'received_at')} from shipment s join purchase_order o on o.id = s.order_id
    where v.shipment_id = s.id and ${arrived('s')} and o.email::text like $2`,
  delivered: `update shipment s set ${back('s', 'packed_at', 'shipped_at', 'delivered_at')} ${ofOurs} and ${arrived('s')}`,
} as const

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/**
 * Lets a night pass for the kits, bags and parcels of the simulation: moves their times into the past, in
 * one transaction.
 */
export const passNight = (pool: pg.Pool, { travel }: Passing): Promise<void> =>
  inTransaction(pool, async (client) => {
    const move = (text: string, seconds: number, whose: string) => client.query(text, [seconds, whose])
    for (const [which, seconds] of [
      [`k.status in ('received', 'canceled') and coalesce(k.received_at, k.ordered_at) > ${longAgo}`, day],
      [atHome, travel],
    ] as const) {
      for (const text of [moves.bagEvents(which), moves.bag(which), moves.kit(which)])
        await move(text, seconds, ourKits)
    }
    await move(moves.orderedKit, day, ourKits)
    for (const text of [
      moves.scans,
      moves.pieces,
      moves.pieceEvents,
      moves.prices,
      moves.orderEvents,
      moves.transactions,
      moves.sales,
      moves.orders,
      moves.delivered,
    ])
      await move(text, day, ourOrders)
    await move(moves.parcels, travel, ourOrders)
  })

const jobKey = (job: JobName): string => `simulate/${job}`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Queues these jobs and waits until the worker has done them. Throws with the job's error when one fails, or
 * when they take longer than `patienceMs` milliseconds (30,000 unless given).
 */
export async function haveDone(pool: pg.Pool, jobs: readonly JobName[], patienceMs = 30_000): Promise<void> {
  for (const job of jobs)
    await pool.query(`select graphile_worker.add_job($1::text, '{}'::json, job_key => $2::text)`, [
      job,
      jobKey(job),
    ])
  const until = performance.now() + patienceMs
  for (;;) {
    const { rows } = await pool.query<{ task: string; last_error: string | null }>(
      'select task_identifier as task, last_error from graphile_worker.jobs where key = any($1::text[])',
      [jobs.map(jobKey)],
    )
    const [left] = rows
    if (!left) return
    if (left.last_error) throw new Error(`the worker could not do ${left.task}: ${left.last_error}`)
    if (performance.now() > until)
      throw new Error(`the worker has not done ${left.task} in ${patienceMs / 1000} seconds`)
    await pause(150)
  }
}

/** Returns email and name of the seed's further sellers, who all have the seed's password. */
export async function otherSellers(pool: pg.Pool): Promise<{ email: string; name: string }[]> {
  const { rows } = await pool.query<{ email: string; name: string }>(
    `select email::text, first_name || ' ' || last_name as name from user_account where email::text like '%.seller@hemline.example' order by email`,
  )
  return rows
}

/**
 * Returns the ids of up to 50 of the simulation's kits that were delivered to their seller and not handed in.
 */
export async function kitsAtHome(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select k.id from kit k join bag b on b.kit_id = k.id where k.status = 'delivered' and b.status = 'ordered' and k.request_key like $1 limit 50`,
    [ourKits],
  )
  return rows.map(({ id }) => id)
}

/**
 * Returns the codes of up to 50 bags, also those of other people, that a carrier has delivered to a
 * warehouse and nobody has received.
 */
export async function bagsAtTheDoor(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(
    `select k.label_code as code from bag b join kit k on k.id = b.kit_id where b.status in ('ordered', 'shipped')
       and exists (select from bag_event e where e.bag_id = b.id and e.kind = 'bag.arrived') order by b.shipped_at limit 50`,
  )
  return rows.map(({ code }) => code)
}

/** The carriers' speed (times real time) and the secret that signs their scans. */
export type Carriers = { readonly speed: number; readonly secret: string }

/**
 * Hands filled bags of these kits to the carrier, over a database connection of its own. Returns how many the
 * carrier took; 0 without kits.
 */
export async function handIn(
  url: string,
  { speed, secret }: Carriers,
  kitIds: readonly string[],
): Promise<number> {
  if (kitIds.length === 0) return 0
  const { db, close } = connect({ url, max: 1, name: 'simulate' })
  const doors: KitDoors = {
    db,
    now: () => new Date(),
    carriers: sandboxCarriers({ secret, speed }),
    speed,
    post: undefined,
  }
  try {
    let taken = 0
    for (const id of kitIds) if (await handInBag(doors, id)) taken += 1
    return taken
  } finally {
    await close()
  }
}

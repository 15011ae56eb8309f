// Checks, after the last journey, that the journeys wrote only to rows that were minted for them (decision
// 0108). When one journey holds a seeded piece, another journey can't have it; when a seeded account buys,
// its cart, address and credit differ for the next journey.
import pg from 'pg'
import { databaseUrl } from './env.ts'
import { turnOnForAll } from './same-flags.ts'

/**
 * Each query finds rows of this run that concern an account or a piece older than the run; `$1` is the
 * start of the run.
 */
const trespasses: readonly (readonly [what: string, sql: string])[] = [
  [
    'a piece of the seeded shop was held',
    'select h.item_number as about from hold h join item i using (item_number) where h.taken_at >= $1 and i.created_at < $1',
  ],
  [
    'a piece of the seeded shop was put into a cart',
    'select l.item_number as about from cart_line l join item i using (item_number) where l.added_at >= $1 and i.created_at < $1',
  ],
  [
    'a piece of the seeded shop was saved',
    'select f.item_number as about from favorite f join item i using (item_number) where f.created_at >= $1 and i.created_at < $1',
  ],
  [
    'a piece of the seeded shop was sold',
    `select l.item_number as about from order_line l join purchase_order o on o.id = l.order_id join item i using (item_number)
     where o.placed_at >= $1 and i.created_at < $1`,
  ],
  [
    'somebody of the seeded shop ordered',
    'select u.email as about from purchase_order o join user_account u on u.id = o.user_id where o.placed_at >= $1 and u.created_at < $1',
  ],
  [
    'somebody of the seeded shop has a new address',
    'select u.email as about from address a join user_account u on u.id = a.user_id where a.created_at >= $1 and u.created_at < $1',
  ],
  [
    'somebody of the seeded shop ordered a kit',
    'select u.email as about from kit k join user_account u on u.id = k.seller_id where k.ordered_at >= $1 and u.created_at < $1',
  ],
  [
    'somebody of the seeded shop took money out',
    'select u.email as about from payout p join user_account u on u.id = p.user_id where p.requested_at >= $1 and u.created_at < $1',
  ],
  [
    'somebody of the seeded shop worked on an order',
    'select u.email as about from order_event e join user_account u on u.id::text = e.actor_id::text where e.happened_at >= $1 and u.created_at < $1',
  ],
  [
    'somebody of the seeded shop worked on a bag',
    'select u.email as about from bag_event e join user_account u on u.id::text = e.actor_id::text where e.happened_at >= $1 and u.created_at < $1',
  ],
]

async function inShop<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Notes the database's time as the start of a run of journeys. Returns a function that throws, with one line
 * per finding, when the run wrote about an account or a piece that is older than that start.
 */
export async function watchShop(url: string): Promise<() => Promise<void>> {
  const since = await inShop(
    url,
    async (client) => (await client.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now,
  )
  return () =>
    inShop(url, async (client) => {
      const found: string[] = []
      for (const [what, sql] of trespasses) {
        const { rows } = await client.query<{ about: string }>(sql, [since])
        found.push(...rows.map(({ about }) => `${what}: ${about}`))
      }
      if (found.length > 0)
        throw new Error(`journeys met in what was not minted for them:\n${[...new Set(found)].join('\n')}`)
    })
}

/** Playwright calls this function before the first journey, and the returned function after the last one. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its set-up.
export default async (): Promise<() => Promise<void>> => {
  await turnOnForAll(databaseUrl)
  return watchShop(databaseUrl)
}

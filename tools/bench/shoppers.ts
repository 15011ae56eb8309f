// Writes visitors, carts and holds directly into the stand's database, for the measures of shoppers'
// actions.
import { randomBytes } from 'node:crypto'
import { hashToken } from '@hemline/api/platform/tokens.ts'
import { visitorCookie } from '@hemline/rules/vocabulary/wire.ts'
import pg from 'pg'
import type { Bench } from './rows.ts'

/** The header with a visitor's cookie. */
export type Cookie = { readonly cookie: string }

/**
 * Runs `work` with a connection pool to the stand's database, returns its result, and always closes the pool.
 */
export async function withPool<T>(
  bench: Pick<Bench, 'databaseUrl'>,
  work: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: bench.databaseUrl, max: 4 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/**
 * Returns up to `count` pieces on sale that no cart holds and every shopper may buy; the same ones in every
 * run.
 */
export async function freePieces(pool: pg.Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ item_number: string }>(
    `select item_number from item i where state = 'listed' and access_levels = '{}' and preordered_by is null
      and not exists (select 1 from hold h where h.item_number = i.item_number)
      order by md5(item_number::text) limit $1`,
    [count],
  )
  return rows.map((row) => Number(row.item_number))
}

/** Creates visitors and returns their ids with the cookies that identify them. */
export async function makeVisitors(pool: pg.Pool, count: number): Promise<{ id: string; cookie: Cookie }[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const { rows } = await pool.query<{ id: string }>(
    'insert into visitor (token_hash) select unnest($1::bytea[]) returning id',
    [tokens.map(hashToken)],
  )
  return rows.map(({ id }, at) => ({ id, cookie: { cookie: `${visitorCookie}=${tokens[at]}` } }))
}

/**
 * Gives each visitor a cart with `size` of the `pieces`, all held for six hours. Throws when there are too
 * few pieces.
 */
export async function fillCarts(
  pool: pg.Pool,
  visitors: readonly { id: string }[],
  { pieces, size }: { pieces: readonly number[]; size: number },
) {
  if (pieces.length < visitors.length * size)
    throw new Error(`${pieces.length} free pieces are too few for ${visitors.length} carts of ${size}`)
  const owners = pieces.slice(0, visitors.length * size).map((_, at) => visitors[Math.floor(at / size)]?.id)
  await pool.query('insert into cart (id, visitor_id) select gen_random_uuid(), unnest($1::bigint[])', [
    visitors.map(({ id }) => id),
  ])
  const wanted =
    'from unnest($1::bigint[], $2::bigint[]) with ordinality as w (item_number, visitor_id, nth) join cart c on c.visitor_id = w.visitor_id'
  const values = [pieces.slice(0, owners.length), owners]
  await pool.query(
    `insert into cart_line (id, cart_id, item_number, added_at)
      select gen_random_uuid(), c.id, w.item_number, now() - interval '1 hour' + w.nth * interval '1 millisecond' ${wanted}`,
    values,
  )
  await pool.query(
    `insert into hold (item_number, cart_id, taken_at, expires_at) select w.item_number, c.id, now(), now() + interval '6 hours' ${wanted}`,
    values,
  )
}

type Home = {
  fullName: string
  line1: string
  city: string
  state: string
  zip: string
  country: string
  phone: string
}

/** Writes the delivery address and the contact data into the visitors' carts. */
export async function giveAddresses(
  pool: pg.Pool,
  visitors: readonly { id: string }[],
  home: Home,
): Promise<void> {
  await pool.query(
    `with made as (
      insert into address (id, visitor_id, type, full_name, line1, city, state, zip, country, phone, is_default, created_at)
      select gen_random_uuid(), unnest($1::bigint[]), 'shipping', $2, $3, $4, $5, $6, $7, $8, true, now() returning id, visitor_id)
    insert into cart_address (cart_id, shipping_address_id, email, updated_at)
    select c.id, made.id, 'guest@shopper.example', now() from made join cart c on c.visitor_id = made.visitor_id`,
    [
      visitors.map(({ id }) => id),
      home.fullName,
      home.line1,
      home.city,
      home.state,
      home.zip,
      home.country,
      home.phone,
    ],
  )
}

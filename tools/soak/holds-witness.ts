// Reads the facts for the soak of holds without the shop's own code: a trigger that notes every change of a
// hold, the shop's tables, and the processor's books.
import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import type { Attempt, HandOver, Hold, Line, Order, Payment } from './holds-rules.ts'

/**
 * Installs a trigger that writes each change of a hold's cart or order, with the values before, into a new
 * table soak_hand_over. The shop's tables must exist; a second call fails.
 */
export async function installWitness(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table soak_hand_over (item_number bigint, at timestamptz, was_cart uuid, cart uuid, was_order uuid, "order" uuid, until timestamptz, released boolean);
    create function soak_note() returns trigger language plpgsql as $$
    begin
      insert into soak_hand_over values
        (new.item_number, clock_timestamp(), old.cart_id, new.cart_id, old.order_id, new.order_id, old.expires_at, old.released_at is not null);
      return null;
    end $$;
    create trigger soak_note after update on hold for each row
      when (old.cart_id is distinct from new.cart_id or old.order_id is distinct from new.order_id) execute function soak_note()`)
}

const samples = {
  'pieces in two orders': `select item_number::text as what from order_line where canceled_at is null and kind = 'item' group by item_number having count(*) > 1`,
  'pieces for sale although an order of them stands': `select l.item_number::text as what from order_line l join purchase_order o on o.id = l.order_id
    join item i on i.item_number = l.item_number
    where l.canceled_at is null and l.kind = 'item' and o.status not in ('not_paid', 'payment_declined', 'canceled') and i.state = 'listed'`,
  'pieces of an order under way that it does not hold': `select l.item_number::text as what from order_line l join purchase_order o on o.id = l.order_id
    left join hold h on h.item_number = l.item_number
    where l.canceled_at is null and l.kind = 'item' and o.status = 'not_paid' and h.order_id is distinct from o.id`,
  'pieces kept by an order that came to nothing': `select h.item_number::text as what from hold h join purchase_order o on o.id = h.order_id
    where o.status in ('payment_declined', 'canceled')`,
} as const

/**
 * Returns one line for each rule about holds that is broken right now. Each rule is one statement, and so
 * sees one state of the database.
 */
export async function lookOnce(pool: pg.Pool): Promise<string[]> {
  const broken: string[] = []
  for (const [name, text] of Object.entries(samples)) {
    const { rows } = await pool.query<{ what: string }>(text)
    broken.push(...rows.map(({ what }) => `${name}: ${what}`))
  }
  return broken
}

/** The facts that the shop's tables hold. */
export type ShopFacts = {
  items: { itemNumber: number; state: string }[]
  orders: Order[]
  lines: Line[]
  attempts: Attempt[]
  holds: Hold[]
  handOvers: HandOver[]
}

/** Returns an SQL expression for a time column in milliseconds since 1970. */
const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`

/**
 * Reads these pieces with their order lines, holds and hand-overs, and all orders placed and payments begun
 * since `since`, in one snapshot.
 */
export async function readShop(
  pool: pg.Pool,
  itemNumbers: readonly number[],
  since: Date,
): Promise<ShopFacts> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const read = async <T>(text: string, value: unknown): Promise<T[]> =>
      (await client.query(text, [value])).rows as T[]
    return {
      items: await read(
        `select item_number as "itemNumber", state from item where item_number = any($1::bigint[]) order by 1`,
        itemNumbers,
      ),
      orders: await read(
        `select id, status, charged_cents as charged from purchase_order where placed_at >= $1`,
        since,
      ),
      lines: await read(
        `select l.order_id as "orderId", l.item_number as "itemNumber", l.canceled_at is not null as canceled from order_line l
          where l.kind = 'item' and l.item_number = any($1::bigint[])`,
        itemNumbers,
      ),
      attempts: await read(
        `select a.id as key, a.order_id as "orderId", a.status, a.amount_cents as amount from payment_attempt a where a.started_at >= $1`,
        since,
      ),
      holds: await read(
        `select item_number as "itemNumber", order_id as "orderId", ${ms('taken_at')} as "takenAt", ${ms('extended_at')} as "extendedAt",
          ${ms('expires_at')} as "expiresAt" from hold where item_number = any($1::bigint[])`,
        itemNumbers,
      ),
      handOvers: await read(
        `select item_number as "itemNumber", ${ms('at')} as at, was_cart as "wasCart", cart, was_order as "wasOrder", "order", ${ms('until')} as until, released
          from soak_hand_over where item_number = any($1::bigint[])`,
        itemNumbers,
      ),
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Reads all payments from the sandbox processor's SQLite file, without changing it; amounts in cents. */
export function readBooks(file: string): Payment[] {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = db.prepare('select key, order_id, status, amount, captured, refunded from payment').all()
    return rows.map((row) => ({
      key: String(row.key),
      orderId: String(row.order_id),
      status: String(row.status),
      amount: Number(row.amount),
      captured: Number(row.captured),
      refunded: Number(row.refunded),
    }))
  } finally {
    db.close()
  }
}

/**
 * The faults that the ledger's own checks find, the sum of all entries in cents (0 when sound) and the
 * number of postings.
 */
export type LedgerState = { faults: string[]; sum: number; postings: number }

/**
 * Runs the database's own checks of the ledger and returns its faults and the sum of all postings (0 when it
 * balances).
 */
export async function readLedger(pool: pg.Pool): Promise<LedgerState> {
  const { rows } = await pool.query<{ fault: string; detail: string }>(
    'select fault, detail from ledger_faults() union all select fault, detail from seller_money_faults()',
  )
  const { rows: sums } = await pool.query<{ sum: string | null; postings: number }>(
    'select (select sum(amount) from ledger_entry) as sum, (select count(*)::int from ledger_posting) as postings',
  )
  return {
    faults: rows.map(({ fault, detail }) => `${fault} (${detail})`),
    sum: Number(sums[0]?.sum ?? 0),
    postings: sums[0]?.postings ?? 0,
  }
}

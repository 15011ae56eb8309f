// The processor's storage: one SQLite file, which never holds a card number.
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { z } from 'zod'
import {
  behaviorSchema,
  type Payment,
  type Payout,
  paymentStatuses,
  payoutStatuses,
  type Token,
} from './model.ts'

const tables = `
  create table if not exists token (token text primary key, label text not null, last4 text, behavior text not null, made_at integer not null);
  create table if not exists payment (
    ref text primary key, key text not null unique, status text not null, amount integer not null, captured integer not null default 0,
    refunded integer not null default 0, method text not null, order_id text not null, return_url text not null, label text not null,
    last4 text, behavior text not null, code text, due_at integer,
    check (captured between 0 and amount), check (refunded between 0 and captured));
  -- What was moved, once for its key.
  create table if not exists move (key text primary key, ref text not null, kind text not null, amount integer not null, refused text);
  create table if not exists wallet_session (session text primary key, origin text not null, ends_at integer not null);
  create table if not exists event (
    id text primary key, ref text not null, key text not null, attempts integer not null default 0, next_at integer not null, done integer not null default 0);
  create table if not exists payout (
    key text primary key, ref text not null, status text not null, amount integer not null, method text not null, email text not null,
    code text, due_at integer);
`

/** Adds the column `type` to a file of an earlier version, whose events are all about payments. */
function addEventType(db: DatabaseSync): void {
  const known = db.prepare('pragma table_info(event)').all()
  if (!known.some((column) => column.name === 'type'))
    db.exec("alter table event add column type text not null default 'payment.changed'")
}

const paymentRow = z
  .object({
    ref: z.string(),
    key: z.string(),
    status: z.enum(paymentStatuses),
    amount: z.number(),
    captured: z.number(),
    refunded: z.number(),
    method: z.string(),
    order_id: z.string(),
    return_url: z.string(),
    label: z.string(),
    last4: z.string().nullable(),
    behavior: behaviorSchema,
    code: z.string().nullable(),
    due_at: z.number().nullable(),
  })
  .transform(
    ({ order_id, return_url, due_at, ...rest }): Payment => ({
      ...rest,
      orderId: order_id,
      returnUrl: return_url,
      dueAt: due_at,
    }),
  )
const tokenRow = z.object({
  token: z.string(),
  label: z.string(),
  last4: z.string().nullable(),
  behavior: behaviorSchema,
})
const moveRow = z.object({
  ref: z.string(),
  kind: z.enum(['capture', 'refund']),
  amount: z.number(),
  refused: z.string().nullable(),
})
const eventRow = z.object({
  id: z.string(),
  ref: z.string(),
  key: z.string(),
  attempts: z.number(),
  type: z.enum(['payment.changed', 'payout.changed']),
})
const payoutRow = z
  .object({
    key: z.string(),
    ref: z.string(),
    status: z.enum(payoutStatuses),
    amount: z.number(),
    method: z.string(),
    email: z.string(),
    code: z.string().nullable(),
    due_at: z.number().nullable(),
  })
  .transform(({ due_at, ...rest }): Payout => ({ ...rest, dueAt: due_at }))

/** A capture or a refund of a payment. */
export type Move = z.infer<typeof moveRow>
/** An event that waits for delivery or was delivered. */
export type StoredEvent = z.infer<typeof eventRow>
type Row = Record<string, SQLOutputValue> | undefined

const read = <T>(schema: z.ZodType<T>, row: Row): T | undefined =>
  row === undefined ? undefined : schema.parse(row)

/** Runs an action in a transaction; no other writer exists. */
const togetherIn =
  (db: DatabaseSync) =>
  <T>(action: () => T): T => {
    db.exec('begin immediate')
    try {
      const result = action()
      db.exec('commit')
      return result
    } catch (error) {
      db.exec('rollback')
      throw error
    }
  }

type Value = string | number | null
type Statements = {
  readonly one: (sql: string, ...values: Value[]) => Row
  readonly all: (sql: string, ...values: Value[]) => Row[]
  readonly run: (sql: string, ...values: Value[]) => void
}
const payoutStatements = ({ one, all, run }: Statements) => ({
  findPayout: (key: string) => read(payoutRow, one('select * from payout where key = ?', key)),
  addPayout: (p: Payout) =>
    run(
      'insert into payout values (?, ?, ?, ?, ?, ?, ?, ?)',
      p.key,
      p.ref,
      p.status,
      p.amount,
      p.method,
      p.email,
      p.code,
      p.dueAt,
    ),
  setPayout: (key: string, p: Pick<Payout, 'status' | 'code'>) =>
    run('update payout set status = ?, code = ?, due_at = null where key = ?', p.status, p.code, key),
  listDuePayouts: (now: number) =>
    all('select * from payout where due_at <= ? order by due_at limit 100', now).map((row) =>
      payoutRow.parse(row),
    ),
})

/** The functions over the storage. */
export type Store = ReturnType<typeof openStore>

/**
 * Opens the sandbox processor's SQLite store in `file`, or in memory with ":memory:". Returns the statements
 * on its payments, tokens, payouts and events; each is on the disk when it returns.
 */
export function openStore(file: string) {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000')
  db.exec(tables)
  addEventType(db)
  const one = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).get(...values)
  const all = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).all(...values)
  const run = (sql: string, ...values: (string | number | null)[]) => void db.prepare(sql).run(...values)
  return {
    ...payoutStatements({ one, all, run }),
    together: togetherIn(db),
    addToken: ({ token, label, last4, behavior }: Token, now: number) =>
      run('insert into token values (?, ?, ?, ?, ?)', token, label, last4, behavior, now),
    findToken: (token: string, since: number) =>
      read(
        tokenRow,
        one('select token, label, last4, behavior from token where token = ? and made_at > ?', token, since),
      ),
    findPayment: (ref: string) => read(paymentRow, one('select * from payment where ref = ?', ref)),
    findByKey: (key: string) => read(paymentRow, one('select * from payment where key = ?', key)),
    listDue: (now: number) =>
      all('select * from payment where due_at <= ? order by due_at limit 100', now).map((row) =>
        paymentRow.parse(row),
      ),
    addPayment: (p: Payment) =>
      run(
        'insert into payment values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        p.ref,
        p.key,
        p.status,
        p.amount,
        p.captured,
        p.refunded,
        p.method,
        p.orderId,
        p.returnUrl,
        p.label,
        p.last4,
        p.behavior,
        p.code,
        p.dueAt,
      ),
    setPayment: (ref: string, p: Pick<Payment, 'status' | 'code' | 'dueAt'>) =>
      run(
        'update payment set status = ?, code = ?, due_at = ? where ref = ?',
        p.status,
        p.code,
        p.dueAt,
        ref,
      ),
    setMoved: (ref: string, captured: number, refunded: number) =>
      run(
        "update payment set status = 'captured', captured = ?, refunded = ? where ref = ?",
        captured,
        refunded,
        ref,
      ),
    findMove: (key: string) =>
      read(moveRow, one('select ref, kind, amount, refused from move where key = ?', key)),
    addMove: (key: string, { ref, kind, amount, refused }: Move) =>
      run('insert into move values (?, ?, ?, ?, ?)', key, ref, kind, amount, refused),
    addSession: (session: string, origin: string, endsAt: number) =>
      run('insert into wallet_session values (?, ?, ?)', session, origin, endsAt),
    /** Deletes a wallet session, which is valid for one token. Returns whether it was valid. */
    takeSession: (session: string, now: number): boolean =>
      one('delete from wallet_session where session = ? and ends_at > ? returning session', session, now) !==
      undefined,
    addEvent: ({ id, ref, key, type }: Omit<StoredEvent, 'attempts'>, now: number) =>
      run('insert into event (id, ref, key, next_at, type) values (?, ?, ?, ?, ?)', id, ref, key, now, type),
    listEvents: (now: number) =>
      all(
        'select id, ref, key, attempts, type from event where done = 0 and next_at <= ? order by next_at limit 50',
        now,
      ).map((row) => eventRow.parse(row)),
    endEvent: (id: string) => run('update event set done = 1 where id = ?', id),
    delayEvent: (id: string, nextAt: number) =>
      run('update event set attempts = attempts + 1, next_at = ? where id = ?', nextAt, id),
    /**
     * Deletes expired tokens and wallet sessions, and events that were delivered before `eventsBefore`;
     * times in milliseconds since 1970.
     */
    tidy: (tokensBefore: number, eventsBefore: number) => {
      run('delete from token where made_at < ?', tokensBefore)
      run('delete from wallet_session where ends_at < ?', tokensBefore)
      run('delete from event where done = 1 and next_at < ?', eventsBefore)
    },
    close: () => db.close(),
  }
}

// The processor's storage: one SQLite file, which never holds a card number.
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { z } from 'zod'
import {
  type BankAccount,
  behaviorSchema,
  type Method,
  methodType,
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
  create table if not exists bank_account (
    ref text primary key, holder text not null, account_type text not null, routing_number text not null, account_number text not null,
    unique (routing_number, account_number));
  create table if not exists bank_token (token text primary key, ref text not null, made_at integer not null);
  create table if not exists customer (key text primary key, ref text not null unique);
  -- What is kept for customers; source: the token or the payment that it was kept from.
  create table if not exists method (
    ref text primary key, customer text not null, source text not null, type text not null, label text not null, last4 text,
    behavior text not null, month integer, year integer, fingerprint text not null, gone integer not null default 0,
    unique (customer, source));
`

/** Columns that files of earlier versions lack; their events are all about payments. */
const laterColumns = [
  ['event', 'type', "text not null default 'payment.changed'"],
  ['token', 'month', 'integer'],
  ['token', 'year', 'integer'],
  ['token', 'fingerprint', "text not null default ''"],
  ['payment', 'keeps', 'text'],
  ['payment', 'token', 'text'],
] as const

function addLaterColumns(db: DatabaseSync): void {
  for (const [table, column, type] of laterColumns) {
    const known = db.prepare(`pragma table_info(${table})`).all()
    if (!known.some(({ name }) => name === column))
      db.exec(`alter table ${table} add column ${column} ${type}`)
  }
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
    keeps: z.string().nullable(),
    token: z.string().nullable(),
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
  month: z.number().nullable(),
  year: z.number().nullable(),
  fingerprint: z.string(),
})
const methodRow = tokenRow
  .omit({ token: true })
  .extend({ ref: z.string(), customer: z.string(), type: methodType })
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
  .transform(({ due_at, email, ...rest }): Payout => ({ ...rest, payee: email, dueAt: due_at }))
const bankAccountRow = z
  .object({
    ref: z.string(),
    holder: z.string(),
    account_type: z.string(),
    routing_number: z.string(),
    account_number: z.string(),
  })
  .transform(
    (row): BankAccount => ({
      ref: row.ref,
      holder: row.holder,
      accountType: row.account_type,
      routingNumber: row.routing_number,
      accountNumber: row.account_number,
    }),
  )

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
const tokenStatements = ({ one, run }: Statements) => ({
  addToken: (t: Token, now: number) =>
    run(
      'insert into token (token, label, last4, behavior, made_at, month, year, fingerprint) values (?, ?, ?, ?, ?, ?, ?, ?)',
      t.token,
      t.label,
      t.last4,
      t.behavior,
      now,
      t.month,
      t.year,
      t.fingerprint,
    ),
  findToken: (token: string, since: number) =>
    read(tokenRow, one('select * from token where token = ? and made_at > ?', token, since)),
})
const methodColumns = 'ref, customer, type, label, last4, behavior, month, year, fingerprint'
const methodStatements = ({ one, run }: Statements) => ({
  /** Returns the name of the customer with a key; `ref` is the name of a new one. */
  customerOf: (key: string, ref: string): string => {
    run('insert into customer values (?, ?) on conflict do nothing', key, ref)
    return z.object({ ref: z.string() }).parse(one('select ref from customer where key = ?', key)).ref
  },
  hasCustomer: (ref: string): boolean => one('select ref from customer where ref = ?', ref) !== undefined,
  /** Finds what is kept for a customer by its reference; undefined when it was forgotten. */
  findMethod: (ref: string, customer: string) =>
    read(
      methodRow,
      one(`select ${methodColumns} from method where ref = ? and customer = ? and gone = 0`, ref, customer),
    ),
  findMethodFrom: (source: string, customer: string) =>
    read(
      methodRow,
      one(`select ${methodColumns} from method where source = ? and customer = ?`, source, customer),
    ),
  addMethod: (m: Method, source: string) =>
    run(
      'insert into method values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)',
      m.ref,
      m.customer,
      source,
      m.type,
      m.label,
      m.last4,
      m.behavior,
      m.month,
      m.year,
      m.fingerprint,
    ),
  forgetMethod: (ref: string) => run('update method set gone = 1 where ref = ?', ref),
})
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
      p.payee,
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

const bankStatements = ({ one, run }: Statements) => ({
  findBankAccount: (ref: string) =>
    read(bankAccountRow, one('select * from bank_account where ref = ?', ref)),
  /** Keeps a bank account under its reference, and a token for it; the same numbers keep their reference. */
  addBankAccount: (token: string, account: BankAccount, now: number) => {
    run(
      'insert into bank_account values (?, ?, ?, ?, ?) on conflict (routing_number, account_number) do update set holder = excluded.holder, account_type = excluded.account_type',
      account.ref,
      account.holder,
      account.accountType,
      account.routingNumber,
      account.accountNumber,
    )
    run(
      'insert into bank_token select ?, ref, ? from bank_account where routing_number = ? and account_number = ?',
      token,
      now,
      account.routingNumber,
      account.accountNumber,
    )
  },
  findBankToken: (token: string, since: number) =>
    read(
      bankAccountRow,
      one(
        'select a.* from bank_token t join bank_account a on a.ref = t.ref where t.token = ? and t.made_at > ?',
        token,
        since,
      ),
    ),
})

const eventStatements = ({ all, run }: Statements) => ({
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
  addLaterColumns(db)
  const one = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).get(...values)
  const all = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).all(...values)
  const run = (sql: string, ...values: (string | number | null)[]) => void db.prepare(sql).run(...values)
  return {
    ...tokenStatements({ one, all, run }),
    ...methodStatements({ one, all, run }),
    ...payoutStatements({ one, all, run }),
    ...bankStatements({ one, all, run }),
    ...eventStatements({ one, all, run }),
    together: togetherIn(db),
    findPayment: (ref: string) => read(paymentRow, one('select * from payment where ref = ?', ref)),
    findByKey: (key: string) => read(paymentRow, one('select * from payment where key = ?', key)),
    listDue: (now: number) =>
      all('select * from payment where due_at <= ? order by due_at limit 100', now).map((row) =>
        paymentRow.parse(row),
      ),
    addPayment: (p: Payment) =>
      run(
        'insert into payment values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
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
        p.keeps,
        p.token,
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
    /**
     * Deletes expired tokens and wallet sessions, and events that were delivered before `eventsBefore`;
     * times in milliseconds since 1970.
     */
    tidy: (tokensBefore: number, eventsBefore: number) => {
      run('delete from token where made_at < ?', tokensBefore)
      run('delete from bank_token where made_at < ?', tokensBefore)
      run('delete from wallet_session where ends_at < ?', tokensBefore)
      run('delete from event where done = 1 and next_at < ?', eventsBefore)
    },
    close: () => db.close(),
  }
}

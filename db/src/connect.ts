// The one way to a Postgres connection: parsers, limits and names are set here.
import type { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './types.ts'

export type Db = Kysely<Tables>

// int8 as number: item, visitor and photo numbers stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text))
pg.types.setTypeParser(1016 as typeof pg.types.builtins.INT8, (text) =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(Number),
)
// Lists of texts hardly ever need the full grammar of arrays: only where a text has signs of its
// own, or null is among them.
const textArray = 1009 as typeof pg.types.builtins.INT8
const anyTexts = pg.types.getTypeParser(textArray) as (text: string) => (string | null)[]
const plainTexts = /^{(?!.*\bNULL\b)[^"\\{}]+}$/s
pg.types.setTypeParser(textArray, (text) =>
  text === '{}' ? [] : plainTexts.test(text) ? text.slice(1, -1).split(',') : anyTexts(text),
)

/**
 * The password with which an address asks PostgreSQL in, read as the driver reads it: before the host,
 * decoded, or as a parameter.
 */
export function passwordOf(url: string): string | undefined {
  const { password } = new pg.Client({ connectionString: url })
  return typeof password === 'string' && password !== '' ? password : undefined
}

/** Whether the driver can read an address at all. */
export function isDatabaseUrl(url: string): boolean {
  try {
    passwordOf(url)
    return true
  } catch {
    return false
  }
}

export type ConnectOptions = {
  url: string
  max?: number
  name: string
  statementTimeoutMs?: number
  /**
   * A statement that waits so long for one lock fails with a code of its own
   * (55P03), before its time is over.
   */
  lockTimeoutMs?: number
  /**
   * A connection on which a question waits and nothing comes for so long is given up: the server can't end
   * statements when it is unreachable.
   */
  silentMs?: number
  /**
   * The server ends a transaction that asks nothing for so long: whoever began it can't be reached, and
   * others wait for what it locked.
   */
  idleTransactionMs?: number
}

/**
 * A pool of at most `max` connections, made when they are needed; a statement fails after
 * `statementTimeoutMs`, and getting a connection after 2.5 s.
 */
export function connectPool({
  url,
  max = 10,
  name,
  statementTimeoutMs = 5000,
  ...rest
}: ConnectOptions): pg.Pool {
  const { lockTimeoutMs, silentMs, idleTransactionMs } = rest
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    statement_timeout: statementTimeoutMs,
    ...(lockTimeoutMs === undefined ? {} : { lock_timeout: lockTimeoutMs }),
    ...(idleTransactionMs === undefined ? {} : { idle_in_transaction_session_timeout: idleTransactionMs }),
    connectionTimeoutMillis: 2500,
  })
  // An idle connection that breaks (restart of the server) must not end the process;
  // the next query reports it.
  pool.on('error', () => undefined)
  // Nor one that breaks between two statements of a transaction: the pool watches
  // only those that nobody uses.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  pool.on('connect', (client) => aroundQuestions(client, prepareMarked))
  if (silentMs !== undefined) giveUpSilent(pool, silentMs)
  return pool
}

type Ask = (...question: unknown[]) => unknown

/** Puts something around each question that this connection is asked. */
function aroundQuestions(client: pg.PoolClient, around: (ask: Ask) => Ask): void {
  client.query = around(client.query.bind(client) as Ask) as typeof client.query
}

const preparedMark = /^\s*\/\* prepared (\w+) \*\//

/**
 * A statement that begins with the comment "prepared" and a name is read and planned once a connection. It
 * names its columns: with `*` it would fail after a migration that adds one.
 */
const prepareMarked =
  (ask: Ask): Ask =>
  (text, ...rest) => {
    const name = typeof text === 'string' ? preparedMark.exec(text)?.[1] : undefined
    return ask(name === undefined ? text : { name, text }, ...rest)
  }

/** Watches from each question to its answer: who only listens may hear nothing for hours. */
function giveUpSilent(pool: pg.Pool, silentMs: number): void {
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    aroundQuestions(client, (ask) => (...question) => {
      stream.setTimeout(silentMs)
      return ask(...question)
    })
    client.on('drain', () => void stream.setTimeout(0))
    stream.on('timeout', () => stream.destroy(new Error('Connection terminated: the server is silent')))
  })
}

/** Kysely over a pool, with all tables typed. */
export function connect(options: ConnectOptions): { db: Db; pool: pg.Pool; close: () => Promise<void> } {
  const pool = connectPool(options)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

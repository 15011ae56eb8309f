// Connections to PostgreSQL; the only place that sets their parsers, limits and names.
import type { Socket } from 'node:net'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
} from 'kysely'
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
 * Returns the password in a database URL as the driver reads it: before the host, decoded, or as a
 * parameter; undefined when there is none.
 */
export function passwordOf(url: string): string | undefined {
  const { password } = new pg.Client({ connectionString: url })
  return typeof password === 'string' && password !== '' ? password : undefined
}

/** Returns whether the driver can read a text as the URL of a database. */
export function isDatabaseUrl(url: string): boolean {
  try {
    passwordOf(url)
    return true
  } catch {
    return false
  }
}

/** Options of a pool; `name` is shown in pg_stat_activity, times are in milliseconds. */
export type ConnectOptions = {
  url: string
  max?: number
  name: string
  statementTimeoutMs?: number
  /**
   * A statement that waits this long for one lock fails with code 55P03, before its statement time-out.
   */
  lockTimeoutMs?: number
  /**
   * A connection that waits this long for a response is closed: an unreachable server can't end
   * statements.
   */
  silentMs?: number
  /**
   * The server ends a transaction without a statement for this long: its client is gone, and other
   * clients wait for its locks.
   */
  idleTransactionMs?: number
}

/**
 * Makes a pool of at most `max` connections (10 by default), opened when they are needed; a statement fails
 * after `statementTimeoutMs` (5 s), and waiting for a connection after 2.5 s. A connection that breaks does
 * not end the process: the next query fails.
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
  if (silentMs !== undefined) giveUpSilent(pool, silentMs)
  return pool
}

type Ask = (...question: unknown[]) => unknown

/** Wraps each query that this connection sends. */
function aroundQuestions(client: pg.PoolClient, around: (ask: Ask) => Ask): void {
  client.query = around(client.query.bind(client) as Ask) as typeof client.query
}

/**
 * Closes connections whose server is silent between a query and its response; a connection that only
 * listens may be silent for hours.
 */
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

/** A statement with a name: a connection parses and plans it once, and reuses the plan by the name. */
export type NamedQuery = CompiledQuery & { readonly name: string }

const isNamed = (query: CompiledQuery): query is NamedQuery => 'name' in query

/** A connection that sends a statement's name along with its text, so that it is prepared. */
class NamingConnection implements DatabaseConnection {
  readonly client: pg.PoolClient
  /** True when a rollback failed: the transaction is still open, so the connection is not reused. */
  isSpent = false

  constructor(client: pg.PoolClient) {
    this.client = client
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.ask(query)
    // The driver reads from this row whether a commit became a rollback.
    if (command === 'ROLLBACK' || command === 'COMMIT') return { rows: [{ command } as R] }
    return /^(?:INSERT|UPDATE|DELETE|MERGE)$/.test(command)
      ? { rows, numAffectedRows: BigInt(rowCount ?? 0) }
      : { rows }
  }
  private ask(query: CompiledQuery): Promise<pg.QueryResult> {
    const values = [...query.parameters]
    return isNamed(query)
      ? this.client.query({ name: query.name, text: query.sql, values })
      : this.client.query(query.sql, values)
  }
  streamQuery(): never {
    throw new Error('No statement is streamed.')
  }
}

function oursOf(connection: DatabaseConnection): NamingConnection {
  if (!(connection instanceof NamingConnection)) throw new Error('The connection is of another driver.')
  return connection
}

/** Kysely's driver with NamingConnections, since Kysely's own connections can't send a name. */
class NamingDriver extends PostgresDriver {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new NamingConnection(await this.#pool.connect())
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    } catch (error) {
      oursOf(connection).isSpent = true
      throw error
    }
  }
  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { client, isSpent } = oursOf(connection)
    client.release(isSpent)
  }
}

/** Kysely's dialect for PostgreSQL in which a `NamedQuery` is prepared. */
export class NamingDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }
  override createDriver(): PostgresDriver {
    return new NamingDriver(this.#pool)
  }
}

/** Makes a pool and a Kysely instance on it, with all tables typed; `close` ends both. */
export function connect(options: ConnectOptions): { db: Db; pool: pg.Pool; close: () => Promise<void> } {
  const pool = connectPool(options)
  const db = new Kysely<Tables>({ dialect: new NamingDialect(pool) })
  return { db, pool, close: () => db.destroy() }
}

// The one way to a Postgres connection: parsers, limits and names are set here.
import type { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './types.ts'

export type Db = Kysely<Tables>

// int8 as number: item, visitor and photo numbers stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text))
pg.types.setTypeParser(1016 as typeof pg.types.builtins.INT8, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)))

export type ConnectOptions = {
  url: string
  max?: number
  name: string
  statementTimeoutMs?: number
  /** A connection in use over which nothing comes for so long is given up: the server can't end statements when it is unreachable. */
  silentMs?: number
}

/** A pool that keeps at most `max` connections; queries fail after `statementTimeoutMs`. */
export function connectPool({ url, max = 10, name, statementTimeoutMs = 5000, silentMs }: ConnectOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 2500,
  })
  // An idle connection that breaks (restart of the server) must not end the process; the next query reports it.
  pool.on('error', () => undefined)
  // Nor one that breaks between two statements of a transaction: the pool watches only those that nobody uses.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  if (silentMs !== undefined) giveUpSilent(pool, silentMs)
  return pool
}

function giveUpSilent(pool: pg.Pool, silentMs: number): void {
  const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream
  pool.on('connect', (client) => {
    const stream = streamOf(client)
    stream.on('timeout', () => stream.destroy(new Error('Connection terminated: the server is silent')))
  })
  pool.on('acquire', (client) => void streamOf(client).setTimeout(silentMs))
  pool.on('release', (_, client) => void streamOf(client).setTimeout(0))
}

/** Kysely over a pool, with all tables typed. */
export function connect(options: ConnectOptions): { db: Db; pool: pg.Pool; close: () => Promise<void> } {
  const pool = connectPool(options)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

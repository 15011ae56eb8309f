// Named SQL statements: a statement has an explicit name beside its text, its parameters and the type of
// its rows. By the name PostgreSQL parses and plans it once a connection, and it can share a round trip
// with other statements.
import type { NamedQuery } from '@hemline/db/connect.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { DbOrTx } from './db.ts'
import { type Decoder, refusalOf, shape } from './decoders.ts'

/**
 * `name`: unique to this text. `query`: the text with its parameters; it lists its columns, since a
 * prepared `*` fails after a migration that adds a column. `row`: decodes each row.
 */
export type NamedStatement<T> = {
  readonly name: string
  readonly query: RawBuilder<unknown>
  readonly row: Decoder<T>
}

/**
 * Where a statement runs: in the database, in a transaction, or in one round trip with other statements
 * of the same turn (`together`).
 */
export type Source = DbOrTx | Together
/** A collector of statements that are sent in one round trip. */
export type Together = {
  readonly ask: (statement: Omit<NamedStatement<unknown>, 'row'>) => Promise<readonly unknown[]>
}

/**
 * Runs a named statement and returns its decoded rows; the only way to run one. From the database or a
 * transaction it takes one round trip and is prepared; from `together` it shares the round trip with all
 * statements of the same turn of the event loop. Throws when a row does not fit its decoder.
 */
export async function rowsOf<T>(source: Source, { name, query, row }: NamedStatement<T>): Promise<T[]> {
  const rows = await ('ask' in source ? source.ask({ name, query }) : send(source, name, query))
  try {
    return rows.map((one) => row.parse(one))
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    throw new Error(`statement ${name}: ${refusalOf(error)}`)
  }
}

/** Sends a prepared statement. The name is in the text as well, for people, logs and tests. */
async function send(db: DbOrTx, name: string, query: RawBuilder<unknown>): Promise<readonly unknown[]> {
  const prepared: NamedQuery = { ...sql`${sql.raw(`/* ${name} */`)} ${query}`.compile(db), name }
  return (await db.executeQuery(prepared)).rows
}

const gatherings = new WeakMap<object, Together>()

/**
 * Returns the collector of a request (`key`: its context), the same for each call with that key; all
 * statements that it gets in one turn of the event loop go to the database as one.
 */
export function together({ key, db }: { key: object; db: DbOrTx }): Together {
  const known = gatherings.get(key) ?? gathering(db)
  gatherings.set(key, known)
  return known
}

const numbers = new Map<string, number>()

/** Returns a name for each set of statements; there are few such sets. */
function nameOfAll(names: readonly string[]): string {
  const key = names.join()
  const number = numbers.get(key) ?? numbers.size + 1
  numbers.set(key, number)
  return `together_${number}`
}

type Waiting = {
  readonly name: string
  readonly query: RawBuilder<unknown>
  readonly done: (rows: readonly unknown[]) => void
  readonly fail: (error: unknown) => void
}

/** Decodes the row with one list of rows for each statement, in their order. */
const lists = z.array(z.array(z.unknown()))

function gathering(db: DbOrTx): Together {
  let waiting: Waiting[] = []
  const sendAll = async () => {
    const all = waiting.toSorted((a, b) => a.name.localeCompare(b.name))
    waiting = []
    const parts = all.map(
      ({ name, query }) =>
        sql`(select coalesce(json_agg(t), '[]') from (${sql.raw(`/* ${name} */`)} ${query}) t)`,
    )
    try {
      const [row] = await rowsOf(db, {
        name: nameOfAll(all.map(({ name }) => name)),
        query: sql`select json_build_array(${sql.join(parts)}) as answers`,
        row: shape<{ answers: unknown[][] }>({ answers: lists }),
      })
      for (const [at, { done }] of all.entries()) done(row?.answers[at] ?? [])
    } catch (error) {
      for (const { fail } of all) fail(error)
    }
  }
  return {
    ask: ({ name, query }) =>
      new Promise((done, fail) => {
        if (waiting.length === 0) setImmediate(sendAll)
        waiting.push({ name, query, done, fail })
      }),
  }
}

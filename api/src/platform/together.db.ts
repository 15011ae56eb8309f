// What several domains need to know in the same moment of a request is read by one
// statement instead of one for each.
import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from './db.ts'

type Waiting = {
  name: string
  query: RawBuilder<unknown>
  done: (rows: unknown[]) => void
  fail: (error: unknown) => void
}

/**
 * Where rows are read: the database, a transaction, or together with whatever else is
 * asked for in the same moment.
 */
export type Source = DbOrTx | Together
export type Together = { readonly ask: (name: string, query: RawBuilder<unknown>) => Promise<unknown[]> }

const gatherings = new WeakMap<object, Together>()

/**
 * Gathers the questions of a request (`key`: its context); those of one turn of the event loop go to the
 * database as one statement.
 */
export function together({ key, db }: { key: object; db: DbOrTx }): Together {
  const known = gatherings.get(key) ?? gathering(db)
  gatherings.set(key, known)
  return known
}

const numbers = new Map<string, number>()

/**
 * One name for each set of questions, by which their statement is prepared once a
 * connection; there are few such sets.
 */
function nameOf(all: readonly Waiting[]): string {
  const key = all.map(({ name }) => name).join()
  const number = numbers.get(key) ?? numbers.size + 1
  numbers.set(key, number)
  return `together_${number}`
}

function gathering(db: DbOrTx): Together {
  let waiting: Waiting[] = []
  const send = async () => {
    const all = waiting
    waiting = []
    all.sort((a, b) => a.name.localeCompare(b.name))
    const parts = all.map(
      ({ query }, at) => sql`(select coalesce(json_agg(t), '[]') from (${query}) t) as ${sql.ref(`q${at}`)}`,
    )
    try {
      const { rows } = await sql<
        Record<string, unknown[]>
      >`${sql.raw(`/* prepared ${nameOf(all)} */`)} select ${sql.join(parts)}`.execute(db)
      for (const [at, { done }] of all.entries()) done(rows[0]?.[`q${at}`] ?? [])
    } catch (error) {
      for (const { fail } of all) fail(error)
    }
  }
  const ask = (name: string, query: RawBuilder<unknown>) =>
    new Promise<unknown[]>((done, fail) => {
      if (waiting.length === 0) setImmediate(send)
      waiting.push({ name, query, done, fail })
    })
  return { ask }
}

/** Columns that bring a time. */
type TimeColumn<T> = { [K in keyof T & string]-?: Date extends T[K] ? K : never }[keyof T & string]

/**
 * `name`: of the question, whose text is always the same. `times`: each column that brings a time, none left
 * out, since times arrive as texts when the question is asked together with others.
 */
export type Question<T> = {
  readonly name: string
  readonly query: RawBuilder<T>
  readonly times: Readonly<Record<TimeColumn<T>, true>>
}

/** The rows of a question. */
export async function rowsOf<T extends object>(
  source: Source,
  { name, query, times }: Question<T>,
): Promise<T[]> {
  if (!('ask' in source)) return (await query.execute(source)).rows
  const rows = (await source.ask(name, query)) as T[]
  for (const row of rows) {
    for (const column of Object.keys(times) as (keyof T)[]) {
      const at = row[column]
      if (typeof at === 'string') Object.assign(row, { [column]: new Date(at) })
    }
  }
  return rows
}

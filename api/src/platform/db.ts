// Transactions, statement names, and the database's options.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ConnectOptions, Db } from '@hemline/db/connect.ts'
import type { Tables } from '@hemline/db/types.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { isDatabaseBusy } from './errors.ts'
import { newPauseMs } from './tokens.ts'

export type Tx = Transaction<Tables>
/** The database or a transaction, for functions that run in both. */
export type DbOrTx = Kysely<Tables>

/**
 * Connection options of the API (times in milliseconds): whatever happens to the database, the API
 * answers within the client's 3000 ms.
 */
export const databaseOptions = (url: string): ConnectOptions => ({
  url,
  name: 'hemline-api',
  max: 20,
  statementTimeoutMs: 2500,
  lockTimeoutMs: 2300,
  silentMs: 2700,
  idleTransactionMs: 5000,
})

class Rollback extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('rolled back')
    this.result = result
  }
}

type Tagged = { readonly __typename: string }
type NameOf<T> = Extract<T, Tagged>['__typename']
/**
 * Makes the compiler refuse a call of inTransaction whose result may be a refusal but that does not name
 * the outcomes to keep: such a call lacks an argument of type never.
 */
type Untold<T> = [Extract<T, Tagged>] extends [never] ? [] : [keepsIsMissing: never]

const isTagged = (result: unknown): result is Tagged =>
  typeof result === 'object' &&
  result !== null &&
  typeof (result as { __typename?: unknown }).__typename === 'string'

const inside = new AsyncLocalStorage<true>()

/**
 * Returns whether the caller runs inside an action of `inTransaction`. The test application then refuses
 * a second connection.
 */
export const isInTransaction = (): boolean => inside.getStore() === true

/**
 * Runs an action in one transaction and returns its result; the only way to begin one. The action
 * reads and writes through the transaction that it is handed, and through nothing else: another
 * connection would not see what the transaction wrote, and a crowd of transactions that each wait for
 * a second connection stands still.
 *
 * A result with a `__typename` is an outcome. The outcomes named in `keeps` keep what was written. Any other
 * outcome is a refusal: everything is rolled back and the refusal is returned. Results without a `__typename`
 * are kept. When the action throws, everything is rolled back and the error is thrown on.
 */
export function inTransaction<T>(db: Db, action: (tx: Tx) => Promise<T>, ...untold: Untold<T>): Promise<T>
export function inTransaction<T>(
  db: Db,
  keeps: NameOf<T> | readonly NameOf<T>[],
  action: (tx: Tx) => Promise<T>,
): Promise<T>
export async function inTransaction<T>(
  db: Db,
  keeps: string | readonly string[] | ((tx: Tx) => Promise<T>),
  given?: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (isInTransaction()) throw new Error('A transaction was begun inside of another one.')
  const action = typeof keeps === 'function' ? keeps : given
  const names = typeof keeps === 'function' ? undefined : typeof keeps === 'string' ? [keeps] : keeps
  if (!action) throw new Error('A transaction needs an action.')
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await inside.run(true, () => action(tx))
      if (!isTagged(result)) return result
      if (!names)
        throw new Error(`A transaction does not say whether ${result.__typename} keeps what was written.`)
      if (!names.includes(result.__typename)) throw new Rollback(result)
      return result
    })
  } catch (error) {
    if (error instanceof Rollback) return error.result as T
    throw error
  }
}

/**
 * Limits of inPatientTransaction: the wait for one lock, the number of tries, and the time after which no
 * further try begins; together well within the client's 3000 ms. The time begins with the first connection:
 * in a crowd the wait for one may be longer than all of it, and the first lock time-out would be the last.
 */
const patience = { lockMs: 600, tries: 4, noneAfterMs: 1500 }

/**
 * Runs inTransaction with at most 4 tries, for actions that change nothing but the database: after a lock
 * time-out (600 ms) or a deadlock everything is rolled back and tried again after a random pause, though not
 * later than 1.5 s after the start. Throws the database's error (`isDatabaseBusy`), with nothing written,
 * when the last try fails too.
 */
export async function inPatientTransaction<T>(
  db: Db,
  keeps: NameOf<T>,
  action: (tx: Tx) => Promise<T>,
): Promise<T> {
  let begun: number | undefined
  for (let left = patience.tries - 1; ; left -= 1) {
    try {
      return await inTransaction<T>(db, keeps, async (tx) => {
        begun ??= performance.now()
        await sql`/* waitForLocks */ set local lock_timeout = ${sql.lit(patience.lockMs)}`.execute(tx)
        return action(tx)
      })
    } catch (error) {
      const spent = begun === undefined ? 0 : performance.now() - begun
      if (!isDatabaseBusy(error) || left === 0 || spent > patience.noneAfterMs) throw error
      await sleep(newPauseMs())
    }
  }
}

/**
 * Makes an SQL comment with a statement's name, so that logs and pg_stat_statements tell which function
 * sent it.
 */
export const named = (name: string) => sql.raw(`/* ${name} */ `)

/**
 * Returns whether the database answers `select 1` within `ms` milliseconds (1500 unless given); false on any
 * error. Never throws.
 */
export async function isDatabaseUp(db: Db, ms = 1500): Promise<boolean> {
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), ms)
  })
  return Promise.race([answers, late]).finally(() => clearTimeout(timer))
}

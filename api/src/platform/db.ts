// Transactions and the statement counter that tests read.
import { setTimeout as sleep } from 'node:timers/promises'
import type { ConnectOptions, Db } from '@hemline/db/connect.ts'
import type { Tables } from '@hemline/db/types.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { isDatabaseBusy } from './errors.ts'
import { newPauseMs } from './tokens.ts'

export type Tx = Transaction<Tables>
export type DbOrTx = Kysely<Tables>

/** How the API connects: whatever happens to the database, it answers within the client's 3000 ms. */
export const databaseOptions = (url: string): ConnectOptions => ({
  ...{ url, name: 'hemline-api', max: 20 },
  ...{ statementTimeoutMs: 2500, lockTimeoutMs: 2300, silentMs: 2700, idleTransactionMs: 5000 },
})

class Rollback extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('rolled back')
    this.result = result
  }
}

/**
 * Runs an action in one transaction. When the action returns an expected failure (`__typename` that `failed` recognises)
 * everything is rolled back and the failure is returned; when it throws, everything is rolled back and it throws on.
 */
export async function inTransaction<T extends { __typename: string }>(
  db: Db,
  succeeded: T['__typename'],
  action: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await action(tx)
      if (result.__typename !== succeeded) throw new Rollback(result)
      return result
    })
  } catch (error) {
    if (error instanceof Rollback) return error.result as T
    throw error
  }
}

/**
 * How long a transaction that may be tried again waits for one lock, how often it is tried, and when no other try begins: together well
 * within the client's 3000 ms.
 */
const patience = { lockMs: 600, tries: 4, noneAfterMs: 1500 }

/**
 * The same as inTransaction, for work that may be begun anew because it changes nothing but the database: when a lock is not had in
 * time, or the database ends the transaction for one that waits crosswise, everything is rolled back and tried again after a pause of
 * random length. Throws the database's own error (`isDatabaseBusy`) when the last try came to nothing either; nothing was written then.
 */
export async function inPatientTransaction<T extends { __typename: string }>(
  db: Db,
  succeeded: T['__typename'],
  action: (tx: Tx) => Promise<T>,
): Promise<T> {
  const begun = performance.now()
  for (let left = patience.tries - 1; ; left -= 1) {
    try {
      return await inTransaction(db, succeeded, async (tx) => {
        await sql`/* waitForLocks */ set local lock_timeout = ${sql.lit(patience.lockMs)}`.execute(tx)
        return action(tx)
      })
    } catch (error) {
      if (!isDatabaseBusy(error) || left === 0 || performance.now() - begun > patience.noneAfterMs) throw error
      await sleep(newPauseMs())
    }
  }
}

/** A statement's name as an SQL comment, so that logs and pg_stat_statements tell which function sent it. */
export const named = (name: string) => sql.raw(`/* ${name} */ `)

/** Whether the database answers, and within `ms`. */
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

// Snapshots of balances, so that busy accounts are read as fast as quiet ones (decision 0040).

import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@hemline/db/connect.ts'
import { findSnapshotReach, insertSnapshots } from './ledger.db.ts'

/**
 * From this many entries after its last snapshot an account gets another one; adding up fewer entries
 * costs as much as reading a snapshot.
 */
const worthASnapshot = 100
/** How many entries one statement looks at. */
const snapshotPortion = 200_000
/**
 * How long the snapshot job waits for running transactions (usually over within seconds); a longer one is
 * left to the next run.
 */
const settlesWithin = { tries: 40, pauseMs: 250 }

/**
 * Job: makes balance snapshots of accounts with `worth` (100) new entries or more, so that reading a balance
 * costs the same whatever the account's history (decision 0040). Returns true when all are made, false when
 * an older transaction ran longer than ten seconds; the next run goes on from there.
 */
export async function snapshotLedger(db: Db, worth = worthASnapshot): Promise<boolean> {
  const reach = await findSnapshotReach(db)
  for (let left = settlesWithin.tries; left > 0; left -= 1) {
    let upto = await insertSnapshots(db, { reach, worth, portion: snapshotPortion })
    while (upto !== null && upto < reach.upto)
      upto = await insertSnapshots(db, { reach, worth, portion: snapshotPortion })
    if (upto !== null) return true
    await sleep(settlesWithin.pauseMs)
  }
  return false
}

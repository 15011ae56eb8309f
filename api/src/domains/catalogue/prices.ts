// Prices of listed pieces: every change goes through this file, so that each is in the price history
// (decision 0074).
import type { Db } from '@hemline/db/connect.ts'
import { justReducedDays } from '@hemline/rules/consignment/prices.ts'
import type { PriceBy } from '@hemline/rules/consignment/words.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { type PriceChange, updateJustReduced, updatePrices } from './prices.db.ts'

export {
  findPriceChange,
  type ItemEventRow,
  listItemEvents,
  listPriceChanges,
  type PriceChange,
  type PriceRow,
} from './prices.db.ts'

/**
 * Queues one job that tells the users who have these pieces among their favorites that the price dropped;
 * none for an empty list.
 */
export async function noteDrops(tx: DbOrTx, itemNumbers: readonly number[]): Promise<void> {
  if (itemNumbers.length > 0) await addJob(tx, 'tellPriceDrops', { itemNumbers: [...itemNumbers] })
}

/**
 * Changes prices (cents) of listed pieces in the caller's transaction and returns the numbers of the changed
 * pieces; a piece whose price is not `from` any more or that is not listed is left out. Queues a job that
 * tells users who have a piece among their favorites that its price dropped.
 */
export async function changePrices(
  tx: DbOrTx,
  changes: readonly PriceChange[],
  why: { by: PriceBy; now: Date },
): Promise<number[]> {
  if (changes.length === 0) return []
  const changed = await updatePrices(tx, changes, why)
  const lower = new Set(changes.filter(({ from, to }) => to < from).map(({ itemNumber }) => itemNumber))
  await noteDrops(
    tx,
    changed.filter((itemNumber) => lower.has(itemNumber)),
  )
  return changed
}

/**
 * Changes the price (cents) of one listed piece in the caller's transaction; a drop is told to users who have
 * it among their favorites. Returns false, with nothing written, when its price is not `from` any more or it
 * is not listed.
 */
export async function changePrice(
  tx: DbOrTx,
  change: PriceChange,
  why: { by: PriceBy; now: Date },
): Promise<boolean> {
  return (await changePrices(tx, [change], why)).length === 1
}

const endedAtOnce = 500
/**
 * Job: ends the mark "just reduced" of all pieces whose price fell more than two weeks ago; returns how many.
 * A second run ends none.
 */
export async function endJustReduced(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - justReducedDays * 86_400_000)
  for (let ended = 0; ; ) {
    const some = await updateJustReduced(db, before, endedAtOnce)
    ended += some
    if (some < endedAtOnce) return ended
  }
}

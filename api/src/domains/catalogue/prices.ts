// Prices of listed pieces: every change goes through this file, so that each is in the price history
// (decision 0074).
import type { Db } from '@hemline/db/connect.ts'
import { justReducedDays } from '@hemline/rules/consignment/prices.ts'
import type { PriceBy } from '@hemline/rules/consignment/words.ts'
import type { DbOrTx } from '../../platform/db.ts'
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
 * Changes prices in the caller's transaction as updatePrices does; returns the numbers of the changed
 * pieces.
 */
export async function changePrices(
  tx: DbOrTx,
  changes: readonly PriceChange[],
  why: { by: PriceBy; now: Date },
): Promise<number[]> {
  return changes.length === 0 ? [] : updatePrices(tx, changes, why)
}

/**
 * Changes the price of one listed piece; returns false when its price is not `from` any more or it is not
 * listed.
 */
export async function changePrice(
  tx: DbOrTx,
  change: PriceChange,
  why: { by: PriceBy; now: Date },
): Promise<boolean> {
  return (await changePrices(tx, [change], why)).length === 1
}

const endedAtOnce = 500
/** Job: after two weeks a piece is no longer just reduced; returns how many were. A second run ends none. */
export async function endJustReduced(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - justReducedDays * 86_400_000)
  for (let ended = 0; ; ) {
    const some = await updateJustReduced(db, before, endedAtOnce)
    ended += some
    if (some < endedAtOnce) return ended
  }
}

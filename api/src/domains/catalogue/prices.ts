// Prices of pieces on sale: the one way in which they change, so that each change has its line in
// the history (decision 0074).
import type { PriceBy } from '@hemline/rules/consignment/words.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { type PriceChange, updatePrices } from './prices.db.ts'

export {
  findPriceChange,
  type ItemEventRow,
  listItemEvents,
  listPriceChanges,
  type PriceChange,
  type PriceRow,
} from './prices.db.ts'

/** Changes prices in the caller's transaction; returns the numbers of those that changed. */
export async function changePrices(
  tx: DbOrTx,
  changes: readonly PriceChange[],
  why: { by: PriceBy; now: Date },
): Promise<number[]> {
  return changes.length === 0 ? [] : updatePrices(tx, changes, why)
}

/**
 * Changes the price of one piece on sale; false when it costs something else by now,
 * or is not on sale any more.
 */
export async function changePrice(
  tx: DbOrTx,
  change: PriceChange,
  why: { by: PriceBy; now: Date },
): Promise<boolean> {
  return (await changePrices(tx, [change], why)).length === 1
}

// Prices of pieces on sale: the one way in which they change, so that each change has its line in the history (decision 0074).
import type { PriceBy } from '@hemline/rules/consignment-words.ts'
import type { Cents } from '@hemline/rules/money.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { updatePrices } from './prices.db.ts'

export { findPriceChange, type ItemEventRow, listItemEvents, listPriceChanges, type PriceRow } from './prices.db.ts'

/** `from`: what it costs as far as the caller knows; a piece that costs something else by now is left alone. */
export type PriceChange = { itemNumber: number; from: Cents; to: Cents; requestKey?: string }

/** Changes prices in the caller's transaction; returns the numbers of those that changed. */
export async function changePrices(tx: DbOrTx, changes: readonly PriceChange[], why: { by: PriceBy; now: Date }): Promise<number[]> {
  return changes.length === 0 ? [] : updatePrices(tx, changes, why)
}

/** Changes the price of one piece on sale; false when it costs something else by now, or is not on sale any more. */
export async function changePrice(tx: DbOrTx, change: PriceChange, why: { by: PriceBy; now: Date }): Promise<boolean> {
  return (await changePrices(tx, [change], why)).length === 1
}

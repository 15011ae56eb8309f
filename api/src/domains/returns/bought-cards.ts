// Bought gift cards on the page of returns: they never go back, and the page says so instead of leaving them
// out.
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { giftCardsAreFinal } from '@hemline/rules/returns/eligibility.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { listBoughtCardLines } from './bought-cards.db.ts'

/** Returns the gift cards of the asked orders, at most 50, each with its value in cents and why it stays. */
export async function giftCardsThatStay(db: DbOrTx, which: Parameters<typeof listBoughtCardLines>[1]) {
  const rows = await listBoughtCardLines(db, which)
  return rows.map((row) => ({
    lineId: row.line_id,
    orderLabel: orderLabel(row.order_id),
    amount: row.price_cents,
    refusal: giftCardsAreFinal,
  }))
}

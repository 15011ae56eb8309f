// A bag that came without an account and has one now: what was sold of it before earns for its seller, too
// (decision 0254).
import { cents } from '@hemline/rules/common/money.ts'
import type { Tx } from '../../platform/db.ts'
import { listUnaccounted, updateSalesOfBag } from './claimed-bags.db.ts'
import { accrueSales } from './sales.ts'

/**
 * Gives the sales of a bag to its new seller: names the seller in what was sold for a charity, and posts what
 * sold pieces earn for which nothing was posted, since nobody was there to earn it. The pieces have their
 * consignor by now. Running again changes nothing.
 */
export async function giveSalesOfBag(
  tx: Tx,
  { bagId, sellerId, now }: { bagId: string; sellerId: string; now: Date },
): Promise<void> {
  await updateSalesOfBag(tx, { bagId, sellerId })
  const lines = await listUnaccounted(tx, bagId)
  for (const [orderId, theirs] of Map.groupBy(lines, (line) => line.order_id))
    await accrueSales(tx, {
      orderId,
      lines: theirs.map((line) => ({
        orderLineId: line.id,
        itemNumber: line.item_number,
        price: cents(line.price_cents),
      })),
      now,
    })
}

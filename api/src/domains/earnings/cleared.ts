// Sellers are told by bell and email when earnings on their account have become available.
import type { Db } from '@hemline/db/connect.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { inTransaction } from '../../platform/db.ts'
import { type Note, notifyAll } from '../notifications/notifications.ts'
import { type ClearedRow, lockClearedSales, updateClearedTold } from './sales.db.ts'

const toldAtOnce = 500
const dayMs = 86_400_000
/** Sales of longer ago were available before anybody was told so. */
const daysMost = 120

/**
 * Returns the notification of a seller whose earnings of these sales are available; undefined without sales,
 * and when they sum to 0.
 */
function noteOf(sellerId: string, sales: readonly ClearedRow[]): Note | undefined {
  const [first] = sales
  const amount = sales.reduce((sum, sale) => sum + sale.earnings_cents, 0)
  if (!first || amount === 0) return undefined
  const what = sales.length === 1 ? pieceName(first.brand, first.title) : `${sales.length} pieces`
  return {
    userId: sellerId,
    kind: 'earnings',
    key: `cleared:${first.id}`,
    title: `${dollars(amount)} of your earnings cleared`,
    body: `For ${what}. Take it out, or turn it into credit, whenever you like.`,
    link: '/cleanout/earnings',
    amountCents: cents(amount),
    ...(sales.length === 1 ? { itemNumber: first.item_number } : {}),
    data: {
      itemNumbers: sales.length === 1 ? [] : sales.map((sale) => sale.item_number),
      // No mail of its own says so: the mail comes from the notification.
      onlyTold: true,
    },
  }
}

/**
 * Job: tells sellers whose earnings of the last 120 days have become available and who were not told yet,
 * each of all sales in one notification, each sale once. What went to a charity is told to nobody.
 */
export async function tellCleared(db: Db, now: Date): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const since = new Date(now.getTime() - daysMost * dayMs)
      const sales = await lockClearedSales(tx, { now, since, limit: toldAtOnce })
      const own = Map.groupBy(
        sales.filter((sale) => sale.charity_id === null),
        (sale) => sale.seller_id,
      )
      await notifyAll(
        tx,
        [...own].flatMap(([sellerId, some]) => (sellerId === null ? [] : (noteOf(sellerId, some) ?? []))),
      )
      await updateClearedTold(
        tx,
        sales.map(({ id }) => id),
        now,
      )
      return sales.length
    })
    if (count < toldAtOnce) return
  }
}

// How long a bag waits, from the real queues of the warehouses (rules/src/cleanout/bag-orders.ts): bags that
// wait, and bags done in two weeks.
import { inboundDays, type ProcessingQueue, processingDays } from '@hemline/rules/cleanout/bag-orders.ts'
import type { Context } from '../../context.ts'
import { type HouseQueue, listQueues, type SellerBagRow } from './cleanout-reads.db.ts'

/** Days of the past that say how fast a warehouse is. */
export const paceDays = 14

/** The queues of all warehouses; read once a request. */
export function queuesOf(ctx: Context): Promise<HouseQueue[]> {
  return ctx.once('cleanout-queues', () =>
    listQueues(ctx.db, new Date(ctx.now().getTime() - paceDays * 86_400_000)),
  )
}

const sum = (queues: readonly HouseQueue[], of: (one: HouseQueue) => number) =>
  queues.reduce((total, one) => total + of(one), 0)

/** Before a bag that is sent now, wherever it goes: all that waits or is on its way. */
export async function queueAhead(ctx: Context): Promise<ProcessingQueue> {
  const queues = await queuesOf(ctx)
  return {
    waiting: sum(queues, (one) => one.waiting + one.under_way),
    doneInDays: sum(queues, (one) => one.done),
    days: paceDays,
  }
}

/**
 * Days until a bag is processed, while it waits; one on its way has to arrive first. Null when it
 * doesn't wait, or nobody can say.
 */
export async function processingOf(
  ctx: Context,
  bag: SellerBagRow,
): Promise<{ from: number; to: number } | null> {
  if (bag.status !== 'shipped' && bag.status !== 'received') return null
  const house = (await queuesOf(ctx)).find((one) => one.warehouse_id === bag.warehouse_id)
  const range = processingDays({ waiting: bag.ahead + 1, doneInDays: house?.done ?? 0, days: paceDays })
  if (!range) return null
  const inbound = bag.status === 'shipped' ? inboundDays : 0
  return { from: range.from + inbound, to: range.to + inbound }
}

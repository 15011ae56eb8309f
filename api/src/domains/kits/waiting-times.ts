// Estimates how long a bag waits, from the warehouses' real queues (rules/src/kits/bag-orders.ts): bags
// waiting, and bags finished in two weeks.
import type { ProcessingQueue } from '@hemline/rules/kits/bag-orders.ts'
import type { Context } from '../../context.ts'
import { type HouseQueue, listQueues } from './kits-reads.db.ts'

/** Days of the past from which a warehouse's pace is computed. */
export const paceDays = 14

/**
 * Returns, for each warehouse, how many bags wait, travel to it, and were finished there in the last 14 days;
 * read once per request.
 */
export function queuesOf(ctx: Context): Promise<HouseQueue[]> {
  return ctx.once('cleanout-queues', () =>
    listQueues(ctx.db, new Date(ctx.now().getTime() - paceDays * 86_400_000)),
  )
}

const sum = (queues: readonly HouseQueue[], of: (one: HouseQueue) => number) =>
  queues.reduce((total, one) => total + of(one), 0)

/**
 * Returns the queue ahead of a bag sent now, summed over all warehouses: bags waiting or on their way, and
 * those finished in 14 days.
 */
export async function queueAhead(ctx: Context): Promise<ProcessingQueue> {
  const queues = await queuesOf(ctx)
  return {
    waiting: sum(queues, (one) => one.waiting + one.under_way),
    doneInDays: sum(queues, (one) => one.done),
    days: paceDays,
  }
}

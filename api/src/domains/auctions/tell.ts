// Notifies bidders of their auctions: by mail at once, and by a notification in the bell (decision 0128).
import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import type { Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import type { JobPayloads } from '../../platform/jobs.ts'
import { notify } from '../notifications/notifications.ts'

type News = JobPayloads['auctionMail'] & { itemNumber: number; price: number; now: Date }

const words = {
  outbid: (price: string) => ({ title: 'You were outbid', body: `It stands at ${price} now.` }),
  won: (price: string) => ({
    title: `You won it for ${price}`,
    body: 'It lies in your cart: please pay in time.',
  }),
  passed: () => ({
    title: 'Your time to pay is over',
    body: 'It went on to the next bidder. Nothing was charged.',
  }),
}

/**
 * Notifies a bidder of an event of an auction, in the caller's transaction: queues a mail and inserts a
 * notification with the price (cents). The same event at the same price is told once in the shop; a waiting
 * mail of the event is replaced.
 */
export async function tell(tx: Tx, { itemNumber, price, now, ...job }: News): Promise<void> {
  const { auctionId, userId, kind } = job
  await addJob(tx, 'auctionMail', job, `${kind}:${auctionId}:${userId}`)
  await notify(tx, {
    userId,
    kind: 'auction',
    key: `auction:${kind}:${auctionId}:${price}`,
    ...words[kind](dollars(price)),
    link: kind === 'won' ? '/cart' : `/product/${itemNumber}`,
    itemNumber,
    amountCents: cents(price),
    at: now,
  })
}

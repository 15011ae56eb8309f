// The job that mails about events of an order.
import type { Db } from '@hemline/db/connect.ts'
import type { OrderMailKind } from '@hemline/rules/vocabulary/orders.ts'
import type { MailPort } from '../../../ports/mail.ts'
import { tell } from '../../notifications/notifications.ts'
import { findOrder } from '../orders.db.ts'
import { orderMailFacts } from './facts.ts'
import { orderMail } from './order-mail.ts'

/** The connections that the job of order mails needs. */
export type OrderMailDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

/** The texts of the bell's notifications; their title is the mail's subject. */
const words: Readonly<Record<OrderMailKind, string>> = {
  confirmed: 'We have your order, and pack it next.',
  in_progress: 'It waits in your bundle until the bundle closes.',
  auto_charged: 'Your bundle has closed. We pack it now.',
  payment_declined: 'Nothing was charged, and nothing is sent.',
  shipped: 'Follow it on the page of your order.',
  delivered: 'We hope everything fits.',
  canceled: 'Nothing of it is sent.',
  refunded: 'Banks take up to five working days.',
  lost_outbound: 'What you paid for it comes back to you.',
  pieces_canceled: 'The rest goes on.',
}
/** Kinds of mails that an order may get several times. */
const repeated: readonly OrderMailKind[] = ['refunded', 'pieces_canceled']

/**
 * Mails an order's address about one event of the order, and tells its user in the shop, once. The mail
 * carries `key`, by which mail servers recognize a retry as the same mail. Sends nothing when the order is
 * gone.
 */
export async function sendOrderMail(
  { db, mail, webOrigin }: Omit<OrderMailDoors, 'now'>,
  { orderId, kind }: { orderId: string; kind: OrderMailKind },
  key: string,
): Promise<void> {
  const facts = await orderMailFacts(db, orderId, webOrigin)
  if (!facts) return
  const letter = await orderMail(kind, facts)
  const userId = (await findOrder(db, orderId))?.user_id
  if (userId)
    await tell(db, {
      userId,
      kind: 'order',
      key: `order:${orderId}:${kind}${repeated.includes(kind) ? `:${key}` : ''}`,
      title: letter.subject,
      body: words[kind],
      link: `/my/orders/${orderId}`,
    })
  await mail.send(letter, key)
}

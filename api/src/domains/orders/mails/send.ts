// The job that mails about events of an order.
import type { Db } from '@hemline/db/connect.ts'
import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { replacementLost } from '@hemline/rules/cases/replacement-words.ts'
import type { OrderMailKind } from '@hemline/rules/vocabulary/orders.ts'
import type { MailPort } from '../../../ports/mail.ts'
import { tell } from '../../notifications/notifications.ts'
import { findOrder } from '../orders.db.ts'
import { bundleMail } from './bundle-mail.ts'
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
  refund_refused: 'It could not go the way you paid. Here is how you get it.',
  lost_outbound: 'What you paid for it comes back to you.',
  pieces_canceled: 'The rest goes on.',
}
/** Kinds of mails that an order may get several times. */
const repeated: readonly OrderMailKind[] = ['refunded', 'refund_refused', 'pieces_canceled', 'lost_outbound']

/** Returns the text of the bell's notification about one event of an order. */
function bodyOf(kind: OrderMailKind, order: { isBundle: boolean; isReplacement: boolean }): string {
  if (order.isBundle) return 'Follow it on the page of your bundle.'
  return order.isReplacement && kind === 'lost_outbound' ? replacementLost : words[kind]
}

const moneyBack: readonly OrderMailKind[] = [
  'canceled',
  'pieces_canceled',
  'payment_declined',
  'refunded',
  'refund_refused',
]
/** Of the order of a goody box, whose own mails tell what happens to it. */
const toldOfBoxes: readonly OrderMailKind[] = ['refunded', 'refund_refused']

/**
 * Mails an order's address about one event of the order, and tells its user in the shop, once. With further
 * orders `together`, which travel in the same parcel, it is one mail and one notification for all. The mail
 * carries `key`, by which mail servers recognize a retry. Sends nothing when the order is gone, for a goody
 * box (except refunds), and about money of a replacement.
 */
export async function sendOrderMail(
  { db, mail, webOrigin }: Omit<OrderMailDoors, 'now'>,
  { orderId, kind, together = [] }: { orderId: string; kind: OrderMailKind; together?: readonly string[] },
  key: string,
): Promise<void> {
  const all = await Promise.all([orderId, ...together].map((id) => orderMailFacts(db, id, webOrigin)))
  const [facts, ...others] = all.filter((one) => one !== undefined)
  const order = await findOrder(db, orderId)
  // The mails of a goody box tell what happens to it; of its order only what comes back is told.
  if (!facts || !order || (order.try_on && !toldOfBoxes.includes(kind))) return
  // The case of a replacement that comes to nothing tells its shopper what happens to the money.
  if (isReplacement(order) && moneyBack.includes(kind)) return
  const letter =
    others.length > 0 && facts.bundle
      ? await bundleMail(kind, [facts, ...others], facts.bundle)
      : await orderMail(kind, facts)
  if (order.user_id)
    await tell(db, {
      userId: order.user_id,
      kind: 'order',
      key: `order:${orderId}:${kind}${repeated.includes(kind) ? `:${key}` : ''}`,
      title: letter.subject,
      body: bodyOf(kind, { isBundle: others.length > 0, isReplacement: isReplacement(order) }),
      link: others.length > 0 ? `/my/bundles/${order.bundle_id}` : `/my/orders/${orderId}`,
    })
  await mail.send(letter, key)
}

// The job that mails what happened to an order.

import type { Db } from '@hemline/db/connect.ts'
import { orderLabel, orderStatusLabels } from '@hemline/rules/order-states.ts'
import type { OrderMailKind, OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import { composeMail, type MailPort } from '../../../ports/mail.ts'
import { findOrder } from '../orders.db.ts'

export type OrderMailDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

/** Mails one thing that happened to an order, once for its key. */
export async function sendOrderMail(
  { db, mail, webOrigin }: OrderMailDoors,
  job: { orderId: string; kind: OrderMailKind },
  key: string,
): Promise<void> {
  const order = await findOrder(db, job.orderId)
  if (!order) return
  const words = orderStatusLabels[job.kind as OrderStatus] ?? 'Refunded'
  const url = `${webOrigin}/my/orders/${order.id}?key=${order.access_key}`
  await mail.send(
    composeMail({
      to: order.email,
      subject: `Your Hemline order ${orderLabel(order.id)}: ${words.toLowerCase()}`,
      paragraphs: [`Order ${orderLabel(order.id)}: ${words.toLowerCase()}.`],
      link: { label: 'See your order', url },
      closing: [],
    }),
    key,
  )
}

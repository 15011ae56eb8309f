// The job that mails what happened to an order.
import type { Db } from '@hemline/db/connect.ts'
import type { OrderMailKind } from '@hemline/rules/vocabulary/orders.ts'
import type { MailPort } from '../../../ports/mail.ts'
import { orderMailFacts } from './facts.ts'
import { orderMail } from './order-mail.ts'

export type OrderMailDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

/**
 * Mails one thing that happened to an order, once for its key: trying again sends a mail that
 * servers know to be the same.
 */
export async function sendOrderMail(
  { db, mail, webOrigin }: Omit<OrderMailDoors, 'now'>,
  { orderId, kind }: { orderId: string; kind: OrderMailKind },
  key: string,
): Promise<void> {
  const facts = await orderMailFacts(db, orderId, webOrigin)
  if (facts) await mail.send(await orderMail(kind, facts), key)
}

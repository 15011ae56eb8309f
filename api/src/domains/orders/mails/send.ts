// The job that mails about events of an order.
import type { Db } from '@hemline/db/connect.ts'
import type { OrderMailKind } from '@hemline/rules/vocabulary/orders.ts'
import type { MailPort } from '../../../ports/mail.ts'
import { orderMailFacts } from './facts.ts'
import { orderMail } from './order-mail.ts'

/** The connections that the job of order mails needs. */
export type OrderMailDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

/**
 * Mails an order's address about one event of the order. The mail carries `key`, by which mail servers
 * recognize a retry as the same mail. Sends nothing when the order is gone.
 */
export async function sendOrderMail(
  { db, mail, webOrigin }: Omit<OrderMailDoors, 'now'>,
  { orderId, kind }: { orderId: string; kind: OrderMailKind },
  key: string,
): Promise<void> {
  const facts = await orderMailFacts(db, orderId, webOrigin)
  if (facts) await mail.send(await orderMail(kind, facts), key)
}

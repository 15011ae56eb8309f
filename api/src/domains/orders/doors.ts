// The connections that operations on orders need.
import type { Db } from '@hemline/db/connect.ts'
import type { Context } from '../../context.ts'
import type { PaymentsPort } from '../../ports/payments.ts'

/**
 * The connections that order operations need besides a request: database, payment processor, clock, web
 * origin and gift card secret. The background worker builds them without a request.
 */
export type OrderDoors = {
  db: Db
  payments: PaymentsPort
  now: () => Date
  webOrigin: string
  giftCardSecret: string
}

/** Returns OrderDoors from the context of a GraphQL request. */
export const doorsOf = (ctx: Context): OrderDoors => ({
  db: ctx.db,
  payments: ctx.payments,
  now: ctx.now,
  webOrigin: ctx.config.WEB_ORIGIN,
  giftCardSecret: ctx.config.GIFT_CARD_SECRET,
})

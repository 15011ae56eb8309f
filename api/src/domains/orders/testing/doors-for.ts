// For tests of orders: the services that order operations need, taken from an API under test, and pieces to
// buy.
import type { TestApp } from '../../../testing/app.ts'
import type { OrderDoors } from '../doors.ts'

/** Builds the OrderDoors of an API under test; `own` replaces its payments, its clock or its web origin. */
export const doorsFor = (
  app: TestApp,
  own: Partial<Pick<OrderDoors, 'payments' | 'now' | 'webOrigin'>> = {},
): OrderDoors => ({
  db: app.db,
  payments: app.payments,
  now: () => new Date(),
  webOrigin: app.config.WEB_ORIGIN,
  giftCardSecret: app.config.GIFT_CARD_SECRET,
  ...own,
})

/** Lists the listed pieces that belong to the shop itself, whose sale pays no seller. */
export async function ownPieces(app: TestApp): Promise<number[]> {
  const rows = await app.db
    .selectFrom('item')
    .select('item_number')
    .where('item_number', 'in', app.listed)
    .where('source', '=', 'own')
    .orderBy('item_number')
    .execute()
  return rows.map((row) => row.item_number)
}

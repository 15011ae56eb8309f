// Who leaves a cart hears a day later what is still free in it, once (decision 0176). Which channel tells
// it is decided by notifications: a mail goes only to who said yes.
import type { Db } from '@hemline/db/connect.ts'
import {
  leftCartAfterMs,
  leftCartTitle,
  leftCartUntilMs,
  leftCartWords,
} from '@hemline/rules/cart/left-carts.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { cents } from '@hemline/rules/common/money.ts'
import type { Manners } from '@hemline/rules/manners/manners.ts'
import { inTransaction } from '../../platform/db.ts'
import { mannersByUser } from '../identity/identity.ts'
import { type Note, notifyAll } from '../notifications/notifications.ts'
import { type LeftCartRow, listLeftCarts } from './left-carts.db.ts'

const atOnce = 500

const noteOf = (
  { some, pieces, offer, offer_ends_at, ...row }: LeftCartRow,
  now: Date,
  manners: ReadonlyMap<string, Manners>,
): Note => ({
  userId: row.user_id,
  kind: 'cart',
  key: `cart:${row.left_at.toISOString()}`,
  title: leftCartTitle(pieceName(row.brand, row.title), pieces),
  body: leftCartWords(
    pieces,
    offer && offer_ends_at ? { title: offer, endsAt: offer_ends_at } : null,
    manners.get(row.user_id)?.dates,
  ),
  link: '/cart',
  ...(some[0] === undefined ? {} : { itemNumber: some[0] }),
  amountCents: cents(row.price_cents),
  data: some.length > 1 ? { itemNumbers: some } : {},
  at: now,
})

/**
 * Job, every hour: notifies users of carts that they left for a day and not for more than eight, with pieces
 * that are still free. One reminder a cart until something is added to the cart, so at most one a day; a
 * second run tells nobody again.
 */
export async function tellCarts({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const at = now()
  const from = new Date(at.getTime() - leftCartUntilMs)
  const to = new Date(at.getTime() - leftCartAfterMs)
  for (;;) {
    const told = await inTransaction(db, async (tx) => {
      const rows = await listLeftCarts(tx, { from, to, now: at, limit: atOnce })
      const manners = await mannersByUser(
        tx,
        rows.map((row) => row.user_id),
      )
      return notifyAll(
        tx,
        rows.map((row) => noteOf(row, at, manners)),
      )
    })
    if (told < atOnce) return
  }
}

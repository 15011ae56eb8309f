// Jobs of direct selling: prices that come down, windows and vacations that end. Each works in small
// transactions and does nothing twice.

import type { Db } from '@hemline/db/connect.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { windowEndsAt } from '@hemline/rules/consignment/consignment.ts'
import { dueDropOf, isLastDrop } from '@hemline/rules/consignment/prices.ts'
import { directDropDays, directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import type { PayoutTerms } from '@hemline/rules/earnings/payout-terms.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { changePrices, moveItems } from '../catalogue/catalogue.ts'
import { notify } from '../notifications/notifications.ts'
import { listEndedVacations, listLeftOnSale } from './closets.db.ts'
import { setClosetSuspended, setVacation } from './closets.ts'
import { lockDirectOnSale, type OnSaleDirect } from './listings.db.ts'

type Doors = { db: Db; now: () => Date }
const batch = 500
const dayMs = 86_400_000

const listingOf = (row: OnSaleDirect) => ({
  startPrice: cents(row.first_cents ?? row.price_cents),
  listedAt: row.listed_at,
  terms: row.payout_terms as PayoutTerms,
})

/**
 * Notifies a seller, once a day, that a price came down (cents), or (null) that the time of a piece is over.
 */
async function tellTime(
  tx: Tx,
  rows: readonly OnSaleDirect[],
  { itemNumber, price, now }: { itemNumber: number; price: number | null; now: Date },
): Promise<void> {
  const row = rows.find((one) => one.item_number === itemNumber)
  if (!row) return
  await notify(tx, {
    userId: row.user_id,
    kind: 'offer',
    key: `direct-time:${itemNumber}:${price ?? 'over'}:${now.toISOString().slice(0, 10)}`,
    title:
      price === null ? `The time on sale is over: ${row.title}` : `${row.title} costs ${dollars(price)} now`,
    body:
      price === null
        ? 'One press in your closet puts it back.'
        : `It came down by itself, as you chose. Sold at this price, it pays you ${dollars(directPayoutOf(price).earnings)}.`,
    link: '/direct/sell',
    itemNumber,
  })
}

/**
 * Job: lowers the prices of member listings whose step is due, ends listings whose selling time is over, and
 * notifies sellers and users who saved the pieces; 500 pieces in one transaction. Held and reserved pieces
 * are left for a later run.
 */
export async function followDirectPrices({ db, now }: Doors): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - directDropDays * dayMs)
  for (let after = 0; ; ) {
    const rows = await inTransaction(db, async (tx) => {
      const some = await lockDirectOnSale(tx, { after, before, limit: batch })
      const over = some.filter((row) => windowEndsAt(listingOf(row)) <= at)
      const changes = some.flatMap((row) => {
        const listing = listingOf(row)
        const from = cents(row.price_cents)
        const to = dueDropOf({ ...listing, price: from, changedAt: row.changed_at }, at)
        return to === undefined || over.includes(row)
          ? []
          : [{ itemNumber: row.item_number, from, to, isLast: isLastDrop(listing, to) }]
      })
      const changed = await changePrices(tx, changes, { by: 'schedule', now: at })
      const itemNumbers = over.map((row) => row.item_number)
      await moveItems(tx, { itemNumbers, to: 'expired', kind: 'expired', now: at, from: ['listed'] })
      for (const { itemNumber, to } of changes.filter((one) => changed.includes(one.itemNumber)))
        await tellTime(tx, some, { itemNumber, price: to, now: at })
      for (const itemNumber of itemNumbers) await tellTime(tx, some, { itemNumber, price: null, now: at })
      return some
    })
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return
    after = last.item_number
  }
}

/**
 * Job: puts closets whose vacation is over back into the shop, at most 500 a run, the longest over first; and
 * takes off what a shopper held when a vacation, or a suspension, began, once nobody holds it (500 members a
 * run).
 */
export async function endVacations({ db, now }: Doors): Promise<void> {
  for (const userId of await listEndedVacations(db, now(), batch))
    await inTransaction(db, (tx) => setVacation(tx, userId, null, now()))
  for (const { user_id: userId, banned, vacation_until: until } of await listLeftOnSale(db, now(), batch))
    await inTransaction(db, (tx) =>
      banned ? setClosetSuspended(tx, userId, true, now()) : setVacation(tx, userId, until, now()),
    )
}

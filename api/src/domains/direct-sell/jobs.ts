// Jobs of direct selling: prices that come down, windows and vacations that end, and parcels that are not
// sent. Each works in small transactions and does nothing twice.

import type { Db } from '@hemline/db/connect.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { windowEndsAt } from '@hemline/rules/consignment/consignment.ts'
import { dueDropOf, isLastDrop } from '@hemline/rules/consignment/prices.ts'
import { directDropDays, directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { canceledAtOf, sendByOf } from '@hemline/rules/direct-sell/sales.ts'
import type { PayoutTerms } from '@hemline/rules/earnings/payout-terms.ts'
import { shopDayWords } from '@hemline/rules/manners/shop-days.ts'
import { cancelUnsentHours } from '@hemline/rules/vocabulary/direct-sell.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { cancelForSeller } from '../aftercare/aftercare.ts'
import { changePrices, moveItems } from '../catalogue/catalogue.ts'
import type { FulfillmentDoors } from '../fulfillment/fulfillment.ts'
import { datesOfUser } from '../identity/identity.ts'
import { notify } from '../notifications/notifications.ts'
import { listEndedVacations } from './closets.db.ts'
import { setVacation } from './closets.ts'
import { lockDirectOnSale, type OnSaleDirect, pauseListingsOf } from './listings.db.ts'
import { shownName } from './members.ts'
import { listSaleItems, listUnsent, type SaleItemRow, type SaleRow } from './sales.db.ts'
import { earningsOf } from './sales.ts'

type Doors = { db: Db; now: () => Date }
const batch = 500
const hourMs = 3_600_000
const dayMs = 86_400_000

const listingOf = (row: OnSaleDirect) => ({
  startPrice: cents(row.first_cents ?? row.price_cents),
  listedAt: row.listed_at,
  terms: row.payout_terms as PayoutTerms,
})

/** Tells a seller that a price came down (cents), or (null) that the time of a piece is over. */
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
 * notifies sellers and users who saved the pieces. Held pieces are left for a later run.
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

/** Job: puts closets whose vacation is over back into the shop. At most 500 a run, the longest over first. */
export async function endVacations({ db, now }: Doors): Promise<void> {
  for (const userId of await listEndedVacations(db, now(), batch))
    await inTransaction(db, (tx) => setVacation(tx, userId, null, now()))
}

const dayWords = shopDayWords({ weekday: 'long', month: 'long', day: 'numeric' })

const namedMost = 3

/** Returns the sentence that names the pieces of a sale and what they pay together. */
function payWords(lines: readonly SaleItemRow[]): string {
  const titles = lines.slice(0, namedMost).map((one) => one.title)
  const more = lines.length - titles.length
  const names = [...titles, ...(more > 0 ? [`${more} more`] : [])].join(' and ')
  const pays = dollars(lines.reduce((sum, one) => sum + earningsOf(one), 0))
  return `${names} ${lines.length === 1 ? 'pays' : 'pay'} you ${pays}.`
}

/** Reminds of a parcel that is to be sent: within a day of being paid, and when it is late. */
async function remind(
  db: Db,
  { sale, lines, now }: { sale: SaleRow; lines: readonly SaleItemRow[]; now: Date },
): Promise<void> {
  const sendBy = sendByOf(sale.paid_at)
  const step = now >= sendBy ? 'late' : now.getTime() - sale.paid_at.getTime() >= 24 * hourMs ? 'day' : 'sold'
  const buyer = shownName({ first_name: sale.buyer_first, last_name: sale.buyer_last })
  const dates = await datesOfUser(db, sale.seller_id)
  const day = (at: Date) => dayWords(at, dates)
  const pays = payWords(lines)
  const words = {
    sold: {
      title: `Sold to ${buyer}: please send it`,
      body: `Make the label by ${day(sendBy)}. The shopper has paid. ${pays}`,
    },
    day: { title: `Still to send: ${buyer}’s parcel`, body: `The label is due by ${day(sendBy)}. ${pays}` },
    late: {
      title: `Late: ${buyer}’s parcel`,
      body: `Without a label the sale is canceled on ${day(canceledAtOf(sale.paid_at))}. ${pays}`,
    },
  }[step]
  await inTransaction(db, async (tx) => {
    await notify(tx, {
      userId: sale.seller_id,
      kind: 'offer',
      key: `direct-send:${sale.id}:${step}`,
      ...words,
      link: `/direct/sales/${sale.id}`,
    })
  })
}

/**
 * Job: tells sellers of parcels to send, reminds them twice, and cancels sales that were not sent in time:
 * buyers are paid back in full and both sides are told. At most 500 parcels a run.
 */
export async function followDirectSales(doors: FulfillmentDoors): Promise<void> {
  const now = doors.now()
  for (const sale of await listUnsent(doors.db, now, batch)) {
    const lines = (await listSaleItems(doors.db, [sale.id])).filter((one) => !one.canceled)
    if (now.getTime() - sale.paid_at.getTime() < cancelUnsentHours * hourMs) {
      await remind(doors.db, { sale, lines, now })
      continue
    }
    const reason = 'Its seller did not send it in time.'
    const lineIds = lines.map((one) => one.line_id)
    const done = await cancelForSeller(doors, { orderId: sale.order_id, lineIds, reason })
    if (done.__typename !== 'CancelOrderPayload') continue
    await inTransaction(doors.db, async (tx) => {
      const itemNumbers = lines.map((one) => one.item_number)
      await pauseListingsOf(tx, itemNumbers, now)
      const told = { kind: 'offer' as const, title: 'A sale was canceled: it was not sent in time' }
      await notify(tx, {
        ...told,
        userId: sale.seller_id,
        key: `direct-unsent:${sale.id}`,
        body: 'The shopper got everything back. The piece is paused in your closet.',
        link: `/direct/sales/${sale.id}`,
      })
      if (sale.buyer_id !== null)
        await notify(tx, {
          ...told,
          userId: sale.buyer_id,
          key: `direct-unsent:${sale.id}`,
          body: 'You get everything back.',
          link: `/my/orders/${sale.order_id}`,
        })
    })
  }
}

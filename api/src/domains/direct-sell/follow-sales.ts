// The job of parcels that members send: what sellers are reminded of, and sales that end because nothing was
// sent (decisions 0199 and 0267). It works in small transactions and does nothing twice.
import type { Db } from '@hemline/db/connect.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { canceledAtOf, handOverStep, sendByOf, unsentEndsAt } from '@hemline/rules/direct-sell/sales.ts'
import { shopDayWords } from '@hemline/rules/manners/shop-days.ts'
import { inTransaction } from '../../platform/db.ts'
import { cancelForSeller } from '../aftercare/aftercare.ts'
import { type FulfillmentDoors, voidUnusedLabel } from '../fulfillment/fulfillment.ts'
import { datesOfUser } from '../identity/identity.ts'
import { notify } from '../notifications/notifications.ts'
import { pauseListingsOf } from './listings.db.ts'
import { shownName } from './members.ts'
import { listNotHandedOver, listSaleItems, listUnsent, type SaleItemRow, type SaleRow } from './sales.db.ts'
import { earningsOf } from './sales.ts'

const batch = 500
const hourMs = 3_600_000

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

type Unsent = { sale: SaleRow; lines: readonly SaleItemRow[]; now: Date }

/**
 * Returns what a seller reads of a parcel without a label: sold, still to send after 24 hours, and late once
 * the day to send is over; `key` differs by step.
 */
function labelWords({ sale, lines, now }: Unsent, { buyer, day }: Words) {
  const sendBy = sendByOf(sale.paid_at)
  const step = now >= sendBy ? 'late' : now.getTime() - sale.paid_at.getTime() >= 24 * hourMs ? 'day' : 'sold'
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
  return { key: `direct-send:${sale.id}:${step}`, ...words }
}

/**
 * Returns what a seller reads of a parcel whose label no carrier has scanned; undefined before a day is over.
 */
function handOverWords({ sale, lines, now }: Unsent, { buyer, day }: Words) {
  const of = { paidAt: sale.paid_at, packedAt: sale.packed_at ?? now }
  const step = handOverStep(of, now)
  if (!step) return undefined
  const until = day(unsentEndsAt(of))
  const words = {
    hand: {
      title: `Still to hand over: ${buyer}’s parcel`,
      body: `The carrier has not seen it yet. Please bring it to a counter before ${until}. ${payWords(lines)}`,
    },
    late: {
      title: `Last day: ${buyer}’s parcel`,
      body: `Without the carrier’s first scan the label is voided and the sale canceled on ${until}. ${payWords(lines)}`,
    },
  }[step]
  return { key: `direct-hand:${sale.id}:${step}`, ...words }
}

type Words = { buyer: string; day: (at: Date) => string }

/**
 * Notifies a seller about a parcel to send or to hand over, once for each step; nothing while no step is due.
 */
async function remind(db: Db, unsent: Unsent): Promise<void> {
  const { sale } = unsent
  const dates = await datesOfUser(db, sale.seller_id)
  const of = {
    buyer: shownName({ first_name: sale.buyer_first, last_name: sale.buyer_last }),
    day: (at: Date) => dayWords(at, dates),
  }
  const words = sale.packed_at === null ? labelWords(unsent, of) : handOverWords(unsent, of)
  if (!words) return
  await inTransaction(db, async (tx) => {
    await notify(tx, {
      userId: sale.seller_id,
      kind: 'offer',
      ...words,
      link: `/direct/sales/${sale.id}`,
    })
  })
}

/**
 * Cancels a sale that was not sent in time, pauses its pieces in the seller's closet and notifies both sides.
 * Does nothing more when it can't be canceled any more.
 */
async function endUnsent(doors: FulfillmentDoors, { sale, lines, now }: Unsent): Promise<void> {
  const hadLabel = sale.packed_at !== null
  const reason = hadLabel
    ? 'Its seller made the label and did not hand it over in time.'
    : 'Its seller did not send it in time.'
  const lineIds = lines.map((one) => one.line_id)
  const done = await cancelForSeller(doors, { orderId: sale.order_id, lineIds, reason })
  if (done.__typename !== 'CancelOrderPayload') return
  await inTransaction(doors.db, async (tx) => {
    const itemNumbers = lines.map((one) => one.item_number)
    await pauseListingsOf(tx, itemNumbers, now)
    const told = {
      kind: 'offer' as const,
      title: hadLabel
        ? 'A sale was canceled: it was not handed over in time'
        : 'A sale was canceled: it was not sent in time',
      key: `direct-unsent:${sale.id}`,
    }
    const pieces = lines.length === 1 ? 'The piece is' : 'The pieces are'
    await notify(tx, {
      ...told,
      userId: sale.seller_id,
      body: hadLabel
        ? `No carrier has scanned its label, so we voided it: please don’t use it any more. The shopper got everything back. ${pieces} paused in your closet.`
        : `The shopper got everything back. ${pieces} paused in your closet.`,
      link: `/direct/sales/${sale.id}`,
    })
    if (sale.buyer_id !== null)
      await notify(tx, {
        ...told,
        userId: sale.buyer_id,
        body: 'You get everything back.',
        link: `/my/orders/${sale.order_id}`,
      })
  })
}

/**
 * Job: tells sellers of parcels to send, and reminds them of labels to make and of parcels to hand over.
 * Sales that were not sent in time are canceled, buyers are paid back in full, both sides are told, and a
 * label that no carrier has scanned is voided first; one that the carrier calls used is left. At most 500
 * parcels without and 500 with a label a run.
 */
export async function followDirectSales(doors: FulfillmentDoors): Promise<void> {
  const now = doors.now()
  const [unpacked, packed] = await Promise.all([
    listUnsent(doors.db, now, batch),
    listNotHandedOver(doors.db, now, batch),
  ])
  for (const sale of [...unpacked, ...packed]) {
    const lines = (await listSaleItems(doors.db, [sale.id])).filter((one) => !one.canceled)
    const end = unsentEndsAt({ paidAt: sale.paid_at, packedAt: sale.packed_at })
    if (now < end) await remind(doors.db, { sale, lines, now })
    else if (sale.packed_at === null || (await voidUnusedLabel(doors, sale.id)))
      await endUnsent(doors, { sale, lines, now })
  }
}

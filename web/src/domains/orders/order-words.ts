// The texts of an order's facts, for the customer.
import { replacementFree, replacementLost } from '@hemline/rules/cases/replacement-words.ts'
import { isChargedAtOnce, isSent, takenOffWords } from '@hemline/rules/orders/states.ts'
import type { OrderFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { deliveryDays } from '../../platform/delivery-days.ts'
import { dateOf, money } from '../../platform/format.ts'

export type Order = OrderFieldsFragment
export type Shipment = Order['shipments'][number]
export type OrderLine = Order['lines'][number]

export type Mood = 'plain' | 'good' | 'green' | 'sale' | 'gold' | 'bad'
const moods: Record<Order['status'], Mood> = {
  not_paid: 'gold',
  confirmed: 'green',
  in_progress: 'green',
  auto_charged: 'green',
  payment_declined: 'bad',
  shipped: 'green',
  lost_outbound: 'bad',
  delivered: 'good',
  return_initiated: 'gold',
  maybe_lost_inbound: 'gold',
  returned_late: 'gold',
  order_finalized: 'good',
  canceled: 'plain',
}
/**
 * Returns what an order comes to, in cents: without what was let go before the charge, such as pieces that
 * were taken off or the delivery of a bundle that ships free. A canceled or declined order keeps its total.
 */
export const comesTo = ({
  status,
  totals,
}: {
  readonly status: Order['status']
  readonly totals: { readonly total: number; readonly released: number }
}): number =>
  status === 'canceled' || status === 'payment_declined' ? totals.total : totals.total - totals.released

/** Returns the badge color (mood) that goes with an order's status. */
export const moodOf = (status: Order['status']): Mood => moods[status]

/**
 * Returns the amount charged to the payment method for an order, in cents: without what was released before
 * the charge.
 */
export const toPay = ({ charged, released }: Pick<Order['totals'], 'charged' | 'released'>): number =>
  charged - released

/** Without a parcel an order waits for its gift cards: it is complete once the last of them has left. */
function paidWords(lines: Order['lines']): string {
  const waiting = lines.filter((line) => line.giftCard && line.giftCard.sentAt === null).length
  if (waiting === 0) return 'It is paid for.'
  return waiting === 1
    ? 'It is paid for. It is complete once the gift card has left.'
    : 'It is paid for. It is complete once the gift cards have left.'
}

/** Returns a sentence for the buyer about the state of an order and its next step. */
export function nextOf({
  status,
  totals,
  paidWith,
  lines,
  shipments,
  tryOn,
  replacesCase,
  gift,
}: Pick<
  Order,
  'status' | 'totals' | 'paidWith' | 'lines' | 'shipments' | 'tryOn' | 'replacesCase' | 'gift'
>): string {
  if (gift?.isGoingBack && status === 'return_initiated')
    return 'Whoever has your gift is sending something back, for shop credit of their own.'
  if (replacesCase !== null && status === 'not_paid')
    return 'We keep this piece for you. It leaves when the carrier has scanned your parcel with the first one.'
  if (replacesCase !== null && status === 'canceled')
    return 'Nothing is sent. The page of your case says what happens to your money.'
  if (replacesCase !== null && status === 'lost_outbound')
    return `The carrier has lost track of it. ${replacementLost}`
  const later = toPay(totals) > 0 && !isChargedAtOnce(lines)
  const charge = tryOn
    ? ' You pay what you keep, once you have chosen.'
    : later
      ? ` We charge ${money(toPay(totals))} to ${paidWith} when the parcel leaves.`
      : ''
  const packed = shipments.every(({ source }) => source === 'own')
    ? 'We pack it next.'
    : shipments.some(({ source }) => source === 'own')
      ? 'We pack our part next, and each seller packs the rest.'
      : 'Its seller packs it next.'
  const words: Record<Order['status'], string> = {
    not_paid: 'The payment is not settled yet. We’ll write to you as soon as it is. Please don’t pay again.',
    confirmed: shipments.length > 0 ? `${packed}${charge}` : paidWords(lines),
    in_progress: `It waits in your bundle and ships with everything else you order this week.${charge.replace('the parcel leaves', 'the bundle closes')}`,
    auto_charged: 'Your bundle has closed and is being packed.',
    payment_declined: 'The payment was refused, so nothing was charged and nothing is sent.',
    shipped: 'It is on its way to you.',
    lost_outbound:
      'The carrier has lost track of it. What you paid for what was lost comes back to you by itself.',
    delivered: 'It has arrived. We hope it fits.',
    return_initiated:
      'You are sending something back. The page of your return or of your case says what follows.',
    maybe_lost_inbound: 'What you sent back has not arrived yet. We are looking for it.',
    returned_late: 'What you sent back arrived late.',
    order_finalized: 'This order is complete.',
    canceled: 'It was canceled, and nothing of it is sent.',
  }
  return words[status]
}

const ended: readonly Order['status'][] = ['not_paid', 'payment_declined', 'canceled', 'lost_outbound']

/**
 * Returns whether an order can be a gift: it was paid and not canceled, declined or lost on its way, it has a
 * piece that is not canceled, and it is neither a goody box to try on nor a replacement.
 */
export const mayBeGift = (order: Pick<Order, 'status' | 'lines' | 'tryOn' | 'replacesCase'>): boolean =>
  !ended.includes(order.status) &&
  !order.tryOn &&
  order.replacesCase === null &&
  order.lines.some((line) => line.kind === 'item' && line.canceledAt === null)

/**
 * Returns in words when a parcel arrives or arrived, that its day is to follow, or that the parcel was
 * canceled or lost.
 */
export function arrivalOf(
  shipment: Pick<Shipment, 'status' | 'minEstimate' | 'maxEstimate' | 'deliveredAt'>,
): string {
  const { status, minEstimate, maxEstimate, deliveredAt } = shipment
  if (status === 'delivered') return deliveredAt ? `Delivered ${dateOf(deliveredAt)}` : 'Delivered'
  if (status === 'canceled') return 'Canceled'
  if (status === 'lost') return 'Lost on its way'
  return minEstimate && maxEstimate
    ? `Arrives ${deliveryDays({ min: minEstimate, max: maxEstimate })}`
    : 'Day to follow'
}

const stages = ['Getting ready', 'Packed', 'On its way', 'Delivered'] as const
const stageOf: Record<string, number> = {
  held: 0,
  waiting: 0,
  picking: 0,
  packed: 1,
  shipped: 2,
  out_for_delivery: 2,
  delivered: 3,
}

export type Stage = { label: string; at: string | null; state: 'done' | 'now' | 'next' }

/** What the progress of a parcel is made of; a parcel of a bundle doesn't tell when it was packed. */
export type Staged = Pick<Shipment, 'status' | 'statusLabel' | 'shippedAt' | 'deliveredAt'> &
  Partial<Pick<Shipment, 'packedAt'>>

/** Returns the progress of a parcel in four steps; undefined for a canceled or lost parcel. */
export function stagesOf(shipment: Staged): Stage[] | undefined {
  const reached = stageOf[shipment.status]
  if (reached === undefined) return undefined
  const times = [null, shipment.packedAt, shipment.shippedAt, shipment.deliveredAt]
  return stages.map((label, i) => ({
    label: i === reached && i === 0 ? shipment.statusLabel : label,
    at: times[i] ?? null,
    state: i < reached || reached === 3 ? 'done' : i === reached ? 'now' : 'next',
  }))
}

export type SumRow = { key: string; name: string; amount: number; from?: string | undefined }

/**
 * Returns the rows from the pieces to the total, in signed cents; rows of zero are left out, except pieces
 * and delivery.
 */
export function costRows({ totals: t, lines }: Pick<Order, 'totals' | 'lines'>): SumRow[] {
  const pieces = lines.filter(isSent).length
  const cards = lines.filter((line) => line.kind === 'gift_card').length
  const others = lines.length - pieces - cards
  const rows: SumRow[] = [
    {
      key: 'subtotal',
      name: [
        pieces && `Pieces (${pieces})`,
        cards && `Gift cards (${cards})`,
        others && `Back to you (${others})`,
      ]
        .filter(Boolean)
        .join(', '),
      amount: t.subtotal,
    },
    { key: 'discount', name: 'Promotions and rewards', amount: -t.discount, from: t.promoCode ?? undefined },
    { key: 'shipping', name: 'Delivery', amount: t.shipping },
    ...t.feeRows.map(({ key, label, amount }) => ({ key, name: label, amount })),
    { key: 'tax', name: 'Tax', amount: t.tax },
    { key: 'duty', name: 'Duty and import tax', amount: t.duty },
  ]
  return rows.filter((row) => row.amount !== 0 || row.key === 'subtotal' || row.key === 'shipping')
}

/**
 * Returns the rows that lower an order's charge, as negative cents: credit, gift cards, and what was taken
 * off before the charge. Rows of zero are left out.
 */
export function tenderRows({ totals: t, replacesCase }: Pick<Order, 'totals' | 'replacesCase'>): SumRow[] {
  const rows = [
    { key: 'credits', name: replacesCase === null ? 'Credit' : 'Paid by us', amount: -t.credits },
    { key: 'giftCards', name: 'Gift cards', amount: -t.giftCards },
    { key: 'released', name: takenOffWords, amount: -t.released },
  ]
  return rows.filter((row) => row.amount !== 0)
}

const sumOf = ({ transactions }: Pick<Order, 'transactions'>, ...kinds: string[]) =>
  transactions.filter((one) => kinds.includes(one.kind)).reduce((sum, one) => sum + one.amount, 0)

/**
 * Returns a sentence about what was charged or will be charged for an order, to what, and when; that nothing
 * is, where nothing is.
 */
export function chargeWords(
  order: Pick<Order, 'transactions' | 'totals' | 'paidWith' | 'status' | 'lines' | 'tryOn' | 'replacesCase'>,
): string {
  const { totals, paidWith, status } = order
  if (order.replacesCase !== null) return replacementFree
  const charged = order.transactions.find((one) => one.kind === 'final_charge')
  if (totals.charged === 0) return `Paid with ${paidWith.toLowerCase()}. Nothing is charged.`
  if (charged) return `${money(charged.amount)} was charged to ${paidWith} on ${dateOf(charged.happenedAt)}.`
  if (status === 'canceled' || status === 'payment_declined') return 'Nothing was charged.'
  if (toPay(totals) === 0) return 'Nothing is charged.'
  if (order.tryOn)
    return `${money(toPay(totals))} is reserved on ${paidWith}. You pay what you keep, once you have chosen.`
  if (isChargedAtOnce(order.lines))
    return `${money(toPay(totals))} is charged to ${paidWith} now, with the gift card.`
  const when = status === 'in_progress' ? 'when your bundle closes' : 'when the parcel leaves'
  return `${money(toPay(totals))} will be charged to ${paidWith} ${when}.`
}

/**
 * Returns sentences about the refund if the order were canceled now: the amounts, and where each goes; none
 * without money.
 */
export function comesBack(order: Pick<Order, 'transactions' | 'totals' | 'paidWith'>): string[] {
  const { totals, paidWith } = order
  const charged = sumOf(order, 'final_charge') - sumOf(order, 'refund')
  return [
    charged > 0
      ? `${money(charged)} goes back to ${paidWith}. Banks take up to five working days.`
      : toPay(totals) > 0
        ? `${money(toPay(totals))} is not charged to ${paidWith}. Your bank may show it as pending for some days.`
        : '',
    totals.credits > 0 ? `${money(totals.credits)} of credit comes back to your account.` : '',
    totals.giftCards > 0 ? `${money(totals.giftCards)} goes back onto your gift card.` : '',
  ].filter(Boolean)
}

/** Returns the order's lines in this parcel; for null, the lines that need no parcel. */
export const linesOf = (order: Pick<Order, 'lines'>, shipmentId: string | null): OrderLine[] =>
  order.lines.filter((line) => line.shipmentId === shipmentId)

/** Returns the name of a delivery place (§3) as words: "front_door" becomes "Front door". */
export const placeWords = (location: string): string =>
  location.replaceAll('_', ' ').replace(/^./, (c) => c.toUpperCase())

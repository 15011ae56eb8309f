// The refund of an order when its shopper takes pieces out of it before the charge; computed once for the
// preview and again when the pieces are canceled (decision 0196). All amounts
// are in cents.
import { dollars } from '../common/dollars.ts'
import { add, type Cents, cents, zero } from '../common/money.ts'
import type { Earned, Paid } from '../ledger/ledger.ts'
import { noPart, type Part, partSum, withinEarned } from '../payment/parts.ts'
import { backOf, paidInAll } from '../payment/refunds.ts'
import { isBundleService, isExpedited } from '../shipping/shipping.ts'

/** A piece that is taken out. */
export type TakenLine = { readonly net: Cents; readonly tax: Cents; readonly duty: Cents }

/** An order as it stands before pieces are taken out of it. */
export type TakenFrom = {
  readonly lines: readonly TakenLine[]
  readonly paid: Paid
  readonly earned: Earned
  /** The discount that the pieces that stay lose. */
  readonly promotionLost: Cents
  readonly promoCode: string | null
  /** Delivery that the pieces that stay must pay now, and delivery of parcels that are not sent any more. */
  readonly delivery: DeliveryAgain
}

/** The refund in all and by means of payment, and the discounts that are kept of it. */
export type CancelMoney = {
  readonly part: Part
  readonly amount: Cents
  readonly back: Paid
  readonly promotionLost: Cents
  readonly deliveryLost: Cents
  readonly rows: readonly { readonly key: string; readonly label: string; readonly amount: Cents }[]
}

/**
 * Computes the refund of pieces canceled before shipment: amount, its part of the earnings, and rows with
 * labels, in cents. What the rest of the order loses of its promotion and free delivery is kept, at most the
 * pieces' worth: nobody pays for canceling a piece.
 */
export function cancelMoney(order: TakenFrom): CancelMoney {
  const sum = (of: (line: TakenLine) => Cents) => add(zero, ...order.lines.map(of))
  const net = sum((line) => line.net)
  const promotionLost = cents(Math.min(order.promotionLost, net))
  const deliveryLost = cents(Math.min(order.delivery.due, net - promotionLost))
  const part = withinEarned(order.earned, {
    ...noPart,
    sales: cents(net - promotionLost),
    delivery: cents(order.delivery.back - deliveryLost),
    tax: sum((line) => line.tax),
    duty: sum((line) => line.duty),
  })
  const amount = cents(Math.min(partSum(part), paidInAll(order.paid)))
  const rows = [
    {
      key: 'pieces',
      label: order.lines.length === 1 ? 'The piece, as paid' : `${order.lines.length} pieces, as paid`,
      amount: net,
    },
    { key: 'tax', label: 'Tax', amount: part.tax },
    { key: 'duty', label: 'Duty', amount: part.duty },
    { key: 'delivery', label: 'Delivery of a parcel that is not sent', amount: order.delivery.back },
    {
      key: 'promotion',
      label: `${order.promoCode ?? 'The promotion'} no longer covers what you keep`,
      amount: cents(0 - promotionLost),
    },
    {
      key: 'delivery-due',
      label: 'Delivery, which is not free for what you keep',
      amount: cents(0 - deliveryLost),
    },
  ].filter((row) => row.amount !== 0)
  const rest = amount - rows.reduce((all, row) => all + row.amount, 0)
  return {
    part,
    amount,
    back: backOf(order.paid, amount),
    promotionLost,
    deliveryLost,
    rows: rest === 0 ? rows : [...rows, { key: 'given', label: 'Given back before', amount: cents(rest) }],
  }
}

/**
 * Returns a sentence for each means of payment that a cancellation changes before the charge: less charged to
 * `paidWith`, credit back, gift card back. Empty when nothing changes.
 */
export function notPaid(back: Paid, paidWith: string): string[] {
  const credit = add(zero, ...back.drops.map((drop) => drop.amount))
  const cards = add(zero, ...back.giftCards.map((card) => card.amount))
  return [
    back.charged > 0 ? `${dollars(back.charged)} less will be charged to ${paidWith}.` : '',
    credit > 0 ? `${dollars(credit)} of credit comes back to your account.` : '',
    cards > 0 ? `${dollars(cards)} goes back onto your gift card.` : '',
  ].filter(Boolean)
}

/** A parcel of the order; `price`: the price of the sender's delivery, which its first parcel bears. */
export type TakenParcel = {
  readonly groupKey: string
  readonly service: string
  readonly price: Cents
  /** Whether a piece of it stays. */
  readonly stays: boolean
}

export type DeliveryFactsAgain = {
  readonly parcels: readonly TakenParcel[]
  /** The prices of the pieces before and after, before promotions, as free delivery counts them (§9). */
  readonly before: Cents
  readonly after: Cents
  readonly threshold: Cents
  /** Whether delivery was free when the order was placed. */
  readonly wasFree: boolean
  /** Whether delivery was lost by an earlier piece that was taken out. */
  readonly wasLost: boolean
  /** Whether the order ships free whatever it is worth: in a bundle, or by its promotion. */
  readonly freeAnyway: boolean
}

/** `due`: what the rest must pay for delivery now; `back`: what was paid for parcels that are not sent. */
export type DeliveryAgain = { readonly due: Cents; readonly back: Cents }

/**
 * Judges free delivery again after a cancellation (§9), in cents: `due`, when the rest no longer reaches the
 * threshold that the order reached (standard delivery for each sender of the rest), and `back` for senders
 * who send nothing any more.
 */
export function deliveryAgain(facts: DeliveryFactsAgain): DeliveryAgain {
  const senders = [...Map.groupBy(facts.parcels, ({ groupKey }) => groupKey.split('@')[0] ?? '').values()]
  const isLost =
    facts.wasFree && !facts.freeAnyway && facts.before >= facts.threshold && facts.after < facts.threshold
  let due = zero
  let back = zero
  for (const parcels of senders) {
    const price = add(zero, ...parcels.map((parcel) => parcel.price))
    const isFree = facts.wasFree && !facts.wasLost && parcels.every((parcel) => !isExpedited(parcel.service))
    const stays = parcels.some((parcel) => parcel.stays)
    if (!stays && !isFree && !parcels.some((parcel) => isBundleService(parcel.service)))
      back = add(back, price)
    if (stays && isFree && isLost) due = add(due, price)
  }
  return { due, back }
}

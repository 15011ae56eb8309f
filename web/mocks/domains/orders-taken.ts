// Single pieces that a shopper takes out of an order: what comes back, and the order afterwards. The mocks
// know no promotion of an order, so only free delivery is judged again.
import { cents, zero } from '@hemline/rules/common/money.ts'
import type { Paid } from '@hemline/rules/ledger/ledger.ts'
import { cancelMoney, deliveryAgain, notPaid } from '@hemline/rules/orders/cancel-money.ts'
import { isSent } from '@hemline/rules/orders/states.ts'
import { freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import type { MockContext } from '../context.ts'
import type { MockOrder, MockOrderLine } from '../orders.ts'

/** Returns the named pieces that can be taken out by themselves; undefined when none or all are named. */
export function takenOf(order: MockOrder, lineIds: readonly string[]): MockOrderLine[] | undefined {
  const open = order.lines.filter((line) => !line.canceledAt)
  const taken = open.filter((line) => isSent(line) && lineIds.includes(line.id))
  return taken.length === 0 || taken.length === open.length ? undefined : taken
}

function paidFor({ id, totals }: MockOrder): Paid {
  const drop = { id: 'credit', kind: 'promo_credit' as const, amount: cents(totals.credits), expiresAt: null }
  return {
    orderId: id,
    drops: totals.credits > 0 ? [drop] : [],
    giftCards: totals.giftCards > 0 ? [{ id: 'card', amount: cents(totals.giftCards) }] : [],
    charged: cents(totals.charged - totals.released),
  }
}

/** Returns the money (cents) that canceling these lines gives back. */
export function moneyOfTaken(order: MockOrder, taken: readonly MockOrderLine[]) {
  const open = order.lines.filter((line) => !line.canceledAt)
  const kept = open.filter((line) => !taken.includes(line))
  const priceOf = (lines: readonly MockOrderLine[]) =>
    cents(lines.reduce((sum, line) => sum + (line.kind === 'item' ? line.price : 0), 0))
  const earnedOf = (part: keyof MockOrderLine) =>
    cents(open.reduce((sum, line) => sum + Number(line[part]), 0))
  const money = cancelMoney({
    lines: taken.map((line) => ({ net: cents(line.net), tax: cents(line.tax), duty: cents(line.duty) })),
    paid: paidFor(order),
    earned: {
      orderId: order.id,
      sales: earnedOf('net'),
      delivery: cents(order.totals.shipping),
      feeIncome: cents(order.totals.fees),
      feesPayable: zero,
      tax: earnedOf('tax'),
      duty: earnedOf('duty'),
      giftCards: [],
    },
    promotionLost: zero,
    promoCode: order.totals.promoCode,
    delivery: deliveryAgain({
      parcels: order.shipments.map((one) => ({
        groupKey: one.id,
        service: 'standard',
        price: cents(one.price),
        stays: kept.some((line) => line.shipmentId === one.id),
      })),
      before: priceOf(open),
      after: priceOf(kept),
      threshold: freeShippingThreshold,
      wasFree: order.totals.shipping === 0,
      wasLost: false,
      freeAnyway: order.bundleId !== null,
    }),
  })
  return { ...money, total: money.amount, back: notPaid(money.back, order.paidWith) }
}

/** Cancels lines of a mock order; their pieces are for sale again. */
export function takeOut(ctx: MockContext, order: MockOrder, taken: readonly MockOrderLine[]): void {
  const happenedAt = ctx.now.toISOString()
  order.totals.released += moneyOfTaken(order, taken).total
  for (const line of taken) line.canceledAt = happenedAt
  for (const shipment of order.shipments)
    if (!order.lines.some((line) => line.shipmentId === shipment.id && !line.canceledAt))
      shipment.status = 'canceled'
  order.timeline.push({ id: `${order.id}-${taken[0]?.id}`, label: 'Pieces canceled', happenedAt })
  const numbers = taken.flatMap((line) => line.itemNumber ?? [])
  const { state } = ctx.db
  state.sold = state.sold.filter((one) => !numbers.includes(one))
  for (const one of numbers) delete state.holds[one]
}

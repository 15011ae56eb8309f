// The money of a return, computed once for the preview and again when it is paid (decision 0183). All amounts
// are in cents.
import { add, type Cents, cents, subtract, zero } from '../common/money.ts'
import { returnLabelFrom } from '../countries/countries.ts'
import { isAbroad } from '../countries/home.ts'
import type { Earned, Paid } from '../ledger/ledger.ts'
import { noPart, type Part, partSum, withinEarned } from '../payment/parts.ts'
import { backOf, paidInAll } from '../payment/refunds.ts'
import type { ReturnRefundType } from '../vocabulary/returns.ts'
import { restockingFee } from '../vocabulary/returns.ts'

/** A piece that goes back. */
export type ReturnedLine = {
  readonly lineId: string
  readonly net: Cents
  readonly tax: Cents
  readonly duty: Cents
  readonly isOurMistake: boolean
  /** The sum for the piece when an employee accepted the piece for less; undefined: as paid. */
  readonly agreed?: Cents
}

/** An order of a return, as the order stands now. */
export type ReturnedOrder = {
  readonly orderId: string
  /** The two letters of the country to which the order went. */
  readonly country: string
  readonly lines: readonly ReturnedLine[]
  readonly paid: Paid
  readonly earned: Earned
  /**
   * What the kept pieces lose of the order's promotion by this return; negative when an earlier loss
   * comes back.
   */
  readonly promotionLost: Cents
  readonly promoCode: string | null
  /** Whether the order keeps no piece after this return. */
  readonly isAll: boolean
  /** The order's own fees that the shop kept, such as the circularity fee, as far as they are left. */
  readonly ownFees: Cents
}

/** The terms of a return that decide about its fees. */
export type ReturnTerms = {
  readonly refundType: ReturnRefundType
  readonly restockingWaived: boolean
  /** Whether the parcel came by the shopper's own post, so that no label is paid; absent: with our label. */
  readonly byOwnPost?: boolean | undefined
}

/** What an order gives back: the part of its money, and the fees that the shop keeps of it. */
export type OrderBack = {
  readonly orderId: string
  /** The part to give back, with the kept fees as negative fee income. */
  readonly part: Part
  readonly amount: Cents
  /** What the refund kept for the lost promotion: no more than the pieces that go back are worth. */
  readonly promotionLost: Cents
  /** What each means of payment gets back; for shop credit, the means that are relieved. */
  readonly back: Paid
}

/** A row of a return's money. */
export type MoneyRow = { readonly key: string; readonly label: string; readonly amount: Cents }

export type ReturnMoney = {
  readonly orders: readonly OrderBack[]
  readonly rows: readonly MoneyRow[]
  readonly total: Cents
}

const isCredit = (type: ReturnRefundType) => type === 'noncashoutable_credit_refund'

/** Returns the restocking fee of a return: one for each piece that the shop did not get wrong. */
function restockingOf(orders: readonly ReturnedOrder[], terms: ReturnTerms): { pieces: number; fee: Cents } {
  const pieces = orders.flatMap((order) => order.lines).filter((line) => !line.isOurMistake).length
  const free = terms.restockingWaived || isCredit(terms.refundType) || pieces === 0
  return { pieces, fee: free ? zero : cents(pieces * restockingFee) }
}

/**
 * Adds up pieces with tax and duty; a sum agreed for a piece is taken from its price first, then from
 * tax.
 */
function goodsOf({ net, tax, duty, agreed }: ReturnedLine): Part {
  if (agreed === undefined) return { ...noPart, sales: net, tax, duty }
  const sales = Math.min(agreed, net)
  const taxBack = Math.min(agreed - sales, tax)
  return {
    ...noPart,
    sales: cents(sales),
    tax: cents(taxBack),
    duty: cents(Math.min(agreed - sales - taxBack, duty)),
  }
}

const plus = (a: Part, b: Part): Part => ({
  sales: add(a.sales, b.sales),
  delivery: add(a.delivery, b.delivery),
  feeIncome: add(a.feeIncome, b.feeIncome),
  feesPayable: add(a.feesPayable, b.feesPayable),
  tax: add(a.tax, b.tax),
  duty: add(a.duty, b.duty),
})

/** The part of the lost promotion that the pieces that go back can bear, in cents. */
const lostOf = (order: ReturnedOrder): Cents =>
  cents(
    Math.min(
      order.promotionLost,
      order.lines.reduce((sum, line) => sum + goodsOf(line).sales, 0),
    ),
  )

/**
 * The part of an order before the return's fees: pieces, the lost promotion; delivery and fees when the
 * shop erred in all.
 */
function grossOf(order: ReturnedOrder): Part {
  const goods = order.lines.map(goodsOf).reduce(plus, noPart)
  const lost = lostOf(order)
  const erredInAll = order.isAll && order.lines.every((line) => line.isOurMistake)
  return {
    ...goods,
    sales: cents(goods.sales - lost),
    delivery: erredInAll ? order.earned.delivery : zero,
    feeIncome: erredInAll ? order.ownFees : zero,
    feesPayable: erredInAll ? order.earned.feesPayable : zero,
  }
}

/**
 * Returns the fee for the return label in cents: the price from the country of the orders; none when the shop
 * got a piece wrong. With shop credit the label is free within the United States (decision 0205).
 */
export function labelFeeOf(orders: readonly ReturnedOrder[], type: ReturnRefundType): Cents {
  if (orders.some((order) => order.lines.some((line) => line.isOurMistake))) return zero
  const fees = orders
    .filter(({ country }) => type === 'refund_less_return_shipping' || (isCredit(type) && isAbroad(country)))
    .map(({ country }) => returnLabelFrom(country))
  return cents(Math.max(0, ...fees))
}

/**
 * Computes the cents that a return gives back, per order and in all, with rows for its page. Fees for
 * restocking and label (none when `byOwnPost`) are kept of the orders in sequence, as far as each gives
 * something back, so no order's refund falls below zero. Never more than what is left of an order.
 */
export function returnMoney(orders: readonly ReturnedOrder[], terms: ReturnTerms): ReturnMoney {
  const { fee: restocking } = restockingOf(orders, terms)
  const label = terms.byOwnPost ? zero : labelFeeOf(orders, terms.refundType)
  let open = add(restocking, label)
  const backs = orders.map((order): OrderBack => {
    const gross = withinEarned(order.earned, grossOf(order))
    const most = cents(Math.min(partSum(gross), paidInAll(order.paid)))
    const fee = cents(Math.min(open, most))
    open = subtract(open, fee)
    const part = { ...gross, feeIncome: subtract(gross.feeIncome, fee) }
    const amount = cents(Math.min(partSum(part), paidInAll(order.paid)))
    return {
      orderId: order.orderId,
      part,
      amount,
      promotionLost: lostOf(order),
      back: backOf(order.paid, amount),
    }
  })
  const total = add(zero, ...backs.map((one) => one.amount))
  return { orders: backs, rows: rowsOf(orders, { restocking, label, total }), total }
}

function rowsOf(
  orders: readonly ReturnedOrder[],
  { restocking, label, total }: { restocking: Cents; label: Cents; total: Cents },
): MoneyRow[] {
  const lines = orders.flatMap((order) => order.lines)
  const goods = orders.map(grossOf).reduce(plus, noPart)
  const pieces = add(zero, ...lines.map((line) => goodsOf(line).sales))
  const charged = lines.filter((line) => !line.isOurMistake).length
  const agreed = lines.some((line) => line.agreed !== undefined)
  const codes = [
    ...new Set(orders.flatMap((order) => (order.promotionLost === 0 ? [] : (order.promoCode ?? [])))),
  ]
  const rows: MoneyRow[] = [
    {
      key: 'pieces',
      label: `${lines.length === 1 ? 'The piece' : `${lines.length} pieces`}, ${agreed ? 'as agreed' : 'as paid'}`,
      amount: pieces,
    },
    { key: 'tax', label: 'Tax', amount: goods.tax },
    { key: 'duty', label: 'Duty and import tax', amount: goods.duty },
    {
      key: 'delivery',
      label: 'Delivery and fees you paid',
      amount: add(goods.delivery, goods.feesPayable, goods.feeIncome),
    },
    {
      key: 'promotion',
      label:
        goods.sales < pieces
          ? `${codes.join(', ')} no longer covers what you keep`
          : `${codes.join(', ')}, kept of an earlier return`,
      amount: subtract(goods.sales, pieces),
    },
    { key: 'restocking', label: `Restocking, ${charged} × $1.99`, amount: cents(0 - restocking) },
    { key: 'label', label: 'Label', amount: cents(0 - label) },
  ]
  const shown = rows.filter((row) => row.amount !== 0)
  const rest = total - shown.reduce((sum, row) => sum + row.amount, 0)
  return rest === 0
    ? shown
    : [...shown, { key: 'given', label: 'Paid back before, or kept of the fees', amount: cents(rest) }]
}

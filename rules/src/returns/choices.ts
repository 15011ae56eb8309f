// The ways to be paid back for a return, with their words (specification §3, return refund types).
import { dollars } from '../common/dollars.ts'
import { type Cents, cents } from '../common/money.ts'
import type { Paid } from '../ledger/ledger.ts'
import type { ItemSource } from '../vocabulary/items.ts'
import type { DropKind } from '../vocabulary/ledger.ts'
import type { ReturnRefundType } from '../vocabulary/returns.ts'
import { labelFeeOf, type MoneyRow, type ReturnedOrder, type ReturnMoney, returnMoney } from './money.ts'

/** Who sends back, and how. */
export type Returner = {
  /** Shop credit needs an account that holds it. */
  readonly hasAccount: boolean
  readonly restockingWaived: boolean
  /** Whether shop credit is paid at the first scan. */
  readonly paysAtFirstScan: boolean
  readonly source: ItemSource
}

/**
 * The name of a means of payment as the shopper knows it: "Visa ending in 4242", or a gift card by its
 * id.
 */
export type TenderNames = {
  readonly card: string
  readonly giftCards: ReadonlyMap<string, string>
}

export type ReturnChoiceView = {
  readonly refundType: ReturnRefundType
  readonly title: string
  readonly terms: string
  readonly total: Cents
  readonly sums: MoneyRow[]
  readonly to: MoneyRow[]
}

/** The names of the ways to be paid back. */
export const refundTitles: Record<ReturnRefundType, string> = {
  noncashoutable_credit_refund: 'Shop credit',
  full_refund: 'As you paid, you post it',
  refund_less_return_shipping: 'As you paid, our label',
  full_refund_with_free_return_shipping: 'As you paid, our label',
}

const inspected = 'Three to five days after the parcel arrives and we have looked the pieces over.'

const termsOf = (type: ReturnRefundType, paysAtFirstScan: boolean, labelFee: Cents): string => {
  if (type === 'noncashoutable_credit_refund')
    return `${paysAtFirstScan ? 'There at the carrier’s first scan.' : 'There as soon as we have looked the pieces over.'} It doesn’t end, and can’t be paid out as cash. ${labelFee > 0 ? `Our label from your country costs ${dollars(labelFee)}.` : 'The label is on us.'}`
  if (type === 'full_refund') return `You pay the post and keep its receipt. ${inspected}`
  if (type === 'full_refund_with_free_return_shipping') return `Our mistake: the label is on us. ${inspected}`
  return inspected
}

/**
 * Returns the ways in which these pieces can be paid back. Usual are a full refund and a refund less the
 * return label; after our mistake, a full refund with a free label replaces both. Shop credit is offered too,
 * first, with an account and for pieces of the shop or its sellers, not of partners.
 */
export function refundTypesFor(
  orders: readonly ReturnedOrder[],
  { hasAccount, source }: Pick<Returner, 'hasAccount' | 'source'>,
): ReturnRefundType[] {
  const ours = orders.some((order) => order.lines.some((line) => line.isOurMistake))
  const paid: ReturnRefundType[] = ours
    ? ['full_refund_with_free_return_shipping']
    : ['full_refund', 'refund_less_return_shipping']
  const byCredit = hasAccount && (source === 'own' || source === 'p2p')
  return byCredit ? ['noncashoutable_credit_refund', ...paid] : paid
}

/**
 * Returns where a return's money goes: one row (key, label, cents) for each means of payment, summed over the
 * orders, without rows of 0. With shop credit that is one row, or none when nothing is paid.
 */
export function targetRows(
  money: ReturnMoney,
  type: ReturnRefundType,
  namesOf: (orderId: string) => TenderNames,
): MoneyRow[] {
  if (type === 'noncashoutable_credit_refund')
    return money.total === 0 ? [] : [{ key: 'credit', label: 'Shop credit', amount: money.total }]
  const rows = new Map<string, MoneyRow>()
  const put = (key: string, label: string, amount: number) => {
    if (amount === 0) return
    rows.set(key, { key, label, amount: cents((rows.get(key)?.amount ?? 0) + amount) })
  }
  for (const { orderId, back } of money.orders) tenderRows(back, namesOf(orderId), put)
  return [...rows.values()]
}

/**
 * Returns where the refund of one order goes: one row (key, label, cents) for each means of payment that gets
 * more than 0.
 */
export function backRows(back: Paid, names: TenderNames): MoneyRow[] {
  const rows: MoneyRow[] = []
  tenderRows(back, names, (key, label, amount) => {
    if (amount > 0) rows.push({ key, label, amount: cents(amount) })
  })
  return rows
}

const dropTargets: Record<DropKind, string> = {
  cash_credit: 'To cash credit',
  promo_credit: 'To promotional credit',
  replacements: 'To the shop',
}

function tenderRows(
  back: Paid,
  names: TenderNames,
  put: (key: string, label: string, amount: number) => void,
): void {
  put(`card/${names.card}`, `To ${names.card}`, back.charged)
  for (const drop of back.drops) put(drop.kind, dropTargets[drop.kind], drop.amount)
  for (const card of back.giftCards)
    put(`gift_card/${card.id}`, `To ${names.giftCards.get(card.id) ?? 'your gift card'}`, card.amount)
}

/**
 * Returns each way to be paid back with title, terms, total, sums and target rows in cents, the largest total
 * first.
 */
export function returnChoices(
  orders: readonly ReturnedOrder[],
  returner: Returner,
  namesOf: (orderId: string) => TenderNames,
): ReturnChoiceView[] {
  return refundTypesFor(orders, returner)
    .map((refundType) => {
      const money = returnMoney(orders, { refundType, restockingWaived: returner.restockingWaived })
      return {
        refundType,
        title: refundTitles[refundType],
        terms: termsOf(refundType, returner.paysAtFirstScan, labelFeeOf(orders, refundType)),
        total: money.total,
        sums: [...money.rows],
        to: targetRows(money, refundType, namesOf),
      }
    })
    .toSorted((a, b) => b.total - a.total)
}

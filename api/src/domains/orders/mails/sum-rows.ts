// The money of an order in its mails.
import { dollars } from '@hemline/rules/common/dollars.ts'
import { takenOffWords } from '@hemline/rules/orders/states.ts'
import type { FeeRow } from '@hemline/rules/pricing/fee-rows.ts'
import { freeDeliveryWord } from '@hemline/rules/pricing/free-delivery.ts'
import type { MailRow } from '../../../ports/mail-page.ts'

/** The sums of an order as its mails state them, in cents. */
export type MailedSums = {
  sums: {
    subtotal: number
    discount: number
    shipping: number
    fees: readonly FeeRow[]
    tax: number
    duty: number
    total: number
  }
  credits: number
  giftCards: number
  /** The cents that were to be charged to the payment method. */
  charged: number
  /** The cents of `charged` that were released before the charge. */
  released: number
  paidWith: string
}

/**
 * Returns the rows of money in an order mail, name and amount in dollars: the sums, credit and gift cards,
 * what was released, and the charge. Rows of zero are left out, except the delivery ("free") and the charge;
 * the total stands only when something else paid or was released.
 */
export function sumRows(facts: MailedSums): MailRow[] {
  const { sums, credits, giftCards, charged, released, paidWith } = facts
  const all: [string, number, string?][] = [
    ['Pieces', sums.subtotal],
    ['Promotions and rewards', -sums.discount],
    ['Delivery', sums.shipping],
    ...sums.fees.map(({ label, amount }): [string, number] => [label, amount]),
    ['Tax', sums.tax],
    ['Duty and import tax', sums.duty],
    ['Total', credits + giftCards + released > 0 ? sums.total : 0],
    ['Credit', -credits],
    ['Gift cards', -giftCards],
    [takenOffWords, -released],
  ]
  const shown = all.filter(([name, amount]) => amount !== 0 || name === 'Delivery')
  const pay: MailRow = {
    name: 'Your payment',
    note: charged > 0 ? paidWith : undefined,
    value: dollars(charged - released),
  }
  const wordsOf = (name: string, amount: number) =>
    name === 'Delivery' && amount === 0 ? freeDeliveryWord : dollars(amount)
  return [...shown.map(([name, amount]) => ({ name, value: wordsOf(name, amount) })), pay]
}

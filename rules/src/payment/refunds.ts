// Which way money goes back (decision 0060): in the reverse order of use, so what was used last
// comes back first — the payment, then cash credit, then gift cards, then promotional credit.
// Nothing gives back more than it gave.

import { add, type Cents, cents, subtract, zero } from '../common/money.ts'
import type { DropUse, Earned, Paid } from '../ledger/ledger.ts'

const took = (open: Cents, held: Cents): Cents => cents(Math.min(open, held))

/** Returns the total that was paid for an order, in cents: charge, credit and gift cards. */
export function paidInAll(paid: Paid): Cents {
  return add(paid.charged, ...paid.drops.map((d) => d.amount), ...paid.giftCards.map((g) => g.amount))
}

/**
 * Splits a refund of `amount` cents over the tenders of an order: first the charge, then cash credit, gift
 * cards (the last used first), promotional credit and the shop's replacements. Throws RangeError when the
 * amount is negative or above what was paid.
 */
export function backOf(paid: Paid, amount: Cents): Paid {
  if (amount < 0 || amount > paidInAll(paid))
    throw new RangeError(`refunds: ${amount} of ${paidInAll(paid)} cents`)
  let open = amount
  const take = (held: Cents): Cents => {
    const part = took(open, held)
    open = subtract(open, part)
    return part
  }
  const charged = take(paid.charged)
  const dropsOf = (kind: DropUse['kind']) =>
    paid.drops.filter((d) => d.kind === kind).map((d) => ({ ...d, amount: take(d.amount) }))
  const cash = dropsOf('cash_credit')
  const giftCards = paid.giftCards.toReversed().map((g) => ({ ...g, amount: take(g.amount) }))
  const promotional = dropsOf('promo_credit')
  return {
    orderId: paid.orderId,
    charged,
    drops: [...promotional, ...cash, ...dropsOf('replacements')].filter((d) => d.amount > 0),
    giftCards: giftCards.filter((g) => g.amount > 0),
  }
}

/** Returns the tenders of an order that remain after the part `back` was refunded. */
export function paidWithout(paid: Paid, back: Paid): Paid {
  const less = (id: string, from: readonly { id: string; amount: Cents }[]) =>
    add(zero, ...from.filter((one) => one.id === id).map((one) => one.amount))
  return {
    orderId: paid.orderId,
    charged: subtract(paid.charged, back.charged),
    drops: paid.drops
      .map((d) => ({ ...d, amount: subtract(d.amount, less(d.id, back.drops)) }))
      .filter((d) => d.amount > 0),
    giftCards: paid.giftCards
      .map((g) => ({ ...g, amount: subtract(g.amount, less(g.id, back.giftCards)) }))
      .filter((g) => g.amount > 0),
  }
}

/** Returns the empty records of an order of which nothing is left: nothing paid and nothing earned. */
export const nothingLeft = (orderId: string): { paid: Paid; earned: Earned } => ({
  paid: { orderId, drops: [], giftCards: [], charged: zero },
  earned: {
    orderId,
    sales: zero,
    delivery: zero,
    feeIncome: zero,
    feesPayable: zero,
    tax: zero,
    duty: zero,
    giftCards: [],
  },
})

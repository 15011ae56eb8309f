// Splits the total of a cart into tenders: credits and gift cards first, in the order of use, then a
// payment method (specification §3).

import { add, type Cents, cents, subtract } from '../common/money.ts'
import { isPaidWithIn } from '../countries/countries.ts'
import { type DropUse, sumOfUses, useDrops } from '../ledger/ledger.ts'
import type { PaymentMethod } from '../vocabulary/payments.ts'
import type { TotalsInput } from './totals-types.ts'

/** The tenders of a total, in cents. */
export type Tenders = {
  readonly promotionalCredit: readonly { amount: Cents; expires: Date | null }[]
  readonly giftCards: readonly { id: string; redeemAmount: Cents }[]
  readonly cashCredit: readonly { amount: Cents; expires: Date | null }[]
  readonly amountCharged: Cents
  /** The same credit by drop, for the ledger posting. */
  readonly drops: readonly DropUse[]
}

/**
 * Splits a total into promotional credit, then gift cards in their order, then cash credit; the rest is
 * charged. `kept`: the part that promotional credit and gift cards cannot pay, because it buys gift cards
 * (decision 0042).
 */
export function tendersOf(
  total: Cents,
  kept: Cents,
  { drops, giftCards, now }: Pick<TotalsInput, 'drops' | 'giftCards' | 'now'>,
): Tenders {
  const payable = cents(Math.max(0, total - kept))
  const byKind = (kind: string) => drops.filter((d) => d.kind === kind)
  const told = (uses: ReturnType<typeof useDrops>) =>
    uses.map(({ amount, expiresAt }) => ({ amount, expires: expiresAt }))
  const promotional = useDrops(byKind('promo_credit'), payable, now)
  let open = subtract(payable, sumOfUses(promotional))
  const redeemed = giftCards.map(({ id, balance }) => {
    const redeemAmount = cents(Math.min(open, Math.max(0, balance)))
    open = subtract(open, redeemAmount)
    return { id, redeemAmount }
  })
  const before = add(sumOfUses(promotional), ...redeemed.map((r) => r.redeemAmount))
  const cash = useDrops(byKind('cash_credit'), subtract(total, before), now)
  return {
    promotionalCredit: told(promotional),
    giftCards: redeemed,
    cashCredit: told(cash),
    amountCharged: subtract(total, add(before, sumOfUses(cash))),
    drops: [...promotional, ...cash],
  }
}

/** The facts that decide which payment methods are allowed. */
export type PaymentFacts = {
  readonly amountCharged: Cents
  readonly usesCredits: boolean
  readonly usesGiftCards: boolean
  readonly buysGiftCards: boolean
  /** The country to which the order goes, as its two letters. */
  readonly country: string
  /** Whether the shopper's own country is abroad (§1): the mobile wallet is for people at home. */
  readonly international: boolean
  readonly loggedIn: boolean
}

const always = () => true
/** Pay-later methods are for goods alone, within the limits of the provider (cents). */
const lends = (from: number, to: number) => (f: PaymentFacts) =>
  !f.buysGiftCards && f.amountCharged >= from && f.amountCharged <= to

/**
 * Returns for each payment method whether the amount and the cart allow it; the country must allow the
 * method, too (`isPaidWithIn`), and checkout also checks flags, devices and drivers (decisions 0042, 0205).
 */
export const methodOffers: Partial<Record<PaymentMethod, (facts: PaymentFacts) => boolean>> = {
  card_processor_credit_card: always,
  card_processor_digital_wallet: always,
  digital_wallet: always,
  card_processor_mobile_wallet_card: (f) => f.loggedIn && !f.international,
  card_processor_peer_payment: always,
  marketplace_wallet: always,
  bnpl: lends(3500, 200_000),
  bnpl_pay_in_four: lends(3500, 150_000),
  bnpl_monthly: lends(15_000, 1_000_000),
  bnpl_cash_app: lends(100, 200_000),
  cross_border_shipper: always,
}

/**
 * Returns §3 allowedPaymentMethods in the order of the table: those of the country, amount and cart. With
 * nothing left to charge, only what paid the total: credits, or gift cards (the provider clutch).
 */
export function allowedPaymentMethods(facts: PaymentFacts): PaymentMethod[] {
  if (facts.amountCharged > 0)
    return (Object.keys(methodOffers) as PaymentMethod[]).filter(
      (method) => isPaidWithIn(facts.country, method) && methodOffers[method]?.(facts),
    )
  return facts.usesGiftCards ? (facts.usesCredits ? ['credits', 'clutch'] : ['clutch']) : ['credits']
}

// Postings around a seller's earnings (decisions 0040 and 0070). Consigned pieces are not ours: what `sales`
// shows of one is taken off again by `payout_cost`, at its listed price, so that what stays of it is the fee,
// less what the shop's own promotions took off.

import { add, type Cents } from '../common/money.ts'
import { account, type LedgerEntry, moved, settled } from '../ledger/ledger.ts'
import { creditBonusPercent } from './payout-terms.ts'
import { type Payout, payoutLine, percentDown } from './payouts.ts'

/** Returns the shop's share of a price, in cents: the selling fee and the bag's fee. */
export const feesOf = (payout: Payout): Cents =>
  add(payoutLine(payout, 'selling_fee'), payoutLine(payout, 'bag_fee'))

const earningsOf = (sellerId: string) => account('seller_earnings', sellerId)

/** `earnings_accrued`: a seller's piece is sold, and its order charged. Nothing for a price of 0. */
export function saleAccruedEntries(sellerId: string, payout: Payout): LedgerEntry[] {
  const cost = account('payout_cost')
  return settled([
    ...moved(cost, earningsOf(sellerId), payout.earnings),
    ...moved(cost, account('fee_income'), feesOf(payout)),
  ])
}

/**
 * `earnings_clawed_back`: the piece came back. The fees go back whole, the earnings as far as they
 * can be `taken` (clawbackOf).
 */
export function saleClawedBackEntries(sellerId: string, payout: Payout, taken: Cents): LedgerEntry[] {
  const cost = account('payout_cost')
  return settled([
    ...moved(earningsOf(sellerId), cost, taken),
    ...moved(account('fee_income'), cost, feesOf(payout)),
  ])
}

/** `credit_granted`: an incentive's store credit, as a promotional drop: it can't be cashed out. */
export const incentiveCreditEntries = (dropId: string, amount: Cents): LedgerEntry[] =>
  settled(moved(account('credit_given'), account('promo_credit', dropId), amount))

/**
 * Who holds what a charity is owed: the pieces of donated bags, and what sellers give, until it is
 * handed over (decision 0078).
 */
export const charityHolder = (charityId: number): string => `charity-${charityId}`

/** `earnings_paid`: a seller gives a part of her earnings; from now on it is the charity's. */
export const earningsDonatedEntries = (sellerId: string, charityId: number, amount: Cents): LedgerEntry[] =>
  settled(moved(earningsOf(sellerId), earningsOf(charityHolder(charityId)), amount))

/**
 * `earnings_paid`: a cash-out is asked for, or what a charity is owed is to leave; the money is the
 * holder's no more and waits.
 */
export const payoutRequestedEntries = (sellerId: string, amount: Cents): LedgerEntry[] =>
  settled(moved(earningsOf(sellerId), account('payout_clearing'), amount))

/** `payout_settled`: the provider has paid it. */
export const payoutSettledEntries = (amount: Cents): LedgerEntry[] =>
  settled(moved(account('payout_clearing'), account('processor_clearing'), amount))

/** `payout_returned`: the payout failed, and the money is in the seller’s earnings again. */
export const payoutReturnedEntries = (sellerId: string, amount: Cents): LedgerEntry[] =>
  settled(moved(account('payout_clearing'), earningsOf(sellerId), amount))

export type CreditTurn = { readonly amount: Cents; readonly bonus: Cents }

/** What earnings become as store credit: the amount, and the bonus on top. */
export const creditTurnOf = (amount: Cents): CreditTurn => ({
  amount,
  bonus: percentDown(amount, creditBonusPercent),
})

/**
 * `earnings_turned_to_credit`: one drop of cash credit for the amount, and a promotional one for the
 * bonus, which the shop gives.
 */
export function earningsTurnedEntries(
  sellerId: string,
  turn: CreditTurn,
  drops: { cash: string; bonus: string },
): LedgerEntry[] {
  return settled([
    ...moved(earningsOf(sellerId), account('cash_credit', drops.cash), turn.amount),
    ...moved(account('credit_given'), account('promo_credit', drops.bonus), turn.bonus),
  ])
}

// Postings around a seller's earnings (decisions 0040 and 0070). Consigned pieces are not ours: what `sales`
// shows of one is taken off again by `payout_cost`, at its listed price, so that what stays of it is the fee,
// less what the shop's own promotions took off.

import { add, type Cents } from '../common/money.ts'
import { account, type DropUse, type LedgerEntry, moved, settled } from '../ledger/ledger.ts'
import { creditBonusPercent } from './payout-terms.ts'
import { type Payout, payoutLine, percentDown } from './payouts.ts'

/**
 * Returns the shop's share of a sold piece's price, in cents: the selling fee and the part of the clean-out
 * bag's fee.
 */
export const feesOf = (payout: Payout): Cents =>
  add(payoutLine(payout, 'selling_fee'), payoutLine(payout, 'bag_fee'))

const earningsOf = (sellerId: string) => account('seller_earnings', sellerId)

/**
 * Returns the ledger entries of `earnings_accrued`: a piece is sold and its order charged, so the shop owes
 * the seller the earnings and takes the fees. Empty for a price of 0.
 */
export function saleAccruedEntries(sellerId: string, payout: Payout): LedgerEntry[] {
  const cost = account('payout_cost')
  return settled([
    ...moved(cost, earningsOf(sellerId), payout.earnings),
    ...moved(cost, account('fee_income'), feesOf(payout)),
  ])
}

/**
 * Returns the ledger entries of `earnings_clawed_back`: a sold piece came back. The fees go back whole, the
 * earnings as far as they could be `taken` (see clawbackOf).
 */
export function saleClawedBackEntries(sellerId: string, payout: Payout, taken: Cents): LedgerEntry[] {
  const cost = account('payout_cost')
  return settled([
    ...moved(earningsOf(sellerId), cost, taken),
    ...moved(account('fee_income'), cost, feesOf(payout)),
  ])
}

/**
 * Returns the holder of the account with the money that a charity is owed: sales of donated bags and
 * donations of sellers, until it is paid out (decision 0078).
 */
export const charityHolder = (charityId: number): string => `charity-${charityId}`

/**
 * Returns the ledger entries of `earnings_paid` for a donation: an amount moves from a seller's earnings to
 * the charity's.
 */
export const earningsDonatedEntries = (sellerId: string, charityId: number, amount: Cents): LedgerEntry[] =>
  settled(moved(earningsOf(sellerId), earningsOf(charityHolder(charityId)), amount))

/**
 * Returns the ledger entries of `earnings_paid` for a cash-out or a charity's payout: the amount leaves the
 * holder's earnings and waits in payout clearing.
 */
export const payoutRequestedEntries = (sellerId: string, amount: Cents): LedgerEntry[] =>
  settled(moved(earningsOf(sellerId), account('payout_clearing'), amount))

/**
 * Returns the ledger entries of `credit_paid_out`: cash credit leaves its drops and waits in payout clearing.
 */
export const creditPayoutRequestedEntries = (uses: readonly DropUse[]): LedgerEntry[] =>
  settled(uses.flatMap((use) => moved(account(use.kind, use.id), account('payout_clearing'), use.amount)))

/**
 * Returns the ledger entries of `payout_returned` for cash credit that was not paid: what the `requested`
 * entries took goes back to each drop.
 */
export const creditPayoutReturnedEntries = (
  requested: readonly LedgerEntry[],
  from: 'payout_clearing' | 'processor_clearing' = 'payout_clearing',
): LedgerEntry[] =>
  settled(
    requested
      .filter((entry) => entry.account.kind === 'cash_credit')
      .flatMap((entry) => moved(account(from), entry.account, -entry.amount)),
  )

/**
 * Returns the ledger entries of `payout_settled`: the provider paid, so the amount leaves payout clearing.
 */
export const payoutSettledEntries = (amount: Cents): LedgerEntry[] =>
  settled(moved(account('payout_clearing'), account('processor_clearing'), amount))

/**
 * Returns the ledger entries of `payout_returned`: the payout failed, so the amount goes back from payout
 * clearing to the seller's earnings; from processor clearing when it was paid and the bank sent it back.
 */
export const payoutReturnedEntries = (
  sellerId: string,
  amount: Cents,
  from: 'payout_clearing' | 'processor_clearing' = 'payout_clearing',
): LedgerEntry[] => settled(moved(account(from), earningsOf(sellerId), amount))

export type CreditTurn = { readonly amount: Cents; readonly bonus: Cents }

/**
 * Returns what earnings become as store credit, in cents: the amount itself and a bonus percentage on top,
 * rounded down.
 */
export const creditTurnOf = (amount: Cents): CreditTurn => ({
  amount,
  bonus: percentDown(amount, creditBonusPercent),
})

/**
 * Returns the ledger entries of `earnings_turned_to_credit`: one drop of cash credit for the amount, and a
 * promotional one for the bonus, which the shop gives.
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

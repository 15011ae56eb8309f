// What the mock says of earnings and cash-outs, by the rules' own functions.

import { add, subtract, zero } from '@hemline/rules/common/money.ts'
import { type EarningsBalance, earningsBalance } from '@hemline/rules/earnings/earnings.ts'
import { lastMonths } from '@hemline/rules/earnings/months.ts'
import { payoutStatusLabels } from '@hemline/rules/earnings/payout-states.ts'
import { creditTurnOf } from '@hemline/rules/earnings/postings.ts'
import { shopDay } from '@hemline/rules/shipping/day-words.ts'
import { type MockCashOut, type MockEarnings, ruleSales, stepsOf, takenOut } from '../seed/earnings.ts'

const earnedOf = ({ sales }: MockEarnings) =>
  add(zero, ...sales.filter((one) => !one.clawedBackAt).map((one) => one.earnings))
const ofEarnings = ({ cashOuts }: MockEarnings) => cashOuts.filter((one) => !one.fromCredit)
/** Returns what a seller's sales and cash-outs leave, in cents: pending and available. */
export const balanceOf = (state: MockEarnings, now: Date): EarningsBalance =>
  earningsBalance(subtract(earnedOf(state), takenOut(ofEarnings(state), now)), ruleSales(state.sales), now)

/** Returns the seller's earnings as the pages show them, with the last twelve months; cents. */
export function earningsNow(state: MockEarnings, now: Date) {
  const balance = balanceOf(state, now)
  const turn = creditTurnOf(balance.available)
  const monthOf = (iso: string) => shopDay(new Date(iso)).slice(0, 7)
  const months = lastMonths(now).map((month) => {
    const sold = state.sales.filter((one) => monthOf(one.soldAt) === month && !one.clawedBackAt)
    const out = ofEarnings(state).filter((one) => monthOf(one.requestedAt) === month)
    return {
      month,
      earned: add(zero, ...sold.map((one) => one.earnings)),
      paidOut: takenOut(out, now),
      sales: sold.length,
    }
  })
  return {
    ...balance,
    earnedInAll: earnedOf(state),
    paidOutInAll: takenOut(ofEarnings(state), now),
    months,
    availableAsCredit: add(turn.amount, turn.bonus),
  }
}

/** Returns a cash-out as it stands `now`: its status comes from the steps that its time has reached. */
export function cashOutNow(one: MockCashOut, now: Date) {
  const steps = stepsOf(one, now)
  const last = steps.at(-1)
  const status = last?.status ?? 'requested'
  return {
    ...one,
    status,
    statusLabel: payoutStatusLabels[status],
    fromCredit: one.fromCredit ?? false,
    failure: last?.why ?? null,
    settledAt: status === 'paid' || status === 'failed' ? last?.at : null,
    events: steps.map((step) => ({
      status: step.status,
      label: payoutStatusLabels[step.status],
      at: step.at,
    })),
  }
}

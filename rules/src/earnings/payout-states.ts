// A cash-out's life as data: asked for, sent to who pays it out, answered at once, late or never
// (issue "Selling"; decision 0070). Money leaves the seller's earnings when it is asked for, so that
// it can't be asked for twice.
import { stateDiagram } from '../common/state-diagram.ts'

export const payoutTransitions = {
  requested: ['sent', 'failed'],
  sent: ['paid', 'failed', 'late'],
  late: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
} as const satisfies Record<string, readonly string[]>
export type PayoutStatus = keyof typeof payoutTransitions
export const payoutStatuses = Object.keys(payoutTransitions) as PayoutStatus[]

/**
 * Returns whether the payout state machine allows a change from one status to the other; a status never
 * changes to itself. `code` is the provider's reason of a failure: a paid cash-out fails only when the bank
 * sent its money back (`returned`), never by another answer that contradicts the first.
 */
export function canPayoutMove(from: PayoutStatus, to: PayoutStatus, code?: string): boolean {
  if (from === 'paid' && code !== 'returned') return false
  return (payoutTransitions[from] as readonly string[]).includes(to)
}

export const payoutReasons: Partial<Record<`${PayoutStatus} ${PayoutStatus}`, string>> = {
  'requested sent': 'handed to the provider',
  'requested failed': 'refused before it left, or the account changed',
  'sent late': 'no answer in time: ask, never send again',
  'sent paid': 'the provider says so',
  'sent failed': 'refused: the money is in the earnings again',
  'paid failed': 'the bank sent it back: the money is in the earnings again',
  'late failed': 'refused after all: the money is in the earnings again',
}

/** The words that a seller reads for each status of a payout. */
export const payoutStatusLabels: Record<PayoutStatus, string> = {
  requested: 'Requested',
  sent: 'On its way',
  late: 'Taking longer than usual',
  paid: 'Paid',
  failed: 'Not paid',
}

/** Returns a Mermaid diagram of the payout states, for the docs. */
export const payoutDiagram = (): string => stateDiagram('requested', payoutTransitions, payoutReasons)

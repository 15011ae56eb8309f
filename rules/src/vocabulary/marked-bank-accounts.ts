// Practice bank accounts of the sandbox payout provider: the last nine digits of the account number select
// the behavior, so that tests and the demonstration reach every screen (decision 0207). An account belongs to
// one person: whoever needs another one of the same behavior writes other digits before them.
import type { PayeeBehavior } from './marked-payees.ts'

const markLength = 9

export const markedBankAccounts: Readonly<Record<string, PayeeBehavior>> = {
  '111111113': 'closed',
  '111111116': 'fails',
  '222222227': 'answers_late',
  '333333335': 'never_answers',
  '999999991': 'comes_back',
}

/** Returns how the sandbox treats a payout to this account number; "pays" for a number that is not marked. */
export const bankBehaviorOf = (accountNumber: string): PayeeBehavior =>
  markedBankAccounts[accountNumber.slice(-markLength)] ?? 'pays'

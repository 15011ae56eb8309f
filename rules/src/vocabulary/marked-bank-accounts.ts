// Practice bank accounts of the sandbox payout provider: the account number selects the behavior, so that
// tests and the demonstration reach every screen (decision 0207).
import type { PayeeBehavior } from './marked-payees.ts'

export const markedBankAccounts: Readonly<Record<string, PayeeBehavior>> = {
  '000111111113': 'closed',
  '000111111116': 'fails',
  '000222222227': 'answers_late',
  '000333333335': 'never_answers',
  '000999999991': 'comes_back',
}

/** Returns how the sandbox treats a payout to this account number; "pays" for a number that is not marked. */
export const bankBehaviorOf = (accountNumber: string): PayeeBehavior =>
  markedBankAccounts[accountNumber] ?? 'pays'

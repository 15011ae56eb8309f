// Linking a way to be paid (specification §8: a wallet is one account's only; "sending temporary
// identification code"; decision 0078).
import type { CashOutMethod } from '../vocabulary/seller.ts'
import { bankAccountLabel } from './bank-accounts.ts'
import { newAccountRestHours } from './cash-outs.ts'

export const payoutAccountSentences = {
  /** §8, as it stands there. */
  taken: 'This digital-wallet email is already used by another account',
  linked: 'This account is linked to yours already.',
  method: 'Please choose how you want to be paid.',
  bankTaken: 'This bank account is already used by another account',
  bankUnknown: 'We couldn’t reach our payment partner. Nothing was saved. Please try again.',
  bankOld: 'That took too long. Please type the numbers once more.',
  /** Said before an account is linked, on the page and in the mail with the code. */
  rest: `For your safety, a new account rests for ${newAccountRestHours} hours: you can cash out to it after that.`,
} as const

/**
 * Masks an email address so that its owner recognizes it: "d•••a@example.com", first and last letter before
 * the "@".
 */
export function shortEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  return `${name.slice(0, 1)}•••${name.length > 1 ? name.slice(-1) : ''}${email.slice(at)}`
}

/** What a payout account is named by: an email address, or a bank account's type and last four digits. */
export type PayoutAccountName = {
  readonly method: CashOutMethod
  readonly email: string | null
  readonly account_type?: string | null
  readonly last4?: string | null
}

/**
 * Returns the label of a payout account: the name of its method and the masked email, or the type and
 * last four digits of a bank account.
 */
export function payoutAccountLabel({ method, email, account_type, last4 }: PayoutAccountName): string {
  if (method === 'bank_account') return bankAccountLabel(account_type ?? '', last4 ?? '')
  return `${method === 'card_provider' ? 'Card account' : 'Wallet'} ${shortEmail(email ?? '')}`
}

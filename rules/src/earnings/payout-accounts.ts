// Linking a way to be paid (specification §8: a wallet is one account's only; "sending temporary
// identification code"; decision 0078).
import type { CashOutMethod } from '../vocabulary/seller.ts'

export const payoutAccountSentences = {
  /** §8, as it stands there. */
  taken: 'This digital-wallet email is already used by another account',
  linked: 'This account is linked to yours already.',
  method: 'Please choose how you want to be paid.',
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

const words: Record<CashOutMethod, string> = { digital_wallet: 'Wallet', card_provider: 'Card account' }
/** Returns the label of a payout account: the name of its method and the masked email. */
export const payoutAccountLabel = (method: CashOutMethod, email: string): string =>
  `${words[method]} ${shortEmail(email)}`

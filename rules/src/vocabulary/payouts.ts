// Vocabulary of the payout port (decision 0078).
export const payoutDrivers = ['sandbox'] as const
export type PayoutDriver = (typeof payoutDrivers)[number]

/**
 * Reasons why a payout failed. `returned`: it was paid, and the bank sent the money back. The last two
 * are ours: the money never left the shop.
 */
export const payoutFailures = [
  'refused',
  'account_closed',
  'withdrawn',
  'returned',
  'account_changed',
  'account_held',
] as const
export type PayoutFailure = (typeof payoutFailures)[number]

/** Sentence that the seller reads about a failed payout of earnings, which have the money again. */
export const payoutFailureWords: Record<PayoutFailure, string> = {
  refused: 'Your provider didn’t take it. The money is in your earnings again.',
  account_closed: 'This account is closed, or takes no money. The money is in your earnings again.',
  withdrawn: 'We couldn’t reach your provider. The money is in your earnings again.',
  returned: 'Your bank sent the money back. It is in your earnings again. Please check the account.',
  account_changed: 'This account was unlinked before the money left. The money is in your earnings again.',
  account_held:
    'Your Hemline account can’t be paid out just now. Please write to us. The money is in your earnings again.',
}

/**
 * Returns the sentence that its owner reads about a failed payout: why, and that the money is in the earnings
 * again, or in the credit that it was taken from.
 */
export const payoutFailureSentence = (failure: PayoutFailure, fromCredit: boolean): string =>
  fromCredit
    ? payoutFailureWords[failure].replace('in your earnings again', 'in your credit again')
    : payoutFailureWords[failure]

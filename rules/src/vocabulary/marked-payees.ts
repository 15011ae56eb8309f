// Behavior of the sandbox payout provider by the payee's email address: the part before the "@", or after
// a "+" in it, selects the behavior ("greta+late@…" answers late). Tests and the demonstration reach every
// screen this way (decision 0078).
export const payeeBehaviors = [
  'pays',
  'pays_twice_told',
  'answers_late',
  'paid_in_silence',
  'fails',
  'fails_late',
  'never_answers',
  'closed',
  // paid, and sent back by the payee's bank some seconds later
  'comes_back',
] as const
export type PayeeBehavior = (typeof payeeBehaviors)[number]

export const markedPayees: Readonly<Record<string, PayeeBehavior>> = {
  twice: 'pays_twice_told',
  late: 'answers_late',
  silent: 'paid_in_silence',
  fails: 'fails',
  failslate: 'fails_late',
  never: 'never_answers',
  closed: 'closed',
  comesback: 'comes_back',
}

/**
 * Returns how the sandbox treats a payout to this email address; "pays" for an address that is not marked.
 */
export function payeeBehaviorOf(email: string): PayeeBehavior {
  const local = email.toLowerCase().split('@')[0] ?? ''
  return markedPayees[local.split('+').at(-1) ?? ''] ?? 'pays'
}

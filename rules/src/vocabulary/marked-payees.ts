// How the sandbox pays out, by the address that is paid to: what stands before the "@", or behind a
// "+" in it, marks it. "greta+late@…" answers late. Tests and the demonstration drive every screen
// with them (decision 0078).
export const payeeBehaviors = [
  'pays',
  'pays_twice_told',
  'answers_late',
  'paid_in_silence',
  'fails',
  'fails_late',
  'never_answers',
  'closed',
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
}

/** What the sandbox does with a payout to this address. */
export function payeeBehaviorOf(email: string): PayeeBehavior {
  const local = email.toLowerCase().split('@')[0] ?? ''
  return markedPayees[local.split('+').at(-1) ?? ''] ?? 'pays'
}

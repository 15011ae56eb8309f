// Passkeys: limits, names and words (decision 0191).

/** How long a device may take to sign: WebAuthn Level 3 §15 recommends five minutes and more. */
export const passkeyChallengeMinutes = 5
/** Passkeys that a member may have. */
export const passkeysMax = 10
/** Characters of a passkey's name. */
export const passkeyNameMax = 60

/**
 * Returns the reason, as a sentence, why a passkey's name is invalid: empty, or more than 60 characters;
 * undefined for a valid one.
 */
export function passkeyNameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'A name, please: such as “My phone”.'
  return name.trim().length > passkeyNameMax ? `At most ${passkeyNameMax} characters, please.` : undefined
}

/** What the site and the API say about passkeys. */
export const passkeyWords = {
  full: `You have ${passkeysMax} passkeys, and more are not possible. Remove one first.`,
  late: 'That took too long. Please try again.',
  notAdded: 'We could not check that passkey. Please try again.',
  already: 'That device has a passkey for your account already.',
  unknown:
    'We don’t know that passkey. It may have been removed in your settings; your password still works.',
  impossible: 'Your browser could not use a passkey here. Your password still works.',
  banned: 'Please log in with your password.',
} as const

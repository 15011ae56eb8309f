// Two-step log-in: limits and words (specification §6; decision 0189).

/** How long somebody who knew the password may take for the second step. */
export const challengeMinutes = 10
/** Codes that may be tried for one log-in; then the password is asked for again. */
export const triesPerChallenge = 5
/** Recovery codes that a member gets. Each works once. */
export const recoveryCodeCount = 10

/** Letters and digits that nobody mistakes for each other on paper. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Returns a typed code without spaces and hyphens, in lower case, for comparison. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()

/**
 * Returns whether a typed code has the form of one from an authenticator app: six digits, besides spaces and
 * hyphens.
 */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(bareCode(typed))

/** What a member is told about the security of the account. */
export const securityNews = [
  'two_step_on',
  'two_step_off',
  'recovery_code_used',
  'recovery_codes_made',
  'new_device',
  'passkey_added',
  'passkey_removed',
  'phone_added',
  'phone_changed',
  'phone_removed',
] as const
export type SecurityNews = (typeof securityNews)[number]

/**
 * Returns title and sentence of the notification about a change of an account's security. `codesLeft`: unused
 * recovery codes; `device`: the browser of a log-in, in words.
 */
export function securityWords(
  news: SecurityNews,
  codesLeft: number,
  device = 'a browser',
): { title: string; body: string } {
  const left =
    codesLeft === 0 ? 'None is left: make new ones.' : `${codesLeft} ${codesLeft === 1 ? 'is' : 'are'} left.`
  const words: Record<SecurityNews, { title: string; body: string }> = {
    two_step_on: {
      title: 'Two-step log-in is on',
      body: 'From now on a log-in also asks for a code from your app.',
    },
    two_step_off: {
      title: 'Two-step log-in is off',
      body: 'A log-in asks for your password alone again.',
    },
    recovery_code_used: {
      title: 'A recovery code was used',
      body: `Somebody who knew your password logged in with one of your recovery codes. ${left}`,
    },
    recovery_codes_made: {
      title: 'New recovery codes were made',
      body: 'The recovery codes that you had before work no more.',
    },
    new_device: {
      title: 'A log-in from a new device',
      body: `Somebody logged in to your account with ${device}, for the first time. If that was you, there is nothing to do. If not, log that device out in your settings.`,
    },
    passkey_added: {
      title: 'A passkey was added',
      body: 'A device can now log in to your account without your password. If you do not know of it, remove it in your settings.',
    },
    passkey_removed: {
      title: 'A passkey was removed',
      body: 'One of your devices no longer logs in to your account by itself. Your password still works.',
    },
    phone_added: {
      title: 'Your phone number was added',
      body: 'Your account has a phone number now. New addresses begin with it.',
    },
    phone_changed: {
      title: 'Your phone number was changed',
      body: 'Your account has another phone number now. We told the former number too.',
    },
    phone_removed: {
      title: 'Your phone number was removed',
      body: 'Your account has no phone number any more. Addresses that you saved keep theirs.',
    },
  }
  return words[news]
}

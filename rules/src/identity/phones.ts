// Words about the phone of an account (decision 0204). What a phone number is, the API
// says: the formats of all countries are too large for a page.

export const phoneWords = {
  invalid: 'Please enter a phone number such as (510) 555-0142, or one with + and its country’s code.',
  same: 'That is your phone number already.',
  wrongCode: 'This is not the code of our last text.',
} as const

/** Returns the text message with the code that confirms an account's phone number. */
export const phoneCodeText = (code: string): string =>
  `Hemline: your code is ${code}. Type it in your settings within ten minutes. If you didn’t ask for it, do nothing.`

/**
 * Returns the text message to a phone number that is no longer its account's: it was removed, or replaced by
 * another.
 */
export const phoneChangeText = (removed: boolean): string =>
  removed
    ? 'Hemline: this number was removed from your account. If it wasn’t you, change your password and write to us.'
    : 'Hemline: your account has another phone number now. If it wasn’t you, change your password and write to us.'

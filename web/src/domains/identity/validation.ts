// The messages of the forms' checks; the rules are the API's (specification §5).
export const passwordMin = 10

/** Returns undefined for a valid value, else a message. */
export type Check = (value: string) => string | undefined

const emailAs =
  (missing: string): Check =>
  (value) => {
    const text = value.trim()
    if (!text) return missing
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text))
      return 'An email has a name, an @ and a place, as in nora@example.com.'
    return undefined
  }

/** The email checks for a new account, and for an existing one. */
export const checkEmail = emailAs('Your email, please. We send your receipts there.')
export const checkOwnEmail = emailAs('The email of your account, please.')

/**
 * Returns why a new password is refused (missing, or under 10 characters), for the sign-up form; undefined
 * when it is long enough.
 */
export const checkPassword: Check = (value) => {
  if (!value) return 'A password, please.'
  if (value.length < passwordMin)
    return `At least ${passwordMin} characters, please. This has ${value.length}.`
  return undefined
}

/** Returns a message when the password field of a log-in is empty; else undefined. */
export const checkTypedPassword: Check = (value) => (value ? undefined : 'Your password, please.')
/** Returns a message when the first name is empty; else undefined. */
export const checkFirstName: Check = (value) =>
  value.trim() ? undefined : 'Your first name, please. It goes on the parcel.'
/** Returns a message when the last name is empty; else undefined. */
export const checkLastName: Check = (value) =>
  value.trim() ? undefined : 'Your last name, please. It goes on the parcel.'

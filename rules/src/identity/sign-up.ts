// What a new account needs: its fields and its password (specification §5).
import { emailMessage, type FieldProblem, isEmail, nameProblems } from '../common/validation.ts'
import { isGuessable } from './guessable.ts'

/** Not in the specification: length is what makes a password hard to guess. */
export const passwordMin = 10
export const passwordMax = 200
export const passwordShortMessage = `Please choose a password of at least ${passwordMin} characters.`
export const passwordLongMessage = `Please choose a password of at most ${passwordMax} characters.`
export const passwordIsEmailMessage = 'Please choose a password that isn’t your email address.'
export const passwordSimpleMessage = 'Please choose a password that is harder to guess.'
export const termsMessage = 'Please accept the terms to create an account.'

/**
 * Returns why a new password is refused for the account of `email`: shorter than 10 or longer than 200
 * characters, equal to the email, of fewer than four different characters, or easy to guess. Undefined when
 * it is accepted.
 */
export function passwordProblem(password: string, email: string): string | undefined {
  const length = [...password].length
  if (length < passwordMin) return passwordShortMessage
  if (length > passwordMax) return passwordLongMessage
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return passwordIsEmailMessage
  return new Set(password).size < 4 || isGuessable(password) ? passwordSimpleMessage : undefined
}

export type SignUpFields = {
  email: string
  password: string
  firstName: string
  lastName: string
  acceptTerms: boolean
}

/**
 * Checks every field of the sign-up form. Returns a problem (field and message) for each invalid field, in
 * the form's order; empty when it can be sent.
 */
export function signUpProblems(form: SignUpFields): FieldProblem[] {
  const found: [string, string | undefined][] = [
    ['email', isEmail(form.email) ? undefined : emailMessage],
    ['password', passwordProblem(form.password, form.email)],
    ['acceptTerms', form.acceptTerms ? undefined : termsMessage],
  ]
  const problems = found.flatMap(([field, message]) => (message ? [{ field, message }] : []))
  return [...nameProblems(form), ...problems]
}

// The email of a guest. Apart from the rules of addresses, which bring the postal data of all countries.
import { emailMessage, isEmail } from '../common/validation.ts'

/**
 * Returns why a guest's email, to which the receipt goes, can't be kept; undefined when it is fine. A "+" is
 * allowed: §5 forbids it only for referrals and gifts.
 */
export function guestEmailProblem(text: string): string | undefined {
  return isEmail(text) ? undefined : emailMessage
}

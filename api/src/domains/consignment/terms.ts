// The payout terms stored with a piece.
import { type PayoutTerms, termsFaults } from '@hemline/rules/earnings/payout-terms.ts'

const looksLikeTerms = (value: object): value is PayoutTerms =>
  'version' in value &&
  value.version === 1 &&
  'ladder' in value &&
  Array.isArray(value.ladder) &&
  'drops' in value &&
  Array.isArray(value.drops)

/**
 * Returns the payout terms in a stored JSON value; undefined when there are none, they are malformed or of
 * another version than 1.
 */
export function termsIn(value: object | null): PayoutTerms | undefined {
  return value && looksLikeTerms(value) && termsFaults(value).length === 0 ? value : undefined
}

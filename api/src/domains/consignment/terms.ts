// What was promised for a piece, as it was written down with it.
import { type PayoutTerms, termsFaults } from '@hemline/rules/earnings/payout-terms.ts'

const looksLikeTerms = (value: object): value is PayoutTerms =>
  'version' in value &&
  value.version === 1 &&
  'ladder' in value &&
  Array.isArray(value.ladder) &&
  'drops' in value &&
  Array.isArray(value.drops)

/** The terms of a piece; undefined when there are none yet, or what is written down is no terms of ours. */
export function termsIn(value: object | null): PayoutTerms | undefined {
  return value && looksLikeTerms(value) && termsFaults(value).length === 0 ? value : undefined
}

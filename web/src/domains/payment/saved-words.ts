// How a saved way to pay is written: "Visa ending in 4242", "Expires 04 / 29".
import type { SavedMethodFieldsFragment } from '@hemline/schema/generated/graphql.ts'

export type SavedMethod = SavedMethodFieldsFragment

/**
 * Returns the name of a saved way to pay, with the card's last four digits where it has some: "Visa ending in
 * 4242".
 */
export const savedName = ({ label, last4 }: SavedMethod): string =>
  last4 === null ? label : `${label} ending in ${last4}`

/**
 * Returns the words below a saved way to pay: "Expires 04 / 28", "Ends soon: …" for a card whose last month
 * is this one or the next, "Expired …", or "Wallet account".
 */
export function savedHint({ expiresMonth, expiresYear, state }: SavedMethod): string {
  if (expiresMonth === null || expiresYear === null) return 'Wallet account'
  const date = `${String(expiresMonth).padStart(2, '0')} / ${String(expiresYear).slice(-2)}`
  if (state === 'expired') return `Expired ${date}`
  return state === 'ends_soon' ? `Ends soon: ${date}` : `Expires ${date}`
}

// Amounts and counts in digits, by hand: the first formatter of a page costs a phone
// some twenty milliseconds.

/** Formats a number with thousands separators and up to three decimals: "3,861". */
export function grouped(value: number): string {
  const [whole = '', decimals] = String(Math.abs(Math.round(value * 1000) / 1000)).split('.')
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${value < 0 ? '-' : ''}${digits}${decimals === undefined ? '' : `.${decimals}`}`
}

/** Formats cents as "$1,234.50" for machine-read output; screens have formats of their own. */
export function dollars(cents: number): string {
  const amount = Math.abs(Math.round(cents))
  return `${cents < 0 ? '-' : ''}$${grouped(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`
}

/** Returns an amount of cents that is not below zero without ".00": "$248", but "$248.50". */
export const shortDollars = (cents: number): string =>
  cents % 100 === 0 ? `$${grouped(cents / 100)}` : dollars(cents)

/** Returns a reduction as "–62%", from 62. */
export const percentLess = (percent: number): string => `–${percent}%`

// Ids of the shop's past: UUIDs of version 7, whose order is that of their times (RFC 9562), as the API gives
// them out; the same thing always gets the same id.

/** What an id belongs to; things of one number differ in it. */
const kinds = [
  'order',
  'line',
  'shipment',
  'transaction',
  'attempt',
  'posting',
  'bag',
  'sale',
  'payout',
  'auction',
  'bid',
  'listing',
  'review',
  'offer',
  'return',
  'refund',
] as const
export type PastKind = (typeof kinds)[number]

/** Spreads numbers over eight hexadecimal digits, each once: orders are called by their last eight. */
const spread = (n: number): string => (Math.imul(n + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')

/**
 * Returns the UUID of the n-th thing of a kind in the seeded past, made at a time; `part` distinguishes
 * things with one number.
 */
export function pastId(kind: PastKind, at: Date, n: number, part = 0): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  const what = kinds.indexOf(kind).toString(16).padStart(3, '0')
  const which = part.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${what}-8${which}-0a57${spread(n)}`
}

// The positions of the price slider's handles: the edges of the bars, in whole dollars.
import type { Bar } from './facets.ts'

/**
 * Returns the edges of the price histogram's bars in cents, one more than there are bars; the first and last
 * mean "any".
 */
export function edgesOf(bars: readonly Bar[]): number[] {
  const last = bars.at(-1)
  return last ? [...bars.map((bar) => bar.fromCents), last.toCents] : []
}

const cents = (dollars: string) => Math.round(Number(dollars) * 100)

/**
 * Returns the positions of the price slider's handles for typed dollar amounts; an empty or invalid amount is
 * the end of the slider.
 */
export function handlesAt(edges: readonly number[], from: string, to: string): { low: number; high: number } {
  const end = edges.length - 1
  const low = from && Number.isFinite(cents(from)) ? edges.findLastIndex((edge) => edge <= cents(from)) : 0
  const high = to && Number.isFinite(cents(to)) ? edges.findIndex((edge) => edge >= cents(to)) : end
  const right = high < 0 ? end : Math.max(1, high)
  return { low: Math.min(Math.max(0, low), right - 1), high: right }
}

/** Returns the dollar amount of a slider position as text for its field; empty at the open end. */
export function amountAt(edges: readonly number[], step: number, side: 'low' | 'high'): string {
  const open = side === 'low' ? step <= 0 : step >= edges.length - 1
  return open ? '' : String((edges[step] ?? 0) / 100)
}

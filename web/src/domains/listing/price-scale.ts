// Where the handles of the price slider may stand: between the bars, in whole dollars.
import type { Bar } from './facets.ts'

/** In cents, one more than there are bars; the ends mean "any". */
export function edgesOf(bars: readonly Bar[]): number[] {
  const last = bars.at(-1)
  return last ? [...bars.map((bar) => bar.fromCents), last.toCents] : []
}

const cents = (dollars: string) => Math.round(Number(dollars) * 100)

/**
 * The steps at which the handles stand for amounts in dollars as typed; an empty or senseless one is the end.
 */
export function handlesAt(edges: readonly number[], from: string, to: string): { low: number; high: number } {
  const end = edges.length - 1
  const low = from && Number.isFinite(cents(from)) ? edges.findLastIndex((edge) => edge <= cents(from)) : 0
  const high = to && Number.isFinite(cents(to)) ? edges.findIndex((edge) => edge >= cents(to)) : end
  const right = high < 0 ? end : Math.max(1, high)
  return { low: Math.min(Math.max(0, low), right - 1), high: right }
}

/** The amount in dollars of a step, as the fields write it; empty at the end that is open. */
export function amountAt(edges: readonly number[], step: number, side: 'low' | 'high'): string {
  const open = side === 'low' ? step <= 0 : step >= edges.length - 1
  return open ? '' : String((edges[step] ?? 0) / 100)
}

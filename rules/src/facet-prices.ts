// The bars above the price filter. Engines count prices in narrow steps; bars of a sensible width are made from those.
export type HistogramBar = { fromCents: number; toCents: number; count: number }

/** Width of the steps in which prices are counted. */
export const priceStepCents = 500
const barCount = 24
const widths = [500, 1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 250_000, 1_000_000]
/** Few very dear pieces don't flatten the bars: those above go into the last one. */
const shareWithin = 0.97

/**
 * Bars from the pieces by step (its lower end in cents): 24, equally wide but the last, which reaches to the dearest piece.
 * Both ends belong to a bar. None when there are no pieces.
 */
export function priceBars(steps: ReadonlyMap<number, number>): HistogramBar[] {
  const filled = [...steps].filter(([, count]) => count > 0).sort(([a], [b]) => a - b)
  const [lowest] = filled[0] ?? []
  const [highest] = filled.at(-1) ?? []
  if (lowest === undefined || highest === undefined) return []
  const usual = usualEnd(filled)
  const width = widths.find((one) => usual <= startOf(lowest, one) + one * barCount) ?? widths.at(-1) ?? 0
  const start = startOf(lowest, width)
  const bars = Array.from({ length: barCount }, (_, i) => ({ fromCents: start + i * width, toCents: start + (i + 1) * width - 1, count: 0 }))
  const last = bars[barCount - 1]
  if (last) last.toCents = Math.max(last.toCents, highest + priceStepCents - 1)
  for (const [from, count] of filled) {
    const bar = bars[Math.min(barCount - 1, Math.floor((from - start) / width))]
    if (bar) bar.count += count
  }
  return bars
}

const startOf = (lowest: number, width: number) => Math.floor(lowest / width) * width

/** The price below which most pieces lie. */
function usualEnd(filled: readonly (readonly [number, number])[]): number {
  const total = filled.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [from, count] of filled) {
    seen += count
    if (seen >= total * shareWithin) return from + priceStepCents
  }
  return 0
}

/** '25-50' → '$25 to $50'. */
export function priceLabel(value: string): string {
  const [from, to] = value.split('-')
  if (!to) return `$${from} and up`
  return !from || from === '0' ? `Up to $${to}` : `$${from} to $${to}`
}

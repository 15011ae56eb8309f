// The bars above the price filter. The search engine counts pieces in narrow price steps; the bars combine
// those steps, and are narrow where most pieces lie.

/** A bar of the price histogram: its price range in cents, both ends included, and its number of pieces. */
export type HistogramBar = { fromCents: number; toCents: number; count: number }

/** Width, in cents, of the price steps in which the search engine counts pieces. */
export const priceStepCents = 500
const barsMost = 30
/**
 * Share of the pieces below which bars are made; the few dearer pieces go into the last bar, so that they
 * do not flatten the others.
 */
const shareWithin = 0.98

/** Width of a bar by its price, in cents: about a tenth to a fifth of the price. */
const ladder: readonly { below: number; width: number }[] = [
  { below: 5000, width: 500 },
  { below: 10_000, width: 1000 },
  { below: 25_000, width: 2500 },
  { below: 50_000, width: 5000 },
  { below: 100_000, width: 10_000 },
  { below: 250_000, width: 25_000 },
  { below: 1_000_000, width: 100_000 },
  { below: Number.POSITIVE_INFINITY, width: 1_000_000 },
]
const widthAt = (cents: number): number => ladder.find(({ below }) => cents < below)?.width ?? priceStepCents

/**
 * Returns the bars of the price histogram from the number of pieces per price step (keyed by its lower end
 * in cents): at most 30 bars, wider at higher prices, from the cheapest piece to the dearest. An empty
 * list when there are no pieces.
 */
export function priceBars(steps: ReadonlyMap<number, number>): HistogramBar[] {
  const filled = [...steps].filter(([, count]) => count > 0).sort(([a], [b]) => a - b)
  const [lowest] = filled[0] ?? []
  const [highest] = filled.at(-1) ?? []
  if (lowest === undefined || highest === undefined) return []
  const starts = thinned(startsBetween(lowest, usualEnd(filled)))
  const end = Math.max(highest + priceStepCents, (starts.at(-1) ?? 0) + widthAt(starts.at(-1) ?? 0))
  const bars = starts.map((fromCents, i) => ({ fromCents, toCents: (starts[i + 1] ?? end) - 1, count: 0 }))
  for (const [from, count] of filled) {
    const bar = bars.findLast(({ fromCents }) => fromCents <= from)
    if (bar) bar.count += count
  }
  return bars
}

/** Returns the lower ends of the bars: round amounts, the first at or below the cheapest piece. */
function startsBetween(lowest: number, usual: number): number[] {
  const starts: number[] = []
  const width = widthAt(lowest)
  for (let at = Math.floor(lowest / width) * width; at < usual; at += widthAt(at)) starts.push(at)
  return starts
}

/** Drops every other bar until at most 30 are left. */
function thinned(starts: number[]): number[] {
  return starts.length <= barsMost ? starts : thinned(starts.filter((_, i) => i % 2 === 0))
}

/** Returns the price in cents below which 98 percent of the pieces lie. */
function usualEnd(filled: readonly (readonly [number, number])[]): number {
  const total = filled.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [from, count] of filled) {
    seen += count
    if (seen >= total * shareWithin) return from + priceStepCents
  }
  return 0
}

/** Returns the label of a price range in dollars: '25-50' → '$25 to $50'. */
export function priceLabel(value: string): string {
  const [from, to] = value.split('-')
  if (!to) return `$${from} and up`
  return !from || from === '0' ? `Up to $${to}` : `$${from} to $${to}`
}

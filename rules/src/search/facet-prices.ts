// The bars above the price filter. Engines count prices in narrow steps; bars are made from those,
// narrow where most pieces are.
export type HistogramBar = { fromCents: number; toCents: number; count: number }

/** Width of the steps in which prices are counted. */
export const priceStepCents = 500
const barsMost = 30
/** Few very dear pieces don't flatten the bars: those above go into the last one. */
const shareWithin = 0.98

/**
 * How wide a bar is up to a price: about a tenth to a fifth of it, so that every bar is a
 * choice of its own. Cents.
 */
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
 * Bars from the pieces by step (its lower end in cents): from the cheapest to where nearly all pieces lie,
 * wider where prices are higher, at most 30; the last one reaches to the dearest piece. Both ends belong to a
 * bar. None when there are no pieces.
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

/** Where bars begin: round amounts from the one at or below the cheapest piece. */
function startsBetween(lowest: number, usual: number): number[] {
  const starts: number[] = []
  const width = widthAt(lowest)
  for (let at = Math.floor(lowest / width) * width; at < usual; at += widthAt(at)) starts.push(at)
  return starts
}

/** Every other one while there are too many. */
function thinned(starts: number[]): number[] {
  return starts.length <= barsMost ? starts : thinned(starts.filter((_, i) => i % 2 === 0))
}

/** The price below which nearly all pieces lie. */
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

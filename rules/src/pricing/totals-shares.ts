// Splits an amount over lines without losing a cent; a change of the amount never moves cents between
// lines (decision 0042).

/**
 * Splits `total` by `weights`, no part above its cap. Cents are given one by one in an order that depends
 * on the weights alone (Webster / Sainte-Laguë), so that a higher total never lowers a part, and a lower
 * cap never lowers another part: tax rounded per line cannot rise with a discount. The parts sum to less
 * than `total` only when the caps do. Throws RangeError for numbers that are not whole or are negative.
 */
export function shareOut(total: number, weights: readonly number[], caps: readonly number[]): number[] {
  if ([total, ...weights, ...caps].some((n) => !Number.isSafeInteger(n) || n < 0))
    throw new RangeError('whole numbers not below zero')
  const capOf = (i: number) => ((weights[i] ?? 0) > 0 ? (caps[i] ?? 0) : 0)
  const room = weights.reduce((sum, _, i) => sum + capOf(i), 0)
  const wanted = Math.min(total, room)
  const parts = startingParts(
    wanted,
    weights,
    weights.map((_, i) => capOf(i)),
  )
  let given = parts.reduce((a, b) => a + b, 0)
  const seats: Seats = { weights, parts, capOf }
  while (given < wanted) {
    move(seats, undefined, nextSeat(seats))
    given += 1
  }
  while (given > wanted) {
    move(seats, lastSeat(seats), undefined)
    given -= 1
  }
  for (;;) {
    const last = lastSeat(seats)
    const next = nextSeat(seats)
    if (
      last === undefined ||
      next === undefined ||
      last === next ||
      !precedes(seatOf(seats, next, 'next'), seatOf(seats, last, 'last'))
    )
      return parts
    move(seats, last, next)
  }
}

type Seats = { weights: readonly number[]; parts: number[]; capOf: (i: number) => number }

/** The next cent of a line; the line with the most weight per cent it already has takes the next cent. */
type Seat = { weight: number; divisor: number; index: number }
const seatOf = ({ weights, parts }: Seats, index: number, which: 'next' | 'last'): Seat => ({
  weight: weights[index] ?? 0,
  divisor: 2 * (parts[index] ?? 0) + (which === 'next' ? 1 : -1),
  index,
})

/** Compares two seats by cross-multiplication, since division would lose ties. */
function precedes(a: Seat, b: Seat): boolean {
  const left = a.weight * b.divisor
  const right = b.weight * a.divisor
  return left > right || (left === right && a.index < b.index)
}

function nextSeat(seats: Seats): number | undefined {
  return seats.weights
    .map((_, i) => i)
    .filter((i) => (seats.parts[i] ?? 0) < seats.capOf(i))
    .reduce<number | undefined>(
      (best, i) =>
        best === undefined || precedes(seatOf(seats, i, 'next'), seatOf(seats, best, 'next')) ? i : best,
      undefined,
    )
}

function lastSeat(seats: Seats): number | undefined {
  return seats.weights
    .map((_, i) => i)
    .filter((i) => (seats.parts[i] ?? 0) > 0)
    .reduce<number | undefined>(
      (worst, i) =>
        worst === undefined || precedes(seatOf(seats, worst, 'last'), seatOf(seats, i, 'last')) ? i : worst,
      undefined,
    )
}

function move({ parts }: Seats, from: number | undefined, to: number | undefined): void {
  if (from !== undefined) parts[from] = (parts[from] ?? 0) - 1
  if (to !== undefined) parts[to] = (parts[to] ?? 0) + 1
}

/**
 * Returns parts close to the result: the exact shares rounded down, where lines at their cap leave the
 * rest to the others.
 */
function startingParts(wanted: number, weights: readonly number[], caps: readonly number[]): number[] {
  const byNeed = weights.map((w, i) => ({ i, w, cap: caps[i] ?? 0 })).filter(({ cap }) => cap > 0)
  byNeed.sort((a, b) => a.cap * b.w - b.cap * a.w)
  const parts = weights.map(() => 0)
  let open = wanted
  let weight = byNeed.reduce((sum, { w }) => sum + w, 0)
  for (const { i, w, cap } of byNeed) {
    const part = Math.min(cap, Math.floor((open * w) / weight))
    parts[i] = part
    open -= Math.min(cap, (open * w) / weight)
    weight -= w
  }
  return parts
}

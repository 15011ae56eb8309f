// Sharing an amount out over lines so that no cent is lost and none jumps (decision 0042).

/**
 * Splits `total` by `weights`, no part above its cap. Cents are given one by one in an order that depends on
 * the weights alone (the rule of Webster and Sainte-Laguë), so that a higher total never gives any line less,
 * and a lower cap on one line never gives another line less: tax that is rounded line by line can't rise with
 * a discount. Gives less than `total` only when the caps hold less. All numbers whole; weights not negative.
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

/** A cent that a line could take: the more weight for each cent it has already, the sooner. */
type Seat = { weight: number; divisor: number; index: number }
const seatOf = ({ weights, parts }: Seats, index: number, which: 'next' | 'last'): Seat => ({
  weight: weights[index] ?? 0,
  divisor: 2 * (parts[index] ?? 0) + (which === 'next' ? 1 : -1),
  index,
})

/** Compared crosswise: fractions would lose the ties. */
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
 * Close to the answer: what everybody would get in fractions of a cent, rounded down; lines that reach their
 * cap leave the rest to others.
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

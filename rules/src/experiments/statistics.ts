// The numbers behind the results of an experiment: intervals of rates and of their differences, the check of
// the sizes, and the sizes that are needed (decision 0182 names the methods).

/** How many of `of` people (or requests, or orders) something is true for. */
export type Count = { readonly hits: number; readonly of: number }
/** Both ends of an interval, as shares from -1 to 1. */
export type Interval = { readonly low: number; readonly high: number }

/** Returns hits per person of a count, 0 to 1; 0 for a count of nobody. */
export const rateOf = ({ hits, of }: Count): number => (of === 0 ? 0 : hits / of)

/**
 * Returns Wilson's score interval of a rate at `z` standard deviations, within 0 and 1; 0 to 1 for a count of
 * nobody.
 */
export function wilson(count: Count, z: number): Interval {
  if (count.of === 0) return { low: 0, high: 1 }
  const rate = rateOf(count)
  const square = (z * z) / count.of
  const middle = (rate + square / 2) / (1 + square)
  const half = (z * Math.sqrt((rate * (1 - rate)) / count.of + square / (4 * count.of))) / (1 + square)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * Returns the interval of the difference of two rates (`arm` minus `control`) by Newcombe's hybrid score
 * method (Statistics in Medicine 17, 1998, method 10).
 */
export function newcombe(arm: Count, control: Count, z: number): Interval {
  const difference = rateOf(arm) - rateOf(control)
  const one = wilson(arm, z)
  const other = wilson(control, z)
  return {
    low: difference - Math.hypot(rateOf(arm) - one.low, other.high - rateOf(control)),
    high: difference + Math.hypot(one.high - rateOf(arm), rateOf(control) - other.low),
  }
}

/** The standard normal density's upper tail above `z` (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}

/** Returns the z whose upper tail is `tail` (more than 0, at most 0.5). */
export function zAbove(tail: number): number {
  let low = 0
  let high = 10
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (upperTail(middle) > tail) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Returns the z of intervals that all hold with 95%, when `comparisons` arms are compared with the control
 * (Bonferroni).
 */
export const intervalZ = (comparisons: number): number => zAbove(0.025 / Math.max(1, comparisons))

/** The logarithm of the gamma function at n/2. */
function logGammaHalf(n: number): number {
  let sum = n % 2 === 0 ? 0 : Math.log(Math.sqrt(Math.PI))
  for (let at = n % 2 === 0 ? 1 : 0.5; at < n / 2; at += 1) sum += Math.log(at)
  return sum
}

/** Returns the chance that a chi-square value with `freedom` degrees is at least `value`. */
export function chiSquareChance(value: number, freedom: number): number {
  if (freedom < 1 || value <= 0) return 1
  const a = freedom / 2
  const x = value / 2
  // The lower incomplete gamma function by its series.
  let term = 1 / a
  let sum = term
  for (let n = 1; n < 1000 && term > sum * 1e-15; n += 1) {
    term *= x / (a + n)
    sum += term
  }
  return Math.max(0, 1 - sum * Math.exp(a * Math.log(x) - x - logGammaHalf(freedom)))
}

/** Below this chance the sizes of the arms do not come from their shares. */
export const mismatchChance = 0.001

/**
 * Returns the chance of arms with these sizes when people are split by these shares (chi-square): a small one
 * says that something loses the people of one arm. 1 while nobody takes part.
 */
export function splitChance(sizes: readonly { size: number; share: number }[]): number {
  const people = sizes.reduce((sum, { size }) => sum + size, 0)
  const shares = sizes.reduce((sum, { share }) => sum + share, 0)
  if (people === 0) return 1
  const value = sizes.reduce((sum, { size, share }) => {
    const due = (people * share) / shares
    return sum + (size - due) ** 2 / due
  }, 0)
  return chiSquareChance(value, sizes.length - 1)
}

/** The chance of finding a difference of the size that matters, when there is one. */
export const power = 0.8

/**
 * Returns how many people each arm needs to tell a difference of `effect` from a rate of `base` (both 0 to 1)
 * with power 0.8, when `comparisons` arms are compared with the control.
 */
export function neededInEach(base: number, effect: number, comparisons: number): number {
  const raised = Math.min(1, base + effect)
  const spread = base * (1 - base) + raised * (1 - raised)
  return Math.ceil(((intervalZ(comparisons) + zAbove(1 - power)) ** 2 * spread) / effect ** 2)
}

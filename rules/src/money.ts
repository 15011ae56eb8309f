// Money is whole US cents; this is the only place that makes the brand (house style, "Money, ids, dates").
declare const brand: unique symbol
export type Cents = number & { readonly [brand]: 'cents' }

/** Whole cents from a number; throws RangeError on fractions and on what a JavaScript number can't hold exactly. */
/* @__NO_SIDE_EFFECTS__ */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`)
  return value as Cents
}

export const zero = cents(0)

export function add(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

export function subtract(from: Cents, amount: Cents): Cents {
  return cents(from - amount)
}

/** `percent` of an amount, a half cent rounded away from zero. */
export function percentHalfUp(amount: Cents, percent: number): Cents {
  const exact = (Math.abs(amount) * percent) / 100
  return cents(Math.sign(amount) * Math.round(exact + Number.EPSILON * exact))
}

/**
 * Splits `total` by `weights` so that the parts sum to the total to the cent: each part is rounded down and the cents
 * left over go to the largest remainders, earlier parts first. With no weight at all the first part takes everything.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.some((w) => !(w >= 0) || !Number.isFinite(w))) throw new RangeError('weights must be finite and not negative')
  const sum = weights.reduce((a, b) => a + b, 0)
  if (weights.length === 0) return []
  if (sum === 0) return weights.map((_, i) => cents(i === 0 ? total : 0))
  const exact = weights.map((w) => (total * w) / sum)
  const parts = exact.map(Math.floor)
  let rest = total - parts.reduce((a, b) => a + b, 0)
  const order = exact.map((e, i) => ({ i, remainder: e - Math.floor(e) })).sort((a, b) => b.remainder - a.remainder || a.i - b.i)
  for (const { i } of order) {
    if (rest <= 0) break
    parts[i] = (parts[i] ?? 0) + 1
    rest -= 1
  }
  return parts.map(cents)
}

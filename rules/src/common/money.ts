// Money is whole US cents; this is the only place that makes the brand (house style, "Money, ids, dates").
declare const brand: unique symbol
export type Cents = number & { readonly [brand]: 'cents' }

/**
 * Brands a number as whole cents. Throws RangeError for fractions and for numbers beyond JavaScript's exact
 * integers.
 */
/* @__NO_SIDE_EFFECTS__ */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`)
  return value as Cents
}

export const zero = cents(0)

/**
 * Returns the sum of the amounts, in cents; 0 for none. Throws RangeError when the sum is no exact integer.
 */
export function add(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** Returns `from` minus `amount`, in cents; may be negative. */
export function subtract(from: Cents, amount: Cents): Cents {
  return cents(from - amount)
}

/** Returns `percent` percent of an amount in cents, a half cent rounded away from zero. */
export function percentHalfUp(amount: Cents, percent: number): Cents {
  const exact = (Math.abs(amount) * percent) / 100
  return cents(Math.sign(amount) * Math.round(exact + Number.EPSILON * exact))
}

/**
 * Returns the first, largest part of an amount that is split into `parts` instalments equal to the cent: the
 * amount divided and rounded up, in cents.
 */
export const firstPart = (amount: Cents, parts: number): Cents => cents(Math.ceil(amount / parts))

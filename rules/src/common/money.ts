// Money is whole US cents; this is the only place that makes the brand (house style, "Money, ids, dates").
declare const brand: unique symbol
export type Cents = number & { readonly [brand]: 'cents' }

/**
 * Whole cents from a number; throws RangeError on fractions and on what a JavaScript
 * number can't hold exactly.
 */
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
 * The largest of so many parts that are equal to the cent and sum to the amount, which is
 * the one that is paid first.
 */
export const firstPart = (amount: Cents, parts: number): Cents => cents(Math.ceil(amount / parts))

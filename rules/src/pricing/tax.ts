// Sales tax of a line (decision 0041). Each line is
// rounded once, half up; an order's tax is the sum of its lines.
import { type Cents, cents, zero } from '../common/money.ts'
import type { UsState } from '../vocabulary/states.ts'
import {
  clothingExemptions,
  deliveryTaxed,
  stateTaxRates,
  type TaxSource,
  zipTaxRates,
} from '../vocabulary/tax-rates.ts'
import type { Destination, TotalsLine } from './totals-types.ts'

/** A sales tax rate in thousandths of a percent, with the table it comes from. */
export type TaxRate = { readonly rate: number; readonly state: UsState | null; readonly source: TaxSource }

const notClothing: readonly string[] = ['handbags', 'jewelry', 'accessories']

/**
 * Returns whether a piece is clothing in tax law: shoes are; bags, jewelry and accessories are not
 * (decision 0041).
 */
export function isClothing(line: Pick<TotalsLine, 'categories'>): boolean {
  return !line.categories.some((slug) => notClothing.includes(slug))
}

/**
 * Returns the sales tax rate at a destination: by the first three digits of the ZIP code where the table
 * has them for this state, otherwise the state's rate. Rate 0 outside the United States, where duty
 * applies instead (fees.ts), and without a destination.
 */
export function taxRateAt(destination: Destination | null): TaxRate {
  if (!destination) return { rate: 0, state: null, source: 'none' }
  if (destination.state === undefined) return { rate: 0, state: null, source: 'international' }
  const { state, zip } = destination
  const place = zipTaxRates[zip.slice(0, 3)]
  return place?.state === state
    ? { rate: place.rate, state, source: 'zip_table' }
    : { rate: stateTaxRates[state], state, source: 'state_table' }
}

/**
 * Returns the taxed part of a line's net in cents, after the state's clothing exemption. Zero for gift cards
 * and reclaim fees, which are never taxed, and without a US state.
 */
export function taxableNet(line: TotalsLine, net: Cents, state: UsState | null): Cents {
  if (line.kind !== 'item' || state === null) return zero
  const exemption = isClothing(line) ? clothingExemptions[state] : undefined
  if (!exemption) return net
  if ('all' in exemption) return zero
  if ('below' in exemption) return net < exemption.below ? zero : net
  return cents(Math.max(0, net - exemption.upTo))
}

/**
 * Returns the tax on an amount in cents, rounded half up. `rate`: thousandths of a percent; whole-number
 * arithmetic throughout.
 */
export function taxHalfUp(amount: Cents, rate: number): Cents {
  return cents(Math.floor((amount * rate + 50_000) / 100_000))
}

/**
 * Returns the tax of one line in cents: on its taxed part and, where the state taxes delivery, on its share
 * of the delivery. Zero without a state or rate, and when no part of the line is taxed: then not even its
 * delivery is.
 */
export function lineTax(
  line: TotalsLine,
  amounts: { net: Cents; deliveryShare: Cents },
  { rate, state }: TaxRate,
): Cents {
  const base = taxableNet(line, amounts.net, state)
  if (state === null || rate === 0 || base === 0) return zero
  return taxHalfUp(cents(base + (deliveryTaxed.includes(state) ? amounts.deliveryShare : 0)), rate)
}

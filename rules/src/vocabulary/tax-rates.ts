// Sales tax by state and by the first three digits of a ZIP code, and the states' exemptions for clothing
// (decision 0041). Rates are thousandths of a percent: 8875 is 8.875 %.
import type { UsState } from './states.ts'

/** Sales tax rate of each state, with the part that every place in the state adds. */
export const stateTaxRates: Record<UsState, number> = {
  AL: 4000,
  AK: 0,
  AZ: 5600,
  AR: 6500,
  CA: 7250,
  CO: 2900,
  CT: 6350,
  DE: 0,
  DC: 6000,
  FL: 6000,
  GA: 4000,
  HI: 4000,
  ID: 6000,
  IL: 6250,
  IN: 7000,
  IA: 6000,
  KS: 6500,
  KY: 6000,
  LA: 5000,
  ME: 5500,
  MD: 6000,
  MA: 6250,
  MI: 6000,
  MN: 6875,
  MS: 7000,
  MO: 4225,
  MT: 0,
  NE: 5500,
  NV: 6850,
  NH: 0,
  NJ: 6625,
  NM: 4875,
  NY: 4000,
  NC: 4750,
  ND: 5000,
  OH: 5750,
  OK: 4500,
  OR: 0,
  PA: 6000,
  RI: 7000,
  SC: 6000,
  SD: 4200,
  TN: 7000,
  TX: 6250,
  UT: 6100,
  VT: 6000,
  VA: 5300,
  WA: 6500,
  WV: 6000,
  WI: 5000,
  WY: 4000,
}

/**
 * Sales tax rate of state and city together, by the first three digits of the ZIP code, for cities that
 * these digits identify.
 */
export const zipTaxRates: Record<string, { state: UsState; rate: number; place: string }> = {
  '021': { state: 'MA', rate: 6250, place: 'Boston' },
  '100': { state: 'NY', rate: 8875, place: 'New York' },
  '101': { state: 'NY', rate: 8875, place: 'New York' },
  '102': { state: 'NY', rate: 8875, place: 'New York' },
  '103': { state: 'NY', rate: 8875, place: 'Staten Island' },
  '104': { state: 'NY', rate: 8875, place: 'The Bronx' },
  '112': { state: 'NY', rate: 8875, place: 'Brooklyn' },
  '191': { state: 'PA', rate: 8000, place: 'Philadelphia' },
  '303': { state: 'GA', rate: 8900, place: 'Atlanta' },
  '331': { state: 'FL', rate: 7000, place: 'Miami' },
  '372': { state: 'TN', rate: 9750, place: 'Nashville' },
  '554': { state: 'MN', rate: 9025, place: 'Minneapolis' },
  '606': { state: 'IL', rate: 10_250, place: 'Chicago' },
  '701': { state: 'LA', rate: 10_000, place: 'New Orleans' },
  '752': { state: 'TX', rate: 8250, place: 'Dallas' },
  '770': { state: 'TX', rate: 8250, place: 'Houston' },
  '787': { state: 'TX', rate: 8250, place: 'Austin' },
  '802': { state: 'CO', rate: 9150, place: 'Denver' },
  '850': { state: 'AZ', rate: 9100, place: 'Phoenix' },
  '891': { state: 'NV', rate: 8375, place: 'Las Vegas' },
  '900': { state: 'CA', rate: 9750, place: 'Los Angeles' },
  '941': { state: 'CA', rate: 8625, place: 'San Francisco' },
  '946': { state: 'CA', rate: 10_750, place: 'Oakland' },
  '981': { state: 'WA', rate: 10_550, place: 'Seattle' },
}

/**
 * Clothing and footwear that a state does not tax: all of it, each piece below an amount (`below`), or the
 * part of each piece up to an amount (`upTo`), in cents. Bags, jewelry and accessories are taxed
 * everywhere.
 */
export const clothingExemptions: Partial<
  Record<UsState, { all: true } | { below: number } | { upTo: number }>
> = {
  MA: { upTo: 17_500 },
  MN: { all: true },
  NJ: { all: true },
  NY: { below: 11_000 },
  PA: { all: true },
  RI: { upTo: 25_000 },
  VT: { all: true },
}

/** States in which the delivery of a taxed piece is taxed with it. */
export const deliveryTaxed: readonly UsState[] = [
  'AR',
  'CT',
  'DC',
  'GA',
  'HI',
  'IN',
  'KY',
  'MN',
  'MS',
  'NE',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'VT',
  'WA',
  'WV',
  'WI',
] as const

export const taxSources = ['none', 'zip_table', 'state_table', 'international'] as const
/** Origin of a tax rate (§3 taxCalculationSource); the values are ours. */
export type TaxSource = (typeof taxSources)[number]

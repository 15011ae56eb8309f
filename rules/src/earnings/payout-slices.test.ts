import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { cleanoutServices } from '../vocabulary/seller.ts'
import { payoutSlices } from './payout-slices.ts'
import { ladders } from './payout-terms.ts'
import { ladderPays } from './payouts.ts'

describe('the slices of a price', () => {
  it.each(cleanoutServices)(
    'sum to what the %s ladder pays and to the price, to the cent, at every price',
    (service) => {
      for (const price of [0, 1, 99, 1499, 1500, 1501, 3333, 4999, 7777, 12_345, 20_000, 48_999, 99_999_99]) {
        const slices = payoutSlices(cents(price), ladders[service])
        expect(slices.reduce((sum, one) => sum + one.pays, 0)).toBe(
          ladderPays(cents(price), ladders[service]),
        )
        expect(slices.reduce((sum, one) => sum + one.part, 0)).toBe(price)
        expect(slices.every(({ pays, part }) => pays >= 0 && part >= 0)).toBe(true)
      }
    },
  )

  it('says which part pays which percent', () => {
    expect(
      payoutSlices(cents(6000), ladders.standard).map(({ from, to, percent, part, pays }) => [
        from,
        to,
        percent,
        part,
        pays,
      ]),
    ).toEqual([
      [0, 1500, 10, 1500, 150],
      [1500, 5000, 30, 3500, 1050],
      [5000, 10_000, 50, 1000, 500],
      [10_000, 20_000, 65, 0, 0],
      [20_000, null, 80, 0, 0],
    ])
  })
})

// Random payout terms: any sound ladder, also ones that we would never offer.
import fc from 'fast-check'
import type { PayoutTerms } from '../earnings/payout-terms.ts'
import { cleanoutServices } from '../vocabulary/seller.ts'

const ladder = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 12_000 }), percent: fc.nat(100) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((steps) => {
    let from = 0
    return steps.map(({ gap, percent }, i) => {
      from += i === 0 ? 0 : gap
      return { from, percent }
    })
  })

const drops = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 })
  .chain((after) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: after.length, maxLength: after.length })
      .map((percents) =>
        percents
          .toSorted((a, b) => a - b)
          .map((percent, i) => ({ afterPercent: after.toSorted((a, b) => a - b)[i] ?? 0, percent })),
      ),
  )

export const terms: fc.Arbitrary<PayoutTerms> = fc.record({
  version: fc.constant(1 as const),
  service: fc.constantFrom(...cleanoutServices),
  pays: fc.constantFrom(true, true, true, true, false),
  ladder,
  minimum: fc.constantFrom(0, 50, 50, 200, 1000),
  boosterPercent: fc.constantFrom(0, 0, 15, 20, 150),
  boosterAs: fc.constantFrom('earnings' as const, 'credit' as const),
  windowDays: fc.integer({ min: 1, max: 200 }),
  drops,
  floorPercent: fc.nat(100),
})

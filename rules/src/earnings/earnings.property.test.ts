import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commandArbitrary, playSelling } from '../testing/selling-history.ts'

describe('of random histories', () => {
  it('sales are payouts, fees, what is held and what was clawed back, to the cent', () => {
    let late = 0
    let failed = 0
    fc.assert(
      fc.property(fc.array(commandArbitrary, { minLength: 20, maxLength: 60, size: 'max' }), (commands) => {
        const end = playSelling(commands)
        expect(end.faults).toEqual([])
        expect(end.sales).toBe(end.payouts + end.fees + end.held + end.clawedBack)
        expect(end.payoutCost).toBe(end.clawedBack - end.sales)
        expect(end.clearing).toBe(end.unanswered)
        expect(end.left).toBe(end.paidOut)
        late += end.lost > 0 ? 1 : 0
        failed += end.failed
      }),
      { seed: 20_261_121, numRuns: 5000 },
    )
    expect(late).toBeGreaterThan(10)
    expect(failed).toBeGreaterThan(100)
  })
})

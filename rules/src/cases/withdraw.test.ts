import { describe, expect, it } from 'vitest'
import { type Withdrawable, whyNotWithdrawn, withdrawTerms } from './withdraw.ts'

const open: Withdrawable = {
  kind: 'damaged',
  status: 'waiting_for_us',
  total: 0,
  paidAt: null,
  claimAnswer: null,
  isUnderWay: false,
}

describe('closing one’s own case', () => {
  it('is possible while it is open, and says which sum is given up', () => {
    for (const status of ['waiting_for_us', 'answered'] as const)
      expect(withdrawTerms({ ...open, status })).toContain('open again')
    expect(withdrawTerms({ ...open, status: 'waiting_for_carrier', total: 1720 })).toContain(
      '$17.20 does not go back to you',
    )
  })

  it('is refused while money or a parcel of it travels, and of a question', () => {
    for (const [facts, why] of [
      [{ paidAt: new Date() }, /money/],
      [{ status: 'waiting_for_carrier', claimAnswer: 'lost' }, /money/],
      [{ isUnderWay: true }, /parcel/],
      [{ status: 'settled' }, /settled/],
      [{ kind: 'piece_question' }, /question/],
    ] as const) {
      expect(whyNotWithdrawn({ ...open, ...facts })).toMatch(why)
      expect(withdrawTerms({ ...open, ...facts })).toBeNull()
    }
  })

  it('is nothing to offer for a closed case', () => {
    expect(withdrawTerms({ ...open, status: 'closed' })).toBeNull()
  })
})

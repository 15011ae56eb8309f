import { describe, expect, it } from 'vitest'
import { limitsAt } from './since.ts'

describe('the limits of an answer', () => {
  const says = ['a party, size M', 'under $1,200, no heels', 'cheaper']
  const want = { occasion: 'party', budget: 1200, size: 'M', shoe: '8', no: ['heels', 'black'] } as const
  it('are those that were said before it', () => {
    expect(limitsAt(says, want, 0)).toEqual({ size: 'M', no: [] })
    expect(limitsAt(says, want, 1)).toEqual({ budget: 1200, size: 'M', no: ['heels'] })
  })
  it('are all of them at the last one, however they were said', () => {
    expect(limitsAt(says, want, 2)).toEqual({ budget: 1200, size: 'M', shoe: '8', no: ['heels', 'black'] })
  })
})

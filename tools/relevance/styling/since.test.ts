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
  it('refuse a word from the turn that refuses it, and not from the turn that wishes it', () => {
    const turns = ['a weekend look with jeans', 'no jeans after all']
    expect(limitsAt(turns, { no: ['jeans'] }, 0).no).toEqual([])
    expect(limitsAt(turns, { no: ['jeans'] }, 1).no).toEqual(['jeans'])
  })
})

import { describe, expect, it } from 'vitest'
import { countOfView, maySeeScreen, readViewName, rowsWord, viewQuery, withSummedState } from './views.ts'

describe('views of the tables at the desk', () => {
  it('keep the filters and columns of an address in one order, and not its page', () => {
    expect(viewQuery('?state=shipped&before=12&page=2&q=nora+w&x=1&hide=email&sort=-total&kind=letter')).toBe(
      'q=nora+w&kind=letter&state=shipped&sort=-total&hide=email',
    )
    expect(viewQuery('')).toBe('')
    expect(viewQuery(`q=${'a'.repeat(500)}&state=listed`)).toBe('state=listed')
  })

  it('have a printable name of at most 40 characters', () => {
    expect(readViewName('  To  pick   today ')).toBe('To pick today')
    expect(readViewName('Größe, 40')).toBe('Größe, 40')
    for (const wrong of ['', '   ', 'x'.repeat(41), 'a\u202eb']) expect(readViewName(wrong)).toBeUndefined()
  })

  it('are counted by the state when they have no other filter', () => {
    const counts = new Map([
      ['listed', 4],
      ['sold', 3],
    ])
    expect(countOfView('pieces', 'state=listed&hide=bag', counts)).toBe(4)
    expect(countOfView('pieces', 'state=reclaimed', counts)).toBe(0)
    expect(countOfView('pieces', '', counts)).toBe(7)
    expect(countOfView('pieces', 'q=dress&state=listed', counts)).toBeUndefined()
    expect(countOfView('cases', 'kind=letter', counts)).toBeUndefined()
  })

  it('count what is open where a table without a filter shows just that', () => {
    const cases = new Map(Object.entries({ waiting_for_us: 2, answered: 5, settled: 9, proposed: 1 }))
    expect(countOfView('cases', '', cases)).toBe(2)
    expect(countOfView('cases', 'state=proposed', cases)).toBe(1)
    const returns = new Map(Object.entries({ received: 2, inbound: 3, completed: 9, canceled: 4 }))
    expect(countOfView('returns', '', returns)).toBe(5)
  })

  it('count open orders once, under their own state, and people not at all', () => {
    const counted = withSummedState('orders', [
      { state: 'confirmed', count: 3 },
      { state: 'shipped', count: 9 },
    ])
    const orders = new Map(counted.map(({ state, count }) => [state, count]))
    expect(countOfView('orders', 'state=open', orders)).toBe(3)
    expect(countOfView('orders', '', orders)).toBe(12)
    expect(withSummedState('returns', [{ state: 'received', count: 1000 }]).at(-1)).toEqual({
      state: 'arrived',
      count: 1000,
    })
    expect(countOfView('people', '', new Map())).toBeUndefined()
  })

  it('say counts up to a limit', () => {
    expect([rowsWord(0), rowsWord(999), rowsWord(1000)]).toEqual(['0', '999', '999+'])
  })

  it('belong to the roles that open the table', () => {
    expect(maySeeScreen(['support'], 'orders')).toBe(true)
    expect(maySeeScreen(['support'], 'pieces')).toBe(false)
    expect(maySeeScreen(['processor'], 'orders')).toBe(false)
    expect([maySeeScreen(['support'], 'cases'), maySeeScreen(['processor'], 'cases')]).toEqual([true, false])
    expect([maySeeScreen(['support'], 'returns'), maySeeScreen(['processor'], 'returns')]).toEqual([
      false,
      true,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { maySeeScreen, readViewName, rowsWord, stateOfView, viewQuery } from './views.ts'

describe('views of the tables at the desk', () => {
  it('keep the filters and columns of an address in one order, and not its page', () => {
    expect(viewQuery('?state=shipped&before=12&q=nora+w&x=1&hide=email')).toBe(
      'q=nora+w&state=shipped&hide=email',
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
    expect(stateOfView('state=listed&hide=bag')).toBe('listed')
    expect(stateOfView('')).toBe('')
    expect(stateOfView('q=dress&state=listed')).toBeUndefined()
  })

  it('say counts up to a limit', () => {
    expect([rowsWord(0), rowsWord(999), rowsWord(1000)]).toEqual(['0', '999', '999+'])
  })

  it('belong to the roles that open the table', () => {
    expect(maySeeScreen(['support'], 'orders')).toBe(true)
    expect(maySeeScreen(['support'], 'pieces')).toBe(false)
    expect(maySeeScreen(['processor'], 'orders')).toBe(false)
  })
})

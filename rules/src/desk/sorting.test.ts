import { describe, expect, it } from 'vitest'
import {
  deskSorts,
  readSort,
  rowsShownWords,
  type SortedScreen,
  sortAfterPress,
  sortNames,
} from './sorting.ts'

describe('the order of a table at the desk', () => {
  it('is read from an address, and is the newest first where that names no column', () => {
    expect(readSort('orders', '-total')).toEqual({ key: 'total', down: true })
    expect(readSort('orders', 'total')).toEqual({ key: 'total', down: false })
    for (const none of ['', null, undefined, 'email', '-', 'price'])
      expect(readSort('orders', none)).toEqual({ key: 'placed', down: true })
  })

  it('begins with the highest value and turns around at the next press', () => {
    expect(sortAfterPress('pieces', '', 'price')).toBe('-price')
    expect(sortAfterPress('pieces', '-price', 'price')).toBe('price')
    expect(sortAfterPress('pieces', 'price', 'price')).toBe('-price')
    expect(sortAfterPress('pieces', '-price', 'number')).toBe('')
    expect(sortAfterPress('pieces', '', 'number')).toBe('number')
  })
})

it('has a name for each order of each table', () => {
  for (const screen of Object.keys(deskSorts) as SortedScreen[]) {
    const read = sortNames[screen].map(([sort]) => JSON.stringify(readSort(screen, sort)))
    expect(new Set(read).size).toBe(deskSorts[screen].length * 2)
  }
})

describe('the words about the rows of a page', () => {
  const pieces = ['piece', 'pieces'] as const
  it('say which rows are here, and of how many where that is known', () => {
    expect(rowsShownWords({ page: 1, shown: 50, total: 412 }, pieces)).toBe('1 to 50 of 412 pieces')
    expect(rowsShownWords({ page: 9, shown: 12, total: 412 }, pieces)).toBe('401 to 412 of 412 pieces')
    expect(rowsShownWords({ page: 3, shown: 2, total: 102 }, pieces)).toBe('101 to 102 of 102 pieces')
    expect(rowsShownWords({ page: 2, shown: 7 }, pieces)).toBe('51 to 57 pieces')
    expect(rowsShownWords({ page: 1, shown: 1, total: 1 }, pieces)).toBe('1 piece')
    expect(rowsShownWords({ page: 1, shown: 30 }, pieces)).toBe('30 pieces')
    expect(rowsShownWords({ page: 1, shown: 50 }, pieces)).toBe('The first 50 pieces')
    expect(rowsShownWords({ page: 2, shown: 0, total: 50 }, pieces)).toBe('None of 50 pieces')
  })
})

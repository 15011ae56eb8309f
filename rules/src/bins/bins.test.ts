import { describe, expect, it } from 'vitest'
import { binWords, byWay, compareBins, readBin, refusalOfBin } from './bins.ts'

describe('bins', () => {
  it('are read with and without dashes, in any case', () => {
    for (const text of ['C-14-3', 'c-14-3', ' C 14 3 ', 'C143', 'C14-3'])
      expect(readBin(text)?.code, text).toBe('C-14-3')
    expect(readBin('B-4-1')).toEqual({ code: 'B-04-1', aisle: 'B', bay: 4, shelf: 1 })
    for (const text of ['', '148000001', 'C-0-1', 'C-14-0', 'C-14', 'CC-14-3', 'HB7300001174', 'C-140-3'])
      expect(readBin(text), text).toBeUndefined()
  })
  it('are said in words', () => {
    const bin = readBin('C-14-3')
    expect(bin && binWords(bin)).toBe('Aisle C, bay 14, third shelf from the floor')
  })
  it('stand along the way: up one aisle, down the next, and from the floor up', () => {
    const way = ['A-02-1', 'A-02-2', 'A-10-1', 'B-09-1', 'B-03-4', 'C-01-1', null]
    expect([...way].reverse().toSorted(compareBins)).toEqual(way)
  })
  it('sort parcels by their first bin, and those without one last, in their own order', () => {
    const parcel = (id: string, ...bins: (string | null)[]) => ({ id, items: bins.map((bin) => ({ bin })) })
    const sorted = byWay([
      parcel('x', null),
      parcel('y', null),
      parcel('b', 'B-03-1', 'A-09-1'),
      parcel('a', 'A-01-1'),
    ])
    expect(sorted.map(({ id }) => id)).toEqual(['a', 'b', 'x', 'y'])
    expect(sorted[1]?.items.map(({ bin }) => bin)).toEqual(['A-09-1', 'B-03-1'])
  })
  it('take pieces that are in a house, and no others', () => {
    for (const state of ['received', 'listed', 'pending_sale', 'purchased', 'reclaimed', 'relisted'])
      expect(refusalOfBin({ source: 'own', state }), state).toBeUndefined()
    for (const state of ['packed', 'shipped', 'delivered', 'nonsense'])
      expect(refusalOfBin({ source: 'own', state }), state).toMatch(/left the house/)
    expect(refusalOfBin({ source: 'p2p', state: 'listed' })).toMatch(/its seller/)
  })
})

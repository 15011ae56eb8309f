import { describe, expect, it } from 'vitest'
import { pickScanWords, readPickScan } from './pick-scan.ts'

const parcels = [
  {
    id: 'p1',
    status: 'picking',
    orderLabel: '7C02 1E94',
    items: [
      { lineId: 'a', itemNumber: 148204612 },
      { lineId: 'b', itemNumber: 148204598 },
    ],
  },
  { id: 'p2', status: 'waiting', orderLabel: 'B410 52F7', items: [{ lineId: 'c', itemNumber: 151114612 }] },
  { id: 'p3', status: 'packed', orderLabel: '19DA 77C0', items: [{ lineId: 'd', itemNumber: 160000001 }] },
]
const kindOf = (typed: string, picked: readonly string[] = []) => readPickScan(typed, parcels, picked).kind
const words = (typed: string, picked: readonly string[] = [], left = 1) =>
  pickScanWords(typed, readPickScan(typed, parcels, picked), left)

describe('a scan in the aisle', () => {
  it('is right for a piece that a parcel needs, by its number or its last digits', () => {
    expect(readPickScan('148 204 612', parcels, [])).toMatchObject({
      kind: 'right',
      piece: { lineId: 'a' },
      parcel: { id: 'p1' },
    })
    expect(readPickScan('4598', parcels, [])).toMatchObject({ kind: 'right', piece: { lineId: 'b' } })
    expect(words('4598')).toBe('Right, for order 7C02 1E94. 1 more to pick.')
    expect(words('4598', ['a'], 0)).toBe('Right. All pieces of order 7C02 1E94 are here.')
  })

  it('names no piece by digits that several end in, until one of them is picked', () => {
    expect(kindOf('4612')).toBe('several')
    expect(readPickScan('4612', parcels, ['a'])).toMatchObject({ kind: 'right', piece: { lineId: 'c' } })
    expect(kindOf('612')).toBe('short')
  })

  it('is wrong for a piece of no parcel, and says when a piece was picked or packed before', () => {
    expect(words('148204599')).toBe('Not this one: no parcel here needs 148204599.')
    expect(words('148204612', ['a'])).toBe('You have 148204612 already, for order 7C02 1E94.')
    expect(words('160000001')).toBe('160000001 is in a packed parcel, order 19DA 77C0.')
    expect(kindOf('0001')).toBe('wrong')
  })
})

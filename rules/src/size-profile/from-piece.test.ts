import { describe, expect, it } from 'vitest'
import type { SizeChoiceGroup } from './choices.ts'
import { pieceKinds, type SizedMeasure, sizesFromPiece, type UsualMeasure } from './from-piece.ts'

const labels = (category: string, group: string, first: number, ...names: string[]): SizeChoiceGroup => ({
  category,
  label: category,
  group,
  sizes: names.map((label, i) => ({ sizingId: first + i, label })),
})
const letters = labels('top', 'letters', 1, 'S', 'M', 'L')
const numbers = labels('top', 'numbers', 11, '4', '6', '8', '10')
const groups = [letters, numbers]

/** Busts two inches apart, each the middle of ten pieces. */
const usual: UsualMeasure[] = [
  [1, 35],
  [2, 37],
  [3, 39],
  [11, 34],
  [12, 35],
  [13, 36],
  [14, 37],
].map(([sizingId = 0, inches = 0]) => ({ sizingId, measure: 'Bust', inches, count: 10 }))
const busts = (sizingId: number, ...inches: number[]): SizedMeasure[] =>
  inches.map((one) => ({ sizingId, measure: 'Bust', inches: one }))

describe('the sizes of somebody who owns a piece', () => {
  it('are those whose pieces measure as much as the brand’s pieces of this label', () => {
    const found = sizesFromPiece({ sizingId: 13, ofBrand: busts(13, 37, 36.9, 37.2), usual, groups })
    expect(found).toEqual({
      measures: [{ measure: 'Bust', inches: 37, off: 1, pieces: 3, sameLabel: true }],
      sizingIds: [2, 14],
    })
  })

  it('come from other labels of the brand where too few pieces have this one, and the answer says so', () => {
    const ofBrand = [...busts(13, 35), ...busts(12, 34), ...busts(2, 36)]
    const found = sizesFromPiece({ sizingId: 13, ofBrand, usual, groups })
    expect(found?.measures).toEqual([{ measure: 'Bust', inches: 35, off: -1, pieces: 3, sameLabel: false }])
    expect(found?.sizingIds).toEqual([1, 12])
  })

  it('are two of one system when the piece is between them', () => {
    const found = sizesFromPiece({ sizingId: 13, ofBrand: busts(13, 36, 36, 36), usual, groups })
    expect(found?.sizingIds).toEqual([1, 2, 13])
  })

  it('are not known from two measured pieces, from lengths, or where the size itself was hardly measured', () => {
    const ask = { sizingId: 13, usual, groups }
    expect(sizesFromPiece({ ...ask, ofBrand: busts(13, 36, 36) })).toBeNull()
    const lengths = [40, 40, 40].map((inches) => ({ sizingId: 13, measure: 'Length', inches }))
    expect(sizesFromPiece({ ...ask, ofBrand: lengths })).toBeNull()
    const seldom = usual.map((one) => (one.sizingId === 13 ? { ...one, count: 2 } : one))
    expect(sizesFromPiece({ ...ask, ofBrand: busts(13, 36, 36, 36), usual: seldom })).toBeNull()
  })

  it('are not those of a brand that is cut unlike any of our sizes', () => {
    expect(sizesFromPiece({ sizingId: 3, ofBrand: busts(3, 48, 48, 48), usual, groups })).toBeNull()
  })

  it('are found from kinds of each category that a profile has', () => {
    expect(new Set(pieceKinds.map(({ category }) => category))).toEqual(new Set(['top', 'bottom', 'shoe']))
  })
})

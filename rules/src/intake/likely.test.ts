import { describe, expect, it } from 'vitest'
import { kindBySlug, kinds } from '../catalogue/kinds/kinds.ts'
import { describeGraded, gradedProblem } from '../catalogue/piece-words.ts'
import { likelyOf } from './likely.ts'

describe('what a piece is likeliest to be', () => {
  it('is something that its kind has, for every kind', () => {
    for (const kind of kinds) {
      const { cut, pattern, cloths, details, colors } = likelyOf(kind, undefined)
      expect(gradedProblem({ kind, cut, pattern, details })).toBeUndefined()
      expect(kind.materials.map(([, cloth]) => cloth)).toContainEqual(cloths[0])
      const said = { kind, cut, pattern, details, colors: colors.slice(0, 1), materials: cloths[0] ?? [] }
      expect(describeGraded(said).title).not.toBe('')
    }
  })
  it('follows the materials, colors and sizes of the brand', () => {
    const dress = kindBySlug('midi-dresses')
    if (!dress) throw new Error('no midi dresses')
    const plain = likelyOf(dress, { name: 'Nobody', sort: null })
    const preppy = likelyOf(dress, { name: 'J.Crew', sort: 'preppy-classics' })
    expect(plain.sizeGroups).toEqual([])
    expect(preppy.cloths[0]).not.toEqual(plain.cloths[0])
    expect(preppy.cloths[0]).toContain('Cotton')
    expect(preppy.sizeGroups).toContain('petite')
    expect(likelyOf(dress, { name: 'Fell', sort: 'no-such-sort' })).toEqual(plain)
  })
  it('prints no cloth that is not printed', () => {
    const jacket = kindBySlug('leather-jackets')
    expect(jacket && likelyOf(jacket, undefined).pattern).toBe('solid')
  })
})

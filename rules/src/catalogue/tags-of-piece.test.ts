import { describe, expect, test } from 'vitest'
import { kindBySlug, kinds } from './kinds/kinds.ts'
import { tagsOfPiece } from './tags-of-piece.ts'

const kindOf = (slug: string) => {
  const kind = kindBySlug(slug)
  if (!kind) throw new Error(`no kind "${slug}"`)
  return kind
}
const tagsOf = (slug: string, silhouette: string, pattern: string, ...materials: string[]) =>
  tagsOfPiece({ kind: kindOf(slug), silhouette, pattern, materials })

describe('the tags of a piece', () => {
  test('say what its cloth, cut and pattern say', () => {
    expect(tagsOf('midi-dresses', 'wrap-dress', 'floral', 'Chiffon').style_tags[0]).toBe('romantic')
    expect(tagsOf('midi-dresses', 'sheath-dress', 'houndstooth', 'Wool')).toMatchObject({
      style_tags: ['classic', 'minimal'],
      occasion_tags: ['work'],
    })
    expect(tagsOf('cocktail-dresses', 'slip-dress', 'solid', 'Sequins').occasion_tags).toContain('party')
    expect(tagsOf('leather-jackets', 'moto-jacket', 'solid', 'Leather').style_tags[0]).toBe('edgy')
    expect(tagsOf('sneakers', 'retro-sneaker', 'solid', 'Canvas').occasion_tags[0]).toBe('casual')
  })
  test('are one or two of its kind, the same each time, for every cut, pattern and cloth', () => {
    for (const kind of kinds)
      for (const silhouette of kind.silhouettes)
        for (const [, pattern] of kind.patterns)
          for (const [, materials] of kind.materials) {
            const facts = { kind, silhouette, pattern, materials }
            const { style_tags: styles, occasion_tags: occasions } = tagsOfPiece(facts)
            expect(tagsOfPiece(facts)).toEqual({ style_tags: styles, occasion_tags: occasions })
            expect(kind.styles).toEqual(expect.arrayContaining(styles))
            expect(kind.occasions).toEqual(expect.arrayContaining(occasions))
            expect([1, 2]).toContain(styles.length)
            expect([1, 2]).toContain(occasions.length)
          }
  })
  test('lean towards what the sort of brand is known for', () => {
    const plain = { kind: kindOf('midi-dresses'), silhouette: '', pattern: null, materials: [] }
    expect(tagsOfPiece(plain).style_tags).toEqual([plain.kind.styles[0]])
    expect(tagsOfPiece({ ...plain, sort: 'boho-free' }).style_tags).toEqual(['bohemian'])
  })
})

import { describe, expect, test } from 'vitest'
import { kindBySlug, kinds, shapeOf } from './kinds/kinds.ts'
import { cutLabel, patternLabel } from './piece-labels.ts'
import { titleOf } from './piece-title.ts'
import { describeGraded, gradedProblem, madeWords, patternsOf } from './piece-words.ts'

const kind = (slug: string) => {
  const found = kindBySlug(slug)
  if (!found) throw new Error(`no kind ${slug}`)
  return found
}
const said = { cut: null, pattern: null, colors: ['blue'], materials: [] }

describe('a graded piece', () => {
  test('is called by its color and its kind when nobody said more', () => {
    expect(describeGraded({ ...said, kind: kind('midi-dresses') })).toMatchObject({
      title: 'Blue midi dress',
      chars: {},
      neckline_tags: [],
    })
    expect(describeGraded({ ...said, kind: kind('rings'), colors: ['multi'] }).title).toMatch(/^Multicolor /)
  })
  test('has title, attributes and tags of its cut and pattern', () => {
    const found = describeGraded({
      ...said,
      kind: kind('midi-dresses'),
      cut: 'wrap-dress',
      pattern: 'stripe',
      materials: ['Velvet'],
    })
    expect(found.title).toBe('Blue striped velvet wrap midi dress')
    expect(found.chars).toMatchObject({
      neckline: 'V-neck',
      sleeveLength: 'Long sleeve',
      skirtDressStyle: 'Wrap',
      pattern: 'Striped',
    })
    expect(found.neckline_tags).toEqual(['v-neck'])
  })
  test('names both colors of a print, and what a buyer asks for first: cloth, cut and metal', () => {
    const titled = (slug: string, more: Partial<Parameters<typeof describeGraded>[0]>) =>
      describeGraded({ ...said, kind: kind(slug), ...more }).title
    expect(
      titled('midi-dresses', { colors: ['green', 'white'], pattern: 'check', cut: 'tie-waist-dress' }),
    ).toBe('Green and white checked tie-waist midi dress')
    expect(titled('midi-dresses', { colors: ['green', 'white'], pattern: 'solid' })).toBe('Green midi dress')
    expect(titled('midi-dresses', { colors: ['green', 'multi'], pattern: 'floral' })).toBe(
      'Green floral midi dress',
    )
    expect(titled('t-shirts', { cut: 'crew-tee', materials: ['Cotton'] })).toBe('Blue crew-neck tee')
    expect(titled('blouses', { cut: 'v-blouse', materials: ['Silk'] })).toMatch(
      /^Blue silk (?:[a-z-]+ )?V-neck blouse$/,
    )
    expect(titled('totes', { materials: ['Canvas', 'Leather'] })).toBe('Blue canvas tote')
    expect(titled('leather-jackets', { materials: ['Faux Leather'] })).toBe('Blue faux leather jacket')
    expect(titled('rings', { colors: ['gold'], materials: ['Gold Plated Brass'] })).toBe('Gold-plated ring')
  })
  test('has a title that fits on a card, without a word twice, whatever cut and cloth its kind has', () => {
    for (const one of kinds)
      for (const cut of one.silhouettes)
        for (const [, materials] of one.materials)
          for (const pattern of patternsOf(one)) {
            const { title } = describeGraded({
              kind: one,
              cut,
              pattern,
              colors: ['green', 'white'],
              materials: [...materials],
            })
            expect(title.length).toBeLessThanOrEqual(75)
            const words = title.toLowerCase().replace('green and white', '').split(' ')
            expect([title, new Set(words).size]).toEqual([title, words.length])
          }
  })
  test('claims a pattern only when somebody said so, also that there is none', () => {
    const skirt = { ...said, kind: kind('mini-skirts') }
    expect(describeGraded(skirt).chars).not.toHaveProperty('pattern')
    expect(describeGraded({ ...skirt, pattern: 'solid' })).toMatchObject({ chars: { pattern: 'Solid' } })
  })
  test('is filed under what its kind is worn for', () => {
    for (const one of kinds) {
      const { style_tags, occasion_tags } = describeGraded({ ...said, kind: one })
      expect(one.styles).toEqual(expect.arrayContaining(style_tags))
      expect(one.occasions).toEqual(expect.arrayContaining(occasion_tags))
      expect(occasion_tags.length).toBeGreaterThanOrEqual(Math.min(1, one.occasions.length))
    }
    const dress = kind('midi-dresses')
    const chosen = { ...said, kind: dress, styles: ['edgy'], occasions: ['party'] }
    expect(describeGraded(chosen)).toMatchObject({ style_tags: ['edgy'], occasion_tags: ['party'] })
    expect(gradedProblem({ kind: dress, cut: null, pattern: null, styles: ['royal'] })?.field).toBe('styles')
    expect(gradedProblem({ kind: dress, cut: null, pattern: null, occasions: ['school'] })?.field).toBe(
      'occasions',
    )
  })
  test('can have the cuts and patterns of its kind alone', () => {
    for (const one of kinds) {
      for (const cut of one.silhouettes) {
        expect(gradedProblem({ kind: one, cut, pattern: null })).toBeUndefined()
        expect(describeGraded({ ...said, kind: one, cut }).title).toContain(
          titleOf({
            ...said,
            kind: one,
            cut: shapeOf(one, cut),
            silhouette: cut,
            pattern: undefined,
            color: 'blue',
          }),
        )
      }
      for (const pattern of patternsOf(one))
        expect(gradedProblem({ kind: one, cut: null, pattern })).toBeUndefined()
    }
    expect(gradedProblem({ kind: kind('rings'), cut: 'wrap-dress', pattern: null })?.field).toBe('cut')
    expect(gradedProblem({ kind: kind('rings'), cut: null, pattern: 'plaid' })?.field).toBe('pattern')
  })
  test('is called cable-knit when its cut has cables, whichever way it is knitted', () => {
    const beanie = { kind: kind('beanies'), silhouette: 'cable-beanie', color: 'ink', materials: [] }
    const cut = shapeOf(beanie.kind, beanie.silhouette)
    for (const pattern of ['rib', 'knit'] as const)
      expect(titleOf({ ...beanie, cut, pattern })).toBe('Ink cable-knit beanie')
    const bib = { ...beanie, kind: kind('bibs-blankets'), silhouette: 'snap-bib', pattern: undefined }
    expect(titleOf({ ...bib, cut: shapeOf(bib.kind, 'snap-bib') })).toContain('baby bib')
  })
  test('has cuts and patterns that read as words', () => {
    expect(cutLabel('short-sleeve-wrap-dress')).toBe('Short sleeve wrap dress')
    expect(patternLabel('breton')).toBe('Breton striped')
    expect(patternLabel('solid')).toBe('Solid')
    const labels = new Set(patternsOf(kind('midi-dresses')).map(patternLabel))
    expect(labels.size).toBe(patternsOf(kind('midi-dresses')).length)
  })
})

describe('a piece whose cut an employee changes', () => {
  const wish = { cut: 'wrap-dress', pattern: 'stripe', colorNames: ['blue', 'white'], materials: ['Silk'] }
  test('is told its title, and the words that its outline is drawn from', () => {
    expect(madeWords('dresses/midi-dresses', wish)).toMatchObject({
      title: 'Blue and white striped silk wrap midi dress',
      categoryPath: 'dresses/midi-dresses',
      neckline: 'V-neck',
      skirtDressStyle: 'Wrap',
    })
    const unsaid = { ...wish, cut: '', pattern: '' }
    expect(madeWords('dresses/midi-dresses', unsaid)).toMatchObject({
      title: 'Blue silk midi dress',
      neckline: null,
    })
  })
  test('has no words for what is no kind, or for a cut that the kind lacks', () => {
    expect(madeWords('dresses', wish)).toBeUndefined()
    expect(madeWords('jewelry/rings', wish)).toBeUndefined()
  })
})

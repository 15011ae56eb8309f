import { describe, expect, it } from 'vitest'
import { emptyBrief } from './brief.ts'
import type { StylePiece } from './limits.ts'
import { namedTraits } from './named-traits.ts'
import { suitOf } from './suits.ts'
import { isTrait, readStyle, type StyleWord, type ToldPiece, tasteOf, traitLabel } from './taste.ts'

const told = (own: Partial<ToldPiece> = {}): ToldPiece => ({
  title: 'Dress',
  category_tags: ['dresses', 'midi-dresses'],
  color_names: ['green'],
  materials: ['linen'],
  style_tags: [],
  brand_name: 'Theory',
  chars: { pattern: 'Solid' },
  weight: 1,
  ...own,
})
const other = told({
  category_tags: ['tops', 'blouses'],
  color_names: ['black'],
  materials: ['silk'],
  brand_name: 'Madewell',
})
const labels = (traits: readonly { label: string; pieces: number }[]) =>
  traits.map(({ label, pieces }) => `${label} ${pieces}`)

describe('a style', () => {
  it('is what three or more of the kept pieces share, with how many they are', () => {
    const { pieces, traits } = readStyle([told(), told(), told(), other, other], [])
    expect(pieces).toBe(5)
    expect(labels(traits)).toEqual(['Green 3', 'Linen 3', 'Midi dresses 3', 'Theory 3'])
    expect(readStyle([told(), told()], []).traits).toEqual([])
    expect(readStyle([], [])).toEqual({ pieces: 0, traits: [], notMe: [] })
  })

  it('is not read from a few among many, nor from what was sent back as not liked', () => {
    const many = Array.from({ length: 12 }, () => other)
    expect(labels(readStyle([told(), told(), told(), ...many], []).traits)).not.toContain('Green 3')
    const back = told({ weight: -2 })
    expect(labels(readStyle([told(), told(), told(), back, other], []).traits)).not.toContain('Green 3')
  })

  it('names patterns but not plain cloth, and at most two traits of one kind', () => {
    const striped = told({ chars: { pattern: 'Stripe' }, color_names: ['green', 'blue', 'red'] })
    const { traits } = readStyle([striped, striped, striped], [])
    expect(labels(traits)).toContain('Stripes 3')
    expect(traits.filter(({ key }) => key === 'color_names')).toHaveLength(2)
  })

  it('begins with what somebody said, and leaves out what they took away until they bring it back', () => {
    const kept = [told(), told(), told()]
    const said: StyleWord[] = [
      { key: 'color_names', value: 'green', verdict: 'not_me' },
      { key: 'style_tags', value: 'romantic', verdict: 'liked' },
    ]
    const style = readStyle(kept, said)
    expect(labels(style.traits)).toEqual(['Romantic 0', 'Linen 3', 'Midi dresses 3', 'Theory 3'])
    expect(labels(style.notMe)).toEqual(['Green 3'])
    expect(labels(readStyle(kept, said.slice(1)).traits)).toContain('Green 3')
  })

  it('moves a piece by less than a wish does, and away from what is not theirs', () => {
    const piece = {
      ...told(),
      occasion_tags: [],
      advanced_color_names: [],
      neckline_tags: [],
    } as unknown as StylePiece
    const suit = (said: StyleWord[], wants: { key: string; values: string[]; label: string }[] = []) =>
      suitOf(piece, { ...emptyBrief, wants, taste: tasteOf(readStyle([], said)) })
    const liked = suit([{ key: 'color_names', value: 'green', verdict: 'liked' }])
    const refused = suit([{ key: 'color_names', value: 'green', verdict: 'not_me' }])
    const wanted = suit([], [{ key: 'color_names', values: ['green'], label: 'Green' }])
    expect(refused).toBeLessThan(suit([]))
    expect(liked).toBeGreaterThan(suit([]))
    expect(wanted).toBeGreaterThan(liked)
  })

  it('has traits of search keys only, each with a label', () => {
    expect(isTrait('price', '5')).toBe(false)
    expect(isTrait('color_names', ' ')).toBe(false)
    expect(isTrait('color_names', 'x'.repeat(61))).toBe(false)
    for (const { key, values } of namedTraits)
      for (const value of values) {
        expect(isTrait(key, value)).toBe(true)
        expect(traitLabel(key, value)).toMatch(/^[A-Z]/)
      }
  })
})

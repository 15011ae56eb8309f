import { describe, expect, it } from 'vitest'
import { colorOfWash, colorWords, familyOf, readColors, washAmong } from './shades.ts'

describe('words for colors', () => {
  it('are read as colors and shades, and a color of the name of a shade claims no shade', () => {
    expect(readColors(['navy', 'cobalt', 'black'])).toEqual({
      colors: ['blue', 'black'],
      shades: ['navy', 'cobalt'],
    })
    expect(readColors(['sparkling'])).toEqual({ colors: ['sparkling'], shades: [] })
  })
  it('name the shades of a piece, and its colors without one', () =>
    expect(colorWords(['blue', 'white', 'black', 'multi'], ['navy', 'teal', 'black'])).toEqual([
      'navy',
      'teal',
      'white',
      'black',
      'multi',
    ]))
  it('tell the wash of denim, which is of one color', () => {
    expect(washAmong(['white', 'indigo'])).toBe('dark wash')
    expect(washAmong(['navy'])).toBeUndefined()
    expect(colorOfWash('black wash')).toBe(familyOf('washed black'))
    expect(colorOfWash('no wash')).toBeUndefined()
  })
})

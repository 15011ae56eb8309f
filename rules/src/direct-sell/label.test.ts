import { describe, expect, test } from 'vitest'
import { brandLetters, brandSpellings, labelFactsOf } from './label.ts'

describe('the words of a label', () => {
  test.each([
    [['WILLA GRANGE', 'M', 'COTTON'], ['M'], ['Cotton']],
    [['BELLAMY &FOX', 'LEATHER', 'SIZE 8.5'], ['8.5'], ['Leather']],
    [['12', 'NORTHWOLD', '80WOOL'], ['12'], ['Wool']],
    [['Size: 14W', '100% Linen'], ['14W'], ['Linen']],
    [['US 6', 'MADE IN ITALY'], ['6'], []],
  ] as const)('%j says sizes %j and materials %j', (lines, sizes, materials) => {
    expect(labelFactsOf(lines)).toEqual({ sizes, materials, hasPriceTag: false })
  })

  test('two lone numbers say no size: one may be how warm it is washed', () => {
    expect(labelFactsOf(['30', '28']).sizes).toEqual([])
    expect(labelFactsOf(['30', 'M']).sizes).toEqual(['M'])
    expect(labelFactsOf(['30', 'SIZE 8']).sizes).toEqual(['8'])
  })

  test('a lone digit says no size: it may be half of a longer number', () => {
    expect(labelFactsOf(['4', 'COTTON']).sizes).toEqual([])
    expect(labelFactsOf(['SIZE4']).sizes).toEqual(['4'])
  })

  test('a size is no part of a word, of a percentage or of a longer number', () => {
    expect(labelFactsOf(['SIZE 80%', 'MEDIA', '2026']).sizes).toEqual([])
  })

  test('a printed price is a tag of a shop, and a number alone is none', () => {
    expect(labelFactsOf(['$128.00']).hasPriceTag).toBe(true)
    expect(labelFactsOf(['$ 48']).hasPriceTag).toBe(true)
    expect(labelFactsOf(['128.00', 'STYLE 4410']).hasPriceTag).toBe(false)
  })

  test('nothing read is nothing said', () => {
    expect(labelFactsOf([])).toEqual({ sizes: [], materials: [], hasPriceTag: false })
  })

  test('a brand is found by its letters, on one line or on two', () => {
    expect(brandLetters('Bellamy & Fox')).toBe(brandLetters('BELLAMY &FOX'))
    expect(brandLetters('Bellamy and Fox')).toBe('bellamyfox')
    expect(brandSpellings(['WILLA', 'GRANGE', 'M', '12'])).toEqual(
      expect.arrayContaining(['willa', 'willagrange']),
    )
    expect(brandSpellings(['M', '12', '2026'])).toEqual([])
  })
})

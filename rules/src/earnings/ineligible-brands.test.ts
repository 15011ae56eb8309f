import { describe, expect, it } from 'vitest'
import { brandPays, commonIneligibleBrands, ineligibleBrands, letterOf } from './ineligible-brands.ts'
import { ineligibleLetterOf, ineligibleLetters } from './ineligible-letters.ts'

describe('brands without a payout', () => {
  it('pay nothing however somebody writes them, and no other brand is among them', () => {
    for (const name of ['Shein', 'shein', 'Forever 21', 'FOREVER  21', 'Style & Co'])
      expect(brandPays(name), name).toBe(false)
    for (const name of ['Prada', 'Gap', 'Forever', 'She', '']) expect(brandPays(name), name).toBe(true)
  })

  it('stand once, in order, and the common ones are among them', () => {
    expect(new Set(ineligibleBrands).size).toBe(ineligibleBrands.length)
    for (const name of commonIneligibleBrands) expect(ineligibleBrands).toContain(name)
  })

  it('stand under a letter that a path may name in either case', () => {
    expect(ineligibleLetters).toEqual([...new Set(ineligibleBrands.map(letterOf))].toSorted())
    expect(ineligibleLetterOf('S')).toBe('s')
    for (const text of ['', 'ss', '?', 'é']) expect(ineligibleLetterOf(text)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { exactLength, readLength } from './lengths.ts'

describe('lengths in a person’s unit', () => {
  it('are written without rounding to marks of a tape', () => {
    expect(exactLength(26.25, 'in')).toBe('26.25 in')
    expect(exactLength(28, 'cm')).toBe('71.1 cm')
  })

  it.each([
    ['26.5', 'in', 26.5],
    [' 26,5 ', 'in', 26.5],
    ['71.1', 'cm', 27.99],
    ['0', 'in', null],
    ['-3', 'in', null],
    ['1e3', 'in', null],
    ['about 20', 'cm', null],
    ['', 'in', null],
  ] as const)('%j in %s is read as %j', (typed, unit, inches) => {
    expect(readLength(typed, unit)).toBe(inches)
  })
})

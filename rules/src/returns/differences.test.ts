import { describe, expect, it } from 'vitest'
import {
  type DifferenceInput,
  differenceNeeded,
  differenceWords,
  isWithinTolerance,
  kindsFor,
  offBy,
  readDifference,
  type StatedPiece,
} from './differences.ts'

const piece: StatedPiece = {
  brand: 'Arden & Pike',
  colorNames: ['green'],
  sizeDisplay: 'Size M',
  materials: ['Wool'],
  measurements: [
    { name: 'Waist', inches: 28 },
    { name: 'Length', inches: 40 },
  ],
}
const read = (input: DifferenceInput | null, reason = 'not_as_described') =>
  readDifference(input, { reason, piece })
const told = (input: DifferenceInput) => {
  const { difference } = read(input)
  if (!difference) throw new Error('not read')
  return difference
}

describe('what differs from the record of a piece', () => {
  it('is asked only for our mistakes, and only where the record states something', () => {
    expect(kindsFor('not_as_described', piece)).toHaveLength(6)
    expect(kindsFor('flaw_not_shown', piece)).toEqual(['flaw'])
    expect(kindsFor('too_small', piece)).toEqual([])
    const bare = { ...piece, colorNames: [], materials: [], measurements: [], sizeDisplay: '' }
    expect(kindsFor('not_as_described', bare)).toEqual(['flaw', 'brand'])
  })

  it('keeps the stated value beside the seen one', () => {
    expect(told({ kind: 'measure', measure: 'Waist', inches: 26 })).toMatchObject({
      measure: 'Waist',
      statedInches: 28,
      seenInches: 26,
      stated: null,
    })
    expect(told({ kind: 'color', seen: 'blue' })).toMatchObject({ stated: 'green', seen: 'blue' })
    expect(told({ kind: 'brand', seen: ' no label ' })).toMatchObject({
      stated: 'Arden & Pike',
      seen: 'no label',
    })
    expect(told({ kind: 'size', seen: 'S' })).toMatchObject({ stated: 'Size M', seen: 'S' })
    expect(told({ kind: 'material', seen: 'Polyester' })).toMatchObject({ stated: 'Wool' })
    expect(told({ kind: 'flaw', flaw: 'hole', place: 'lining' })).toMatchObject({ flaw: 'hole', seen: null })
  })

  it.each<[string, DifferenceInput | null, string]>([
    ['nothing', null, differenceNeeded],
    ['a measure that was not stated', { kind: 'measure', measure: 'Bust', inches: 30 }, 'Choose the measure'],
    ['no length', { kind: 'measure', measure: 'Waist' }, 'as a number'],
    ['no number', { kind: 'measure', measure: 'Waist', inches: Number.NaN }, 'as a number'],
    ['an impossible length', { kind: 'measure', measure: 'Waist', inches: 400 }, 'at most 120 inches'],
    ['the stated length', { kind: 'measure', measure: 'Waist', inches: 28 }, 'That is what we stated'],
    ['no flaw', { kind: 'flaw', place: 'hem' }, 'Choose the flaw'],
    ['no place', { kind: 'flaw', flaw: 'hole' }, 'where the flaw is'],
    ['the stated color', { kind: 'color', seen: 'green' }, 'That is what we stated'],
    ['an unknown color', { kind: 'color', seen: 'sky' }, 'Choose the color'],
    ['the stated brand', { kind: 'brand', seen: 'arden & pike' }, 'That is what we stated'],
    ['no brand', { kind: 'brand', seen: ' ' }, 'Write the brand'],
    ['the stated size', { kind: 'size', seen: 'm' }, 'That is what we stated'],
    ['a long size', { kind: 'size', seen: 'x'.repeat(61) }, 'At most 60'],
    ['an unknown material', { kind: 'material', seen: 'Stuff' }, 'Choose the material'],
  ])('refuses %s in words', (_, input, words) => {
    expect(read(input).problem).toContain(words)
  })

  it('asks after a flaw that wasn’t shown for the flaw alone', () => {
    expect(read({ kind: 'color', seen: 'blue' }, 'flaw_not_shown').problem).toBe(differenceNeeded)
    expect(read({ kind: 'flaw', flaw: 'stain', place: 'front' }, 'flaw_not_shown').problem).toBeNull()
  })

  it('knows what a tape by hand allows', () => {
    expect(isWithinTolerance(told({ kind: 'measure', measure: 'Waist', inches: 27.5 }))).toBe(true)
    expect(isWithinTolerance(told({ kind: 'measure', measure: 'Waist', inches: 27.4 }))).toBe(false)
    expect(isWithinTolerance(told({ kind: 'color', seen: 'blue' }))).toBe(false)
  })

  it('says each difference in words, in the reader’s unit', () => {
    const waist = told({ kind: 'measure', measure: 'Waist', inches: 26.5 })
    expect(differenceWords(waist, 'in')).toBe('Waist: 26.5 in, 1.5 in less than the 28 in we stated')
    expect(differenceWords(waist, 'cm')).toBe('Waist: 67.3 cm, 3.8 cm less than the 71.1 cm we stated')
    expect(offBy(told({ kind: 'measure', measure: 'Waist', inches: 29 }), 'in')).toBe('1 in more')
    expect(differenceWords(told({ kind: 'color', seen: 'blue' }), 'in')).toBe(
      'The color: blue, and we stated green',
    )
    expect(differenceWords(told({ kind: 'flaw', flaw: 'stain', place: 'hem' }), 'in')).toBe(
      'A stain, at the hem',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { emptyForm, isUnsent, laterOf, leftAfter, missingOf, stepOfFault, withUnsent } from './draft.ts'
import { partOf, wholeCut } from './edit-photo.ts'
import { nextSlot, withPhoto } from './slots.ts'

describe('unsent changes', () => {
  const ours = { words: { value: 'ours', at: 5 }, price: { value: 900, at: 9 } }
  const theirs = { words: { value: 'theirs', at: 7 } }
  it('of two tabs are joined field by field, the later one wins', () =>
    expect(laterOf(ours, theirs)).toEqual({ words: theirs.words, price: ours.price }))
  it('that were made after the sent ones are left', () =>
    expect(leftAfter({ ...ours, words: { value: 'newer', at: 8 } }, ours)).toEqual({
      words: { value: 'newer', at: 8 },
    }))
  it('stand over what the API has', () =>
    expect(withUnsent(emptyForm, ours)).toMatchObject({ words: 'ours', price: 900, condition: null }))
  it.each([null, [], { words: { value: 4, at: 1 } }, { nothing: { value: '', at: 1 } }, { words: 'x' }])(
    'are not taken from %j',
    (stored) => expect(isUnsent(stored)).toBe(false),
  )
})

describe('what is missing', () => {
  it('leads to its step', () => {
    const steps = missingOf(emptyForm, undefined).map((one) => [one.field, stepOfFault(one)])
    expect(steps).toEqual([
      ['photos', 'photos'],
      ['category', 'facts'],
      ['brand', 'facts'],
      ['size', 'facts'],
      ['colors', 'facts'],
      ['condition', 'facts'],
      ['price', 'price'],
    ])
  })
})

describe('the slots of the camera', () => {
  it('come one after the other, those that are filled left out', () => {
    expect(nextSlot({})).toBe('label')
    expect(nextSlot({ label: 'a', back: 'b' }, 'label')).toBe('front')
    expect(nextSlot({ label: 'a', front: 'f', back: 'b', close: 'c' }, 'flaw')).toBeUndefined()
  })
  it('make the whole front the cover, and replace a photo in its place', () => {
    expect(withPhoto(['label'], 'front', { name: 'front' })).toEqual(['front', 'label'])
    expect(withPhoto(['front', 'label'], 'new', { name: 'label', before: 'label' })).toEqual(['front', 'new'])
  })
})

describe('the cut of a photo', () => {
  it('is 4:5, as large as it fits, also of a turned photo', () => {
    expect(partOf({ width: 1000, height: 1000 }, wholeCut)).toMatchObject({ left: 100, top: 0, width: 800 })
    expect(partOf({ width: 1000, height: 800 }, { ...wholeCut, turns: 1 })).toMatchObject({
      width: 800,
      height: 1000,
    })
    expect(partOf({ width: 800, height: 1000 }, { ...wholeCut, zoom: 2, x: 1, y: 1 })).toMatchObject({
      left: 400,
      top: 500,
      width: 400,
    })
  })
})

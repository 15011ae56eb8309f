import { expect, it } from 'vitest'
import { impactOf } from '../catalogue/impact.ts'
import { bagImpactOf } from './bag-impact.ts'

const dress = { categoryTags: ['dresses', 'midi-dress'], category: 'Midi dress' }
const hat = { categoryTags: ['hats'], category: 'Hats' }

it('is the sum of what its pieces save on their own pages', () => {
  const a = impactOf(dress.categoryTags, '')
  const b = impactOf(hat.categoryTags, '')
  expect(bagImpactOf([dress, dress, hat])).toEqual({
    pieces: 3,
    glassesOfWater: 2 * a.glassesOfWater + b.glassesOfWater,
    hoursOfLighting: 2 * a.hoursOfLighting + b.hoursOfLighting,
    milesByCar: 2 * a.milesByCar + b.milesByCar,
  })
  expect(bagImpactOf([{ ...dress, count: 2 }, hat])).toEqual(bagImpactOf([dress, dress, hat]))
})
it('of an empty bag is nothing', () => {
  expect(bagImpactOf([])).toEqual({ pieces: 0, glassesOfWater: 0, hoursOfLighting: 0, milesByCar: 0 })
})
it('refuses half a piece, or less than none', () => {
  expect(() => bagImpactOf([{ ...dress, count: -1 }])).toThrow(RangeError)
  expect(() => bagImpactOf([{ ...dress, count: 0.5 }])).toThrow(RangeError)
})

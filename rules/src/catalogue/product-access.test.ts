import { describe, expect, it } from 'vitest'
import { opensToAllAt, withheldFrom } from './product-access.ts'

const listedAt = new Date('2026-11-20T12:00:00Z')
const early = {
  accessLevels: ['early_access'],
  listedAt,
  preordered: false,
  preorderedByViewer: false,
  consignedByViewer: false,
  apartFromSeller: false,
}
const lastMoment = new Date('2026-11-21T11:59:59Z')
const nextDay = new Date('2026-11-21T12:00:00Z')

describe('early access', () => {
  it('is for Superstar and VIT for a day, and then for everybody', () => {
    for (const tier of [null, 'tier_1'])
      expect(withheldFrom(tier, early, lastMoment)).toEqual({ reason: 'early_access', opensAt: nextDay })
    for (const tier of ['tier_2', 'tier_3']) expect(withheldFrom(tier, early, lastMoment)).toBeUndefined()
    expect(withheldFrom(null, early, nextDay)).toBeUndefined()
  })

  it('withholds nothing without the level or before listing', () => {
    expect(opensToAllAt({ accessLevels: [], listedAt }, lastMoment)).toBeUndefined()
    expect(opensToAllAt({ accessLevels: ['early_access'], listedAt: null }, lastMoment)).toBeUndefined()
  })
})

it('keeps a pre-ordered piece for the one who ordered it, whatever anybody’s tier', () => {
  const ordered = { ...early, accessLevels: [], preordered: true }
  expect(withheldFrom('tier_3', ordered, lastMoment)).toEqual({ reason: 'reserved', opensAt: null })
  expect(withheldFrom(null, { ...ordered, preorderedByViewer: true }, lastMoment)).toBeUndefined()
})

it('who sells a piece never buys it, whatever her tier, and also when it is set aside for her', () => {
  const own = { ...early, consignedByViewer: true }
  expect(withheldFrom('tier_3', own, nextDay)).toEqual({ reason: 'own', opensAt: null })
  expect(withheldFrom(null, { ...own, preordered: true, preorderedByViewer: true }, nextDay)).toEqual({
    reason: 'own',
    opensAt: null,
  })
})

// Profiles of sorts of brands, held against the kinds.
import { describe, expect, test } from 'vitest'
import { kindBySlug, kinds } from '../kinds/kinds.ts'
import { roots } from '../kinds/roots.ts'
import { archetypes, profileOf } from './profiles.ts'

const makes = (sort: string, name = '') => [...profileOf(sort, name).shares.keys()]

describe('sorts of brands', () => {
  test('are at least 60, and name kinds and roots that there are', () => {
    expect(Object.keys(archetypes).length).toBeGreaterThanOrEqual(60)
    const known = new Set([...kinds, ...roots].map(({ slug }) => slug))
    for (const [sort, { kinds: shares }] of Object.entries(archetypes))
      expect([sort, Object.keys(shares).filter((slug) => !known.has(slug))]).toEqual([sort, []])
  })
  test('have shares that add up to one', () => {
    for (const sort of Object.keys(archetypes)) {
      const sum = [...profileOf(sort, '').shares.values()].reduce((total, share) => total + share, 0)
      expect(sum).toBeCloseTo(1, 9)
    }
  })
  test('make each kind together', () => {
    const made = new Set(Object.keys(archetypes).flatMap((sort) => makes(sort)))
    expect(kinds.filter(({ slug }) => !made.has(slug)).map(({ slug }) => slug)).toEqual([])
  })
})

describe('a brand makes what it makes', () => {
  test.each([
    ['athletic-clothes', 'lululemon', 'denim-dresses'],
    ['athletic-clothes', 'lululemon', 'midi-dresses'],
    ['running-maker', 'Hoka', 'maxi-dresses'],
    ['denim-house', 'Paige', 'gowns'],
    ['watchmaker', 'Timex', 'handbags'],
    ['american-bags', 'Coach', 'bras'],
    ['children', 'Carter’s', 'heels'],
    ['maternity', 'Destination Maternity', 'mini-dresses'],
  ])('%s (%s) makes no %s', (sort, name, slug) => {
    expect(makes(sort, name)).not.toContain(slug)
  })
  test('a running brand makes shoes and little activewear', () => {
    const roots = new Set(makes('running-maker').map((slug) => kindBySlug(slug)?.root))
    expect([...roots].sort()).toEqual(['activewear', 'shoes', 'sleep-intimates'])
  })
})

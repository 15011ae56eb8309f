import { expect, it } from 'vitest'
import { blockHref, inSeason, landingFilters, mergeFilters, seasonKinds, seasonOf } from './landing.ts'

it('turns the year round', () => {
  const of = (month: string) => seasonOf(new Date(`2026-${month}-01T00:00:00Z`))
  expect(['01', '02', '03', '05', '06', '08', '09', '11', '12'].map(of)).toEqual(
    'winter winter spring spring summer summer fall fall winter'.split(' '),
  )
  expect(inSeason('Best of {season}', 'fall')).toBe('Best of fall')
})

it('lists the kinds of the season on a season page, unless it names its own', () => {
  const season = { title: '', words: '', source: 'season', filters: [] } as const
  expect(
    landingFilters({ filters: [{ key: 'price', values: ['-40'] }], blocks: [season] }, 'winter'),
  ).toEqual([
    { key: 'price', values: ['-40'] },
    { key: 'category_tags', values: seasonKinds.winter },
  ])
  const named = [{ key: 'category_tags', values: ['jeans'] }]
  expect(landingFilters({ filters: named, blocks: [season] }, 'winter')).toEqual(named)
  expect(landingFilters({ filters: [], blocks: [] }, 'winter')).toEqual([])
})

it('lists what outfits are built around on a page of outfits alone', () => {
  const around = (kind: string) =>
    ({
      title: '',
      words: '',
      source: 'outfits',
      filters: [{ key: 'category_tags', values: [kind] }],
    }) as const
  const filters = [{ key: 'category_tags', values: ['dresses', 'jeans'] }]
  expect(
    landingFilters({ filters: [], blocks: [around('dresses'), around('jeans'), around('jeans')] }, 'fall'),
  ).toEqual(filters)
  const others = { ...around('tops'), source: 'filters' } as const
  expect(landingFilters({ filters: [], blocks: [around('dresses'), others] }, 'fall')).toEqual([])
})

it('narrows filters and links to the narrowed list', () => {
  expect(
    mergeFilters(
      [
        { key: 'a', values: ['1'] },
        { key: 'b', values: ['2'] },
      ],
      [{ key: 'a', values: ['3'] }],
    ),
  ).toEqual([
    { key: 'b', values: ['2'] },
    { key: 'a', values: ['3'] },
  ])
  expect(
    blockHref(
      'denim',
      [
        { key: 'category_tags', values: ['jeans'] },
        { key: 'price', values: ['-40'] },
      ],
      'price_low_high',
    ),
  ).toBe('/lp/denim/plp?category_tags=jeans&price=-40&sort=price_low_high')
})

import { describe, expect, test } from 'vitest'
import { listingTerms, type TermListing, termAmount } from './listing.ts'

const kind = (path: string, name: string) => ({
  slug: path.split('/').at(-1) ?? '',
  name,
  path,
  departmentTags: ['women'],
})
const categories = [
  kind('dresses', 'Dresses'),
  kind('dresses/midi-dresses', 'Midi Dresses'),
  kind('dresses/maxi-dresses', 'Maxi Dresses'),
  kind('tops', 'Tops'),
  kind('coats-jackets', 'Coats & Jackets'),
]
const facet = (key: string, ...counted: [value: string, count: number, selected?: boolean][]) => ({
  key,
  buckets: counted.map(([value, count, selected = false]) => ({ value, count, selected })),
})
const midi = [{ key: 'category_tags', values: ['midi-dresses'] }]
const listing = (given: Partial<TermListing>): TermListing => ({
  filters: midi,
  query: '',
  total: 100,
  categories,
  understood: [],
  facets: [
    facet(
      'category_tags',
      ['dresses', 300],
      ['midi-dresses', 100, true],
      ['maxi-dresses', 60],
      ['tops', 90],
      ['coats-jackets', 80],
    ),
    facet('color_names', ['black', 40], ['red', 30], ['pink', 4], ['multi', 50]),
    facet('pattern', ['solid', 70], ['floral', 20]),
    facet('brand_name_tags', ['Gap', 12], ['Theory', 12]),
    facet('materials', ['linen', 100]),
  ],
  ...given,
})
const texts = (given: Partial<TermListing>, limit?: number) =>
  listingTerms(listing(given), limit).map((one) => one.text)

describe('terms that lead on from a listing', () => {
  test('take its kinds of narrowing in turn, most pieces first; then what lies beside it', () => {
    expect(texts({})).toEqual([
      'black midi dresses',
      'floral midi dresses',
      'Gap midi dresses',
      'maxi dresses',
      'red midi dresses',
      'Theory midi dresses',
    ])
  })
  test('have the path of a search', () =>
    expect(listingTerms(listing({}), 1)).toEqual([
      { text: 'black midi dresses', path: '/search?text=black+midi+dresses' },
    ]))
  test('are never what the listing is already, nor what has too few pieces', () => {
    const found = texts({}, 20)
    for (const one of ['midi dresses', 'pink midi dresses', 'linen midi dresses', 'solid midi dresses'])
      expect(found).not.toContain(one)
  })
  test('say the filters that can be said, each in its place', () => {
    const filters = [...midi, { key: 'color_names', values: ['black'] }, { key: 'price', values: ['-40'] }]
    const facets = [
      facet('pattern', ['floral', 9]),
      facet('brand_name_tags', ['Gap', 8]),
      facet('color_names', ['black', 40, true], ['red', 30]),
    ]
    expect(texts({ filters, facets })).toEqual([
      'red midi dresses',
      'black floral midi dresses',
      'Gap black midi dresses',
    ])
  })
  test('of a text lead on with the text', () => {
    expect(
      texts({
        filters: [],
        query: 'linen',
        facets: [facet('color_names', ['white', 20]), facet('category_tags', ['dresses', 30])],
      }),
    ).toEqual(['linen dresses', 'white linen'])
  })
  test('put another kind in the place of the one that the text says', () => {
    const understood = [
      { key: 'materials', values: ['silk'], negated: false, textWithout: 'dress' },
      { key: 'category_tags', values: ['dresses'], negated: false, textWithout: 'silk' },
    ]
    const facets = [
      facet('category_tags', ['midi-dresses', 20], ['tops', 30]),
      facet('materials', ['cotton', 20]),
      facet('color_names', ['red', 9]),
    ]
    expect(texts({ filters: [], query: 'silk dress', understood, facets })).toEqual([
      'silk midi dresses',
      'red silk dress',
      'silk tops',
    ])
  })
  test('of the whole shop are its kinds', () =>
    expect(texts({ filters: [], total: 1000 })).toEqual(['dresses', 'tops', 'maxi dresses']))
  test('come in the same order each time', () => expect(texts({})).toEqual(texts({})))
  test('are none without counts', () => expect(texts({ facets: [] })).toEqual([]))
})

test.each([
  [undefined, 10],
  [null, 10],
  [3, 3],
  [500, 20],
  [-1, 0],
])('a limit of %s means %s', (limit, amount) => expect(termAmount(limit)).toBe(amount))

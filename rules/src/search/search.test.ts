import { describe, expect, it } from 'vitest'
import { pageMost } from '../common/paging.ts'
import { recommendedAmount } from '../vocabulary/constants.ts'
import { brandAmount, brandWords, isBrandTyped, readSearch, type SearchArgs } from './search.ts'

const read = (args: Partial<SearchArgs>) => readSearch({ amount: 40, filters: [], ...args })

describe('a brand that is looked for in the brand filter', () => {
  it('is one in whose name each typed word begins a word', () => {
    expect(isBrandTyped('MICHAEL Michael Kors', 'kor mich')).toBe(true)
    expect(isBrandTyped('Chloé', 'chloe')).toBe(true)
    expect(isBrandTyped('LOFT', 'ann')).toBe(false)
    expect(isBrandTyped('LOFT', '')).toBe(true)
  })
})

describe('what getItems is asked for', () => {
  it('gives at most 4 pieces in the recommended context, in the recommended order and without facets', () => {
    expect(read({ context: 'recommended' }).query).toMatchObject({
      amount: recommendedAmount,
      sort: 'recommended',
      facets: [],
    })
    expect(read({ context: 'recommended', amount: 2, sortBy: 'newest_first' }).query).toMatchObject({
      amount: 2,
      sort: 'newest_first',
    })
    expect(read({ context: 'listing' }).query).toMatchObject({ amount: 40, sort: 'recommended' })
  })

  it('keeps amounts and pages within bounds', () => {
    expect([-5, 0, 3.7, 5000].map((amount) => read({ amount }).query.amount)).toEqual([0, 0, 3, 100])
    expect([-1, 0, 1, 99_999_999].map((page) => read({ page }).query.page)).toEqual([1, 1, 1, 99_999_999])
    const inAddress = (page: string) => read({ filters: [{ key: 'page', values: [page] }] }).query.page
    expect(['0', '-2', 'abc', '3', '99999999', '9'.repeat(400)].map(inAddress)).toEqual([
      1,
      1,
      1,
      3,
      99_999_999,
      pageMost,
    ])
  })

  it('looks for all words, or for any of them when told', () => {
    expect(read({ query: '  linen   dress ' }).query).toMatchObject({
      words: ['linen', 'dress'],
      anyWord: false,
      sort: 'relevance',
    })
    expect(read({ query: 'linen dress', queryBehavior: 'any' }).query.anyWord).toBe(true)
    expect(read({ filters: [{ key: 'text', values: ['linen'] }] })).toMatchObject({
      text: 'linen',
      notes: [],
    })
    expect(read({ query: 'silk', filters: [{ key: 'text', values: ['linen'] }] }).text).toBe('silk')
  })

  it('cuts a text that is too long after a whole word', () => {
    const words = (text: string) => read({ query: text }).text
    expect(words('red dress '.repeat(1000)).length).toBeLessThanOrEqual(200)
    for (const text of ['red dress '.repeat(1000), 'dressy '.repeat(1000), `${'x'.repeat(199)} dress`])
      for (const word of words(text).split(' ')) expect(text.split(' ')).toContain(word)
    expect(words('x'.repeat(5000))).toHaveLength(200)
    expect(words(`${' '.repeat(5000)}dress`)).toBe('dress')
  })

  it('a further page belongs to the same question, a first page follows from it', () => {
    expect(read({ queryId: 'q1', page: 2 })).toMatchObject({ sameQuery: 'q1', parentId: null })
    expect(read({ queryId: 'q1', page: 1 })).toMatchObject({ sameQuery: null, parentId: 'q1' })
    expect(read({ queryId: '<script>' }).parentId).toBeNull()
  })

  it('leaves out the dropshippers that the caller excludes', () => {
    expect(read({ excludes: { dropshipper_id: [31, 33] } }).query.excludedDropshippers).toEqual([31, 33])
    expect(read({}).query.excludedDropshippers).toEqual([])
  })

  it('says which inputs it can’t follow, and is silent about those that it follows', () => {
    const many = Array.from({ length: 103 }, (_, i) => i)
    expect(
      read({ queryBehavior: 'phrase', queryId: '<script>', excludes: { dropshipper_id: many } }).notes,
    ).toEqual([
      'Words: we don\'t know the way "phrase", so pieces must have all of them.',
      'The id of the listing before this one is none of ours.',
      'At most 100 shops can be left out, so 3 of them are shown.',
    ])
    expect(read({ queryBehavior: 'all', queryId: 'q1', excludes: { dropshipper_id: [31] } }).notes).toEqual(
      [],
    )
  })

  it('says in the log what it was asked for', () => {
    const { log } = read({
      context: 'listing',
      target: 'rail',
      itemQueryContext: { clientModule: 'grid', clientPageType: 'shop-listings' },
    })
    expect(log).toMatchObject({
      context: 'listing',
      target: 'rail',
      clientModule: 'grid',
      clientPageType: 'shop-listings',
      page: 1,
    })
    expect(read({ context: 'x'.repeat(5000) }).log.context).toHaveLength(60)
  })

  it('offers sorts in groups, each naming the one that is chosen', () => {
    const { sorts } = read({
      sortBy: 'favorite_count_high_low',
      filters: [{ key: 'condition', values: ['good'] }],
    })
    expect(sorts.map(({ label, selected }) => [label, selected?.label ?? null])).toEqual([
      ['Sort by', null],
      ['More ways to sort', 'Most Favorited'],
    ])
    expect(sorts[1]?.selected?.location).toEqual({
      query: { condition: 'good', sort: 'favorite_count_high_low' },
      search: '?condition=good&sort=favorite_count_high_low',
    })
    expect(read({ query: 'silk' }).sorts[0]).toMatchObject({ selected: { value: 'relevance' } })
    expect(read({ filters: [{ key: 'state', values: ['on_auction'] }] }).sorts[2]?.label).toBe('Auctions')
  })

  it('keeps switches in the links of sorts', () => {
    const { sorts } = read({ filters: [{ key: 'include_petite', values: ['true'] }] })
    expect(sorts[0]?.selected?.location.search).toBe('?include_petite=true')
  })

  it('never shows what was not listed yet', () => {
    const { query, notes } = read({ filters: [{ key: 'state', values: ['received', 'delivered'] }] })
    expect(query.filters[0]).toMatchObject({ values: ['delivered'] })
    expect(notes).toHaveLength(1)
  })

  it('leaves out sizes that there are none of, and orders it does not know, and says so', () => {
    const size = {
      sizingId: 1004,
      label: 'M',
      sizeCategory: 'top',
      sizeGroup: 'letters',
      departmentGroup: 'women',
    }
    const asked = { amount: 1, filters: [{ key: 'sizing_id', values: ['1004', '7', '8'] }], sortBy: 'nope' }
    const { query, notes } = readSearch(asked, { sizes: [size] })
    expect(query.filters[0]).toMatchObject({ values: [1004] })
    expect(query.sort).toBe('recommended')
    expect(notes).toEqual([expect.stringContaining('Size: we left out 2'), expect.stringContaining('"nope"')])
    expect(
      readSearch({ amount: 1, filters: [{ key: 'sizing_id', values: ['7'] }] }, { sizes: [size] }).query
        .filters,
    ).toEqual([])
  })

  it('takes what is typed into a brand filter as words', () => {
    expect(brandWords('  J.Crew, Levi’s ')).toEqual(['J', 'Crew', 'Levis'])
    expect([null, 0, 7, 9999].map(brandAmount)).toEqual([20, 1, 7, 100])
  })
})

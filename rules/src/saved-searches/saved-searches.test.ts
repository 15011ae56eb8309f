import { describe, expect, test } from 'vitest'
import { leftOutTest, leftOutWord } from '../search/left-out.ts'
import { readSearch } from '../search/search.ts'
import { smallLexicon } from '../testing/shop-words.ts'
import { searchCriteria } from './criteria.ts'
import { asksSame, keptListing, neverOf } from './listing-to-save.ts'
import { keyNumber, pieceKeys, searchKeys } from './match-keys.ts'
import { freeSearchName, frequencyWords, searchNameKey, tooBroad } from './saved-searches.ts'
import { queryFrom, storedQuery } from './stored-query.ts'

const names = smallLexicon.shop.names
const queryOf = (filters: Record<string, string[]>, text = '') =>
  readSearch(
    {
      amount: 0,
      filters: Object.entries(filters).map(([key, values]) => ({ key, values })),
      query: text,
    },
    text ? { lexicon: smallLexicon } : {},
  ).query

test('two searches ask the same whatever the order of their filters and values', () => {
  const one = {
    text: 'midi',
    filters: [
      { key: 'price', values: ['-50'] },
      { key: 'sizing_id', values: ['1003', '1004'] },
    ],
  }
  const turned = {
    text: 'midi',
    filters: [
      { key: 'sizing_id', values: ['1004', '1003'] },
      { key: 'price', values: ['-50'] },
    ],
  }
  expect(asksSame(one, turned)).toBe(true)
  expect(asksSame(one, { ...turned, text: 'maxi' })).toBe(false)
  expect(asksSame(one, { ...turned, filters: turned.filters.slice(1) })).toBe(false)
})

describe('words to leave out', () => {
  const leaves = (word: string, text: string) => leftOutTest([word])(text)
  test('are found whole, in singular and plural, and as phrases', () => {
    expect(leaves('red', 'red wool coat')).toBe(true)
    expect(leaves('red', 'tapered pants')).toBe(false)
    expect(leaves('Florals', 'a floral dress')).toBe(true)
    expect(leaves('ruffle', 'dress with ruffles')).toBe(true)
    expect(leaves('faux leather', 'bag of faux-leather')).toBe(true)
    expect(leaves('faux leather', 'leather bag')).toBe(false)
  })
  test('are kept short and in lower case; signs alone are none', () => {
    expect(leftOutWord('  Faux   Leather ')).toBe('faux leather')
    expect(leftOutWord('…')).toBeUndefined()
    expect(leftOutWord('x'.repeat(31))).toBeUndefined()
  })
})

describe('keys', () => {
  const piece = {
    text: 'theory silk dress theory dresses black silk',
    brand_names: ['Theory'],
    sizing_id: 1003,
    category_tags: ['clothing', 'dresses'],
    material_tags: ['silk'],
    color_names: ['black'],
    condition: 'good',
    department_tags: ['women'],
  }
  const meets = (filters: Record<string, string[]>) => {
    const own = new Set(pieceKeys(piece))
    return searchKeys(queryOf(filters)).some((key) => own.has(key))
  }
  test('of a search that fits a piece are among those of the piece', () => {
    expect(
      meets({ brand_name_tags: ['THEORY', 'Vince'], sizing_id: ['1003'], category_tags: ['dresses'] }),
    ).toBe(true)
    expect(meets({ category_tags: ['dresses'] })).toBe(true)
    expect(meets({ price: ['-50'] })).toBe(true)
    expect(meets({ brand_name_tags: ['Vince'], category_tags: ['dresses'] })).toBe(false)
  })
  test('are at most 24 where filters are combined, and numbers that a bigint holds', () => {
    const many = Array.from({ length: 30 }, (_, at) => `Brand ${at}`)
    const keys = searchKeys(queryOf({ brand_name_tags: many, category_tags: ['dresses', 'jeans'] }))
    expect(keys.length).toBe(30)
    expect(searchKeys(queryOf({ category_tags: ['a', 'b'], condition: ['good'] })).length).toBe(2)
    expect(keys.map(keyNumber).every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
  })
})

test('a stored query is the query again', () => {
  const query = queryOf(
    { category_tags: ['dresses'], price: ['-120'], listed_at: ['2026-11-01'], without: ['maxi'] },
    'red dress',
  )
  const again = queryFrom(JSON.parse(JSON.stringify(storedQuery(query))))
  expect(again.filters).toEqual(query.filters)
  expect([again.without, again.words, again.wishful]).toEqual([query.without, query.words, query.wishful])
})

test('a search is too broad without a category, size, brand, color or word, or with too many pieces a day', () => {
  expect(tooBroad(queryOf({}))).toMatch(/^This is the whole shop/)
  expect(tooBroad(queryOf({ department_tags: ['women'], price: ['-50'], without: ['silk'] }))).toMatch(
    /^This is too much/,
  )
  expect(tooBroad(queryOf({ category_tags: ['dresses'] }))).toBeUndefined()
  expect(tooBroad(queryOf({ category_tags: ['dresses'] }), 320)).toMatch(/^About 320 pieces a day/)
})

test('what can never match is said', () => {
  expect(neverOf(queryOf({ materials: ['silk'], without: ['silk'] }), names)?.word).toBe('silk')
  expect(neverOf(queryOf({}, 'silk dress not silk'), names)?.message).toMatch(
    /asks for “silk” and refuses it/,
  )
  expect(neverOf(queryOf({ state: ['delivered'] }), names)).toBeDefined()
  expect(neverOf(queryOf({ materials: ['silk', 'wool'], without: ['silk'] }), names)).toBeUndefined()
})

test('criteria name what is asked, words to leave out last', () => {
  const query = queryOf({ category_tags: ['dresses'], price: ['20-120'], without: ['maxi'] })
  expect(searchCriteria(query, '', names)).toBe('Dresses · $20 to $120 · without “maxi”')
})

test('a name that is taken gets what tells the search apart, then a number', () => {
  const taken = new Set(['Dresses', 'Dresses, black'].map(searchNameKey))
  expect(freeSearchName(['Dresses', 'Dresses, black', 'Dresses, silk'], taken)).toBe('Dresses, silk')
  expect(freeSearchName(['dresses'], taken)).toBe('dresses 2')
})

test('frequency is said in days, weeks, or as rare', () => {
  expect([9.2, 0.5, 0.05, 0].map(frequencyWords)).toEqual([
    'about 9 a day',
    'about 4 a week',
    'less than one a week',
    'none in the last two weeks',
  ])
})

test('a listing is kept without its page, and with the words in its address', () => {
  const kept = keptListing({
    path: '/women?page=3',
    filters: [{ key: 'page', values: ['3'] }],
    leftOut: ['Maxi'],
  })
  expect(kept).toEqual({
    path: '/women?without=maxi',
    filters: [{ key: 'without', values: ['maxi'] }],
    text: '',
  })
  expect(keptListing({ path: '//elsewhere.example', filters: [], leftOut: [] })).toBeUndefined()
})

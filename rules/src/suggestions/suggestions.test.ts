import { describe, expect, test } from 'vitest'
import { curatedBrands, curatedTerms } from '../vocabulary/suggestions.ts'
import { mended, slipsToBeginning } from './mending.ts'
import { makeShelf, phraseOf, type ShelfCount } from './shelf.ts'
import { type SuggestedTerm, suggest } from './suggestions.ts'

const kind = (path: string, name: string, departmentTags = ['women']) => ({
  slug: path.split('/').at(-1) ?? '',
  name,
  path,
  departmentTags,
})
const categories = [
  kind('dresses', 'Dresses'),
  kind('dresses/midi-dresses', 'Midi Dresses'),
  kind('tops', 'Tops'),
  kind('tops/t-shirts', 'T-Shirts'),
  kind('coats-jackets', 'Coats & Jackets'),
  kind('shoes', 'Shoes', ['women', 'shoes']),
  kind('shoes/boots', 'Boots', ['women', 'shoes']),
  kind('skirts', 'Skirts'),
  kind('kids-clothes', 'Kids’ Clothes', ['girls', 'boys']),
  kind('kids-clothes/kids-dresses', 'Kids’ Dresses', ['girls']),
]
const count = (
  category: string,
  [kindOf, value]: readonly [string, string],
  pieces: number,
  color: string | null = null,
): ShelfCount => ({
  category,
  kind: kindOf,
  value,
  color,
  count: pieces,
})
const shelf = makeShelf({
  categories,
  counts: [
    ...[
      'dresses',
      'midi-dresses',
      't-shirts',
      'coats-jackets',
      'shoes',
      'boots',
      'kids-clothes',
      'kids-dresses',
      'tops',
    ].map((slug, i) => count(slug, ['any', ''], 90 - 10 * i)),
    count('dresses', ['department_tags', 'women'], 80),
    count('kids-dresses', ['department_tags', 'girls'], 20),
    count('boots', ['materials', 'leather'], 30),
    count('boots', ['materials', 'leather'], 7, 'red'),
    count('boots', ['materials', 'elastane'], 30),
    count('boots', ['color_names', 'multi'], 30),
    count('dresses', ['color_names', 'red'], 30),
    count('midi-dresses', ['waist_tags', 'mid rise'], 4),
    count('midi-dresses', ['pattern', 'solid'], 40),
    count('midi-dresses', ['pattern', 'floral'], 12),
    count('dresses', ['brand_name_tags', 'Gucci'], 6),
  ],
  brands: [
    { name: 'GU', slug: 'gu', count: 9 },
    { name: 'Gucci', slug: 'gucci', count: 20 },
    { name: 'J.Crew', slug: 'j-crew', count: 70 },
    { name: 'See by Chloé', slug: 'see-by-chloe', count: 60 },
    { name: 'Chloé', slug: 'chloe', count: 30 },
    { name: 'Levi’s', slug: 'levis', count: 25 },
    { name: 'Guldfynd', slug: 'guldfynd', count: 99 },
    { name: 'Sold Out', slug: 'sold-out', count: 0 },
  ],
  searched: ['red boots', 'Linen Dresses'],
})
const texts = (terms: readonly SuggestedTerm[]) => terms.map((one) => one.text)
const labels = (places: readonly { label: string }[]) => places.map((one) => one.label)

describe('nothing typed', () => {
  test('gives what people search for here, then our own terms, each once', () => {
    const { terms, categories: kinds, brands, likelyText } = suggest(shelf, '')
    expect(texts(terms).slice(0, 3)).toEqual(['red boots', 'Linen Dresses', 'cashmere sweaters'])
    expect([terms.length, kinds, brands, likelyText]).toEqual([8, [], [], ''])
  })
  test('signs alone give nothing', () =>
    expect(suggest(shelf, '?!')).toMatchObject({ terms: [], categories: [], brands: [] }))
})

describe('terms', () => {
  test('begin with the typed words, those of others first', () => {
    expect(texts(suggest(shelf, 'red').terms).slice(0, 3)).toEqual([
      'red boots',
      'red dresses',
      'red leather boots',
    ])
  })
  test('complete the last word by values of the shop', () =>
    expect(texts(suggest(shelf, 'red le').terms)).toEqual(['red leather boots']))
  test('name nothing that has fewer than five pieces, no fibers and no word twice', () => {
    const all = [...'rmbwkdlfeg'].flatMap((letter) => texts(suggest(shelf, letter).terms))
    expect(all.filter((one) => /mid rise|elastane|multi|solid/.test(one))).toEqual([])
    expect(phraseOf(['linen'], 'linen pants')).toBeUndefined()
    expect(phraseOf(['girls'], 'kids dresses')).toBe('girls dresses')
  })
  test('leave out the text itself', () =>
    expect(texts(suggest(shelf, 'red boots').terms)).not.toContain('red boots'))
  test('stand behind words that are understood, and not behind others', () => {
    const understands = (text: string) => text === 'cheap'
    expect(texts(suggest(shelf, 'cheap red le', { understands }).terms)).toEqual(['cheap red leather boots'])
    expect(suggest(shelf, 'qwerty red le', { understands }).terms).toEqual([])
  })
})

describe('categories', () => {
  test('come with their path, place and pieces', () => {
    expect(suggest(shelf, 'mid').categories).toEqual([
      { label: 'Midi dresses', within: 'Dresses', path: '/women/dresses/midi-dresses', count: 80 },
    ])
    expect(suggest(shelf, 'boo').categories).toEqual([
      { label: 'Boots', within: 'Shoes', path: '/shoes/boots', count: 40 },
    ])
    expect(suggest(shelf, 'dres').categories[0]).toEqual({
      label: 'Dresses',
      within: 'Women',
      path: '/women/dresses',
      count: 90,
    })
  })
  test('within a department, typed or of the page', () => {
    const girls = {
      label: 'Kids’ dresses',
      within: 'Girls',
      path: '/girls/kids-clothes/kids-dresses',
      count: 20,
    }
    expect(suggest(shelf, 'girls dr').categories).toEqual([girls])
    expect(
      suggest(shelf, 'dr', { filters: [{ key: 'department_tags', values: ['girls'] }] }).categories,
    ).toEqual([girls])
  })
  test('without pieces are not offered', () => expect(suggest(shelf, 'skir').categories).toEqual([]))
  test('run together count too', () =>
    expect(labels(suggest(shelf, 'tshir').categories)).toEqual(['T-shirts']))
})

describe('brands', () => {
  test.each([
    ['chloe', ['Chloé', 'See by Chloé']],
    ['CHLOÉ', ['Chloé', 'See by Chloé']],
    ['levis', ['Levi’s']],
    ["levi's", ['Levi’s']],
    ['jcr', ['J.Crew']],
    ['j crew', ['J.Crew']],
    ['sold', []],
  ])('%s → %s', (text, found) => expect(labels(suggest(shelf, text).brands)).toEqual(found))
  test('people know come first while little is typed, then those with most pieces', () => {
    expect(labels(suggest(shelf, 'gu').brands)).toEqual(['Gucci', 'Guldfynd', 'GU'])
    expect(labels(suggest(shelf, 'gul').brands)).toEqual(['Guldfynd'])
  })
})

describe('the likeliest search', () => {
  test.each([
    ['dre', 'dresses'],
    ['mid', 'midi dresses'],
    ['red le', 'red leather boots'],
    ['gucc', 'Gucci'],
    ['boots', 'boots'],
    ['boot', 'boot'],
    ['red dress size 6', 'red dress size 6'],
    ['qqqq', 'qqqq'],
  ])('%s → %s', (text, likely) => expect(suggest(shelf, text).likelyText).toBe(likely))
})

describe('slips', () => {
  test.each([
    ['drses', 'dresses', 'Dresses'],
    ['boost', 'boots', 'Boots'],
  ])('%s is mended to %s', (text, corrected, category) => {
    expect(suggest(shelf, text)).toMatchObject({ correctedText: corrected, likelyText: corrected })
    expect(labels(suggest(shelf, text).categories)).toContain(category)
  })
  test.each(['dre', 'guc', 'qqqqqq', 'xy', '👗'])('%s stays', (text) =>
    expect(suggest(shelf, text).correctedText).toBeNull(),
  )
  test('a text that is understood stays', () =>
    expect(suggest(shelf, 'drses', { understands: () => true }).correctedText).toBeNull())
  test.each([
    ['gucc', 'gucci', 0],
    ['guci', 'gucci', 1],
    ['uggci', 'gucci', 2],
    ['ucgci', 'gucci', 2],
    ['dreses', 'dresses', 1],
  ])('%s is %s but for so many slips', (typed, word, slips) =>
    expect(slipsToBeginning(typed, word, 3)).toBe(slips),
  )
  test('words that begin something are never touched', () =>
    expect(mended(['boot', 'gucci'], shelf)).toBeUndefined())
})

test('bad input is harmless', () => {
  for (const text of [
    'x'.repeat(200),
    '👗'.repeat(100),
    'فستان أحمر',
    '\ufffd',
    '__proto__',
    'constructor',
    '((((',
    '%_\\',
    'a '.repeat(100).trim(),
  ])
    expect(suggest(shelf, text)).toHaveProperty('likelyText')
})

test('our own lists have each entry once, about 70 and 110', () => {
  expect([new Set(curatedTerms).size, new Set(curatedBrands).size]).toEqual([
    curatedTerms.length,
    curatedBrands.length,
  ])
  expect([curatedTerms.length > 65, curatedTerms.length < 80, curatedBrands.length]).toEqual([
    true,
    true,
    110,
  ])
})

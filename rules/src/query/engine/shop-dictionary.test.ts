import { expect, test } from 'vitest'
import { makeLexicon } from './lexicon.ts'
import { shopDictionary } from './shop-dictionary.ts'
import { corrections } from './spelling.ts'
import type { Entry, ShopWords } from './types.ts'

const entries: readonly Entry[] = [
  { words: ['bracelet', 'bangle'], filters: { category_tags: ['bracelets'] } },
  { words: ['silk'], filters: { materials: ['silk'] } },
  { words: ['sick day', 'boat'], leanings: [{ key: 'style_tags', values: ['casual'], weight: 1 }] },
]
const shop: ShopWords = {
  brands: [{ name: 'Tory Burch', pieces: 40 }],
  names: { sizes: [], categories: [], colors: [] },
  titleWords: new Map([['dress', 4486]]),
  counts: new Map([
    ['category_tags=bracelets', 312],
    ['materials=silk', 640],
  ]),
}
const dictionary = shopDictionary(makeLexicon(shop, entries), entries)

test('words count with the pieces that speak of them', () => {
  const pieces = (word: string) => dictionary.words.get(word)
  expect(['dress', 'bracelet', 'bracelets', 'silk', 'tory', 'burch'].map(pieces)).toEqual([
    4486, 312, 312, 640, 40, 40,
  ])
})

test('less usual words, wishes, and words of phrases count less, each than the one before', () => {
  const [usual = 0, other = 0, wish = 0, part = 0] = ['bracelet', 'bangle', 'boat', 'sick'].map(
    (word) => dictionary.words.get(word) ?? 0,
  )
  expect(usual > other && other > wish && wish > part && part > 0).toBe(true)
  expect(corrections(['silck'], dictionary)[0]).toEqual(['silk'])
})

test('kinds have a plural, what things are made of has none', () => {
  expect(dictionary.words.has('bangles')).toBe(true)
  expect(dictionary.words.has('silks')).toBe(false)
})

test('a brand of two words is a phrase', () => {
  expect(corrections(['tory', 'birch'], dictionary)[0]).toEqual(['tory', 'burch'])
})

test.each(['shein', 'roxy', 'herve leger'])(
  'the name %s of a brand that the shop has not is right, and nothing is mended to it',
  (name) => {
    const shopOf = (word: string) => ({ ...shop, titleWords: new Map([[word, 500]]) })
    for (const word of ['sheen', 'rosy', 'leper']) {
      const near = shopDictionary(makeLexicon(shopOf(word), entries), entries)
      expect(corrections(name.split(' '), near)).toEqual([])
    }
    expect(corrections(['sheim'], dictionary)).toEqual([])
  },
)

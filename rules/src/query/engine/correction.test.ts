import { describe, expect, test } from 'vitest'
import { applies, correctedTexts, correctionOf, worthCorrecting } from './correction.ts'
import { makeDictionary } from './spelling-dictionary.ts'

describe('when a correction is used', () => {
  test.each([
    [0, 1, 'nothing was found, and now something is'],
    [0, 400, 'nothing was found'],
    [3, 6, 'few pieces, and more than five of the corrected'],
    [9, 10, 'one short of enough'],
  ])('typed finds %i and corrected %i: %s', (typed, corrected) => {
    expect(applies(typed, corrected)).toBe(true)
  })

  test.each([
    [0, 0, 'nothing either way'],
    [10, 5000, 'ten are enough'],
    [250, 5000, 'the words as typed find plenty'],
    [2, 5, 'five are hardly more than two'],
    [9, 9, 'no more than before'],
    [8, 7, 'fewer than before'],
  ])('the words as typed stay when they find %i and the corrected %i: %s', (typed, corrected) => {
    expect(applies(typed, corrected)).toBe(false)
  })

  test('nobody looks for corrections of a search that finds ten pieces', () => {
    expect([0, 9, 10, 11].map(worthCorrecting)).toEqual([true, true, false, false])
  })
})

describe('what the page says of a correction', () => {
  const filters = [{ key: 'condition', values: ['excellent'] }]

  test('an applied one names the words that were searched, and leads to those typed', () => {
    expect(
      correctionOf({ original: 'lether jaket', corrected: 'leather jacket', filters, applied: true }),
    ).toEqual({
      applied: true,
      content: {
        allText: 'Showing results for leather jacket. Search instead for lether jaket',
        boldText: 'leather jacket',
        textFirst: 'Showing results for',
        textLast: 'Search instead for lether jaket',
        linkQuery: { text: 'lether jaket', exact: 'true' },
      },
      correctedQuery: { filtersInput: filters, searchText: 'leather jacket', skipSpellcheck: false },
      correctedQueryLabel: 'leather jacket',
      originalSearchTerm: 'lether jaket',
    })
  })

  test('an offered one asks, and leads to the corrected words', () => {
    const { applied, content, correctedQuery } = correctionOf({
      original: 'gucchi',
      corrected: 'gucci',
      filters: [],
      applied: false,
    })
    expect(applied).toBe(false)
    expect(content).toEqual({
      allText: 'Did you mean gucci?',
      boldText: 'gucci',
      textFirst: 'Did you mean',
      textLast: '',
      linkQuery: { text: 'gucci' },
    })
    expect(correctedQuery.searchText).toBe('gucci')
  })
})

describe('a corrected text', () => {
  const words = new Map([
    ['leather', 900],
    ['jacket', 500],
    ['levis', 40],
    ['black', 1300],
    ['dress', 4000],
    ['shirt', 1200],
    ['sneakers', 800],
  ])
  const dictionary = makeDictionary(words, [], { has: () => false })
  const best = (text: string) => correctedTexts(text, dictionary)[0]

  test.each([
    ['BLACK, lether   Jacket!', 'BLACK, leather   Jacket!'],
    ['Levi’s jaket (size 38)', 'Levi’s jacket (size 38)'],
    ['T-Shirt blck under $40', 'T-Shirt black under $40'],
    ['“leatherjacket”', '“leather jacket”'],
    ['black  snea  kers?', 'black  sneakers?'],
    ['dress 👗 blakc', 'dress 👗 black'],
  ])('keeps what was right of %s as it was typed', (typed, expected) => {
    expect(best(typed)).toBe(expected)
  })

  test.each(['', '   ', '!?…', 'black dress', 'שמלה שחורה', '👗👗', '12345678'])('is none for %j', (text) => {
    expect(correctedTexts(text, dictionary)).toEqual([])
  })
})

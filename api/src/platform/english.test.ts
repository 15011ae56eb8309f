import { corrections } from '@hemline/rules/query/engine/spelling.ts'
import { makeDictionary } from '@hemline/rules/query/engine/spelling-dictionary.ts'
import { describe, expect, test } from 'vitest'
import { englishWords } from './english.ts'

const english = englishWords()

describe('the English words', () => {
  test.each([
    'a',
    'the',
    'goat',
    'boats',
    'theory',
    'cropped',
    'grey',
    'gray',
    'colour',
    'color',
    'cafe',
    'zoo',
    'wedding',
  ])('%s is one', (word) => {
    expect(english.has(word)).toBe(true)
  })

  test.each(['', 'aaa', 'zzz', 'drss', 'jaket', 'burgandy', 'swaeter', 'teh', 'Goat', 'goat\nboat', 'wedd'])(
    '%j is none',
    (word) => {
      expect(english.has(word)).toBe(false)
    },
  )

  test('is nothing that would hide a common misspelling of the shop’s words', () => {
    const wrong =
      'sneekers cardigen jewlery necklase jackit blouce trowsers hoddie cashmire lether floarl stripd lavendar yelow purpel balck scraf cluch skiny'
    expect(wrong.split(' ').filter((word) => english.has(word))).toEqual([])
  })

  test('a search for what the shop has not stays as it is in a sentence', () => {
    const dictionary = makeDictionary(
      new Map([
        ['coat', 500],
        ['boots', 700],
        ['dress', 4000],
      ]),
      [],
      english,
    )
    expect(corrections('something for my goat'.split(' '), dictionary)).toEqual([])
    expect(corrections(['goat'], dictionary)[0]).toEqual(['coat'])
  })
})

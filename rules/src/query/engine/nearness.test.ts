import { describe, expect, it } from 'vitest'
import { nearWords } from '../lexicon/nearness.gen.ts'
import { nearLeanings, nearnessOf, noNearness } from './nearness.ts'
import type { Entry } from './types.ts'

describe('nearness of words', () => {
  const small = nearnessOf('\nclub discotheque56 nightspot51\nwedding nuptials71 discotheque48\n')

  it('says the wishes that a word is near to, the nearest first', () => {
    expect(small.near('discotheque')).toEqual([
      { concept: 'club', likeness: 0.56 },
      { concept: 'wedding', likeness: 0.48 },
    ])
  })

  it('says nothing of a word that it does not have, nor of what every object has', () => {
    expect(small.near('mortgage')).toEqual([])
    expect(small.near('constructor')).toEqual([])
  })

  it('says nothing at all without a table', () => {
    expect(noNearness.near('nuptials')).toEqual([])
    expect(nearnessOf('').near('')).toEqual([])
  })
})

describe('wishes guessed from nearness', () => {
  const wedding: Entry = {
    words: ['wedding'],
    leanings: [{ key: 'occasion_tags', values: ['wedding guest'], weight: 3 }],
  }
  const tables = {
    nearness: nearnessOf('wedding nuptials70 spousal52\ngone nuptials60 lost50'),
    entries: new Map([['wedding', wedding]]),
  }

  it('weighs a wish by how near the word is', () => {
    expect(nearLeanings('nuptials', 'nuptial', tables, false)).toEqual([
      { key: 'occasion_tags', values: ['wedding guest'], weight: 3 },
    ])
    expect(nearLeanings('spousal', 'spousal', tables, false)[0]?.weight).toBeCloseTo(3 * 0.8)
  })

  it('counts a guess half beside what was said plainly', () => {
    expect(nearLeanings('nuptials', 'nuptial', tables, true)[0]?.weight).toBeCloseTo(1.5)
  })

  it('knows a word by its singular', () => {
    const singulars = { ...tables, nearness: nearnessOf('wedding nuptial70') }
    expect(nearLeanings('nuptials', 'nuptial', singulars, false)).toHaveLength(1)
  })

  it('guesses nothing from words that are near to nothing, nor from wishes that are gone', () => {
    expect(nearLeanings('mortgage', 'mortgage', tables, false)).toEqual([])
    expect(nearLeanings('lost', 'lost', tables, false)).toEqual([])
    expect(nearLeanings('nuptials', 'nuptial', { ...tables, nearness: noNearness }, false)).toEqual([])
  })
})

describe('the table of near words', () => {
  const shop = nearnessOf(nearWords)
  const concepts = (word: string) => shop.near(word).map(({ concept }) => concept)

  it('has what people say and no table was written for', () => {
    expect(concepts('newlyweds').length).toBeGreaterThan(0)
    expect(concepts('discotheque')).toContain('disco')
  })

  it('leaves words of other fields alone', () => {
    for (const word of ['parliament', 'transistor', 'enzyme', 'dinosaur', 'algebra', 'massacre'])
      expect(concepts(word), word).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { filterByKey } from '../../search/filters.ts'
import { curatedEntries } from '../engine/entries.ts'
import { phraseKey, tokenize } from '../engine/normal.ts'
import type { Entry, Leaning } from '../engine/types.ts'
import { aestheticConcepts } from './concepts-aesthetics.ts'
import { bodyConcepts } from './concepts-bodies.ts'
import { celebrationConcepts } from './concepts-celebrations.ts'
import { functionConcepts } from './concepts-function.ts'
import { moodConcepts } from './concepts-moods.ts'
import { outingConcepts } from './concepts-outings.ts'
import { partyConcepts } from './concepts-parties.ts'
import { peopleConcepts } from './concepts-people.ts'
import { placeConcepts } from './concepts-places.ts'
import { weatherConcepts } from './concepts-weather.ts'
import { workConcepts } from './concepts-work.ts'
import { detailEntries } from './words-details.ts'
import { kindEntries } from './words-kinds.ts'
import { lookEntries } from './words-looks.ts'
import { shopEntries } from './words-shop.ts'

const wishes: readonly Entry[] = [
  ...[
    celebrationConcepts,
    partyConcepts,
    outingConcepts,
    workConcepts,
    placeConcepts,
    weatherConcepts,
    peopleConcepts,
    bodyConcepts,
  ].flat(),
  ...[moodConcepts, aestheticConcepts, functionConcepts].flat(),
]
const sureWords = [...kindEntries, ...lookEntries, ...detailEntries, ...shopEntries]
const leaningsOf = (entry: Entry): readonly Leaning[] => entry.leanings ?? []
const phrases = wishes.flatMap(({ words }) => words)

/** Returns the leanings of a wish for one filter key. */
function weightOf(phrase: string, key: string, value: string): number {
  const entry = wishes.find(({ words }) => words.includes(phrase))
  return leaningsOf(entry ?? { words: [] })
    .filter((leaning) => leaning.key === key && leaning.values.includes(value))
    .reduce((sum, { weight }) => sum + weight, 0)
}

describe('the table of wishes', () => {
  it('knows at least 250 wishes by at least 900 phrases', () => {
    expect(wishes.length).toBeGreaterThanOrEqual(250)
    expect(phrases.length).toBeGreaterThanOrEqual(900)
  })

  it('is heard as a whole', () => {
    expect(wishes.filter((entry) => !curatedEntries.includes(entry))).toEqual([])
  })

  it('leans by filters that exist, by -3 to 3, and each time to something', () => {
    for (const entry of wishes) {
      for (const { key, values, weight } of leaningsOf(entry)) {
        expect(filterByKey.has(key), `${entry.words[0]}: ${key}`).toBe(true)
        expect(values.length, `${entry.words[0]}: ${key}`).toBeGreaterThan(0)
        expect(Math.abs(weight), `${entry.words[0]}: ${key}`).toBeLessThanOrEqual(3)
        expect(weight, `${entry.words[0]}: ${key}`).not.toBe(0)
      }
    }
  })

  it('has something strong enough to list pieces by in every wish', () => {
    const faint = wishes.filter(
      (entry) => !entry.filters && !leaningsOf(entry).some(({ weight }) => weight >= 2),
    )
    expect(faint.map(({ words }) => words[0])).toEqual(['wife'])
  })

  it('says no phrase twice', () => {
    const keys = phrases.map(phraseKey)
    expect(phrases.filter((_, at) => keys.indexOf(keys[at] ?? '') !== at)).toEqual([])
  })

  it('says no phrase that is a sure word', () => {
    const sure = new Set(sureWords.flatMap(({ words }) => words).map(phraseKey))
    expect(phrases.filter((phrase) => sure.has(phraseKey(phrase)))).toEqual([])
  })

  it('has no phrase longer than a text is read by', () => {
    expect(phrases.filter((phrase) => tokenize(phrase).length > 6 || phraseKey(phrase) === '')).toEqual([])
  })
})

describe('a wish', () => {
  it.each([
    ['beach wedding', 'occasion_tags', 'wedding guest'],
    ['funeral', 'color_names', 'black'],
    ['rain', 'category_tags', 'coats'],
    ['heat', 'materials', 'linen'],
    ['ski', 'category_tags', 'puffer-jackets'],
    ['interview', 'category_tags', 'blazers'],
    ['old money', 'materials', 'cashmere'],
    ['laptop', 'category_tags', 'totes'],
    ['cheap', 'price', '-15'],
  ])('%s wants %s %s', (phrase, key, value) => {
    expect(weightOf(phrase, key, value)).toBeGreaterThanOrEqual(2)
  })

  it.each([
    ['wedding', 'color_names', 'white'],
    ['funeral', 'color_names', 'pink'],
    ['heat', 'materials', 'wool'],
    ['interview', 'category_tags', 'shorts'],
    ['walking', 'category_tags', 'heels'],
    ['vegan', 'materials', 'leather'],
  ])('%s wants no %s %s', (phrase, key, value) => {
    expect(weightOf(phrase, key, value)).toBeLessThan(0)
  })
})

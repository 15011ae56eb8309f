import { describe, expect, it } from 'vitest'
import {
  partsStill,
  placeAfterChoice,
  placeWithText,
  type Said,
  searchWithSaid,
  textWithoutSpans,
} from './listing-text.ts'
import { withFilter, withToggled } from './listing-url.ts'

/** Builds parts from their words; `-` before a key negates the part. */
function said(
  text: string,
  parts: readonly (readonly [words: string, key: string, ...values: string[]])[],
): Said {
  return {
    text,
    parts: parts.map(([words, key, ...values]) => {
      const from = text.indexOf(words)
      const span = { from, to: from + words.length }
      return {
        ...span,
        key: key.replace(/^-/, ''),
        negated: key.startsWith('-'),
        values,
        label: words,
        textWithout: textWithoutSpans(text, [span]),
      }
    }),
  }
}
const cut = (text: string, ...words: string[]) =>
  textWithoutSpans(
    text,
    words.map((word) => ({ from: text.indexOf(word), to: text.indexOf(word) + word.length })),
  )

describe('a text without some of its words', () => {
  it('loses the small words that led to them', () => {
    expect(cut('red and blue dress', 'blue')).toBe('red dress')
    expect(cut('red and blue dress', 'red')).toBe('blue dress')
    expect(cut('dress in red', 'red')).toBe('dress')
    expect(cut('dress for a wedding', 'dress')).toBe('wedding')
    expect(cut('red, blue or green dress', 'red', 'blue', 'green')).toBe('dress')
    expect(cut('boots by the row', 'the row')).toBe('boots')
  })

  it('keeps every other word as it was typed, in any script', () => {
    expect(cut('Red snorkel DRESS', 'Red')).toBe('snorkel DRESS')
    expect(cut('فستان أحمر', 'أحمر')).toBe('فستان')
    expect(cut('👗 red 👠', 'red')).toBe('👗 👠')
    expect(cut('red', 'red')).toBe('')
    expect(cut('brand new sand dress', 'dress')).toBe('brand new sand')
  })
})

describe('the parts of a former text', () => {
  it('stay in sight where their words are in the new one, at their new places', () => {
    const before = said('red linen dress', [
      ['red', 'color_names', 'red'],
      ['linen', 'materials', 'linen'],
      ['dress', 'category_tags', 'dresses'],
    ])
    const still = partsStill(before, 'linen dress')
    expect(still.map(({ label, from, to, textWithout }) => [label, from, to, textWithout])).toEqual([
      ['linen', 0, 5, 'dress'],
      ['dress', 6, 11, 'linen'],
    ])
    expect(partsStill(before, 'boots')).toEqual([])
    expect(partsStill(before, 'red linen dress')).toEqual(before.parts)
  })
})

describe('what the text says, shown as chosen', () => {
  it('stands beside what was chosen, once each, and what is not wanted does not', () => {
    const { parts } = said('red Gucci dress not leather', [
      ['red', 'color_names', 'red'],
      ['Gucci', 'brand_name_tags', 'Gucci'],
      ['leather', '-materials', 'leather'],
    ])
    expect(searchWithSaid('?color_names=blue&brand_name_tags=gucci&text=x', parts)).toBe(
      '?color_names=blue,red&brand_name_tags=gucci&text=x',
    )
  })

  it('two prices are one range', () => {
    const { parts } = said('over 20 under 40', [
      ['over 20', 'price', '20-'],
      ['under 40', 'price', '-40'],
    ])
    expect(searchWithSaid('', parts)).toBe('?price=20-40')
    expect(searchWithSaid('?price=-30', parts)).toBe('?price=20-30')
  })
})

describe('an address for another text', () => {
  it('keeps the filters and starts over', () => {
    const place = {
      pathname: '/search',
      search: '?text=red+dress&condition=good,excellent&page=3&exact=true',
    }
    expect(placeWithText(place, 'dress')).toEqual({
      pathname: '/search',
      search: '?text=dress&condition=good,excellent&exact=true',
    })
    expect(placeWithText(place, '')).toEqual({ pathname: '/search', search: '?condition=good,excellent' })
    expect(placeWithText({ pathname: '/search', search: '?text=red&sort=price_low_high' }, '')).toEqual({
      pathname: '/products',
      search: '?sort=price_low_high',
    })
    expect(placeWithText({ pathname: '/search/red-dress', search: '' }, 'dress')).toEqual({
      pathname: '/search',
      search: '?text=dress',
    })
    expect(placeWithText({ pathname: '/women', search: '?text=red' }, '')).toEqual({
      pathname: '/women',
      search: '',
    })
  })
})

describe('a choice beside what the text says', () => {
  const reds = said('red and navy linen dress not leather', [
    ['red', 'color_names', 'red'],
    ['navy', 'color_names', 'blue'],
    ['linen', 'materials', 'linen'],
    ['dress', 'category_tags', 'dresses'],
    ['not leather', '-materials', 'leather'],
  ])
  const place = {
    pathname: '/search',
    search: `?text=${encodeURIComponent(reds.text)}&condition=good&page=2`,
  }
  const shown = searchWithSaid(place.search, reds.parts)
  const after = (next: string) => {
    const { pathname, search } = placeAfterChoice(place, reds, next)
    return { pathname, ...Object.fromEntries(new URLSearchParams(search)) }
  }

  it('takes the filter over: its words leave the text, its values come into the address', () => {
    expect(after(withToggled(shown, 'color_names', 'green'))).toEqual({
      pathname: '/search',
      text: 'linen dress not leather',
      condition: 'good',
      color_names: 'red,blue,green',
    })
  })

  it('unticking what the text says takes its words away', () => {
    expect(after(withToggled(shown, 'color_names', 'red'))).toMatchObject({
      text: 'linen dress not leather',
      color_names: 'blue',
    })
    expect(after(withToggled(shown, 'category_tags', 'dresses'))).toEqual({
      pathname: '/search',
      text: 'red and navy linen not leather',
      condition: 'good',
    })
  })

  it('another filter leaves the text alone, and nothing of it comes into the address', () => {
    expect(after(withToggled(shown, 'condition', 'excellent'))).toEqual({
      pathname: '/search',
      text: reds.text,
      condition: 'good,excellent',
    })
  })

  it('choosing what was not wanted takes the refusal back', () => {
    expect(after(withToggled(shown, 'materials', 'leather'))).toMatchObject({
      text: 'red and navy dress',
      materials: 'linen,leather',
    })
  })

  it('a price takes the place of the one in words, and the last choice gone leads to all pieces', () => {
    const cheap = said('under $40', [['under $40', 'price', '-40']])
    const there = { pathname: '/search', search: '?text=under+%2440' }
    const price = withFilter(searchWithSaid(there.search, cheap.parts), 'price', ['20-40'])
    expect(placeAfterChoice(there, cheap, price)).toEqual({ pathname: '/search', search: '?price=20-40' })
    expect(placeAfterChoice(there, cheap, withFilter(there.search, 'price', []))).toEqual({
      pathname: '/products',
      search: '',
    })
  })

  it('a word that says two things goes on saying the other one', () => {
    const little = said('LBD for work', [
      ['LBD', 'color_names', 'black'],
      ['LBD', 'category_tags', 'dresses'],
    ])
    const named = {
      ...little,
      parts: little.parts.map((part) => ({
        ...part,
        label: part.key === 'color_names' ? 'Black' : 'Dresses',
      })),
    }
    const there = { pathname: '/search', search: '?text=LBD+for+work' }
    const red = withToggled(searchWithSaid(there.search, named.parts), 'color_names', 'red')
    expect(placeAfterChoice(there, named, red).search).toBe('?text=dresses+for+work&color_names=black,red')
    expect(partsStill(named, 'LBD').map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Black', 0, 3],
      ['Dresses', 0, 3],
    ])
  })

  it('a brand in another case is the same brand', () => {
    const brand = said('gucci', [['gucci', 'brand_name_tags', 'Gucci']])
    const there = { pathname: '/search', search: '?text=gucci&brand_name_tags=gucci' }
    expect(placeAfterChoice(there, brand, withToggled(there.search, 'condition', 'good')).search).toBe(
      '?text=gucci&brand_name_tags=gucci&condition=good',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { smallLexicon } from '../../testing/shop-words.ts'
import { understand } from './understand.ts'

const cuts = (text: string) =>
  understand(text, smallLexicon)
    .leanings.filter(({ key }) => key === 'department_tags')
    .flatMap(({ values }) => values)

describe('measures of the body', () => {
  test.each(["I'm 5'2 and need jeans", '5 ft 1 jeans', 'jeans for 158 cm', 'jeans 27 inch inseam'])(
    '%s leans to petite',
    (text) => {
      expect(cuts(text)).toContain('petite')
      expect(understand(text, smallLexicon).words).toEqual([])
    },
  )
  test.each(['5\'11" dress', '5ft10 jeans', '36 inch inseam jeans', '180cm coat'])(
    '%s leans to tall',
    (text) => {
      expect(cuts(text)).toContain('tall')
    },
  )
  test.each(["5'6 dress", '32DD top', 'size 5 shoes'])('%s leans to neither', (text) => {
    expect(cuts(text)).toEqual([])
    expect(understand(text, smallLexicon).words).toEqual([])
  })
})

describe('words of other languages', () => {
  test.each([
    ['schwarzes Kleid', ['color_names=black', 'category_tags=dresses']],
    ['rote Schuhe', ['color_names=red', 'category_tags=shoes']],
    ['robe noire', ['category_tags=dresses', 'color_names=black']],
    ['sac à main en cuir', ['category_tags=handbags', 'materials=leather']],
    ['zapatos rojos', ['category_tags=shoes', 'color_names=red']],
    ['Kleid Größe 38', ['category_tags=dresses', 'sizing_id=1045']],
  ])('%s', (text, expected) => {
    expect(
      understand(text, smallLexicon).parts.map(({ key, values }) => `${key}=${values.join('|')}`),
    ).toEqual(expected)
  })
})

test.each([
  'baby shower next weekend',
  'pre-loved coat with free shipping',
  'best selling dress made in Italy',
])('of the shop or the time: %s', (text) => {
  expect(understand(text, smallLexicon).words).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { smallLexicon } from '../../testing/shop-words.ts'
import { chipsOf, filtersOf, understand } from './understand.ts'

/** Returns the filters of a text ("color_names=red", "!materials=leather"), then its remaining words. */
function read(text: string): string[] {
  const { parts, words, unwanted } = understand(text, smallLexicon)
  const said = parts.map(({ key, values, negated }) => `${negated ? '!' : ''}${key}=${values.join('|')}`)
  return [...said, ...words.map((word) => `"${word}"`), ...unwanted.map((word) => `!"${word}"`)]
}
const without = (text: string, label: string) => {
  return chipsOf(text, understand(text, smallLexicon).parts).find((chip) => chip.label === label)?.textWithout
}

describe('what is sure of a text', () => {
  test.each([
    ['red dress under $40', ['color_names=red', 'category_tags=dresses', 'price=-40']],
    ['Gap jeans', ['brand_name_tags=Gap', 'category_tags=jeans']],
    ['kicks', ['category_tags=sneakers']],
    ['navy cashmere cardigan', ['advanced_color_names=navy', 'category_tags=cashmere-sweaters']],
    ['tee shirts', ['category_tags=t-shirts']],
    ['straw hat', ['materials=straw', 'category_tags=hats']],
    ['wrap dress', ['category_tags=dresses', '"wrap"']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('a word that nothing is known of is looked for as it is', () => {
    expect(read('snorkel dress')).toEqual(['category_tags=dresses', '"snorkel"'])
  })

  test.each(['constructor', 'constructor dress', 'size constructor', '5 constructor', '__proto__ toString'])(
    'what every object has is a word: %s',
    (text) => {
      expect(read(text).some((one) => /"(?:constructor|proto)"/.test(one))).toBe(true)
      expect(read(text).some((one) => /sizing_id|price/.test(one))).toBe(false)
    },
  )

  test('of two kinds side by side the last is the thing, and of a wider and a narrower the narrower', () => {
    expect(read('dresses midi dresses')).toEqual(['category_tags=midi-dresses'])
    expect(read('boots or sneakers')).toEqual(['category_tags=boots', 'category_tags=sneakers'])
  })

  test('what is worn with the piece is not the piece', () => {
    expect(read('red top to wear under a black blazer')).toEqual(['color_names=red', 'category_tags=tops'])
  })

  test('a text without a word, and an endless one, break nothing', () => {
    expect(read('???')).toEqual(['"???"'])
    expect(read('')).toEqual([])
    expect(understand('dress '.repeat(5000), smallLexicon).parts.length).toBeLessThanOrEqual(40)
  })
})

describe('brands', () => {
  test.each([
    ['theory', 'Theory'],
    ['levis', "Levi's"],
    ['chloe', 'Chloé'],
    ['h and m', 'H&M'],
    ['h & m', 'H&M'],
    ['ysl', undefined],
    ['dvf', 'Diane von Fürstenberg'],
    ['kate spade', 'Kate Spade New York'],
    ['north face', 'The North Face'],
    ['ralph lauren', 'Lauren by Ralph Lauren|Polo Ralph Lauren'],
    ['max mara', 'Max Mara'],
  ])('%s is %s', (text, brand) => {
    expect(read(text)).toEqual([`brand_name_tags=${brand ?? 'Saint Laurent'}`])
  })

  test('a name that is a word is the brand in a list of words, and the word in a sentence', () => {
    expect(read('express blazer')).toEqual(['brand_name_tags=Express', 'category_tags=blazers'])
    expect(read('something to express my taste')).not.toContain('brand_name_tags=Express')
    expect(read('a blazer by Express')).toContain('brand_name_tags=Express')
    expect(read('I am looking for a Hope coat')).toContain('brand_name_tags=Hope')
    expect(read('i hope to find a coat')).not.toContain('brand_name_tags=Hope')
  })

  test('small words of a name name nothing', () => {
    expect(read('going on a safari')).toEqual([])
    expect(read('walking on a cloud')).toEqual(['brand_name_tags=Walking on a Cloud'])
  })

  test('a wish that is a brand of many pieces', () => {
    expect(read('mother jeans')).toEqual(['brand_name_tags=Mother', 'category_tags=jeans'])
    expect(read('a gift for my mother')).not.toContain('brand_name_tags=Mother')
  })
})

describe('sizes', () => {
  test.each([
    ['dress size 6', '1045'],
    ['heels size 6.5', '1304'],
    ['heels 7.5', '1306'],
    ['jeans 28', '1186'],
    ['28 waist jeans', '1186'],
    ['28x30 jeans', '1186'],
    ['size 6 jeans', '1145|1186'],
    ['uk 10 dress', '1045'],
    ['eu 38 dress', '1045'],
    ['eu 38 heels', '1306'],
    ['xl hoodie', '1006'],
    ['blouse size m', '1004'],
    ['small blouse', '1003'],
    ['3t jacket', '1506'],
    ['girls dress size 6', '1509'],
    ['ring size 7', '1403'],
    ['petite dress size 4', '11044'],
    ['18w jeans', '1163'],
    ['toddler boots 5c', '1561'],
    ['34b bra', '1602'],
  ])('%s', (text, ids) => {
    expect(read(text)).toContain(`sizing_id=${ids}`)
  })

  test.each(['large tote', 'medium wash jeans', 'dress 99', 'size 6 tote', '501'])(
    '%s names no size',
    (text) => {
      expect(read(text).filter((said) => said.startsWith('sizing_id'))).toEqual([])
    },
  )
})

describe('what is not wanted', () => {
  test.each([
    ['not leather', ['!materials=leather']],
    ['no heels', ['!category_tags=heels']],
    ['anything but black', ['!color_names=black']],
    ['boots, not leather or suede', ['category_tags=boots', '!materials=leather', '!materials=suede']],
    ['dress -black', ['category_tags=dresses', '!color_names=black']],
    ['leather-free tote', ['!materials=leather', 'category_tags=totes']],
    ['no heels but boots', ['!category_tags=heels', 'category_tags=boots']],
    ['not black but navy', ['!color_names=black', 'advanced_color_names=navy']],
    ['a dress without slip', ['category_tags=dresses', '!"slip"']],
    ['dress without florals', ['category_tags=dresses', '!pattern=floral']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('wishes', () => {
  test('words of an occasion lean, and nothing is sure', () => {
    const { parts, leanings, words } = understand('something for a beach wedding', smallLexicon)
    expect([parts, words]).toEqual([[], []])
    expect(leanings).toContainEqual(
      expect.objectContaining({ key: 'occasion_tags', values: ['wedding guest'] }),
    )
  })

  test('a word of no table is the wish that it is near to', () => {
    const { leanings, words } = understand('nuptials', smallLexicon)
    expect(words).toEqual([])
    expect(leanings).toContainEqual(
      expect.objectContaining({ key: 'occasion_tags', values: ['wedding guest'] }),
    )
  })

  test('the kind in a wish stays sure', () => {
    const { parts, leanings } = understand('warm coat for a rainy city', smallLexicon)
    expect(parts.map(({ values }) => values)).toEqual([['coats']])
    expect(leanings.length).toBeGreaterThan(3)
  })
})

describe('taking a chip off', () => {
  test('what is said twice is one chip', () => {
    expect(
      chipsOf('red red dress', understand('red red dress', smallLexicon).parts).map(({ label }) => label),
    ).toEqual(['Red', 'Dresses'])
  })

  test.each([
    ['red dress under $40', 'Red', 'dress under $40'],
    ['red dress under $40', 'Under $40', 'red dress'],
    ['red or navy dress', 'Red', 'navy dress'],
    ['red or navy dress', 'Navy', 'red dress'],
    ['boots, not leather', 'Leather', 'boots'],
    ['a tote -leather', 'Leather', 'a tote'],
    ['leather-free tote', 'Leather', 'tote'],
    ['boots not leather or suede', 'Suede', 'boots not leather'],
    ['boots not leather or suede', 'Leather', 'boots not suede'],
    ['LBD', 'Black', 'dresses'],
    ['red red dress, red', 'Red', 'dress'],
  ])('%s without %s', (text, label, rest) => {
    expect(without(text, label)).toBe(rest)
  })
})

test('values of one key are alternatives, prices bound each other, colors and shades become one list', () => {
  const wanted = (text: string) => filtersOf(understand(text, smallLexicon).parts).wanted
  expect(wanted('boots or sneakers')).toEqual([{ key: 'category_tags', values: ['boots', 'sneakers'] }])
  expect(wanted('over $20 under $50')).toEqual([{ key: 'price', values: ['20-50'] }])
  expect(wanted('silver or navy')).toEqual([{ key: 'advanced_color_names', values: ['silver', 'navy'] }])
})

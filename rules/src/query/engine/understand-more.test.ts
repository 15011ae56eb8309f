// Texts of people who try the search: sizes of other countries, negations of every form, brands that
// are words, amounts in words.
import { describe, expect, test } from 'vitest'
import { smallShop } from '../../testing/shop-words.ts'
import { curatedEntries } from './entries.ts'
import { makeLexicon } from './lexicon.ts'
import { chipsOf, understand } from './understand.ts'

const brands = [
  ...smallShop.brands,
  ...[
    ['Monsoon', 12],
    ['Next', 13],
    ['Office Shoes', 3],
    ['Hoodies', 7],
    ['Happy Socks', 4],
    ['Weekday', 6],
    ['UGG', 12],
    ['Lucky Brand', 144],
    ['zero', 10],
    ['Off-White', 13],
  ].map(([name, pieces]) => ({ name: String(name), pieces: Number(pieces) })),
]
const english = new Set(
  'monsoon next office hoodie weekday lucky zero gap hope theory mother season free people party'.split(' '),
)
const lexicon = makeLexicon({ ...smallShop, brands }, curatedEntries, {
  english,
  nearness: { near: () => [] },
})

/** Returns the filters of a text ("color_names=red", "!materials=leather"), then its remaining words. */
function read(text: string): string[] {
  const { parts, words, unwanted } = understand(text, lexicon)
  const said = parts.map(({ key, values, negated }) => `${negated ? '!' : ''}${key}=${values.join('|')}`)
  return [...said, ...words.map((word) => `"${word}"`), ...unwanted.map((word) => `!"${word}"`)]
}

describe('sizes of every system', () => {
  test.each([
    ['uk10 dress', '1045'],
    ['eu38 dress', '1045'],
    ['38eu dress', '1045'],
    ['dress size 8 uk', '1044'],
    ['size 38 EU boots', '1306'],
    ['sneakers in size 38', '1306'],
    ['size 42 italian dress', '1045'],
    ['size 8 italian leather boots', '1307'],
    ['US 6 / UK 10 dress', '1045'],
    ['8 1/2 shoes', '1308'],
    ['8½ shoes', '1308'],
    ['size eight dress', '1046'],
    ['size zero dress', '1042'],
    ['size8 dress', '1046'],
    ['shoes 38', '1306'],
    ['toddler size 6 shoes', '1562'],
    ['kids shoes size 6', '1562'],
    ['kids 6x dress', '1509'],
    ['28/30 jeans', '1186'],
    ['jeans 27 waist 32 length', '1185'],
    ['28W 30L jeans', '1186'],
    ['jeans 28x32', '1186'],
    ['9-12 months', '1504'],
    ['24 months dress', '1505'],
  ])('%s', (text, size) => {
    const { parts, words } = understand(text, lexicon)
    const sizes = parts.filter(({ key }) => key === 'sizing_id').flatMap(({ values }) => values)
    expect([...new Set(sizes)]).toEqual([size])
    expect(words).toEqual([])
  })

  test('a European size says what it is here', () => {
    expect(chipsOf('size 38 sneakers', understand('size 38 sneakers', lexicon).parts)[0]?.label).toBe(
      'EU 38 (US 7.5)',
    )
  })

  test.each(['I wear a medium', 'gap medium', 'medium', 'black medium'])(
    'a letter beside sure words is a size: %s',
    (text) => {
      expect(read(text)).toContain('sizing_id=1004|1104')
    },
  )
  test.each(['narrow', 'medium', 'wide'])('a width of shoes is one: %s', (width) => {
    expect(read(`${width} width boots`)).toContain(`shoe_width=${width}`)
  })
  test('a letter beside a wish is none', () => {
    expect(read('small gifts')).toEqual([])
  })
})

describe('what is not wanted', () => {
  test.each([
    ['wool free coat', ['!materials=wool|merino wool|wool felt', 'category_tags=coats']],
    ['allergic to wool', ['!materials=wool|merino wool|wool felt']],
    ["can't wear wool", ['!materials=wool|merino wool|wool felt']],
    ["I don't like pink", ['!color_names=pink']],
    ['no polyester dress', ['!materials=polyester', 'category_tags=dresses']],
    ['no wool sweater', ['category_tags=sweaters', '!materials=wool|merino wool']],
    ['no black jeans', ['category_tags=jeans', '!color_names=black']],
    ['none of that boho stuff', ['!style_tags=bohemian']],
    ['not gap', ['!brand_name_tags=Gap']],
    ['boots but no cowboy boots', ['category_tags=boots', '!category_tags=western-boots']],
    ['coat, no fur', ['category_tags=coats', '!materials=faux fur']],
    ['none leather bag', ['!materials=leather', 'category_tags=handbags']],
    ['shoes, no loafers', ['category_tags=shoes', '!category_tags=loafers']],
    ["a coat that's not black", ['category_tags=coats', '!color_names=black']],
    [
      'wool free people coat',
      ['materials=wool|merino wool|wool felt', 'brand_name_tags=Free People', 'category_tags=coats'],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('names of brands that are words', () => {
  test.each([
    ['pink hoodies', ['color_names=pink', 'category_tags=sweatshirts-hoodies']],
    ['office shoes', ['category_tags=shoes']],
    ['happy socks', ['brand_name_tags=Happy Socks']],
    ['Office Shoes', ['brand_name_tags=Office Shoes']],
    ['the gap', ['brand_name_tags=Gap']],
    ['weekday jeans', ['brand_name_tags=Weekday', 'category_tags=jeans']],
    ['Off-White', ['brand_name_tags=Off-White']],
    ['off white', ['advanced_color_names=ivory|cream|ecru']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
  test.each(['monsoon season', 'hope party'])('beside a wish a small brand is no brand: %s', (text) => {
    expect(read(text).filter((part) => part.startsWith('brand_name_tags=Monsoon'))).toEqual([])
  })
})

describe('amounts', () => {
  test.each([
    ['under a hundred and fifty dollars', 'price=-150'],
    ['bags 100 to 200', 'price=100-200'],
    ['dresses 20-40', 'price=20-40'],
    ['between a hundred and two hundred dollars', 'price=100-200'],
    ['at least 50% off', 'user_promotion_discount_percent=50'],
  ])('%s', (text, expected) => {
    expect(read(text)).toContain(expected)
  })
  test('two sizes are no prices', () => {
    expect(read('jeans 28 to 30').some((part) => part.startsWith('price'))).toBe(false)
  })
})

test('a sign that joins two kinds belongs to neither', () => {
  expect(read('dress & jacket')).toEqual(['category_tags=dresses', 'category_tags=coats-jackets'])
})

describe('sentences', () => {
  test.each([
    ['i need gap jeans', ['brand_name_tags=Gap', 'category_tags=jeans']],
    ['I love theory', ['brand_name_tags=Theory']],
    ['a dress similar to theory', ['category_tags=dresses', 'brand_name_tags=Theory']],
    ['dress w/o slit', ['category_tags=dresses']],
    ['100% cotton tee', ['materials=cotton', 'category_tags=t-shirts']],
    ['pilates girl', []],
    ['pilates princess', []],
    ['winter girl coat', ['department_tags=girls', 'category_tags=kids-coats']],
    ['girls skirt', ['department_tags=girls', 'category_tags=kids-skirts']],
    ['girls dress shoes', ['department_tags=girls', 'category_tags=kids-dress-shoes']],
    ['boys hoodie', ['department_tags=boys', 'category_tags=kids-sweatshirts']],
    ['boys shorts', ['department_tags=boys', 'category_tags=kids-shorts']],
    ['maternity skirt', ['category_tags=maternity-skirts']],
    ['petit size coat', ['department_tags=petite', 'category_tags=coats']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('for whom', () => {
  test.each([
    ['3T dress', ['sizing_id=1506', 'category_tags=kids-dresses']],
    ['12 months sweater', ['sizing_id=1504', 'category_tags=kids-sweaters']],
    ['women 3T dress', ['department_tags=women', 'sizing_id=1506', 'category_tags=dresses']],
  ])('a size of children says it: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
  test('an hourglass is no plus size', () => {
    const wished = understand('hourglass figure', lexicon).leanings
    expect(wished.length).toBeGreaterThan(0)
    expect(wished.some(({ key }) => key === 'department_tags')).toBe(false)
  })
})

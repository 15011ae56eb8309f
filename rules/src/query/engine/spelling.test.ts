import { describe, expect, test } from 'vitest'
import { corrections } from './spelling.ts'
import { changeOf } from './spelling-changes.ts'
import { makeDictionary } from './spelling-dictionary.ts'

const counted = `dress 4486 dresses 4486 striped 3022 wash 2772 jeans 2465 checked 2145 sweater 1656 sweaters 1656 black 1365 shirt 1336 floral 1334
tee 1306 animal 1265 print 1265 knit 1114 blouse 1012 blouses 1012 white 955 cardigan 948 dotted 904 sneakers 870 sneaker 870 skirt 870 pants 843
charcoal 825 gold 813 rose 761 boots 755 boot 755 blazer 722 trousers 708 tweed 615 skinny 601 tote 569 jacket 553 jackets 553 puffer 553 dark 545
heels 544 bag 536 bags 536 coat 500 coats 500 cotton 4000 linen 700 leather 900 suede 300 silk 600 cashmere 400 wool 1500 denim 900 scarf 200 scarves 200
sandals 500 hoodie 300 jumpsuit 400 romper 200 backpack 216 sunglasses 228 peacoat 114 beanie 52 earrings 300 necklace 300 bracelet 300 jewelry 1200
handbags 1500 clutch 250 turtleneck 150 burgundy 300 lavender 200 khaki 60 navy 900 pockets 20 wedding 1000 party 2000 office 900 vintage 2000
sundress 40 leopard 100 polka 30 dot 30 gap 90 theory 80 express 60 guess 40 gucci 30 chanel 20 adidas 70 burberry 25 vans 30 hope 13 hermes 12`
const words = new Map<string, number>()
const list = counted.split(/\s+/)
for (let at = 0; at < list.length; at += 2) words.set(list[at] ?? '', Number(list[at + 1]))
const phrases = [
  'ralph lauren',
  'kate spade new york',
  'tory burch',
  'michael kors',
  'calvin klein',
  'free people',
  'north face',
  'old navy',
  'polka dot',
  'wide leg',
]
const english = new Set(
  `goat boats boat cots cost something wants birch channel back pack jump suit ordinary people new york skirts overall stripe coast cast
whistle shift short sleeve lemon work works shoe tight broad dots`.split(/\s+/),
)
const dictionary = makeDictionary(words, phrases, english)
const best = (text: string) => corrections(text.split(' '), dictionary)[0]?.join(' ')

describe('what is mended', () => {
  test.each([
    ['a letter left out', 'jaket', 'jacket'],
    ['a letter too many', 'skirrt', 'skirt'],
    ['a wrong letter', 'swearer', 'sweater'],
    ['two letters exchanged', 'drses', 'dress'],
    ['two edits in a long word', 'cardagin', 'cardigan'],
    ['two doubled letters', 'swweaterr', 'sweater'],
    ['two edits that make a long word', 'lepord', 'leopard'],
    ['sounds: k for c', 'kardigan', 'cardigan'],
    ['sounds: f for ph', 'ralf lauren', 'ralph lauren'],
    ['sounds: z for s', 'blouze', 'blouse'],
    ['sounds: ei for ie', 'beanei', 'beanie'],
    ['every word of the text', 'lether jaket', 'leather jacket'],
    ['what stands in a sentence', 'something for a weding', 'something for a wedding'],
    ['small words of sentences', 'dress wiht pockets', 'dress with pockets'],
    ['a brand', 'guci bag', 'gucci bag'],
    ['a brand with a letter doubled that is a word without it', 'channel', 'chanel'],
  ])('%s: %s', (_, typed, expected) => {
    expect(best(typed)).toBe(expected)
  })

  test.each([
    ['kate spede', 'kate spade'],
    ['calvan kline', 'calvin klein'],
    ['micheal kors', 'michael kors'],
    ['free peeple', 'free people'],
    ['polka dto', 'polka dot'],
    ['tory birch', 'tory burch'],
    ['black wide lge', 'black wide leg'],
    ['ralphlaurn', 'ralph lauren'],
  ])('a word is read by its neighbour: %s', (typed, expected) => {
    expect(best(typed)).toBe(expected)
  })

  test.each([
    ['snea kers', 'sneakers'],
    ['back pack', 'backpack'],
    ['blue jump suit', 'blue jumpsuit'],
    ['turtel neck', 'turtleneck'],
    ['leatherjacket', 'leather jacket'],
    ['blackdress', 'black dress'],
    ['leatherjaket', 'leather jacket'],
    ['silkblouse for work', 'silk blouse for work'],
  ])('words that were run together or torn apart: %s', (typed, expected) => {
    expect(best(typed)).toBe(expected)
  })

  test('the likelier word comes first, and three are offered at most', () => {
    expect(corrections(['dres'], dictionary)[0]).toEqual(['dress'])
    expect(corrections(['bot'], dictionary)[0]).toEqual(['boot'])
    for (const typed of ['swaeter', 'blak', 'shrt', 'botts'])
      expect(corrections([typed], dictionary).length).toBeLessThanOrEqual(3)
  })
})

describe('what is left alone', () => {
  test.each([
    'black dress',
    'sneaker',
    'blazers',
    'theory',
    'express',
    'gap',
    'guess jeans',
    'north face',
    'kate spade',
    'old navy',
    'vans',
    'hermes',
    'new york',
  ])('words of the shop: %s', (text) => {
    expect(corrections(text.split(' '), dictionary)).toEqual([])
  })

  test.each(['501', '5c', '38', 'xs', 'xl', '$40', 'w28', '&', '👗', 'מעיל', 'mp3blck'])(
    'numbers, signs, short words, other scripts: %s',
    (text) => {
      expect(corrections([text], dictionary)).toEqual([])
    },
  )

  test('a word near to none of ours', () => {
    expect(corrections(['zendaya'], dictionary)).toEqual([])
    expect(best('zendaya drss')).toBe('zendaya dress')
  })

  test('a right word in a short search is doubted for a common one alone', () => {
    expect(best('goat')).toBe('coat')
    expect(best('black boats')).toBe('black boots')
    expect(best('stripe')).toBe('striped')
    expect(best('lemon')).toBeUndefined()
    expect(best('works')).toBeUndefined()
  })

  test.each(['something for my goat', 'i want boats', 'dress for the boat', 'black linen goat party'])(
    'a right word in a sentence, or among others: %s',
    (text) => {
      expect(corrections(text.split(' '), dictionary)).toEqual([])
    },
  )

  test('the right words beside a wrong one', () => {
    expect(best('boat dress with pokcets')).toBe('boat dress with pockets')
    expect(best('theory blazr')).toBe('theory blazer')
  })

  test('two edits that make a short word', () => {
    const near = makeDictionary(new Map([['dressy', 900]]), [], english)
    expect(corrections(['dresxy'], near)).toEqual([['dressy']])
    expect(corrections(['dresxz'], near)).toEqual([])
  })

  test('a way that is far less likely than the best one', () => {
    const near = makeDictionary(
      new Map([
        ['converse', 900],
        ['covered', 2],
      ]),
      [],
      english,
    )
    expect(corrections(['converes'], near)).toEqual([['converse']])
  })

  test('what is too long for a search', () => {
    const many = Array.from({ length: 100 }, () => 'drss')
    expect(corrections(many, dictionary).length).toBeLessThanOrEqual(3)
    expect(corrections(['x'.repeat(10_000)], dictionary)).toEqual([])
  })
})

describe('how far two words are apart', () => {
  const weight = (typed: string, word: string) => changeOf(typed, word, 2)?.weight ?? Number.POSITIVE_INFINITY

  test('edits are counted as fingers make them', () => {
    const edits = (typed: string, word: string) => changeOf(typed, word, 2)?.edits
    expect([
      edits('dress', 'dress'),
      edits('dres', 'dress'),
      edits('drses', 'dress'),
      edits('fone', 'phone'),
      edits('sweeterr', 'sweater'),
    ]).toEqual([0, 1, 1, 1, 2])
    expect(edits('goat', 'dress')).toBeUndefined()
    expect(edits('skirt', 'skirtttt')).toBeUndefined()
  })

  test('likely slips weigh less: a letter doubled, then an exchange, a sound, a neighbouring key, a far one', () => {
    const slips = [
      weight('skirrt', 'skirt'),
      weight('skrit', 'skirt'),
      weight('scirt', 'skirt'),
      weight('skitt', 'skirt'),
      weight('skimt', 'skirt'),
    ]
    expect(slips.toSorted((a, b) => a - b)).toEqual(slips)
    expect(new Set(slips).size).toBe(slips.length)
  })

  test('the first letter is dearer', () => {
    expect(weight('mkirt', 'skirt')).toBeGreaterThan(weight('skmrt', 'skirt'))
    expect(weight('kirt', 'skirt')).toBeGreaterThan(weight('skrt', 'skirt'))
  })
})

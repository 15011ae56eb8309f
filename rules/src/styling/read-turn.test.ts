import { describe, expect, it, test } from 'vitest'
import { families } from '../image-search/families.ts'
import { pieceWords } from '../image-search/words.ts'
import { smallLexicon } from '../testing/shop-words.ts'
import { emptyBrief } from './brief.ts'
import { nextBrief, styleChips, withoutChip } from './next-brief.ts'
import { readTurn, turnLettersMost } from './read-turn.ts'
import { stepFor } from './turn.ts'

const now = new Date('2026-11-27T12:00:00Z')
const read = (words: string) => readTurn(words, smallLexicon, now)
const bans = (words: string) => read(words).bans.map(({ label }) => label)
const nothing = { totals: [], colors: [], kinds: [] }
const briefOf = (...turns: string[]) =>
  turns.reduce((brief, words) => nextBrief(brief, read(words), nothing), emptyBrief)

describe('sums', () => {
  test.each([
    ['under $150', 15_000],
    ['150 dollars', 15_000],
    ['my budget is 200', 20_000],
    ['my budget is $90 now', 9_000],
    ['up to 1,200', 120_000],
    ['between $100 and $150', 15_000],
    ['$100–150', 15_000],
    ['I want to spend two hundred dollars', 20_000],
    ['150 bucks max', 15_000],
    ['no more than 160 dollars', 16_000],
    ['$1', 100],
    ['under $200 total, I spent $30 on a bag already', 20_000],
    ['budget $200, my dress was $40', 20_000],
    ['the shoes cost me $60, under $150 please', 15_000],
    ['I bought a bag for $45, the rest up to 150', 15_000],
    ['my budget was $120', 12_000],
    ['under $200, the dress about $80', 20_000],
    ['no more than $90', 9_000],
    ['I don’t want to spend more than $100', 10_000],
    ['nothing over $75', 7_500],
    ['up to £100', 10_000],
    ['€150', 15_000],
    ['150 euros', 15_000],
    ['under $60 each', 6_000],
    ['under $150 but at least $100', 15_000],
    ['from $80 to $120', 12_000],
  ])('%s', (words, cents) => {
    expect(read(words).budget).toBe(cents)
  })
  test.each(['size 10', 'in October', 'at 4 pm', 'I have 3 kids', 'a party for 40 people'])(
    'no sum in: %s',
    (words) => {
      expect(read(words).budget).toBeNull()
    },
  )
  test.each([
    ['at least $200', 20_000],
    ['more than $100', 10_000],
    ['from $80', 8_000],
    ['a minimum of $90', 9_000],
    ['$70 or more', 7_000],
    ['100 dollars at least', 10_000],
  ])('the least in: %s', (words, cents) => {
    expect(read(words)).toMatchObject({ least: cents, budget: null })
  })
  it('of past spending are none', () => {
    expect(read('I spent $30 on shoes')).toMatchObject({ least: null, budget: null })
  })
  it.each([
    ['up to £100', 'foreign'],
    ['a party, 80 euros', 'foreign'],
    ['UK 12, wedding in May, £', null],
    ['under $60 each', 'each'],
    ['$40 per piece', null],
    ['under $60', null],
  ] as const)('say how they were read: %s', (words, sumRead) => {
    expect(read(words).sumRead).toBe(sumRead)
  })
  it('ask which one counts when the least is above the most', () => {
    const heard = read('a wedding, under $150 but at least $200')
    expect(heard.conflict).toEqual({ about: 'sum', most: 15_000, least: 20_000 })
    expect(stepFor(heard, false).does).toBe('conflict')
  })
  it('lifts the limit when there is none', () => {
    expect(briefOf('under $100', 'money is no object').budgetCents).toBeNull()
  })
})

describe('sizes', () => {
  test.each([
    ['I’m a 10', '10', null],
    ["I'm a 6, no heels", '6', null],
    ['size M', 'M', null],
    ['10', '10', null],
    ['medium', 'M', null],
    ['I am a large', 'L', null],
    ['I wear an 8 and my shoes are 7.5', '8', '7.5'],
    ['I wear a 12 and 9 in shoes', '12', '9'],
    ['Size 6, shoe 8, up to $200', '6', '8'],
    ['EU 38', '6', null],
    ['size 40 eu', '8', null],
    ['UK 12', '8', null],
    ['plus size, 16W', '16W', null],
    ['shoe size 8', null, '8'],
    ['I’m going to a party', null, null],
    ['I’m 30 years old', null, null],
  ])('%s', (words, size, shoe) => {
    expect(read(words)).toMatchObject({ size, shoe })
  })
  it.each([
    ['size 6 and size 12', ['6', '12']],
    ['I’m a 6, and she wears a 12', ['6', '12']],
    ['size M and size 8', null],
    ['size 10, I’m 16', null],
    ['size 10 and shoe size 8', null],
  ])('of which only one can hold: %s', (words, labels) => {
    expect(read(words).conflict).toEqual(labels && { about: 'size', labels })
  })
})

describe('what is refused', () => {
  test.each([
    ['no heels', ['No heels']],
    ['nothing sleeveless', ['Nothing sleeveless']],
    ['no black and no red', ['No black', 'No red']],
    ['without heels and without black', ['No heels', 'No black']],
    ['no skirts or dresses', ['No skirts', 'No dresses']],
    ['I hate pink', ['No pink']],
    ['leather-free', ['No leather']],
    ['flat shoes only', ['Flat shoes']],
    ['anything but jeans', ['No jeans']],
    ['no idea', []],
    ['no problem', []],
    ['no rush, no budget', []],
    ['a vegan outfit for a party', ['Vegan']],
    ['I’m vegan', ['Vegan']],
    ['vegan leather boots', []],
    ['animal-free, please', ['Vegan']],
    ['something modest for work', ['Nothing sleeveless', 'Nothing short', 'Nothing tight']],
    ['on a modest budget', []],
  ])('%s', (words, labels) => {
    expect(bans(words)).toEqual(labels)
  })
  it('says what it could not place', () => {
    expect(read('nothing snorkely').unplaced).toEqual(['snorkely'])
    expect(read('nothing that needs dry cleaning').unplaced).toEqual(['needs dry cleaning'])
    expect(read('no garish old curtains of my aunt').unplaced).toEqual(['garish old curtains of my aunt'])
  })
  it('is allowed again when somebody says so', () => {
    expect(briefOf('no heels', 'heels are fine after all').bans).toEqual([])
    expect(briefOf('no jeans', 'jeans please').bans).toEqual([])
  })
  it('is not believed when the same message wants it', () => {
    const heard = read('only heels, but no heels, for a party')
    expect(heard.conflict).toEqual({ about: 'want', label: 'Heels' })
    expect(stepFor(heard, false)).toEqual({ does: 'conflict', conflict: heard.conflict })
  })
})

describe('when and what for', () => {
  test.each([
    ['An outfit for an October wedding in Portland', 'wedding', 10, 'Portland'],
    ['Wedding in Sonoma, 5 December', 'wedding', 12, 'Sonoma'],
    ['job interview next month', 'interview', 12, null],
    ['graduation in May', 'ceremony', 5, null],
    ['I may need something for the office', 'work', null, null],
    ['New Year’s Eve party', 'party', 12, null],
    ['holiday party', 'party', null, null],
    ['black tie wedding', 'black-tie', null, null],
    ['Dress me for brunch', 'brunch', null, null],
  ])('%s', (words, occasion, month, place) => {
    expect(read(words)).toMatchObject({ occasion, when: { month, place } })
  })
  test.each([
    ['Dinner with friends, size M, in green', 'dinner'],
    ['a dinner date', 'date'],
    ['family dinner at my parents', 'holiday'],
    ['birthday dinner', 'party'],
    ['a fancy dinner', 'evening'],
  ])('%s', (words, occasion) => {
    expect(read(words).occasion).toBe(occasion)
  })
  it('does not take the words of an occasion for clothes', () => {
    expect(read('black tie wedding').wants).toEqual([])
    expect(read('Dress me for brunch').wants).toEqual([])
  })
})

describe('acts', () => {
  test.each([
    ['cheaper', 'compose'],
    ['something warmer please', 'compose'],
    ['another color', 'compose'],
    ['swap the shoes', 'swap'],
    ['thanks', 'say'],
    ['asdf qwer', 'say'],
  ])('%s', (words, does) => {
    expect(stepFor(read(words), true).does).toBe(does)
  })
  test.each([
    'Necesito un vestido para una boda',
    'Ich suche ein Kleid für eine Hochzeit',
    'Je cherche une robe pour un mariage',
    '我需要一件婚礼的衣服',
  ])('another language: %s', (words) => {
    expect(stepFor(read(words), false)).toEqual({ does: 'say', about: 'foreign' })
  })
  it('forgets all when told to start again, and keeps what is said with it', () => {
    expect(briefOf('wedding, no heels, $200', 'start over, work outfit')).toMatchObject({
      occasion: 'work',
      budgetCents: null,
      bans: [],
    })
  })
  it.each([
    'An outfit for my husband, for a wedding',
    'men’s outfit under $100',
    'I’m a man and need something for work',
    'something for him',
  ])('says that there are no men’s clothes: %s', (words) => {
    expect(stepFor(read(words), false)).toEqual({ does: 'say', about: 'men' })
  })
  it.each([
    'Where is my order?',
    'Can I return a dress?',
    'how long does shipping take',
    'what is your return policy',
    'I want to cancel the order',
    'How do I track my package?',
  ])('leads questions about the shop to its help: %s', (words) => {
    expect(stepFor(read(words), false)).toEqual({ does: 'say', about: 'help' })
  })
  it.each([
    'my order came too late, so an outfit for work under $200',
    'in order to look nice at a wedding',
    'a dress for the return flight, size 8',
  ])('composes all the same: %s', (words) => {
    expect(stepFor(read(words), false).does).toBe('compose')
  })
  it.each([
    'for my brother’s wedding, size 8',
    'dinner with my husband',
    'a menswear-inspired blazer',
    'an outfit for my son for a wedding',
    'for my boyfriend jeans',
  ])('dresses women and children: %s', (words) => {
    expect(stepFor(read(words), false).does).toBe('compose')
  })
  it('answers an insult kindly, and a wish within one by its wish', () => {
    expect(stepFor(read('you are stupid'), false)).toEqual({ does: 'say', about: 'insult' })
    expect(stepFor(read('find me a damn stupid party outfit'), false).does).toBe('compose')
  })
})

describe('chips', () => {
  it('say what was understood, and each can be taken away', () => {
    const brief = briefOf('October wedding in Portland, under $150, I’m a 10, shoe 8, no heels, in green')
    const chips = styleChips(brief, { size: null, shoe: null })
    expect(chips.map(({ label }) => label)).toEqual([
      'Wedding',
      'October, Portland',
      'Size 10',
      'Shoe 8',
      'Under $150',
      'Green',
      'No heels',
    ])
    for (const { key } of chips)
      expect(styleChips(withoutChip(brief, key), { size: null, shoe: null })).toHaveLength(chips.length - 1)
    expect(withoutChip(brief, 'nonsense')).toEqual(brief)
  })
})

it('reads a message of five thousand words to its limit, quickly', () => {
  const heard = read('a wedding with no heels '.repeat(1000))
  expect(heard.isCut).toBe(true)
  expect(heard).toMatchObject({ occasion: 'wedding' })
  expect('a wedding with no heels '.repeat(1000).length).toBeGreaterThan(turnLettersMost)
})

describe('a piece of their own', () => {
  const pictured = families.map(({ one }) => pieceWords(one, 'Black, solid.')).filter(Boolean)
  test.each(pictured)('is read from a picture: %s', (words) => {
    const heard = read(`What goes with my ${words}?`)
    expect(heard.own).toMatchObject({ label: words })
    expect(stepFor(heard, false).does).toBe('compose')
    expect(stepFor(read(`An outfit with a ${words}`), false).does).toBe('compose')
  })
  test.each([
    ['What goes with my black blazer?', 'coat', 'black blazer', ['black']],
    ['Something to match my green dress for a wedding', 'dress', 'green dress', ['green']],
    ['I have a navy midi skirt already, size M', 'bottom', 'navy midi skirt', ['navy']],
    ['I own black boots, under $150', 'shoes', 'black boots', ['black']],
    ['An outfit around my jeans', 'bottom', 'jeans', []],
  ])('%s', (words, slot, label, colors) => {
    const heard = read(words)
    expect(heard.own).toMatchObject({ slot, label })
    for (const color of colors) expect(heard.own?.colors).toContain(color)
    expect(heard.wants).toEqual([])
  })
  test.each([
    'I have a wedding in Austin',
    'I have to wear black shoes',
    'I have no shoes',
    'Do you have a red dress?',
    'Thanksgiving with my family',
    'I have 3 kids',
  ])('none in: %s', (words) => {
    expect(read(words).own).toBeNull()
  })
  it('stays over the turns of a thread, has a chip, and can be taken away', () => {
    const brief = briefOf('What goes with my black blazer?', 'for work, under $200')
    expect(styleChips(brief, { size: null, shoe: null }).map(({ label }) => label)).toContain(
      'With your black blazer',
    )
    expect(withoutChip(brief, 'own').own).toBeNull()
  })
})

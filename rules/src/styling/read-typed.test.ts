import { describe, expect, it, test } from 'vitest'
import { smallLexicon } from '../testing/shop-words.ts'
import { pieceOf } from '../testing/style-pieces.ts'
import { emptyBrief } from './brief.ts'
import { brokenBan, sizesFor } from './limits.ts'
import { nextBrief, styleChips } from './next-brief.ts'
import { readTurn } from './read-turn.ts'
import { stepFor } from './turn.ts'

const read = (words: string) => readTurn(words, smallLexicon, new Date('2026-11-27T12:00:00Z'))
const bans = (words: string) => read(words).bans.map(({ label }) => label)
const nothing = { totals: [], colors: [], kinds: [] }

describe('what is typed on a phone', () => {
  test.each([
    ['night out, M, 100', { size: 'M', budget: 10_000 }],
    ['fall outfit in earth tones, 8, $125', { size: '8', budget: 12_500 }],
    ['work. xl. sub 100', { size: 'XL', budget: 10_000 }],
    ['first date, size 6, 120', { size: '6', budget: 12_000 }],
    ['hmm ok 130 is fine', { size: null, budget: 13_000 }],
    ['keep it under two hundred', { size: null, budget: 20_000 }],
    ['no more than a hundred and twenty dollars', { size: null, budget: 12_000 }],
    ['less than 1 hundred and 50', { budget: 15_000 }],
    ['rock concert. S. 7. 95$', { size: 'S', shoe: '7', budget: 9_500 }],
    ['between 50 and 75', { size: null, budget: 7_500 }],
    ['50-75 dollars', { size: null, budget: 7_500 }],
    ['120 is my max', { budget: 12_000 }],
    ['10 for clothes and 8 for shoes', { size: '10', shoe: '8' }],
    ['I’m between an 8 and a 10', { size: '8' }],
    ['shoe size 39', { size: null, shoe: '8.5' }],
    ['flat shoes, 9', { size: null, shoe: '9' }],
    ['under one-fifty', { budget: 15_000 }],
    ['two seventy five max', { budget: 27_500 }],
    ['toddler girl 3T, easter, 45 dollars', { size: '3T', budget: 4_500 }],
    ['baby shower gift for a baby boy, 12 months', { size: '12 Mo', department: 'boys' }],
    ['size eight, eighty dollars', { size: '8', budget: 8_000 }],
    ['im 5 foot 10, size 6', { size: '6', shoe: null, budget: null }],
    ['5’2", 130 lbs, 34 years old, size S', { size: 'S', shoe: null, budget: null }],
    ['7 months pregnant, M, 140', { size: 'M', budget: 14_000 }],
    ['10 in dresses, 9 in shoes', { size: '10', shoe: '9', budget: null }],
    ['size 14, 7.5 feet', { size: '14', shoe: '7.5' }],
    ['I’m 63, size 14', { size: '14', budget: null }],
    ['my 40th bday dinner', { size: null, budget: null }],
    ['a party for 40 people', { budget: null }],
  ])('%s', (words, heard) => {
    expect(read(words)).toMatchObject(heard)
  })

  it('may be two sizes of clothes', () => {
    const brief = nextBrief(emptyBrief, read('size 8 on top, 10 on the bottom, work'), nothing)
    expect([brief.size, brief.bottomSize]).toEqual(['8', '10'])
    const none = { clothes: [], shoes: [] }
    expect(sizesFor(brief, none, 'bottom')).not.toEqual(sizesFor(brief, none, 'top'))
    expect(styleChips(brief, { size: null, shoe: null }).map(({ label }) => label)).toContain('Bottoms 10')
    expect(nextBrief(brief, read('size 6'), nothing).bottomSize).toBeNull()
  })

  it('may be a sum for each piece', () => {
    const heard = read('nothing over $45 a piece, size 8')
    expect(heard).toMatchObject({ pieceCents: 4_500, budget: null, size: '8' })
    expect(nextBrief(emptyBrief, heard, nothing).pieceCents).toBe(4_500)
  })

  test.each([
    ['anniversary dinner. 1X.', 'plus', '1X'],
    ['work, size 20', 'plus', '20W'],
    ['work, size 18', 'women', '18'],
  ])('names a plus size, and so where to look: %s', (words, department, size) => {
    expect(nextBrief(emptyBrief, read(words), nothing)).toMatchObject({ department, size })
  })

  test.each([
    ['girls trip to vegas', null],
    ['a night out with the girls', null],
    ['for my girl, size 6', 'girls'],
    ['back to school for my boy', 'boys'],
    ['my granddaughter’s graduation', null],
    ['my 6 yr old daughter’s birthday party, she’s a size 6', 'girls'],
    ['a 9 year old boy, size 10', 'boys'],
    ['my niece needs a party dress', 'girls'],
  ])('says who is dressed: %s', (words, department) => {
    expect(read(words).department).toBe(department)
  })
})

describe('what is refused without commas and in other words', () => {
  test.each([
    ['no dresses no skirts no heels', ['No dresses', 'No skirts', 'No heels']],
    ['allergic to wool and i dont do heels', ['No wool', 'No heels']],
    ['I avoid wool and cashmere because they itch', ['No wool', 'No cashmere']],
    ['no animal products', ['Vegan']],
    ['must have sleeves', ['Nothing sleeveless']],
    ['no dark colors', ['Nothing dark']],
    ['low shoes only', ['Flat shoes']],
    ['no open toe shoes', ['No open toes']],
    ['nothing above the knee', ['Nothing short']],
    ['covered shoulders please', ['Nothing sleeveless']],
    ['nothing backless', ['Nothing backless']],
    ['nothing too revealing', ['Nothing revealing']],
    ['yellow washes me out', ['No yellow']],
    ['I look awful in yellow', ['No yellow']],
    ['heels sink in grass so no heels', ['No heels']],
    ['no black jeans', ['No black jeans']],
    ['no, the other shoes', []],
    ['I’d rather not spend more than $120', []],
  ])('%s', (words, labels) => {
    expect(bans(words)).toEqual(labels)
  })

  it('as a color of one kind leaves other colors and other kinds', () => {
    const { bans: list } = read('no black jeans')
    const black = { color_names: ['black'], advanced_color_names: ['black'] }
    expect(brokenBan(pieceOf('straight-jeans', black), list)?.label).toBe('No black jeans')
    expect(brokenBan(pieceOf('straight-jeans'), list)).toBeUndefined()
    expect(brokenBan(pieceOf('blouses', black), list)).toBeUndefined()
  })

  test.each(['heels ok', 'heels are fine now', 'you can use heels again', 'forget the no heels'])(
    'may be again: %s',
    (words) => {
      expect(read(words).lifted.map(({ label }) => label)).toEqual(['No heels'])
    },
  )
})

describe('a part that is not liked', () => {
  test.each([
    ['hate the shoes, swap em', ['shoes']],
    ['the top is too formal, swap it', ['top']],
    ['I don’t like that bag', ['bag']],
    ['no the other shoes', ['shoes']],
  ])('is swapped, and refuses nothing for good: %s', (words, slots) => {
    const heard = read(words)
    expect(stepFor(heard, true)).toEqual({ does: 'swap', slots })
    expect(heard.bans).toEqual([])
  })
})

test.each(['Sommerhochzeit, Größe 38, unter 200 Euro, keine Absätze', 'Je cherche une tenue, pas de noir'])(
  'another language is told from English: %s',
  (words) => {
    expect(stepFor(read(words), false)).toEqual({ does: 'say', about: 'foreign' })
  },
)

test.each(['whats the weather gonna be in denver this weekend', 'is this item real silk?'])(
  'a question about the weather or about one piece asks for no outfit: %s',
  (words) => {
    expect(stepFor(read(words), false)).toEqual({ does: 'say', about: 'beside' })
  },
)

it('reads a piece that is named before its owner says so', () => {
  const { own, wants } = read('an outfit that goes with a navy blazer i already have')
  expect(own?.slot).toBe('coat')
  expect(wants).toEqual([])
})

describe('an answer that is not liked yet', () => {
  test.each([
    ['swap the dress for pants', ['No dresses'], ['Pants']],
    ['lose the coat', ['No coats'], []],
    ['less revealing please', ['Nothing revealing'], []],
    ['not so dark', ['Nothing dark'], []],
    ['looser', ['Nothing tight'], []],
  ])('is composed anew: %s', (words, refused, wanted) => {
    const heard = read(words)
    expect(stepFor(heard, true).does).toBe('compose')
    expect(heard.bans.map(({ label }) => label)).toEqual(refused)
    expect(heard.wants.map(({ label }) => label)).toEqual(wanted)
  })

  test.each(['nope', 'i hate it', 'not my style', 'don’t like any of these'])(
    'is followed by others, and refuses nothing: %s',
    (words) => {
      const heard = read(words)
      expect(stepFor(heard, true)).toEqual({ does: 'compose', fresh: true })
      expect([...heard.bans, ...heard.unplaced]).toEqual([])
    },
  )

  test.each([
    ['it’ll be cold', 'warmer'],
    ['half the price', 'cheaper'],
    ['make it sexy', 'dressier'],
  ] as const)('is changed by what is said of it: %s', (words, act) => {
    expect(read(words).acts).toContain(act)
  })
})

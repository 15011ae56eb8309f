import { describe, expect, it } from 'vitest'
import { kinds } from '../catalogue/kinds/kinds.ts'
import {
  ageWords,
  brandKeyOf,
  brandNameOf,
  brandNameProblem,
  byTurn,
  canUndo,
  countProblem,
  highestPrice,
  highestRetail,
  isDeclineReason,
  lowestPrice,
  noteProblem,
  paceOf,
  priceNotCents,
  priceProblem,
  priceTooHigh,
  priceTooLow,
  retailGuess,
  retailProblem,
  retailTooHigh,
  retailTooLow,
  tierGuess,
} from './intake.ts'
import { measurementNames, measurementsProblem } from './measures.ts'
import {
  flawNeeded,
  flawsProblem,
  flawUnknown,
  flawWords,
  isMaterial,
  merchandisingDepartment,
  pieceDepartments,
  pieceGender,
  sizeDisplayOf,
  sizeFits,
} from './pieces.ts'
import { isTakenInBags } from './taken.ts'

describe('a price', () => {
  it('goes from $4.99 to $9,999.00', () => {
    for (const price of [lowestPrice, 2499, highestPrice]) expect(priceProblem(price)).toBeUndefined()
    for (const price of [0, -1, -2499, 498]) expect(priceProblem(price)).toBe(priceTooLow)
    for (const price of [highestPrice + 1, 1e9]) expect(priceProblem(price)).toBe(priceTooHigh)
  })
  it('is whole cents', () => {
    for (const price of [499.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])
      expect(priceProblem(price)).toBe(priceNotCents)
  })
  it('is not above the retail price, which has an end too', () => {
    expect(retailProblem(2499, 2499)).toBeUndefined()
    expect(retailProblem(2498, 2499)).toBe(retailTooLow)
    expect(retailProblem(highestRetail + 1, 2499)).toBe(retailTooHigh)
    expect(retailProblem(2499.5, 499)).toBe(priceNotCents)
  })
  it('makes a retail price that is never below it, in whole dollars', () => {
    expect(retailGuess(2499)).toBe(6200)
    for (const price of [lowestPrice, highestPrice])
      expect(retailProblem(retailGuess(price), price)).toBeUndefined()
  })
})

describe('a brand that is new here', () => {
  it('is the same in any spelling', () => {
    for (const text of ['theory ', 'THEORY', '  Theory', 'Théory']) expect(brandKeyOf(text)).toBe('theory')
    expect(brandKeyOf('H & M')).toBe(brandKeyOf('h&m'))
    expect(brandKeyOf('Theory Kids')).not.toBe(brandKeyOf('Theory'))
  })
  it('is kept as it was written, but for its spaces', () => {
    expect(brandNameOf('  Maison   Ondine ')).toBe('Maison Ondine')
  })
  it('has a name that can be written in an address', () => {
    expect(brandNameProblem('Maison Ondine')).toBeUndefined()
    for (const text of ['', '   ', '!!!', 'x'.repeat(61), 'turned \u202ename', '<b>Ondine</b>', '{name}'])
      expect(brandNameProblem(text)).toBeTruthy()
  })
  it('gets a tier by what its piece costs', () => {
    expect([100, 1000, 2000, 5000, 9000].map((price) => tierGuess(price, 1000))).toEqual([
      'value',
      'mid',
      'premium',
      'designer',
      'luxury',
    ])
    expect(tierGuess(5000, undefined)).toBe('mid')
  })
})

it('takes reasons of the list, notes that can be printed and counts that a bag can hold', () => {
  expect(isDeclineReason('flawed')).toBe(true)
  for (const text of ['', null, undefined, 'ugly']) expect(isDeclineReason(text)).toBe(false)
  expect(noteProblem('Hem let down by hand')).toBeUndefined()
  for (const note of ['x'.repeat(301), 'a\u202eb']) expect(noteProblem(note)).toBeTruthy()
  for (const count of [0, 1, 500]) expect(countProblem(count)).toBeUndefined()
  for (const count of [-1, 501, 1.5, Number.NaN]) expect(countProblem(count)).toBeTruthy()
})

it('lets a piece be taken back for ten minutes', () => {
  const at = new Date('2026-11-21T12:00:00Z')
  expect(canUndo(at, new Date('2026-11-21T12:10:00Z'))).toBe(true)
  expect(canUndo(at, new Date('2026-11-21T12:10:01Z'))).toBe(false)
})

it('takes premium bags first, then whoever came first', () => {
  const bag = (bagNumber: number, hour: number, premium = false) => ({
    bagNumber,
    premium,
    receivedAt: new Date(Date.UTC(2026, 10, 21, hour)),
  })
  const sorted = [bag(1, 9), bag(2, 7), bag(3, 8, true), bag(4, 7)].sort(byTurn)
  expect(sorted.map(({ bagNumber }) => bagNumber)).toEqual([3, 2, 4, 1])
})

it('tells an age in hours, then in days', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  expect([0.5, 3, 47, 48, 100].map((hours) => ageWords(before(hours), now))).toEqual([
    'under 1 h',
    '3 h',
    '47 h',
    '2 days',
    '4 days',
  ])
})

it('tells the pace as the middle time, without breaks', () => {
  const at = (...seconds: number[]) => seconds.map((one) => new Date(one * 1000))
  expect(paceOf(at(0))).toBeUndefined()
  expect(paceOf(at(0, 12, 30, 45, 4000))).toBe(15)
})

describe('what is written down of a piece', () => {
  it('names flaws of the list, and a flawed gem has one', () => {
    expect(flawsProblem([], 'good')).toBeUndefined()
    expect(flawsProblem(['stain', 'hole'], 'flawed_gem')).toBeUndefined()
    expect(flawsProblem([], 'flawed_gem')).toBe(flawNeeded)
    expect(flawsProblem(['ugly'], 'good')).toBe(flawUnknown)
    expect(
      flawsProblem(['pilling', 'stain', 'hole', 'thread', 'fading', 'button', 'seam'], 'good'),
    ).toContain('at most')
    expect(flawWords(['hole', 'stain', 'hole'])).toEqual(['A faint mark', 'A small hole'])
  })
  it('measures what there is of such a piece', () => {
    expect(measurementNames('jeans/skinny-jeans')).toEqual(['Waist', 'Inseam', 'Rise'])
    expect(measurementNames('sleep-intimates/socks')).toEqual([])
    expect(measurementNames('swimwear/tankinis')).toEqual(['Bust', 'Length'])
    expect(measurementsProblem([{ name: 'Bust', inches: 36.5 }], 'tops/blouses')).toBeUndefined()
    for (const inches of [0, -1, 121, Number.NaN])
      expect(measurementsProblem([{ name: 'Bust', inches }], 'tops/blouses')).toBeTruthy()
    expect(measurementsProblem([{ name: 'Inseam', inches: 30 }], 'tops/blouses')).toBe(
      'Inseam is not measured of such a piece.',
    )
    const twice = { name: 'Bust', inches: 30 }
    expect(measurementsProblem([twice, twice], 'tops/blouses')).toBe('Please measure each part once.')
  })
  it('has materials of the list', () => {
    const ofKinds = kinds.flatMap(({ materials }) => materials.flatMap(([, names]) => names))
    expect(ofKinds.filter((name) => !isMaterial(name))).toEqual([])
    expect([isMaterial('Cotton'), isMaterial('cotton'), isMaterial('Unobtainium')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('where a graded piece is shown', () => {
  const women = { categoryDepartments: ['women'], sizeGroup: 'women', tier: 'mid' } as const
  it('follows its kind, its size and its brand', () => {
    expect(pieceDepartments(women)).toEqual(['women'])
    expect(pieceDepartments({ ...women, sizeGroup: 'petite', tier: 'luxury' })).toEqual([
      'women',
      'petite',
      'designer',
    ])
    const kids = { ...women, categoryDepartments: ['girls', 'boys'], sizeGroup: 'kids' }
    expect(pieceDepartments({ ...kids, chosen: 'boys' })).toEqual(['boys'])
    expect(pieceDepartments({ ...kids, chosen: 'women' })).toEqual(['girls', 'boys'])
  })
  it('says whose it is', () => {
    expect([['women', 'plus'], ['girls'], ['boys'], ['girls', 'boys']].map(pieceGender)).toEqual([
      'women',
      'girls',
      'boys',
      'unisex',
    ])
    expect(['kids-shoes', 'handbags', 'jeans'].map(merchandisingDepartment)).toEqual([
      'kids',
      'handbags',
      'women',
    ])
  })
  it('has a size of its own system', () => {
    expect(sizeFits('top', { sizeCategory: 'top', departmentGroup: 'plus' }, 'dresses')).toBe(true)
    expect(sizeFits('top', { sizeCategory: 'shoe', departmentGroup: 'shoes' }, 'dresses')).toBe(false)
    expect(sizeFits(null, { sizeCategory: 'one', departmentGroup: 'all' }, 'handbags')).toBe(true)
    expect(sizeFits('kids', { sizeCategory: 'kids', departmentGroup: 'kids' }, 'kids-shoes')).toBe(false)
    expect(sizeFits('kids', { sizeCategory: 'kids', departmentGroup: 'kids-shoes' }, 'kids-clothes')).toBe(
      false,
    )
    expect(
      ['one', 'shoe', 'bra', 'top'].map((sizeCategory) => sizeDisplayOf({ label: '8', sizeCategory })),
    ).toEqual(['One Size', 'Size 8', 'Size 8', 'Size 8'])
  })
})

it('takes underwear and swimwear in bags only new with tags, by kind or by the tags of a piece', () => {
  const slugs = ['midi-dresses', 'pajama-sets', 'bras', 'tights', 'swimwear']
  expect(slugs.map((slug) => isTakenInBags('excellent', [slug]))).toEqual([true, true, false, false, false])
  expect(slugs.every((slug) => isTakenInBags('new_with_tags', [slug]))).toBe(true)
  expect(isTakenInBags('good', ['swimwear', 'tankinis'])).toBe(false)
  expect(isTakenInBags(null, ['bras', undefined])).toBe(false)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { termsFaults } from '../earnings/payout-terms.ts'
import { payoutOf } from '../earnings/payouts.ts'
import {
  type ContractStep,
  contractPays,
  holdDaysProblem,
  ladderProblem,
  partnerTermsOf,
} from './contracts.ts'
import {
  canFeedMove,
  centsIn,
  feedStates,
  isFeedReference,
  isPhotoName,
  isSku,
  isTooMuchMissing,
  partsIn,
  pieceStatusOf,
} from './feeds.ts'
import { decideRow, type StandingPiece } from './rows.ts'
import { namedSize } from './sizes.ts'
import { eventWords } from './words.ts'

const ladder: readonly ContractStep[] = [
  { from: 0, basisPoints: 4000 },
  { from: 5000, basisPoints: 6250 },
]

describe('a contract’s ladder', () => {
  it('pays each slice of a price its share, rounded down once', () => {
    expect(ladderProblem(ladder)).toBeUndefined()
    expect(contractPays(cents(4000), ladder)).toBe(1600)
    expect(contractPays(cents(8000), ladder)).toBe(2000 + 1875)
    expect(contractPays(cents(5001), ladder)).toBe(2000)
  })
  it('is refused when it pays more than the sale, or does not rise from $0.00', () => {
    expect(ladderProblem([{ from: 0, basisPoints: 10_001 }])).toContain('more than the sale')
    expect(ladderProblem([{ from: 0, basisPoints: 10_000 }])).toBeUndefined()
    for (const wrong of [
      [],
      [{ from: 100, basisPoints: 5000 }],
      [
        { from: 0, basisPoints: 5000 },
        { from: 0, basisPoints: 6000 },
      ],
      [{ from: 0, basisPoints: -1 }],
      [{ from: 0, basisPoints: 0.5 }],
      [{ from: Number.NaN, basisPoints: 5000 }],
      Array.from({ length: 11 }, (_, i) => ({ from: i, basisPoints: 1 })),
    ])
      expect(ladderProblem(wrong)).toBeTruthy()
  })
  it('never pays more than the price, and a dearer piece never less', () => {
    const steps = fc
      .uniqueArray(fc.integer({ min: 1, max: 999_900 }), { maxLength: 9 })
      .chain((froms) =>
        fc.tuple(
          ...[0, ...froms.toSorted((a, b) => a - b)].map((from) =>
            fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => ({ from, basisPoints })),
          ),
        ),
      )
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 999_899 }), (some, price) => {
        expect(ladderProblem(some)).toBeUndefined()
        const pays = contractPays(cents(price), some)
        expect(pays).toBeLessThanOrEqual(price)
        expect(contractPays(cents(price + 1), some)).toBeGreaterThanOrEqual(pays)
      }),
      { seed: 20_261_129 },
    )
  })
  it('becomes payout terms that split a sale to the cent', () => {
    const terms = partnerTermsOf({ ladder: [{ from: 0, basisPoints: 5000 }], holdDays: 14 })
    expect(termsFaults(terms)).toEqual([])
    expect(payoutOf(cents(4801), terms)).toMatchObject({ earnings: 2400, credit: 0 })
    expect(payoutOf(cents(4801), partnerTermsOf({ ladder, holdDays: 14 })).earnings).toBe(1920)
  })
  it('has days until the money is available', () => {
    for (const days of [0, 14, 120]) expect(holdDaysProblem(days)).toBeUndefined()
    for (const days of [-1, 121, 1.5, Number.NaN]) expect(holdDaysProblem(days)).toBeTruthy()
  })
})

describe('a feed', () => {
  it('ends once', () => {
    for (const to of feedStates) {
      expect(canFeedMove('applied', to)).toBe(false)
      expect(canFeedMove('refused', to)).toBe(false)
    }
    expect(canFeedMove('received', 'waiting')).toBe(true)
    expect(canFeedMove('applying', 'refused')).toBe(false)
  })
  it('of the whole stock is looked at when much is missing, and not for a few pieces', () => {
    expect(isTooMuchMissing({ missing: 10, stock: 10 })).toBe(false)
    expect(isTooMuchMissing({ missing: 20, stock: 100 })).toBe(false)
    expect(isTooMuchMissing({ missing: 21, stock: 100 })).toBe(true)
  })
  it('has names that an address can carry', () => {
    expect([isFeedReference('2026-11-29_a.1'), isSku('AB/12-3'), isPhotoName('front.jpg')]).toEqual([
      true,
      true,
      true,
    ])
    for (const text of ['', 'a b', 'x'.repeat(101), '../..\\', 'ä'])
      expect([isFeedReference(text), isSku(text), isPhotoName(text)]).toEqual([false, false, false])
  })
  it('reads amounts, and no slip as a price', () => {
    const read = ['48', '48.5', '$48.50', '1,048.00', ' 48.05 '].map(centsIn)
    expect(read).toEqual([4800, 4850, 4850, 104_800, 4805])
    for (const text of ['', '-48', '48.505', '4e3', '48,50', '1,04.00', 'free', 'Infinity'])
      expect(centsIn(text)).toBeUndefined()
  })
  it('splits lists', () => expect(partsIn(' red; blue | ;')).toEqual(['red', 'blue']))
})

describe('a row about a piece that is here', () => {
  const piece: StandingPiece = {
    state: 'listed',
    price: 4800,
    isTaken: false,
    hasPhotos: true,
    isWithdrawn: false,
    hasNews: false,
    isOutdated: false,
  }
  const offer = { action: 'offer', price: 4200 } as const
  const withdraw = { action: 'withdraw', price: 0 } as const
  it('changes the price, takes the piece off sale and puts it back', () => {
    expect(decideRow(piece, offer)).toEqual({ act: 'reprice' })
    expect(decideRow(piece, { ...offer, price: 4800 })).toMatchObject({ outcome: 'unchanged' })
    expect(decideRow({ ...piece, hasNews: true }, offer)).toEqual({ act: 'change' })
    expect(decideRow({ ...piece, hasNews: true }, { ...offer, price: 4800 })).toEqual({ act: 'change' })
    expect(decideRow(piece, withdraw)).toEqual({ act: 'withdraw' })
    expect(decideRow({ ...piece, state: 'delisted', isWithdrawn: true }, offer)).toEqual({ act: 'put_back' })
    expect(decideRow({ ...piece, state: 'pending_listing' }, offer)).toEqual({ act: 'list' })
    expect(decideRow({ ...piece, state: 'pending_listing' }, withdraw)).toEqual({ act: 'take_back' })
    const dark = { ...piece, state: 'pending_listing', hasPhotos: false }
    expect(decideRow(dark, offer)).toMatchObject({ outcome: 'waits_for_photos' })
  })
  it('changes nothing that is held, sold, taken off by the shop, or changed by a later feed', () => {
    for (const wish of [offer, withdraw]) {
      expect(decideRow({ ...piece, isTaken: true }, wish)).toMatchObject({ act: 'refuse' })
      const told = { ...wish, price: 4800 }
      expect(decideRow({ ...piece, isTaken: true, hasNews: true }, told)).toMatchObject({ act: 'refuse' })
      expect(decideRow({ ...piece, state: 'on_auction' }, wish)).toMatchObject({ act: 'refuse' })
      expect(decideRow({ ...piece, isOutdated: true }, wish)).toMatchObject({ act: 'refuse' })
      for (const state of ['pending_sale', 'purchased', 'packed', 'shipped', 'delivered', 'relisted'])
        expect(decideRow({ ...piece, state }, wish)).toMatchObject({ act: 'refuse' })
    }
    expect(decideRow({ ...piece, state: 'delisted' }, offer)).toMatchObject({ act: 'refuse' })
    expect(decideRow({ ...piece, state: 'expired' }, offer)).toMatchObject({ act: 'refuse' })
  })
})

it('tells what became of a piece, and not whether somebody holds it', () => {
  const status = (state: string, takenBack = false) => pieceStatusOf({ state, takenBack })
  expect(
    ['pending_listing', 'listed', 'pending_sale', 'delivered', 'delisted', 'relisted'].map((one) =>
      status(one),
    ),
  ).toEqual(['waiting', 'listed', 'listed', 'sold', 'withdrawn', 'returned'])
  expect(status('delivered', true)).toBe('returned')
})

describe('a named size', () => {
  const size = (sizingId: number, label: string, departmentGroup: string, sizeCategory = 'top') => ({
    sizingId,
    label,
    departmentGroup,
    sizeCategory,
  })
  const sizes = [
    size(1, 'M', 'women'),
    size(2, 'M Petite/Tall', 'petite-tall'),
    size(3, '1X', 'plus'),
    size(4, 'One Size', 'all', 'one'),
    size(5, '8', 'shoes', 'shoe'),
  ]
  const find = (label: string, department = '', sizeCategory: string | null = 'top') =>
    namedSize(sizes, { label, department, sizeCategory, root: 'dresses' })?.sizingId
  it('is the regular one unless the department says otherwise', () => {
    expect([find('m'), find('M', 'petite'), find('M', 'tall'), find('1X'), find('1x', 'plus')]).toEqual([
      1, 2, 2, 3, 3,
    ])
    expect([find('', '', 'one'), find('One Size', '', null)]).toEqual([4, 4])
  })
  it('is none of another kind of piece', () => {
    expect([find('8'), find('XXXXL'), find(''), find('M', '', 'one')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

it('says what was done for a partner', () => {
  expect(eventWords('key_made', { key: 'pk_b', replaces: 'pk_a' })).toBe('Made the key pk_b in place of pk_a')
  expect(eventWords('key_made', { key: 'pk_a', replaces: null })).toBe('Made the key pk_a')
  expect(eventWords('key_ended', { key: 'pk_a' })).toBe('Ended the key pk_a')
  expect(eventWords('terms_set', {})).toBe('Set the terms')
  expect(eventWords('feed_taken', { number: 3 })).toBe('Took feed 3 with its new brands')
  expect(eventWords('feed_refused', { number: 3, reason: 'Copies' })).toBe('Refused feed 3: Copies')
})

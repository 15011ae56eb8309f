import { expect, it } from 'vitest'
import {
  chooseGoodies,
  type GoodyCandidate,
  type GoodyTaste,
  goodyScore,
  goodySwaps,
  goodyWhy,
} from './choose.ts'
import { goodyPieces } from './terms.ts'

const kinds = ['dresses', 'tops', 'jeans', 'shoes', 'skirts']
const piece = (n: number, more: Partial<GoodyCandidate> = {}): GoodyCandidate => ({
  itemNumber: n,
  warehouseId: 12,
  brandId: n,
  brand: `Brand ${n}`,
  kind: kinds[n % kinds.length] ?? '',
  price: 3000,
  sizeDisplay: 'Size M',
  colors: [],
  isHearted: false,
  isLovedBrand: false,
  fit: null,
  fitWords: null,
  liked: 0.5,
  ...more,
})
const many = (count: number, more: (n: number) => Partial<GoodyCandidate> = () => ({})) =>
  Array.from({ length: count }, (_, i) => piece(i + 1, more(i + 1)))
const taste: GoodyTaste = { kinds: [], budget: 20_000, kindsLoved: new Map(), colorsLoved: new Map() }
const numbers = (candidates: readonly GoodyCandidate[], wish = taste) =>
  chooseGoodies(candidates, wish).map((one) => one.itemNumber)

it('chooses five pieces within the budget, the same ones for the same input', () => {
  const box = numbers(many(40))
  expect(box).toHaveLength(goodyPieces)
  expect(numbers(many(40).toReversed())).toEqual(box)
  const dear = many(40, (n) => ({ price: n <= 3 ? 9000 : 2500 }))
  const sum = (ids: number[]) => ids.reduce((all, id) => all + (dear[id - 1]?.price ?? 0), 0)
  expect(sum(numbers(dear))).toBeLessThanOrEqual(taste.budget)
  expect(numbers(dear)).toHaveLength(goodyPieces)
})

it('takes what is hearted, of loved brands, and what fits before the rest', () => {
  const candidates = many(30, (n) => ({
    isHearted: n === 17,
    isLovedBrand: n === 22,
    fit: n === 9 ? 'fits' : null,
    fitWords: n === 9 ? 'Should fit you' : null,
  }))
  const box = chooseGoodies(candidates, taste)
  expect(box.slice(0, 3)).toEqual([
    { itemNumber: 17, why: 'You hearted it' },
    { itemNumber: 9, why: 'Should fit you' },
    { itemNumber: 22, why: 'You love Brand 22' },
  ])
})

it('puts nothing in that is likely too small or too large, whatever else speaks for it', () => {
  const candidates = many(20, (n) => ({ fit: n % 2 ? 'small' : 'large', isHearted: true }))
  expect(numbers(candidates)).toEqual([])
})

it('has at most two of a brand and of a kind, unless few kinds were asked for', () => {
  const sameBrand = many(20, (n) => ({ brandId: n <= 10 ? 1 : n }))
  const box = numbers(sameBrand)
  expect(box.filter((n) => n <= 10)).toHaveLength(2)
  expect(numbers(many(20, () => ({ kind: 'dresses' })))).toEqual([])
  expect(
    numbers(
      many(20, () => ({ kind: 'dresses' })),
      { ...taste, kinds: ['dresses'] },
    ),
  ).toHaveLength(5)
})

it('comes from one house, and not at all with fewer than three pieces', () => {
  const houses = many(20, (n) => ({ warehouseId: n % 3 === 0 ? 17 : 12 }))
  expect(new Set(numbers(houses).map((n) => (n % 3 === 0 ? 17 : 12))).size).toBe(1)
  expect(numbers(many(2))).toEqual([])
  expect(numbers(many(3))).toHaveLength(3)
})

it('learns from what was loved and sent back, within bounds', () => {
  const kindsLoved = new Map([['jeans', 40]])
  const colorsLoved = new Map([
    ['green', 5],
    ['yellow', -8],
  ])
  const of = (more: Partial<GoodyCandidate>) =>
    goodyScore(piece(1, more), { ...taste, kindsLoved, colorsLoved })
  expect(of({ kind: 'jeans' })).toBeCloseTo(of({ kind: 'tops' }) + 1.8)
  expect(of({ colors: ['green'] })).toBeGreaterThan(of({ colors: [] }))
  expect(of({ colors: ['yellow'] })).toBeLessThan(of({ colors: [] }))
  expect(of({ fit: 'large', isHearted: true })).toBeLessThan(of({}))
})

it('offers a stylist what the budget leaves, of the same house', () => {
  const swaps = goodySwaps(
    many(10, (n) => ({ price: n * 1000, warehouseId: n === 2 ? 17 : 12 })),
    taste,
    {
      warehouseId: 12,
      itemNumbers: [1],
      left: 5000,
    },
  )
  expect(swaps.map((one) => one.itemNumber)).toEqual([3, 4, 5])
  expect(goodyWhy(piece(1))).toBe('Your size, M')
})

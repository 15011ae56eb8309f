import { expect, it } from 'vitest'
import {
  type Category,
  type Draft,
  emptyDraft,
  inputOf,
  matches,
  nextStep,
  priceOf,
  type Size,
  sizesFor,
  withCategory,
} from './draft.ts'

const category = (id: number, kind: string, sizeCategory: string): Category => ({
  __typename: 'IntakeCategory',
  id,
  name: kind,
  kind,
  sizeCategory,
  departments: ['women'],
  measurements: [],
  cuts: [],
  patterns: [],
  materials: [],
  details: [],
})
const size = (sizingId: number, sizeCategory: string, departmentGroup: string): Size => ({
  __typename: 'IntakeSize',
  sizingId,
  label: 'M',
  sizeCategory,
  group: 'letters',
  departmentGroup,
})
const sizes = [
  size(1, 'top', 'women'),
  size(2, 'shoe', 'shoes'),
  size(3, 'one', 'all'),
  size(4, 'kids', 'kids'),
  size(5, 'kids', 'kids-shoes'),
]
const top = category(1, 'Tops', 'top')
const one = category(2, 'Handbags', 'one')

it('asks for the next thing that is missing', () => {
  expect(nextStep(emptyDraft)).toBe('category')
  const full: Draft = {
    ...emptyDraft,
    category: top,
    brand: { id: 1, name: 'Theory' },
    size: sizes[0] ?? null,
    condition: 'good',
    colors: ['blue'],
  } as const
  expect(nextStep(full)).toBe('ready')
  expect(nextStep({ ...full, brand: null })).toBe('brand')
  expect(nextStep({ ...full, condition: 'flawed_gem' })).toBe('flaws')
})
it('takes the only size there is, and forgets one of another kind', () => {
  expect(withCategory(emptyDraft, one, sizes).size?.sizingId).toBe(3)
  expect(withCategory({ ...emptyDraft, size: sizes[1] ?? null }, top, sizes).size?.sizingId).toBe(1)
  expect(sizesFor(category(3, 'Kids’ Shoes', 'kids'), sizes).map(({ sizingId }) => sizingId)).toEqual([5])
})
it('takes the only cut, pattern and material there is, and leaves materials that were said', () => {
  const plain = { ...top, cuts: ['tunic'], patterns: ['denim'], materials: ['Cotton'] }
  expect(withCategory(emptyDraft, plain, sizes)).toMatchObject({
    cut: 'tunic',
    pattern: 'denim',
    materials: ['Cotton'],
  })
  expect(withCategory({ ...emptyDraft, materials: ['Silk'] }, plain, sizes).materials).toEqual(['Silk'])
  const many = { ...top, cuts: ['a', 'b'], patterns: ['denim', 'solid'], materials: ['Cotton', 'Silk'] }
  expect(withCategory(emptyDraft, many, sizes)).toMatchObject({ cut: null, pattern: null, materials: [] })
})
it('finds by letters: exactly so, then beginning so, then a word within', () => {
  const names = ['Mini Dresses', 'Midi Dresses', 'Casual Dresses', 'M']
  expect(matches(names, 'm', (name) => name)).toEqual(['M', 'Mini Dresses', 'Midi Dresses'])
  expect(matches(names, 'dre', (name) => name)).toEqual(['Mini Dresses', 'Midi Dresses', 'Casual Dresses'])
  expect(matches(names, 'xyz', (name) => name)).toEqual([])
})
it('sends the suggested price unless one was typed, and nothing for what is no price', () => {
  expect(priceOf(emptyDraft, 2499)).toBe(2499)
  expect(priceOf({ ...emptyDraft, price: '30' }, 2499)).toBe(3000)
  expect(priceOf({ ...emptyDraft, price: 'thirty' }, 2499)).toBeNull()
  const press = { gradeKey: 'k', bagId: 'b', pieceNumber: 1, decision: 'accepted', suggested: 2499 } as const
  expect(inputOf({ ...emptyDraft, brand: { id: null, name: 'New' } }, press)).toMatchObject({
    price: 2499,
    brandId: null,
    brandName: 'New',
  })
  expect(inputOf({ ...emptyDraft, brand: { id: 7, name: 'Old' } }, press)).toMatchObject({
    brandId: 7,
    brandName: null,
  })
})

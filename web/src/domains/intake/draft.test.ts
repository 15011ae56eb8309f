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
  styles: ['classic', 'sporty'],
  occasions: ['casual', 'work'],
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
  const press = { gradeKey: 'k', bagId: 'b', pieceNumber: 1, decision: 'accepted' } as const
  const known = { suggested: 2499, tags: { styles: ['classic'], occasions: ['work'] } }
  expect(inputOf({ ...emptyDraft, brand: { id: null, name: 'New' } }, { ...press, ...known })).toMatchObject({
    price: 2499,
    brandId: null,
    brandName: 'New',
  })
  expect(inputOf({ ...emptyDraft, brand: { id: 7, name: 'Old' } }, { ...press, ...known })).toMatchObject({
    brandId: 7,
    brandName: null,
    styles: ['classic'],
    occasions: ['work'],
  })
  expect(inputOf({ ...emptyDraft, styles: ['sporty'] }, { ...press, ...known }).styles).toEqual(['sporty'])
})
it('asks for what the kind has, one field after the other, and not for what was left unsaid', () => {
  const shoe: Category = {
    ...category(9, 'Shoes', 'shoe'),
    cuts: ['pump', 'loafer'],
    patterns: ['solid', 'animal'],
    materials: ['Leather', 'Suede'],
    details: [
      { __typename: 'IntakeDetail', name: 'shoeWidth', label: 'Shoe width', values: ['Medium', 'Wide'] },
    ],
  }
  const graded: Draft = {
    ...withCategory(emptyDraft, shoe, sizes),
    brand: { id: 1, name: 'Vince' },
    condition: 'good',
    colors: ['black'],
  }
  expect(nextStep(graded)).toBe('cut')
  const cut: Draft = { ...graded, cut: 'pump', skipped: ['pattern'] }
  expect(nextStep(cut)).toBe('material')
  expect(nextStep({ ...cut, materials: ['Suede'] })).toBe('details')
  expect(nextStep({ ...cut, materials: ['Suede'], details: { shoeWidth: 'Wide' } })).toBe('ready')
  // Another kind is asked for anew.
  expect(withCategory(cut, category(8, 'Tops', 'top'), sizes).skipped).toEqual([])
})

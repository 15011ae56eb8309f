import { expect, test } from 'vitest'
import { sizeRows } from '../catalogue/sizes.ts'
import type { SizeName } from '../search/facet-names.ts'
import { childProblem, sizeChoices, sizesProblem, sizeWords } from './choices.ts'

const sizes = sizeRows.map((one): SizeName => {
  return {
    sizingId: one.sizing_id,
    label: one.label,
    sizeCategory: one.size_category,
    sizeGroup: one.size_group,
    departmentGroup: one.department_group,
  }
})
const heads = (department: string) =>
  sizeChoices(department, sizes).map(({ label, group }) => `${label}: ${group}`)

test('women choose Dresses & Tops, Bottoms and Shoes by letters, numbers and waist', () => {
  expect(heads('women')).toEqual([
    'Dresses & Tops: letters',
    'Dresses & Tops: numbers',
    'Bottoms: letters',
    'Bottoms: numbers',
    'Bottoms: waist',
    'Shoes: numbers',
  ])
  expect(sizeChoices('women', sizes).map(({ category, group }) => [category, group])).toEqual([
    ['top', 'letters'],
    ['top', 'numbers'],
    ['bottom', 'letters'],
    ['bottom', 'numbers'],
    ['bottom', 'waist'],
    ['shoe', 'numbers'],
  ])
  const labels = ['women', 'plus', 'petite', 'tall', 'maternity', 'juniors', 'girls'].flatMap((department) =>
    sizeChoices(department, sizes).flatMap((group) => group.sizes.map(({ label }) => label)),
  )
  expect(labels).not.toContain('One Size')
  expect(labels).not.toContain('M Petite/Tall')
})

test('petite and tall choose the same ids by their own names', () => {
  expect(sizeChoices('petite', sizes)[0]?.sizes[3]).toEqual({ sizingId: 11_004, label: 'M Petite' })
  expect(sizeChoices('tall', sizes)[0]?.sizes[3]).toEqual({ sizingId: 11_004, label: 'M Tall' })
})

test('children have clothes and shoes; bags and jewelry have no sizes to save', () => {
  expect(heads('boys')).toEqual(['Clothes: letters', 'Shoes: numbers'])
  expect(['handbags', 'jewelry', 'designer', 'men'].flatMap(heads)).toEqual([])
})

test('refuses sizes of another department and too many of them', () => {
  expect(sizesProblem('women', [1004, 1186, 1307], sizes)).toBeUndefined()
  expect(sizesProblem('women', [11_004], sizes)).toMatch(/not a size of this department/)
  expect(sizesProblem('handbags', [], sizes)).toMatch(/no sizes to save/)
  const all = sizeChoices('women', sizes).flatMap((group) => group.sizes.map(({ sizingId }) => sizingId))
  expect(sizesProblem('women', all, sizes)).toMatch(/at most 60/)
})

test('names a child, with sizes of children alone', () => {
  expect(childProblem({ name: 'June', sizingIds: [1505] }, 0, sizes)).toBeUndefined()
  expect(childProblem({ name: '  ', sizingIds: [] }, 0, sizes)).toMatch(/name the child/)
  expect(childProblem({ name: 'June', sizingIds: [1004] }, 0, sizes)).toMatch(/not a size/)
  expect(childProblem({ name: 'June', sizingIds: [] }, 10, sizes)).toMatch(/10 children/)
})

test('says the sizes once each by rank, and the cuts last', () => {
  const cuts = { includeMaternity: false, includePetite: true, includeTall: false }
  expect(sizeWords(cuts, [1186, 1004, 1104], sizes)).toEqual(['M', '28', 'petite'])
})

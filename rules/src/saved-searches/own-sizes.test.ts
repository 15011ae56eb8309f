import { expect, test } from 'vitest'
import type { FacetNames } from '../search/facet-names.ts'
import { isInOwnSizes, withSizesKept } from './own-sizes.ts'

const size = (sizingId: number, label: string) => ({
  sizingId,
  label,
  sizeCategory: 'letters',
  sizeGroup: 'women',
  departmentGroup: 'women',
})
const names: FacetNames = { sizes: [size(1003, 'S'), size(1004, 'M')], categories: [], colors: [] }
const women = {
  department: 'women',
  enabled: true,
  includeEquivalents: false,
  includeMaternity: false,
  includePetite: true,
  includeTall: false,
  sizingIds: [1003, 1004],
}
const own = { profiles: [women], names }
const of = (key: string, ...values: string[]) => ({ key, values })
const dresses = [of('department_tags', 'women'), of('category_tags', 'dresses')]
const listing = (search: string, ...filters: ReturnType<typeof of>[]) => ({
  path: `/women/dresses${search}`,
  filters: [...dresses, ...filters],
  text: '',
})

test('writes the sizes that narrow a listing into its filters and its address', () => {
  expect(withSizesKept(listing('?price=-90', of('my_sizes', 'true')), own)).toEqual({
    path: '/women/dresses?price=-90&sizing_id=1003,1004&include_petite=true',
    filters: [...dresses, of('sizing_id', '1003', '1004'), of('include_petite', 'true')],
    text: '',
  })
})

test('says in the address of a listing that no sizes narrow it, where a profile could', () => {
  for (const [asked, profiles] of [
    [of('my_sizes', 'false'), [women]],
    [of('my_sizes', 'true'), []],
    [of('my_sizes', 'true'), [{ ...women, enabled: false }]],
  ] as const)
    expect(withSizesKept(listing('', asked), { profiles, names })).toEqual({
      path: '/women/dresses?my_sizes=false',
      filters: dresses,
      text: '',
    })
})

test('leaves the sizes of an address as they are, and listings that no profile narrows', () => {
  const chosen = listing('?sizing_id=1186', of('sizing_id', '1186'))
  expect(withSizesKept(chosen, own)).toEqual(chosen)
  const bags = { path: '/handbags', filters: [of('department_tags', 'handbags')], text: '' }
  expect(withSizesKept(bags, own)).toEqual(bags)
})

test('tells whether the sizes of a saved search are still those of its owner', () => {
  const { filters } = withSizesKept(listing('', of('my_sizes', 'true')), own)
  expect(isInOwnSizes(filters, own)).toBe(true)
  expect(isInOwnSizes(filters, { ...own, profiles: [{ ...women, sizingIds: [1004] }] })).toBe(false)
  expect(isInOwnSizes(dresses, own)).toBe(false)
})

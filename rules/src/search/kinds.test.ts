import { expect, it } from 'vitest'
import { kindName, kindsOf } from './kinds.ts'

const category = (path: string, departmentTags: readonly string[] = ['women']) => ({
  slug: path.split('/').at(-1) ?? '',
  name: path,
  path,
  departmentTags,
})
const slugs = (department: string, paths: readonly string[], tags?: readonly string[]) =>
  kindsOf(
    department,
    paths.map((path) => category(path, tags)),
  ).map(({ slug }) => slug)

it('shows a department its own roots, eight at most', () => {
  expect(slugs('women', ['a', 'b', 'c', 'd', 'a/x'])).toEqual(['a', 'b', 'c', 'd'])
  expect(slugs('women', [...'abcdefghij'])).toHaveLength(8)
  expect(slugs('shoes', ['a', 'b'])).toEqual([])
})

it('shows what is below where a department has few roots', () => {
  expect(slugs('shoes', ['shoes', 'shoes/boots', 'shoes/flats', 'shoes/flats/mules'], ['shoes'])).toEqual([
    'boots',
    'flats',
  ])
})

it('shows departments for women what women have', () =>
  expect(slugs('petite', ['a', 'b', 'c', 'd'])).toHaveLength(4))

it('names a kind of kids without the kids', () => {
  expect(kindName('Kids’ Shoes')).toBe('Shoes')
  expect(kindName('Coats & Jackets')).toBe('Coats & jackets')
})

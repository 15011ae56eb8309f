// The values that a finite facet lists even when no piece has them, so that the page keeps its shape while
// the shopper chooses.

import { petiteOrTall } from '../catalogue/size-cuts.ts'
import { conditions } from '../vocabulary/items.ts'
import { shoeWidths } from '../vocabulary/sizing.ts'
import type { CategoryName, FacetNames, SizeName } from './facet-names.ts'
import type { FacetKind, FilterDef } from './filters.ts'
import type { Filter } from './parse-filters.ts'

/**
 * Piece counts of one facet. `values`: by value. `chosen`: by chosen value as written, also when `values`
 * omits the value. `prices`: by the lower end of each price step, in cents.
 */
export type Counts = {
  values: ReadonlyMap<string, number>
  chosen: ReadonlyMap<string, number>
  prices: ReadonlyMap<number, number>
}

/** A filter that has a facet. */
export type FacetDef = FilterDef & { facet: FacetKind }
/** The parts of a listing that, beside the counts, decide which values a facet shows. */
export type FacetListing = { filters: readonly Filter[]; names: FacetNames }

/**
 * Returns the values that a facet always lists, even without pieces; empty for a facet without a finite set
 * of values.
 */
export function optionsInQuestion(def: FacetDef, { filters, names }: FacetListing): readonly string[] {
  if (def.facet === 'TOGGLE') return ['true']
  switch (def.key) {
    case 'condition':
      return [...conditions]
    case 'shoe_width':
      return [...shoeWidths]
    case 'color_names':
      return names.colors.map((color) => color.name)
    case 'category_tags':
      return remembered(def.key, names, filters, () => [
        ...new Set(categoriesInQuestion(filters, names).map((category) => category.slug)),
      ])
    case 'sizing_id':
      return remembered(def.key, names, filters, () =>
        sizesInQuestion(filters, names).map((size) => String(size.sizingId)),
      )
    default:
      return []
  }
}

const wordsOf = (filters: readonly Filter[], key: string): string[] => {
  const filter = filters.find((one) => one.def.key === key)
  return filter?.kind === 'terms' ? filter.values : []
}

const rememberedMost = 500
const known = new WeakMap<FacetNames, Map<string, readonly string[]>>()

/**
 * Returns the options from a cache: they depend on the chosen departments and categories alone, which many
 * requests share.
 */
function remembered(
  key: string,
  names: FacetNames,
  filters: readonly Filter[],
  find: () => string[],
): readonly string[] {
  const asked = JSON.stringify([key, wordsOf(filters, 'department_tags'), wordsOf(filters, 'category_tags')])
  const answers = known.get(names) ?? new Map<string, readonly string[]>()
  if (answers.size >= rememberedMost) answers.clear()
  known.set(names, answers)
  const found = answers.get(asked) ?? find()
  answers.set(asked, found)
  return found
}

/** Departments whose pieces lie in women's categories. */
const womenLike = ['plus', 'petite', 'tall', 'juniors', 'designer', 'premium']
/** Departments of `womenLike` that are defined by size and so hold clothes alone. */
const clothesOnly = ['plus', 'petite', 'tall', 'juniors']

function isOfDepartment(category: CategoryName, department: string): boolean {
  if (category.departmentTags.includes(department)) return true
  if (!womenLike.includes(department) || !category.departmentTags.includes('women')) return false
  return !clothesOnly.includes(department) || ['top', 'bottom'].includes(category.sizeCategory ?? '')
}

/** Returns the categories of the chosen departments; without a chosen department, the root categories. */
function categoriesInQuestion(filters: readonly Filter[], { categories }: FacetNames): CategoryName[] {
  const asked = wordsOf(filters, 'department_tags')
  if (asked.length === 0) return categories.filter((category) => !category.path.includes('/'))
  return categories.filter((category) => asked.some((department) => isOfDepartment(category, department)))
}

/** Department groups whose sizes a department uses. */
const sizesOfDepartment: Readonly<Record<string, readonly string[]>> = {
  women: ['women', 'shoes', 'jewelry'],
  designer: ['women', 'shoes', 'jewelry'],
  premium: ['women', 'shoes', 'jewelry'],
  maternity: ['women'],
  plus: ['plus'],
  petite: [petiteOrTall],
  tall: [petiteOrTall],
  juniors: ['juniors'],
  shoes: ['shoes'],
  jewelry: ['jewelry'],
  girls: ['kids', 'kids-shoes'],
  boys: ['kids', 'kids-shoes'],
}
const usualSizes = ['women', 'plus', 'shoes', 'jewelry', 'kids', 'kids-shoes']

/**
 * Returns the sizes that fit the chosen categories, otherwise the chosen departments; without either an
 * empty list.
 */
export function sizesInQuestion(filters: readonly Filter[], names: FacetNames): SizeName[] {
  const departments = wordsOf(filters, 'department_tags')
  const slugs = wordsOf(filters, 'category_tags')
  const asked = names.categories.filter((category) =>
    slugs.some((slug) => category.path.split('/').includes(slug)),
  )
  if (departments.length === 0 && asked.length === 0) return []
  const categories = asked.length > 0 ? asked : categoriesInQuestion(filters, names)
  const kinds = new Set(categories.map((category) => category.sizeCategory))
  const groups =
    departments.length > 0
      ? departments.flatMap((department) => sizesOfDepartment[department] ?? [])
      : usualSizes
  const isOfKidsShoes = (size: SizeName) => size.departmentGroup === 'kids-shoes'
  const hasKidsShoes = asked.length === 0 || asked.some((category) => category.path.startsWith('kids-shoes'))
  const hasKidsClothes =
    asked.length === 0 || asked.some((category) => !category.path.startsWith('kids-shoes'))
  return names.sizes.filter(
    (size) =>
      size.sizeCategory !== 'one' &&
      kinds.has(size.sizeCategory) &&
      groups.includes(size.departmentGroup) &&
      (isOfKidsShoes(size) ? hasKidsShoes : hasKidsClothes),
  )
}

// The names that facet values go by, and the order in which people expect them.
import { sizeCategoryLabels } from './vocabulary/sizing.ts'

/** Sizes, categories and colours, each by rank; of categories with the same slug the first is heard. */
export type FacetNames = {
  sizes: readonly SizeName[]
  categories: readonly CategoryName[]
  colors: readonly { name: string; hex: string }[]
}
export type SizeName = { sizingId: number; label: string; sizeCategory: string; sizeGroup: string; departmentGroup: string }
/** `path`: slugs from the root, 'dresses/midi-dresses'. */
export type CategoryName = { slug: string; name: string; path: string; departmentTags: readonly string[]; sizeCategory: string | null }

export type NamesIndex = {
  sizes: ReadonlyMap<string, SizeName>
  categories: ReadonlyMap<string, CategoryName>
  hexes: ReadonlyMap<string, string>
  /** Sizing ids by heading, then by rank, so that each heading stands once. */
  sizesInOrder: readonly string[]
  /** Category slugs, parents first. */
  tree: readonly string[]
}

const indexes = new WeakMap<FacetNames, NamesIndex>()

/** Look-ups of the names, made once for each set of them. */
export function namesIndex(names: FacetNames): NamesIndex {
  const known = indexes.get(names)
  if (known) return known
  const made: NamesIndex = {
    sizes: new Map(names.sizes.map((size) => [String(size.sizingId), size])),
    categories: new Map(names.categories.toReversed().map((category) => [category.slug, category])),
    hexes: new Map(names.colors.map((color) => [color.name, color.hex])),
    sizesInOrder: names.sizes.toSorted((a, b) => placeOfSize(a) - placeOfSize(b)).map((size) => String(size.sizingId)),
    tree: categoryTree(names.categories),
  }
  indexes.set(names, made)
  return made
}

function categoryTree(categories: readonly CategoryName[]): string[] {
  const byParent = Map.groupBy(categories, ({ path }) => path.split('/').slice(0, -1).join('/'))
  const below = (parent: string): string[] => (byParent.get(parent) ?? []).flatMap(({ path, slug }) => [slug, ...below(path)])
  return [...new Set(below(''))]
}

const headings: Readonly<Record<string, string>> = { ...sizeCategoryLabels, ring: 'Rings', kids: 'Kids’ Clothes', one: 'One Size' }
const groupWords: Readonly<Record<string, string>> = { letters: 'Letters', numbers: 'Numbers', waist: 'Waist' }
const groupPrefixes: Readonly<Record<string, string>> = { petite: 'Petite ', tall: 'Tall ', juniors: 'Juniors’ ' }

/** 'Dresses & Tops: Letters'; a category whose sizes are all of one group has no second half. Null for a size that we don't know. */
export function sizeHeading(size: SizeName | undefined): string | null {
  if (size === undefined) return null
  if (size.departmentGroup === 'kids-shoes') return 'Kids’ Shoes'
  const heading = `${groupPrefixes[size.departmentGroup] ?? ''}${headings[size.sizeCategory] ?? 'Other'}`
  return ['top', 'bottom'].includes(size.sizeCategory) ? `${heading}: ${groupWords[size.sizeGroup] ?? 'Other'}` : heading
}

const prefixOrder = ['', 'juniors', 'petite', 'tall', 'kids-shoes']
const categoryOrder = ['top', 'bottom', 'shoe', 'ring', 'kids', 'one']
const groupOrder = ['letters', 'numbers', 'waist', 'one']

/** Where the size's heading stands among all headings. */
function placeOfSize(size: SizeName): number {
  const prefix = Math.max(0, prefixOrder.indexOf(size.departmentGroup))
  return prefix * 100 + categoryOrder.indexOf(size.sizeCategory) * 10 + groupOrder.indexOf(size.sizeGroup)
}

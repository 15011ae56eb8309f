// Labels of facet values, and the order in which a facet lists its values.
import { petiteOrTall } from '../catalogue/size-cuts.ts'
import { sentenceName } from '../common/labels.ts'
import { sizeCategoryLabels } from '../vocabulary/sizing.ts'

/**
 * Names of sizes, categories and colours, each list in the order of its rank; of categories with the same
 * slug the first counts.
 */
export type FacetNames = {
  sizes: readonly SizeName[]
  categories: readonly CategoryName[]
  colors: readonly { name: string; hex: string }[]
}
export type SizeName = {
  sizingId: number
  label: string
  sizeCategory: string
  sizeGroup: string
  departmentGroup: string
}
/** A category. `path`: slugs from the root category down, "dresses/midi-dresses". */
export type CategoryName = {
  slug: string
  name: string
  path: string
  departmentTags: readonly string[]
  sizeCategory: string | null
}

/**
 * Display data of a facet value; `group`: heading of a size, `hex`: color code, `depth`: level of a
 * category below its root (0).
 */
export type ValueName = { label: string; group: string | null; hex: string | null; depth: number | null }

/** Look-up tables made from FacetNames. */
export type NamesIndex = {
  sizes: ReadonlyMap<string, SizeName>
  /** Display data of sizes, categories and colours: by facet key, then by value. */
  values: Readonly<Record<string, ReadonlyMap<string, ValueName>>>
  /**
   * Positions of sizes (by heading, then by rank, so that each heading appears once) and of
   * categories (parents first), by facet key.
   */
  ranks: Readonly<Record<string, ReadonlyMap<string, number>>>
}

const indexes = new WeakMap<FacetNames, NamesIndex>()

/** Returns the look-up tables for a set of names; builds them once per FacetNames object. */
export function namesIndex(names: FacetNames): NamesIndex {
  const known = indexes.get(names)
  if (known) return known
  const bare = { group: null, hex: null, depth: null }
  const sizesInOrder = names.sizes
    .toSorted((a, b) => placeOfSize(a) - placeOfSize(b))
    .map((size) => String(size.sizingId))
  const made: NamesIndex = {
    sizes: new Map(names.sizes.map((size) => [String(size.sizingId), size])),
    values: {
      sizing_id: new Map(
        names.sizes.map((size) => [
          String(size.sizingId),
          { ...bare, label: size.label, group: sizeHeading(size) },
        ]),
      ),
      category_tags: new Map(
        names.categories
          .toReversed()
          .map(({ slug, name, path }) => [
            slug,
            { ...bare, label: sentenceName(name), depth: path.split('/').length - 1 },
          ]),
      ),
      color_names: new Map(
        names.colors.map(({ name, hex }) => [name, { ...bare, label: capital(name), hex }]),
      ),
    },
    ranks: { sizing_id: rankOf(sizesInOrder), category_tags: rankOf(categoryTree(names.categories)) },
  }
  indexes.set(names, made)
  return made
}

const rankOf = (order: readonly string[]): ReadonlyMap<string, number> =>
  new Map(order.map((value, at) => [value, at]))

/** Returns a text with its first letter in upper case: 'black' → 'Black'. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function categoryTree(categories: readonly CategoryName[]): string[] {
  const byParent = Map.groupBy(categories, ({ path }) => path.split('/').slice(0, -1).join('/'))
  const below = (parent: string): string[] =>
    (byParent.get(parent) ?? []).flatMap(({ path, slug }) => [slug, ...below(path)])
  return [...new Set(below(''))]
}

const headings: Readonly<Record<string, string>> = {
  ...sizeCategoryLabels,
  ring: 'Rings',
  kids: 'Kids’ Clothes',
  one: 'One Size',
}
const groupWords: Readonly<Record<string, string>> = {
  letters: 'Letters',
  numbers: 'Numbers',
  waist: 'Waist',
}
const groupPrefixes: Readonly<Record<string, string>> = {
  petite: 'Petite ',
  tall: 'Tall ',
  [petiteOrTall]: 'Petite & Tall ',
  juniors: 'Juniors’ ',
}

/**
 * Returns the heading of a size in the size facet, such as 'Dresses & Tops: Letters'; only tops and
 * bottoms have the part after the colon. Null for an unknown size.
 */
export function sizeHeading(size: SizeName | undefined): string | null {
  if (size === undefined) return null
  if (size.departmentGroup === 'kids-shoes') return 'Kids’ Shoes'
  const heading = `${groupPrefixes[size.departmentGroup] ?? ''}${headings[size.sizeCategory] ?? 'Other'}`
  return ['top', 'bottom'].includes(size.sizeCategory)
    ? `${heading}: ${groupWords[size.sizeGroup] ?? 'Other'}`
    : heading
}

const prefixOrder = ['', 'juniors', petiteOrTall, 'kids-shoes']
const categoryOrder = ['top', 'bottom', 'shoe', 'ring', 'kids', 'one']
const groupOrder = ['letters', 'numbers', 'waist', 'one']

/** Returns the sort position of the size's heading among all headings. */
function placeOfSize(size: SizeName): number {
  const prefix = Math.max(0, prefixOrder.indexOf(size.departmentGroup))
  return prefix * 100 + categoryOrder.indexOf(size.sizeCategory) * 10 + groupOrder.indexOf(size.sizeGroup)
}

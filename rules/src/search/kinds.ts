// The categories that the front page of a department shows as tiles.
import { sentenceName } from '../common/labels.ts'
import type { CategoryName } from './listing-path.ts'

const tilesMost = 8
const womenLike: readonly string[] = ['plus', 'petite', 'tall', 'juniors', 'designer', 'premium']

/** With fewer categories than this, their subcategories are shown instead. */
const tilesLeast = 4

/**
 * Returns the categories that a department's page shows as tiles, at most eight: its root categories or, with
 * fewer than four roots, their subcategories when there are more of these.
 */
export function kindsOf<C extends CategoryName>(department: string, categories: readonly C[]): C[] {
  const place = womenLike.includes(department) ? 'women' : department
  const all = categories.filter((one) => one.departmentTags.includes(place))
  const roots = all.filter((one) => !one.path.includes('/'))
  const below = all.filter((one) => one.path.split('/').length === 2)
  return (roots.length < tilesLeast && below.length > roots.length ? below : roots).slice(0, tilesMost)
}

/** Returns a category's name as its tile shows it: "Coats & jackets", and "Shoes" for "Kids’ shoes". */
export const kindName = (name: string): string => sentenceName(name.replace(/^Kids’ /, ''))

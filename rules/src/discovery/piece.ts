// The columns of search_item that similar pieces, identical pieces and outfits are judged by; API and mocks
// pass their rows.
export type DiscoveryPiece = {
  item_number: number
  brand_id: number
  brand_name: string
  title: string
  category_id: number
  category_name: string
  /** From the root: ['dresses', 'midi-dresses']. */
  category_tags: readonly string[]
  department_tags: readonly string[]
  color_names: readonly string[]
  materials: readonly string[]
  style_tags: readonly string[]
  occasion_tags: readonly string[]
  condition: string
  price_cents: number
  msrp_cents: number
  sizing_id: number
  size_display: string
  size_equivalents: readonly string[]
  mpn?: string | null
  chars: Readonly<Record<string, string>>
}

/** Returns the values of `a` that are also in `b`. */
export const shares = (a: readonly string[], b: readonly string[]): string[] =>
  a.filter((one) => b.includes(one))

const kidsOnly = ['girls', 'boys']

/**
 * Returns the department under which a piece is shown: the first of its departments, 'women' when it has
 * none.
 */
export const mainDepartment = (piece: Pick<DiscoveryPiece, 'department_tags'>): string =>
  piece.department_tags[0] ?? 'women'

/** Returns whether a piece's main department is for children only. */
export const isForKids = (piece: Pick<DiscoveryPiece, 'department_tags'>): boolean =>
  kidsOnly.includes(mainDepartment(piece))

/**
 * Returns the path of the listing where a piece is found: /women/dresses/midi-dresses. A root category named
 * like the department is written once.
 */
export function shelfPath(piece: Pick<DiscoveryPiece, 'department_tags' | 'category_tags'>): string {
  const department = mainDepartment(piece)
  const [root, ...more] = piece.category_tags
  // Between the root and the kind stand further categories that show the kind as well.
  const path = [root, more.at(-1)].filter((slug) => slug !== undefined)
  return `/${[department, ...(root === department ? path.slice(1) : path)].join('/')}`
}

/**
 * Returns a number from 0 up to, not including, 1, that depends on the texts alone: a hash (FNV-1a, mixed so
 * that similar texts give unrelated numbers).
 */
export function chanceFrom(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of parts.join('|')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  return ((hash >>> 0) % 1_000_003) / 1_000_003
}

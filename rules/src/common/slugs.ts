// Names in URLs (specification §2: lower-cased and hyphenated; §5: dashes turned back
// to spaces for comparing).

/**
 * Returns a text as a URL slug: no accents, lower case, other characters as hyphens. 'Diane von Fürstenberg'
 * becomes 'diane-von-furstenberg'.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

export type SlugSource = {
  gender: string
  merchandisingDepartment: string
  materials: readonly string[]
  brand: string
  colorNames: readonly string[]
  category: string
}

/**
 * Returns a piece's URL slug (§2): gender (the merchandising department when unisex or unknown), first
 * material, brand, first color and category, each through `toSlug` (`slugify` by default) and joined by
 * hyphens; empty parts are left out.
 */
export function productSlug(item: SlugSource, toSlug: (text: string) => string = slugify): string {
  const parts = [
    item.gender && item.gender !== 'unisex' ? item.gender : item.merchandisingDepartment,
    item.materials[0] ?? '',
    item.brand,
    item.colorNames[0] ?? '',
    item.category,
  ]
  return parts
    .map((part) => toSlug(part))
    .filter(Boolean)
    .join('-')
}

/**
 * Returns the path of a product page (§2): /product/{slug}/{itemNumber}, or without the slug when it is
 * empty.
 */
export function productPath(slug: string, itemNumber: number): string {
  return slug ? `/product/${slug}/${itemNumber}` : `/product/${itemNumber}`
}

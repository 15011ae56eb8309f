// Names in URLs (specification §2: lower-cased and hyphenated; §5: dashes turned back
// to spaces for comparing).

/** 'Diane von Fürstenberg' → 'diane-von-furstenberg'. */
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
 * §2: department (gender or merchandising department), material, brand, first colour name and
 * category; each by `toSlug`.
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

/** §2: the product link is /product/{slug}/{itemNumber}. */
export function productPath(slug: string, itemNumber: number): string {
  return slug ? `/product/${slug}/${itemNumber}` : `/product/${itemNumber}`
}

// Style numbers of makers, and which items are of one style: another size, another grade, another price.
import type { SeedBrand } from './brands.ts'
import { exhibits } from './marked.ts'

const block = 44
const places = [9, 24, 39] as const
/** The first pieces go round categories and states, so each of them is one of its kind. */
const from = 396

/** Returns the index of the first seeded item of an item's style; most items are alone in their style. */
export function firstOfStyle(index: number): number {
  const start = Math.floor(index / block) * block
  return index >= Math.max(from, exhibits.length) && places.some((place) => start + place === index)
    ? start + places[0]
    : index
}

const initials = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .slice(0, 3)
    .toUpperCase() || 'HML'

/**
 * Returns the maker's number and name of an item's style; null except for partners' items and for styles with
 * more than one item.
 */
export function styleOf(
  index: number,
  { brand, title, isPartner }: { brand: SeedBrand; title: string; isPartner: boolean },
) {
  const first = firstOfStyle(index)
  const isTwin = index >= from && places.some((place) => index % block === place)
  if (!isPartner && !isTwin) return { mpn: null, mpn_title: null }
  return { mpn: `${initials(brand.name)}-${1000 + ((first * 7919) % 9000)}`, mpn_title: title }
}

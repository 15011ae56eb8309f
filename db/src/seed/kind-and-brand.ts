// Which kind a piece of the seed is of, and which brand made it.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import { kindBySlug, kinds } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { type BrandPools, brandAt, brandFor, kindAt, type SeedBrand } from './brands.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Exhibit } from './marked.ts'

export type SeedWorld = { brands: readonly SeedBrand[]; pools: BrandPools; anchor: Date }

const weighted: readonly Kind[] = kinds.flatMap((kind) => Array.from({ length: kind.weight }, () => kind))
const spreadFrom = 100
/** In a shop of so few brands the kinds come first. */
const smallShop = 150

/**
 * Whether the piece is one of the first that go round all kinds, so that none is empty in the
 * smallest shop.
 */
export const isOfRound = (index: number): boolean => index >= spreadFrom && index < spreadFrom + kinds.length

/**
 * Chooses the kind of a piece and a brand that makes the kind. The first pieces go round all kinds, then
 * every brand gets two pieces it could have made; the rest follow the demand for kinds and the fame
 * of brands. `habits`: the brand by whose habits the piece is drawn.
 */
export function kindAndBrand(
  index: number,
  exhibit: Exhibit,
  { brands, pools }: SeedWorld,
  chance: Chance,
): { leaf: Kind; brand: SeedBrand; habits: SeedBrand } {
  const at = chanceOf(9, index).next()
  const given = (leaf: Kind, habits: SeedBrand) => ({
    leaf,
    habits,
    brand: brandFor(pools, habits, { slug: leaf.slug, at: chanceOf(13, index).next() }),
  })
  const turn = index - spreadFrom - kinds.length
  const own =
    turn >= 0 && turn < brands.length * 2 && brands.length > smallShop
      ? brands[turn % brands.length]
      : undefined
  const ofBrand = own && kindBySlug(kindAt(own, at))
  if (own && ofBrand) return given(ofBrand, own)
  const round = isOfRound(index) ? kinds[index - spreadFrom] : undefined
  const leaf = (exhibit.leaf ? kindBySlug(exhibit.leaf) : undefined) ?? round ?? chance.pick(weighted)
  const named = exhibit.brand ? brands.find((b) => b.name === exhibit.brand) : undefined
  return named ? { leaf, brand: named, habits: named } : given(leaf, brandAt(pools, leaf.slug, at))
}

// Brands of the seed: real names (facts, see data/NOTICE), and for very large shops invented but
// believable names.
import { readFileSync } from 'node:fs'
import { profileOf } from '@hemline/rules/catalogue/brands/profiles.ts'
import { slugify } from '@hemline/rules/common/slugs.ts'
import { brandClaim } from '@hemline/rules/vocabulary/constants.ts'
import type { BrandTier } from '@hemline/rules/vocabulary/items.ts'
import { chanceOf } from './chance.ts'

export type SeedBrand = {
  id: number
  name: string
  slug: string
  tier: BrandTier
  may_run_small: boolean
  /** The brand's sort (rules/src/catalogue/brands). */
  sort: string
}

const smallBrands = 150

function readKnown(): SeedBrand[] {
  const lines = readFileSync(new URL('data/brands.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line, i) => {
    const [tier = 'mid', sort = '', name = '', mark] = line.split('|')
    return {
      id: i + 1,
      name,
      slug: slugify(name),
      tier: tier as BrandTier,
      may_run_small: mark === '*',
      sort,
    }
  })
}

const firsts =
  'Alder Amity Aster Bellamy Birch Briar Calla Carmine Cedar Clover Corin Delphi Edda Ellery Elm Esker Fallow Fern Finch Flora Garnet Gilly Harbor Hazel Heron Ida Indra Iris Juno Kestrel Lark Laurel Linden Lowell Mabel Marlow Maren Meadow Merrit Nell Nova Oak Odette Olive Orla Paloma Perrin Petra Quill Rowan Saffron Selby Sorrel Tansy Thea Tilda Vale Vesper Willa Wren Yarrow Zelie'.split(
    ' ',
  )
const lasts =
  'Abbey Ames Ashby Bay Bell Bloom Bond Brook Calder Chase Coast Cole Court Crane Dale Dane Dove Field Ford Frost Gale Glen Grove Hale Hall Hart Heath Hill Hollis House Hyde Keep Lake Lane Leigh Loom March Mercer Mill Moor North Page Park Pike Quarter Reed Ridge Row Sable Shore South Spinner Stone Street Thread Vance Wade Ward Weaver West Wick Wood Yard York'.split(
    ' ',
  )
/** Each makes another slug: '&' reads as 'and', and a plus sign as nothing. */
const joins = ['&', '', 'of', 'by', 'x', 'for', 'at', 'on']

const inventedSorts = [
  'mall-basics',
  'fast-fashion',
  'contemporary-dresses',
  'office-wear',
  'denim-house',
  'knit-maker',
  'fashion-shoes',
  'slouchy-bags',
  'fashion-jewelry',
  'accessory-shop',
  'children',
] as const

/** Invented names, each once: first and last names joined in some way. */
function inventedName(i: number): string {
  const first = firsts[i % firsts.length] ?? ''
  const last = lasts[Math.floor(i / firsts.length) % lasts.length] ?? ''
  const join = joins[Math.floor(i / (firsts.length * lasts.length)) % joins.length] ?? ''
  return [first, join, last].filter(Boolean).join(' ')
}

/** Returns how many brands a seeded shop with this number of items has. */
export function brandCount(items: number, known: number): number {
  if (items <= 5000) return smallBrands
  return items <= 50_000 ? known : Math.min(brandClaim, Math.max(known, Math.floor(items / 20)))
}

/**
 * Returns the brands of a shop with this number of items, best known first; ids never depend on the size of
 * the shop. Throws when there are not enough names.
 */
export function brandsFor(items: number): SeedBrand[] {
  const known = readKnown()
  const count = brandCount(items, known.length)
  const slugs = new Set(known.map((b) => b.slug))
  const all = known.slice(0, count)
  for (let i = 0; all.length < count; i++) {
    if (i >= firsts.length * lasts.length * joins.length)
      throw new Error(`there are not enough names for ${count} brands`)
    const name = inventedName(i)
    const slug = slugify(name)
    if (slugs.has(slug)) continue
    slugs.add(slug)
    const chance = chanceOf(71, i)
    all.push({
      id: all.length + 1,
      name,
      slug,
      tier: chance.pick(['value', 'value', 'mid', 'mid', 'premium']),
      may_run_small: false,
      sort: chance.pick(inventedSorts),
    })
  }
  return all
}

/** The brands that make a kind, with the running sums of their weights. */
type Pool = { brands: SeedBrand[]; sums: number[] }
export type BrandPools = ReadonlyMap<string, Pool>

/** How well a brand of this place in the list is known: the first far better than the rest. */
const fame = (place: number): number => (place + 4) ** -0.72

/**
 * Returns the brands that make each kind, by the kind's slug, weighted by the brand's fame and the kind's
 * share of it; brandAt picks from them.
 */
export function poolsOf(brands: readonly SeedBrand[]): BrandPools {
  const pools = new Map<string, Pool>()
  for (const [place, brand] of brands.entries())
    for (const [slug, share] of profileOf(brand.sort, brand.name).shares) {
      const pool = pools.get(slug) ?? { brands: [], sums: [] }
      pools.set(slug, pool)
      pool.brands.push(brand)
      pool.sums.push((pool.sums.at(-1) ?? 0) + fame(place) * share)
    }
  return pools
}

/**
 * Picks a brand that makes this kind from the weighted pools; `at` (0 up to 1) is the random number. Throws
 * when no brand makes it.
 */
export function brandAt(pools: BrandPools, slug: string, at: number): SeedBrand {
  const pool = pools.get(slug)
  const wanted = at * (pool?.sums.at(-1) ?? 0)
  let from = 0
  let to = (pool?.sums.length ?? 0) - 1
  while (from < to) {
    const middle = (from + to) >> 1
    if ((pool?.sums[middle] ?? 0) > wanted) to = middle
    else from = middle + 1
  }
  const brand = pool?.brands[from]
  if (!brand) throw new Error(`no brand makes ${slug}`)
  return brand
}

/**
 * Picks a kind that this brand makes, weighted by the brand's shares; `at` (0 up to 1) is the random number.
 */
export function kindAt({ sort, name }: SeedBrand, at: number): string {
  let left = at
  let last = ''
  for (const [slug, share] of profileOf(sort, name).shares) {
    last = slug
    left -= share
    if (left < 0) return slug
  }
  return last
}

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
  /**
   * The sort by whose habits pieces are drawn before a brand of that sort gets them: the brand's own, or one
   * that it was taken for once, so that every drawing stays the one it was.
   */
  drawnBy: string
}

const smallBrands = 150

function readKnown(): SeedBrand[] {
  const lines = readFileSync(new URL('data/brands.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line, i) => {
    const [tier = 'mid', sort = '', name = '', mark, drawnBy = sort] = line.split('|')
    return {
      id: i + 1,
      name,
      slug: slugify(name),
      tier: tier as BrandTier,
      may_run_small: mark === '*',
      sort,
      drawnBy,
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

const inventedTiers = ['value', 'value', 'mid', 'mid', 'premium'] as const
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

/**
 * Returns how many brands a seeded shop with this number of items has: few up to 5,000 items, all `known`
 * ones up to 50,000, above a twentieth of the items, limited by the shop's claim of brands.
 */
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
    const tier = chance.pick(inventedTiers)
    const sort = chance.pick(inventedSorts)
    all.push({
      id: all.length + 1,
      name,
      slug,
      tier,
      may_run_small: false,
      sort,
      drawnBy: sort,
    })
  }
  return all
}

/** Brands with the running sums of their weights. */
type Pool = { brands: SeedBrand[]; sums: number[] }
export type BrandPools = {
  /** By a kind's slug: whose habits a piece of the kind is drawn by. */
  drawn: ReadonlyMap<string, Pool>
  /** By a sort and a kind's slug: the brands of the sort that make the kind, the newly filed ones first. */
  made: ReadonlyMap<string, Pool>
}

/** How well a brand of this place in the list is known: the first far better than the rest. */
const fame = (place: number): number => (place + 4) ** -0.72

function addTo(pools: Map<string, Pool>, key: string, brand: SeedBrand, weight: number) {
  const pool = pools.get(key) ?? { brands: [], sums: [] }
  pools.set(key, pool)
  pool.brands.push(brand)
  pool.sums.push((pool.sums.at(-1) ?? 0) + weight)
}
/** Whether a brand is filed under another sort than the one it was taken for. */
const isRefiled = ({ sort, drawnBy }: SeedBrand) => sort !== drawnBy

/**
 * Returns the brands that make each kind, weighted by fame and the kind's share; brandFor picks from them.
 */
export function poolsOf(brands: readonly SeedBrand[]): BrandPools {
  const drawn = new Map<string, Pool>()
  const made = new Map<string, Pool>()
  const placed = brands.map((brand, place) => ({ brand, known: fame(place) }))
  for (const { brand, known } of placed)
    for (const [slug, share] of profileOf(brand.drawnBy, brand.name).shares)
      addTo(drawn, slug, brand, known * share)
  for (const { brand, known } of placed.toSorted(
    (one, other) => Number(isRefiled(other.brand)) - Number(isRefiled(one.brand)),
  ))
    for (const [slug, share] of profileOf(brand.sort, brand.name).shares)
      addTo(made, `${brand.sort}/${slug}`, brand, known * share)
  return { drawn, made }
}

/** The brand at `at` (0 up to 1) of the weights; undefined in an empty pool. */
function pickFrom(pool: Pool | undefined, at: number): SeedBrand | undefined {
  const wanted = at * (pool?.sums.at(-1) ?? 0)
  let from = 0
  let to = (pool?.sums.length ?? 0) - 1
  while (from < to) {
    const middle = (from + to) >> 1
    if ((pool?.sums[middle] ?? 0) > wanted) to = middle
    else from = middle + 1
  }
  return pool?.brands[from]
}

/**
 * Picks a brand by whose habits a piece of this kind is drawn; `at` (0 up to 1) is the random number. Throws
 * when no brand makes the kind.
 */
export function brandAt({ drawn }: BrandPools, slug: string, at: number): SeedBrand {
  const brand = pickFrom(drawn.get(slug), at)
  if (!brand) throw new Error(`no brand makes ${slug}`)
  return brand
}

/**
 * Returns the brand that gets a piece drawn by the habits of `drawn`: mostly that one, else one of the same
 * sort that makes the kind. `at` (0 up to 1) is the random number.
 */
export function brandFor(
  { made }: BrandPools,
  drawn: SeedBrand,
  { slug, at }: { slug: string; at: number },
): SeedBrand {
  const other = pickFrom(made.get(`${drawn.drawnBy}/${slug}`), at)
  return other && (isRefiled(drawn) || isRefiled(other)) ? other : drawn
}

/**
 * Picks a kind that a brand of such habits makes, weighted by its shares; `at` (0 up to 1) is the random
 * number.
 */
export function kindAt({ drawnBy, name }: SeedBrand, at: number): string {
  let left = at
  let last = ''
  for (const [slug, share] of profileOf(drawnBy, name).shares) {
    last = slug
    left -= share
    if (left < 0) return slug
  }
  return last
}

// Brands of the seed: real names (facts, see data/NOTICE), and for very large shops invented but
// believable names.
import { readFileSync } from 'node:fs'
import { slugify } from '@hemline/rules/common/slugs.ts'
import { brandClaim } from '@hemline/rules/vocabulary/constants.ts'
import type { BrandTier } from '@hemline/rules/vocabulary/items.ts'
import type { Line } from './categories.ts'
import { chanceOf } from './chance.ts'

export type SeedBrand = {
  id: number
  name: string
  slug: string
  tier: BrandTier
  may_run_small: boolean
  lines: string
}

const smallBrands = 150

function readKnown(): SeedBrand[] {
  const lines = readFileSync(new URL('data/brands.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line, i) => {
    const [tier = 'mid', made = 'w', name = '', mark] = line.split('|')
    return {
      id: i + 1,
      name,
      slug: slugify(name),
      tier: tier as BrandTier,
      may_run_small: mark === '*',
      lines: made,
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

/** Invented names, each once: first and last names joined in some way. */
function inventedName(i: number): string {
  const first = firsts[i % firsts.length] ?? ''
  const last = lasts[Math.floor(i / firsts.length) % lasts.length] ?? ''
  const join = joins[Math.floor(i / (firsts.length * lasts.length)) % joins.length] ?? ''
  return [first, join, last].filter(Boolean).join(' ')
}

/** Returns how many brands a shop with this number of items has. */
export function brandCount(items: number, known: number): number {
  if (items <= 5000) return smallBrands
  return items <= 50_000 ? known : Math.min(brandClaim, Math.max(known, Math.floor(items / 20)))
}

/**
 * Returns the brands of a shop with this number of items, best known first; ids never depend on the size
 * of the shop.
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
      lines: chance.pick(['w', 'w', 'w', 's', 'b', 'j', 'a', 'k']),
    })
  }
  return all
}

export type BrandPools = Readonly<Record<Line, readonly SeedBrand[]>>

/** Groups the brands by the line of goods that they make. */
export function poolsOf(brands: readonly SeedBrand[]): BrandPools {
  const pool = (line: Line) => brands.filter((b) => b.lines.includes(line))
  return { w: pool('w'), k: pool('k'), s: pool('s'), b: pool('b'), j: pool('j'), a: pool('a') }
}

/** Picks a brand of the pool, those at the front far more often; `at` is from 0 up to 1. */
export function brandAt(pool: readonly SeedBrand[], at: number): SeedBrand {
  const brand = pool[Math.floor(pool.length * at ** 2.4)]
  if (!brand) throw new Error('no brand makes this')
  return brand
}

// Records of what each brand makes: the record of its sort, with the brand's own exceptions.
import { kinds } from '../kinds/kinds.ts'
import type { Archetype } from './archetype.ts'
import { clothesArchetypes } from './clothes.ts'
import { otherArchetypes } from './others.ts'

export const archetypes: Readonly<Record<string, Archetype>> = { ...clothesArchetypes, ...otherArchetypes }

/**
 * What a brand makes unlike others of its sort, by the brand's name; a share of 0 is a kind it never
 * makes.
 */
const exceptions: Readonly<Record<string, Archetype>> = {
  lululemon: { kinds: { bodysuits: 0, sneakers: 1, 'one-piece-swimsuits': 1, 'tennis-dresses': 2 } },
  Patagonia: { kinds: { swimwear: 2, 'casual-dresses': 1, 'baby-outerwear': 2 } },
  Nike: { kinds: { 'tennis-dresses': 2, 'running-shoes': 30 } },
  'Old Navy': { kinds: { 'maternity-clothes': 6, 'kids-costumes': 2 } },
  Burberry: { kinds: { 'trench-coats': 14, scarves: 10, 'kids-coats': 1 } },
  'Diane von Fürstenberg': { kinds: { 'midi-dresses': 26, 'wrap-skirts': 4 } },
  Hermès: { kinds: { scarves: 20, bangles: 6, ties: 2, sneakers: 1 } },
  'Kate Spade New York': { kinds: { 'stud-earrings': 4, 'phone-cases': 3, 'diaper-bags': 2 } },
  UGG: { kinds: { 'ankle-boots': 8 } },
  'Saint Laurent': { kinds: { handbags: 44 } },
  Converse: { kinds: { 'high-top-sneakers': 40 } },
  Longchamp: { kinds: { totes: 60 } },
  Cartier: { kinds: { watches: 20, sunglasses: 1 } },
  "Levi's": { kinds: { 'mom-jeans': 16, 'boyfriend-jeans': 8 } },
}

const shareOf = (shares: Archetype['kinds'], slug: string, root: string): number | undefined =>
  shares[slug] ?? shares[root]

export type BrandProfile = {
  /** The share of each kind among the pieces of the brand, by the kind's slug; shares add up to 1. */
  shares: ReadonlyMap<string, number>
  archetype: Archetype
}

const bySort = new Map<string, BrandProfile>()

function profileFrom(archetype: Archetype, own: Archetype | undefined): BrandProfile {
  const weights = kinds.flatMap(({ slug, root, weight }): [string, number][] => {
    const named = own?.kinds[slug] ?? archetype.kinds[slug]
    const ofRoot = named ?? shareOf(own?.kinds ?? {}, slug, root) ?? archetype.kinds[root]
    // The share of a root is divided by the demand for its kinds.
    const share = named ?? (ofRoot === undefined ? 0 : (ofRoot * weight) / weightOfRoot(root))
    return share > 0 ? [[slug, share]] : []
  })
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  return {
    shares: new Map(weights.map(([slug, weight]) => [slug, weight / sum])),
    archetype: { ...archetype, ...own, kinds: archetype.kinds },
  }
}

const rootWeights = new Map<string, number>()
for (const { root, weight } of kinds) rootWeights.set(root, (rootWeights.get(root) ?? 0) + weight)
const weightOfRoot = (root: string): number => rootWeights.get(root) ?? 1

/**
 * Returns the profile of a seeded brand by its sort and name: the share of each kind among the brand's
 * pieces, and the sort's archetype. Throws for an unknown sort.
 */
export function profileOf(sort: string, name: string): BrandProfile {
  const archetype = archetypes[sort]
  if (!archetype) throw new Error(`no brands of the sort "${sort}"`)
  const own = exceptions[name]
  if (own) return profileFrom(archetype, own)
  const known = bySort.get(sort) ?? profileFrom(archetype, undefined)
  bySort.set(sort, known)
  return known
}

// What a piece of this kind and brand is likeliest to be, by the record of the kind and the profile of the
// brand: the grading station begins with these values (issue "Real pieces", §3; decision 0304).

import { preferring, unprinted } from '../catalogue/brands/preferences.ts'
import { archetypes, profileOf } from '../catalogue/brands/profiles.ts'
import { detailsOf, type KindDetail, type SaidDetail } from '../catalogue/kind-details.ts'
import type { Kind, Pattern, Share } from '../catalogue/kinds/kind.ts'

/** A brand as intake knows it; `sort` is null for a brand whose sort nobody has said. */
export type LikelyBrand = { readonly name: string; readonly sort: string | null }

export type Likely = {
  /** The first cut of the kind's record; null for a kind without cuts. */
  readonly cut: string | null
  readonly pattern: Pattern | null
  /** The cloths of the kind, each as its label lists them, the likeliest first. */
  readonly cloths: string[][]
  readonly details: SaidDetail[]
  /** The basic colors, the likeliest first. */
  readonly colors: string[]
  /** The sort of the brand; null where it is unknown. */
  readonly sort: string | null
  /** The groups of sizes that the brand cuts; empty where that is unknown. */
  readonly sizeGroups: string[]
}

const byShare = <T>(all: readonly Share<T>[]): T[] =>
  all.toSorted(([a], [b]) => b - a).map(([, value]) => value)

/** The value that the record lists most often: shoes are of medium width. */
function commonest({ chars }: Kind, { name, values }: KindDetail): SaidDetail {
  const times = (value: string) => (chars[name] ?? []).filter((one) => one === value).length
  const [value = ''] = values.toSorted((a, b) => times(b) - times(a))
  return { name, value }
}

/**
 * Returns the likeliest values of a piece of this kind, and of this brand where its sort is known. Nothing of
 * it is a fact: a grader looks at the piece and confirms or changes each.
 */
export function likelyOf(kind: Kind, brand: LikelyBrand | undefined): Likely {
  const sort = brand?.sort ?? null
  const made =
    brand && sort !== null && sort in archetypes ? profileOf(sort, brand.name).archetype : undefined
  const cloths = byShare(
    preferring(kind.materials, (all) => all.some((one) => made?.materials?.includes(one))),
  ).map((all) => [...all])
  const [materials = []] = cloths
  const patterns = byShare(preferring(kind.patterns, (one) => made?.patterns?.includes(one) ?? false))
  const isPlain = materials.some((one) => unprinted.includes(one))
  const pattern = (isPlain ? patterns.find((one) => one === 'solid') : undefined) ?? patterns[0] ?? null
  const cut = kind.silhouettes[0] ?? null
  return {
    cut,
    pattern,
    cloths,
    details: detailsOf(kind).map((detail) => commonest(kind, detail)),
    colors: byShare(preferring(kind.colors, (one) => made?.palette?.includes(one) ?? false)),
    sort: made ? sort : null,
    sizeGroups: [...(made?.sizes ?? [])],
  }
}

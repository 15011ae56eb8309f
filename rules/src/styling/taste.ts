// A shopper's style: what the pieces that they kept have in common, and what they said of it
// themselves (decision 0243). The stylist leans towards it; it never overrides a wish or a limit.
import { kindBySlug } from '../catalogue/kinds/kinds.ts'
import { sentenceName } from '../common/labels.ts'
import type { Ban, Taste } from './brief.ts'
import { isPatterned, type StylePiece } from './limits.ts'
import { capital, lookLabel, type TraitKey, traitKeys } from './named-traits.ts'

/** `liked`: the shopper said so. `not_me`: the shopper took the trait away. */
export const styleVerdicts = ['liked', 'not_me'] as const
export type StyleVerdict = (typeof styleVerdicts)[number]
/** Words about their style that one person keeps; the oldest ones go. */
export const styleWordsKept = 60
export type StyleWord = { key: TraitKey; value: string; verdict: StyleVerdict }

/** A trait of a style with the number of kept pieces that have it. */
export type StyleTrait = {
  key: TraitKey
  value: string
  label: string
  pieces: number
  verdict: StyleVerdict | null
}

/** What a style is read from: a piece that was kept (weight 1 or 2) or sent back as not liked (below 0). */
export type ToldPiece = Pick<
  StylePiece,
  'category_tags' | 'color_names' | 'materials' | 'style_tags' | 'brand_name' | 'chars' | 'title'
> & { weight: number }

/** Returns how a trait of a shopper's style is named: "Green", "Florals", "Midi dresses". */
export const traitLabel = (key: TraitKey, value: string): string =>
  key === 'category_tags'
    ? sentenceName(kindBySlug(value)?.name ?? capital(value.replaceAll('-', ' ')))
    : lookLabel(key, value)

/** Returns whether a trait can be named: a search key, and a value of at most 60 characters. */
export const isTrait = (key: string, value: string): key is TraitKey =>
  (traitKeys as readonly string[]).includes(key) && value.trim() !== '' && value.length <= 60

const traitsOf = (piece: ToldPiece): [TraitKey, string][] => {
  const leaf = piece.category_tags.at(-1)
  const pattern = piece.chars.pattern?.toLowerCase()
  return [
    ...piece.color_names
      .filter((color) => color !== 'multi')
      .map((color): [TraitKey, string] => ['color_names', color]),
    ...piece.materials.map((cloth): [TraitKey, string] => ['materials', cloth.toLowerCase()]),
    ...(pattern && pattern !== 'solid' ? [['pattern', pattern] satisfies [TraitKey, string]] : []),
    ...piece.style_tags.map((style): [TraitKey, string] => ['style_tags', style]),
    ...(leaf ? [['category_tags', leaf] satisfies [TraitKey, string]] : []),
    ['brand_name_tags', piece.brand_name],
  ]
}

/** A trait is seen when so many pieces have it, and so large a part of all. */
const piecesLeast = 3
const shareLeast: Readonly<Record<TraitKey, number>> = {
  color_names: 0.25,
  materials: 0.3,
  pattern: 0.2,
  style_tags: 0.35,
  category_tags: 0.2,
  brand_name_tags: 0.15,
}
const perKey = 2
const traitsMost = 8

const sameTrait = (a: { key: string; value: string }, b: { key: string; value: string }) =>
  a.key === b.key && a.value.toLowerCase() === b.value.toLowerCase()

/**
 * Returns a shopper's style: what they said they like, then at most eight traits that their kept pieces
 * share, the most frequent first. Pieces sent back count against their traits. `notMe`: traits that they took
 * away.
 */
export function readStyle(
  told: readonly ToldPiece[],
  said: readonly StyleWord[],
): { pieces: number; traits: StyleTrait[]; notMe: StyleTrait[] } {
  const kept = told.filter(({ weight }) => weight > 0)
  const sum = kept.reduce((total, { weight }) => total + weight, 0)
  const found = new Map<string, StyleTrait & { weight: number }>()
  for (const piece of told)
    for (const [key, value] of traitsOf(piece)) {
      const name = `${key} ${value.toLowerCase()}`
      const before = found.get(name) ?? {
        key,
        value,
        label: traitLabel(key, value),
        pieces: 0,
        verdict: null,
        weight: 0,
      }
      found.set(name, {
        ...before,
        pieces: before.pieces + (piece.weight > 0 ? 1 : 0),
        weight: before.weight + piece.weight,
      })
    }
  const piecesWith = (word: StyleWord) => [...found.values()].find((one) => sameTrait(one, word))?.pieces ?? 0
  const asTrait = (word: StyleWord): StyleTrait => ({
    ...word,
    label: traitLabel(word.key, word.value),
    pieces: piecesWith(word),
  })
  const learned = [...found.values()]
    .filter(
      (one) =>
        one.pieces >= piecesLeast &&
        one.weight > 1 &&
        one.weight / sum >= shareLeast[one.key] &&
        !said.some((word) => sameTrait(word, one)),
    )
    .toSorted((a, b) => b.weight - a.weight || a.label.localeCompare(b.label))
  const chosen = learned.filter(
    (one, at) => learned.slice(0, at).filter(({ key }) => key === one.key).length < perKey,
  )
  return {
    pieces: kept.length,
    traits: [
      ...said.filter(({ verdict }) => verdict === 'liked').map(asTrait),
      ...chosen.slice(0, traitsMost).map(({ weight: _, ...trait }) => trait),
    ],
    notMe: said.filter(({ verdict }) => verdict === 'not_me').map(asTrait),
  }
}

/**
 * Returns a shopper's style as the weighted tastes by which outfits are chosen: 1 for what was said, 0.5 for
 * what was learned, -2 for what was taken away.
 */
export const tasteOf = ({
  traits,
  notMe,
}: Pick<ReturnType<typeof readStyle>, 'traits' | 'notMe'>): Taste[] => [
  ...traits.map(({ key, value, label, verdict }) => ({
    key,
    values: [value],
    label,
    weight: verdict === 'liked' ? 1 : 0.5,
    isSaid: verdict === 'liked',
  })),
  ...notMe.map(({ key, value, label }) => ({ key, values: [value], label, weight: -2, isSaid: true })),
]

const adjectives: Readonly<Record<string, string>> = {
  floral: 'floral',
  stripe: 'striped',
  breton: 'striped',
  dot: 'dotted',
  check: 'checked',
  plaid: 'plaid',
  animal: 'in an animal print',
}

/**
 * Returns how a trait is said of a piece: "green", "in linen", "by Theory"; undefined for a category, and for
 * a pattern that the piece does not have or that has no adjective.
 */
export function traitPhrase({ key, values: [value = ''] }: Ban, piece: StylePiece): string | undefined {
  switch (key) {
    case 'color_names':
      return value
    case 'materials':
      return `in ${value}`
    case 'pattern':
      return isPatterned(piece) ? adjectives[value.toLowerCase()] : undefined
    case 'style_tags':
      return value
    case 'brand_name_tags':
      return `by ${value}`
    default:
      return undefined
  }
}

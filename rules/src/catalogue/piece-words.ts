// Builds a piece's title and description attributes from its kind, cut, pattern, color and material, so that
// no word contradicts another. The seed and the grading station use the same functions (decision 0120).

import { sentence } from '../common/sentence.ts'
import { detailsOfAll, detailsProblem, type SaidDetail } from './kind-details.ts'
import type { Kind, Pattern } from './kinds/kind.ts'
import { kindBySlug, shapeOf } from './kinds/kinds.ts'
import { cutUnknown, isTwoColored, occasionUnknown, patternUnknown, styleUnknown } from './piece-labels.ts'
import { type PieceFacts, patternWord, titleOf } from './piece-title.ts'
import { readColors, washAmong } from './shades.ts'
import { type BodyUse, charsOf } from './silhouettes/words.ts'
import { tagsOfPiece } from './tags-of-piece.ts'

/** For what a piece of the body is worn: its attributes differ. */
const useOf = ({ area, root }: Kind): BodyUse =>
  area === 'outer' ? 'outer' : area === 'dress' || root === 'dresses' ? 'dress' : 'top'

/**
 * Returns the description attributes (neckline, sleeves, pattern, …) that follow from a piece's cut and
 * pattern, by their names without the prefix "chars".
 */
export function attributesOf(facts: Pick<PieceFacts, 'kind' | 'cut' | 'pattern'>): Record<string, string> {
  const word = patternWord(facts)
  return {
    ...(facts.cut ? charsOf(facts.cut, useOf(facts.kind)) : {}),
    ...(facts.pattern && {
      pattern: sentence(word === 'abstract-print' ? 'abstract' : (word ?? 'solid')),
    }),
  }
}

const lower = (text: string | undefined) => (text ? [text.toLowerCase()] : [])

/**
 * Returns the filter tags (cut of trousers, waist, neckline) that correspond to a piece's description
 * attributes.
 */
export const tagsOfAttributes = (chars: Readonly<Record<string, string>>) => ({
  pant_cut_tags: lower(chars.pantCut),
  waist_tags: lower(chars.waist),
  neckline_tags: lower(chars.neckline),
})

/** What a grader says of a piece; the cut, the pattern and the details may be left unsaid. */
export type Graded = {
  readonly kind: Kind
  readonly cut: string | null
  readonly pattern: string | null
  /** Colors and shades by their names, the first one first. */
  readonly colors: readonly string[]
  readonly materials: readonly string[]
  readonly details?: readonly SaidDetail[]
  /** Styles and occasions of the kind; left out or empty: those that follow from the rest. */
  readonly styles?: readonly string[]
  readonly occasions?: readonly string[]
  /** The sort of the brand; null or left out: unknown. */
  readonly sort?: string | null
}

/** Returns the patterns in which pieces of a kind occur, the most frequent first. */
export const patternsOf = ({ patterns }: Kind): Pattern[] => [
  ...new Set(patterns.toSorted(([a], [b]) => b - a).map(([, pattern]) => pattern)),
]

/** Returns the materials that pieces of a kind are made of, the most frequent first. */
export function materialsOf({ materials }: Kind): string[] {
  const shares = new Map<string, number>()
  for (const [share, names] of materials)
    for (const name of names) shares.set(name, (shares.get(name) ?? 0) + share)
  return [...shares].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

type GradedProblem = { field: 'cut' | 'pattern' | 'details' | 'styles' | 'occasions'; message: string }

/** Returns whether a piece is of denim: it was said, or the kind has nothing else. */
export const isDenim = (kind: Kind, pattern: string | null): boolean =>
  pattern === 'denim' || (pattern === null && patternsOf(kind).every((one) => one === 'denim'))

/**
 * Returns whether pieces of a kind, or of one cut of it, are worn on the legs; without a cut only when all
 * cuts of the kind are. Throws for a cut that no kind has.
 */
export const isOnLegs = (kind: Kind, cut: string | null): boolean =>
  (cut === null ? kind.silhouettes : [cut]).every((one) => shapeOf(kind, one).on === 'legs')

/**
 * Returns the problem of a grader's entry, by field: a cut, pattern, detail, style or occasion that pieces of
 * this kind don't have; undefined when it is valid.
 */
export function gradedProblem({
  kind,
  cut,
  pattern,
  details = [],
  styles = [],
  occasions = [],
}: Pick<Graded, 'kind' | 'cut' | 'pattern' | 'details' | 'styles' | 'occasions'>): GradedProblem | undefined {
  const undetailed = detailsProblem(kind, details)
  if (undetailed !== undefined) return { field: 'details', message: undetailed }
  if (!styles.every((one) => kind.styles.includes(one))) return { field: 'styles', message: styleUnknown }
  if (!occasions.every((one) => kind.occasions.includes(one)))
    return { field: 'occasions', message: occasionUnknown }
  if (cut !== null && !kind.silhouettes.includes(cut)) return { field: 'cut', message: cutUnknown }
  const known: readonly string[] = patternsOf(kind)
  return pattern !== null && !known.includes(pattern)
    ? { field: 'pattern', message: patternUnknown }
    : undefined
}

/** The colors that a title names: of denim its wash, as it is sold by. */
function titleColors(words: readonly string[], wash: string | undefined) {
  const [first = '', other] = words
  const named = first === 'multi' ? 'multicolor' : first
  const isMany = first === 'multi' || other === 'multi'
  return { color: wash ?? named, second: isMany ? undefined : other }
}

/**
 * Builds title, attributes, tags, color shades and jean wash of a piece from a grader's entries. Unknown
 * facts and a pattern that the kind doesn't have are left out; style and occasion tags are those that were
 * said, else those that follow (tagsOfPiece). Throws for a cut that no kind has; a cut of another kind is not
 * refused here.
 */
export function describeGraded({ kind, cut, pattern, colors, materials, ...said }: Graded) {
  const { details = [], styles = [], occasions = [], sort = null } = said
  const known = patternsOf(kind).find((one) => one === pattern)
  const wash = isDenim(kind, pattern) ? washAmong(colors) : undefined
  const { color, second } = titleColors(colors, wash)
  const facts: PieceFacts = {
    kind,
    cut: cut === null ? undefined : shapeOf(kind, cut),
    silhouette: cut ?? '',
    pattern: known,
    color,
    second: known && isTwoColored(known) ? second : undefined,
    materials,
  }
  const tags = tagsOfPiece({ kind, silhouette: cut ?? '', pattern: known, materials, sort })
  const chars = {
    ...detailsOfAll(kind),
    ...Object.fromEntries(details.map(({ name, value }) => [name, value])),
    ...attributesOf(facts),
    ...(wash ? { jeanWash: sentence(wash) } : {}),
  }
  return {
    title: titleOf(facts),
    chars,
    style_tags: styles.length > 0 ? [...styles] : tags.style_tags,
    occasion_tags: occasions.length > 0 ? [...occasions] : tags.occasion_tags,
    ...tagsOfAttributes(chars),
    advanced_color_names: readColors(colors).shades,
    jean_wash_tags: wash && isOnLegs(kind, cut) ? [wash] : [],
  }
}

/** What an employee's form says of how a piece is made: '' where nobody said the cut or the pattern. */
export type MadeWish = {
  readonly cut: string
  readonly pattern: string
  readonly colorNames: readonly string[]
  readonly materials: readonly string[]
}

/**
 * Describes a piece of this category, cut, pattern, colors and materials: its title and the filter values
 * neckline, sleeve length, pant cut, skirt or dress style and jacket style (null where none). Undefined for
 * an unknown category, and for a cut or pattern that the category does not have. `path`: the category's
 * slugs.
 */
export function madeWords(path: string, { cut, pattern, colorNames: colors, materials }: MadeWish) {
  const kind = kindBySlug(path.split('/').at(-1) ?? '')
  const graded = { cut: cut || null, pattern: pattern || null, colors, materials }
  if (!kind || gradedProblem({ kind, ...graded })) return undefined
  const { title, chars } = describeGraded({ kind, ...graded })
  const said: Readonly<Record<string, string>> = chars
  const word = (name: string) => said[name] ?? null
  return {
    title,
    categoryPath: path,
    neckline: word('neckline'),
    sleeveLength: word('sleeveLength'),
    pantCut: word('pantCut'),
    skirtDressStyle: word('skirtDressStyle'),
    jacketStyle: word('jacketStyle'),
  }
}

// Chooses the outline of a piece and so the meaning of each measure.
import type { CutWords } from '@hemline/rules/catalogue/silhouettes/cut-of-words.ts'
import { coat } from './outline-coat.ts'
import { outlineOfCut, type Worn } from './outline-cut.ts'
import type { Outline } from './outline-type.ts'
import { type OutlineKind, outlineKindOf } from './outlines-by-kind.ts'
import { shoesAndBags } from './outlines-shoes-bags.ts'
import { bagStraps, things } from './outlines-things.ts'
import { wear } from './outlines-wear.ts'

const outlines: Readonly<Record<OutlineKind, Outline>> = { ...wear, ...things, ...shoesAndBags, coat }

/** From this length (inches, shoulder to hem) a jacket is drawn as a coat. */
const coatFrom = 34

/** From this height of its shaft in inches a boot is drawn to the knee. */
const tallFrom = 11

type Measures = readonly { name: string; inches: number }[]

/** Returns a bag's outline without its strap, for a bag whose strap was not measured. */
const withoutStrap = ({ marks, ...bag }: Outline): Outline => ({
  ...bag,
  seams: bag.seams.filter((seam) => !bagStraps.includes(seam)),
  view: [bag.view[0], 410, bag.view[2], 520],
  marks: Object.fromEntries(Object.entries(marks).filter(([name]) => !name.endsWith(' drop'))),
})

/** Which outlines are drawn from a cut, where words tell one. */
const worn: Readonly<Partial<Record<OutlineKind, Worn>>> = {
  dress: 'top',
  top: 'top',
  sweater: 'top',
  onepiece: 'top',
  jacket: 'outer',
  coat: 'outer',
  pants: 'legs',
  skirt: 'skirt',
}

/** What a piece says of itself, as far as its outline follows from it. */
export type Told = {
  categoryPath: string
  measurements: Measures
  charsNeckline?: string | null
  charsSleeveLength?: string | null
  charsPantCut?: string | null
  charsSkirtDressStyle?: string | null
  charsJacketStyle?: string | null
}

const wordsOf = (piece: Told): CutWords => ({
  neckline: piece.charsNeckline ?? null,
  sleeveLength: piece.charsSleeveLength ?? null,
  pantCut: piece.charsPantCut ?? null,
  skirtDressStyle: piece.charsSkirtDressStyle ?? null,
  jacketStyle: piece.charsJacketStyle ?? null,
  isShort: piece.categoryPath.split('/').includes('rompers'),
})

const kindNamed = (outline: Outline | undefined) =>
  (Object.entries(outlines) as [OutlineKind, Outline][]).find(([, one]) => one === outline)?.[0]

/**
 * Returns the outline drawing of a piece as it is cut: from the words for its sleeves, neck and legs, to the
 * scale of its measurements; the usual outline of its category when they tell no cut.
 */
export function outlineOf(piece: Told): Outline | undefined {
  const usual = outlineFor(piece.categoryPath, piece.measurements)
  const words = wordsOf(piece)
  // Sweatpants lie among activewear, whose other pieces hang from the shoulders.
  const kind = words.pantCut && !words.sleeveLength ? 'pants' : kindNamed(usual)
  const how = kind && outlines[kind].marks
  const as = kind && worn[kind]
  if (!as || !how) return usual
  // A collar that is named as a neckline belongs to a top or a dress; jackets have none named.
  const isTop = as === 'outer' && words.neckline && words.neckline !== 'Hooded'
  return outlineOfCut(isTop ? 'top' : as, words, { measured: piece.measurements, how }) ?? usual
}

/**
 * Returns the outline for a category's path, by the nearest category that has one; undefined when none
 * has. The measures decide between jacket and coat, and whether a bag has a strap; without measures the
 * category's usual outline is returned.
 */
export function outlineFor(categoryPath: string, measured: Measures = []): Outline | undefined {
  const kind = outlineKindOf(categoryPath)
  const has = (names: readonly string[]) => measured.some(({ name }) => names.includes(name))
  if (kind === 'jacket' && measured.some(({ name, inches }) => name === 'Length' && inches >= coatFrom))
    return outlines.coat
  if (kind === 'boot' && measured.some(({ name, inches }) => name === 'Shaft height' && inches >= tallFrom))
    return outlines.tallBoot
  if (kind === 'bag' && measured.length > 0 && !has(['Strap drop', 'Handle drop']))
    return withoutStrap(outlines.bag)
  return kind && outlines[kind]
}

const hows = new Map(
  Object.values(outlines).flatMap(({ marks }) =>
    Object.entries(marks).map(([name, { how }]) => [name, how] as const),
  ),
)

/**
 * Returns how a measure is taken on a piece with this outline, else on any piece that has the measure; "edge
 * to edge" for a measure that none has.
 */
export const howMeasured = (outline: Outline | undefined, name: string): string =>
  outline?.marks[name]?.how ?? hows.get(name) ?? 'edge to edge'

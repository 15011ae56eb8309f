// "Find my size from a piece I own": brand, kind and label lead to measures, and these to the shop's sizes
// (decision 0164). Pure; lengths in inches.
import type { SizeChoiceGroup } from './choices.ts'

/** A kind of piece that sizes are found from: the first part of a category's path, and its size category. */
export const pieceKinds = [
  { kind: 'dresses', label: 'A dress', category: 'top' },
  { kind: 'tops', label: 'A top or blouse', category: 'top' },
  { kind: 'sweaters', label: 'A sweater', category: 'top' },
  { kind: 'coats-jackets', label: 'A coat or jacket', category: 'top' },
  { kind: 'jeans', label: 'Jeans', category: 'bottom' },
  { kind: 'pants', label: 'Pants', category: 'bottom' },
  { kind: 'skirts', label: 'A skirt', category: 'bottom' },
  { kind: 'shorts', label: 'Shorts', category: 'bottom' },
  { kind: 'shoes', label: 'Shoes', category: 'shoe' },
] as const

/** Returns the kind of this name; undefined for one that sizes are not found from. */
const pieceKindOf = (kind: string) => pieceKinds.find((one) => one.kind === kind)

/**
 * The measures that a size is about, and how far from each a piece of the same size may be. Lengths are left
 * out: a midi and a mini dress may have one size.
 */
export const sizeMeasures: Readonly<Record<string, number>> = {
  Bust: 1.25,
  Waist: 1.25,
  Hips: 1.5,
  Insole: 0.25,
}

/** One measure of one piece. */
export type SizedMeasure = { sizingId: number; measure: string; inches: number }
/** The middle of a measure over pieces of all brands in one size. */
export type UsualMeasure = SizedMeasure & { count: number }

/** A measure that an answer rests on. */
export type PieceMeasure = {
  measure: string
  /** What a piece of this brand, kind and label measures. */
  inches: number
  /** By how much that is more, or less, than pieces of other brands in the same size. */
  off: number
  /** How many pieces of the brand were measured. */
  pieces: number
  /** Whether all of them had this label; else they are of other sizes of the same kind. */
  sameLabel: boolean
}
/** `sizingIds`: the closest sizes of every system, at most two each. */
export type FromPiece = { measures: PieceMeasure[]; sizingIds: number[] }

/** Fewer measured pieces than this say nothing of a brand, nor of a size. */
export const leastMeasured = 3
/** Two sizes are offered when they are as close as this, in shares of what a size may differ. */
const tie = 0.25

/** Returns the median of numbers in any order; 0 for an empty list. */
export function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  const high = sorted[sorted.length >> 1] ?? low
  return (low + high) / 2
}

const toQuarter = (inches: number): number => Math.round(inches * 4) / 4

/** Looks up what a size usually measures; undefined where too few pieces were measured. */
function usualIn(usual: readonly UsualMeasure[]): (sizingId: number, measure: string) => number | undefined {
  const known = usual.filter(({ count }) => count >= leastMeasured)
  const byKey = new Map(known.map((one) => [`${one.sizingId} ${one.measure}`, one.inches]))
  return (sizingId, measure) => byKey.get(`${sizingId} ${measure}`)
}

type Look = ReturnType<typeof usualIn>

/** Returns a measure of the owned piece: the usual one of its label, and how the brand differs from it. */
function measureOf(measure: string, sizingId: number, ofBrand: readonly SizedMeasure[], look: Look) {
  const usual = look(sizingId, measure)
  if (usual === undefined) return []
  const all = ofBrand.flatMap((one) => {
    const base = one.measure === measure ? look(one.sizingId, measure) : undefined
    return base === undefined ? [] : [{ sizingId: one.sizingId, off: one.inches - base }]
  })
  const same = all.filter((one) => one.sizingId === sizingId)
  const sameLabel = same.length >= leastMeasured
  const used = sameLabel ? same : all
  if (used.length < leastMeasured) return []
  const off = toQuarter(middle(used.map((one) => one.off)))
  return [{ measure, inches: toQuarter(usual) + off, off, pieces: used.length, sameLabel }]
}

/**
 * Returns the groups of sizes for a kind of piece from `pieceKinds`. Empty for any other kind, and when no
 * group contains the given `sizingId`.
 */
export function labelsOfKind<Group extends SizeChoiceGroup>(
  groups: readonly Group[],
  kind: string,
  sizingId?: number,
): readonly Group[] {
  const category = pieceKindOf(kind)?.category
  const mine = groups.filter((group) => group.category === category)
  const isThere = mine.some(({ sizes }) => sizes.some((size) => size.sizingId === sizingId))
  return sizingId === undefined || isThere ? mine : []
}

/** What is answered where brand, kind or label make no sense together. */
export const pieceProblem = 'Pieces of this kind don’t come in this size here.'

type Ask = {
  /** The label of the owned piece, as a size of the department. */
  sizingId: number
  /** The measures of pieces of its brand and kind. */
  ofBrand: readonly SizedMeasure[]
  /** What pieces of its kind usually measure. */
  usual: readonly UsualMeasure[]
  /** The sizes of the department that pieces of this kind come in (`sizeChoices`). */
  groups: readonly SizeChoiceGroup[]
}

/**
 * Returns the measures (inches) by which an owned piece is compared, and for each group of sizes the one or
 * two nearest size ids. Null where too few pieces of its brand or size were measured, or no size is close.
 */
export function sizesFromPiece({ sizingId, ofBrand, usual, groups }: Ask): FromPiece | null {
  const look = usualIn(usual)
  const measures = Object.keys(sizeMeasures).flatMap((one) => measureOf(one, sizingId, ofBrand, look))
  if (measures.length === 0) return null
  const distance = (id: number): number => {
    const each = measures.map(({ measure, inches }) => {
      const there = look(id, measure)
      return there === undefined
        ? Number.POSITIVE_INFINITY
        : Math.abs(there - inches) / (sizeMeasures[measure] ?? 1)
    })
    return each.reduce((sum, one) => sum + one, 0) / each.length
  }
  const sizingIds = groups.flatMap(({ sizes }) => {
    const near = sizes
      .map((size) => ({ id: size.sizingId, far: distance(size.sizingId) }))
      .filter(({ far }) => far <= 1)
      .sort((a, b) => a.far - b.far)
    const best = near[0]?.far ?? 0
    return near
      .filter(({ far }) => far - best <= tie)
      .slice(0, 2)
      .map(({ id }) => id)
  })
  return sizingIds.length === 0 ? null : { measures, sizingIds }
}

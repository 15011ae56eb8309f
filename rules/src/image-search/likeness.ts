// How like a piece is to a picture: the one formula of the search by picture (decision 0198).
import { familyOf } from './families.ts'
import { type Lab, palette } from './palette.ts'

/** Raised when looks are made in another way; all are made anew then. */
export const lookVersion = 1
/** Bytes of a look that say cut and cloth; the rest say color. */
export const cutBytes = 96
/** Bytes of a look. */
export const lookBytes = cutBytes + palette.length
/** The length of each part of a look in its bytes' unit. */
export const lookUnit = 320

/**
 * A picture as it was seen: its looks, of which the nearest to a piece counts for that piece, and the
 * probability of each family.
 */
export type Picture = { readonly looks: readonly Int8Array[]; readonly families: Float32Array }
/** A piece with what is known of it: nobody has to guess a piece's kind by its picture. */
export type Candidate = { readonly look: Int8Array; readonly categoryTags: readonly string[] }

/** The parts of a distance: 0 is the same, 2 has nothing in common. */
export type Distance = {
  /** The look of the picture that was compared. */
  readonly look: Int8Array
  readonly cut: number
  readonly color: number
  readonly kind: number
  readonly all: number
}

function squares(one: Int8Array, other: Int8Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i += 1) sum += ((one[i] ?? 0) - (other[i] ?? 0)) ** 2
  return sum / lookUnit ** 2
}

/** A family that the picture hardly shows counts as this much further away, and no more. */
const kindMost = 1
const kindShare = 0.2
/** A color part is smaller than a cut part of equal unlikeness: measured on disturbed pictures. */
const colorShare = 1.2
/**
 * Where a piece's cut is nearer than the first, the picture speaks for itself and its guessed family counts
 * nothing; where none is nearer than the second, as with photographs, the family counts in full.
 */
export const speaksFrom = 0.5
const speaksTo = 1

/** How much a piece of a family is against what the picture shows: 0 for the likeliest family. */
function againstKind({ families }: Picture, categoryTags: readonly string[]): number {
  const family = familyOf(categoryTags)
  const most = families.reduce((max, value) => Math.max(max, value), 0)
  const own = family < 0 ? 0.02 : (families[family] ?? 0)
  return Math.min(kindMost, kindShare * Math.log((most + 1e-6) / (own + 1e-6)))
}

/** The picture's look that is nearest to a piece by its cut, and how near. */
function nearestLook({ looks }: Picture, piece: Candidate): { look: Int8Array; cut: number } {
  let nearest = { look: piece.look, cut: Number.POSITIVE_INFINITY }
  for (const look of looks) {
    const cut = squares(look, piece.look, 0, cutBytes)
    if (cut < nearest.cut) nearest = { look, cut }
  }
  return nearest
}

/**
 * Returns how far pieces are from a picture, in their order. `balance` says what counts: 0 the color, 1 the
 * cut, 0.5 both.
 */
export function distancesOf(picture: Picture, pieces: readonly Candidate[], balance: number): Distance[] {
  const seen = pieces.map((piece) => nearestLook(picture, piece))
  const nearest = seen.reduce((least, { cut }) => Math.min(least, cut), Number.POSITIVE_INFINITY)
  const guess = Math.min(1, Math.max(0, (nearest - speaksFrom) / (speaksTo - speaksFrom)))
  return pieces.map((piece, i) => {
    const { look, cut } = seen[i] ?? { look: piece.look, cut: 0 }
    const color = squares(look, piece.look, cutBytes, lookBytes)
    const kind = guess * againstKind(picture, piece.categoryTags)
    return { look, cut, color, kind, all: 2 * balance * cut + 2 * (1 - balance) * colorShare * color + kind }
  })
}

/** Returns the mean color that a look's color part says. */
export function meanColor(look: Int8Array): Lab {
  const sum: [number, number, number] = [0, 0, 0]
  let all = 0
  for (const [i, [lightness, a, b]] of palette.entries()) {
    const share = ((look[cutBytes + i] ?? 0) / lookUnit) ** 2
    all += share
    sum[0] += share * lightness
    sum[1] += share * a
    sum[2] += share * b
  }
  return [sum[0] / (all || 1), sum[1] / (all || 1), sum[2] / (all || 1)]
}

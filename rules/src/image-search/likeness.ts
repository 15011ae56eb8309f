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
 * How surely each number of a look is seen again in a disturbed picture, as two lower triangles, row by
 * row: what changes with light, frame and blur counts little, what stays counts much
 * (tools/vision/steadiness.ts).
 */
export type Steadiness = { readonly cut: Float32Array; readonly color: Float32Array }
/**
 * A picture as it was seen: its looks, of which the nearest to a piece counts for that piece, and the
 * probability of each family.
 */
export type Picture = {
  readonly looks: readonly Int8Array[]
  readonly families: Float32Array
  readonly steadiness: Steadiness
}
/**
 * A piece with what is known of it: nobody has to guess a piece's kind and color names by its picture.
 */
export type Candidate = {
  readonly look: Int8Array
  readonly categoryTags: readonly string[]
  readonly colorNames: readonly string[]
}

/** The parts of a distance: 0 is the same, 2 has nothing in common. */
export type Distance = {
  /** The look of the picture that was compared. */
  readonly look: Int8Array
  readonly cut: number
  readonly color: number
  readonly kind: number
  /** Cut, color and kind together, as they look side by side. */
  readonly apart: number
  /** What ranks: `apart` for a picture that is like no piece, as are photographs; else what is steady. */
  readonly all: number
}

/**
 * What the nearest pieces say about a picture: the narrowest kind and the color names, with their shares.
 */
type Vote = {
  readonly kinds: ReadonlyMap<string, number>
  readonly colors: ReadonlyMap<string, number>
}

function squares(one: Int8Array, other: Int8Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i += 1) sum += ((one[i] ?? 0) - (other[i] ?? 0)) ** 2
  return sum / lookUnit ** 2
}

/**
 * A part of a look, in the axes in which equal steps are equally sure; its mean square is 1 for a
 * disturbance.
 */
function steadyPart(look: Int8Array, matrix: Float32Array, from: number, to: number): Float32Array {
  const size = to - from
  const out = new Float32Array(size)
  const unit = lookUnit * Math.sqrt(size)
  for (let row = 0; row < size; row += 1) {
    let sum = 0
    for (let i = 0; i <= row; i += 1) sum += (matrix[row * size + i] ?? 0) * (look[from + i] ?? 0)
    out[row] = sum / unit
  }
  return out
}

type Steady = { cut: Float32Array; color: Float32Array }
const steadyOf = (look: Int8Array, { cut, color }: Steadiness): Steady => ({
  cut: steadyPart(look, cut, 0, cutBytes),
  color: steadyPart(look, color, cutBytes, lookBytes),
})

function between(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i += 1) sum += ((one[i] ?? 0) - (other[i] ?? 0)) ** 2
  return sum
}

/** A family that the picture hardly shows counts as this much further away, and no more. */
const kindMost = 1
const kindShare = 0.2
/** A color part is smaller than a cut part of equal unlikeness: measured on disturbed pictures. */
const colorShare = 1.2
const steadyColorShare = 0.3
/**
 * Where a piece's cut is nearer than the first, the picture speaks for itself and its guessed family
 * counts nothing; where none is nearer than the second, as with photographs, the family counts in full.
 */
export const speaksFrom = 0.5
const speaksTo = 0.8
/** A piece this much further away than the nearest has a third of its vote. */
const voteFades = 0.1
/** Pieces of another narrowest kind, and of no color that was voted for, are so much further away. */
const otherKind = 6
const otherColor = 5.5
/** The distances of photographs are brought to the size of the others. */
const apartShare = 6

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
 * Returns how far a piece is from the picture's nearest look, all bytes counting the same, as the engine
 * counts.
 */
export const plainlyApart = ({ looks }: Picture, piece: Candidate): number =>
  looks.reduce(
    (least, look) => Math.min(least, squares(look, piece.look, 0, lookBytes)),
    Number.POSITIVE_INFINITY,
  )

/** How far pieces are from the nearest look by what is steady; about 0.5 for the piece itself. */
function steadyDistances(picture: Picture, pieces: readonly Candidate[], balance: number): number[] {
  const looks = picture.looks.map((look) => steadyOf(look, picture.steadiness))
  return pieces.map((piece) => {
    const own = steadyOf(piece.look, picture.steadiness)
    const each = looks.map(
      ({ cut, color }) =>
        2 * balance * between(cut, own.cut) +
        2 * (1 - balance) * steadyColorShare * between(color, own.color),
    )
    return each.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  })
}

/** The vote of all pieces, the nearest by far the loudest. The shares are of the largest. */
function voteOf(distances: readonly number[], pieces: readonly Candidate[]): Vote {
  const nearest = distances.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  const kinds = new Map<string, number>()
  const colors = new Map<string, number>()
  for (const [i, { categoryTags, colorNames }] of pieces.entries()) {
    const voice = Math.exp((nearest - (distances[i] ?? 0)) / voteFades)
    const kind = categoryTags.at(-1) ?? ''
    kinds.set(kind, (kinds.get(kind) ?? 0) + voice)
    for (const name of colorNames) colors.set(name, (colors.get(name) ?? 0) + voice)
  }
  const shares = (votes: Map<string, number>) => {
    const most = votes.values().reduce((max, one) => Math.max(max, one), 1e-9)
    return new Map(votes.entries().map(([name, one]) => [name, one / most]))
  }
  return { kinds: shares(kinds), colors: shares(colors) }
}

/** What was measured of a picture among pieces. */
type Measures = {
  readonly distances: Distance[]
  readonly vote: Vote
  /**
   * From 0, a picture of a piece of the shop, to 1, a picture that is like none, whose vote counts
   * nothing.
   */
  readonly guess: number
}

/**
 * Measures how far pieces are from a picture, in their order. `balance` says what counts: 0 the color, 1
 * the cut, 0.5 both.
 */
export function measuresOf(picture: Picture, pieces: readonly Candidate[], balance: number): Measures {
  const seen = pieces.map((piece) => nearestLook(picture, piece))
  const nearest = seen.reduce((least, { cut }) => Math.min(least, cut), Number.POSITIVE_INFINITY)
  const guess = Math.min(1, Math.max(0, (nearest - speaksFrom) / (speaksTo - speaksFrom)))
  const steady = steadyDistances(picture, pieces, balance)
  const vote = voteOf(steady, pieces)
  const distances = pieces.map((piece, i) => {
    const { look, cut } = seen[i] ?? { look: piece.look, cut: 0 }
    const color = squares(look, piece.look, cutBytes, lookBytes)
    const kind = guess * againstKind(picture, piece.categoryTags)
    const apart = 2 * balance * cut + 2 * (1 - balance) * colorShare * color + kind
    const isKind = vote.kinds.get(piece.categoryTags.at(-1) ?? '') ?? 0
    const isColor = piece.colorNames.reduce(
      (most, name) => Math.max(most, vote.colors.get(name) ?? 0),
      vote.colors.size === 0 ? 1 : 0,
    )
    const against = otherKind * (1 - isKind) + otherColor * (1 - isColor)
    const sure = (steady[i] ?? 0) + against
    return { look, cut, color, kind, apart, all: (1 - guess) * sure + guess * apartShare * apart }
  })
  return { distances, vote, guess }
}

/**
 * Returns the mean color of a look as Lab [lightness, a, b], weighted by the shares of its palette colors.
 */
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

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
 * A piece with what is known of it: nobody has to guess its kind, color names and pattern by its picture.
 */
export type Candidate = {
  readonly look: Int8Array
  readonly categoryTags: readonly string[]
  readonly colorNames: readonly string[]
  /** Such as "striped"; null when nobody said one. */
  readonly pattern: string | null
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
  /** How far the piece is by what is steady alone: about 0.5 for the piece itself. */
  readonly steady: number
  /** What ranks: `apart` for a picture that is like no piece, as are photographs; else what is steady. */
  readonly all: number
}

/**
 * What the nearest pieces say about a picture: the narrowest kind, the color names and the pattern, with
 * their shares.
 */
type Vote = {
  readonly kinds: ReadonlyMap<string, number>
  readonly colors: ReadonlyMap<string, number>
  readonly patterns: ReadonlyMap<string, number>
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
const kindMost = 2
const kindShare = 0.5
/** A color part is smaller than a cut part of equal unlikeness: measured on disturbed pictures. */
const colorShare = 1.2
const steadyColorShare = 0.3
/**
 * Where a piece is nearer than `from`, by what is steady or by its cut, the picture speaks for itself and its
 * guessed family counts nothing; where none is nearer than `to`, as with photographs, the family counts in
 * full. Of 600 disturbed drawings 98 of 100 have a steady distance below 2.7, of 150 photographs none; most
 * of the others have a cut below 0.5, and nearly no photograph has.
 */
const speaks = { steady: { from: 2.2, to: 3.2 }, cut: { from: 0.4, to: 0.55 } } as const
/** A piece whose cut is nearer knows the family better than any guess. */
export const sameCutFrom = 0.5
/** A piece this much further away than the nearest has a third of its vote. */
const voteFades = 0.1
/**
 * Pieces of another narrowest kind, of no color and of another pattern than were voted for are so much
 * further away.
 */
const otherKind = 12
const otherColor = 5.5
const otherPattern = 4
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

/**
 * How far pieces are from the nearest look by what is steady, about 0.5 for the piece itself: `plain` where
 * cut and color count the same, `weighed` by the balance.
 */
function steadyDistances(
  picture: Picture,
  pieces: readonly Candidate[],
  balance: number,
): { plain: number[]; weighed: number[] } {
  const looks = picture.looks.map((look) => steadyOf(look, picture.steadiness))
  const far = { plain: [] as number[], weighed: [] as number[] }
  for (const piece of pieces) {
    const own = steadyOf(piece.look, picture.steadiness)
    let plain = Number.POSITIVE_INFINITY
    let weighed = Number.POSITIVE_INFINITY
    for (const look of looks) {
      const cut = between(look.cut, own.cut)
      const color = steadyColorShare * between(look.color, own.color)
      plain = Math.min(plain, cut + color)
      weighed = Math.min(weighed, 2 * balance * cut + 2 * (1 - balance) * color)
    }
    far.plain.push(plain)
    far.weighed.push(weighed)
  }
  return far
}

/** The vote of all pieces, the nearest by far the loudest. The shares are of the largest. */
function voteOf(distances: readonly number[], pieces: readonly Candidate[]): Vote {
  const nearest = distances.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  const kinds = new Map<string, number>()
  const colors = new Map<string, number>()
  const patterns = new Map<string, number>()
  for (const [i, { categoryTags, colorNames, pattern }] of pieces.entries()) {
    const voice = Math.exp((nearest - (distances[i] ?? 0)) / voteFades)
    const kind = categoryTags.at(-1) ?? ''
    kinds.set(kind, (kinds.get(kind) ?? 0) + voice)
    for (const name of colorNames) colors.set(name, (colors.get(name) ?? 0) + voice)
    if (pattern !== null) patterns.set(pattern, (patterns.get(pattern) ?? 0) + voice)
  }
  const shares = (votes: Map<string, number>) => {
    const most = votes.values().reduce((max, one) => Math.max(max, one), 1e-9)
    return new Map(votes.entries().map(([name, one]) => [name, one / most]))
  }
  return { kinds: shares(kinds), colors: shares(colors), patterns: shares(patterns) }
}

/** How much a piece is against what the nearest say; what nobody knows of it is not held against it. */
function againstVote(
  { kinds, colors, patterns }: Vote,
  { categoryTags, colorNames, pattern }: Candidate,
): number {
  const isKind = kinds.get(categoryTags.at(-1) ?? '') ?? 0
  const isColor = colorNames.reduce(
    (most, name) => Math.max(most, colors.get(name) ?? 0),
    colors.size === 0 ? 1 : 0,
  )
  const isPattern = pattern === null ? 1 : (patterns.get(pattern) ?? 0)
  return otherKind * (1 - isKind) + otherColor * (1 - isColor) + otherPattern * (1 - isPattern)
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

/** How much has to be guessed, from 0 to 1, by how near the nearest piece is. */
function guessBy({ from, to }: { from: number; to: number }, far: readonly number[]): number {
  const nearest = far.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  return Math.min(1, Math.max(0, (nearest - from) / (to - from)))
}

/**
 * Measures how far pieces are from a picture: a distance for each piece in their order, the vote of the
 * nearest pieces on kind, color and pattern, and `guess`, from 0 for a picture of a piece of the shop to 1
 * for one like none, whose vote counts nothing. `balance`: 0 compares the color, 1 the cut, 0.5 both.
 */
export function measuresOf(picture: Picture, pieces: readonly Candidate[], balance: number): Measures {
  const seen = pieces.map((piece) => nearestLook(picture, piece))
  const { plain, weighed: steady } = steadyDistances(picture, pieces, balance)
  const guess = Math.min(
    guessBy(speaks.steady, plain),
    guessBy(
      speaks.cut,
      seen.map(({ cut }) => cut),
    ),
  )
  const vote = voteOf(steady, pieces)
  const distances = pieces.map((piece, i) => {
    const { look, cut } = seen[i] ?? { look: piece.look, cut: 0 }
    const color = squares(look, piece.look, cutBytes, lookBytes)
    const kind = guess * againstKind(picture, piece.categoryTags)
    const apart = 2 * balance * cut + 2 * (1 - balance) * colorShare * color + kind
    const own = steady[i] ?? 0
    const sure = own + againstVote(vote, piece)
    return {
      look,
      cut,
      color,
      kind,
      apart,
      steady: own,
      all: (1 - guess) * sure + guess * apartShare * apart,
    }
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

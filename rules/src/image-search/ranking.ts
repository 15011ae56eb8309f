// The order of the pieces that are shown for a picture, with the reasons for each.
import { families, familyOf } from './families.ts'
import {
  type Candidate,
  type Distance,
  measuresOf,
  type Picture,
  plainlyApart,
  sameCutFrom,
} from './likeness.ts'
import { type Judged, judge, type Reason, shownWithin } from './reasons.ts'
import { type ImageSearchBand, imageSearchBands } from './terms.ts'

/** Pieces that are ranked exactly. */
export const rankedMost = 200
const leastFamilyShare = 0.3
/** A kind or a color name is sure where no other has more than this share of its votes. */
const sureFrom = 0.5
/** A picture that is hardly like a piece of the shop says no kind and no color for sure. */
const guessMost = 0.5
/** The second search keeps to the likeliest families, so that a photograph finds drawings of its kind. */
const familiesAsked = 3
const leastAsked = 0.08
/** The third search keeps to the kinds for which the nearest pieces vote. */
const kindsAsked = 2
const leastVote = 0.2
/** Only the nearest are heard: the voice of those behind is next to nothing. */
const heard = 120

/**
 * So many pieces go first, whatever was voted, that are as near as the nearest one, or nearly: one of them is
 * the piece in the picture, if the shop has it (measured by `make likeness`, decision 0296).
 */
const firstMost = 5
const nearlyAsNear = 0.2

/** A piece as the ranking needs it. */
export type Ranking = Candidate & Omit<Judged, 'look' | 'categoryTags'> & { readonly itemNumber: number }
/** A piece in its place. */
export type Ranked<Piece extends Ranking> = {
  readonly piece: Piece
  readonly distance: Distance
  readonly band: ImageSearchBand
  readonly reasons: Reason[]
}

/**
 * Returns the index in `families` of the family that a picture most likely shows; -1 when its share is below
 * 0.3.
 */
export function likelyFamily({ families: shares }: Pick<Picture, 'families'>): number {
  const best = shares.reduce((most, share, i) => (share > (shares[most] ?? 0) ? i : most), 0)
  return (shares[best] ?? 0) >= leastFamilyShare ? best : -1
}

/**
 * Returns the category tags of the families that a picture may show, the likeliest first: at most three, each
 * with a share of 8 % or more.
 */
export function likelyTags({ families: shares }: Pick<Picture, 'families'>): string[] {
  const likely = [...shares.keys()]
    .filter((i) => (shares[i] ?? 0) >= leastAsked)
    .toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
    .slice(0, familiesAsked)
  return likely.flatMap((i) => families[i]?.tags ?? [])
}

/**
 * Returns the narrowest kinds, as category tags, that the nearest of some pieces vote for; none for a
 * picture that is like none of them. More pieces of these kinds are worth a look.
 */
export function votedTags(picture: Picture, pieces: readonly Candidate[]): string[] {
  const nearest = new Map(pieces.map((piece) => [piece, plainlyApart(picture, piece)]))
  const near = pieces.toSorted((one, other) => (nearest.get(one) ?? 0) - (nearest.get(other) ?? 0))
  const { vote, guess } = measuresOf(picture, near.slice(0, heard), 0.5)
  if (guess > guessMost) return []
  const voted = [...vote.kinds].filter(([, share]) => share >= leastVote)
  return voted
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, kindsAsked)
    .map(([tag]) => tag)
}

/**
 * Returns the value that most of the ten nearest pieces have in common; null when fewer than six agree. Nulls
 * don't count.
 */
export function commonest(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].toSorted((one, other) => other[1] - one[1])
  return best && best[1] >= 6 ? best[0] : null
}

/**
 * Returns the index in `families` of the family that a picture shows: that of the nearest piece when its cut
 * is really near or no family is likely, else the likeliest family; -1 for none.
 */
export function shownFamily(
  picture: Picture,
  nearest: { piece: Candidate; distance: Distance } | undefined,
): number {
  const likely = likelyFamily(picture)
  if (nearest && (likely < 0 || nearest.distance.cut < sameCutFrom))
    return familyOf(nearest.piece.categoryTags)
  return likely
}

const sureOf = (shares: ReadonlyMap<string, number>): string[] => {
  const [first, second] = [...shares].toSorted((one, other) => other[1] - one[1])
  return first && (second?.[1] ?? 0) <= sureFrom ? [first[0]] : []
}

/** The pieces that are as near as the nearest one by what is steady, or nearly, the nearest first. */
function asNear<One extends { distance: Distance }>(measured: readonly One[]): One[] {
  const near = measured.toSorted((one, other) => one.distance.steady - other.distance.steady)
  const most = (near[0]?.distance.steady ?? 0) + nearlyAsNear
  return near.slice(0, firstMost).filter(({ distance }) => distance.steady <= most)
}

/**
 * Returns the pieces found for a picture in the order in which they are shown, with band and reasons: those
 * that may be the very piece, then by band, then by distance. At most 200; pieces much farther than the
 * nearest are left out unless they are of the kind shown. `balance` says what counts: 0 the color, 1 the cut,
 * 0.5 both.
 */
export function rank<Piece extends Ranking>(
  picture: Picture,
  pieces: readonly Piece[],
  balance: number,
): Ranked<Piece>[] {
  const { distances, vote, guess } = measuresOf(picture, pieces, balance)
  const all = pieces.flatMap((piece, i) => {
    const distance = distances[i]
    return distance ? [{ piece, distance }] : []
  })
  const measured = all
    .toSorted(
      (one, other) => one.distance.all - other.distance.all || one.piece.itemNumber - other.piece.itemNumber,
    )
    .slice(0, rankedMost)
  const [nearest] = measured
  const most = measured.reduce((least, { distance }) => Math.min(least, distance.apart), 9) + shownWithin
  const isSure = guess <= guessMost
  const shown = {
    look: nearest?.distance.look ?? new Int8Array(),
    family: shownFamily(picture, nearest),
    kind: isSure ? (sureOf(vote.kinds)[0] ?? null) : null,
    colorNames: isSure ? [...vote.colors].filter(([, share]) => share >= sureFrom).map(([name]) => name) : [],
    pattern: isSure ? (sureOf(vote.patterns)[0] ?? null) : null,
  }
  const first = isSure ? asNear(all) : []
  const ranked = measured
    .filter(({ piece, distance }) => distance.apart <= most || piece.categoryTags.at(-1) === shown.kind)
    .filter((one) => !first.includes(one))
  const judged = (one: (typeof all)[number]) => ({ ...one, ...judge(shown, one.piece, one.distance) })
  const rest = ranked.map(judged)
  return [
    ...first.map((one) => ({ ...judged(one), band: imageSearchBands[0] })),
    ...imageSearchBands.flatMap((band) => rest.filter((one) => one.band === band)),
  ].slice(0, rankedMost)
}

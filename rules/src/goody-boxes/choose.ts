// Chooses the pieces of a goody box: what fits, what its person loves, and no two boxes' worth of the same
// (decision 0171). Pure, so that the API, the mocks and a stylist's list agree.
import { goodyPieces, goodyPiecesLeast } from './terms.ts'

/** A piece that may go into a box. */
export type GoodyCandidate = {
  readonly itemNumber: number
  readonly warehouseId: number
  readonly brandId: number
  readonly brand: string
  /** The root category: "dresses". */
  readonly kind: string
  readonly price: number
  readonly sizeDisplay: string
  readonly colors: readonly string[]
  readonly isHearted: boolean
  readonly isLovedBrand: boolean
  /** The verdict of the fit engine; null when nothing is known. */
  readonly fit: 'small' | 'fits' | 'large' | null
  readonly fitWords: string | null
  /** How likely the piece sells, 0 to 1: what others like. */
  readonly liked: number
}

/** What a person's taste says so far. */
export type GoodyTaste = {
  /** The kinds that were asked for; empty for all. */
  readonly kinds: readonly string[]
  readonly budget: number
  /** Kinds and colors of what was hearted or kept, with how often; sent back counts against. */
  readonly kindsLoved: ReadonlyMap<string, number>
  readonly colorsLoved: ReadonlyMap<string, number>
}

/** A chosen piece with the reason that its person reads. */
export type GoodyChoice = { readonly itemNumber: number; readonly why: string }

const perBrandMost = 2

/** At most so many of one kind: two of five, or as many as it takes when few kinds were asked for. */
const perKindMost = (kinds: readonly string[]): number =>
  kinds.length === 0 ? 2 : Math.max(2, Math.ceil(goodyPieces / kinds.length))

const capped = (times: number | undefined): number => Math.max(-3, Math.min(3, times ?? 0))

/**
 * Returns a score of how well a piece suits a goody box's person, from hearts, brands, fit, kinds, colors and
 * what others like; higher is better. A misfit gets -20, far below all others.
 */
export function goodyScore(piece: GoodyCandidate, taste: GoodyTaste): number {
  const colors = piece.colors.reduce((sum, color) => sum + capped(taste.colorsLoved.get(color)), 0)
  return (
    (piece.isHearted ? 5 : 0) +
    (piece.isLovedBrand ? 3 : 0) +
    (piece.fit === 'fits' ? 3 : piece.fit === null ? 0 : -20) +
    0.6 * capped(taste.kindsLoved.get(piece.kind)) +
    0.4 * Math.max(-3, Math.min(3, colors)) +
    piece.liked
  )
}

/**
 * Returns the reason why a piece is in a goody box, for its person, the first that holds: "You hearted it",
 * "You love Theory", how it fits, or else "Your size, M".
 */
export function goodyWhy(piece: GoodyCandidate): string {
  if (piece.isHearted) return 'You hearted it'
  if (piece.isLovedBrand) return `You love ${piece.brand}`
  if (piece.fit === 'fits' && piece.fitWords) return piece.fitWords
  return yourSize(piece.sizeDisplay)
}

/** Returns the reason that a piece has the person's size, whatever its label says: "Size M" and "M" alike. */
export const yourSize = (sizeDisplay: string): string => `Your size, ${sizeDisplay.replace(/^Size /, '')}`

type Scored = { piece: GoodyCandidate; score: number }

/** The best pieces of one house that keep to the budget, brand and kind limits. */
function boxOf(scored: readonly Scored[], taste: GoodyTaste, most: number): Scored[] {
  const box: Scored[] = []
  const count = (same: (piece: GoodyCandidate) => boolean) => box.filter((one) => same(one.piece)).length
  let left = taste.budget
  for (const one of scored) {
    const { piece } = one
    // What is left must still pay for the places that are free, at a fifth of an even share each.
    const reserved = ((most - box.length - 1) * taste.budget) / (most * 5)
    const fits =
      piece.price <= left - reserved &&
      count(({ brandId }) => brandId === piece.brandId) < perBrandMost &&
      count(({ kind }) => kind === piece.kind) < perKindMost(taste.kinds)
    if (!fits) continue
    box.push(one)
    left -= piece.price
    if (box.length === most) break
  }
  return box
}

/**
 * Chooses up to five pieces for a goody box that cost at most the budget together, of the kinds that were
 * asked for and without known misfits, all of one warehouse, since a box is one parcel. Returns an empty list
 * when fewer than three are good enough. The same input gives the same box.
 */
export function chooseGoodies(candidates: readonly GoodyCandidate[], taste: GoodyTaste): GoodyChoice[] {
  const good = candidates
    .filter((piece) => piece.fit !== 'small' && piece.fit !== 'large')
    .filter(({ kind }) => taste.kinds.length === 0 || taste.kinds.includes(kind))
    .map((piece) => ({ piece, score: goodyScore(piece, taste) }))
    .toSorted((a, b) => b.score - a.score || a.piece.itemNumber - b.piece.itemNumber)
  const houses = [...new Set(good.map(({ piece }) => piece.warehouseId))]
  const boxes = houses.map((house) =>
    boxOf(
      good.filter(({ piece }) => piece.warehouseId === house),
      taste,
      goodyPieces,
    ),
  )
  const sumOf = (box: readonly Scored[]) => box.reduce((sum, { score }) => sum + score, 0)
  const [best] = boxes.toSorted((a, b) => b.length - a.length || sumOf(b) - sumOf(a))
  if (!best || best.length < goodyPiecesLeast) return []
  return best.map(({ piece }) => ({ itemNumber: piece.itemNumber, why: goodyWhy(piece) }))
}

/**
 * Returns the pieces, each with its reason, by which a stylist may replace a piece of a goody box, the best
 * first: of the same warehouse, at most `left` cents, and not in the box.
 */
export function goodySwaps(
  candidates: readonly GoodyCandidate[],
  taste: GoodyTaste,
  box: { readonly warehouseId: number; readonly itemNumbers: readonly number[]; readonly left: number },
): GoodyChoice[] {
  return candidates
    .filter((piece) => piece.warehouseId === box.warehouseId && piece.price <= box.left)
    .filter((piece) => !box.itemNumbers.includes(piece.itemNumber))
    .map((piece) => ({ piece, score: goodyScore(piece, taste) }))
    .toSorted((a, b) => b.score - a.score || a.piece.itemNumber - b.piece.itemNumber)
    .map(({ piece }) => ({ itemNumber: piece.itemNumber, why: goodyWhy(piece) }))
}

// Why a piece is shown for a picture, in words, and the band that it stands in.
import { familyOf } from './families.ts'
import { type Distance, meanColor } from './likeness.ts'
import type { ImageSearchBand } from './terms.ts'

/** One reason; `agrees` is false where the piece differs from the picture. */
export type Reason = { readonly label: string; readonly agrees: boolean }

/** The largest distances that are called the same, chosen by looking at results side by side. */
const sameCutMost = 0.75
const nearCutMost = 1.05
const sameColorMost = 0.25
/** Distances between mean colors in OKLab: in hue and chroma, then in lightness beyond the lamp's doing. */
const sameHueMost = 0.06
const closeHueMost = 0.085
const shadeStep = 0.07
const shadeMost = 0.25

/** What is known of a piece for its reasons. */
export type Judged = {
  readonly look: Int8Array
  readonly categoryTags: readonly string[]
  readonly categoryName: string
  readonly colorName: string | undefined
  readonly pattern: string | null
}

/** What the picture shows: its look, its likeliest family, and the pattern of the pieces that are closest. */
export type Shown = { readonly look: Int8Array; readonly family: number; readonly pattern: string | null }

/** How a piece's color stands to the picture's: the words, and whether it is within a shade. */
function colorReason(shown: Shown, piece: Judged, { color }: Distance): Reason {
  const [lightness, a, b] = meanColor(shown.look)
  const [ownLightness, ownA, ownB] = meanColor(piece.look)
  const hue = Math.sqrt((a - ownA) ** 2 + (b - ownB) ** 2)
  const lighter = ownLightness - lightness
  if (hue <= sameHueMost && Math.abs(lighter) < shadeStep && color <= sameColorMost)
    return { label: 'same color', agrees: true }
  if (hue > closeHueMost || Math.abs(lighter) > shadeMost)
    return { label: piece.colorName ?? 'another color', agrees: false }
  if (Math.abs(lighter) < shadeStep) return { label: 'close color', agrees: true }
  return { label: lighter > 0 ? 'a shade lighter' : 'a shade darker', agrees: true }
}

const cutReason = (shown: Shown, piece: Judged, { cut }: Distance): Reason => {
  const isKind = familyOf(piece.categoryTags) === shown.family
  if (cut <= sameCutMost && isKind) return { label: 'same cut', agrees: true }
  if (isKind) return { label: cut <= nearCutMost ? 'close cut' : 'same kind', agrees: true }
  return { label: piece.categoryName.toLowerCase(), agrees: false }
}

const patternReason = (shown: Shown, { pattern }: Judged): Reason[] =>
  shown.pattern && pattern && pattern !== shown.pattern
    ? [{ label: `${pattern}, not ${shown.pattern}`, agrees: false }]
    : []

/** Returns the reasons for a piece, what agrees first, and its band. */
export function judge(
  shown: Shown,
  piece: Judged,
  distance: Distance,
): { band: ImageSearchBand; reasons: Reason[] } {
  const color = colorReason(shown, piece, distance)
  const reasons = [cutReason(shown, piece, distance), color, ...patternReason(shown, piece)]
  const isCut = distance.cut <= sameCutMost && familyOf(piece.categoryTags) === shown.family
  return {
    band: isCut ? (color.agrees ? 'very_close' : 'same_cut') : 'similar',
    reasons: reasons.toSorted((one, other) => Number(other.agrees) - Number(one.agrees)),
  }
}

/** Nothing nearer than this is really close. */
export const unsureFrom = 1.35
/** The same for a picture in which nothing stands out from the ground. */
export const unclearFrom = 0.5

/** Pieces this much further away than the nearest one have nothing in common with the picture any more. */
export const shownWithin = 1.1

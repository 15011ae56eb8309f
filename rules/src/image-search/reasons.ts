// Why a piece is shown for a picture, in words, and the band that it stands in.
import { familyOf } from './families.ts'
import { type Distance, meanColor } from './likeness.ts'
import type { ImageSearchBand } from './terms.ts'

/** One reason; `agrees` is false where the piece differs from the picture. */
export type Reason = { readonly label: string; readonly agrees: boolean }

/** The largest distances that are called the same, chosen by looking at results side by side. */
const sameCutMost = 0.75
/** A piece of another narrow kind is very close only with a cut within this. */
const otherKindMost = 0.55
const nearCutMost = 1.05
/** A piece of the very kind and color is very close with a cut within this. */
const kindCutMost = 1.35
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
  readonly colorNames: readonly string[]
  readonly colorName: string | undefined
  readonly pattern: string | null
}

/**
 * What the picture shows: its look, its likeliest family, the narrowest kind and the color names that the
 * nearest pieces say for sure, and the pattern of the pieces that are closest.
 */
export type Shown = {
  readonly look: Int8Array
  readonly family: number
  readonly kind: string | null
  readonly colorNames: readonly string[]
  readonly pattern: string | null
}

/** How a piece's color stands to the picture's: the words, and whether it is within a shade. */
function colorReason(shown: Shown, piece: Judged, { color }: Distance): Reason {
  const [lightness, a, b] = meanColor(shown.look)
  const [ownLightness, ownA, ownB] = meanColor(piece.look)
  const hue = Math.sqrt((a - ownA) ** 2 + (b - ownB) ** 2)
  const lighter = ownLightness - lightness
  // The shop has names for the colors of each piece, and no lamp changes names.
  const isSure = shown.colorNames.length > 0
  const isNamed = piece.colorNames.some((name) => shown.colorNames.includes(name))
  if (isSure && !isNamed) return { label: piece.colorName ?? 'another color', agrees: false }
  if (hue <= sameHueMost && Math.abs(lighter) < shadeStep && color <= sameColorMost)
    return { label: 'same color', agrees: true }
  if (hue > closeHueMost || Math.abs(lighter) > shadeMost)
    return { label: piece.colorName ?? 'another color', agrees: isSure }
  if (Math.abs(lighter) < shadeStep) return { label: 'close color', agrees: true }
  return { label: lighter > 0 ? 'a shade lighter' : 'a shade darker', agrees: true }
}

const isOfKind = ({ family, kind }: Shown, { categoryTags }: Judged): boolean =>
  familyOf(categoryTags) === family && (kind === null || categoryTags.at(-1) === kind)

const cutReason = (shown: Shown, piece: Judged, { cut }: Distance): Reason => {
  if (!isOfKind(shown, piece)) return { label: piece.categoryName.toLowerCase(), agrees: false }
  if (cut <= sameCutMost) return { label: 'same cut', agrees: true }
  return { label: cut <= nearCutMost ? 'close cut' : 'same kind', agrees: true }
}

/** Patterns as nouns; those of other words are called patterns. */
const patternNouns: Readonly<Record<string, string>> = {
  striped: 'stripes',
  'breton-striped': 'stripes',
  floral: 'flowers',
  'animal-print': 'animal print',
  plaid: 'plaid',
  'rib-knit': 'ribs',
  checked: 'checks',
  dotted: 'dots',
  paisley: 'paisley',
  'color-block': 'color blocks',
  'cable-knit': 'cables',
  tweed: 'tweed',
  gingham: 'gingham',
  houndstooth: 'houndstooth',
  'tie-dye': 'tie-dye',
  camo: 'camouflage',
}
/** Most pieces have none: that a piece has none either is no reason to show it. */
const plain = 'solid'

function patternReason({ pattern: shown }: Shown, { pattern }: Judged): Reason[] {
  if (!shown || !pattern) return []
  if (pattern !== shown) return [{ label: `${pattern}, not ${shown}`, agrees: false }]
  return pattern === plain ? [] : [{ label: `same ${patternNouns[pattern] ?? 'pattern'}`, agrees: true }]
}

/**
 * Returns the reasons why a piece was found (agreeing ones first), and its band: "very_close" (same cut and
 * color), "same_cut" or "similar".
 */
export function judge(
  shown: Shown,
  piece: Judged,
  distance: Distance,
): { band: ImageSearchBand; reasons: Reason[] } {
  const color = colorReason(shown, piece, distance)
  const reasons = [cutReason(shown, piece, distance), color, ...patternReason(shown, piece)]
  const isKind = isOfKind(shown, piece)
  const isCut = distance.cut <= sameCutMost
  const isOfFamily = familyOf(piece.categoryTags) === shown.family
  // A tunic that is cut and colored as a blouse is very close to the blouse, whatever its kind is called.
  const isClose =
    (distance.cut <= (isKind ? sameCutMost : otherKindMost) && isOfFamily) ||
    (isKind && shown.kind !== null && distance.cut <= kindCutMost)
  return {
    band: isClose && color.agrees ? 'very_close' : isCut && isKind ? 'same_cut' : 'similar',
    reasons: reasons.toSorted((one, other) => Number(other.agrees) - Number(one.agrees)),
  }
}

/** Nothing nearer than this is really close. */
export const unsureFrom = 1.35
/** The same for a picture in which nothing stands out from the ground. */
export const unclearFrom = 0.5

/** Pieces this much further away than the nearest one have nothing in common with the picture any more. */
export const shownWithin = 1.1

// What exactly differs when a piece is not as described: read from a form, checked against the piece's
// record, and told in words (decision 0263).
import { isMaterial } from '../intake/pieces.ts'
import { exactLength } from '../manners/lengths.ts'
import type { LengthUnit } from '../manners/manners.ts'
import {
  type DifferenceKind,
  type FlawPlace,
  longestMeasure,
  measureTolerance,
  type SeenFlaw,
  seenColors,
  seenTextMax,
} from '../vocabulary/differences.ts'
import type { ReturnReasonId } from './reasons.ts'

/** What a form says of a difference; the fields of other kinds are left out. */
export type DifferenceInput = {
  readonly kind: DifferenceKind
  /** The name of a measure of the record. */
  readonly measure?: string | null | undefined
  /** The measured length, in inches. */
  readonly inches?: number | null | undefined
  readonly flaw?: SeenFlaw | null | undefined
  readonly place?: FlawPlace | null | undefined
  /** The color, brand, size or material that the shopper sees. */
  readonly seen?: string | null | undefined
}

/** A difference as it is kept: what was stated when it was told, and what was seen. */
export type Difference = {
  readonly kind: DifferenceKind
  readonly measure: string | null
  readonly statedInches: number | null
  readonly seenInches: number | null
  readonly flaw: SeenFlaw | null
  readonly place: FlawPlace | null
  readonly stated: string | null
  readonly seen: string | null
}

/** What the record of a piece states. */
export type StatedPiece = {
  readonly brand: string
  readonly colorNames: readonly string[]
  readonly sizeDisplay: string
  readonly materials: readonly string[]
  readonly measurements: readonly { readonly name: string; readonly inches: number }[]
}

export const differenceKindLabels: Readonly<Record<DifferenceKind, string>> = {
  measure: 'A measure',
  flaw: 'A flaw',
  color: 'The color',
  brand: 'The brand',
  size: 'The size on its label',
  material: 'The material',
}

export const flawLabels: Readonly<Record<SeenFlaw, string>> = {
  stain: 'A stain',
  hole: 'A hole or tear',
  thread: 'A pulled thread',
  seam: 'An open seam',
  pilling: 'Pilling',
  fading: 'Fading',
  scuff: 'Scuffs',
  scratch: 'Scratches',
  wear: 'Worn edges',
  button: 'A button or clasp',
  zipper: 'The zipper',
  smell: 'A smell',
  other: 'Another flaw',
}

export const placeLabels: Readonly<Record<FlawPlace, string>> = {
  front: 'On the front',
  back: 'On the back',
  collar: 'At the collar',
  sleeve: 'On a sleeve',
  hem: 'At the hem',
  waist: 'At the waist',
  lining: 'In the lining',
  strap: 'On a strap or handle',
  sole: 'On the sole or heel',
  hardware: 'On the metal parts',
  all_over: 'All over',
}

const everyKind: readonly DifferenceKind[] = ['measure', 'flaw', 'color', 'brand', 'size', 'material']

/**
 * Returns the kinds of difference that a reason of a return asks about: all for "not as described", flaws for
 * "flaw not shown"; none for a reason of taste and for unknown ones.
 */
export const kindsAskedBy = (reason: string): readonly DifferenceKind[] => {
  const asks: Partial<Record<ReturnReasonId, readonly DifferenceKind[]>> = {
    not_as_described: everyKind,
    flaw_not_shown: ['flaw'],
  }
  return asks[reason as ReturnReasonId] ?? []
}

/**
 * Returns what the record of a piece states about its color, brand, size or material, as the product page
 * shows it; null when it states nothing, and for measures and flaws.
 */
export function statedOf(piece: StatedPiece, kind: DifferenceKind): string | null {
  const texts: Partial<Record<DifferenceKind, string>> = {
    color: piece.colorNames.join(', '),
    brand: piece.brand,
    size: piece.sizeDisplay,
    material: piece.materials.join(', '),
  }
  return texts[kind] || null
}

/** Returns the kinds of a reason that this piece can differ in: nothing differs from what was not stated. */
export const kindsFor = (reason: string, piece: StatedPiece): readonly DifferenceKind[] =>
  kindsAskedBy(reason).filter(
    (kind) =>
      kind === 'flaw' ||
      (kind === 'measure' ? piece.measurements.length > 0 : statedOf(piece, kind) !== null),
  )

export const differenceNeeded = 'Say what differs first.'
export const tooSmallToReturn =
  'We measure by hand, so half an inch (1.3 cm) more or less is no wrong measure. If the piece doesn’t fit, choose “Right size, wrong fit”.'

/** What a form's difference is: kept as told, or a problem in words with the field that it is about. */
export type DifferenceRead =
  | { readonly difference: Difference; readonly problem: null }
  | { readonly difference: null; readonly problem: string; readonly field: keyof DifferenceInput }

const bad = (field: keyof DifferenceInput, problem: string): DifferenceRead => ({
  difference: null,
  problem,
  field,
})

const empty = {
  measure: null,
  statedInches: null,
  seenInches: null,
  flaw: null,
  place: null,
  stated: null,
  seen: null,
}

const good = (kind: DifferenceKind, told: Partial<Difference>): DifferenceRead => ({
  difference: { ...empty, ...told, kind },
  problem: null,
})

function readMeasure({ measure, inches }: DifferenceInput, piece: StatedPiece): DifferenceRead {
  const stated = piece.measurements.find(({ name }) => name === measure)
  if (!stated) return bad('measure', 'Choose the measure that differs.')
  if (inches == null || !(inches > 0)) return bad('inches', 'Write what you measured, as a number.')
  if (inches > longestMeasure)
    return bad('inches', `A measure of a piece is at most ${longestMeasure} inches.`)
  const seenInches = Number(inches.toFixed(2))
  if (seenInches === stated.inches) return bad('inches', 'That is what we stated. What did you measure?')
  return good('measure', { measure: stated.name, statedInches: stated.inches, seenInches })
}

function readFlaw({ flaw, place }: DifferenceInput): DifferenceRead {
  if (!flaw) return bad('flaw', 'Choose the flaw that you see.')
  if (!place) return bad('place', 'Choose where the flaw is.')
  return good('flaw', { flaw, place })
}

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const askedSeen: Partial<Record<DifferenceKind, string>> = {
  color: 'Choose the color that you see.',
  brand: 'Write the brand that its label names, or “no label”.',
  size: 'Write the size that its label names, or “no label”.',
  material: 'Choose the material that its label names.',
}

function readSeen({ kind, seen }: DifferenceInput, piece: StatedPiece): DifferenceRead {
  const stated = statedOf(piece, kind)
  const text = seen?.trim() ?? ''
  const isKnown =
    kind === 'color'
      ? (seenColors as readonly string[]).includes(text)
      : kind === 'material'
        ? isMaterial(text)
        : text !== ''
  if (stated === null || !isKnown) return bad('seen', askedSeen[kind] ?? differenceNeeded)
  if (text.length > seenTextMax) return bad('seen', `At most ${seenTextMax} letters, please.`)
  // A size is stated as "Size M", and a shopper writes "M".
  if (sameText(stated, text) || sameText(stated, `size ${text}`))
    return bad('seen', 'That is what we stated. What do you see?')
  return good(kind, { stated, seen: text })
}

/**
 * Reads the difference from its description that a form tells of a piece, for a reason to send it back, and
 * checks it against the piece's record. Returns the difference, or field and message of the refusal: nothing
 * told, a kind that the reason doesn't ask about, a measure that the record doesn't state, and a seen value
 * that is the stated one.
 */
export function readDifference(
  input: DifferenceInput | null | undefined,
  { reason, piece }: { reason: string; piece: StatedPiece },
): DifferenceRead {
  if (!input || !kindsFor(reason, piece).includes(input.kind)) return bad('kind', differenceNeeded)
  if (input.kind === 'measure') return readMeasure(input, piece)
  return input.kind === 'flaw' ? readFlaw(input) : readSeen(input, piece)
}

/**
 * Returns whether a told measure is off by at most half an inch, as much as a tape by hand allows; false for
 * other kinds of difference.
 */
export const isWithinTolerance = ({ statedInches, seenInches }: Difference): boolean =>
  statedInches !== null &&
  seenInches !== null &&
  Math.abs(seenInches - statedInches) <= measureTolerance + 1e-9

/**
 * Reads the difference of a return that a shopper makes without a case, as readDifference does, and also
 * refuses a measure that is off by at most half an inch, because nobody looks at it before the label is made.
 */
export function readForReturn(
  input: DifferenceInput | null | undefined,
  of: { reason: string; piece: StatedPiece },
): DifferenceRead {
  const read = readDifference(input, of)
  return read.difference && isWithinTolerance(read.difference) ? bad('inches', tooSmallToReturn) : read
}

/** Returns what a difference is about: "Waist", "A stain", "The color". */
export const differenceTitle = ({ kind, measure, flaw }: Difference): string =>
  measure ?? (flaw === null ? differenceKindLabels[kind] : flawLabels[flaw])

/** Returns by how much a measured length is off: "2 in less", "1.5 cm more"; empty for other kinds. */
export function offBy({ statedInches, seenInches }: Difference, unit: LengthUnit): string {
  if (statedInches === null || seenInches === null) return ''
  const off = seenInches - statedInches
  return `${exactLength(Math.abs(off), unit)} ${off < 0 ? 'less' : 'more'}`
}

/** Returns a difference as a sentence without its end: "Waist: 26 in, 2 in less than the 28 in we stated". */
export function differenceWords(difference: Difference, unit: LengthUnit): string {
  const { kind, place, stated, seen, statedInches, seenInches } = difference
  const title = differenceTitle(difference)
  if (statedInches !== null && seenInches !== null)
    return `${title}: ${exactLength(seenInches, unit)}, ${offBy(difference, unit)} than the ${exactLength(statedInches, unit)} we stated`
  if (place !== null) return `${title}, ${placeLabels[place].toLowerCase()}`
  return `${differenceKindLabels[kind]}: ${seen}, and we stated ${stated}`
}

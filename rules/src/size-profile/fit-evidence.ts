// Computes the evidence for fit notes, and the note or question on a piece's page (decision 0152). Pure;
// lengths in inches.
import {
  type Evidence,
  type FitMeasure,
  fitMeasures,
  fitNote,
  isEnough,
  isFitMeasure,
  isGirth,
  type Own,
  ownNumber,
} from './fit.ts'

/**
 * A piece that somebody bought, and whether they kept it or sent it back as too small or too large. `path`:
 * of its category, "dresses/midi-dresses".
 */
export type WornPiece = {
  path: string
  kind: 'kept' | 'too_small' | 'too_large'
  measurements: readonly { name: string; inches: number }[]
}
/** A body measurement that a user entered. */
export type BodyMeasure = { measure: string; inches: number; takenAt: Date }

/** The measures that are asked for: those of a body that pieces are measured for too. */
export const bodyMeasures: readonly FitMeasure[] = ['Bust', 'Waist']

const leastInches = 15
const mostInches = 80

/**
 * Returns why a body measurement is refused: neither bust nor waist, or not from 15 to 80 inches. Undefined
 * when it is fine.
 */
export function bodyProblem(measure: string, inches: number): string | undefined {
  const isAsked = bodyMeasures.some((name) => name === measure)
  if (!isAsked) return 'Please give us a bust or a waist.'
  return inches >= leastInches && inches <= mostInches
    ? undefined
    : `Please give us a number from ${leastInches} to ${mostInches} inches.`
}

/** The fit note of a piece's page: a verdict with two measurements, or the measurement to ask for. */
export type FitAnswer = {
  measure: FitMeasure
  piece: number
  verdict: 'small' | 'fits' | 'large' | null
  words: string | null
  own: Own | null
}

/** A piece to wear. `children`: of girls or boys, whose sizes no grown wearer's measures speak of. */
type Piece = {
  path: string
  children: boolean
  measurements: readonly { name: string; inches: number }[]
}

/** Pieces of one family are worn alike: a coat that was kept says nothing of a dress. */
const familyOf = (path: string): string => path.split('/')[0] ?? path

/**
 * What one piece says: each measure of a kept one; of one that went back those around the body, since nobody
 * says which of them was too small, and "too small" of a sleeve is "too short".
 */
function worn({ kind, measurements }: WornPiece): Evidence[] {
  const known = measurements.flatMap(({ name, inches }) =>
    isFitMeasure(name) ? [{ measure: name, inches }] : [],
  )
  if (kind === 'kept') return known.map((one) => ({ ...one, kind }))
  const around = known.filter(({ measure }) => isGirth(measure))
  return around.map((one) => ({ ...one, kind, others: around.length - 1 }))
}
const ofBody = ({ measure, inches }: BodyMeasure): Evidence[] =>
  isFitMeasure(measure) ? [{ measure, kind: 'body', inches }] : []

/**
 * Returns the fit note for a piece, or the body measurement to ask the wearer for when none is known. Null
 * when neither helps: an unmeasured or children's piece, or no likely verdict.
 */
export function fitAnswer(
  { path, children, measurements }: Piece,
  pieces: readonly WornPiece[],
  body: readonly BodyMeasure[],
): FitAnswer | null {
  if (children) return null
  const alike = pieces.filter((one) => familyOf(one.path) === familyOf(path))
  const evidence = [...alike.flatMap(worn), ...body.flatMap(ofBody)]
  const note = fitNote(measurements, evidence)
  if (note) return note
  const isKnown = (name: string) => isEnough(evidence.filter(({ measure }) => measure === name))
  if (measurements.some(({ name }) => isKnown(name))) return null
  const asked = measurements.find(({ name }) => bodyMeasures.some((one) => one === name))
  if (!asked || !isFitMeasure(asked.name)) return null
  return { measure: asked.name, piece: asked.inches, verdict: null, words: null, own: null }
}

/** One number that fit notes rest on. `family`: of the kept pieces, as in "dresses"; null for the body. */
export type FitBasis = {
  measure: FitMeasure
  family: string | null
  inches: number | null
  count: number
  takenAt: Date | null
}

/**
 * Returns the data on which a member's fit notes rest: each body measurement, given or not, then what kept
 * pieces say per family of categories.
 */
export function fitBasis(pieces: readonly WornPiece[], body: readonly BodyMeasure[]): FitBasis[] {
  const own = bodyMeasures.map((measure): FitBasis => {
    const given = body.find((one) => one.measure === measure)
    const takenAt = given?.takenAt ?? null
    return { measure, family: null, inches: given?.inches ?? null, count: given ? 1 : 0, takenAt }
  })
  const families = [...new Set(pieces.map(({ path }) => familyOf(path)))].sort()
  const said = families.flatMap((family) => {
    const evidence = pieces.filter(({ path }) => familyOf(path) === family).flatMap(worn)
    return (Object.keys(fitMeasures) as FitMeasure[]).flatMap((measure): FitBasis[] => {
      const about = evidence.filter((one) => one.measure === measure)
      const number = isEnough(about) ? ownNumber(about) : undefined
      return number ? [{ measure, family, inches: number.inches, count: number.count, takenAt: null }] : []
    })
  })
  return [...own, ...said]
}

// Computes the evidence for fit notes, and the note or question on a piece's page (decision 0152). Pure;
// lengths in inches.
import {
  type Evidence,
  type FitMeasure,
  fitMeasures,
  fitNote,
  isEnough,
  isFitMeasure,
  type Own,
  ownNumber,
} from './fit.ts'

/** One measure of a piece that somebody kept. `path`: of its category, "dresses/midi-dresses". */
export type KeptMeasure = { path: string; measure: string; inches: number }
/** A body measurement that a user entered. */
export type BodyMeasure = { measure: string; inches: number; takenAt: Date }

/** The measures that are asked for: those of a body that pieces are measured for too. */
export const bodyMeasures: readonly FitMeasure[] = ['Bust', 'Waist']

const leastInches = 15
const mostInches = 80

/**
 * Returns why a body measurement is refused: neither bust nor waist, or inches outside the limits. Undefined
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

const kept = ({ measure, inches }: KeptMeasure): Evidence[] =>
  isFitMeasure(measure) ? [{ measure, kind: 'kept', inches }] : []
const worn = ({ measure, inches }: BodyMeasure): Evidence[] =>
  isFitMeasure(measure) ? [{ measure, kind: 'body', inches }] : []

/**
 * Returns the fit note for a piece, or the body measurement to ask the wearer for when none is known. Null
 * when neither helps: an unmeasured or children's piece, or no likely verdict.
 */
export function fitAnswer(
  { path, children, measurements }: Piece,
  pieces: readonly KeptMeasure[],
  body: readonly BodyMeasure[],
): FitAnswer | null {
  if (children) return null
  const alike = pieces.filter((one) => familyOf(one.path) === familyOf(path))
  const evidence = [...alike.flatMap(kept), ...body.flatMap(worn)]
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
export function fitBasis(pieces: readonly KeptMeasure[], body: readonly BodyMeasure[]): FitBasis[] {
  const own = bodyMeasures.map((measure): FitBasis => {
    const given = body.find((one) => one.measure === measure)
    const takenAt = given?.takenAt ?? null
    return { measure, family: null, inches: given?.inches ?? null, count: given ? 1 : 0, takenAt }
  })
  const families = [...new Set(pieces.map(({ path }) => familyOf(path)))].sort()
  const said = families.flatMap((family) => {
    const evidence = pieces.filter(({ path }) => familyOf(path) === family).flatMap(kept)
    return (Object.keys(fitMeasures) as FitMeasure[]).flatMap((measure): FitBasis[] => {
      const about = evidence.filter((one) => one.measure === measure)
      const number = isEnough(about) ? ownNumber(about) : undefined
      return number ? [{ measure, family, inches: number.inches, count: number.count, takenAt: null }] : []
    })
  })
  return [...own, ...said]
}

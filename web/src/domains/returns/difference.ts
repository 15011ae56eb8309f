// What a shopper enters of a piece that is not as described, and how it is read by the rules.
import { exactLength, readLength } from '@hemline/rules/manners/lengths.ts'
import type { LengthUnit } from '@hemline/rules/manners/manners.ts'
import {
  type DifferenceRead,
  kindsAskedBy,
  kindsFor,
  readDifference,
  readForReturn,
  type StatedPiece,
} from '@hemline/rules/returns/differences.ts'
import type {
  DifferenceFieldsFragment,
  DifferenceInput,
  DifferenceKind,
  FlawPlace,
  SeenFlaw,
} from '@hemline/schema/generated/graphql.ts'

/** The fields of the form as they stand; empty texts are not answered yet. */
export type DifferenceDraft = {
  readonly kind: DifferenceKind | ''
  readonly measure: string
  /** As typed, in the reader's unit. */
  readonly length: string
  readonly flaw: SeenFlaw | ''
  readonly place: FlawPlace | ''
  readonly seen: string
}

export const noDifference: DifferenceDraft = {
  kind: '',
  measure: '',
  length: '',
  flaw: '',
  place: '',
  seen: '',
}

/**
 * Returns the return form's fields for a difference that was told before, lengths in `unit`; empty fields for
 * null.
 */
export const draftOf = (told: DifferenceFieldsFragment | null, unit: LengthUnit): DifferenceDraft =>
  told === null
    ? noDifference
    : {
        kind: told.kind,
        measure: told.measure ?? '',
        length: told.seenInches === null ? '' : (exactLength(told.seenInches, unit).split(' ')[0] ?? ''),
        flaw: told.flaw ?? '',
        place: told.place ?? '',
        seen: told.seen ?? '',
      }

/**
 * Returns the fields as the API takes them, a length in inches (null when what was typed is no positive
 * number); null before a choice and for a reason that asks for nothing.
 */
export function inputOf(
  draft: DifferenceDraft,
  { reason, unit }: { reason: string; unit: LengthUnit },
): DifferenceInput | null {
  const asked = kindsAskedBy(reason)
  const kind = asked.length === 1 ? asked[0] : draft.kind
  if (!kind || !asked.includes(kind)) return null
  const { measure, length, flaw, place, seen } = draft
  if (kind === 'measure') return { kind, measure, inches: readLength(length, unit) }
  if (kind === 'flaw') return { kind, flaw: flaw || null, place: place || null }
  return { kind, seen }
}

/** Returns whether a shopper who gives this return reason is asked how the piece differs from its page. */
export const asksDifference = (reason: string, piece: StatedPiece): boolean =>
  kindsFor(reason, piece).length > 0

type Problem = Extract<DifferenceRead, { difference: null }>

/** Returns what is wrong with a difference of a case; undefined when it can be kept, or none is asked for. */
export function problemInCase(
  difference: DifferenceInput | null | undefined,
  of: { reason: string; piece: StatedPiece },
): Problem | undefined {
  const read = asksDifference(of.reason, of.piece) ? readDifference(difference, of) : undefined
  return read?.difference === null ? read : undefined
}

/**
 * Returns what is wrong with a difference in a return, also a measure within what a tape by hand allows;
 * undefined when it can be kept, or none is asked for.
 */
export function problemInReturn(
  difference: DifferenceInput | null | undefined,
  of: { reason: string; piece: StatedPiece },
): Problem | undefined {
  const read = asksDifference(of.reason, of.piece) ? readForReturn(difference, of) : undefined
  return read?.difference === null ? read : undefined
}

/** Returns the name attribute of a field about a piece's difference. */
export const differenceField = (lineId: string, field: string): string => `${field}-${lineId}`

type Line = { lineId: string; reason: string; difference: DifferenceInput | null }

/**
 * Returns the name of the field to mend in the first line of a return whose difference can't be kept;
 * undefined when all can.
 */
export function firstProblem(
  lines: readonly Line[],
  pieces: readonly { lineId: string; item: StatedPiece }[],
): { field: string } | undefined {
  for (const { lineId, reason, difference } of lines) {
    const piece = pieces.find((one) => one.lineId === lineId)?.item
    const problem = piece && problemInReturn(difference, { reason, piece })
    if (problem) return { field: differenceField(lineId, problem.field) }
  }
  return undefined
}

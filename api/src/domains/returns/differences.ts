// What exactly differs of pieces that are not as described, checked against the records of the pieces
// (decision 0263).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import {
  type Difference,
  type DifferenceInput,
  kindsAskedBy,
  readDifference,
  readForReturn,
  type StatedPiece,
} from '@hemline/rules/returns/differences.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'

/** Whether each piece that asks for a difference needs one, or those that are given are read. */
export type DifferencesAsked = 'needed' | 'given'

/** The differences of pieces by the id of their line. */
export type Differences = {
  __typename: 'Differences'
  byLine: ReadonlyMap<string, Difference>
}

const statedBy = (item: ItemRow): StatedPiece => ({
  brand: item.brand_name,
  colorNames: item.color_names,
  sizeDisplay: item.size_display,
  materials: item.materials,
  measurements: item.measurements,
})

/** A difference that was told of a piece, and the reason that asks for it. */
export type ToldOfPiece = {
  lineId: string
  itemNumber: number
  reason: string
  difference: DifferenceInput | null
}

/** A difference that can't be kept: a problem in words, and the line that it is about. */
export type DifferenceRefused = { __typename: 'DifferenceRefused'; problem: string; lineId: string }

/**
 * Returns what was told of pieces, read against their records, by the rule of a case or (`reading`) of a
 * return; unknown pieces are left out. Returns DifferenceRefused for the first one that can't be kept.
 */
export async function readToldOf(
  db: DbOrTx,
  told: readonly ToldOfPiece[],
  reading = readDifference,
): Promise<Differences | DifferenceRefused> {
  const byLine = new Map<string, Difference>()
  if (told.length === 0) return { __typename: 'Differences', byLine }
  const items = await listItemsByNumber(
    db,
    told.map(({ itemNumber }) => itemNumber),
  )
  for (const { lineId, itemNumber, reason, difference } of told) {
    const item = items.find((one) => one.item_number === itemNumber)
    if (!item) continue
    const read = reading(difference, { reason, piece: statedBy(item) })
    if (read.problem !== null) return { __typename: 'DifferenceRefused', problem: read.problem, lineId }
    byLine.set(lineId, read.difference)
  }
  return { __typename: 'Differences', byLine }
}

type Told = { reason: string; difference?: DifferenceInput | null }

/**
 * Returns the differences of a wished return by line. Returns DifferenceRefused for a missing one when they
 * are needed, one that can't be kept, and, in a form of its own, a measure that a tape by hand allows.
 */
export async function differencesOf(
  db: DbOrTx,
  bought: readonly { line_id: string; item_number: number }[],
  { wishes, asked }: { wishes: ReadonlyMap<string, Told>; asked: DifferencesAsked | undefined },
): Promise<Differences | DifferenceRefused> {
  const told = bought.flatMap(({ line_id: lineId, item_number: itemNumber }): ToldOfPiece[] => {
    const { reason = '', difference = null } = wishes.get(lineId) ?? {}
    const isAsked = asked !== undefined && kindsAskedBy(reason).length > 0
    return isAsked && (asked === 'needed' || difference !== null)
      ? [{ lineId, itemNumber, reason, difference }]
      : []
  })
  return readToldOf(db, told, asked === 'needed' ? readForReturn : readDifference)
}

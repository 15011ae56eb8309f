// The pieces of a case as employees compare them with what the shopper shows: words and photos of intake, the
// inspections of earlier returns, and the steps in between.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { recordWords } from '@hemline/rules/catalogue/piece-steps.ts'
import { outcomeLabelOf } from '@hemline/rules/returns/states.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { returnCodeOf } from '../returns/returns.ts'
import { listInspections, listIntakes, listRecord } from './piece-record.db.ts'

/** Returns the pieces with their records, in the order of `items`; costs three statements. */
export async function pieceRecords(db: DbOrTx, items: readonly ItemRow[]) {
  const numbers = items.map((item) => item.item_number)
  if (numbers.length === 0) return []
  const [intakes, inspections, steps] = await Promise.all([
    listIntakes(db, numbers),
    listInspections(db, numbers),
    listRecord(db, numbers),
  ])
  return items.map((item) => {
    const own = <R extends { wanted: number }>(rows: readonly R[]) =>
      rows.filter((row) => row.wanted === item.item_number)
    const [intake] = own(intakes)
    return {
      itemNumber: item.item_number,
      conditionDescription: item.condition_description,
      flaws: item.flaws.map((flaw) => flaw.description),
      intake: intake ? { at: intake.at, by: intake.by } : null,
      inspections: own(inspections).map((one) => ({
        id: `${one.return_id}-${one.at.getTime()}`,
        returnCode: returnCodeOf(one),
        outcomeLabel: outcomeLabelOf(one.outcome, one.waits),
        reason: one.reason,
        photoIds: one.photo_ids,
        by: one.by,
        at: one.at,
      })),
      record: own(steps).map(({ id, kind, by, at }) => ({
        id: String(id),
        label: recordWords(kind),
        by,
        at,
      })),
    }
  })
}

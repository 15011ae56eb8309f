// Which identical pieces an employee may send for a case (decisions 0210 and 0216).
import type { DbOrTx } from '../../platform/db.ts'
import { type CaseParcel, refusalOfCaseReturn } from '../returns/returns.ts'
import { type CaseRow, listCaseLines } from './cases.db.ts'
import { grantedNow } from './granted-now.ts'
import { returnLines } from './preview.ts'
import { type Replacement, replacementsOf } from './replace.ts'
import { listReplacements } from './replacements.db.ts'

/**
 * Returns the shopper of a case and the pieces of the case, as a return names them; a person decides, so no
 * days limit it.
 */
export async function parcelOf(db: DbOrTx, row: CaseRow): Promise<CaseParcel> {
  const lineIds = (await listCaseLines(db, [row.id])).map((line) => line.order_line_id)
  return {
    owner: { userId: row.user_id, visitorId: row.visitor_id },
    lines: returnLines({ lineIds, kind: row.kind }),
    // A person decides, and needs no rule for how long.
    mistakeDays: Number.POSITIVE_INFINITY,
  }
}

/**
 * Returns the identical pieces that an employee may send for a case, the best first. None for a case that was
 * replaced or paid before, and none above the limit for a word when the first piece can't go back any more.
 */
export async function replacementsForStaff(db: DbOrTx, row: CaseRow, now: Date): Promise<Replacement[]> {
  const granted = await grantedNow(db, row, { now, byPerson: true })
  if (!granted || granted.order.captured_at === null || granted.pieces.some((piece) => piece.is_replaced))
    return []
  if ((await listReplacements(db, [row.id])).length > 0) return []
  const found = await replacementsOf(db, granted, { kind: row.kind, byPerson: true })
  if (!found.some(({ way }) => way === 'after_scan')) return found
  const stays = await refusalOfCaseReturn(db, await parcelOf(db, row), now)
  return stays === undefined ? found : found.filter(({ way }) => way === 'at_once')
}

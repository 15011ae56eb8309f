// The free return of a case's pieces that an employee may give (decision 0289).
import type { DbOrTx } from '../../platform/db.ts'
import { choiceOfCaseReturn } from '../returns/returns.ts'
import type { CaseRow } from './cases.db.ts'
import { grantedNow } from './granted-now.ts'
import type { OfferView } from './grants.ts'
import { labelOffer, reasonFor } from './preview.ts'
import { parcelOf } from './replacements-for-staff.ts'

/** Returns the free return that an employee may give for a case; undefined when its pieces can't go back. */
export async function labelForStaff(db: DbOrTx, row: CaseRow, now: Date): Promise<OfferView | undefined> {
  if (!(row.kind in reasonFor)) return undefined
  const granted = await grantedNow(db, row, { now, byPerson: true })
  if (!granted || granted.order.captured_at === null) return undefined
  const choice = await choiceOfCaseReturn(db, await parcelOf(db, row), now)
  return choice && labelOffer(choice, row.kind, { now, answer: now })
}

// What the rules grant for a case that was begun before.
import type { DbOrTx } from '../../platform/db.ts'
import { findOrder } from '../orders/orders.ts'
import { type CaseRow, listCaseLines } from './cases.db.ts'
import { type Granted, grantedFor } from './grants.ts'

/**
 * What the rules grant for the pieces of a case now; undefined for a case without an order or without a
 * grant.
 */
export async function grantedNow(
  db: DbOrTx,
  row: CaseRow,
  { now, byPerson }: { now: Date; byPerson: boolean },
): Promise<Granted | undefined> {
  if (row.order_id === null || row.paid_at !== null || row.return_id !== null) return undefined
  const order = await findOrder(db, row.order_id)
  if (!order) return undefined
  const lines = await listCaseLines(db, [row.id])
  const granted = await grantedFor(db, {
    order,
    lineIds: lines.map((line) => line.order_line_id),
    kind: row.kind,
    differences: lines.flatMap((line) => line.difference ?? []),
    owner: { userId: row.user_id, visitorId: row.visitor_id },
    now,
    ofCase: true,
    byPerson,
    evenReturning: row.offer === 'replacement',
  })
  return granted.__typename === 'Granted' ? granted : undefined
}

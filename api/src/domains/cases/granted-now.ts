// What the rules grant for a case that was begun before.
import type { DbOrTx } from '../../platform/db.ts'
import { findOrder } from '../orders/orders.ts'
import { type CaseRow, listCaseLines } from './cases.db.ts'
import { type Granted, grantedFor } from './grants.ts'

/**
 * Returns what the rules grant for the pieces of a case now; undefined for a case without an order, one that
 * was paid or has a return that stands, and without a grant.
 */
export async function grantedNow(
  db: DbOrTx,
  row: CaseRow,
  { now, byPerson }: { now: Date; byPerson: boolean },
): Promise<Granted | undefined> {
  if (row.order_id === null || row.paid_at !== null) return undefined
  // A canceled return gives nothing: what the case may get is open again.
  if (row.return_id !== null && row.return_status !== 'canceled') return undefined
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

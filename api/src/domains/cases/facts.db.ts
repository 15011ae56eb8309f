// Reads what stands beside a case: its person, and who packed its parcels. No writes.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { CaseRow } from './cases.db.ts'

/** What the person of a case did here; of a guest by the e-mail address. */
export type CasePersonRow = { memberSince: Date | null; orders: number; returns: number; cases: number }

/** Counts the paid orders, the returns and the cases of a case's person, the case itself included. */
export async function findCasePerson(
  db: DbOrTx,
  row: Pick<CaseRow, 'user_id' | 'email'>,
): Promise<CasePersonRow> {
  const theirs = sql`(user_id = ${row.user_id}::uuid or (user_id is null and lower(email) = lower(${row.email})))`
  const { rows } = await sql<CasePersonRow>`/* findCasePerson */ select
      (select created_at from user_account where id = ${row.user_id}::uuid) as "memberSince",
      (select count(*)::int from purchase_order where ${theirs} and confirmed_at is not null) as orders,
      (select count(*)::int from order_return where ${theirs} and status <> 'canceled') as returns,
      (select count(*)::int from support_case where ${theirs} and kind <> 'piece_question') as cases`.execute(
    db,
  )
  return rows[0] ?? { memberSince: null, orders: 0, returns: 0, cases: 0 }
}

/** Returns who packed each parcel of an order, by full name. */
export async function listPackers(db: DbOrTx, orderId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`/* listPackers */
    select s.id, concat_ws(' ', u.first_name, u.last_name) as name from shipment s
      join shipment_label l on l.shipment_id = coalesce(s.joined_to, s.id) join user_account u on u.id = l.packed_by
    where s.order_id = ${orderId}::uuid`.execute(db)
  return rows
}

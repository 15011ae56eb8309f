// Reads and writes the evidence for fit notes: measurements of kept pieces, and body measurements (decision
// 0152).
import type { BodyMeasure, KeptMeasure } from '@hemline/rules/size-profile/fit-evidence.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** More pieces than this make no number surer. */
const mostPieces = 200

/**
 * Returns the measures of the pieces that a user bought and kept, the latest first: delivered until
 * `until`, neither canceled nor returned, and after the user last asked to forget.
 */
export async function listKeptMeasures(db: DbOrTx, userId: string, until: Date): Promise<KeptMeasure[]> {
  const { rows } = await sql<KeptMeasure>`/* listKeptMeasures */
    with kept as (
      select i.category_id, i.measurements
      from purchase_order o
      join order_line l on l.order_id = o.id and l.kind = 'item' and l.canceled_at is null
      join shipment sh on sh.order_id = o.id and sh.group_key = l.group_key
      left join shipment lead on lead.id = sh.joined_to
      join item i on i.item_number = l.item_number
      where o.user_id = ${userId}::uuid and coalesce(lead.delivered_at, sh.delivered_at) <= ${until}::timestamptz
        and not exists (select from seller_sale s where s.order_line_id = l.id
          and (s.returning_since is not null or s.clawed_back_at is not null))
        and not exists (select from fit_cutoff f where f.user_id = o.user_id
          and f.forgotten_at >= coalesce(lead.delivered_at, sh.delivered_at))
      order by coalesce(lead.delivered_at, sh.delivered_at) desc, l.id
      limit ${mostPieces})
    select c.path as "path", m.name as "measure", m.inches as "inches"
    from kept k join category c on c.id = k.category_id
    cross join lateral jsonb_to_recordset(k.measurements) as m (name text, inches double precision)
    where m.name is not null and m.inches is not null`.execute(db)
  return rows
}

/** Returns a user's body measurements (inches) with the time each was entered. */
export async function listBodyMeasures(db: DbOrTx, userId: string): Promise<BodyMeasure[]> {
  return db
    .selectFrom('body_measure')
    .modifyFront(named('listBodyMeasures'))
    .select(['measure', 'inches', 'taken_at as takenAt'])
    .where('user_id', '=', userId)
    .orderBy('measure')
    .execute()
}

/** Keeps a measure of a user's body, which replaces an earlier one. */
export async function upsertBodyMeasure(
  tx: DbOrTx,
  userId: string,
  { measure, inches, takenAt }: BodyMeasure,
): Promise<void> {
  const columns = { inches, taken_at: takenAt }
  await tx
    .insertInto('body_measure')
    .values({ user_id: userId, measure, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'measure']).doUpdateSet(columns))
    .modifyEnd(named('upsertBodyMeasure'))
    .execute()
}

/** Deletes all body measurements of a user. */
export async function deleteBodyMeasures(tx: DbOrTx, userId: string): Promise<void> {
  await tx
    .deleteFrom('body_measure')
    .where('user_id', '=', userId)
    .modifyEnd(named('deleteBodyMeasures'))
    .execute()
}

/**
 * Stores `now` as the time before which a user's purchases no longer count for fit: only pieces delivered
 * later do.
 */
export async function upsertFitCutoff(tx: DbOrTx, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto('fit_cutoff')
    .values({ user_id: userId, forgotten_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ forgotten_at: now }))
    .modifyEnd(named('upsertFitCutoff'))
    .execute()
}

// Reads and writes the evidence for fit notes: measurements of kept pieces, and body measurements (decision
// 0152).
import type { BodyMeasure, WornPiece } from '@hemline/rules/size-profile/fit-evidence.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** More pieces than this make no number surer. */
const mostPieces = 200

/**
 * Returns up to 200 pieces, with measures in inches, that a user bought and kept, or sent back as too small
 * or too large, the latest first. Kept: delivered until `until`, or of a goody box that is paid, and neither
 * canceled nor returned. A return counts once its parcel came; both count only after the user last asked to
 * forget.
 */
export async function listWornPieces(db: DbOrTx, userId: string, until: Date): Promise<WornPiece[]> {
  const { rows } = await sql<WornPiece>`/* listWornPieces */
    with forgotten as (select max(forgotten_at) as at from fit_cutoff where user_id = ${userId}::uuid),
    worn as (
      (select l.item_number, 'kept' as kind, coalesce(lead.delivered_at, sh.delivered_at) as at
      from purchase_order o
      join order_line l on l.order_id = o.id and l.kind = 'item' and l.canceled_at is null
      join shipment sh on sh.order_id = o.id and sh.group_key = l.group_key
      left join shipment lead on lead.id = sh.joined_to
      where o.user_id = ${userId}::uuid and (not o.try_on or o.captured_at is not null)
        and (coalesce(lead.delivered_at, sh.delivered_at) <= ${until}::timestamptz
          or exists (select from goody_box g join goody_piece p on p.box_id = g.id and p.item_number = l.item_number
            where g.order_id = o.id and g.settled_at is not null and p.choice = 'keep'))
        and not exists (select from seller_sale s where s.order_line_id = l.id
          and (s.returning_since is not null or s.clawed_back_at is not null))
        and not exists (select from order_return_line r join order_return b on b.id = r.return_id
          where r.order_line_id = l.id and b.canceled_at is null))
      union all
      (select r.item_number, r.reason, b.received_at
      from order_return b
      join order_return_line r on r.return_id = b.id and r.reason in ('too_small', 'too_large')
      where b.user_id = ${userId}::uuid and b.received_at is not null and b.canceled_at is null))
    select c.path, w.kind, i.measurements
    from worn w
    join item i on i.item_number = w.item_number
    join category c on c.id = i.category_id
    where w.at > coalesce((select at from forgotten), '-infinity')
    order by w.at desc, w.item_number
    limit ${mostPieces}`.execute(db)
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

/** Stores a body measurement (inches) of a user, in place of an earlier one of the same measure. */
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

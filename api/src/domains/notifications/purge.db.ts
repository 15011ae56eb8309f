import type { NotificationKind } from '@hemline/rules/notifications/kinds.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { firstUuidAt } from '../../platform/tokens.ts'

/** Deletes notifications of some kinds told before a time, at most `limit`; returns how many. */
export async function deleteOldNotifications(
  db: DbOrTx,
  { kinds, before, limit }: { kinds: readonly NotificationKind[]; before: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{
    id: string
  }>`/* deleteOldNotifications */ delete from notification where id = any(array(
      select id from notification where id < ${firstUuidAt(before)}::uuid and created_at < ${before}::timestamptz
        and kind = any(${[...kinds]}::text[]) order by id limit ${limit})) returning id`.execute(db)
  return rows.length
}

/**
 * Deletes deliveries of notifications that were sent or dropped, of notifications told before a time, at most
 * `limit`; returns how many.
 */
export async function deleteOldDeliveries(
  db: DbOrTx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{
    channel: string
  }>`/* deleteOldDeliveries */ delete from notification_delivery d using (
      select notification_id, channel from notification_delivery where notification_id < ${firstUuidAt(before)}::uuid
        and (sent_at is not null or dropped is not null) order by notification_id limit ${limit}) old
    where d.notification_id = old.notification_id and d.channel = old.channel returning d.channel`.execute(db)
  return rows.length
}

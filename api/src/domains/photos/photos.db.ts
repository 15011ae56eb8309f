import type { Tables } from '@hemline/db/types.ts'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** Inserts the row of an uploaded photo. */
export async function insertUpload(db: DbOrTx, upload: Insertable<Tables['photo_upload']>): Promise<void> {
  await db.insertInto('photo_upload').modifyEnd(named('insertUpload')).values(upload).execute()
}

/** Returns an upload's id and the user who sent it. */
export async function findUpload(db: DbOrTx, id: string) {
  return db
    .selectFrom('photo_upload')
    .modifyFront(named('findUpload'))
    .select(['id', 'uploaded_by'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the source of a photo id: the drawing's description (`art`) or the upload in the store. */
export async function findPicture(
  db: DbOrTx,
  photoId: number,
): Promise<{ art: object | null; upload_id: string | null } | undefined> {
  const row = await db
    .selectFrom('photo')
    .modifyFront(named('findPicture'))
    .select(['art', 'upload_id'])
    .where('id', '=', photoId)
    .executeTakeFirst()
  return row && { art: row.art as object | null, upload_id: row.upload_id }
}

/**
 * Deletes up to 100 uploads older than `before` that no item shows; returns their ids. Skips an upload
 * that is being attached right now.
 */
export async function deleteLooseUploads(db: DbOrTx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* deleteLooseUploads */ delete from photo_upload where id in (
      select u.id from photo_upload u where u.created_at < ${before} and not exists (select 1 from photo p where p.upload_id = u.id)
      order by u.created_at limit 100 for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

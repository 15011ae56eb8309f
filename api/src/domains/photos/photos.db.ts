import type { Tables } from '@hemline/db/types.ts'
import type { PrivatePhotoUse } from '@hemline/rules/vocabulary/photos.ts'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** Inserts the row of an uploaded photo. */
export async function insertUpload(db: DbOrTx, upload: Insertable<Tables['photo_upload']>): Promise<void> {
  await db.insertInto('photo_upload').modifyEnd(named('insertUpload')).values(upload).execute()
}

/** A shopper: a user, or the visitor of a guest. */
export type PhotoOwner = { userId: string | null; visitorId: number | null }

/**
 * Inserts an uploaded photo that only this shopper and employees may see; no form uses it yet. One statement.
 */
export async function insertPrivateUpload(
  db: DbOrTx,
  upload: Insertable<Tables['photo_upload']>,
  { userId, visitorId }: PhotoOwner,
): Promise<void> {
  await sql`/* insertPrivateUpload */ with made as (
      insert into photo_upload (id, uploaded_by, source, width, height, bytes, created_at)
      values (${upload.id}::uuid, ${userId}::uuid, ${upload.source}, ${upload.width}, ${upload.height}, ${upload.bytes}, ${upload.created_at})
      returning id
    ) insert into private_photo (upload_id, user_id, visitor_id)
    select id, ${userId}::uuid, ${userId === null ? visitorId : null}::bigint from made`.execute(db)
}

/** An upload with those who may see it; `is_private` is false for a photo of a piece. */
export type SeenUpload = {
  id: string
  uploaded_by: string | null
  is_private: boolean
  user_id: string | null
  visitor_id: number | null
}

/** Finds an upload with its sender and the shopper whose private photo it is; undefined when unknown. */
export async function findUpload(db: DbOrTx, id: string): Promise<SeenUpload | undefined> {
  const { rows } =
    await sql<SeenUpload>`/* findUpload */ select u.id, u.uploaded_by, p.upload_id is not null as is_private,
      p.user_id, p.visitor_id::float8 as visitor_id
    from photo_upload u left join private_photo p on p.upload_id = u.id where u.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/**
 * Locks uploads until the transaction ends, in the order of their ids, so that two forms can't take the same
 * one at once. Unknown ids are ignored.
 */
export async function lockUploadsForUse(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  await sql`/* lockUploadsForUse */ select id from photo_upload where id = any(${[...ids]}::uuid[])
    order by id for update`.execute(tx)
}

/** An upload as a form may take it: whose it is, and what shows it already. */
export type UsableUpload = SeenUpload & {
  created_at: Date
  use: PrivatePhotoUse | null
  use_id: string | null
  shows_piece: boolean
}

/**
 * Returns the facts by which a form decides whether it may use these uploads (sender, owner, use, age);
 * unknown ids are left out. The caller holds their locks.
 */
export async function listUsableUploads(tx: DbOrTx, ids: readonly string[]): Promise<UsableUpload[]> {
  const { rows } =
    await sql<UsableUpload>`/* listUsableUploads */ select u.id, u.uploaded_by, p.upload_id is not null as is_private,
      p.user_id, p.visitor_id::float8 as visitor_id, u.created_at, p.use, p.use_id,
      exists (select 1 from photo where photo.upload_id = u.id) as shows_piece
    from photo_upload u left join private_photo p on p.upload_id = u.id where u.id = any(${[...ids]}::uuid[])`.execute(
      tx,
    )
  return rows
}

/** Stores for uploads that they are private photos of a shopper, used by this form. */
export async function upsertPrivatePhotos(
  tx: DbOrTx,
  ids: readonly string[],
  { owner, use, useId }: { owner: PhotoOwner; use: PrivatePhotoUse; useId: string },
): Promise<void> {
  await sql`/* upsertPrivatePhotos */ insert into private_photo (upload_id, user_id, visitor_id, use, use_id)
    select u, ${owner.userId}::uuid, ${owner.userId === null ? owner.visitorId : null}::bigint, ${use}, ${useId}::uuid
    from unnest(${[...ids]}::uuid[]) u
    on conflict (upload_id) do update set user_id = excluded.user_id, visitor_id = excluded.visitor_id,
      use = excluded.use, use_id = excluded.use_id`.execute(tx)
}

/** Ends the use of a form's private photos other than `keep`; a job deletes them later. */
export async function releasePrivatePhotos(
  tx: DbOrTx,
  { use, useId, keep }: { use: PrivatePhotoUse; useId: string; keep: readonly string[] },
): Promise<void> {
  await sql`/* releasePrivatePhotos */ update private_photo set use = null, use_id = null
    where use_id = ${useId}::uuid and use = ${use} and not upload_id = any(${[...keep]}::uuid[])`.execute(tx)
}

/**
 * Deletes the row of an upload, and with it the private photo, partner's photo or search by picture that
 * refers to the upload. Throws when a piece's photo refers to it. The caller removes the file.
 */
export async function deleteUpload(db: DbOrTx, id: string): Promise<void> {
  await sql`/* deleteUpload */ delete from photo_upload where id = ${id}::uuid`.execute(db)
}

/**
 * Returns the source of a photo id: the drawing's description (`art`) or the upload in the store; undefined
 * when unknown.
 */
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
 * Deletes up to 100 uploads older than `before` that no item, no form and no page shows; returns their ids.
 * Skips an upload that is being attached right now.
 */
export async function deleteLooseUploads(db: DbOrTx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* deleteLooseUploads */ delete from photo_upload where id in (
      select u.id from photo_upload u where u.created_at < ${before} and not exists (select 1 from photo p where p.upload_id = u.id)
        and not exists (select 1 from private_photo f where f.upload_id = u.id and f.use is not null)
        and not exists (select 1 from page_picture g where g.upload_id = u.id)
      order by u.created_at limit 100 for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Makes private photos of this form public ones that a piece can show, in the caller's transaction; others
 * stay as they are. They count as new, so that they can be attached however long the form took.
 */
export async function publishPrivatePhotos(
  tx: DbOrTx,
  ids: readonly string[],
  { use, useId, now }: { use: PrivatePhotoUse; useId: string; now: Date },
): Promise<void> {
  await sql`/* publishPrivatePhotos */ with gone as (
      delete from private_photo where upload_id = any(${[...ids]}::uuid[]) and use = ${use} and use_id = ${useId}::uuid returning upload_id)
    update photo_upload set created_at = ${now} where id in (select upload_id from gone)`.execute(tx)
}

/** Returns width and height in pixels of these uploads; unknown ids are left out. */
export async function listUploadSizes(
  db: DbOrTx,
  ids: readonly string[],
): Promise<{ id: string; width: number; height: number }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; width: number; height: number }>`/* listUploadSizes */
    select id, width, height from photo_upload where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

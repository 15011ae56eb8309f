import { photoKeptHours } from '@hemline/rules/photos/photos.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { newPhotoOffset, photoNumberGap } from '../../platform/tokens.ts'

/**
 * Locks the rows of photo uploads until the transaction ends, so that two pieces can't take the same upload
 * at once; the waiting transaction then sees which piece has it.
 */
export async function lockUploads(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('photo_upload')
    .modifyFront(named('lockUploads'))
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Returns those of the photo uploads that are attached to a piece already or younger than a day, with the
 * piece that shows each (null: none). Photos that concern one shopper are left out.
 */
export async function listUploads(
  tx: DbOrTx,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; item_number: number | null }[]> {
  return tx
    .selectFrom('photo_upload')
    .leftJoin('photo', 'photo.upload_id', 'photo_upload.id')
    .modifyFront(named('listUploads'))
    .select(['photo_upload.id', 'photo.item_number'])
    .where('photo_upload.id', 'in', [...ids])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('private_photo').select('upload_id').whereRef('upload_id', '=', 'photo_upload.id')),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('photo.id', 'is not', null),
        eb('photo_upload.created_at', '>', new Date(now.getTime() - photoKeptHours * 3_600_000)),
      ]),
    )
    .execute()
}

/**
 * Locks a piece and returns its photos by position, each with its upload (null for a drawn picture); the lock
 * keeps two transactions from numbering photos at once. Throws for an unknown piece.
 */
export async function lockPhotos(
  tx: DbOrTx,
  itemNumber: number,
): Promise<{ id: number; upload_id: string | null }[]> {
  await tx
    .selectFrom('item')
    .modifyFront(named('lockPhotos'))
    .select('item_number')
    .where('item_number', '=', itemNumber)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return tx
    .selectFrom('photo')
    .modifyFront(named('lockPhotos'))
    .select(['id', 'upload_id'])
    .where('item_number', '=', itemNumber)
    .orderBy('photo_number')
    .execute()
}

/**
 * Photo numbers start far above those of drawn pictures and lie far apart: nobody can guess the number of an
 * unpublished photo from a published one.
 */
const firstNumber = 2 ** 40

/**
 * Makes an upload the last photo of a piece, in the upload's own ratio (0.8 when unknown), and returns the
 * photo's id. The photo ids in the piece's row stay as they are.
 */
export async function insertPhotograph(tx: DbOrTx, itemNumber: number, uploadId: string): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`/* insertPhotograph */ insert into photo (id, item_number, photo_number, upload_id, aspect_ratio)
    select ${firstNumber}::bigint + (nextval('new_photo_id') - 600000000) * ${photoNumberGap} + ${newPhotoOffset()}::bigint, ${itemNumber}::bigint, coalesce(max(photo_number), 0) + 1, ${uploadId}::uuid,
      coalesce((select u.width::real / u.height from photo_upload u where u.id = ${uploadId}::uuid), 0.8) from photo
    where item_number = ${itemNumber}::bigint returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('catalogue: a photograph that was not inserted')
  return Number(row.id)
}

/** Deletes photos by id; none for an empty list. Their uploads stay. */
export async function deletePhotos(tx: DbOrTx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('photo')
    .modifyEnd(named('deletePhotos'))
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Renumbers a piece's photos in the given sequence and stores their ids with the piece. First makes all
 * numbers negative, so that old and new numbers don't collide.
 */
export async function updatePhotoOrder(
  tx: DbOrTx,
  itemNumber: number,
  ids: readonly number[],
): Promise<void> {
  await sql`/* updatePhotoOrder */ update photo set photo_number = -photo_number where item_number = ${itemNumber}::bigint`.execute(
    tx,
  )
  await sql`/* updatePhotoOrder */ update photo p set photo_number = o.place::int
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place) where p.id = o.id and p.item_number = ${itemNumber}::bigint`.execute(
    tx,
  )
  await sql`/* updatePhotoOrder */ update item set photo_ids = ${[...ids]}::bigint[] where item_number = ${itemNumber}::bigint`.execute(
    tx,
  )
}

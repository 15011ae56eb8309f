// Reads and writes of searches by picture, and of the looks of pieces (decision 0198).
import type { PictureBox } from '@hemline/rules/image-search/boxes.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

/** One thing in a picture. */
export type Find = { label: string; box: PictureBox }

export type ImageSearchRow = {
  id: string
  visitor_id: number | null
  user_id: string | null
  source: 'camera_capture' | 'image_upload' | 'image_url_import' | 'pinterest_board' | 'item'
  upload_id: string | null
  photo_id: number | null
  width: number
  height: number
  finds: Find[]
  created_at: Date
  expires_at: Date
  shared_at: Date | null
}

/** Inserts an image search with its finds. */
export async function insertImageSearch(db: DbOrTx, row: Omit<ImageSearchRow, 'shared_at'>): Promise<void> {
  await sql`/* insertImageSearch */ insert into image_search
      (id, visitor_id, user_id, source, upload_id, photo_id, width, height, finds, created_at, expires_at)
    values (${row.id}::uuid, ${row.visitor_id}, ${row.user_id}::uuid, ${row.source}, ${row.upload_id}::uuid, ${row.photo_id},
      ${row.width}, ${row.height}, ${JSON.stringify(row.finds)}::jsonb, ${row.created_at}, ${row.expires_at})`.execute(
    db,
  )
}

/** Returns an image search that has not expired; undefined otherwise. */
export async function findImageSearch(
  db: DbOrTx,
  id: string,
  now: Date,
): Promise<ImageSearchRow | undefined> {
  const { rows } = await sql<ImageSearchRow>`/* findImageSearch */ select * from image_search
    where id = ${id}::uuid and expires_at > ${now}`.execute(db)
  return rows[0]
}

/** Returns how many unexpired image searches an owner has. */
export async function countImageSearches(db: DbOrTx, owner: Owner, now: Date): Promise<number> {
  const own =
    owner.user_id === null
      ? sql<boolean>`visitor_id = ${owner.visitor_id}`
      : sql<boolean>`user_id = ${owner.user_id}::uuid`
  const { rows } = await sql<{
    count: number
  }>`/* countImageSearches */ select count(*)::int as count from image_search
    where ${own} and expires_at > ${now}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Replaces the finds (boxes with pieces' families) of an image search. */
export async function updateImageSearchFinds(db: DbOrTx, id: string, finds: readonly Find[]): Promise<void> {
  await sql`/* updateImageSearchFinds */ update image_search set finds = ${JSON.stringify(finds)}::jsonb
    where id = ${id}::uuid`.execute(db)
}

/** Opens an image search for everybody with its link (`at`: since when), or closes it (null). */
export async function updateImageSearchShared(db: DbOrTx, id: string, at: Date | null): Promise<void> {
  await sql`/* updateImageSearchShared */ update image_search set shared_at = ${at} where id = ${id}::uuid`.execute(
    db,
  )
}

/** Deletes an image search; the caller deletes its uploaded photo. */
export async function deleteImageSearch(db: DbOrTx, id: string): Promise<void> {
  await sql`/* deleteImageSearch */ delete from image_search where id = ${id}::uuid`.execute(db)
}

/** Returns up to 100 expired image searches with their uploaded photos. */
export async function listEndedImageSearches(
  db: DbOrTx,
  now: Date,
): Promise<{ id: string; upload_id: string | null }[]> {
  const { rows } = await sql<{
    id: string
    upload_id: string | null
  }>`/* listEndedImageSearches */ select id, upload_id from image_search where expires_at <= ${now}
    order by expires_at limit 100`.execute(db)
  return rows
}

/** Returns source, width and height in pixels of an uploaded photo; undefined when unknown. */
export async function findUploadSize(
  db: DbOrTx,
  id: string,
): Promise<{ source: ImageSearchRow['source']; width: number; height: number } | undefined> {
  const { rows } = await sql<{
    source: ImageSearchRow['source']
    width: number
    height: number
  }>`/* findUploadSize */ select source, width, height from photo_upload where id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** A piece with its look, as much as a ranking needs. */
export type LookRow = {
  item_number: number
  look: Buffer
  category_tags: string[]
  category_name: string
  brand_name: string
  color_names: string[]
  advanced_color_names: string[]
  pattern: string | null
}

/** Returns the looks of listed pieces, with their facts for reasons; pieces without a look are left out. */
export async function listLooks(db: DbOrTx, itemNumbers: readonly number[]): Promise<LookRow[]> {
  const { rows } =
    await sql<LookRow>`/* listLooks */ select i.item_number::float8 as item_number, l.look, i.category_tags,
      i.category_name, i.brand_name, i.color_names, i.advanced_color_names, i.pattern
    from search_item i join item_look l using (item_number)
    where i.item_number = any(${[...itemNumbers]}::bigint[]) and i.state = 'listed'`.execute(db)
  return rows
}

/** Returns the look of the piece whose first photo this is; undefined when it has not been computed. */
export async function findLookOfPhoto(db: DbOrTx, photoId: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ look: Buffer }>`/* findLookOfPhoto */ select l.look from photo p
    join item_look l on l.item_number = p.item_number and l.photo_id = p.id where p.id = ${photoId}::bigint`.execute(
    db,
  )
  return rows[0]?.look
}

/** Counts the listed pieces that have a look (`known`), and all listed pieces. */
export async function countLooks(db: DbOrTx): Promise<{ known: number; all: number }> {
  const { rows } = await sql<{
    known: number
    all: number
  }>`/* countLooks */ select count(l.item_number)::int as known,
      count(*)::int as all from item i left join item_look l using (item_number)
    where i.state = 'listed' and cardinality(i.photo_ids) > 0`.execute(db)
  return rows[0] ?? { known: 0, all: 0 }
}

/**
 * Returns at most `limit` listed pieces whose first photo has no look of this version, the longest listed
 * first; `skip` are left out.
 */
export async function listUnseen(
  db: DbOrTx,
  version: number,
  limit: number,
  skip: readonly number[],
): Promise<{ item_number: number; photo_id: number }[]> {
  const { rows } = await sql<{
    item_number: number
    photo_id: number
  }>`/* listUnseen */ select i.item_number::float8 as item_number, i.photo_ids[1]::float8 as photo_id
    from item i left join item_look l using (item_number)
    where i.state = 'listed' and cardinality(i.photo_ids) > 0
      and (l.item_number is null or l.photo_id <> i.photo_ids[1] or l.version <> ${version})
      and not i.item_number = any(${[...skip]}::bigint[])
    order by i.listed_at, i.item_number limit ${limit}`.execute(db)
  return rows
}

/** Inserts or replaces the look of a piece's first photo. */
export async function upsertLook(
  db: DbOrTx,
  {
    itemNumber,
    photoId,
    version,
    look,
  }: { itemNumber: number; photoId: number; version: number; look: Buffer },
): Promise<void> {
  await sql`/* upsertLook */ insert into item_look (item_number, photo_id, version, look)
    values (${itemNumber}::bigint, ${photoId}::bigint, ${version}, ${look})
    on conflict (item_number) do update set photo_id = excluded.photo_id, version = excluded.version, look = excluded.look`.execute(
    db,
  )
}

// The entrance to photos: take in, import, fetch, show, and purge unused ones (decision 0076).
import type { Db } from '@hemline/db/connect.ts'
import { type PhotoRefusal, photoBytesMax, photoKeptHours } from '@hemline/rules/photos/photos.ts'
import type { PhotoSource } from '@hemline/rules/vocabulary/photos.ts'
import { atMost } from '../../platform/at-most.ts'
import { type OutsideRules, publicOnly, readOutside } from '../../platform/outside.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { type PhotoStore, StoreFull } from '../../ports/photo-store.ts'
import { masterOf } from './photo-bytes.ts'
import { deleteLooseUploads, findPicture, findUpload, insertUpload } from './photos.db.ts'

export type PhotoDoors = { db: Db; store: PhotoStore; now: () => Date; outside?: OutsideRules | undefined }
/** A stored photo that no item shows yet; width and height in pixels. */
export type Upload = { id: string; width: number; height: number }
/** The result of taking in a photo: the upload, or why it is refused. */
export type TakenPhoto =
  | { __typename: 'Upload'; upload: Upload }
  | { __typename: 'Refused'; refusal: PhotoRefusal }

const refused = (refusal: PhotoRefusal): TakenPhoto => ({ __typename: 'Refused', refusal })

/**
 * Limits decoding, the one work here that could exhaust the server: two photos at a time and a short
 * queue.
 */
const decoding = atMost(2, 10)
const fetching = atMost(4, 8)
const outsideLimits = { bytes: photoBytesMax, ms: 8000, hops: 3 }

type Taking = { bytes: Buffer; source: PhotoSource; by: string; sourceUrl?: string | null }

/**
 * Takes in one photo: checks and re-encodes it, puts it into the store, then inserts its row. No item
 * shows it yet; an upload that is not attached is purged after a day. Returns Refused for the reasons in
 * rules/src/photos/photos.ts.
 */
export async function takePhoto(
  doors: PhotoDoors,
  { bytes, source, by, sourceUrl = null }: Taking,
): Promise<TakenPhoto> {
  if (bytes.length > photoBytesMax) return refused('too_many_bytes')
  const master = await decoding(() => masterOf(bytes))
  if (master === 'busy') return refused('busy')
  if ('refusal' in master) return refused(master.refusal)
  const { width, height } = master
  const now = doors.now()
  const id = uuidv7(now.getTime())
  try {
    await doors.store.put(id, master.bytes)
  } catch (error) {
    if (error instanceof StoreFull) return refused('store_full')
    throw error
  }
  await insertUpload(doors.db, {
    id,
    uploaded_by: by,
    source,
    source_url: sourceUrl,
    width,
    height,
    bytes: master.bytes.length,
    created_at: now,
  })
  return { __typename: 'Upload', upload: { id, width, height } }
}

/** Fetches a photo from a public URL and takes it in (source image_url_import). */
export async function importPhoto(
  doors: PhotoDoors,
  { url, by }: { url: string; by: string },
): Promise<TakenPhoto> {
  const answer = await fetching(() => readOutside(url, outsideLimits, doors.outside ?? publicOnly))
  if (answer === 'busy') return refused('busy')
  if ('refusal' in answer) return refused(answer.refusal)
  const sourceUrl = `${answer.url.origin}${answer.url.pathname}`
  return takePhoto(doors, { bytes: answer.bytes, source: 'image_url_import', by, sourceUrl })
}

/**
 * Returns the bytes of an upload for its sender or an employee; undefined for other viewers and unknown
 * ids.
 */
export async function uploadFor(
  doors: Pick<PhotoDoors, 'db' | 'store'>,
  id: string,
  viewer: { userId: string; atWork: boolean },
) {
  const upload = await findUpload(doors.db, id)
  return upload && (viewer.atWork || upload.uploaded_by === viewer.userId) ? doors.store.get(id) : undefined
}

/**
 * Returns the source of a photo id for the picture pipeline: the drawing's description, or the photo's
 * bytes; undefined for an unknown id.
 */
export async function pictureSource(
  doors: Pick<PhotoDoors, 'db' | 'store'>,
  photoId: number,
): Promise<object | Buffer | undefined> {
  const photo = await findPicture(doors.db, photoId)
  if (!photo?.upload_id) return photo?.art ?? undefined
  return doors.store.get(photo.upload_id)
}

const hourMs = 3_600_000
/**
 * Uploads can be attached for a day and are purged two hours later, so that a purge never meets an
 * attachment.
 */
const purgedAfterHours = photoKeptHours + 2

/**
 * Deletes uploads that were not attached to an item; an hourly job. Deletes the row first: bytes without
 * a row are shown to nobody.
 */
export async function purgePhotos({
  db,
  store,
  now,
}: Pick<PhotoDoors, 'db' | 'store' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - purgedAfterHours * hourMs)
  for (
    let ids = await deleteLooseUploads(db, before);
    ids.length > 0;
    ids = await deleteLooseUploads(db, before)
  )
    for (const id of ids) await store.remove(id)
}

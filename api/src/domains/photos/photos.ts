// The entrance to photos: take in, import, fetch, show, give to a form, and purge unused ones (decisions 0076
// and 0172).
import type { Db } from '@hemline/db/connect.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import type { PagePlace } from '@hemline/rules/partners/pages.ts'
import { type PhotoRefusal, photoBytesMax, photoKeptHours } from '@hemline/rules/photos/photos.ts'
import type { PhotoSource, PrivatePhotoUse } from '@hemline/rules/vocabulary/photos.ts'
import { atMost } from '../../platform/at-most.ts'
import type { Tx } from '../../platform/db.ts'
import { type OutsideRules, publicOnly, readOutside } from '../../platform/outside.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { type PhotoStore, StoreFull } from '../../ports/photo-store.ts'
import { isPagePicture, replacePagePictures } from './page-pictures.db.ts'
import { masterOf } from './photo-bytes.ts'
import {
  deleteLooseUploads,
  deleteUpload,
  findPicture,
  findUpload,
  insertPrivateUpload,
  insertUpload,
  listUploadSizes,
  listUsableUploads,
  lockUploadsForUse,
  type PhotoOwner,
  publishPrivatePhotos,
  releasePrivatePhotos,
  type SeenUpload,
  upsertPrivatePhotos,
} from './photos.db.ts'

export type PhotoDoors = {
  db: Db
  store: PhotoStore
  now: () => Date
  outside?: OutsideRules | undefined
  /** Tells whether what a photo's address names beside it opens the photo; without it nothing does. */
  opensByKey?: OpensByKey | undefined
}
/**
 * A key of mails in a photo's address, and what the photo was sent in: `of` is the number of a case or the id
 * of a return.
 */
export type PhotoKey = {
  kind: 'case' | 'return'
  of: string
  orderId: string | null
  accessKey: string
}
type OpensByKey = (doors: { db: Db; now: () => Date }, photoId: string, key: PhotoKey) => Promise<boolean>
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
const hourMs = 3_600_000
const outsideLimits = { bytes: photoBytesMax, ms: 8000, hops: 3 }

export type { PhotoOwner } from './photos.db.ts'
export { listUploadSizes }

/** Returns the address of a picture that the page of a partner or a charity shows. */
export const pagePictureUrl = (id: string): string => `/api/v1.0/page-pictures/${id}`

/** Who sends a photo: an employee one of a piece, a shopper one that nobody else sees. */
export type Photographer = PhotoOwner & { isPrivate: boolean }
type Taking = { bytes: Buffer; source: PhotoSource; by: Photographer; sourceUrl?: string | null }

/**
 * Takes in one photo: checks and re-encodes it, puts it into the store, then inserts its row. No item shows
 * it yet; an upload that is not attached is purged after a day. Returns Refused for the reasons in
 * rules/src/photos/photos.ts, among them `busy` while two are decoded and ten wait, and `store_full`.
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
  const row = { id, source, width, height, bytes: master.bytes.length, created_at: now }
  if (by.isPrivate) await insertPrivateUpload(doors.db, row, by)
  else await insertUpload(doors.db, { ...row, uploaded_by: by.userId, source_url: sourceUrl })
  return { __typename: 'Upload', upload: { id, width, height } }
}

/**
 * Downloads a photo from a public URL, within 8 seconds and 3 redirects, and stores it (source
 * image_url_import). Returns Refused with the reason for URLs that are not public, for an answer that is
 * late, missing or no photo, and while too many photos come in.
 */
export async function importPhoto(
  doors: PhotoDoors,
  { url, by }: { url: string; by: Photographer },
): Promise<TakenPhoto> {
  const answer = await fetching(() => readOutside(url, outsideLimits, doors.outside ?? publicOnly))
  if (answer === 'busy') return refused('busy')
  if ('refusal' in answer) return refused(answer.refusal)
  const sourceUrl = `${answer.url.origin}${answer.url.pathname}`
  return takePhoto(doors, { bytes: answer.bytes, source: 'image_url_import', by, sourceUrl })
}

/** Who looks at an upload. */
export type PhotoViewer = PhotoOwner & { roles: readonly string[] }

const isTheirs = (upload: SeenUpload, { userId, visitorId }: PhotoOwner): boolean =>
  upload.user_id === null
    ? upload.visitor_id !== null && upload.visitor_id === visitorId
    : upload.user_id === userId

const workOnPieces = ['intake', 'edit_items'] as const
const workOnMistakes = ['returns', 'cases', 'see_orders'] as const

function maySee(upload: SeenUpload, viewer: PhotoViewer): boolean {
  if (viewer.userId !== null && upload.uploaded_by === viewer.userId) return true
  const work = upload.is_private ? workOnMistakes : workOnPieces
  return isTheirs(upload, viewer) || work.some((task) => mayDo(viewer.roles, task))
}

/**
 * Returns the bytes of an upload to its sender, the shopper whom it concerns, and employees whose task needs
 * it; undefined for other viewers and unknown ids.
 */
export async function uploadFor(
  doors: Pick<PhotoDoors, 'db' | 'store'>,
  id: string,
  viewer: PhotoViewer,
): Promise<Buffer | undefined> {
  if (!isUuid(id)) return undefined
  const upload = await findUpload(doors.db, id)
  return upload && maySee(upload, viewer) ? doors.store.get(id) : undefined
}

/**
 * Returns the bytes of a private photo that a key in its address opens; undefined without a key, and for one
 * that opens nothing.
 */
export async function uploadByKey(
  doors: Pick<PhotoDoors, 'db' | 'store' | 'now' | 'opensByKey'>,
  id: string,
  key: PhotoKey | undefined,
): Promise<Buffer | undefined> {
  if (!key || !isUuid(id) || !doors.opensByKey) return undefined
  return (await doors.opensByKey(doors, id, key)) ? doors.store.get(id) : undefined
}

/**
 * Returns an upload with a calm ground (vision/src/calm.ts) to those who may see the upload; nothing is
 * stored. `gone` for other viewers and unknown ids, `unclear` when nothing stands out from the ground, `busy`
 * while too many photos are read.
 */
export async function calmUploadFor(
  doors: Pick<PhotoDoors, 'db' | 'store'>,
  id: string,
  viewer: PhotoViewer,
): Promise<Buffer | 'gone' | 'unclear' | 'busy'> {
  const bytes = await uploadFor(doors, id, viewer)
  if (!bytes) return 'gone'
  const { calmed } = await import('@hemline/vision/calm.ts')
  return (await decoding(() => calmed(bytes))) ?? 'unclear'
}

/**
 * Returns whether a person may see an upload: its sender, the shopper whose private photo it is, or an
 * employee whose task needs it. False for an unknown id.
 */
export async function uploadOf(db: Db, id: string, viewer: PhotoViewer): Promise<boolean> {
  const upload = isUuid(id) ? await findUpload(db, id) : undefined
  return upload !== undefined && maySee(upload, viewer)
}

/** Why a form can't take a photo that is gone or somebody else's. */
export const noPhoto = 'One of the photos is not there any more. Please take it again.'
const photoUsed = 'One of the photos was sent before. Please take a new one.'

/** What takes photos: who sends the form, the shopper whom it concerns, and what shows the photos. */
export type PhotoUse = {
  ids: readonly string[]
  by: PhotoOwner
  owner: PhotoOwner
  use: PrivatePhotoUse
  useId: string
  now: Date
}

/**
 * Attaches uploads to a form such as a case, in the caller's transaction; photos that the form has already
 * stay. Returns undefined when done, else the sentence why not: an upload is gone or somebody else's, named
 * twice, or attached elsewhere.
 */
export async function usePhotos(tx: Tx, asked: PhotoUse): Promise<string | undefined> {
  const { ids, by, owner, use, useId, now } = asked
  if (ids.length === 0) return undefined
  if (!ids.every(isUuid)) return noPhoto
  if (new Set(ids.map((id) => id.toLowerCase())).size < ids.length) return 'A photo is named twice.'
  await lockUploadsForUse(tx, ids)
  const uploads = await listUsableUploads(tx, ids)
  if (uploads.length < ids.length) return noPhoto
  const oldest = now.getTime() - photoKeptHours * hourMs
  for (const upload of uploads) {
    if (upload.use === use && upload.use_id === useId) continue
    const isSender = by.userId !== null && upload.uploaded_by === by.userId
    if (!isSender && !isTheirs(upload, by)) return noPhoto
    if (upload.use !== null || upload.shows_piece) return photoUsed
    if (upload.created_at.getTime() <= oldest) return noPhoto
  }
  await upsertPrivatePhotos(tx, ids, { owner, use, useId })
  return undefined
}

/** A picture that somebody sends for a place of a page, as the API measured it. */
export type PictureForPage = { id: string; place: PagePlace; width: number; height: number }

/**
 * Returns a picture for a page with its size in pixels, or the sentence why it can't be shown there: gone,
 * somebody else's, shown elsewhere, older than a day. The caller's transaction holds its lock afterwards.
 */
export async function pictureForPage(
  tx: Tx,
  { id, place, by, now }: { id: string; place: PagePlace; by: PhotoOwner; now: Date },
): Promise<PictureForPage | string> {
  if (!isUuid(id)) return noPhoto
  await lockUploadsForUse(tx, [id])
  const [upload] = await listUsableUploads(tx, [id])
  const [size] = await listUploadSizes(tx, [id])
  if (!upload || !size) return noPhoto
  const isSender = by.userId !== null && upload.uploaded_by === by.userId
  if (!isSender && !isTheirs(upload, by)) return noPhoto
  if (upload.use !== null || upload.shows_piece || (await isPagePicture(tx, id))) return photoUsed
  if (upload.created_at.getTime() <= now.getTime() - photoKeptHours * hourMs) return noPhoto
  return { id, place, width: size.width, height: size.height }
}

/**
 * Shows pictures at their places of a supplier's page, for everybody, in place of the former ones, which the
 * hourly job deletes.
 */
export const showOnPage = (tx: Tx, supplierId: number, pictures: readonly PictureForPage[]): Promise<void> =>
  replacePagePictures(tx, supplierId, pictures)

/** Deletes the row of an upload, and throws when a piece shows it; the caller has removed its file. */
export const deletePhoto = (db: Db, id: string): Promise<void> => deleteUpload(db, id)

/**
 * Detaches all photos except `keep` from a form, in the caller's transaction; the hourly job deletes them.
 */
export const releasePhotos = (
  tx: Tx,
  form: { use: PrivatePhotoUse; useId: string; keep: readonly string[] },
): Promise<void> => releasePrivatePhotos(tx, form)

/** Makes the photos of a member's listing photos of its piece, in the caller's transaction. */
export const publishPhotos = (
  tx: Tx,
  ids: readonly string[],
  { useId, now }: { useId: string; now: Date },
): Promise<void> => publishPrivatePhotos(tx, ids, { use: 'direct_listing', useId, now })

/**
 * Returns the source of a photo id for the picture pipeline: the drawing's description, or the photo's bytes;
 * undefined for an unknown id and a missing file.
 */
export async function pictureSource(
  doors: Pick<PhotoDoors, 'db' | 'store'>,
  photoId: number,
): Promise<object | Buffer | undefined> {
  const photo = await findPicture(doors.db, photoId)
  if (!photo?.upload_id) return photo?.art ?? undefined
  return doors.store.get(photo.upload_id)
}

/**
 * Uploads can be attached for a day and are purged two hours later, so that a purge never meets an
 * attachment.
 */
const purgedAfterHours = photoKeptHours + 2

/**
 * Job, every hour: deletes uploads older than a day and two hours that no item, form or page shows. Deletes
 * the row first: bytes without a row are shown to nobody.
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

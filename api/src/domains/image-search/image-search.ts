// The search by picture: a shopper's picture, or that of a piece, for an hour (decision 0198).

import type { Db } from '@hemline/db/connect.ts'
import { isPublicState } from '@hemline/rules/catalogue/item-states.ts'
import { type ImageSearchReason, imageSearchRefusal } from '@hemline/rules/image-search/terms.ts'
import { imageSearchesPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { secondsToWait } from '../../platform/rate-limit.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import type { PhotoStore } from '../../ports/photo-store.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { ensureOwner, type Owner } from '../identity/identity.ts'
import { deletePhoto, usePhotos } from '../photos/photos.ts'
import {
  countImageSearches,
  deleteImageSearch,
  findUploadSize,
  type ImageSearchRow,
  insertImageSearch,
  listEndedImageSearches,
  updateImageSearchFinds,
  updateImageSearchShared,
} from './image-search.db.ts'
import { bytesOf, isOwn, pieceWidth, type Refused, searchFor } from './searches.ts'
import { findsIn, isNakedPicture, isWithoutPiece } from './seeing.ts'

export { type ImageSearchAnswer, matchesOf } from './image-matches.ts'
export type { ImageSearchRow } from './image-search.db.ts'
export { keepLooks, type LookDoors } from './looks.ts'
export { registerImageSearchPicture } from './picture-route.ts'
export type { Refused } from './searches.ts'
export { isOwn, pictureUrlOf, searchFor } from './searches.ts'
export { warmSight } from './seeing.ts'
export {
  colorNamesOf,
  familyInUpload,
  likeUpload,
  linesInUpload,
  nakedInUpload,
  type UploadFacts,
} from './upload-facts.ts'

export type Payload = { __typename: 'ImageSearchPayload'; search: ImageSearchRow }

const keptMs = 3_600_000
/** Pictures of one person at a time. */
const mostKept = 40
async function ownSearch(ctx: Context, id: string): Promise<ImageSearchRow | undefined> {
  const row = await searchFor(ctx, id)
  return row && isOwn(ctx.viewer, row) ? row : undefined
}

type Start = { photoId?: string | null | undefined; itemNumber?: number | null | undefined }

/**
 * Begins a search by a photo that the viewer uploaded, or by a piece that shoppers may see: finds things in
 * the picture and stores the search for an hour. Returns a refusal when the picture is gone, unfit (also an
 * animal or a bare wall) or of a naked person, or the viewer has 40 searches or began 60 within an hour; a
 * refused photo is deleted. Throws BAD_INPUT unless exactly one of both is given, FORBIDDEN for robots and
 * banned users.
 */
export async function startImageSearch(
  ctx: Context,
  { photoId, itemNumber }: Start,
): Promise<Payload | Refused> {
  if ((photoId == null) === (itemNumber == null))
    throw refuse('BAD_INPUT', 'A search by picture begins with a photo or with a piece.')
  const owner = await ensureOwner(ctx)
  const isFull = await hasMany(ctx, owner)
  const picture = photoId != null ? await ofUpload(ctx, photoId) : await ofPiece(ctx, itemNumber ?? 0)
  const row = picture && (await take(ctx, owner, picture))
  if (!row) return imageSearchRefusal('gone')
  const bytes = isFull ? undefined : await bytesOf(ctx, row)
  const refusal = bytes && row.upload_id !== null ? await refusalOf(bytes) : undefined
  const finds = bytes && !refusal ? await findsIn(bytes) : undefined
  if (!finds) {
    await end(ctx.db, ctx.pictures.remove, row)
    return imageSearchRefusal(isFull ? 'full' : (refusal ?? (bytes ? 'unfit' : 'gone')))
  }
  await updateImageSearchFinds(ctx.db, row.id, finds)
  return { __typename: 'ImageSearchPayload', search: { ...row, finds } }
}

/**
 * Returns why an upload is not searched with (naked, unfit); undefined when it is. A picture that nobody
 * could look at passes: its sender sees it alone until it is shared.
 */
async function refusalOf(bytes: Buffer): Promise<ImageSearchReason | undefined> {
  if ((await isNakedPicture(bytes)) === true) return 'naked'
  return (await isWithoutPiece(bytes)) === true ? 'unfit' : undefined
}

async function hasMany(ctx: Context, owner: Owner): Promise<boolean> {
  const key = `image-searches:${owner.user_id ?? owner.visitor_id}`
  const wait = await secondsToWait(ctx.db, ctx.now(), [{ key, ...imageSearchesPerOwner }])
  return wait !== undefined || (await countImageSearches(ctx.db, owner, ctx.now())) >= mostKept
}

/**
 * Inserts the row of a search, which takes the photo, and returns it; undefined when the photo isn't the
 * viewer's to take.
 */
async function take(ctx: Context, owner: Owner, picture: Picture): Promise<ImageSearchRow | undefined> {
  const now = ctx.now()
  const row: ImageSearchRow = {
    id: uuidv7(now.getTime()),
    user_id: owner.user_id,
    visitor_id: owner.visitor_id,
    ...picture,
    finds: [],
    created_at: now,
    expires_at: new Date(now.getTime() + keptMs),
    shared_at: null,
  }
  const by = { userId: owner.user_id, visitorId: owner.visitor_id }
  const ids = picture.upload_id === null ? [] : [picture.upload_id]
  return inTransaction(ctx.db, async (tx) => {
    const use = { ids, by, owner: by, use: 'image_search' as const, useId: row.id, now }
    if (await usePhotos(tx, use)) return undefined
    await insertImageSearch(tx, row)
    return row
  })
}

type Picture = Pick<ImageSearchRow, 'source' | 'upload_id' | 'photo_id' | 'width' | 'height'>

async function ofUpload(ctx: Context, photoId: string): Promise<Picture | undefined> {
  const upload = isUuid(photoId) ? await findUploadSize(ctx.db, photoId) : undefined
  return upload && { ...upload, upload_id: photoId, photo_id: null }
}

async function ofPiece(ctx: Context, itemNumber: number): Promise<Picture | undefined> {
  const [item] = Number.isSafeInteger(itemNumber) ? await listItemsByNumber(ctx.db, [itemNumber]) : []
  const [photoId] = item?.photo_ids ?? []
  if (!item || photoId === undefined || !isPublicState(item.state)) return undefined
  return { source: 'item', upload_id: null, photo_id: photoId, width: pieceWidth, height: pieceWidth * 1.25 }
}

/**
 * Returns why an upload is not to be shown to others: it shows a naked person, and is deleted, or nobody
 * could look at it now. Undefined for pieces' pictures and shared searches.
 */
async function sharingProblem(ctx: Context, row: ImageSearchRow): Promise<Refused | undefined> {
  if (row.upload_id === null || row.shared_at !== null) return undefined
  const bytes = await bytesOf(ctx, row)
  if (!bytes) return imageSearchRefusal('gone')
  const naked = await isNakedPicture(bytes)
  if (naked === undefined) return imageSearchRefusal('unavailable')
  if (!naked) return undefined
  await end(ctx.db, ctx.pictures.remove, row)
  return imageSearchRefusal('naked')
}

/**
 * Opens a search of the viewer to everybody with its link, or closes it. Returns a refusal (`gone`) for other
 * people's searches and for ended ones, and for an upload that shows a naked person or that nobody can look
 * at now.
 */
export async function shareImageSearch(
  ctx: Context,
  id: string,
  shared: boolean,
): Promise<Payload | Refused> {
  const row = await ownSearch(ctx, id)
  if (!row) return imageSearchRefusal('gone')
  const problem = shared ? await sharingProblem(ctx, row) : undefined
  if (problem) return problem
  const at = shared ? (row.shared_at ?? ctx.now()) : null
  await updateImageSearchShared(ctx.db, row.id, at)
  return { __typename: 'ImageSearchPayload', search: { ...row, shared_at: at } }
}

/**
 * Deletes a search of the viewer with its picture and returns its id. Throws NOT_FOUND for other people's
 * searches and for ended ones.
 */
export async function endImageSearch(ctx: Context, id: string): Promise<string> {
  const row = await ownSearch(ctx, id)
  if (!row) throw refuse('NOT_FOUND', 'There is no such picture.')
  await end(ctx.db, ctx.pictures.remove, row)
  return row.id
}

/**
 * Deletes a search and its picture: the file first, so that after a crash between the two the job finds the
 * row and tries again.
 */
async function end(db: Db, remove: (id: string) => Promise<void>, row: Ended): Promise<void> {
  if (row.upload_id !== null) {
    await remove(row.upload_id)
    await deletePhoto(db, row.upload_id)
  }
  await deleteImageSearch(db, row.id)
}

type Ended = Pick<ImageSearchRow, 'id' | 'upload_id'>
/** What the job that deletes old searches needs. */
export type ImageSearchDoors = { db: Db; store: PhotoStore; now: () => Date }

/** Job of every minute: deletes searches whose time is over, with their uploaded pictures. */
export async function purgeImageSearches({ db, store, now }: ImageSearchDoors): Promise<void> {
  const listEnded = () => listEndedImageSearches(db, now())
  for (let ended = await listEnded(); ended.length > 0; ended = await listEnded())
    for (const row of ended) await end(db, (id) => store.remove(id), row)
}

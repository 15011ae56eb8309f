// Attaching uploaded photographs (domain photos) to a piece, in a sequence, and detaching them.
import { photosPerPiece } from '@hemline/rules/photos/photos.ts'
import type { Tx } from '../../platform/db.ts'
import { isUuid } from '../../platform/tokens.ts'
import {
  deletePhotos,
  insertPhotograph,
  listUploads,
  lockPhotos,
  lockUploads,
  updatePhotoOrder,
} from './item-photos.db.ts'

/** The ids of a piece's photos after the change, or the refusal in words. */
export type PhotosSet =
  | { __typename: 'PhotosSet'; photoIds: number[] }
  | { __typename: 'PhotosRefused'; message: string }
const refused = (message: string): PhotosSet => ({ __typename: 'PhotosRefused', message })

/** A photo of the piece by its number, or an uploaded photograph by its upload id. */
export type PhotoRef = number | string

/** The refusal for a photo that is gone or belongs to another piece. */
export const photoGoneMessage =
  'One of the photos is not there any more: what shows no piece is thrown away after a day. Please take it again.'
/** The refusal for an upload that another piece shows. */
export const photoTakenMessage = 'One of the photos shows another piece already.'
/** The refusal for more photos than a piece may have. */
export const tooManyPhotosMessage = `A piece has at most ${photosPerPiece} photos.`

/**
 * Sets a piece's photos and their sequence in the caller's transaction; photos not named are deleted. Returns
 * a refusal for uploads that are gone or belong to another piece, photos of other pieces, and more than 12
 * photos; else the photo ids. Repeating the call changes nothing.
 */
export async function setPhotos(
  tx: Tx,
  itemNumber: number,
  refs: readonly PhotoRef[],
  now: Date,
): Promise<PhotosSet> {
  const wanted = [...new Set(refs.map((ref) => (typeof ref === 'string' ? ref.toLowerCase() : ref)))]
  if (wanted.length > photosPerPiece) return refused(tooManyPhotosMessage)
  const had = await lockPhotos(tx, itemNumber)
  const uploadIds = wanted.filter((ref) => typeof ref === 'string')
  if (!uploadIds.every(isUuid)) return refused(photoGoneMessage)
  if (uploadIds.length > 0) await lockUploads(tx, uploadIds)
  const uploads = uploadIds.length > 0 ? await listUploads(tx, uploadIds, now) : []
  if (uploads.length < uploadIds.length) return refused(photoGoneMessage)
  if (uploads.some((one) => one.item_number !== null && one.item_number !== itemNumber))
    return refused(photoTakenMessage)
  if (wanted.some((ref) => typeof ref === 'number' && !had.some((one) => one.id === ref)))
    return refused(photoGoneMessage)
  const ids: number[] = []
  for (const ref of wanted) {
    const known = had.find((one) => one.id === ref || one.upload_id === ref)
    ids.push(known?.id ?? (await insertPhotograph(tx, itemNumber, String(ref))))
  }
  const photoIds = [...new Set(ids)]
  await deletePhotos(
    tx,
    had.map((one) => one.id).filter((id) => !photoIds.includes(id)),
  )
  await updatePhotoOrder(tx, itemNumber, photoIds)
  return { __typename: 'PhotosSet', photoIds }
}

/**
 * Appends uploaded photographs to a piece's photos, in the caller's transaction. Returns the ids of all its
 * photos, or a refusal as setPhotos does (gone, of another piece, more than 12); the caller then rolls back.
 * Throws for an unknown piece.
 */
export async function addPhotos(
  tx: Tx,
  itemNumber: number,
  uploadIds: readonly string[],
  now: Date,
): Promise<PhotosSet> {
  const had = await lockPhotos(tx, itemNumber)
  return setPhotos(tx, itemNumber, [...had.map((one) => one.id), ...uploadIds], now)
}

// The photos of a piece: photographs that were taken in (domain photos) become its own, in an
// order, and leave it again.
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

export type PhotosSet =
  | { __typename: 'PhotosSet'; photoIds: number[] }
  | { __typename: 'PhotosRefused'; message: string }
const refused = (message: string): PhotosSet => ({ __typename: 'PhotosRefused', message })

/** A photo that the piece has, by its number, or a photograph that was taken in, by its upload's id. */
export type PhotoRef = number | string

export const photoGoneMessage =
  'One of the photos is not there any more: what shows no piece is thrown away after a day. Please take it again.'
export const photoTakenMessage = 'One of the photos shows another piece already.'
export const tooManyPhotosMessage = `A piece has at most ${photosPerPiece} photos.`

/**
 * Sets a piece's photos, in this order; what it had and is not named leaves it. In the caller's transaction.
 * Refuses uploads that are not there any more or show another piece, numbers of other pieces' photos, and
 * more than twelve. Saying the same again changes nothing.
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
 * Adds photographs behind those that a piece has, in this order, in the caller's transaction; who gets a
 * refusal rolls back. As `setPhotos`.
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

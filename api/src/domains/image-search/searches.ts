// Searches by picture as their viewers may see them.
import type { imageSearchRefusal } from '@hemline/rules/image-search/terms.ts'
import type { Context, Viewer } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { findImageSearch, type ImageSearchRow } from './image-search.db.ts'

export type Refused = ReturnType<typeof imageSearchRefusal>

/** Pixels across of a piece's own picture. */
export const pieceWidth = 640

type Owned = Pick<ImageSearchRow, 'user_id' | 'visitor_id' | 'shared_at'>

/** Tells whether a search is the viewer's own. */
export const isOwn = ({ userId, visitorId }: Viewer, row: Owned): boolean =>
  row.user_id === null ? row.visitor_id === visitorId : row.user_id === userId

/** Tells whether the viewer may see a search: its owner always, others while it is shared. */
export const maySee = (viewer: Viewer, row: Owned): boolean => isOwn(viewer, row) || row.shared_at !== null

/** Returns a search of the viewer, or a shared one; undefined for all others, and when its time is over. */
export async function searchFor(ctx: Context, id: string): Promise<ImageSearchRow | undefined> {
  const row = isUuid(id) ? await findImageSearch(ctx.db, id, ctx.now()) : undefined
  return row && maySee(ctx.viewer, row) ? row : undefined
}

/**
 * Returns the bytes of a search's picture, the upload or the piece's photo; undefined when the picture is
 * gone.
 */
export const bytesOf = (ctx: Context, row: Pick<ImageSearchRow, 'upload_id' | 'photo_id'>) =>
  row.upload_id !== null
    ? ctx.pictures.upload(row.upload_id)
    : ctx.pictures.photo(row.photo_id ?? 0, pieceWidth)

/** Returns the URL path of a search's picture: an own route for an upload, the shop's picture for a piece. */
export const pictureUrlOf = ({ id, upload_id, photo_id }: ImageSearchRow): string =>
  upload_id !== null ? `/api/v1.0/image-searches/${id}/picture` : `/pictures/${photo_id}/${pieceWidth}`

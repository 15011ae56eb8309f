// The photos of a piece in the order of its page.
import { cardRatio } from '../listing/Picture.tsx'
import { nameWithin } from '../listing/piece-name.ts'
import type { Product } from './product-type.ts'

/**
 * The same width for both lists of thumbnails, so that the zoom shows the files that the page has loaded.
 */
export const thumbSizes = '76px'

/** `ratio`: width divided by height of the photo as it was taken. */
export type Shot = { id: number; alt: string; ratio: number }

/**
 * Returns the photos of a piece in order, each with its alternative text; empty for a piece without
 * photos.
 */
export function shotsOf(item: Product): Shot[] {
  const known = new Map(item.photos.map((photo) => [photo.id, photo]))
  const ids = item.photos.length > 0 ? item.photos.map(({ id }) => id) : item.photoIds
  return ids.map((id, i) => ({
    id,
    alt: `${nameWithin(item)}, ${known.get(id)?.caption?.toLowerCase() ?? `picture ${i + 1}`}`,
    ratio: known.get(id)?.aspectRatio ?? cardRatio,
  }))
}

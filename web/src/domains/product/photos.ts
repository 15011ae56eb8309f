// The pictures of a piece as its page shows them.
import { nameWithin } from '../listing/piece-name.ts'
import type { Product } from './product-type.ts'

/**
 * One width for both lists of thumbnails: what the page loaded is there at once when
 * the pictures are enlarged.
 */
export const thumbSizes = '76px'

export type Shot = { id: number; alt: string }

/** In their order, each with words for who can't see it; empty for a piece without pictures. */
export function shotsOf(item: Product): Shot[] {
  const named = new Map(item.photos.map((photo) => [photo.id, photo.caption]))
  const ids = item.photos.length > 0 ? item.photos.map(({ id }) => id) : item.photoIds
  return ids.map((id, i) => ({
    id,
    alt: `${nameWithin(item)}, ${named.get(id)?.toLowerCase() ?? `picture ${i + 1}`}`,
  }))
}

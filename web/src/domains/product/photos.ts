// The pictures of a piece as its page shows them.
import type { Product } from './product-type.ts'

export type Shot = { id: number; alt: string }

/** In their order, each with words for who can't see it; empty for a piece without pictures. */
export function shotsOf(item: Product): Shot[] {
  const named = new Map(item.photos.map((photo) => [photo.id, photo.caption]))
  const ids = item.photos.length > 0 ? item.photos.map(({ id }) => id) : item.photoIds
  return ids.map((id, i) => ({ id, alt: `${item.brand} ${item.title}, ${named.get(id)?.toLowerCase() ?? `picture ${i + 1}`}` }))
}

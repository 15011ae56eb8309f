// The counts beside the header's heart and bag are fields of the viewer in the cache; the caches of cart and
// favorites change them here.
import type { Cache } from '@urql/exchange-graphcache'
import { gql } from 'urql'
import { viewerKey } from './cache-keys.ts'

type CountField = 'cartCount' | 'favoritesCount'

const fragments = {
  cartCount: gql`fragment _ on User { cartCount }`,
  favoritesCount: gql`fragment _ on User { favoritesCount }`,
} as const satisfies Record<CountField, unknown>

/** Sets one of the viewer's counts (cart, favorites …) in the cache; a number below 0 becomes 0. */
export function setViewerCount(cache: Cache, field: CountField, value: number): void {
  cache.writeFragment(fragments[field], { __typename: 'User', id: viewerKey, [field]: Math.max(0, value) })
}

/**
 * Adds `by` to one of the viewer's counts (cart, favorites …) in the cache; does nothing while the viewer
 * isn't loaded.
 */
export function changeViewerCount(cache: Cache, field: CountField, by: number): void {
  const before = cache.resolve(`User:${viewerKey}`, field)
  if (typeof before === 'number') setViewerCount(cache, field, before + by)
}

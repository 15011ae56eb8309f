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

/**
 * Sets one of the viewer's counts (cart, favorites …) in the cache; a number below 0 becomes 0. Does nothing
 * while the viewer isn't loaded.
 */
export function setViewerCount(cache: Cache, field: CountField, value: number): void {
  if (typeof cache.resolve(`User:${viewerKey}`, field) !== 'number') return
  cache.writeFragment(fragments[field], { __typename: 'User', id: viewerKey, [field]: Math.max(0, value) })
}

// The counts beside the header's heart and bag live on the viewer; cart and
// favorites caches change them here.
import type { Cache } from '@urql/exchange-graphcache'
import { gql } from 'urql'
import { viewerKey } from './cache-keys.ts'

type CountField = 'cartCount' | 'favoritesCount'

const fragments = {
  cartCount: gql`fragment _ on User { cartCount }`,
  favoritesCount: gql`fragment _ on User { favoritesCount }`,
} as const satisfies Record<CountField, unknown>

export function setViewerCount(cache: Cache, field: CountField, value: number): void {
  cache.writeFragment(fragments[field], { __typename: 'User', id: viewerKey, [field]: Math.max(0, value) })
}

/** Adds to a count; nothing while the viewer is not known yet. */
export function changeViewerCount(cache: Cache, field: CountField, by: number): void {
  const before = cache.resolve(`User:${viewerKey}`, field)
  if (typeof before === 'number') setViewerCount(cache, field, before + by)
}

// The counts beside the header's heart and bag live on the viewer; cart and favorites caches change them here.
import type { Cache } from '@urql/exchange-graphcache'
import { type DocumentNode, Kind } from 'graphql'
import { viewerKey } from './urql.ts'

type CountField = 'cartCount' | 'favoritesCount'

const fragment = (field: CountField): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.FRAGMENT_DEFINITION,
      name: { kind: Kind.NAME, value: '_' },
      typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'User' } },
      selectionSet: { kind: Kind.SELECTION_SET, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: field } }] },
    },
  ],
})

export function setViewerCount(cache: Cache, field: CountField, value: number): void {
  cache.writeFragment(fragment(field), { __typename: 'User', id: viewerKey, [field]: Math.max(0, value) })
}

/** Adds to a count; nothing while the viewer is not known yet. */
export function changeViewerCount(cache: Cache, field: CountField, by: number): void {
  const before = cache.resolve(`User:${viewerKey}`, field)
  if (typeof before === 'number') setViewerCount(cache, field, before + by)
}

// What the shop has taken of the hearts of this browser. Until then hearts.store.ts shows them.
import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import { gql } from 'urql'
import type { CachePart } from '../../platform/urql.ts'
import { changeViewerCount } from '../../platform/viewer-counts.ts'

const heart = gql`fragment _ on Item { id itemNumber isFavorite }`
type Answer = Record<string, { itemNumbers: number[] } | undefined>

/** Marks the pieces and counts those that changed; `undefined` where the cache has not seen a piece. */
function mark(cache: Cache, itemNumbers: readonly number[], isFavorite: boolean): void {
  for (const itemNumber of itemNumbers) {
    const before = cache.resolve({ __typename: 'Item', itemNumber }, 'isFavorite')
    if (before === isFavorite) continue
    cache.writeFragment(heart, {
      __typename: 'Item',
      id: String(itemNumber),
      itemNumber,
      isFavorite,
    } satisfies Partial<ItemCardFragment>)
    changeViewerCount(cache, 'favoritesCount', isFavorite ? 1 : -1)
  }
}

const forgetList = (cache: Cache) => {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fieldName === 'favorites') cache.invalidate('Query', fieldKey)
}

function changed(field: 'addFavorites' | 'removeFavorites', isFavorite: boolean) {
  return (result: Record<string, unknown>, _args: unknown, cache: Cache) => {
    mark(cache, (result as Answer)[field]?.itemNumbers ?? [], isFavorite)
    if (isFavorite) forgetList(cache)
  }
}

/** A list was changed: what the favorites show is asked for again. */
const listsChanged = (_result: unknown, _args: unknown, cache: Cache) => forgetList(cache)

export const favoritesCache: CachePart = {
  updates: {
    Mutation: {
      addFavorites: changed('addFavorites', true),
      removeFavorites: changed('removeFavorites', false),
      createFavoriteList: listsChanged,
      renameFavoriteList: listsChanged,
      deleteFavoriteList: listsChanged,
      moveFavorites: listsChanged,
      shareFavorites: listsChanged,
      revokeShare: listsChanged,
    },
  },
}

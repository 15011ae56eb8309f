// What the shop has taken of the hearts of this browser. Until then hearts.store.ts shows them.
import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import { gql } from 'urql'
import type { CachePart } from '../../platform/urql.ts'
import { setViewerCount } from '../../platform/viewer-counts.ts'

const heart = gql`fragment _ on Item { id itemNumber isFavorite }`
type Answer = Record<string, { itemNumbers: number[]; favoritesCount: number } | undefined>

/** Marks the pieces that the cache has seen. */
function mark(cache: Cache, itemNumbers: readonly number[], isFavorite: boolean): void {
  for (const itemNumber of itemNumbers) {
    const before = cache.resolve({ __typename: 'Item', itemNumber }, 'isFavorite')
    if (before === undefined || before === isFavorite) continue
    cache.writeFragment(heart, {
      __typename: 'Item',
      id: String(itemNumber),
      itemNumber,
      isFavorite,
    } satisfies Partial<ItemCardFragment>)
  }
}

const forgetList = (cache: Cache) => {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fieldName === 'favorites') cache.invalidate('Query', fieldKey)
}

function changed(field: 'addFavorites' | 'removeFavorites', isFavorite: boolean) {
  return (result: Record<string, unknown>, _args: unknown, cache: Cache) => {
    const answer = (result as Answer)[field]
    if (!answer) return
    mark(cache, answer.itemNumbers, isFavorite)
    // The number is the shop's: this browser can't tell whether a heart that is sent twice was counted.
    setViewerCount(cache, 'favoritesCount', answer.favoritesCount)
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

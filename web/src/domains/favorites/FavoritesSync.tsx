import { useEffect } from 'react'
import { useClient } from 'urql'
import { idle } from '../../platform/idle.ts'
import { useListId } from './list-id.ts'

/**
 * Starts, once the page is idle, the synchronization that sends changes of favorites waiting in this browser
 * to the shop. Renders nothing.
 */
export function FavoritesSync() {
  const client = useClient()
  const listId = useListId()
  useEffect(() => {
    if (listId === undefined) return undefined
    let gone = false
    void idle()
      .then(() => import('./favorites-sync.ts'))
      .then(({ syncOf }) => (gone ? undefined : syncOf(client).follow(listId)))
    return () => {
      gone = true
    }
  }, [client, listId])
  return null
}

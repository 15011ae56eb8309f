import {
  GetNotificationsDocument,
  GetUnreadNotificationsDocument,
  MarkNotificationsReadDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useClient } from 'urql'
import { askAgain } from '../../platform/ask-again.ts'

/**
 * Hook: returns a function that marks notifications as read (null: all) and then reads the unread count and
 * the bell's list again; failures change nothing.
 */
export function useRead(): (ids: readonly string[] | null) => Promise<void> {
  const client = useClient()
  return async (ids) => {
    const { error } = await client
      .mutation(MarkNotificationsReadDocument, { ids: ids && [...ids] })
      .toPromise()
    if (error) return
    await askAgain(client, GetUnreadNotificationsDocument, {})
    await askAgain(client, GetNotificationsDocument, { first: bellRows })
  }
}

/** Calls `read` with the ids of those notifications that are unread; does nothing when all are read. */
export async function readUnread(
  notes: readonly { id: string; readAt?: string | null }[],
  read: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const ids = notes.filter(({ readAt }) => !readAt).map(({ id }) => id)
  if (ids.length > 0) await read(ids)
}

/** How many rows the bell's panel shows. */
export const bellRows = 12

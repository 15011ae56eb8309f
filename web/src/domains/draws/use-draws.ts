import {
  GetDrawsDocument,
  type GetDrawsQuery,
  TakeTicketDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { newId } from '../../platform/random.ts'

export type Draws = GetDrawsQuery['draws']
export type Draw = Draws['past'][number]

/** Hook: loads the viewer's draws; undefined until they are loaded and after a failure. */
export function useDraws(): Draws | undefined {
  const [{ data }] = useQuery({ query: GetDrawsDocument, requestPolicy: 'cache-and-network' })
  return data?.draws
}

/**
 * Hook: returns `take`, which takes a ticket in a draw, free or for points, and resolves to whether it was
 * taken; `busy` while it runs; `failed` is the sentence why the last one was not. A ticket whose answer is
 * unknown is asked for again with its own key, so that it costs points once.
 */
export function useTicket() {
  const [{ fetching: busy }, send] = useMutation(TakeTicketDocument)
  const [failed, setFailed] = useState<string>()
  const keys = useRef<Record<string, string>>({})
  return {
    busy,
    failed,
    /** Takes a ticket in a draw, the free one or one for points; returns whether it is there. */
    take: async (drawId: string, paid: boolean): Promise<boolean> => {
      setFailed(undefined)
      const name = `${drawId}/${paid}`
      const key = keys.current[name] ?? newId()
      keys.current[name] = key
      const { data, error } = await send({ input: { drawId, paid, key } }, { quiet: true })
      const done = data?.takeTicket
      if (!done) {
        setFailed(friendlyError(error, 'generic'))
        return false
      }
      delete keys.current[name]
      if (done.__typename === 'DrawsPayload') return true
      setFailed(done.message)
      return false
    },
  }
}

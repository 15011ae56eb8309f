// Loads the suggestions for the text in the search field.
import { TypeaheadDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import type { Offer } from './choices.ts'

/** The pause in typing, in milliseconds, after which suggestions are requested. */
const pauseMs = 120

/** Returns the text once typing pauses; an empty text and the first one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === '') return setSettled('')
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}

export type Offered = { offer: Offer | undefined; problem: string | undefined; waiting: boolean }

/**
 * Returns the suggestions for the latest text; the ones before stay until they arrive. Only the answer
 * to the latest request counts, also when an earlier one arrives later. `problem`: the message for a
 * failed request (specification §8); the next letter asks again.
 */
export function useOffer(typed: string, open: boolean): Offered {
  const wanted = typed.trim().replace(/\s+/g, ' ')
  const text = useSettled(wanted)
  const [kept, keep] = useState<Offer>()
  // Another window may have changed the recent searches.
  const requestPolicy = text === '' ? 'cache-and-network' : 'cache-first'
  const [{ data, error, fetching, operation }] = useQuery({
    query: TypeaheadDocument,
    variables: { text },
    pause: !open,
    requestPolicy,
  })
  const isMine = !fetching && operation?.variables.text === text
  const fresh = isMine ? data?.typeahead : undefined
  if (fresh && fresh !== kept) keep(fresh)
  const failed = isMine && error && !fresh
  return {
    offer: failed ? undefined : (fresh ?? kept),
    problem: failed ? friendlyError(error, text === '' ? 'popularSearches' : 'typeahead') : undefined,
    waiting: fetching || text !== wanted,
  }
}

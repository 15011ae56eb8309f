// Loads the suggestions for the text in the search field.
import { TypeaheadDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { useSettled } from '../../platform/use-settled.ts'
import type { Offer } from './choices.ts'

/** The pause in typing, in milliseconds, after which suggestions are requested. */
const pauseMs = 120

export type Offered = { offer: Offer | undefined; problem: string | undefined; waiting: boolean }

/**
 * Hook: loads search suggestions for the typed text while `open`, 120 ms after typing (an emptied field at
 * once). Returns `offer`, the latest ones, kept until newer arrive, undefined after a failed request;
 * `waiting` while these load; `problem`, the message for a failed request (specification §8). Only the answer
 * to the latest request counts.
 */
export function useOffer(typed: string, open: boolean): Offered {
  const wanted = typed.trim().replace(/\s+/g, ' ')
  const settled = useSettled(wanted, pauseMs)
  // An emptied field has its recent searches at once.
  const text = wanted === '' ? '' : settled
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

// What the API offers for the text in the field.
import { TypeaheadDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import type { Offer } from './choices.ts'

/** People type several letters a second: a pause of this length is worth a question. */
const pauseMs = 120

/** The text once nothing is typed for a moment; no text, and the first one, at once. */
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
 * The offer for what was typed last; the one before stays while it is on its way. Only the answer to
 * the newest question counts, however late others come. `problem`: why there is none (specification
 * §8); the next letter asks again.
 */
export function useOffer(typed: string, open: boolean): Offered {
  const wanted = typed.trim().replace(/\s+/g, ' ')
  const text = useSettled(wanted)
  const [kept, keep] = useState<Offer>()
  // Recent searches may have changed in another window.
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

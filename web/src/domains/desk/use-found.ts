// What the desk's search found for a text: asked of the API when the typing rests, and the deeds at once.
import { isNoSearch, readDeskText, type SearchKind, type SearchScope } from '@hemline/rules/desk/search.ts'
import { GetStaffSearchDocument, type GetStaffSearchQuery } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { useSettled } from '../../platform/use-settled.ts'
import { deedsFor } from './deeds.ts'
import { groupsOf } from './hits.tsx'
import type { Queues } from './Ways.tsx'

/** The pause in typing, in milliseconds, after which the search is sent. */
const restMs = 150

type Counts = GetStaffSearchQuery['staffSearch']['counts']
type Asked = {
  typed: string
  scope: SearchScope | undefined
  roles: readonly string[]
  queues: Queues
}

const kindOf = (scope: SearchScope | undefined): SearchKind | null =>
  scope === undefined || scope === 'deeds' ? null : scope

/**
 * Hook: searches everything, or the one scope, for a typed text. Returns `vague` for a text that is too
 * short, `error`, `isAnswered` once the API has answered for this text (or need not be asked), `groups` of
 * rows, and `counts` of each kind, which outlive the narrowing to one kind.
 */
export function useFound({ typed, scope, roles, queues }: Asked) {
  const now = typed.trim()
  const text = useSettled(now, restMs)
  const only = kindOf(scope)
  const isAsked = scope !== 'deeds' && !isNoSearch(readDeskText(now))
  const [{ data, error, fetching, operation }] = useQuery({
    query: GetStaffSearchDocument,
    variables: { search: text, only },
    pause: scope === 'deeds' || isNoSearch(readDeskText(text)),
    requestPolicy: 'cache-and-network',
  })
  const { variables } = operation ?? {}
  const isAnswer = text === now && variables?.search === now && (variables.only ?? null) === only
  const found = isAnswer && isAsked ? data?.staffSearch : undefined
  const [known, setKnown] = useState<{ text: string; counts: Counts }>()
  useEffect(() => {
    if (found && only === null) setKnown({ text: now, counts: found.counts })
  }, [found, only, now])
  const deeds =
    only === null ? deedsFor({ roles, text: now, narrowed: scope === 'deeds' || now === '', queues }) : []
  return {
    vague: !isAsked && scope !== 'deeds' && now !== '',
    error: isAnswer && !found && !fetching ? error : undefined,
    isAnswered: found !== undefined || !isAsked,
    groups: groupsOf(found, deeds, { roles, text: now, scope }),
    counts: found && only === null ? found.counts : known?.text === now ? known.counts : undefined,
  }
}

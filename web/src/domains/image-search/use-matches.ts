// The pieces that look like a part of a picture, a page at a time below each other.
import {
  GetImageSearchMatchesDocument,
  type GetImageSearchMatchesQuery,
  type GetImageSearchMatchesQueryVariables,
} from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'

type Result = GetImageSearchMatchesQuery['imageSearchMatches']
export type Answer = Extract<Result, { __typename: 'ImageSearchAnswer' }>
export type Refused = Extract<Result, { __typename: 'ImageSearchRefused' }>
export type Match = Answer['matches'][number]
type Asked = Omit<GetImageSearchMatchesQueryVariables, 'page' | 'amount'>
type Kept = { key: string; results: Readonly<Record<number, Result>>; error: CombinedError | undefined }

const pageAmount = 24
const nothing: Kept = { key: '', results: {}, error: undefined }

export type Matches = {
  /** The first page of the latest answer; the one before stays until the next is there. */
  answer: Answer | undefined
  refused: Refused | undefined
  /** The pieces of all pages that were asked for, each once. */
  matches: readonly Match[]
  error: CombinedError | undefined
  fetching: boolean
  /** Asks for the next page; undefined where there is none. */
  more: (() => void) | undefined
  again: () => void
}

/**
 * Hook: loads the pieces that look like a picture, 24 a page. `matches` of all loaded pages, the first page's
 * `answer`, `refused` or `error`, `fetching`; `more` loads the next page (undefined: none), `again` repeats.
 * Another `asked` begins at the first page.
 */
export function useMatches(asked: Asked): Matches {
  const client = useClient()
  const key = JSON.stringify(asked)
  const [wanted, setWanted] = useState({ key, pages: 1, tries: 0 })
  const [kept, setKept] = useState<Kept>(nothing)
  const pages = wanted.key === key ? wanted.pages : 1
  const tries = wanted.key === key ? wanted.tries : 0
  useEffect(() => {
    const take = (page: number, data: GetImageSearchMatchesQuery | undefined, error?: CombinedError) =>
      setKept((before) => {
        const results = before.key === key ? before.results : {}
        if (data) return { key, results: { ...results, [page]: data.imageSearchMatches }, error: undefined }
        return error ? { ...before, key, error } : before
      })
    const asking = Array.from({ length: pages }, (_, i) => {
      const variables = { ...(JSON.parse(key) as Asked), page: i + 1, amount: pageAmount }
      const policy = tries > 0 ? 'network-only' : 'cache-first'
      return client
        .query(GetImageSearchMatchesDocument, variables, { requestPolicy: policy })
        .subscribe(({ data, error }) => take(i + 1, data, error))
    })
    return () => {
      for (const one of asking) one.unsubscribe()
    }
  }, [client, key, pages, tries])
  const results = Object.values(kept.results)
  const answers = results.filter((one) => one.__typename === 'ImageSearchAnswer')
  const refused = results.find((one) => one.__typename === 'ImageSearchRefused')
  const matches = new Map(answers.flatMap((one) => one.matches.map((match) => [match.item.id, match])))
  const isThere = kept.key === key && (kept.results[pages] !== undefined || kept.error !== undefined)
  const hasMore = isThere && answers.at(-1)?.pageInfo.hasNextPage === true
  return {
    answer: answers[0],
    refused,
    matches: [...matches.values()],
    error: kept.error,
    fetching: !isThere,
    more: hasMore ? () => setWanted({ key, pages: pages + 1, tries }) : undefined,
    again: () => setWanted({ key, pages, tries: tries + 1 }),
  }
}

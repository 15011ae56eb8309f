import { GetSavedSearchesDocument } from '@hemline/schema/generated/graphql.ts'
import { countOf } from '../../platform/format.ts'
import { SearchPeek } from '../saved-searches/SearchPeek.tsx'
import { Part } from './Part.tsx'
import { usePart } from './use-part.ts'

const shown = 2

/**
 * Hook: loads the member's saved searches; returns `data`, `failed`, `settled` and `again` as usePart does.
 */
export const useSearches = () => usePart(GetSavedSearchesDocument, {})

/**
 * Renders the two saved searches with most new matches (the argument is the result of useSearches); nothing
 * when none has any or all such are paused, and a message with "Try again" after a failed request.
 */
export function SearchNews({ data, failed, again }: ReturnType<typeof useSearches>) {
  const searches = data?.savedSearches ?? []
  const fresh = searches
    .filter(({ newCount, paused }) => newCount > 0 && !paused)
    .toSorted((a, b) => b.newCount - a.newCount)
  if (fresh.length === 0 && !failed) return null
  return (
    <Part
      title="Searches with news"
      to={{
        href: '/saved/searches',
        name: data ? `All ${countOf(searches.length, 'search', 'searches')}` : 'All searches',
      }}
      failed={failed}
      again={again}
    >
      {fresh.slice(0, shown).map((search, at) => (
        <SearchPeek key={search.id} search={search} first={at === 0} early={false} />
      ))}
    </Part>
  )
}

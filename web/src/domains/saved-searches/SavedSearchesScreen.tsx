import { GetSavedSearchesDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { failuresOf, friendlyError } from '../../platform/errors.ts'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { LookingGlassDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SavedFrame } from '../favorites/SavedFrame.tsx'
import { readNews } from './news-place.ts'
import styles from './SavedSearches.module.css'
import { SearchNewsList } from './SearchNewsList.tsx'
import { PeekSkeleton, SearchPeek } from './SearchPeek.tsx'
import { sinceWords } from './since.ts'

/** So many cards are asked for their pieces before somebody scrolls. */
const earlyCards = 4

/** "3 searches. 13 pieces are new since you looked on Tuesday." */
function leadOf(searches: readonly { newCount: number; lookedAt: string }[]): string {
  const fresh = searches.filter(({ newCount }) => newCount > 0)
  const total = fresh.reduce((sum, { newCount }) => sum + newCount, 0)
  const all = `${countOf(searches.length, 'search', 'searches')}.`
  const [first] = fresh.map(({ lookedAt }) => lookedAt).toSorted()
  if (first === undefined) return searches.length === 0 ? '' : `${all} Nothing is new just now.`
  const what = total === 1 ? '1 piece is' : `${count(total)} pieces are`
  return `${all} ${what} new since ${sinceWords(first, nowMs())}.`
}

/**
 * Renders the page of the member's saved searches, those with new matches first, or the new pieces that the
 * URL names; visitors are asked to log in. A failed request shows an error with "Try again".
 */
export function SavedSearchesScreen() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSavedSearchesDocument,
    requestPolicy: 'cache-and-network',
  })
  usePageHead({ title: 'Saved searches', robots: 'noindex' })
  const searches = data?.savedSearches
  const news = readNews(usePlace().search)
  const isVisitor = failuresOf(error).some(({ code }) => code === 'UNAUTHENTICATED')
  return (
    <SavedFrame
      current="searches"
      lead={searches && leadOf(searches)}
      counts={searches ? { searches: searches.length } : {}}
    >
      {isVisitor ? (
        <EmptyState
          drawing={<LookingGlassDrawing />}
          title="Your searches are with your account"
          action={
            <HrefLink className={buttonClass()} href="/log-in?next=/saved/searches">
              Log in
            </HrefLink>
          }
        >
          Log in to see them, and to be told when a piece for one of them goes on sale.
        </EmptyState>
      ) : news ? (
        <SearchNewsList
          search={searches?.find(({ id }) => id === news.searchId)}
          itemNumbers={news.itemNumbers}
        />
      ) : searches?.length === 0 ? (
        <EmptyState
          drawing={<LookingGlassDrawing />}
          title="Let the rail come to you"
          action={
            <HrefLink className={buttonClass()} href="/women/dresses">
              Search women’s dresses
            </HrefLink>
          }
        >
          Search for something, then save it. We look whenever a piece goes on sale, and tell you as often as
          you like.
        </EmptyState>
      ) : searches ? (
        <div>
          {searches.map((search, at) => (
            <SearchPeek key={search.id} search={search} first={at === 0} early={at < earlyCards} />
          ))}
        </div>
      ) : error && !fetching ? (
        <div role="alert">
          <EmptyState
            drawing={<LookingGlassDrawing />}
            title="Your searches are out of reach"
            action={
              <Button look="line" onClick={() => ask({ requestPolicy: 'network-only' })}>
                Try again
              </Button>
            }
          >
            {friendlyError(error, 'savedSearches')}
          </EmptyState>
        </div>
      ) : (
        <div className={styles.waiting} role="status" aria-busy="true" aria-label="Loading your searches">
          <PeekSkeleton />
          <PeekSkeleton />
        </div>
      )}
    </SavedFrame>
  )
}

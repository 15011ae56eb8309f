import { type Place, withFilter, withoutFilters, withToggled } from '@hemline/rules/listing-url.ts'
import { neighbours } from '@hemline/rules/paging.ts'
import { friendly } from '../../platform/errors.ts'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { useDesktop } from '../../platform/viewport.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Note } from '../../ui/Note.tsx'
import { NotFoundScreen } from '../chrome/NotFoundScreen.tsx'
import { Crumbs } from './Crumbs.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { Filters } from './Filters.tsx'
import { type Chip as ChipFact, chips, type FacetView, facetViews } from './facets.ts'
import { ItemGrid, ItemGridSkeleton } from './ItemGrid.tsx'
import styles from './Listing.module.css'
import { ListingPages, pageHref } from './ListingPages.tsx'
import { SortSelect } from './SortSelect.tsx'
import { exactKey, type Items, useGoTo, useListing, usePlace } from './use-listing.ts'

type Go = (search: string) => void

function Applied({ applied, place, go }: { applied: readonly ChipFact[]; place: Place; go: Go }) {
  if (applied.length === 0) return null
  return (
    <section className={styles.applied} aria-label="Chosen filters">
      <ChipRow slide>
        {applied.map(({ key, value, label }) => (
          <Chip
            key={`${key}=${value}`}
            removable
            aria-label={`Remove filter ${label}`}
            onClick={() => go(key === 'price' ? withFilter(place.search, key, []) : withToggled(place.search, key, value))}
          >
            {label}
          </Chip>
        ))}
        <button type="button" className={`${styles.clear} link`} onClick={() => go(withoutFilters(place.search))}>
          Clear all
        </button>
      </ChipRow>
    </section>
  )
}

function exactSearch(term: string): string {
  return `/search?${new URLSearchParams({ text: term, [exactKey]: 'true' })}`
}

function Notes({ items }: { items: Items }) {
  const correction = items.correction
  return (
    <>
      {correction?.applied && (
        <p className={styles.correction}>
          Showing results for <b>{correction.correctedQueryLabel}</b>. Search instead for{' '}
          <HrefLink className="link" href={exactSearch(correction.originalSearchTerm)}>
            {correction.originalSearchTerm}
          </HrefLink>
          .
        </p>
      )}
      {items.notes.length > 0 && (
        <div className={styles.note}>
          <Note role="status">
            {items.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Note>
        </div>
      )}
      {items.degraded && (
        <div className={styles.note}>
          <Note mood="gold" role="status">
            <b>The counts beside the filters are away for the moment.</b> Every piece, filter and order is here all the same.
          </Note>
        </div>
      )}
    </>
  )
}

function Nothing({ items, page, place, filtered, text }: { items: Items; page: number; place: Place; filtered: boolean; text: string }) {
  if (page > 1 && items.totalCount > 0) {
    const back = (
      <HrefLink className={buttonClass({ look: 'line' })} href={pageHref(place, 1)}>
        Back to page 1
      </HrefLink>
    )
    return (
      <EmptyState drawing={<HangerDrawing />} title={`There is no page ${count(page)}`} action={back}>
        The rail ends on page {count(items.pageInfo.pageCount)}.
      </EmptyState>
    )
  }
  const [href, words] = filtered ? [`${place.pathname}${withoutFilters(place.search)}`, 'Clear all filters'] : ['/products', 'See all pieces']
  const action = (
    <HrefLink className={buttonClass({ look: 'line' })} href={href}>
      {words}
    </HrefLink>
  )
  const title = filtered ? 'Nothing fits all of that' : text ? `Nothing for “${text}”` : 'Nothing on this rail yet'
  return (
    <EmptyState drawing={<HangerDrawing />} title={title} action={action}>
      {filtered
        ? 'Take a filter off, or widen the price, and the rail fills again.'
        : text
          ? 'Try fewer words, a brand, or a kind of piece.'
          : 'New pieces arrive every day. Have a look around meanwhile.'}
    </EmptyState>
  )
}

type ResultsProps = { items: Items; place: Place; page: number; filtered: boolean; text: string; fetching: boolean }

function Results({ items, place, page, filtered, text, fetching }: ResultsProps) {
  if (items.nodes.length === 0) return <Nothing items={items} page={page} place={place} filtered={filtered} text={text} />
  const first = (items.pageInfo.page - 1) * items.pageInfo.pageSize + 1
  const last = first + items.nodes.length - 1
  return (
    <div className={fetching ? styles.waiting : undefined} aria-busy={fetching}>
      <ItemGrid items={items.nodes} withRail />
      <p className={`${styles.seen} num`}>
        You have seen {count(first)}–{count(last)} of {count(items.totalCount)}
      </p>
      <ListingPages place={place} page={items.pageInfo.page} last={items.pageInfo.pageCount} />
    </div>
  )
}

function Failed({ retry }: { retry: () => void }) {
  const again = (
    <Button look="line" onClick={retry}>
      Try again
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState drawing={<HangerDrawing />} title="The rail is out of reach" action={again}>
        {friendly('fetchingItems')}
      </EmptyState>
    </div>
  )
}

/** Every listing of the shop: department, category, brand, search, everything. The URL is its state. */
export function ListingScreen() {
  const place = usePlace()
  const go = useGoTo(place)
  const { listing, items, fetching, failed, missing, retry } = useListing(place)
  const desktop = useDesktop()
  const around = items ? neighbours(items.pageInfo.page, items.pageInfo.pageCount) : undefined
  usePageHead({
    title: listing.page > 1 ? `${listing.title}, page ${listing.page}` : listing.title,
    prev: around?.prev === undefined ? undefined : pageHref(place, around.prev),
    next: around?.next === undefined ? undefined : pageHref(place, around.next),
  })
  if (missing) return <NotFoundScreen />
  const views: FacetView[] = facetViews(items, listing, place.search)
  const applied = chips(listing, views)
  const total = items?.totalCount
  return (
    <div className="page">
      <Crumbs crumbs={listing.crumbs} />
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{listing.title}</h1>
          <p className="num" aria-live="polite">
            {total === undefined ? '\u00a0' : countOf(total, 'piece')}
          </p>
        </div>
        {desktop && <SortSelect listing={listing} place={place} go={go} labelled />}
      </div>
      <div className={styles.cols}>
        {desktop && (
          <aside className={styles.rail} aria-label="Filters">
            <Filters views={views} place={place} go={go} />
          </aside>
        )}
        <div className={styles.main}>
          {!desktop && (
            <div className={styles.tools}>
              <FilterSheet views={views} place={place} go={go} chosen={applied.length} total={total} />
              <SortSelect listing={listing} place={place} go={go} />
            </div>
          )}
          <Applied applied={applied} place={place} go={go} />
          {items && <Notes items={items} />}
          {failed ? (
            <Failed retry={retry} />
          ) : items ? (
            <Results items={items} place={place} page={listing.page} filtered={applied.length > 0} text={listing.text} fetching={fetching} />
          ) : (
            <ItemGridSkeleton amount={20} withRail />
          )}
        </div>
      </div>
    </div>
  )
}

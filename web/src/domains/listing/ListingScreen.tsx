import { isLongTitle, type Listing } from '@hemline/rules/search/listing-url.ts'
import { listingHead, notFoundHead } from '@hemline/rules/seo/document-head.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { useFirstView } from '../../platform/first-view.ts'
import { count, countOf } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { idle } from '../../platform/idle.ts'
import { usePlace } from '../../platform/place.ts'
import { useDesktop } from '../../platform/viewport.ts'
import { Page, Text } from '../../ui/layout.tsx'
import { SaveSearchLink } from '../saved-searches/SaveSearchLink.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { ItemGrid, ItemGridSkeleton } from './ItemGrid.tsx'
import { FilterBones, LazyFilters } from './LazyFilters.tsx'
import styles from './Listing.module.css'
import {
  ChipsBone,
  ListingColumns,
  ListingHead,
  ListingRail,
  ListingTools,
  PiecesPlace,
  piecesId,
} from './ListingFrame.tsx'
import { PageCrumbs } from './PageCrumbs.tsx'
import { SavedSizes } from './SavedSizes.tsx'
import { ShopByCategory } from './ShopByCategory.tsx'
import { SortSelect } from './SortSelect.tsx'
import { saidOf } from './said.ts'
import { useFeatured } from './use-featured.ts'
import { type Items, useGoTo, useListing } from './use-listing.ts'

const AppliedFilters = lazy(async () => ({ default: (await import('./AppliedFilters.tsx')).AppliedFilters }))
const ListingNotes = lazy(async () => ({ default: (await import('./ListingNotes.tsx')).ListingNotes }))
// Few people edit a search, and its bar stands over what is there.
const EditedSearchBar = lazy(async () => ({
  default: (await idle().then(() => import('../saved-searches/EditedSearchBar.tsx'))).EditedSearchBar,
}))
const NotFoundScreen = lazy(async () => ({
  default: (await import('../chrome/NotFoundScreen.tsx')).NotFoundScreen,
}))
const FollowBrand = lazy(async () => ({ default: (await import('./FollowBrand.tsx')).FollowBrand }))
const NothingHere = lazy(async () => ({ default: (await import('./NothingHere.tsx')).NothingHere }))
const OutOfReach = lazy(async () => ({ default: (await import('./NothingHere.tsx')).OutOfReach }))
// Below all pieces, so it loads after their pictures.
const ListingPages = lazy(async () => ({
  default: (await idle().then(() => import('./ListingPages.tsx'))).ListingPages,
}))
const ListingFoot = lazy(async () => ({
  default: (await idle().then(() => import('./ListingFoot.tsx'))).ListingFoot,
}))

/** Returns whether a note may be needed above the pieces. */
const hasNews = (listing: Listing, items: Items | undefined) =>
  listing.notes.length > 0 ||
  listing.strange.length > 0 ||
  (items?.notes.length ?? 0) > 0 ||
  items?.degraded === true ||
  (items?.correction ?? null) !== null ||
  (items?.droppedWords.length ?? 0) + (items?.absentWords.length ?? 0) > 0

/**
 * Renders the number of pieces in words, and in wide windows how many there are without the viewer's sizes.
 * In narrow ones the chip of sizes says that, because a second line here would push the pieces down.
 */
const amountOf = ({ totalCount, mySizes }: Items): ReactNode => (
  <>
    {countOf(totalCount, 'piece')}
    {mySizes?.applied && mySizes.totalWithout != null && (
      <span className={styles.ofAll}> in your sizes, of {count(mySizes.totalWithout)}</span>
    )}
  </>
)

/** Shows the range and total of the pieces, between the pieces and the page links. */
function Seen({ items }: { items: Items }) {
  const first = (items.pageInfo.page - 1) * items.pageInfo.pageSize + 1
  const last = first + items.nodes.length - 1
  return (
    <Text above={12} below={4} size={14} tone="soft" textAlign="center" className="num">
      You have seen {count(first)}–{count(last)} of {count(items.totalCount)}
    </Text>
  )
}

/**
 * Renders the page of every listing: department, category, brand, search, all pieces; the 404 page for one
 * that does not exist, an error with "Try again" after a failed request. The URL is its whole state. `header`
 * is shown above the title, `after` below the pieces.
 */
export function ListingScreen({ header, after }: { header?: ReactNode; after?: ReactNode }) {
  const address = usePlace()
  const go = useGoTo(address)
  const { listing, ask, categories, items, answered, fetching, failed, missing, retry } = useListing(address)
  const featured = useFeatured(listing)
  const desktop = useDesktop()
  useFirstView(items !== undefined || failed !== undefined || missing)
  const facts = items && { total: items.totalCount, pageCount: items.pageInfo.pageCount }
  usePageHead(missing ? notFoundHead : listingHead(listing, facts))
  if (missing)
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    )
  // Links use the part of the URL that was understood, so that the next click drops the rest.
  const place = { ...address, search: listing.search }
  const chosen = listing.chosen.reduce(
    (sum, { key, values }) => sum + (key === 'my_sizes' ? 0 : values.length),
    0,
  )
  const total = items?.totalCount
  const filters = { place, go, ask, items, answered, listing }
  const toSave = items && {
    listing,
    place,
    filters: [ask.filters].flat(),
    text: saidOf(listing, items, answered).text,
  }
  const landing =
    listing.pageType === 'Department' && listing.page === 1 && listing.chosen.length === 0 && !listing.text
  const nodes = items?.nodes.filter((item) => item.id !== featured?.id) ?? []
  // Without pieces and filters there is nothing to filter or to sort.
  const bare = total === 0 && chosen === 0
  const shown = featured && listing.page === 1 ? [featured, ...nodes] : nodes
  return (
    <Page>
      <PageCrumbs crumbs={listing.crumbs} />
      {header}
      <ListingHead
        title={listing.title}
        long={isLongTitle(listing.title)}
        amount={items && amountOf(items)}
        beside={
          <>
            {/* The first stop after the heading, which has the focus when a link led here. */}
            {!bare && (
              <a className="skip" href={`#${piecesId}`}>
                Skip to the pieces
              </a>
            )}
            {toSave && items && <SaveSearchLink {...toSave} reason={items.savedSearchDisabledReason} />}
            {listing.source.brand !== undefined && items && (
              <Suspense>
                <FollowBrand slug={listing.source.brand} />
              </Suspense>
            )}
          </>
        }
      >
        {desktop && !bare && <SortSelect listing={listing} items={items} place={place} go={go} labelled />}
      </ListingHead>
      {/* It stands at the foot of the window; by keyboard it comes before the filters that it saves. */}
      <Suspense>
        <EditedSearchBar shown={toSave} />
      </Suspense>
      {landing && <ShopByCategory place={place} categories={categories} />}
      <ListingColumns
        bare={bare}
        rail={
          desktop &&
          !bare && (
            <ListingRail>{items || failed ? <LazyFilters {...filters} /> : <FilterBones />}</ListingRail>
          )
        }
        tools={
          !desktop &&
          !bare && (
            <ListingTools>
              <FilterSheet {...filters} chosen={chosen} fetching={fetching} />
              <SortSelect listing={listing} items={items} place={place} go={go} />
            </ListingTools>
          )
        }
      >
        <Suspense fallback={<ChipsBone />}>
          {hasNews(listing, items) && (
            <ListingNotes listing={listing} items={items} answered={answered} place={place} />
          )}
        </Suspense>
        <SavedSizes filters={listing.filters} items={items} search={place.search} go={go} />
        {(chosen > 0 || (items?.understood.length ?? 0) > 0) && (
          <Suspense fallback={<ChipsBone />}>
            <AppliedFilters listing={listing} items={items} answered={answered} place={place} go={go} />
          </Suspense>
        )}
        <PiecesPlace>
          {failed && (
            <Suspense>
              <OutOfReach error={failed} retry={retry} ofSupplier={listing.source.supplier !== undefined} />
            </Suspense>
          )}
          {!failed && !items && <ItemGridSkeleton amount={20} withRail />}
          {items && (
            <div className={fetching ? styles.waiting : undefined} aria-busy={fetching}>
              {shown.length === 0 ? (
                <Suspense fallback={<div className={styles.nothingBone} />}>
                  <NothingHere items={items} answered={answered} listing={listing} ask={ask} place={place} />
                </Suspense>
              ) : (
                <>
                  <ItemGrid items={shown} withRail marked={featured?.id} />
                  {nodes.length > 0 && <Seen items={items} />}
                  <Suspense fallback={<div className={styles.pagesBone} />}>
                    <ListingPages place={place} page={items.pageInfo.page} last={items.pageInfo.pageCount} />
                  </Suspense>
                </>
              )}
            </div>
          )}
        </PiecesPlace>
      </ListingColumns>
      {items && after}
      <Suspense>
        {items && <ListingFoot ask={ask} path={listing.chosen.length === 0 && place.pathname} />}
      </Suspense>
    </Page>
  )
}

import { notFoundHead } from '@hemline/rules/seo/document-head.ts'
import { productHead } from '@hemline/rules/seo/piece-head.ts'
import { GetProductDocument } from '@hemline/schema/generated/graphql.ts'
import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { firstViewStands, useFirstView } from '../../platform/first-view.ts'
import { sameScreen } from '../../platform/focus.ts'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { parseSearch } from '../../platform/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Row, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BuyBar } from './BuyPanel.tsx'
import { buyState, isOver } from './buy-state.ts'
import { Facts } from './Facts.tsx'
import { Gallery } from './Gallery.tsx'
import styles from './Product.module.css'
import { OverNote, PreviewNote, ProductTop } from './ProductTop.tsx'
import { shotsOf } from './photos.ts'
import { canonicalAddress, itemNumberOf, soldRedirect } from './product-address.ts'
import type { Product } from './product-type.ts'
import { SimilarPieces } from './SimilarPieces.tsx'

const NotFoundScreen = lazy(async () => ({
  default: (await import('../chrome/NotFoundScreen.tsx')).NotFoundScreen,
}))
const BelowPiece = lazy(async () => ({ default: (await import('./BelowPiece.tsx')).BelowPiece }))

const dayMs = 86_400_000

function Waiting() {
  return (
    <div role="status" aria-label="Loading the piece">
      <Row gap={0} noWrap above={2} tall={44}>
        <Skeleton width="min(320px, 70%)" height={16} />
      </Row>
      <Stack gap={8} className={styles.two}>
        <Panel alignSelf="start" className={styles.bigBone}>
          <Skeleton ratio="4 / 5" />
        </Panel>
        <Stack top>
          <Skeleton width="30%" height={20} />
          <Skeleton width="80%" height={40} />
          <Skeleton width="50%" height={36} />
          <Skeleton height={52} />
          <Skeleton height={120} />
        </Stack>
      </Stack>
    </div>
  )
}

/** Renders the product page of a loaded piece, without its redirects. */
export function ProductView({ item, fromAd }: { item: Product; fromAd: boolean }) {
  const [photo, setPhoto] = useState(0)
  // The part below the first screen renders right after the first one.
  const below = useDeferredValue(true, false)
  const { kind } = buyState(item, nowMs())
  const over = kind === 'sold' || kind === 'gone'
  const showPhoto = (photoId: number) => {
    const index = shotsOf(item).findIndex(({ id }) => id === photoId)
    if (index < 0) return
    setPhoto(index)
    const gallery = globalThis.document.querySelector('[aria-label="Pictures"]')
    const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    gallery?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' })
    globalThis.requestAnimationFrame(() =>
      globalThis.document.getElementById('picture-in-sight')?.focus({ preventScroll: true }),
    )
  }
  return (
    <>
      <ProductTop item={item} fromAd={fromAd} />
      {kind === 'preview' && <PreviewNote item={item} />}
      {over && <OverNote item={item} />}
      {over && <SimilarPieces itemNumber={item.itemNumber} title="Like it, and still here" />}
      <Stack gap={8} className={styles.two}>
        <Gallery item={item} current={photo} onCurrent={setPhoto} />
        <Facts item={item} onShowPhoto={showPhoto} />
      </Stack>
      {below ? (
        <Suspense fallback={<div className={styles.below} />}>
          <BelowPiece item={item} over={over} />
        </Suspense>
      ) : (
        <div className={styles.below} />
      )}
      <BuyBar item={item} />
    </>
  )
}

/**
 * Returns true until the first navigation within the app: then the page was opened from outside the shop.
 */
function useFromOutside(): boolean {
  const router = useRouter()
  return (
    useLocation({
      select: (location) =>
        (location.state as { __TSR_index?: number }).__TSR_index ?? router.history.length - 1,
    }) === 0
  )
}

/**
 * Replaces the URL by the piece's own spelling, and redirects visitors from outside from a sold piece to
 * similar ones. Returns whether it redirects.
 */
function useAddress(item: Product | undefined): boolean {
  const router = useRouter()
  const { pathname, search } = usePlace()
  const outside = useFromOutside()
  const over = item !== undefined && isOver(buyState(item, nowMs()))
  const agent = globalThis.navigator.userAgent
  const mine = item !== undefined && item.myOrderId !== null
  const away =
    item &&
    soldRedirect({ over, mine, itemNumber: item.itemNumber, outside, agent, search: parseSearch(search) })
  const right = item && canonicalAddress(item, pathname, search)
  const target = away ?? right
  useEffect(() => {
    const state = away ? {} : sameScreen
    if (target) void router.navigate({ href: target, replace: true, resetScroll: false, state })
  }, [router, target, away])
  return away !== undefined
}

/** Calls `ask` when a hold or an early access ends: the piece may have been bought by then. */
function useAskAgainAt(iso: string | null | undefined, ask: () => void): void {
  useEffect(() => {
    const wait = iso ? Date.parse(iso) - nowMs() : Number.NaN
    if (!(wait > 0 && wait < dayMs)) return undefined
    const timer = setTimeout(ask, wait + 250)
    return () => clearTimeout(timer)
  }, [iso, ask])
}

/**
 * Renders the product page: all facts about a piece, and the button to hold it. A number without a piece
 * shows the 404 page, a failed request a message with "Try again". A wrong slug moves to the right address,
 * and a sold piece that somebody reaches from outside to similar ones.
 */
export function ProductScreen() {
  const { pathname, search } = usePlace()
  const fromAd = parseSearch(search).from_pla !== undefined
  const itemNumber = itemNumberOf(pathname)
  // The first request of this visit has just loaded this piece.
  const [justCame] = useState(() => (firstViewStands() ? itemNumber : undefined))
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetProductDocument,
    variables: { itemNumber: itemNumber ?? 0 },
    requestPolicy: justCame === itemNumber ? 'cache-first' : 'cache-and-network',
    pause: itemNumber === undefined,
  })
  const item = data?.item?.itemNumber === itemNumber ? data?.item : undefined
  const away = useAddress(item ?? undefined)
  useAskAgainAt(item?.heldUntil, ask)
  const unknown = itemNumber === undefined || (data?.item === null && !fetching)
  useFirstView(item !== undefined || unknown || (error !== undefined && !fetching))
  usePageHead(unknown ? notFoundHead : item ? productHead(item) : undefined)
  if (unknown)
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    )
  const again = (
    <Button look="line" onClick={() => ask({ requestPolicy: 'network-only' })}>
      Try again
    </Button>
  )
  return (
    <Page>
      {item && !away ? (
        <ProductView key={item.itemNumber} item={item} fromAd={fromAd} />
      ) : error && !fetching && !item ? (
        <Panel padTop={8} role="alert">
          <EmptyState
            heading="h1"
            drawing={<HangerDrawing />}
            title="This piece is out of reach"
            action={again}
          >
            {friendlyError(error, 'fetchingItems')}
          </EmptyState>
        </Panel>
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

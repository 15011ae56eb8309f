import { GetProductDocument, GetShopIndexDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendly } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotFoundScreen } from '../chrome/NotFoundScreen.tsx'
import { Crumbs } from '../listing/Crumbs.tsx'
import { BuyBar } from './BuyPanel.tsx'
import { Details } from './Details.tsx'
import { Facts } from './Facts.tsx'
import { Gallery } from './Gallery.tsx'
import styles from './Product.module.css'
import { productCrumbs } from './product-crumbs.ts'
import type { Product } from './product-type.ts'
import { SimilarPieces } from './SimilarPieces.tsx'

/** The last part of the path is the item number; undefined for anything else (a 404, not a search). */
export function itemNumberOf(pathname: string): number | undefined {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  return /^\d{1,15}$/.test(last) ? Number(last) : undefined
}

function Waiting() {
  return (
    <div className={styles.two} role="status" aria-label="Loading the piece">
      <Skeleton ratio="4 / 5" className={styles.bigBone} />
      <div className={styles.bones}>
        <Skeleton width="30%" height={20} />
        <Skeleton width="80%" height={40} />
        <Skeleton width="50%" height={36} />
        <Skeleton height={52} />
        <Skeleton height={120} />
      </div>
    </div>
  )
}

function Found({ item }: { item: Product }) {
  const [{ data: index }] = useQuery({ query: GetShopIndexDocument })
  return (
    <>
      <Crumbs crumbs={productCrumbs(item, index?.categories)} />
      <div className={styles.two}>
        <Gallery key={item.itemNumber} item={item} />
        <Facts item={item} />
      </div>
      <Details item={item} />
      <SimilarPieces item={item} />
      <BuyBar item={item} />
    </>
  )
}

/** One piece: everything we know of it, and the way to hold it. */
export function ProductScreen() {
  const { pathname } = usePlace()
  const itemNumber = itemNumberOf(pathname)
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetProductDocument,
    variables: { itemNumber: itemNumber ?? 0 },
    requestPolicy: 'cache-and-network',
    pause: itemNumber === undefined,
  })
  const item = data?.item?.itemNumber === itemNumber ? data?.item : undefined
  const gone = item?.noLongerAvailable ?? false
  usePageHead({
    title: item ? `${item.brand} ${item.title}` : undefined,
    description: item ? `${item.brand} ${item.title}, ${item.sizeDisplay}. One of a kind, looked over by hand.` : undefined,
    canonical: item?.slug,
    robots: gone ? 'noindex' : undefined,
  })
  if (itemNumber === undefined || (data && data.item === null && !fetching)) return <NotFoundScreen />
  const again = (
    <Button look="line" onClick={() => ask({ requestPolicy: 'network-only' })}>
      Try again
    </Button>
  )
  return (
    <div className="page">
      {item ? (
        <Found item={item} />
      ) : error && !fetching ? (
        <div className={styles.alone} role="alert">
          <EmptyState heading="h1" drawing={<HangerDrawing />} title="This piece is out of reach" action={again}>
            {friendly('fetchingItems')}
          </EmptyState>
        </div>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { Row } from '../../ui/layout.tsx'
import { FindLikeThis } from '../image-search/FindLikeThis.tsx'
import { FollowButton } from '../storefront/FollowButton.tsx'
import { Details } from './Details.tsx'
import { Measured } from './Measured.tsx'
import { IdenticalPieces, OutfitPieces } from './MoreWays.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import type { Product } from './product-type.ts'
import { RecentlyViewed } from './RecentlyViewed.tsx'
import { SimilarPieces } from './SimilarPieces.tsx'

const PieceQuestions = lazy(async () => ({
  default: (await import('../questions/PieceQuestions.tsx')).PieceQuestions,
}))

/**
 * Renders the part of the product page below the first screen. `over`: the piece is no longer for sale, and
 * similar pieces are shown further up.
 */
export function BelowPiece({ item, over }: { item: Product; over: boolean }) {
  return (
    <>
      <Measured item={item} />
      <Details item={item} />
      <PriceHistory itemNumber={item.itemNumber} />
      <Row above={6}>
        <FollowButton name={item.brand} brandId={item.brandId} />
        {item.photoIds.length > 0 && <FindLikeThis itemNumber={item.itemNumber} />}
      </Row>
      <Suspense>
        <PieceQuestions itemNumber={item.itemNumber} />
      </Suspense>
      <IdenticalPieces item={item} />
      {!over && <OutfitPieces item={item} />}
      {!over && <SimilarPieces itemNumber={item.itemNumber} />}
      <RecentlyViewed itemNumber={item.itemNumber} />
    </>
  )
}

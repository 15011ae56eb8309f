// What leads on from the end of a listing.
import { lazy, Suspense, useRef } from 'react'
import { useNear } from '../../platform/near.ts'
import { RelatedLinks } from '../seo/RelatedLinks.tsx'
import type { Ask } from './listing-query.ts'

const AlsoLookedFor = lazy(async () => ({ default: (await import('../search/AlsoLookedFor.tsx')).AlsoLookedFor }))

/** `path`: of a listing as it is, without filters of the shopper's own. */
export function ListingFoot({ ask, path }: { ask: Ask; path: string | false }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useNear(end)
  return (
    <>
      <div ref={end}>
        <Suspense>{near && <AlsoLookedFor ask={ask} />}</Suspense>
      </div>
      {path && <RelatedLinks path={path} />}
    </>
  )
}

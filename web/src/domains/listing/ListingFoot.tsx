// What leads on from the end of a listing.
import { lazy, Suspense } from 'react'
import { RelatedLinks } from '../seo/RelatedLinks.tsx'
import type { Ask } from './listing-query.ts'

const AlsoLookedFor = lazy(async () => ({
  default: (await import('../search/AlsoLookedFor.tsx')).AlsoLookedFor,
}))

/** `path`: of a listing as it is, without filters of the shopper's own. */
export function ListingFoot({ ask, path }: { ask: Ask; path: string | false }) {
  return (
    <>
      <Suspense>
        <AlsoLookedFor ask={ask} />
      </Suspense>
      {path && <RelatedLinks path={path} />}
    </>
  )
}

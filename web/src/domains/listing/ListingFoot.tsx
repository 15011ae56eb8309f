// Links to further listings at the end of a listing.
import { lazy, Suspense } from 'react'
import { RelatedLinks } from '../seo/RelatedLinks.tsx'
import type { Ask } from './listing-query.ts'

const AlsoLookedFor = lazy(async () => ({
  default: (await import('../search/AlsoLookedFor.tsx')).AlsoLookedFor,
}))

/** `path`: the listing's path when it has no filters chosen by the shopper, else false. */
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

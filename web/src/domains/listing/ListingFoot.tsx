// Links to further listings at the end of a listing.
import { lazy, Suspense } from 'react'
import { RelatedLinks } from '../seo/RelatedLinks.tsx'
import type { Ask } from './listing-query.ts'

const AlsoLookedFor = lazy(async () => ({
  default: (await import('../search/AlsoLookedFor.tsx')).AlsoLookedFor,
}))

/**
 * Renders the links below a listing: related searches, and related pages for the listing at `path` (false:
 * the shopper chose filters, so there are none).
 */
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

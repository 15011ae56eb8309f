import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'

const Sections = lazy(async () => ({ default: (await import('./SellerSections.tsx')).SellerSections }))

/** Renders the sellers' sections of the settings, whose code is loaded when they are first shown. */
export const SellerSections = () => (
  <Suspense fallback={<Skeleton width="100%" height={128} />}>
    <Sections />
  </Suspense>
)

import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { KitAddressProps } from './KitAddress.tsx'

const Address = lazy(async () => ({ default: (await import('./KitAddress.tsx')).KitAddress }))

/**
 * Renders the kit's address form, whose code is loaded on demand, since it is the largest part of the flow's
 * code.
 */
export const KitAddress = (props: KitAddressProps) => (
  <Suspense fallback={<Skeleton height="24rem" />}>
    <Address {...props} />
  </Suspense>
)

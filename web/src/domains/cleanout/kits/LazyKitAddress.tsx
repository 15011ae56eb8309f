import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { KitAddressProps } from './KitAddress.tsx'

const Address = lazy(async () => ({ default: (await import('./KitAddress.tsx')).KitAddress }))

/** KitAddress, loaded on demand: the address form is the largest part of the flow's code. */
export const KitAddress = (props: KitAddressProps) => (
  <Suspense fallback={<Skeleton height="24rem" />}>
    <Address {...props} />
  </Suspense>
)

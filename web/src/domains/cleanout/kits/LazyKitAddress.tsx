import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { KitAddressProps } from './KitAddress.tsx'

const Address = lazy(async () => ({ default: (await import('./KitAddress.tsx')).KitAddress }))

/** The form of an address is the heaviest part of ordering: it comes with the step that asks for it. */
export const KitAddress = (props: KitAddressProps) => (
  <Suspense fallback={<Skeleton height="24rem" />}>
    <Address {...props} />
  </Suspense>
)

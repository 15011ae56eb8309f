import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'

const AddressForm = lazy(async () => ({ default: (await import('./AddressForm.tsx')).AddressForm }))

/**
 * Renders the form of an address, which is fetched when it is first shown: it brings the postal rules of all
 * countries, and most people only look at their addresses.
 */
export const LaterAddressForm = (props: ComponentProps<typeof AddressForm>) => (
  <Suspense fallback={<Skeleton height="30rem" />}>
    <AddressForm {...props} />
  </Suspense>
)

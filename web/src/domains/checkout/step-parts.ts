// Loads the code of a checkout step shortly before the shopper needs it: the forms weigh more than the
// rest of the page.
import { lazyRouteComponent } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { StepName } from './steps.ts'

/** Renders the checkout's contact step; its code is loaded on demand. */
export const ContactStep = lazyRouteComponent(() => import('./ContactStep.tsx'), 'ContactStep')
/** Renders the checkout's address step; its code is loaded on demand. */
export const AddressStep = lazyRouteComponent(() => import('./AddressStep.tsx'), 'AddressStep')
/** Renders the checkout's delivery step; its code is loaded on demand. */
export const DeliveryStep = lazyRouteComponent(() => import('./DeliveryStep.tsx'), 'DeliveryStep')
/** Renders the checkout's payment step; its code is loaded on demand. */
export const PaymentStep = lazyRouteComponent(() => import('./PaymentStep.tsx'), 'PaymentStep')
/** Renders the billing address within the payment step; its code is loaded on demand. */
export const Billing = lazyRouteComponent(() => import('./Billing.tsx'), 'Billing')
/** Renders the outcome of a payment within the payment step; its code is loaded on demand. */
export const Outcome = lazyRouteComponent(() => import('./Outcome.tsx'), 'Outcome')

const parts: Record<StepName, readonly { preload?: () => Promise<unknown> | undefined }[]> = {
  contact: [ContactStep],
  address: [AddressStep],
  delivery: [DeliveryStep],
  payment: [PaymentStep, Billing, Outcome],
}

/**
 * Resolves when all code of a checkout step is loaded or has failed to load; a failure is shown when the step
 * renders.
 */
export async function loadStep(name: StepName): Promise<void> {
  await Promise.allSettled(parts[name].map((part) => part.preload?.()))
}

/**
 * Hook: returns the open step once its code is loaded, and the step before it until then; undefined until the
 * first step is loaded.
 */
export function useLoadedStep(open: StepName): StepName | undefined {
  const [loaded, setLoaded] = useState<StepName>()
  useEffect(() => {
    let gone = false
    void loadStep(open).then(() => !gone && setLoaded(open))
    return () => {
      gone = true
    }
  }, [open])
  return loaded
}

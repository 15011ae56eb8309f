// Loads the code of a checkout step shortly before the shopper needs it: the forms weigh more than the
// rest of the page.
import { lazyRouteComponent } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { StepName } from './steps.ts'

/** The components of the steps, each loaded on demand. */
export const ContactStep = lazyRouteComponent(() => import('./ContactStep.tsx'), 'ContactStep')
export const AddressStep = lazyRouteComponent(() => import('./AddressStep.tsx'), 'AddressStep')
export const DeliveryStep = lazyRouteComponent(() => import('./DeliveryStep.tsx'), 'DeliveryStep')
export const PaymentStep = lazyRouteComponent(() => import('./PaymentStep.tsx'), 'PaymentStep')
export const Billing = lazyRouteComponent(() => import('./Billing.tsx'), 'Billing')
export const Outcome = lazyRouteComponent(() => import('./Outcome.tsx'), 'Outcome')

const parts: Record<StepName, readonly { preload?: () => Promise<unknown> | undefined }[]> = {
  contact: [ContactStep],
  address: [AddressStep],
  delivery: [DeliveryStep],
  payment: [PaymentStep, Billing, Outcome],
}

/**
 * Resolves when all code of a step is loaded or has failed to load; a failure is shown when the step
 * renders.
 */
export async function loadStep(name: StepName): Promise<void> {
  await Promise.allSettled(parts[name].map((part) => part.preload?.()))
}

/**
 * Returns the open step once its code is loaded, and the step before it until then; undefined until the
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

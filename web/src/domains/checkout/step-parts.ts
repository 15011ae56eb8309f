// The code of a step comes when somebody is about to reach it: forms weigh more than all else of the page.
import { lazyRouteComponent } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { StepName } from './steps.ts'

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

/** Resolves when all of a step's code is there; what did not come says so when it is drawn. */
export async function loadStep(name: StepName): Promise<void> {
  await Promise.allSettled(parts[name].map((part) => part.preload?.()))
}

/**
 * The open step as soon as its code is there, the one before it until then; undefined
 * while the first is on its way.
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

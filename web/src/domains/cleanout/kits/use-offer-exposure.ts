import { flowExperiment, incentiveExperiment, noIncentiveArm } from '@hemline/rules/kits/experiments.ts'
import { useExposure } from '../../experiments/use-exposure.ts'
import type { Offer } from './kit-words.ts'

/**
 * Hook: tells the API, once, that the flow of a clean-out offer and its incentive are on the screen, as arms
 * of two experiments.
 */
export function useOfferExposure(offer: Offer): void {
  useExposure(flowExperiment, offer.variant)
  useExposure(incentiveExperiment, offer.incentives[0]?.name ?? noIncentiveArm)
}

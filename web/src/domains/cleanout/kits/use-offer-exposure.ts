import { flowExperiment, incentiveExperiment, noIncentiveArm } from '@hemline/rules/kits/experiments.ts'
import { useExposure } from '../../experiments/use-exposure.ts'
import type { Offer } from './kit-words.ts'

/** Notes that the flow of an offer and its incentive are on the screen. */
export function useOfferExposure(offer: Offer): void {
  useExposure(flowExperiment, offer.variant)
  useExposure(incentiveExperiment, offer.incentives[0]?.name ?? noIncentiveArm)
}

// Names and explanations of kits, services and fees.
import type { RestChoice } from '@hemline/rules/consignment/consignment.ts'
import { reclaimDays } from '@hemline/rules/consignment/reclaim.ts'
import type { BagType, CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import type { GetCleanoutOfferQuery } from '@hemline/schema/generated/graphql.ts'
import { money } from '../../../platform/format.ts'

export type Offer = GetCleanoutOfferQuery['cleanoutOffer']

export const serviceNames: Record<CleanoutService, string> = {
  standard: 'Standard',
  premium: 'Premium',
  donation: 'Donation',
}
/** Returns the name of a clean-out service; an unknown service is returned unchanged. */
export const serviceName = (service: string): string => serviceNames[service as CleanoutService] ?? service

export const serviceWords: Record<CleanoutService, string> = {
  standard: 'For everyday to contemporary brands.',
  premium: 'For designer and luxury pieces: a higher share, and 30 days longer on sale.',
  donation: 'What your pieces pay goes to a charity you choose.',
}

export const bagNames: Record<BagType, string> = { bag: 'A bag, by mail', label: 'A label, to print' }
export const bagWords: Record<BagType, string> = {
  bag: 'With you in 3 to 5 days, label on it. Room for about 25 pieces.',
  label: 'Ready at once. For a box or bag that you have at home.',
}

export const restNames: Record<RestChoice, string> = { reclaim: 'Ask me first', donate: 'Pass it on' }
export const restWords: Record<RestChoice, string> = {
  reclaim: `You have ${reclaimDays} days to take unsold pieces back for a fee. After that they go into a rescue box or to a charity.`,
  donate: 'What isn’t sold when its time is over goes to a charity at once.',
}

/**
 * Returns a sentence about a clean-out bag's fee (in cents): never due now, but taken from the bag's first
 * earnings.
 */
export function feeWords(fee: number): string {
  return fee === 0
    ? 'Free. No fee is taken from a donation.'
    : `Nothing to pay now. ${money(fee)} is taken once, from what this bag earns first.`
}

/** Returns a clean-out service's fee in cents; undefined when the offer is not loaded. */
export const feeOf = (offer: Offer | undefined, service: string): number | undefined =>
  offer?.services.find((one) => one.service === service)?.fee

/** Returns "label" for a printed label and "bag" for all other kits, for use within a sentence. */
export const kitNoun = (bagType: string): string => (bagType === 'label' ? 'label' : 'bag')

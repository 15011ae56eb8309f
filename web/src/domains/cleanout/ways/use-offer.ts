import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import type { CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import { GetCleanoutOfferDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { type DayRange, windowOf } from './ways.ts'
import './ways-keys.ts'

/** `fee` in cents; `window`: the days on sale. */
export type ServiceFacts = { fee: number; window: DayRange }

/**
 * Hook: returns `offer`, the clean-out offer (undefined while loading), and `facts`, which returns a
 * service's fee (cents) and days on sale, from the rules' same numbers until the offer is loaded.
 */
export function useOffer() {
  const [{ data }] = useQuery({ query: GetCleanoutOfferDocument })
  const offer = data?.cleanoutOffer
  const facts = (service: CleanoutService): ServiceFacts => {
    const given = offer?.services.find((one) => one.service === service)
    return { fee: given?.fee ?? bagFees[service], window: given?.windowDays ?? windowOf(service) }
  }
  return { offer, facts }
}

import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import type { CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import { GetCleanoutOfferDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { type DayRange, windowOf } from './ways.ts'
import './ways-keys.ts'

export type ServiceFacts = { fee: number; window: DayRange }

/**
 * What is offered now. Until it is known, or where it can't be, fees and windows are those of the
 * rules, which are the same.
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

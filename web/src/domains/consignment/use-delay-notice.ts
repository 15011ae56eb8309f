import { GetCleanoutOfferDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/**
 * Hook: returns the notice of delayed processing (§8); undefined when there is no delay or the offer is not
 * loaded.
 */
export function useDelayNotice(): string | undefined {
  const [{ data }] = useQuery({ query: GetCleanoutOfferDocument })
  return data?.cleanoutOffer.delayNotice ?? undefined
}

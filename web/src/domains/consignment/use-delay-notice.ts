import { GetCleanoutOfferDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/** §8's kit delay notice; undefined while processing takes its usual time, or nobody can say. */
export function useDelayNotice(): string | undefined {
  const [{ data }] = useQuery({ query: GetCleanoutOfferDocument })
  return data?.cleanoutOffer.delayNotice ?? undefined
}

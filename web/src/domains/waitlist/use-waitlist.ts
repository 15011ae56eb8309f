import { GetDirectWaitlistDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import './waitlist-keys.ts'

/** Returns the viewer's place on the waitlist and survey, and a failed request with a function that asks again. */
export function useWaitlist() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetDirectWaitlistDocument,
    requestPolicy: 'cache-and-network',
  })
  const waitlist = data?.directWaitlist
  return {
    waitlist,
    failed: waitlist || fetching ? undefined : error,
    again: () => ask({ requestPolicy: 'network-only' }),
  }
}

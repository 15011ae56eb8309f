import { GetDirectWaitlistDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import './waitlist-keys.ts'

/** Returns the viewer's place on the waitlist and survey, the error of a failed request, and a retry. */
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

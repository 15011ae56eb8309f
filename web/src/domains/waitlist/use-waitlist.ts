import { GetDirectWaitlistDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import './waitlist-keys.ts'

/**
 * Hook: loads the viewer's waitlist place and survey as `waitlist`; `failed` is the error while nothing is
 * loaded; `again` asks the server.
 */
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

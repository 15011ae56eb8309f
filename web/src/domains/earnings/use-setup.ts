import { GetCashOutSetupDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/** What may leave and what is in the way, as it is now. */
export function useSetup() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetCashOutSetupDocument,
    requestPolicy: 'cache-and-network',
  })
  const setup = data?.cashOutSetup
  return {
    setup,
    failed: setup || fetching ? undefined : error,
    again: () => ask({ requestPolicy: 'network-only' }),
  }
}

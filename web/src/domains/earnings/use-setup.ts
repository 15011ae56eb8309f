import { GetCashOutSetupDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/**
 * Hook: loads the seller's cash-out setup as `setup` (available earnings, payout accounts, missing
 * requirements); `failed` is the error while nothing is loaded; `again` asks the server.
 */
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

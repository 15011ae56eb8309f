import { GetCashOutSetupDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/**
 * Returns the seller's cash-out setup: the available earnings, the payout accounts, and what is missing
 * for a payout.
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

import { GetRewardsDocument, type GetRewardsQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { useSession } from '../identity/session.tsx'

export type Rewards = GetRewardsQuery['rewards']

/**
 * Hook: loads the viewer's rewards page as `rewards`; `failed` is the error while nothing is loaded; `again`
 * asks the server. Asks nothing for visitors.
 */
export function useRewards() {
  const { loggedIn } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetRewardsDocument,
    pause: !loggedIn,
    requestPolicy: 'cache-and-network',
  })
  const rewards = data?.rewards
  return {
    rewards,
    failed: rewards || fetching ? undefined : error,
    again: () => ask({ requestPolicy: 'network-only' }),
  }
}

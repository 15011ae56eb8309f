import { GetRewardsDocument, type GetRewardsQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { useSession } from '../identity/session.tsx'

export type Rewards = GetRewardsQuery['rewards']

/**
 * Returns the viewer's part in the rewards program, and what keeps it away; nothing is asked for visitors.
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

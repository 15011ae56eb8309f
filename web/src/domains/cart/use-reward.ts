import { ApplyRewardDocument, RemoveRewardDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import type { PromoAnswer } from './use-promo-code.ts'

type Reward = { key: string; title: string }
type Rewards = {
  apply: (reward: Reward) => Promise<PromoAnswer>
  takeOff: () => Promise<PromoAnswer>
  busy: boolean
}

/**
 * Hook: returns `apply`, which applies a reward to the cart in place of another one, and `takeOff`, which
 * removes it; both resolve to `{ said }` or `{ error }`, sentences for the shopper. `busy` while a request
 * runs.
 */
export function useReward(): Rewards {
  const [{ fetching: applying }, runApply] = useMutation(ApplyRewardDocument)
  const [{ fetching: removing }, runRemove] = useMutation(RemoveRewardDocument)
  const apply: Rewards['apply'] = async ({ key, title }) => {
    const { data, error } = await runApply({ id: key })
    if (!data) return { error: friendlyError(error, 'applyPromoCode') }
    return data.applyReward.__typename === 'RewardNotApplicable'
      ? { error: data.applyReward.message }
      : { said: `${title} is applied.` }
  }
  const takeOff: Rewards['takeOff'] = async () => {
    const { data, error } = await runRemove({})
    return data
      ? { said: 'Taken off. It stays yours for another order.' }
      : { error: friendlyError(error, 'applyPromoCode') }
  }
  return { apply, takeOff, busy: applying || removing }
}

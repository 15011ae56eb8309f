import { RedeemRewardDocument, UndoRewardDocument } from '@hemline/schema/generated/graphql.ts'
import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { newId } from '../../platform/random.ts'

/**
 * Hook: returns `use`, which buys a reward with points, and `giveBack`, which undoes that; both resolve to
 * whether it was done. `busy` while one runs; `failed` is the sentence why the last was not. A purchase whose
 * answer is unknown is sent again with its own key, so that it costs points once.
 */
export function useRedeem() {
  const [{ fetching: redeeming }, redeem] = useMutation(RedeemRewardDocument)
  const [{ fetching: undoing }, undo] = useMutation(UndoRewardDocument)
  const [failed, setFailed] = useState<string>()
  const keys = useRef<Record<string, string>>({})
  return {
    busy: redeeming || undoing,
    failed,
    /** Uses points for a reward; returns whether it is there. */
    use: async (kind: string): Promise<boolean> => {
      setFailed(undefined)
      const key = keys.current[kind] ?? newId()
      keys.current[kind] = key
      const { data, error } = await redeem({ input: { kind, key } }, { quiet: true })
      const done = data?.redeemReward
      if (!done) {
        setFailed(friendlyError(error, 'generic'))
        return false
      }
      delete keys.current[kind]
      if (done.__typename === 'RewardsPayload') return true
      setFailed(done.message)
      return false
    },
    /** Gives a reward back for its points; returns whether it is gone. */
    giveBack: async (id: string): Promise<boolean> => {
      setFailed(undefined)
      const { data, error } = await undo({ id }, { quiet: true })
      const done = data?.undoReward
      if (done?.__typename === 'RewardsPayload') return true
      setFailed(done?.message ?? friendlyError(error, 'generic'))
      return false
    },
  }
}

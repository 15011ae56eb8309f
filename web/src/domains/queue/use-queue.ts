import { JoinQueueDocument, LeaveQueueDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { useAddToCart } from '../cart/use-cart-actions.ts'
import { joinWords } from './queue-words.ts'
import { stopWaiting, waitFor } from './waiting.store.ts'

/**
 * Hook: returns `join`, which puts the shopper into the queue of a piece, or into the cart if the piece
 * became free, and `leave`, which takes the shopper out of the queue and resolves to whether it did; `busy`
 * while one runs. Answers other than success show in a toast.
 */
export function useQueue(itemNumber: number) {
  const [{ fetching: joining }, runJoin] = useMutation(JoinQueueDocument)
  const [{ fetching: leaving }, runLeave] = useMutation(LeaveQueueDocument)
  const { add, busy: adding } = useAddToCart()
  const input = { input: { itemNumber } }

  const join = async () => {
    const { data, error } = await runJoin(input)
    if (data?.joinQueue.__typename === 'JoinQueuePayload') {
      waitFor(itemNumber)
      return
    }
    // The piece became free a moment ago: the shopper holds it without a queue.
    if (data?.joinQueue.__typename === 'ItemFree') {
      await add(itemNumber)
      return
    }
    showToast({ text: data ? joinWords(data.joinQueue) : friendlyError(error, 'generic') })
  }
  const leave = async (): Promise<boolean> => {
    const { data, error } = await runLeave(input)
    if (!data) {
      showToast({ text: friendlyError(error, 'generic') })
      return false
    }
    switch (data.leaveQueue.__typename) {
      case 'LeaveQueuePayload':
        stopWaiting(itemNumber)
        showToast({ text: 'You no longer wait for it.' })
        return true
      case 'ItemUnavailable':
        showToast({ text: data.leaveQueue.message })
        return false
    }
  }
  return { join, leave, busy: joining || leaving || adding }
}

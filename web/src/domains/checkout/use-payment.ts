// Runs one payment, from the press of the pay button to an order or a problem. The screen does not change
// meanwhile.
import { paymentUnknownMessage } from '@hemline/rules/payment/words.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import type { CartFieldsFragment, PlaceOrderInput } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useClient } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { noteJustPlaced } from '../../platform/just-placed.ts'
import { type Answer, askUntilKnown, leaveAttempt, type Outcome, sendOrder } from './ask-attempt.ts'
import { forgetKey, keyFor } from './attempt-keys.ts'
import { forgetDraft } from './draft.ts'
import { leaveFor } from './leave-for.ts'
import { type Problem, problemOf } from './problems.ts'
import type { PaymentToken } from './use-token.ts'

type Cart = CartFieldsFragment

export type PayState =
  | { kind: 'idle'; problem?: Problem }
  /**
   * `asking`: the first answer was lost or not final. `cart`: the cart at the press of the pay button; null
   * when the button was pressed before this page was loaded.
   */
  | { kind: 'busy'; phase: 'sending' | 'asking' | 'leaving'; cart: Cart | null }
  /** The shopper came back from the approval page without a decision. */
  | { kind: 'approval'; attemptKey: string; url: string }
  /** The time to ask is over: an email will tell the outcome. */
  | { kind: 'pending'; attemptKey: string; message: string }

export type Asked = {
  cart: Cart
  lineIds: string[]
  method: PaymentMethod
  /** Gets the payment token; see PaymentToken for undefined, null and `failed`. */
  token: () => Promise<PaymentToken>
  /** The saved way to pay in place of a token, or that the token's is saved. */
  how?: Pick<PlaceOrderInput, 'savedMethodId' | 'saveMethod'>
}

export type Payment = {
  state: PayState
  pay: (asked: Asked) => Promise<void>
  /** Continues an attempt that began before this page was loaded. */
  resume: (attemptKey: string) => Promise<void>
  /** Cancels a payment that waits for approval on another site. */
  giveUp: (attemptKey: string) => Promise<void>
  /** Removes the problem that the shopper has read. */
  clear: () => void
}

/** The cart and order of an attempt; no `input` when the order was sent before this page was loaded. */
type About = { cart: Cart | null; input?: PlaceOrderInput | undefined }

/** Returns the message for an attempt without a final outcome; undefined for a final one. */
function openMessage(answer: Answer): string | undefined {
  if ('unknown' in answer) return paymentUnknownMessage
  return 'outcome' in answer && answer.outcome.__typename === 'OrderPending'
    ? answer.outcome.message
    : undefined
}

/** Returns a function that runs one task at a time and ignores a press during the task. */
const onceAtATime = (running: { current: boolean }) => async (work: () => Promise<void>) => {
  if (running.current) return
  running.current = true
  try {
    await work()
  } finally {
    running.current = false
  }
}

/**
 * Hook: returns the payment of a cart. `state` is idle (with the last `problem`), busy, or waiting for an
 * outcome; `pay` starts a payment, `resume` continues an attempt (one runs at a time), `giveUp` cancels one
 * that waits for approval, `clear` removes the problem. A placed order navigates to its confirmation, a
 * payment that needs approval to the approval site.
 */
export function usePayment(): Payment {
  const client = useClient()
  const router = useRouter()
  const [state, setState] = useState<PayState>({ kind: 'idle' })
  const running = useRef(false)

  const stop = (problem?: Problem) => setState({ kind: 'idle', ...(problem && { problem }) })
  const take = async (outcome: Outcome, attemptKey: string, { cart, input }: About): Promise<void> => {
    switch (outcome.__typename) {
      case 'OrderPlaced':
        forgetKey(attemptKey)
        forgetDraft()
        noteJustPlaced(outcome.order.id)
        setState({ kind: 'busy', phase: 'leaving', cart })
        await router.navigate({ href: `/confirmation/${outcome.order.id}`, replace: true })
        return
      case 'OrderPending':
        setState({ kind: 'busy', phase: 'asking', cart })
        return heard(await askUntilKnown({ client, attemptKey, input }), attemptKey, { cart, input })
      case 'PaymentApprovalNeeded':
        if (!input) return setState({ kind: 'approval', attemptKey, url: outcome.url })
        setState({ kind: 'busy', phase: 'leaving', cart })
        // A shopper who comes back within this page continues the same attempt.
        running.current = false
        return leaveFor(outcome.url, router)
      default:
        forgetKey(attemptKey)
        return stop(problemOf(outcome, cart))
    }
  }
  /** Handles the last answer of an attempt: an open one is left to the email. */
  const heard = async (answer: Answer, attemptKey: string, about: About): Promise<void> => {
    if ('refused' in answer)
      return stop({ kind: 'other', message: friendlyError(answer.refused, 'checkout') })
    if ('none' in answer) return stop()
    const message = openMessage(answer)
    if (message !== undefined) return setState({ kind: 'pending', attemptKey, message })
    if ('outcome' in answer) return take(answer.outcome, attemptKey, about)
  }
  const once = onceAtATime(running)

  const pay = ({ cart, lineIds, method, token, how }: Asked) =>
    once(async () => {
      const totals = cart.cartTotals
      if (!totals) return
      setState({ kind: 'busy', phase: 'sending', cart })
      const paymentToken = await token()
      if (paymentToken === undefined) return stop()
      if (typeof paymentToken === 'object' && paymentToken)
        return stop({ kind: 'other', message: paymentToken.failed })
      const attemptKey = keyFor(cart.id)
      const sums = { amountShown: totals.amountCharged, totalShown: totals.total }
      const input: PlaceOrderInput = {
        attemptKey,
        ...sums,
        lineIds,
        paymentMethod: method,
        paymentToken,
        ...how,
      }
      const answer = await sendOrder(client, input)
      if ('outcome' in answer) return take(answer.outcome, attemptKey, { cart, input })
      if ('unknown' in answer) setState({ kind: 'busy', phase: 'asking', cart })
      const known = 'unknown' in answer ? await askUntilKnown({ client, attemptKey, input }) : answer
      return heard(known, attemptKey, { cart, input })
    })
  const resume = (attemptKey: string) =>
    once(async () => {
      setState({ kind: 'busy', phase: 'asking', cart: null })
      await heard(await askUntilKnown({ client, attemptKey, atOnce: true }), attemptKey, { cart: null })
    })
  const giveUp = (attemptKey: string) =>
    once(async () => {
      const answer = await leaveAttempt(client, attemptKey)
      if ('outcome' in answer) return take(answer.outcome, attemptKey, { cart: null })
      if ('left' in answer) forgetKey(attemptKey)
      stop(
        'refused' in answer
          ? { kind: 'other', message: friendlyError(answer.refused, 'checkout') }
          : undefined,
      )
    })
  return { state, pay, resume, giveUp, clear: () => stop() }
}

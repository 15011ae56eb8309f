// Runs one payment of a box, from the press of the button to the order or to a sentence why not. A lost
// answer is asked for by the attempt's key.
import { paymentUnknownMessage } from '@hemline/rules/payment/words.ts'
import {
  GetRescueAttemptDocument,
  PlaceRescueOrderDocument,
  type PlaceRescueOrderInput,
  type PlaceRescueOrderMutation,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import type { BoxToken } from './box-token.ts'
import { forgetRescueKey, rescueKeyFor } from './rescue-attempts.ts'

type Outcome = PlaceRescueOrderMutation['placeRescueOrder']
/** `none`: the server knows no attempt with this key. `unknown`: no usable answer came. */
type Answer = { outcome: Outcome } | { none: true } | { unknown: true } | { refused: string }

/** The waits between two questions, in milliseconds: about a minute in all. */
const waitsMs: readonly number[] = [700, 1300, 2000, 3000, 4000, 5000, 7000, 9000, 12_000]

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

async function send(client: Client, input: PlaceRescueOrderInput): Promise<Answer> {
  const { data, error } = await client
    .mutation(PlaceRescueOrderDocument, { input }, { quiet: true })
    .toPromise()
  if (data) return { outcome: data.placeRescueOrder }
  return error &&
    !error.networkError &&
    error.graphQLErrors.every((one) => one.extensions.code !== 'INTERNAL')
    ? { refused: friendlyError(error, 'checkout') }
    : { unknown: true }
}

async function askOnce(client: Client, attemptKey: string): Promise<Answer> {
  const { data } = await client
    .query(GetRescueAttemptDocument, { attemptKey }, { requestPolicy: 'network-only', quiet: true })
    .toPromise()
  if (!data) return { unknown: true }
  return data.rescueAttempt ? { outcome: data.rescueAttempt } : { none: true }
}

const isOpen = (answer: Answer): boolean =>
  'unknown' in answer || ('outcome' in answer && answer.outcome.__typename === 'OrderPending')

/** Asks for the outcome of an attempt until it is final, or for about a minute; returns the last answer. */
async function askUntilKnown(
  client: Client,
  attemptKey: string,
  input?: PlaceRescueOrderInput,
): Promise<Answer> {
  let last: Answer = { unknown: true }
  for (const wait of input ? waitsMs : [0, ...waitsMs]) {
    await sleep(wait)
    const answer = await askOnce(client, attemptKey)
    last = 'none' in answer && input ? await send(client, input) : answer
    if (!isOpen(last)) return last
  }
  return last
}

/** What the button sends: the sums that it named, and how to get the card's token. */
export type PayBox = Omit<PlaceRescueOrderInput, 'attemptKey' | 'paymentToken'> & {
  /** Null when credit pays all. */
  token: () => Promise<BoxToken | null>
}

/** `changed`: the totals are to be asked for again. */
export type PayProblem = { message: string; changed: boolean; soldOut: boolean }
export type RescuePayment = {
  busy: boolean
  problem: PayProblem | undefined
  pay: (asked: PayBox) => Promise<void>
  /** Continues an attempt that began before this page was loaded. */
  resume: (attemptKey: string) => Promise<void>
}

/**
 * Hook: pays a rescue box. `pay` starts, `resume` continues an open attempt (one runs at a time); `busy` and
 * `problem` (sentence, whether sums changed or the rescue box is sold out) are the state. A placed order
 * navigates to its page, a payment that needs approval to the approval site.
 */
export function useRescuePayment(): RescuePayment {
  const client = useClient()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PayProblem>()
  const running = useRef(false)
  const stop = (message?: string, more: Partial<PayProblem> = {}) => {
    setBusy(false)
    setProblem(message === undefined ? undefined : { message, changed: false, soldOut: false, ...more })
  }
  const take = async (answer: Answer, attemptKey: string): Promise<void> => {
    if ('refused' in answer) return stop(answer.refused)
    if ('none' in answer) return stop()
    if ('unknown' in answer) return stop(paymentUnknownMessage)
    const { outcome } = answer
    switch (outcome.__typename) {
      case 'RescueOrderPlaced':
        forgetRescueKey(attemptKey)
        return router.navigate({ href: `/rescues/confirmation/${outcome.orderUuid}`, replace: true })
      case 'OrderPending':
        return stop(outcome.message)
      case 'PaymentApprovalNeeded':
        globalThis.location.assign(outcome.url)
        return undefined
      default:
        forgetRescueKey(attemptKey)
        return stop(outcome.message, {
          changed: outcome.__typename === 'TotalsChanged',
          soldOut: outcome.__typename === 'RescueSoldOut',
        })
    }
  }
  const once = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
    }
  }
  const pay = ({ token, ...form }: PayBox) =>
    once(async () => {
      const paymentToken = await token()
      if (paymentToken === undefined) return stop()
      if (typeof paymentToken === 'object' && paymentToken) return stop(paymentToken.failed)
      const attemptKey = rescueKeyFor(form.groupId)
      const input: PlaceRescueOrderInput = { ...form, attemptKey, paymentToken }
      const answer = await send(client, input)
      return take(isOpen(answer) ? await askUntilKnown(client, attemptKey, input) : answer, attemptKey)
    })
  const resume = (attemptKey: string) =>
    once(async () => take(await askUntilKnown(client, attemptKey), attemptKey))
  return { busy, problem, pay, resume }
}

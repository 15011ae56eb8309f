// What a shopper has picked to send back, and the money of it. A sum is shown only for the pieces and
// reasons that it was computed for.
import {
  type CreateReturnMutation,
  GetReturnQuoteDocument,
  type GetReturnQuoteQuery,
  OrderReturnsSetupDocument,
  type ReturnRefundType,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useSettled } from '../../platform/use-settled.ts'
import type { GuestKey } from '../orders/guest-key.ts'
import { type Picked, usePicked } from './use-picked.ts'

export type Quote = Extract<GetReturnQuoteQuery['returnQuote'], { __typename: 'ReturnQuote' }>
export type Choice = Quote['choices'][number]
export type Refused = Extract<CreateReturnMutation['createReturn'], { __typename: 'ReturnRefused' }>

/** How long somebody who picks pieces has to pause before their money is asked for, in ms. */
const pauseMs = 250

/** The form's start: an order whose pieces come first, or the return that is changed with its pieces. */
export type FormStart = {
  orderId: string | null
  returnId: string | null
  picked: Picked
  refundType: ReturnRefundType | null
  /** The key of the order, for somebody without an account. */
  guest: GuestKey | null
}

/**
 * Hook: returns all state of the return form: `setup` (pieces that may go back) with `setupFailed` and
 * `askSetup`; `picked` pieces and their `lines`; `quote`, `refused` or `quoteError` of the money once
 * `isComplete`; `choice`, the chosen way with its cents, undefined while these are computed; functions that
 * change each.
 */
export function useReturnForm(start: FormStart) {
  const pieces = usePicked(start.picked)
  const { lines, isComplete } = pieces
  const [wanted, setWanted] = useState<ReturnRefundType | null>(start.refundType)
  const [setup, askSetup] = useQuery({
    query: OrderReturnsSetupDocument,
    variables: { orderId: start.orderId, returnId: start.returnId, byKey: start.guest },
    requestPolicy: 'network-only',
  })
  // A note and a photo change no sum, so the sums stay in sight while they are added.
  const priced = JSON.stringify(lines.map(({ lineId, reason }) => ({ lineId, reason })))
  const settled = useSettled(priced, pauseMs)
  const [asked, askQuote] = useQuery({
    query: GetReturnQuoteDocument,
    variables: {
      lines: JSON.parse(settled) as { lineId: string; reason: string }[],
      returnId: start.returnId,
      byKey: start.guest,
    },
    pause: !isComplete || settled !== priced,
    requestPolicy: 'network-only',
  })
  const isNow = JSON.stringify(asked.operation?.variables.lines) === priced
  const answer = isComplete && isNow && !asked.fetching ? asked.data?.returnQuote : undefined
  const quote = answer?.__typename === 'ReturnQuote' ? answer : undefined
  const refused = answer?.__typename === 'ReturnRefused' ? answer : undefined
  const choice = quote?.choices.find((one) => one.refundType === wanted) ?? quote?.choices[0]
  return {
    setup: setup.data?.orderReturnsSetup,
    setupFailed: setup.error !== undefined && !setup.fetching && !setup.data,
    askSetup: () => askSetup({ requestPolicy: 'network-only' }),
    ...pieces,
    quote,
    refused,
    quoteError: isNow && !asked.fetching ? asked.error : undefined,
    askQuote: () => askQuote({ requestPolicy: 'network-only' }),
    choice,
    choose: setWanted,
  }
}

export type ReturnForm = ReturnType<typeof useReturnForm>

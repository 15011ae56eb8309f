// Sends a cash-out from the press of its button to its own page or to a message. The request key stays
// the same until the outcome is known.
import type { Phrase } from '@hemline/rules/errors/catalogue.ts'
import {
  CashOutDocument,
  type CashOutMutation,
  DonateEarningsDocument,
  TurnEarningsToCreditDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Client, type CombinedError, useClient } from 'urql'
import { failuresOf, friendlyError } from '../../platform/errors.ts'
import { useSession } from '../identity/session.tsx'
import { forgetPress, openPress, type Press, pressFor, type Way } from './cash-out-keys.ts'
import { leftHref } from './earnings-words.ts'

type Outcome = CashOutMutation['cashOut']
export type Refusal = { readonly message: string; readonly need: string }

/** Errors after which surely no money was moved; after any other error it may have been. */
const nothingDone: ReadonlySet<string> = new Set([
  'BAD_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'OVERLOADED',
  'PERSISTED_QUERY_NOT_FOUND',
])
const isMeant = (error: CombinedError | undefined): boolean => {
  const failures = failuresOf(error)
  return (
    failures.length > 0 && failures.every((one) => one.from === 'graphql' && nothingDone.has(one.code ?? ''))
  )
}

async function send(
  client: Client,
  way: Way,
  { requestKey, amount, to }: Press,
): Promise<{ outcome?: Outcome | undefined; error?: CombinedError }> {
  const context = { quiet: true }
  switch (way) {
    case 'cash':
    case 'creditCash': {
      const { data, error } = await client
        .mutation(
          CashOutDocument,
          { input: { requestKey, amount, accountId: to, fromCredit: way === 'creditCash' } },
          context,
        )
        .toPromise()
      return { outcome: data?.cashOut, ...(error && { error }) }
    }
    case 'credit': {
      const { data, error } = await client
        .mutation(TurnEarningsToCreditDocument, { input: { requestKey, amount } }, context)
        .toPromise()
      return { outcome: data?.turnEarningsToCredit, ...(error && { error }) }
    }
    case 'donate': {
      const input = { requestKey, amount, charityId: Number(to) }
      const { data, error } = await client.mutation(DonateEarningsDocument, { input }, context).toPromise()
      return { outcome: data?.donateEarnings, ...(error && { error }) }
    }
  }
}

export type PressState = {
  readonly busy: boolean
  readonly refusal?: Refusal | undefined
  /** The sent request whose outcome is unknown. */
  readonly open?: Press | undefined
  /** Why the last request failed. */
  readonly message?: string | undefined
}

/**
 * Hook: sends cash-outs of one `way`. `state` has `busy`, the open (unanswered) request, and message or
 * refusal; `press` sends a request, `again` sends the open one again with its own key, `giveUp` forgets it,
 * `clear` removes the refusal. `phrase`: the message of §8 for a failed request.
 */
export function usePress(way: Way, phrase: Phrase) {
  const client = useClient()
  const router = useRouter()
  const userId = useSession().user?.id ?? ''
  const [state, setState] = useState<PressState>(() => ({ busy: false, open: openPress(userId, way) }))
  const running = useRef(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const work = async (press: Press): Promise<void> => {
    if (running.current) return
    running.current = true
    setState({ busy: true })
    const { outcome, error } = await send(client, way, press)
    // After money was moved, this button stays without effect.
    running.current = outcome?.__typename === 'CashOutPayload'
    if (!outcome) {
      const message = friendlyError(error, phrase)
      if (!isMeant(error)) return setState({ busy: false, open: press, message })
      forgetPress(press.requestKey)
      return setState({ busy: false, message })
    }
    forgetPress(press.requestKey)
    switch (outcome.__typename) {
      case 'CashOutPayload':
        if (here.current) await router.navigate({ href: leftHref(outcome.cashOut), replace: true })
        return
      case 'CashOutRefused':
        setState({ busy: false, refusal: { message: outcome.message, need: outcome.need } })
        return
      case 'LegalAcceptRequired':
        setState({ busy: false, message: outcome.message })
        return
    }
  }

  return {
    state,
    /** Sends the request, or shows the earlier one that has no answer yet. */
    press: async (asked: Omit<Press, 'requestKey'>): Promise<void> => {
      if (running.current) return
      const press = pressFor(userId, way, asked)
      if (press.amount === asked.amount && press.to === asked.to) return work(press)
      setState({ busy: false, open: press })
    },
    /** Sends the open request again with its own key. */
    again: async (): Promise<void> => {
      if (state.open) await work(state.open)
    },
    /** Gives up asking; the list of cash-outs shows the outcome. */
    giveUp: (): void => {
      if (state.open) forgetPress(state.open.requestKey)
      setState({ busy: false })
    },
    clear: (): void =>
      setState((now) => (now.refusal || now.message ? { busy: false, open: now.open } : now)),
  }
}

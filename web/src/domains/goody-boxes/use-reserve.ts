// Runs one reservation of a box, from the press of the button to the answer. A lost answer is asked for by
// the attempt's key, which the browser keeps until the final answer, so that no card is reserved twice.
import { paymentUnknownMessage } from '@hemline/rules/payment/words.ts'
import {
  GetGoodyAttemptDocument,
  ReserveGoodyBoxDocument,
  type ReserveGoodyBoxInput,
  type ReserveGoodyBoxMutation,
} from '@hemline/schema/generated/graphql.ts'
import { useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { newId } from '../../platform/random.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import type { BoxToken } from '../rescues/box-token.ts'

type Outcome = ReserveGoodyBoxMutation['reserveGoodyBox']
type Answer = { outcome: Outcome } | { none: true } | { unknown: true } | { refused: string }
type Keys = Record<string, string>

const place = 'hemline-goody-attempts'
const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((key) => typeof key === 'string')
const keys = (): Keys => readStored<Keys>(place, {}, isKeys)

/** Returns the stored key of a goody box's open attempt to reserve its price; undefined without one. */
export const openGoodyKey = (boxId: string): string | undefined => keys()[boxId]

function keyFor(boxId: string): string {
  const key = keys()[boxId] ?? `goody-${newId()}`
  writeStored(place, { ...keys(), [boxId]: key })
  return key
}

function forget(boxId: string): void {
  writeStored(place, Object.fromEntries(Object.entries(keys()).filter(([id]) => id !== boxId)))
}

/** The waits between two questions, in milliseconds: about half a minute in all. */
const waitsMs: readonly number[] = [700, 1300, 2000, 3000, 5000, 8000, 10_000]
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

async function send(client: Client, input: ReserveGoodyBoxInput): Promise<Answer> {
  const { data, error } = await client
    .mutation(ReserveGoodyBoxDocument, { input }, { quiet: true })
    .toPromise()
  if (data) return { outcome: data.reserveGoodyBox }
  return error &&
    !error.networkError &&
    error.graphQLErrors.every((one) => one.extensions.code !== 'INTERNAL')
    ? { refused: friendlyError(error, 'checkout') }
    : { unknown: true }
}

async function askOnce(client: Client, asked: { attemptKey: string; boxId: string }): Promise<Answer> {
  const { data } = await client
    .query(GetGoodyAttemptDocument, asked, { requestPolicy: 'network-only', quiet: true })
    .toPromise()
  if (!data) return { unknown: true }
  return data.goodyAttempt ? { outcome: data.goodyAttempt } : { none: true }
}

const isOpen = (answer: Answer): boolean =>
  'unknown' in answer || ('outcome' in answer && answer.outcome.__typename === 'OrderPending')

async function askUntilKnown(
  client: Client,
  asked: { attemptKey: string; boxId: string },
  input?: ReserveGoodyBoxInput,
): Promise<Answer> {
  let last: Answer = { unknown: true }
  for (const wait of input ? waitsMs : [0, ...waitsMs]) {
    await sleep(wait)
    const answer = await askOnce(client, asked)
    last = 'none' in answer && input ? await send(client, input) : answer
    if (!isOpen(last)) return last
  }
  return last
}

/** What the button sends: the sums that it named, and how to get the card's token. */
export type Reserving = Omit<ReserveGoodyBoxInput, 'attemptKey' | 'boxId' | 'paymentToken'> & {
  token: () => Promise<BoxToken>
}

/**
 * Hook: reserves the price of a goody box on a card. `reserve` starts, `resume` continues an open attempt
 * (nothing without one); one runs at a time. `busy` and `problem` (a sentence) are the state. Navigates to
 * the approval site when the bank asks for an approval; calls `onDone` once reserved.
 */
export function useReserve(boxId: string, onDone: () => void) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const running = useRef(false)
  const take = (answer: Answer): void => {
    if (!('outcome' in answer)) {
      setProblem(
        'refused' in answer ? answer.refused : 'unknown' in answer ? paymentUnknownMessage : undefined,
      )
      return
    }
    const { outcome } = answer
    if (outcome.__typename === 'PaymentApprovalNeeded') globalThis.location.assign(outcome.url)
    else if (outcome.__typename === 'OrderPending') setProblem(outcome.message)
    else {
      forget(boxId)
      if (outcome.__typename === 'GoodyReserved') onDone()
      else setProblem(outcome.message)
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
      setBusy(false)
    }
  }
  const reserve = ({ token, ...form }: Reserving) =>
    once(async () => {
      const paymentToken = await token()
      if (typeof paymentToken !== 'string') {
        setProblem(paymentToken?.failed)
        return
      }
      const attemptKey = keyFor(boxId)
      const input: ReserveGoodyBoxInput = { ...form, boxId, attemptKey, paymentToken }
      const answer = await send(client, input)
      take(isOpen(answer) ? await askUntilKnown(client, { attemptKey, boxId }, input) : answer)
    })
  const resume = () =>
    once(async () => {
      const attemptKey = openGoodyKey(boxId)
      if (attemptKey) take(await askUntilKnown(client, { attemptKey, boxId }))
    })
  return { busy, problem, reserve, resume }
}

// An answer that did not come: what became of the try is asked with its own key, ever more
// rarely, until somebody knows.
import { orderNotBegunMessage } from '@hemline/rules/checkout/place-order.ts'
import {
  GetOrderAttemptDocument,
  LeavePaymentDocument,
  PlaceOrderDocument,
  type PlaceOrderInput,
  type PlaceOrderMutation,
} from '@hemline/schema/generated/graphql.ts'
import type { Client, CombinedError } from 'urql'

export type Outcome = PlaceOrderMutation['placeOrder']
/** `none`: the server has no such try. `unknown`: nobody said anything. */
export type Answer = { outcome: Outcome } | { none: true } | { unknown: true } | { refused: CombinedError }

/** A minute, with the answers' own time: whoever pays has put the phone down by then. */
export const waitsMs: readonly number[] = [700, 1300, 2000, 3000, 4000, 5000, 7000, 9000, 12_000]

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** A refusal that the server meant; a server that failed may have placed the order all the same. */
const isMeant = (error: CombinedError): boolean =>
  !error.networkError &&
  error.graphQLErrors.length > 0 &&
  error.graphQLErrors.every(
    ({ extensions, message }) => meant.has(String(extensions.code)) || message === orderNotBegunMessage,
  )
const meant: ReadonlySet<string> = new Set([
  'BAD_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'OVERLOADED',
  'PERSISTED_QUERY_NOT_FOUND',
])

/** Sends the order; what is lost on the way is told apart from what was refused. */
export async function sendOrder(client: Client, input: PlaceOrderInput): Promise<Answer> {
  const { data, error } = await client.mutation(PlaceOrderDocument, { input }, { quiet: true }).toPromise()
  if (data) return { outcome: data.placeOrder }
  return error && isMeant(error) ? { refused: error } : { unknown: true }
}

export async function askAttempt(client: Client, attemptKey: string): Promise<Answer> {
  const context = { requestPolicy: 'network-only' as const, quiet: true }
  const { data, error } = await client.query(GetOrderAttemptDocument, { attemptKey }, context).toPromise()
  if (error || !data) return { unknown: true }
  return data.orderAttempt ? { outcome: data.orderAttempt } : { none: true }
}

type Asking = {
  client: Client
  attemptKey: string
  /** What was sent: sent again, with the same key, where the server has never heard of it. */
  input?: PlaceOrderInput | undefined
  /** Of a reload: the first question needs no wait. */
  atOnce?: boolean
}

const isOpen = (answer: Answer): boolean =>
  'unknown' in answer || ('outcome' in answer && answer.outcome.__typename === 'OrderPending')

/** Asks until there is a final answer, or for about a minute; then gives back the last one. */
export async function askUntilKnown({ client, attemptKey, input, atOnce = false }: Asking): Promise<Answer> {
  let last: Answer = { unknown: true }
  for (const wait of atOnce ? [0, ...waitsMs] : waitsMs) {
    if (wait > 0) await sleep(wait)
    const answer = await askAttempt(client, attemptKey)
    const again = 'none' in answer && input ? await sendOrder(client, input) : answer
    if (!isOpen(again)) return again
    if (!('unknown' in again)) last = again
  }
  return last
}

/** Gives up a try that waits for approval elsewhere; what was decided meanwhile is its outcome. */
export async function leaveAttempt(
  client: Client,
  attemptKey: string,
): Promise<{ outcome: Outcome } | { left: true } | { refused?: CombinedError }> {
  const { data, error } = await client
    .mutation(LeavePaymentDocument, { attemptKey }, { quiet: true })
    .toPromise()
  if (!data) return { ...(error && { refused: error }) }
  const { leavePayment: left } = data
  return left && left.__typename !== 'AttemptGivenUp' ? { outcome: left } : { left: true }
}

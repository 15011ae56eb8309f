// Handles a lost answer to placeOrder: asks for the outcome of the attempt by its key, at growing
// intervals, until the server knows it.
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
/**
 * `none`: the server has no attempt with this key. `unknown`: no usable answer came. `refused`: the server
 * refused on purpose.
 */
export type Answer = { outcome: Outcome } | { none: true } | { unknown: true } | { refused: CombinedError }

/**
 * The waits between two questions, in milliseconds: about a minute in all with the answers' own time, since
 * no shopper waits longer.
 */
export const waitsMs: readonly number[] = [700, 1300, 2000, 3000, 4000, 5000, 7000, 9000, 12_000]

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/**
 * Returns true for a refusal that the server intended. After any other error the order may have been placed
 * all the same.
 */
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

/**
 * Sends the order. Resolves to its `outcome`; `refused`, a GraphQL error that the server meant; or `unknown`
 * when the answer was lost, and the order may be placed. Shows no message.
 */
export async function sendOrder(client: Client, input: PlaceOrderInput): Promise<Answer> {
  const { data, error } = await client.mutation(PlaceOrderDocument, { input }, { quiet: true }).toPromise()
  if (data) return { outcome: data.placeOrder }
  return error && isMeant(error) ? { refused: error } : { unknown: true }
}

/**
 * Asks the server for the outcome of the payment attempt with this key; resolves to its `outcome`, `none`
 * when the server has no such attempt, or `unknown` when the request failed.
 */
export async function askAttempt(client: Client, attemptKey: string): Promise<Answer> {
  const context = { requestPolicy: 'network-only' as const, quiet: true }
  const { data, error } = await client.query(GetOrderAttemptDocument, { attemptKey }, context).toPromise()
  if (error || !data) return { unknown: true }
  return data.orderAttempt ? { outcome: data.orderAttempt } : { none: true }
}

type Asking = {
  client: Client
  attemptKey: string
  /** The order that was sent: sent again with the same key when the server does not know the attempt. */
  input?: PlaceOrderInput | undefined
  /** True after a reload of the page: the first question is asked without a wait. */
  atOnce?: boolean
}

const isOpen = (answer: Answer): boolean =>
  'unknown' in answer || ('outcome' in answer && answer.outcome.__typename === 'OrderPending')

/**
 * Asks for the outcome of a payment attempt until it is final, nine times within 44 seconds (`atOnce`: and
 * once at the start); sends the order (`input`) again when the server has no such attempt. Resolves to the
 * last answer.
 */
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

/**
 * Cancels a payment attempt that waits for approval on another site. Returns `left`; the `outcome`, when it
 * was decided meanwhile; or `refused`, the error of a failed request.
 */
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

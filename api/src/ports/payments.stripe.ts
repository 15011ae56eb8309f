// The payment driver of Stripe, by its own SDK. An attempt is a PaymentIntent that is created and then
// confirmed, each with a key derived from the attempt's, so that an attempt whose response was lost can
// be found again and canceled (decision 0055).

import { cents } from '@hemline/rules/common/money.ts'
import { methodRow } from '@hemline/rules/payment/methods.ts'
import { Stripe } from 'stripe'
import { keptOf, methodsAtStripe, type StripeCall } from './payments.stripe-methods.ts'
import {
  type AuthorizeRequest,
  type DeclineCode,
  type KeptMethod,
  type Moved,
  PaymentCaptured,
  type PaymentState,
  type PaymentsPort,
  PaymentUnknown,
} from './payments.ts'

export type StripeOptions = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** The base URL of Stripe's API; tests use another one. */
  readonly apiBase: string
  readonly now: () => Date
  /** The time limit for all requests of one call together. */
  readonly timeoutMs: number
}

type Intent = Stripe.PaymentIntent

const declines: Readonly<Record<string, DeclineCode>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'wrong_security_code',
  invalid_cvc: 'wrong_security_code',
  payment_intent_authentication_failure: 'approval_refused',
  authentication_required: 'approval_refused',
  payment_method_customer_decline: 'approval_refused',
  payment_method_provider_decline: 'approval_refused',
}

const codeOf = (
  error: { code?: string | null | undefined; decline_code?: string | null | undefined } | null,
): DeclineCode => declines[error?.decline_code ?? ''] ?? declines[error?.code ?? ''] ?? 'card_declined'

const expand = ['latest_charge', 'review', 'payment_method']

function instrumentOf({ latest_charge: charge }: Intent) {
  const details = charge !== null && typeof charge === 'object' ? charge.payment_method_details : null
  return { label: details?.card?.brand ?? details?.type ?? 'card', last4: details?.card?.last4 ?? null }
}

const isOpenReview = ({ review }: Intent): boolean =>
  review !== null && (typeof review === 'string' || review.open)

/** Returns what is kept of the method that was paid with; nothing when the intent keeps none. */
function keptIn({ setup_future_usage: usage, payment_method: method }: Intent): { kept?: KeptMethod } {
  return usage !== null && method !== null && typeof method === 'object' ? { kept: keptOf(method) } : {}
}

function stateOf(intent: Intent): PaymentState {
  const { id: reference, status, next_action: next, last_payment_error: error } = intent
  if (status === 'requires_capture') {
    return isOpenReview(intent)
      ? { outcome: 'review', reference }
      : { outcome: 'authorized', reference, instrument: instrumentOf(intent), ...keptIn(intent) }
  }
  if (status === 'succeeded') return { outcome: 'captured', reference, amount: cents(intent.amount_received) }
  if (status === 'canceled') {
    return intent.cancellation_reason === 'fraudulent'
      ? { outcome: 'declined', reference, code: 'card_declined' }
      : { outcome: 'voided', reference }
  }
  if (status === 'requires_action' && next?.redirect_to_url?.url)
    return { outcome: 'approval', reference, url: next.redirect_to_url.url }
  if (status === 'requires_payment_method' && error)
    return { outcome: 'declined', reference, code: codeOf(error) }
  return { outcome: 'review', reference }
}

/**
 * Returns whether an error means that nothing was done, and why; after any other error the outcome is
 * unknown.
 */
function isTold(error: unknown): error is Stripe.errors.StripeError {
  const { StripeError, StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
  const isUnknown = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  )
  // 409: the same key is being worked on by somebody else right now.
  return (
    error instanceof StripeError &&
    !isUnknown &&
    error.statusCode !== undefined &&
    error.statusCode < 500 &&
    error.statusCode !== 409
  )
}

type Call = StripeCall

/** Makes a function whose requests share one time limit; an unclear outcome becomes PaymentUnknown. */
function calling(timeoutMs: number): Call {
  const end = performance.now() + timeoutMs
  return async (send, key) => {
    const timeout = Math.floor(end - performance.now())
    if (timeout < 1) throw new PaymentUnknown('Stripe took too long')
    try {
      return await send({
        timeout,
        maxNetworkRetries: 0,
        ...(key === undefined ? {} : { idempotencyKey: key }),
      })
    } catch (error) {
      if (isTold(error)) throw error
      throw new PaymentUnknown('Stripe gave no answer', { cause: error })
    }
  }
}

const notFound = 'resource_missing'
const wrongState = [
  'payment_intent_unexpected_state',
  'amount_too_large',
  'charge_already_refunded',
  'amount_too_small',
]

const isCode = (error: unknown, ...codes: string[]): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? '')

function clientOf({ secretKey, apiBase }: StripeOptions): Stripe {
  const { protocol, hostname, port } = new URL(apiBase)
  const kind = protocol === 'http:' ? 'http' : 'https'
  return new Stripe(secretKey, {
    host: hostname,
    protocol: kind,
    port: port || (kind === 'http' ? 80 : 443),
    telemetry: false,
    maxNetworkRetries: 0,
  })
}

const createKey = (key: string) => `${key}:create`

function create(
  stripe: Stripe,
  call: Call,
  { key, amount, method, orderId, customer, keeps, isKept }: AuthorizeRequest,
): Promise<Intent> {
  const type = methodRow(method).stripeType ?? 'card'
  const intent = {
    amount,
    currency: 'usd',
    capture_method: 'manual',
    payment_method_types: [type],
    metadata: { key, orderId },
    ...(customer === undefined ? {} : { customer }),
    ...(keeps && !isKept ? { setup_future_usage: 'off_session' as const } : {}),
  } as const
  return call((options) => stripe.paymentIntents.create(intent, options), createKey(key))
}

/**
 * Authorizes a payment and returns how the intent is now, not how it was when the same key was sent before. A
 * card's refusal, a method that Stripe does not know and a token that is gone return `declined`; throws for
 * other errors.
 */
async function authorize(stripe: Stripe, call: Call, request: AuthorizeRequest): Promise<PaymentState> {
  const { key, method, token, returnUrl, isKept, isAway } = request
  const { kind, stripeType, drivers } = methodRow(method)
  if (!drivers.includes('stripe') || stripeType === undefined)
    return { outcome: 'declined', reference: null, code: 'method_unavailable' }
  const created = await create(stripe, call, request)
  const paidWith =
    kind === 'approval' && !isKept
      ? { payment_method_data: { type: stripeType as 'klarna' } }
      : { payment_method: token }
  const shopper = isAway ? { off_session: true } : { return_url: returnUrl }
  const confirm = { ...paidWith, ...shopper, expand }
  try {
    const intent = await call(
      (options) => stripe.paymentIntents.confirm(created.id, confirm, options),
      `${key}:confirm`,
    )
    const isReplayed = intent.lastResponse.headers['idempotent-replayed'] === 'true'
    return stateOf(
      isReplayed
        ? await call((options) => stripe.paymentIntents.retrieve(created.id, { expand }, options))
        : intent,
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      return { outcome: 'declined', reference: created.id, code: codeOf(error) }
    if (isCode(error, notFound)) return { outcome: 'declined', reference: created.id, code: 'card_declined' }
    // It was canceled, or confirmed by a request whose answer was lost: what counts is how it stands.
    if (isCode(error, ...wrongState))
      return stateOf(await call((options) => stripe.paymentIntents.retrieve(created.id, { expand }, options)))
    throw error
  }
}

async function cancel(stripe: Stripe, call: Call, reference: string): Promise<void> {
  try {
    await call((options) => stripe.paymentIntents.cancel(reference, {}, options))
  } catch (error) {
    if (!isCode(error, ...wrongState)) throw error
    const { status } = await call((options) => stripe.paymentIntents.retrieve(reference, {}, options))
    if (status === 'succeeded') throw new PaymentCaptured('the payment is captured', { cause: error })
    if (status !== 'canceled')
      throw new PaymentUnknown('the payment could not be canceled now', { cause: error })
  }
}

async function move(work: () => Promise<unknown>): Promise<Moved> {
  try {
    await work()
    return { outcome: 'done' }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { outcome: 'refused', code: codeOf(error) }
    // Stripe gives no code for a refund that is too large, only the field.
    const isTooMuch = error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'amount'
    if (isTooMuch || isCode(error, ...wrongState)) return { outcome: 'refused', code: 'method_unavailable' }
    throw error
  }
}

/** Returns the payment that a Stripe event is about; undefined for events about no payment. */
function readEvent({ id, data }: Stripe.Event) {
  const { object } = data
  if (object.object === 'payment_intent') return { id, reference: object.id, key: object.metadata.key ?? '' }
  const intent = 'payment_intent' in object ? object.payment_intent : null
  const reference = typeof intent === 'string' ? intent : null
  return reference === null ? undefined : { id, reference, key: '' }
}

/**
 * Makes the payment driver of Stripe. Every call ends within `timeoutMs`. `authorizeAgain` always declines:
 * checkout keeps no card for it.
 */
export function stripePayments(options: StripeOptions): PaymentsPort {
  const stripe = clientOf(options)
  const { webhookSecret, now, timeoutMs, publishableKey, apiBase } = options
  return {
    name: 'stripe',
    authorize: (request) => authorize(stripe, calling(timeoutMs), request),
    // A card can be charged again only when it is kept for a customer of Stripe's, which checkout doesn't do.
    ...methodsAtStripe(stripe, () => calling(timeoutMs), codeOf),
    authorizeAgain: async () => ({ outcome: 'declined', reference: null, code: 'method_unavailable' }),
    find: async (reference) =>
      stateOf(await calling(timeoutMs)((o) => stripe.paymentIntents.retrieve(reference, { expand }, o))),
    abandon: async (request) => {
      const call = calling(timeoutMs)
      // With the key of the first time this names the payment of then, or makes one
      // that nobody ever confirms.
      const { id } = await create(stripe, call, request)
      await cancel(stripe, call, id)
    },
    capture: ({ reference, amount, key }) =>
      move(() =>
        calling(timeoutMs)(
          (o) => stripe.paymentIntents.capture(reference, { amount_to_capture: amount }, o),
          key,
        ),
      ),
    void: ({ reference }) => cancel(stripe, calling(timeoutMs), reference),
    refund: ({ reference, amount, key }) =>
      move(() =>
        calling(timeoutMs)((o) => stripe.refunds.create({ payment_intent: reference, amount }, o), key),
      ),
    readWebhook: (headers, body) => {
      const header = headers['stripe-signature']
      if (typeof header !== 'string') return undefined
      try {
        return readEvent(
          stripe.webhooks.constructEvent(body, header, webhookSecret, undefined, undefined, now().getTime()),
        )
      } catch {
        return undefined
      }
    },
    browser: {
      driver: 'stripe',
      publicKey: publishableKey,
      tokenUrl: new URL('/v1/payment_methods', apiBase).href,
    },
  }
}

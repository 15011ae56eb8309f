// A fake of the few Stripe endpoints that the driver uses, with their state, on this machine, for tests.
// It follows Stripe's documentation: responses by idempotency key, manual capture, errors by type and
// code, signed events.
import { createHmac } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Webhook } from '../payments.suite.ts'
import {
  type Card,
  cardErrors,
  cardOf,
  type Fields,
  type Intent,
  intentOf,
  StripeRefusal,
  walletOf,
} from './stripe-fake-intents.ts'
import { addMethodRoutes } from './stripe-fake-methods.ts'

export type StripeFake = {
  readonly url: string
  /** Makes a payment method that behaves as a marked card. */
  readonly addCard: (behavior: Card['behavior']) => string
  /** Does the next requests, and says nothing. */
  readonly dropAnswers: (count: number) => void
  /** Decides what waits, and hands out events. */
  readonly settle: () => void
  readonly decide: (url: string, isApproved: boolean) => void
  readonly webhooks: () => Webhook[]
  readonly held: (key: string) => number
  readonly payments: (key: string) => number
  readonly close: () => Promise<void>
}

/** `lost`: done and kept for who asks again, but this once nobody is told. */
type Answer = { readonly status: number; readonly body: unknown; readonly lost?: boolean }
type State = {
  readonly intents: Map<string, Intent>
  readonly cards: Map<string, Card>
  readonly customers: Set<string>
  readonly answers: Map<string, { asked: string; answer: Answer | undefined }>
  /** What waits for its time. */
  late: (() => void)[]
  events: { type: string; object: unknown }[]
  sent: Webhook[]
  count: number
  dropped: number
}

const idOf = (state: State, prefix: string): string => {
  state.count += 1
  return `${prefix}_${String(state.count).padStart(6, '0')}`
}
const tell = (state: State, type: string, object: unknown): void =>
  void state.events.push({ type, object: structuredClone(object) })

/** Starts the fake on a free port; it accepts only this secret key. */
export async function startStripeFake({
  secretKey,
  webhookSecret,
}: {
  secretKey: string
  webhookSecret: string
}): Promise<StripeFake> {
  const state: State = {
    intents: new Map(),
    cards: new Map(),
    customers: new Set(),
    answers: new Map(),
    late: [],
    events: [],
    sent: [],
    count: 0,
    dropped: 0,
  }
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, String(body)),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === `Bearer ${secretKey}`) return
    return reply
      .status(401)
      .send({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } })
  })
  addRoutes(app, state)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const intentsOf = (key: string) =>
    [...state.intents.values()].filter(({ metadata }) => metadata.key === key)
  return {
    url,
    addCard: (behavior) => {
      const id = idOf(state, 'pm')
      state.cards.set(id, cardOf(id, behavior))
      return id
    },
    dropAnswers: (count) => {
      state.dropped = count
    },
    settle: () => {
      for (const action of state.late.splice(0)) action()
      sign(state, webhookSecret)
    },
    decide: (address, isApproved) => decide(state, address, isApproved),
    webhooks: () => state.sent.splice(0),
    held: (key) => intentsOf(key).reduce((sum, intent) => sum + heldOf(intent), 0),
    payments: (key) => intentsOf(key).length,
    close: () => app.close(),
  }
}

const heldOf = ({ status, amount, amount_received: received, refunded }: Intent): number =>
  status === 'requires_capture' ? amount : status === 'succeeded' ? received - refunded : 0

function sign(state: State, secret: string): void {
  for (const { type, object } of state.events.splice(0)) {
    const id = idOf(state, 'evt')
    const body = JSON.stringify(
      { id, object: 'event', api_version: '2026-10-28.endive', type, data: { object } },
      undefined,
      2,
    )
    const seconds = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    state.sent.push({ headers: { 'stripe-signature': `t=${seconds},v1=${signature}` }, body })
  }
}

type Handle = (fields: Fields, id: string) => Answer | 'silence'

/** POSTs go through here: one answer for one idempotency key, whatever it was. */
function addRoutes(app: FastifyInstance, state: State): void {
  const post = (path: string, handle: Handle): void => {
    app.post<{ Params: { id?: string }; Body: string }>(path, async (request, reply) => {
      const key = request.headers['idempotency-key']
      const asked = `${request.url}?${request.body ?? ''}`
      const known = typeof key === 'string' ? state.answers.get(key) : undefined
      if (known && known.asked !== asked)
        return send(
          reply,
          refusal(new StripeRefusal(400, { type: 'idempotency_error', message: 'another request' })),
        )
      if (known && !known.answer)
        return send(
          reply,
          refusal(new StripeRefusal(409, { type: 'invalid_request_error', code: 'idempotency_key_in_use' })),
        )
      if (known?.answer) return send(reply.header('idempotent-replayed', 'true'), known.answer)
      const answer = attempt(() =>
        handle(Object.fromEntries(new URLSearchParams(request.body ?? '')), request.params.id ?? ''),
      )
      if (typeof key === 'string')
        state.answers.set(key, { asked, answer: answer === 'silence' ? undefined : structuredClone(answer) })
      const isDropped = state.dropped > 0
      if (isDropped) state.dropped -= 1
      if (answer !== 'silence' && !answer.lost && !isDropped) return send(reply, answer)
      // What was answered into the void is answered again to who asks again.
      return reply.hijack()
    })
  }
  addMethodRoutes(post, { ...state, newId: (prefix) => idOf(state, prefix) })
  post('/v1/payment_intents', (fields) => {
    const intent = intentOf(idOf(state, 'pi'), fields)
    state.intents.set(intent.id, intent)
    return { status: 200, body: intent }
  })
  post('/v1/payment_intents/:id/confirm', (fields, id) => confirm(state, find(state, id), fields))
  post('/v1/payment_intents/:id/cancel', (_, id) => ({
    status: 200,
    body: cancel(state, find(state, id), null),
  }))
  post('/v1/payment_intents/:id/capture', (fields, id) => ({
    status: 200,
    body: capture(state, find(state, id), fields),
  }))
  post('/v1/refunds', (fields) => ({ status: 200, body: refund(state, fields) }))
  app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', async (request, reply) =>
    send(
      reply,
      attempt(() => ({ status: 200, body: find(state, request.params.id) })),
    ),
  )
}

function attempt<T>(work: () => T): T | Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof StripeRefusal) return refusal(error)
    throw error
  }
}

const refusal = ({ status, error }: StripeRefusal): Answer => ({ status, body: { error } })
const send = (reply: FastifyReply, answer: Answer | 'silence') =>
  answer === 'silence'
    ? reply.hijack()
    : reply.status(answer.status).header('request-id', 'req_fake').send(answer.body)

function find(state: State, id: string): Intent {
  const intent = state.intents.get(id)
  if (!intent)
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such payment_intent',
    })
  return intent
}

function wrongState(intent: Intent): StripeRefusal {
  const message = `This PaymentIntent has a status of ${intent.status}.`
  return new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
  })
}

function confirm(state: State, intent: Intent, fields: Fields): Answer | 'silence' {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw wrongState(intent)
  const type = fields['payment_method_data[type]']
  if (type !== undefined) {
    if (!fields.return_url)
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'parameter_missing',
        param: 'return_url',
      })
    intent.status = 'requires_action'
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { url: `https://approve.example/${intent.id}`, return_url: fields.return_url },
    }
    return { status: 200, body: intent }
  }
  const card = state.cards.get(fields.payment_method ?? '')
  // A method of a customer pays for that customer alone.
  if (!card || card.detached || (card.customer !== null && card.customer !== intent.customer))
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such PaymentMethod',
    })
  const error = cardErrors[card.behavior]
  if (error) {
    intent.last_payment_error = error
    throw new StripeRefusal(402, { ...error, payment_intent: intent })
  }
  intent.card = card
  if (card.behavior === 'answers_late') {
    // The request is on its way for long; what happens to the intent meanwhile counts.
    intent.status = 'requires_confirmation'
    state.late.push(() => intent.status === 'requires_confirmation' && promise(state, intent))
    return 'silence'
  }
  promise(state, intent)
  if (card.behavior === 'review_then_approved' || card.behavior === 'review_then_refused')
    openReview(state, intent)
  return { status: 200, body: intent, lost: card.behavior === 'charged_without_answer' }
}

function promise(state: State, intent: Intent): void {
  intent.status = 'requires_capture'
  intent.amount_capturable = intent.amount
  if (intent.setup_future_usage !== null) {
    const method = intent.card ?? walletOf(idOf(state, 'pm'))
    state.cards.set(method.id, method)
    method.customer = intent.customer
    intent.payment_method = method
  }
  const card = intent.card?.card
  intent.latest_charge = {
    id: idOf(state, 'ch'),
    object: 'charge',
    payment_method_details: card
      ? { type: 'card', card: { brand: card.brand, last4: card.last4 } }
      : { type: intent.card ? 'paypal' : 'klarna' },
  }
  tell(state, 'payment_intent.amount_capturable_updated', intent)
}

function openReview(state: State, intent: Intent): void {
  const review = { id: idOf(state, 'prv'), object: 'review', open: true, payment_intent: intent.id }
  intent.review = review
  state.late.push(() => {
    review.open = false
    if (intent.card?.behavior === 'review_then_refused') cancel(state, intent, 'fraudulent')
    tell(state, 'review.closed', review)
  })
}

function cancel(state: State, intent: Intent, reason: string | null): Intent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState(intent)
  intent.status = 'canceled'
  intent.cancellation_reason = reason
  intent.amount_capturable = 0
  tell(state, 'payment_intent.canceled', intent)
  return intent
}

function capture(state: State, intent: Intent, fields: Fields): Intent {
  if (intent.status !== 'requires_capture') throw wrongState(intent)
  const amount = Number(fields.amount_to_capture ?? intent.amount)
  if (amount > intent.amount)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  if (intent.card?.behavior === 'fails_at_capture') {
    cancel(state, intent, 'automatic')
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    })
  }
  intent.status = 'succeeded'
  intent.amount_received = amount
  intent.amount_capturable = 0
  tell(state, 'payment_intent.succeeded', intent)
  return intent
}

function refund(state: State, fields: Fields): unknown {
  const intent = find(state, fields.payment_intent ?? '')
  const amount = Number(fields.amount ?? intent.amount_received)
  const left = intent.amount_received - intent.refunded
  if (intent.status !== 'succeeded') throw wrongState(intent)
  if (left === 0)
    throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'charge_already_refunded' })
  if (amount > left)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      param: 'amount',
      message: 'Refund amount is greater than unrefunded amount',
    })
  if (intent.card?.behavior === 'closed_before_refund')
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'The card is closed.',
    })
  intent.refunded += amount
  const made = {
    id: idOf(state, 're'),
    object: 'refund',
    amount,
    payment_intent: intent.id,
    status: 'succeeded',
  }
  tell(state, 'charge.refunded', {
    id: 'ch',
    object: 'charge',
    payment_intent: intent.id,
    amount_refunded: intent.refunded,
  })
  return made
}

function decide(state: State, address: string, isApproved: boolean): void {
  const intent = find(state, new URL(address).pathname.slice(1))
  if (intent.status !== 'requires_action') throw new Error(`nothing to decide: ${intent.status}`)
  intent.next_action = null
  if (isApproved) {
    promise(state, intent)
    return
  }
  intent.status = 'requires_payment_method'
  intent.last_payment_error = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }
  tell(state, 'payment_intent.payment_failed', intent)
}

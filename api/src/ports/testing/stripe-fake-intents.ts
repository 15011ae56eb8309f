// The state of a PaymentIntent in the fake of Stripe, and the behavior of its test cards.
import type { CardBehavior } from '@hemline/rules/vocabulary/marked-cards.ts'

export type Fields = Readonly<Record<string, string>>
export type Card = {
  readonly id: string
  readonly behavior: CardBehavior
  /** Null for a wallet account. */
  readonly card: {
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    fingerprint: string
  } | null
  readonly paypal: { payer_email: string; payer_id: string } | null
  customer: string | null
  /** A method that was detached can never be used again. */
  detached: boolean
}
export type StripeProblem = {
  readonly type: string
  readonly code?: string
  readonly decline_code?: string
  readonly message?: string
  readonly param?: string
}

export type Intent = {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly capture_method: string
  readonly metadata: Readonly<Record<string, string>>
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled'
  amount_received: number
  amount_capturable: number
  refunded: number
  cancellation_reason: string | null
  last_payment_error: StripeProblem | null
  next_action: { type: string; redirect_to_url: { url: string; return_url: string } } | null
  latest_charge: unknown
  review: { open: boolean } | null
  card: Card | null
  readonly customer: string | null
  readonly setup_future_usage: string | null
  payment_method: Card | null
}

/** An error that the fake of Stripe responds with. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly error: StripeProblem & { payment_intent?: Intent }
  constructor(status: number, error: StripeProblem & { payment_intent?: Intent }) {
    super(error.message ?? error.code)
    this.status = status
    this.error = { message: 'refused', ...error }
  }
}

const declined = (decline_code: string): StripeProblem => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code,
  message: 'Your card was declined.',
})

export const cardErrors: Partial<Record<CardBehavior, StripeProblem>> = {
  card_declined: declined('generic_decline'),
  insufficient_funds: declined('insufficient_funds'),
  expired_card: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
  wrong_security_code: {
    type: 'card_error',
    code: 'incorrect_cvc',
    message: 'Your card’s security code is incorrect.',
  },
}

/** Returns a fake Visa card ending in 4242 that behaves as told (approves, declines, …). */
export const cardOf = (id: string, behavior: CardBehavior): Card => ({
  id,
  behavior,
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040, fingerprint: `finger-${behavior}` },
  paypal: null,
  customer: null,
  detached: false,
})

/** Returns the wallet account that is approved at the provider's. */
export const walletOf = (id: string): Card => ({
  id,
  behavior: 'succeeds',
  card: null,
  paypal: { payer_email: 'shopper@wallet.example', payer_id: 'PAYER1' },
  customer: null,
  detached: false,
})

/**
 * Makes a payment intent of the Stripe fake from the fields of a request; throws StripeRefusal for amounts
 * below 50 cents and currencies other than usd.
 */
export function intentOf(id: string, fields: Fields): Intent {
  const amount = Number(fields.amount)
  if (!Number.isInteger(amount) || amount < 50 || fields.currency !== 'usd') {
    throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'amount_too_small', param: 'amount' })
  }
  const metadata = Object.entries(fields).flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return {
    id,
    object: 'payment_intent',
    amount,
    capture_method: fields.capture_method ?? 'automatic',
    metadata: Object.fromEntries(metadata),
    status: 'requires_payment_method',
    amount_received: 0,
    amount_capturable: 0,
    refunded: 0,
    cancellation_reason: null,
    last_payment_error: null,
    next_action: null,
    latest_charge: null,
    review: null,
    card: null,
    customer: fields.customer ?? null,
    setup_future_usage: fields.setup_future_usage ?? null,
    payment_method: null,
  }
}

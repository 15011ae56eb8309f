// The processor's data about a payment, and the order of its states.
import { type CardBehavior, cardBehaviors } from '@hemline/rules/vocabulary/marked-cards.ts'
import { paymentMethods } from '@hemline/rules/vocabulary/payments.ts'
import { z } from 'zod'

/** The states of a payment. */
export const paymentStatuses = [
  'processing',
  'review',
  'approval',
  'authorized',
  'declined',
  'captured',
  'voided',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** A card token: the browser exchanges a card for it, and the shop pays with it. */
export type Token = {
  readonly token: string
  readonly label: string
  readonly last4: string | null
  readonly behavior: CardBehavior
}

/** A payment; amounts in cents. */
export type Payment = {
  readonly ref: string
  /** The shop's key of the attempt; each key has at most one payment. */
  readonly key: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly captured: number
  readonly refunded: number
  readonly method: string
  readonly orderId: string
  readonly returnUrl: string
  readonly label: string
  readonly last4: string | null
  readonly behavior: CardBehavior
  readonly code: string | null
  /** When a waiting payment decides itself, in milliseconds since 1970; null when it does not wait. */
  readonly dueAt: number | null
}

/** The states of a payout. */
export const payoutStatuses = ['processing', 'paid', 'failed', 'withdrawn'] as const
/** A payout to a seller or a charity; the amount is in cents. */
export type Payout = {
  readonly key: string
  readonly ref: string
  readonly status: (typeof payoutStatuses)[number]
  readonly amount: number
  readonly method: string
  readonly email: string
  readonly code: string | null
  /** When a waiting payout decides itself, in milliseconds since 1970; null when it does not wait. */
  readonly dueAt: number | null
}

/** The body of the shop's request to authorize an amount, in cents. */
export const authorizeBody = z.object({
  amount: z.int().positive().max(100_000_00),
  method: z.enum(paymentMethods),
  token: z.string().max(200),
  orderId: z.string().min(1).max(100),
  returnUrl: z.url({ protocol: /^https?$/ }),
})
export type AuthorizeBody = z.infer<typeof authorizeBody>

/** The body of the shop's request to authorize an amount, in cents, with the card of an earlier payment. */
export const againBody = authorizeBody.pick({ amount: true, orderId: true })
export type AgainBody = z.infer<typeof againBody>

/** The body of a capture or a refund; the amount is in cents. */
export const moveBody = z.object({ amount: z.int().positive() })
/** The card that a browser sends for a token. */
export const tokenBody = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  securityCode: z.string().max(10),
})
/** The body with which a browser exchanges a wallet session for a token. */
export const walletTokenBody = z.object({ session: z.string().min(1).max(200) })
/** The body with which a browser starts a wallet session for the shop's origin. */
export const walletSessionBody = z.object({ origin: z.url({ protocol: /^https?$/ }) })

/** The behaviors of practice cards. */
export const behaviorSchema = z.enum(cardBehaviors)

/** The codes of cards that are declined at once, by the card's behavior. */
export const declinesAtOnce: Partial<Record<CardBehavior, string>> = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  wrong_security_code: 'wrong_security_code',
}

/** The times of slow behaviors in milliseconds. */
export type Waits = { readonly reviewMs: number; readonly lateMs: number; readonly slowMs: number }

/**
 * Returns the status of a new sandbox payment when its request is answered, and when it will change by
 * itself.
 */
export function beginning(
  behavior: CardBehavior,
  isApproved: boolean,
  now: number,
  waits: Waits,
): Pick<Payment, 'status' | 'code' | 'dueAt'> {
  if (isApproved) return { status: 'approval', code: null, dueAt: null }
  const code = declinesAtOnce[behavior]
  if (code !== undefined) return { status: 'declined', code, dueAt: null }
  if (behavior === 'review_then_approved' || behavior === 'review_then_refused')
    return { status: 'review', code: null, dueAt: now + waits.reviewMs }
  if (behavior === 'answers_late') return { status: 'processing', code: null, dueAt: now + waits.lateMs }
  return { status: 'authorized', code: null, dueAt: null }
}

/** Returns the final status of a waiting sandbox payment once its time is over. */
export function settled(behavior: CardBehavior): Pick<Payment, 'status' | 'code' | 'dueAt'> {
  return behavior === 'review_then_refused'
    ? { status: 'declined', code: 'card_declined', dueAt: null }
    : { status: 'authorized', code: null, dueAt: null }
}

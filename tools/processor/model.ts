// The processor's data about a payment, and the order of its states.
import { type CardBehavior, cardBehaviors } from '@hemline/rules/vocabulary/marked-cards.ts'
import { cardTypes, paymentMethods } from '@hemline/rules/vocabulary/payments.ts'
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
  readonly month: number | null
  readonly year: number | null
  /** The same for the same number; nobody can compute the number from it. */
  readonly fingerprint: string
}

/** A way to pay that is kept for a customer. */
export type Method = Omit<Token, 'token'> & {
  readonly ref: string
  readonly customer: string
  readonly type: (typeof cardTypes)[number]
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
  /** The customer for whom the way to pay is kept once the amount is authorized. */
  readonly keeps: string | null
  /** The browser's token; null for other ways to pay. */
  readonly token: string | null
}

/** The states of a payout. */
export const payoutStatuses = ['processing', 'paid', 'failed', 'withdrawn', 'returned'] as const
/** A payout to a seller or a charity; the amount is in cents. */
export type Payout = {
  readonly key: string
  readonly ref: string
  readonly status: (typeof payoutStatuses)[number]
  readonly amount: number
  readonly method: string
  /** The payee's email address, or the reference of a bank account. */
  readonly payee: string
  readonly code: string | null
  /** When a waiting payout decides itself, in milliseconds since 1970; null when it does not wait. */
  readonly dueAt: number | null
}

/** A bank account: a browser sends its numbers for a token, and the shop pays to its reference. */
export type BankAccount = {
  readonly ref: string
  readonly holder: string
  readonly accountType: string
  readonly routingNumber: string
  readonly accountNumber: string
}

/** The body of the shop's request to authorize an amount, in cents. */
export const authorizeBody = z.object({
  amount: z.int().positive().max(100_000_00),
  method: z.enum(paymentMethods),
  token: z.string().max(200),
  orderId: z.string().min(1).max(100),
  returnUrl: z.url({ protocol: /^https?$/ }),
  customer: z.string().max(100).optional(),
  isKept: z.boolean().optional(),
  keeps: z.boolean().optional(),
})
export type AuthorizeBody = z.infer<typeof authorizeBody>

/** The body of the shop's request to authorize an amount, in cents, with the card of an earlier payment. */
export const againBody = authorizeBody.pick({ amount: true, orderId: true })
export type AgainBody = z.infer<typeof againBody>

/** The body with which the shop names a customer. */
export const customerBody = z.object({ key: z.string().min(1).max(100) })
/** The body with which the shop keeps a card without a payment. */
export const keepBody = z.object({ token: z.string().min(1).max(200) })
/** The types of what is kept. */
export const methodType = z.enum(cardTypes)
/** The body of a capture or a refund; the amount is in cents. */
export const moveBody = z.object({ amount: z.int().positive() })
/** The card that a browser sends for a token. */
export const tokenBody = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  securityCode: z.string().max(10),
})
/** The bank account that a browser sends for a token. */
export const bankTokenBody = z.object({
  holder: z.string().max(200),
  accountType: z.string().max(20),
  routingNumber: z.string().max(40),
  accountNumber: z.string().max(40),
  accountNumberAgain: z.string().max(40),
})
/** The body with which the shop has a bank account kept. */
export const bankAccountBody = z.object({ token: z.string().min(1).max(200) })
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
 * Returns the status of a new sandbox payment when its request is answered (approval, declined, review,
 * processing or authorized), its decline code (null: none), and when it will change by itself (epoch
 * milliseconds; null: never).
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

/**
 * Returns status, code and time of a waiting sandbox payment once its time is over: declined for a card that
 * is refused after a review, else authorized.
 */
export function settled(behavior: CardBehavior): Pick<Payment, 'status' | 'code' | 'dueAt'> {
  return behavior === 'review_then_refused'
    ? { status: 'declined', code: 'card_declined', dueAt: null }
    : { status: 'authorized', code: null, dueAt: null }
}

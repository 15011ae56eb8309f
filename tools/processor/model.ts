// What the processor knows of a payment, and which of its states may follow which.
import { type CardBehavior, cardBehaviors } from '@hemline/rules/vocabulary/marked-cards.ts'
import { paymentMethods } from '@hemline/rules/vocabulary/payments.ts'
import { z } from 'zod'

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

export type Token = {
  readonly token: string
  readonly label: string
  readonly last4: string | null
  readonly behavior: CardBehavior
}

export type Payment = {
  readonly ref: string
  /** The shop's own name of the attempt: there is one payment for it, ever. */
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
  /** When a payment that waits decides itself, in milliseconds of the epoch. */
  readonly dueAt: number | null
}

export const payoutStatuses = ['processing', 'paid', 'failed', 'withdrawn'] as const
export type Payout = {
  readonly key: string
  readonly ref: string
  readonly status: (typeof payoutStatuses)[number]
  readonly amount: number
  readonly method: string
  readonly email: string
  readonly code: string | null
  /** When one that waits decides itself, in milliseconds of the epoch. */
  readonly dueAt: number | null
}

/** What the shop sends to have an amount promised. */
export const authorizeBody = z.object({
  amount: z.int().positive().max(100_000_00),
  method: z.enum(paymentMethods),
  token: z.string().max(200),
  orderId: z.string().min(1).max(100),
  returnUrl: z.url({ protocol: /^https?$/ }),
})
export type AuthorizeBody = z.infer<typeof authorizeBody>

export const moveBody = z.object({ amount: z.int().positive() })
export const tokenBody = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  securityCode: z.string().max(10),
})
export const walletTokenBody = z.object({ session: z.string().min(1).max(200) })
export const walletSessionBody = z.object({ origin: z.url({ protocol: /^https?$/ }) })

export const behaviorSchema = z.enum(cardBehaviors)

/** Codes that a card's behavior declines with at once. */
export const declinesAtOnce: Partial<Record<CardBehavior, string>> = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  wrong_security_code: 'wrong_security_code',
}

export type Waits = { readonly reviewMs: number; readonly lateMs: number; readonly slowMs: number }

/** How a new payment stands when the request is done, and what it will do by itself. */
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

/** What a waiting payment becomes when its time is over. */
export function settled(behavior: CardBehavior): Pick<Payment, 'status' | 'code' | 'dueAt'> {
  return behavior === 'review_then_refused'
    ? { status: 'declined', code: 'card_declined', dueAt: null }
    : { status: 'authorized', code: null, dueAt: null }
}

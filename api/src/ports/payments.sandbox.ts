// The payment driver of the sandbox processor (tools/processor): plain HTTP with a secret key. Nothing of
// a response is logged.
import { cents } from '@hemline/rules/common/money.ts'
import { cardTypes, declineCodes } from '@hemline/rules/vocabulary/payments.ts'
import { z } from 'zod'
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
import { isSignedHook } from './signed-hooks.ts'

export type SandboxOptions = {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly now: () => Date
  readonly timeoutMs: number
}

const keptSchema = z.object({
  ref: z.string(),
  type: z.enum(cardTypes),
  label: z.string(),
  last4: z.string().nullable(),
  month: z.number().nullable(),
  year: z.number().nullable(),
  fingerprint: z.string(),
})
const customerSchema = z.object({ ref: z.string() })
const paymentSchema = z.object({
  ref: z.string(),
  status: z.enum(['processing', 'review', 'approval', 'authorized', 'declined', 'captured', 'voided']),
  captured: z.number(),
  label: z.string(),
  last4: z.string().nullable(),
  code: z.string().nullable(),
  approveUrl: z.string().optional(),
  kept: z.nullable(keptSchema),
})
const movedSchema = z.object({ refused: z.string().nullable() })
const errorSchema = z.object({ error: z.string() })
const eventSchema = z.object({ id: z.string(), reference: z.string(), key: z.string() })
const sessionSchema = z.object({ session: z.string() })

const codeOf = (code: string | null): DeclineCode =>
  declineCodes.find((one) => one === code) ?? 'card_declined'

function keptOf({
  ref,
  type,
  label,
  last4,
  month,
  year,
  fingerprint,
}: z.infer<typeof keptSchema>): KeptMethod {
  const expires = month === null || year === null ? null : { month, year }
  return { reference: ref, type, label, last4, expires, fingerprint }
}

function stateOf(payment: z.infer<typeof paymentSchema>): PaymentState {
  const { ref: reference, status, label, last4, kept } = payment
  if (status === 'authorized') {
    const keeping = kept && { kept: keptOf(kept) }
    return { outcome: 'authorized', reference, instrument: { label, last4 }, ...keeping }
  }
  if (status === 'declined') return { outcome: 'declined', reference, code: codeOf(payment.code) }
  if (status === 'approval') return { outcome: 'approval', reference, url: payment.approveUrl ?? '' }
  if (status === 'captured') return { outcome: 'captured', reference, amount: cents(payment.captured) }
  return status === 'voided' ? { outcome: 'voided', reference } : { outcome: 'review', reference }
}

type Answer = { readonly status: number; readonly body: unknown }
type Ask = (
  method: 'GET' | 'POST',
  path: string,
  options?: { key?: string; body?: unknown },
) => Promise<Answer>

/**
 * Makes a function that sends one request; it throws PaymentUnknown when no response came in time, or a
 * server error or unreadable one.
 */
function asking({ url, secretKey, timeoutMs }: SandboxOptions): Ask {
  return async (method, path, { key, body } = {}) => {
    try {
      const answer = await fetch(`${url}/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const read: unknown = await answer.json()
      if (answer.status >= 500) throw new Error(`status ${answer.status}`)
      return { status: answer.status, body: read }
    } catch (error) {
      throw new PaymentUnknown('the processor gave no answer', { cause: error })
    }
  }
}

function readAs<T>(schema: z.ZodType<T>, { status, body }: Answer): T {
  const refusal = errorSchema.safeParse(body)
  if (status >= 400 && refusal.success) {
    if (refusal.data.error === 'already_captured') throw new PaymentCaptured('the payment is captured')
    throw new Error(`the processor refused: ${refusal.data.error}`)
  }
  const parsed = schema.safeParse(body)
  if (status >= 400 || !parsed.success) throw new PaymentUnknown('the processor’s answer makes no sense')
  return parsed.data
}

function readEvent(body: string) {
  try {
    return eventSchema.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}

const refusals = ['not_capturable', 'not_refundable', 'already_captured']

async function move(
  ask: Ask,
  path: string,
  { amount, key }: { amount: number; key: string },
): Promise<Moved> {
  const answer = await ask('POST', path, { key, body: { amount } })
  const refusal = errorSchema.safeParse(answer.body)
  if (refusal.success && refusals.includes(refusal.data.error))
    return { outcome: 'refused', code: 'method_unavailable' }
  const { refused } = readAs(movedSchema, answer)
  return refused === null ? { outcome: 'done' } : { outcome: 'refused', code: codeOf(refused) }
}

/**
 * Makes the payment driver of the sandbox processor. Every call ends within `timeoutMs`: with what the port
 * names, or with PaymentUnknown when no answer came or it makes no sense.
 */
export function sandboxPayments(options: SandboxOptions): PaymentsPort {
  const ask = asking(options)
  const at = (reference: string) => `/payments/${encodeURIComponent(reference)}`
  return {
    name: 'sandbox',
    authorize: async ({ key, ...body }: AuthorizeRequest) => {
      const answer = await ask('POST', '/payments', { key, body })
      const refusal = errorSchema.safeParse(answer.body)
      // Refused before there was a payment: the token is too old, or the method is none of this processor's.
      if (refusal.success && refusal.data.error === 'no_such_token')
        return { outcome: 'declined', reference: null, code: 'card_declined' }
      if (refusal.success && refusal.data.error === 'method_unavailable')
        return { outcome: 'declined', reference: null, code: 'method_unavailable' }
      return stateOf(readAs(paymentSchema, answer))
    },
    authorizeAgain: async ({ key, reference, amount, orderId }) =>
      stateOf(
        readAs(
          paymentSchema,
          await ask('POST', `${at(reference)}/again`, { key, body: { amount, orderId } }),
        ),
      ),
    find: async (reference) => stateOf(readAs(paymentSchema, await ask('GET', at(reference)))),
    abandon: async ({ key }) =>
      void readAs(paymentSchema, await ask('POST', `/payments/by-key/${encodeURIComponent(key)}/abandon`)),
    capture: ({ reference, ...rest }) => move(ask, `${at(reference)}/capture`, rest),
    void: async ({ reference }) => void readAs(paymentSchema, await ask('POST', `${at(reference)}/void`)),
    refund: ({ reference, ...rest }) => move(ask, `${at(reference)}/refund`, rest),
    makeCustomer: async (key) =>
      readAs(customerSchema, await ask('POST', '/customers', { body: { key } })).ref,
    keepMethod: async ({ customer, token }) => {
      const answer = await ask('POST', `/customers/${encodeURIComponent(customer)}/methods`, {
        body: { token },
      })
      const refusal = errorSchema.safeParse(answer.body)
      if (refusal.success && answer.status < 500)
        return { outcome: 'refused', code: codeOf(refusal.data.error) }
      return { outcome: 'kept', method: keptOf(readAs(keptSchema, answer)) }
    },
    forgetMethod: async (reference) =>
      void readAs(z.unknown(), await ask('POST', `/methods/${encodeURIComponent(reference)}/forget`)),
    readWebhook: (headers, body) => (isSignedHook(headers, body, options) ? readEvent(body) : undefined),
    validateMerchant: async ({ origin }) =>
      readAs(sessionSchema, await ask('POST', '/wallet-sessions', { body: { origin } })),
    // The host passes /pay on to the processor, so that the browser stays on one origin.
    browser: { driver: 'sandbox', publicKey: '', tokenUrl: '/pay/tokens' },
  }
}

// The payout driver of the sandbox processor (tools/processor): plain HTTP with a secret key. Nothing of
// a response is logged.
import { bankAccountTypes } from '@hemline/rules/earnings/bank-accounts.ts'
import { payoutFailures } from '@hemline/rules/vocabulary/payouts.ts'
import { z } from 'zod'
import { type PayoutRequest, type PayoutState, type PayoutsPort, PayoutUnknown } from './payouts.ts'
import { isSignedHook } from './signed-hooks.ts'

export type SandboxPayoutOptions = {
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly now: () => Date
  readonly timeoutMs: number
}

const payoutSchema = z.object({
  ref: z.string(),
  status: z.enum(['processing', 'paid', 'failed', 'withdrawn', 'returned']),
  code: z.string().nullable(),
})
const bankAccountSchema = z.object({
  reference: z.string(),
  last4: z.string(),
  accountType: z.enum(bankAccountTypes),
  holder: z.string(),
})
const errorSchema = z.object({ error: z.string() })
const eventSchema = z.object({ id: z.string(), type: z.literal('payout.changed'), key: z.string() })

function stateOf({ ref: reference, status, code }: z.infer<typeof payoutSchema>): PayoutState {
  if (status === 'paid') return { outcome: 'paid', reference }
  if (status === 'processing') return { outcome: 'pending', reference }
  if (status === 'withdrawn') return { outcome: 'failed', reference, code: 'withdrawn' }
  if (status === 'returned') return { outcome: 'failed', reference, code: 'returned' }
  return { outcome: 'failed', reference, code: payoutFailures.find((one) => one === code) ?? 'refused' }
}

type Ask = (
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: unknown }>

function asking({ url, secretKey, timeoutMs }: SandboxPayoutOptions): Ask {
  return async (method, path, body) => {
    try {
      const answer = await fetch(`${url}/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const read: unknown = await answer.json()
      if (answer.status >= 500) throw new Error(`status ${answer.status}`)
      return { status: answer.status, body: read }
    } catch (error) {
      throw new PayoutUnknown('the provider gave no answer', { cause: error })
    }
  }
}

function readState({ status, body }: { status: number; body: unknown }): PayoutState {
  const parsed = payoutSchema.safeParse(body)
  if (status >= 400 || !parsed.success) throw new PayoutUnknown('the provider’s answer makes no sense')
  return stateOf(parsed.data)
}

function readEvent(body: string) {
  try {
    const { id, key } = eventSchema.parse(JSON.parse(body))
    return { id, key }
  } catch {
    return undefined
  }
}

/**
 * Makes the payout driver of the sandbox processor. Every call ends within `timeoutMs`. `send` throws when
 * its key was used for another amount or payee: nothing was paid for that request.
 */
export function sandboxPayouts(options: SandboxPayoutOptions): PayoutsPort {
  const ask = asking(options)
  const at = (key: string) => `/payouts/${encodeURIComponent(key)}`
  return {
    name: 'sandbox',
    bankTokenUrl: '/pay/bank-tokens',
    keepBankAccount: async (token) => {
      const { status, body } = await ask('POST', '/bank-accounts', { token })
      if (status === 404) return undefined
      const kept = bankAccountSchema.safeParse(body)
      if (status >= 400 || !kept.success) throw new PayoutUnknown('the provider’s answer makes no sense')
      return kept.data
    },
    send: async ({ key, ...body }: PayoutRequest) => {
      const answer = await ask('POST', at(key), body)
      const refusal = errorSchema.safeParse(answer.body)
      // Another amount or payee under a key that was used: a fault of ours, and nothing has
      // been paid for this request.
      if (answer.status === 409 && refusal.success)
        throw new Error(`the provider refused: ${refusal.data.error}`)
      return readState(answer)
    },
    find: async (key) => {
      const answer = await ask('GET', at(key))
      return answer.status === 404 ? undefined : readState(answer)
    },
    withdraw: async (key) => readState(await ask('POST', `${at(key)}/withdraw`)),
    readWebhook: (headers, body) => (isSignedHook(headers, body, options) ? readEvent(body) : undefined),
  }
}

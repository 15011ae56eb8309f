// Sends a card from the form straight to the processor, which returns a token. The card passes through no
// GraphQL client, store or cache.
import { type CardProblems, type CardText, cardDigits, readExpiry } from '@hemline/rules/payment/cards.ts'
import { requestTimeoutMs } from '@hemline/rules/vocabulary/constants.ts'
import type { PaymentDriver } from '@hemline/rules/vocabulary/payments.ts'
import { z } from 'zod/mini'

/** The processor's driver and address, as the API names them. */
export type ProcessorDoor = { driver: PaymentDriver; publicKey: string; tokenUrl: string }

export type Tokenized =
  | { outcome: 'token'; token: string; brand: string; last4: string }
  /** The processor's message for each wrong field. */
  | { outcome: 'refused'; problems: CardProblems }
  /** No answer, or an invalid one. The processor kept nothing, so trying again is safe. */
  | { outcome: 'failed' }

type NamedCard = CardText & { name: string }

const failed: Tokenized = { outcome: 'failed' }
const sandboxToken = z.object({ token: z.string(), brand: z.string(), last4: z.string() })
const sandboxErrors = z.object({
  errors: z.array(z.object({ field: z.enum(['number', 'expiry', 'securityCode']), message: z.string() })),
})
const stripeToken = z.object({ id: z.string(), card: z.object({ brand: z.string(), last4: z.string() }) })
const stripeError = z.object({ error: z.object({ code: z.optional(z.string()) }) })

const stripeProblems: Record<string, CardProblems> = {
  incorrect_number: { number: 'This card number isn’t right. Please check its digits.' },
  invalid_number: { number: 'This card number isn’t right. Please check its digits.' },
  invalid_expiry_month: { expiry: 'Please check the month of the expiry date.' },
  invalid_expiry_year: { expiry: 'Please check the year of the expiry date.' },
  expired_card: { expiry: 'This card has expired. Please use another one.' },
  invalid_cvc: { securityCode: 'Please check the security code.' },
  incorrect_cvc: { securityCode: 'Please check the security code.' },
}

/** Returns options for a request without cookies or referrer. */
const quiet = (): RequestInit => ({
  method: 'POST',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  signal: AbortSignal.timeout(requestTimeoutMs),
})

/**
 * Exchanges a card for a token at the payment processor. Never throws: the outcome is `token`, `refused` with
 * the problems of fields, or `failed`.
 */
export async function tokenizeCard(
  card: NamedCard,
  door: ProcessorDoor,
  send: typeof fetch = fetch,
): Promise<Tokenized> {
  try {
    return door.driver === 'stripe' ? await atStripe(card, door, send) : await atSandbox(card, door, send)
  } catch {
    return failed
  }
}

async function atSandbox(
  { number, expiry, securityCode }: NamedCard,
  { tokenUrl }: ProcessorDoor,
  send: typeof fetch,
): Promise<Tokenized> {
  const body = JSON.stringify({ number, expiry, securityCode })
  const answer = await send(tokenUrl, { ...quiet(), headers: { 'content-type': 'application/json' }, body })
  const read: unknown = await answer.json()
  const given = sandboxToken.safeParse(read)
  if (answer.ok && given.success) return { outcome: 'token', ...given.data }
  const refused = sandboxErrors.safeParse(read)
  if (!refused.success) return failed
  return {
    outcome: 'refused',
    problems: Object.fromEntries(refused.data.errors.map(({ field, message }) => [field, message])),
  }
}

async function atStripe(
  card: NamedCard,
  { tokenUrl, publicKey }: ProcessorDoor,
  send: typeof fetch,
): Promise<Tokenized> {
  const expiry = readExpiry(card.expiry)
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': cardDigits(card.number) ?? '',
    'card[exp_month]': String(expiry?.month ?? ''),
    'card[exp_year]': String(expiry?.year ?? ''),
    'card[cvc]': card.securityCode.trim(),
    'billing_details[name]': card.name.trim(),
  })
  const answer = await send(tokenUrl, { ...quiet(), headers: { authorization: `Bearer ${publicKey}` }, body })
  const read: unknown = await answer.json()
  const given = stripeToken.safeParse(read)
  if (answer.ok && given.success) return { outcome: 'token', token: given.data.id, ...given.data.card }
  const refused = stripeError.safeParse(read)
  const problems = refused.success ? stripeProblems[refused.data.error.code ?? ''] : undefined
  return problems ? { outcome: 'refused', problems } : failed
}

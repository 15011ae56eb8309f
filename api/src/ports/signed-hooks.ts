// Signatures of the sandbox's webhooks: "t=seconds,v1=HMAC-SHA256 of seconds, a dot and the body", valid
// for five minutes.
import { createHmac, timingSafeEqual } from 'node:crypto'

const maxAgeSeconds = 300
const signatureHeader = 'hemline-signature'

/**
 * Returns whether a webhook has a right signature ("t=seconds,v1=…") that is at most five minutes old or
 * early; false without one. `body`: the exact bytes as text.
 */
export function isSignedHook(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  { webhookSecret, now }: { webhookSecret: string; now: () => Date },
): boolean {
  const header = headers[signatureHeader]
  const found = typeof header === 'string' ? /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) : null
  if (!found) return false
  const [, seconds = '', signature = ''] = found
  const age = Math.abs(now().getTime() / 1000 - Number(seconds))
  const expected = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest()
  return age <= maxAgeSeconds && timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

/**
 * Returns the header that signs a webhook's body at the present second, as the sandbox's other side sends it.
 */
export function signHook(
  body: string,
  { webhookSecret, now }: { webhookSecret: string; now: () => Date },
): Record<string, string> {
  const seconds = Math.floor(now().getTime() / 1000)
  const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')
  return { [signatureHeader]: `t=${seconds},v1=${signature}` }
}

// Sends events to the shop: signed, and repeated until the shop accepts them.
import { createHmac } from 'node:crypto'
import type { Store, StoredEvent } from './store.ts'

const signatureHeader = 'hemline-signature'

/**
 * Returns the signature header "t=seconds,v1=…", whose second part is the HMAC of the seconds, a dot and
 * the body.
 */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** An event to be sent; `type` decides which address of the shop gets it. */
export type Delivery = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly type: StoredEvent['type']
}
type Deliver = (delivery: Delivery) => Promise<boolean>
type Deps = {
  readonly store: Store
  readonly now: () => number
  readonly secret: string
  readonly deliver: Deliver | undefined
}

const answerMs = 5000
const firstWaitMs = 1000
const longestWaitMs = 300_000
const attemptsMax = 40

/**
 * Returns the milliseconds to wait before the next try of a webhook after this many failed deliveries: one
 * second, doubled with each, at most five minutes.
 */
export const waitAfter = (attempts: number): number => Math.min(longestWaitMs, firstWaitMs * 2 ** attempts)

/**
 * Returns a function that posts webhook events to `url`, those about payouts to its sibling path, and
 * resolves to whether the shop took them within five seconds; undefined when `url` is empty.
 */
export function byHttp(url: string): Deliver | undefined {
  if (url === '') return undefined
  const urls = {
    'payment.changed': url,
    'payout.changed': url.replace('/webhooks/payments/', '/webhooks/payouts/'),
  }
  return ({ headers, body, type }) =>
    fetch(urls[type], {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(answerMs),
      redirect: 'manual',
    }).then(
      (answer) => answer.ok,
      () => false,
    )
}

/**
 * Makes the sender of the store's waiting webhook events; it runs one round at a time, and a call during one
 * waits for that round. A delivery that fails is put off, and given up after 40 of them. Without `deliver`
 * nothing is sent. `close` waits for the running round.
 */
export function createWebhooks({ store, now, secret, deliver }: Deps) {
  let running: Promise<void> | undefined
  const send = async ({ id, ref, key, attempts, type }: StoredEvent): Promise<void> => {
    const body = JSON.stringify({ id, type, reference: ref, key })
    const signature = signatureOf(body, secret, Math.floor(now() / 1000))
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature }
    const taken = (await deliver?.({ headers, body, type })) ?? false
    if (taken || attempts >= attemptsMax) store.endEvent(id)
    else store.delayEvent(id, now() + waitAfter(attempts))
  }
  const round = async (at: number): Promise<void> => {
    if (deliver === undefined) return
    for (const event of store.listEvents(at)) await send(event)
  }
  return {
    deliver: async (at: number = now()): Promise<void> => {
      if (running) return running
      running = round(at).finally(() => {
        running = undefined
      })
      return running
    },
    close: async () => running,
  }
}

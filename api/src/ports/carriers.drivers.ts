import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import type { Config } from '../config.ts'
import { sandboxCarriers } from './carriers.sandbox.ts'
import type { CarriersPort, SignedWebhook } from './carriers.ts'

/** Makes the carriers' driver for the configuration: so far always the sandbox. */
export function makeCarriers(config: Pick<Config, 'CARRIER_SPEED' | 'CARRIER_WEBHOOK_SECRET'>): CarriersPort {
  return sandboxCarriers({ secret: config.CARRIER_WEBHOOK_SECRET, speed: config.CARRIER_SPEED })
}

/**
 * Returns a function that posts the sandbox's webhooks to the API at `origin`, which throws after 5 seconds
 * without an answer and when it is not a success, so that its job runs again. Undefined for an empty origin:
 * then the worker takes the reports in itself.
 */
export function webhookPoster(
  origin: string,
): ((carrier: Carrier, webhook: SignedWebhook) => Promise<void>) | undefined {
  if (origin === '') return undefined
  return async (carrier, { headers, body }) => {
    const url = new URL(`/webhooks/carriers/${carrier}`, origin)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(5000),
    })
    if (!answer.ok) throw new Error(`carriers: a webhook was answered ${answer.status}`)
  }
}

import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import type { Config } from '../config.ts'
import { sandboxCarriers } from './carriers.sandbox.ts'
import type { CarriersPort, SignedWebhook } from './carriers.ts'

/** The carriers that the configuration names: so far those of the sandbox. */
export function makeCarriers(config: Pick<Config, 'CARRIER_SPEED' | 'CARRIER_WEBHOOK_SECRET'>): CarriersPort {
  return sandboxCarriers({ secret: config.CARRIER_WEBHOOK_SECRET, speed: config.CARRIER_SPEED })
}

/**
 * Posts webhooks of the sandbox to the API at `origin`; undefined when there is none: then they are
 * taken in where they are made.
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

// Chooses the driver of the payment port by the configuration.
import type { Config } from '../config.ts'
import { sandboxPayments } from './payments.sandbox.ts'
import type { PaymentsPort } from './payments.ts'

/**
 * The time limit of a payment call in milliseconds: the browser waits three seconds for the whole request
 * (specification §7).
 */
const timeoutMs = 2000

/**
 * Makes the payment driver that PAYMENTS_DRIVER names (sandbox or Stripe), with its settings. The package of
 * a driver is read only where the driver is used: those of Stripe, passkeys and language models were a
 * quarter of the modules that the API read at its start.
 */
export async function makePayments(config: Config, now: () => Date): Promise<PaymentsPort> {
  if (config.PAYMENTS_DRIVER === 'stripe') {
    const { stripePayments } = await import('./payments.stripe.ts')
    return stripePayments({
      secretKey: config.STRIPE_SECRET_KEY,
      publishableKey: config.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      apiBase: config.STRIPE_API_BASE,
      now,
      timeoutMs,
    })
  }
  return sandboxPayments({
    url: config.PROCESSOR_URL,
    secretKey: config.PROCESSOR_SECRET_KEY,
    webhookSecret: config.PROCESSOR_WEBHOOK_SECRET,
    now,
    timeoutMs,
  })
}

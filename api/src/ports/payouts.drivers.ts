// Which driver stands behind the payout port. The sandbox is the only one: a real provider needs a
// contract (decision 0078).
import type { Config } from '../config.ts'
import { sandboxPayouts } from './payouts.sandbox.ts'
import type { PayoutsPort } from './payouts.ts'

/** Only jobs ask it, so it may take longer than a browser waits. */
const timeoutMs = 5000

/** The driver of this configuration. */
export const makePayouts = (config: Config, now: () => Date): PayoutsPort =>
  sandboxPayouts({
    url: config.PROCESSOR_URL,
    secretKey: config.PROCESSOR_SECRET_KEY,
    webhookSecret: config.PROCESSOR_WEBHOOK_SECRET,
    now,
    timeoutMs,
  })

// Chooses the driver of the payout port. The sandbox is the only one: a real provider needs a contract
// (decision 0078).
import type { Config } from '../config.ts'
import { sandboxPayouts } from './payouts.sandbox.ts'
import type { PayoutsPort } from './payouts.ts'

/** Only jobs ask it, so it may take longer than a browser waits. */
const timeoutMs = 5000

/** Makes the payout driver for the configuration: so far always the sandbox. */
export const makePayouts = (config: Config, now: () => Date): PayoutsPort =>
  sandboxPayouts({
    url: config.PROCESSOR_URL,
    secretKey: config.PROCESSOR_SECRET_KEY,
    webhookSecret: config.PROCESSOR_WEBHOOK_SECRET,
    now,
    timeoutMs,
  })

// Starts the host; SIGTERM lets running answers finish.
import { fileURLToPath } from 'node:url'
import { installLastCatch } from '@hemline/rules/common/last-catch.ts'
import { createHost } from './app.ts'

const {
  WEB_PORT = '5173',
  WEB_HOST = '127.0.0.1',
  API_PORT = '4000',
  API_URL = `http://127.0.0.1:${API_PORT}`,
  PROCESSOR_PORT = '4020',
  PROCESSOR_URL = `http://127.0.0.1:${PROCESSOR_PORT}`,
  PAYMENTS_DRIVER,
  STRIPE_API_BASE = 'https://api.stripe.com',
  WEB_ORIGIN,
  PUBLIC_ORIGIN,
  WEB_DIST,
  WEB_TRUSTED_PROXY = '',
  LOG_LEVEL = 'info',
} = process.env
const dist = WEB_DIST ?? fileURLToPath(new URL('../dist', import.meta.url))

// The sandbox's pages lie on our origin; Stripe is asked for tokens at its own.
const payments =
  PAYMENTS_DRIVER === 'stripe'
    ? { tokenOrigin: new URL(STRIPE_API_BASE).origin }
    : { processorUrl: PROCESSOR_URL }

const trusted = WEB_TRUSTED_PROXY.split(',')
  .map((one) => one.trim())
  .filter(Boolean)

const app = await createHost({
  apiUrl: API_URL,
  ...payments,
  dist,
  publicOrigin: PUBLIC_ORIGIN || WEB_ORIGIN || undefined,
  trustedProxies: trusted.length > 0 ? trusted : undefined,
  logger: true,
  logLevel: LOG_LEVEL,
})
/** For requests under way, and then for closing what they needed. */
const drainMs = 8000
const closingMs = 5000

const { end } = installLastCatch(process, {
  report: (error, what) => app.log.error({ err: error, where: what, report: true }, 'unexpected failure'),
  drain: async () => {
    // Requests that never end, such as half-sent ones, are not waited for any longer.
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
    await app.close()
  },
  drainMs: drainMs + closingMs,
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end(0))
await app.listen({ port: Number(WEB_PORT), host: WEB_HOST })

// The sandbox processor in process, on a free port and in memory: the one thing of tools
// that tests of the API run on.
import { practiceRoutingNumber } from '@hemline/rules/earnings/bank-accounts.ts'
import { type Processor, type ProcessorOptions, startProcessor } from '../../../tools/processor/server.ts'
import type { Delivery } from '../../../tools/processor/webhooks.ts'

export type { Delivery, Processor }

export const processorSecretKey = 'test_secret_key'
export const processorWebhookSecret = 'test_webhook_secret'

/** Returns the environment variables with which an API uses a test processor of payments. */
export const processorEnv = ({ url }: Pick<Processor, 'url'>) => ({
  PROCESSOR_URL: url,
  PROCESSOR_SECRET_KEY: processorSecretKey,
  PROCESSOR_WEBHOOK_SECRET: processorWebhookSecret,
})

type Options = Partial<Pick<ProcessorOptions, 'webhookUrl' | 'file' | 'logTo' | 'deliver' | 'waits'>> & {
  now?: (() => Date) | undefined
}

/**
 * Starts a simulated payment processor on a free port with its data in memory, for tests; only its `tick`
 * moves it on.
 */
export const startTestProcessor = ({ now, ...options }: Options = {}): Promise<Processor> =>
  startProcessor({
    port: 0,
    host: '127.0.0.1',
    file: ':memory:',
    secretKey: processorSecretKey,
    webhookSecret: processorWebhookSecret,
    webhookUrl: '',
    publicOrigin: 'http://localhost:5173',
    waits: { slowMs: 20 },
    everyMs: 0,
    logTo: false,
    ...options,
    ...(now ? { now: () => now().getTime() } : {}),
  })

/** Fetches a token for a bank account number from the processor, as a browser does. */
export async function bankTokenOf(processor: Pick<Processor, 'url'>, accountNumber: string): Promise<string> {
  const answer = await fetch(`${processor.url}/pay/bank-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      holder: 'Ada Holm',
      accountType: 'checking',
      routingNumber: practiceRoutingNumber,
      accountNumber,
      accountNumberAgain: accountNumber,
    }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** Fetches a payment token for a card number from the processor, as a browser does. */
export async function tokenOf(processor: Pick<Processor, 'url'>, number: string): Promise<string> {
  const body = JSON.stringify({
    number,
    expiry: '12/40',
    securityCode: number.length === 15 ? '1234' : '123',
  })
  const answer = await fetch(`${processor.url}/pay/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return ((await answer.json()) as { token: string }).token
}

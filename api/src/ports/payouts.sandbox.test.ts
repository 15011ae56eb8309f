import { markedPayees } from '@hemline/rules/vocabulary/marked-payees.ts'
import { processorSecretKey, processorWebhookSecret, startTestProcessor } from '../testing/processor.ts'
import { sandboxPayouts } from './payouts.sandbox.ts'
import { type PayoutHook, payoutsSuite } from './payouts.suite.ts'

const farAhead = 60_000

payoutsSuite('sandbox', async () => {
  let hooks: PayoutHook[] = []
  const processor = await startTestProcessor({
    deliver: async (hook) => {
      hooks.push(hook)
      return true
    },
  })
  const options = { secretKey: processorSecretKey, webhookSecret: processorWebhookSecret, timeoutMs: 300 }
  const portAt = (url: string, ms = 0) =>
    sandboxPayouts({ ...options, url, now: () => new Date(Date.now() + ms) })
  return {
    port: portAt(processor.url),
    portIn: (ms) => portAt(processor.url, ms),
    portToNowhere: portAt('http://127.0.0.1:1'),
    payee: (behavior) =>
      `${Object.entries(markedPayees).find(([, one]) => one === behavior)?.[0] ?? 'greta'}@wallet.example`,
    dropAnswers: processor.dropAnswers,
    settle: () => processor.tick(Date.now() + farAhead),
    webhooks: () => {
      const came = hooks
      hooks = []
      return came
    },
    paid: (key) => {
      const payout = processor.payout(key)
      return payout?.status === 'paid' ? payout.amount : 0
    },
    close: processor.close,
  }
})

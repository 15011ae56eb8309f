import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import {
  processorSecretKey as secretKey,
  startTestProcessor,
  tokenOf,
  processorWebhookSecret as webhookSecret,
} from '../testing/processor.ts'
import { sandboxPayments } from './payments.sandbox.ts'
import { type Harness, paymentsSuite } from './payments.suite.ts'
import { keptMethodsSuite } from './payments-kept.suite.ts'
import { startWebhookSink } from './testing/webhook-sink.ts'

const now = () => new Date()
const farAhead = 3_600_000

async function start(): Promise<Harness> {
  const sink = await startWebhookSink()
  const processor = await startTestProcessor({ webhookUrl: sink.url })
  const options = { url: processor.url, secretKey, webhookSecret, now, timeoutMs: 300 }
  return {
    port: sandboxPayments(options),
    portIn: (ms) => sandboxPayments({ ...options, now: () => new Date(Date.now() + ms) }),
    portToNowhere: sandboxPayments({ ...options, url: 'http://127.0.0.1:9' }),
    token: (behavior) => tokenOf(processor, markedCard(behavior)),
    dropAnswers: processor.dropAnswers,
    settle: () => processor.tick(Date.now() + farAhead),
    decide: async (url, isApproved) => {
      const address = processor.url + new URL(url).pathname
      const answer = await fetch(address, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ decision: isApproved ? 'approve' : 'cancel' }),
      })
      if (answer.status !== 303) throw new Error(`status ${answer.status}`)
    },
    webhooks: sink.take,
    held: processor.held,
    payments: processor.payments,
    close: async () => {
      await processor.close()
      await sink.close()
    },
  }
}

paymentsSuite('sandbox', start)
keptMethodsSuite('sandbox', start)

import { cents } from '@hemline/rules/common/money.ts'
import { expect, it } from 'vitest'
import { stripePayments } from './payments.stripe.ts'
import { type Harness, paymentsSuite } from './payments.suite.ts'
import { keptMethodsSuite } from './payments-kept.suite.ts'
import { startStripeFake } from './testing/stripe-fake.ts'

const secretKey = 'sk_test_of_ours'
const webhookSecret = 'whsec_of_ours'

async function start(): Promise<Harness> {
  const fake = await startStripeFake({ secretKey, webhookSecret })
  const options = {
    secretKey,
    webhookSecret,
    publishableKey: 'pk_test_of_ours',
    apiBase: fake.url,
    now: () => new Date(),
    timeoutMs: 300,
  }
  return {
    port: stripePayments(options),
    portIn: (ms) => stripePayments({ ...options, now: () => new Date(Date.now() + ms) }),
    portToNowhere: stripePayments({ ...options, apiBase: 'http://127.0.0.1:9' }),
    token: async (behavior) => fake.addCard(behavior),
    dropAnswers: fake.dropAnswers,
    settle: async () => fake.settle(),
    decide: async (url, isApproved) => fake.decide(url, isApproved),
    webhooks: fake.webhooks,
    held: fake.held,
    payments: fake.payments,
    close: fake.close,
  }
}

paymentsSuite('stripe', start)
keptMethodsSuite('stripe', start)

it('says what is wrong with its key, which is no question of money', async () => {
  const fake = await startStripeFake({ secretKey, webhookSecret })
  const port = stripePayments({
    secretKey: 'sk_wrong',
    webhookSecret,
    publishableKey: '',
    apiBase: fake.url,
    now: () => new Date(),
    timeoutMs: 300,
  })
  const request = {
    key: 'k',
    amount: cents(100),
    method: 'card_processor_credit_card',
    token: 'pm_1',
    orderId: 'o',
    returnUrl: 'http://localhost/',
  } as const
  await expect(port.authorize(request)).rejects.toThrow('Invalid API Key')
  await fake.close()
})

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxPayments } from '@hemline/api/ports/payments.sandbox.ts'
import { startWebhookSink } from '@hemline/api/ports/testing/webhook-sink.ts'
import { processorEnv, startTestProcessor, tokenOf } from '@hemline/api/testing/processor.ts'
import { cents } from '@hemline/rules/common/money.ts'
import {
  cardNumberWrongMessage,
  expiryPastMessage,
  securityCodeMessage,
} from '@hemline/rules/payment/cards.ts'
import { demonstrationReference } from '@hemline/rules/vocabulary/demonstration.ts'
import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { afterEach, describe, expect, it } from 'vitest'
import type { Processor } from './server.ts'
import { waitAfter } from './webhooks.ts'

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

type Options = NonNullable<Parameters<typeof startTestProcessor>[0]>

async function start(options: Options = {}): Promise<Processor> {
  const processor = await startTestProcessor(options)
  cleaning.push(processor.close)
  return processor
}

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-processor-'))
  cleaning.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const portOf = ({ url }: Pick<Processor, 'url'>) => {
  const { PROCESSOR_SECRET_KEY: secretKey, PROCESSOR_WEBHOOK_SECRET: webhookSecret } = processorEnv({ url })
  return sandboxPayments({ url, secretKey, webhookSecret, now: () => new Date(), timeoutMs: 400 })
}
const request = {
  amount: cents(5000),
  method: 'card_processor_credit_card',
  orderId: 'order_1',
  returnUrl: 'http://localhost:5173/checkout',
} as const
const postJson = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

describe('payments of the demonstration’s past', () => {
  const orderId = '01920000-0000-7000-8000-000000000001'
  const reference = (state: 'authorized' | 'captured') =>
    demonstrationReference({ orderId, cents: 4599, state })
  it('can be charged when they were only promised, once', async () => {
    const port = portOf(await start())
    const charge = { reference: reference('authorized'), amount: cents(4599), key: 'capture/1' }
    expect(await port.capture(charge)).toEqual({ outcome: 'done' })
    expect(await port.capture(charge)).toEqual({ outcome: 'done' })
    expect(await port.find(charge.reference)).toMatchObject({ outcome: 'captured' })
  })
  it('can be given back when they were charged, no further than they go', async () => {
    const port = portOf(await start())
    const back = { reference: reference('captured'), amount: cents(4599), key: 'refund/1' }
    expect(await port.refund(back)).toEqual({ outcome: 'done' })
    expect(await port.refund({ ...back, amount: cents(1), key: 'refund/2' })).toMatchObject({
      outcome: 'refused',
    })
  })
  it('are only those that have such a name', async () => {
    const port = portOf(await start())
    await expect(port.find('pay_demo_captured_many_of-them')).rejects.toThrow()
  })
})

describe('tokens', () => {
  it('are given for a card, with its brand and last four digits', async () => {
    const { url } = await start()
    const answer = await postJson(`${url}/pay/tokens`, {
      number: '4242 4242 4242 4242',
      expiry: '04 / 40',
      securityCode: '123',
    })
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 201,
      body: { token: expect.any(String), brand: 'visa', last4: '4242' },
    })
  })
  it('are refused field by field, in the words of the form', async () => {
    const { url } = await start()
    const answer = await postJson(`${url}/pay/tokens`, {
      number: '4242 4242 4242 4241',
      expiry: '01/20',
      securityCode: '12',
    })
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 422,
      body: {
        errors: [
          { field: 'number', message: cardNumberWrongMessage },
          { field: 'expiry', message: expiryPastMessage },
          { field: 'securityCode', message: securityCodeMessage(3) },
        ],
      },
    })
  })
  it('are good for an hour', async () => {
    let ahead = 0
    const processor = await start({ now: () => new Date(Date.now() + ahead) })
    const token = await tokenOf(processor, markedCard('succeeds'))
    ahead = 3_600_001
    expect(await portOf(processor).authorize({ ...request, key: 'k1', token })).toMatchObject({
      outcome: 'declined',
    })
  })
  it('of a wallet need a session that vouches for the shop, once', async () => {
    const processor = await start()
    const port = portOf(processor)
    const session = (await port.validateMerchant?.({ origin: 'http://localhost:5173' }))?.session
    const first = await postJson(`${processor.url}/pay/wallet-tokens`, { session })
    const { token } = (await first.json()) as { token: string }
    expect(
      await port.authorize({ ...request, method: 'card_processor_mobile_wallet_card', key: 'k1', token }),
    ).toMatchObject({
      outcome: 'authorized',
    })
    expect((await postJson(`${processor.url}/pay/wallet-tokens`, { session })).status).toBe(409)
    expect((await postJson(`${processor.url}/pay/wallet-tokens`, { session: 'made-up' })).status).toBe(409)
  })
})

describe('the shop’s side', () => {
  it('is closed without the secret key', async () => {
    const { url } = await start()
    expect((await fetch(`${url}/v1/payments/pay_1`)).status).toBe(401)
    expect(
      (await fetch(`${url}/v1/payments/pay_1`, { headers: { authorization: 'Bearer wrong' } })).status,
    ).toBe(401)
  })
  it('finds a payment by the attempt’s key', async () => {
    const processor = await start()
    const token = await tokenOf(processor, markedCard('succeeds'))
    await portOf(processor).authorize({ ...request, key: 'by key/1', token })
    const headers = { authorization: `Bearer ${processorEnv(processor).PROCESSOR_SECRET_KEY}` }
    const found = await fetch(`${processor.url}/v1/payments/by-key/${encodeURIComponent('by key/1')}`, {
      headers,
    })
    expect(await found.json()).toMatchObject({ status: 'authorized', amount: 5000 })
    expect((await fetch(`${processor.url}/v1/payments/by-key/none`, { headers })).status).toBe(404)
  })
})

describe('the approval page', () => {
  it('names the amount, goes back with the decision, and can’t be decided twice', async () => {
    const processor = await start()
    const state = await portOf(processor).authorize({ ...request, method: 'bnpl', key: 'k1', token: '' })
    const path = state.outcome === 'approval' ? processor.url + new URL(state.url).pathname : ''
    const page = await fetch(path)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('Approve $50.00')
    const send = (decision: string) =>
      fetch(path, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ decision }) })
    expect((await send('cancel')).headers.get('location')).toBe(request.returnUrl)
    await send('approve')
    expect(await portOf(processor).find(state.reference ?? '')).toMatchObject({
      outcome: 'declined',
      code: 'approval_refused',
    })
    expect(await (await fetch(path)).text()).toContain('This is decided already')
    expect((await fetch(`${processor.url}/pay/approve/none`)).status).toBe(404)
  })
})

describe('its memory', () => {
  it('survives a restart: payments, what is due, and what was not delivered', async () => {
    const file = join(dataFolder(), 'processor.sqlite')
    const first = await startTestProcessor({ file })
    const token = await tokenOf(first, markedCard('review_then_approved'))
    const state = await portOf(first).authorize({ ...request, key: 'k1', token })
    await first.close()
    const sink = await startWebhookSink()
    cleaning.push(sink.close)
    const second = await start({ file, webhookUrl: sink.url })
    expect((await portOf(second).authorize({ ...request, key: 'k1', token })).outcome).toBe('review')
    await second.tick(Date.now() + 60_000)
    expect(await portOf(second).find(state.reference ?? '')).toMatchObject({ outcome: 'authorized' })
    expect(sink.take()).toHaveLength(1)
  })
  it('holds no card number', async () => {
    const folder = dataFolder()
    const processor = await start({ file: join(folder, 'processor.sqlite') })
    await tokenOf(processor, markedCard('succeeds'))
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
    expect(bytes.join('')).toContain('visa')
    expect(bytes.join('')).not.toContain(markedCard('succeeds'))
  })
})

describe('webhooks', () => {
  it('come again, later and later, until the shop takes them', async () => {
    const sink = await startWebhookSink()
    cleaning.push(sink.close)
    const processor = await start({ webhookUrl: sink.url })
    const token = await tokenOf(processor, markedCard('succeeds'))
    await portOf(processor).authorize({ ...request, key: 'k1', token })
    sink.refuseNext(2)
    await processor.tick()
    await processor.tick()
    expect(sink.take()).toHaveLength(0)
    await processor.tick(Date.now() + 2000)
    expect(sink.take()).toHaveLength(0)
    await processor.tick(Date.now() + 10_000)
    const [hook] = sink.take()
    expect(portOf(processor).readWebhook(hook?.headers ?? {}, hook?.body ?? '')).toMatchObject({ key: 'k1' })
    await processor.tick(Date.now() + 600_000)
    expect(sink.take()).toHaveLength(0)
    expect([0, 1, 4, 20].map(waitAfter)).toEqual([1000, 2000, 16_000, 300_000])
  })
})

// Tests of the payment port that run on each of its drivers.
import { cents } from '@hemline/rules/common/money.ts'
import type { CardBehavior } from '@hemline/rules/vocabulary/marked-cards.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AuthorizeRequest,
  PaymentCaptured,
  type PaymentState,
  type PaymentsPort,
  PaymentUnknown,
} from './payments.ts'

export type Webhook = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A processor that the suite runs against. */
export type Harness = {
  readonly port: PaymentsPort
  /** The same driver with its clock this many milliseconds ahead. */
  readonly portIn: (ms: number) => PaymentsPort
  /** A driver whose processor can't be reached. */
  readonly portToNowhere: PaymentsPort
  readonly token: (behavior: CardBehavior) => Promise<string>
  /** Makes the processor execute the next requests without sending responses. */
  readonly dropAnswers: (count: number) => void
  /** Decides payments that wait for their time, and delivers events. */
  readonly settle: () => Promise<void>
  /** Plays the shopper who approves or refuses on the provider's page. */
  readonly decide: (url: string, isApproved: boolean) => Promise<void>
  /** Webhooks that came since the last call. */
  readonly webhooks: () => Webhook[]
  /** Cents reserved or captured under an attempt's key, less refunds. */
  readonly held: (key: string) => number
  /** How many payments an attempt's key has made. */
  readonly payments: (key: string) => number
  readonly close: () => Promise<void>
}

const amount = cents(12_345)
const returnUrl = 'http://localhost:5173/checkout?back=1'

/** Defines the suite's tests for the driver and processor that `start` starts. */
export function paymentsSuite(name: string, start: () => Promise<Harness>): void {
  describe(`the payment driver ${name}`, () => {
    let h: Harness
    let count = 0
    beforeAll(async () => {
      h = await start()
    })
    afterAll(() => h.close())

    const attempt = async (
      behavior: CardBehavior = 'succeeds',
      over: Partial<AuthorizeRequest> = {},
    ): Promise<AuthorizeRequest> => {
      count += 1
      const token = await h.token(behavior)
      return {
        key: `attempt-${count}`,
        amount,
        method: 'card_processor_credit_card',
        token,
        orderId: `order_${count}`,
        returnUrl,
        ...over,
      }
    }
    const promised = async (behavior: CardBehavior = 'succeeds') => {
      const request = await attempt(behavior)
      return { request, reference: referenceOf(await h.port.authorize(request)) }
    }

    describe('promising', () => {
      it('promises an amount and tells brand and last digits, no more', async () => {
        const request = await attempt()
        const state = await h.port.authorize(request)
        expect(state).toEqual({
          outcome: 'authorized',
          reference: expect.any(String),
          instrument: { label: 'visa', last4: '4242' },
        })
        expect(await h.port.find(referenceOf(state))).toEqual(state)
        expect(h.held(request.key)).toBe(amount)
      })
      it('charges once however often the same key is sent', async () => {
        const request = await attempt()
        const first = await h.port.authorize(request)
        expect(await h.port.authorize(request)).toEqual(first)
        const together = await Promise.allSettled([h.port.authorize(request), h.port.authorize(request)])
        for (const one of together) if (one.status === 'fulfilled') expect(one.value).toEqual(first)
        expect({ payments: h.payments(request.key), held: h.held(request.key) }).toEqual({
          payments: 1,
          held: amount,
        })
      })
      it('refuses a key that comes back with another amount', async () => {
        const request = await attempt()
        await h.port.authorize(request)
        await expect(h.port.authorize({ ...request, amount: cents(1) })).rejects.toThrow(Error)
        expect(h.held(request.key)).toBe(amount)
      })
      it.each(['card_declined', 'insufficient_funds', 'expired_card', 'wrong_security_code'] as const)(
        'says why a card is refused: %s',
        async (code) => {
          const request = await attempt(code)
          expect(await h.port.authorize(request)).toMatchObject({ outcome: 'declined', code })
          expect(await h.port.authorize(request)).toMatchObject({ outcome: 'declined', code })
          expect(h.held(request.key)).toBe(0)
        },
      )
      it('refuses a token that it never gave', async () => {
        const request = await attempt('succeeds', { token: 'tok_unheard_of' })
        expect(await h.port.authorize(request)).toMatchObject({ outcome: 'declined' })
        expect(h.held(request.key)).toBe(0)
      })
      it('refuses a method that it can’t charge', async () => {
        const request = await attempt('succeeds', { method: 'clutch' })
        expect(await h.port.authorize(request)).toEqual({
          outcome: 'declined',
          reference: null,
          code: 'method_unavailable',
        })
      })
    })

    describe('deciding later', () => {
      it.each([
        ['review_then_approved', 'authorized'],
        ['review_then_refused', 'declined'],
      ] as const)('tells by webhook that a review ended: %s', async (behavior, outcome) => {
        const request = await attempt(behavior)
        const state = await h.port.authorize(request)
        expect(state.outcome).toBe('review')
        h.webhooks()
        await h.settle()
        const events = eventsOf(h.port, h.webhooks())
        expect(events).toContainEqual(expect.objectContaining({ reference: referenceOf(state) }))
        expect((await h.port.find(referenceOf(state))).outcome).toBe(outcome)
        expect(h.held(request.key)).toBe(outcome === 'authorized' ? amount : 0)
      })
      it('lets an approval at the provider’s promise the amount', async () => {
        const request = await attempt('succeeds', { method: 'bnpl_pay_in_four', token: '' })
        const state = await h.port.authorize(request)
        expect({ outcome: state.outcome, held: h.held(request.key) }).toEqual({
          outcome: 'approval',
          held: 0,
        })
        h.webhooks()
        await h.decide(urlOf(state), true)
        await h.settle()
        expect(eventsOf(h.port, h.webhooks())).toContainEqual(expect.objectContaining({ key: request.key }))
        expect((await h.port.find(referenceOf(state))).outcome).toBe('authorized')
        expect(h.held(request.key)).toBe(amount)
      })
      it('declines what the shopper cancels at the provider’s', async () => {
        const request = await attempt('succeeds', { method: 'bnpl_pay_in_four', token: '' })
        const state = await h.port.authorize(request)
        await h.decide(urlOf(state), false)
        expect(await h.port.find(referenceOf(state))).toMatchObject({
          outcome: 'declined',
          code: 'approval_refused',
        })
        expect(h.held(request.key)).toBe(0)
      })
    })

    describe('taking and letting go', () => {
      it('takes a part and lets the rest go', async () => {
        const { request, reference } = await promised()
        expect(
          await h.port.capture({ reference, amount: cents(5000), key: `${request.key}:capture` }),
        ).toEqual({ outcome: 'done' })
        expect(await h.port.find(reference)).toEqual({ outcome: 'captured', reference, amount: 5000 })
        expect(h.held(request.key)).toBe(5000)
      })
      it('takes once for the same key, and nothing for another', async () => {
        const { request, reference } = await promised()
        const capture = { reference, amount, key: `${request.key}:capture` }
        expect([await h.port.capture(capture), await h.port.capture(capture)]).toEqual([
          { outcome: 'done' },
          { outcome: 'done' },
        ])
        expect(await h.port.capture({ ...capture, key: `${request.key}:again` })).toMatchObject({
          outcome: 'refused',
        })
        expect(h.held(request.key)).toBe(amount)
      })
      it('takes no more than was promised', async () => {
        const { request, reference } = await promised()
        expect(
          await h.port.capture({ reference, amount: cents(amount + 1), key: `${request.key}:capture` }),
        ).toMatchObject({ outcome: 'refused' })
        expect((await h.port.find(reference)).outcome).toBe('authorized')
      })
      it('says so when taking fails', async () => {
        const { request, reference } = await promised('fails_at_capture')
        const capture = { reference, amount, key: `${request.key}:capture` }
        expect(await h.port.capture(capture)).toEqual({ outcome: 'refused', code: 'card_declined' })
        expect(await h.port.capture(capture)).toEqual({ outcome: 'refused', code: 'card_declined' })
        expect(h.held(request.key)).toBe(0)
      })
      it('lets go twice without harm, and takes nothing after that', async () => {
        const { request, reference } = await promised()
        await h.port.void({ reference, key: `${request.key}:void` })
        await h.port.void({ reference, key: `${request.key}:void` })
        await h.port.void({ reference, key: `${request.key}:void-again` })
        expect(await h.port.find(reference)).toEqual({ outcome: 'voided', reference })
        expect(await h.port.capture({ reference, amount, key: `${request.key}:capture` })).toMatchObject({
          outcome: 'refused',
        })
        expect(h.held(request.key)).toBe(0)
      })
      it('does not let go of what was taken', async () => {
        const { request, reference } = await promised()
        await h.port.capture({ reference, amount, key: `${request.key}:capture` })
        await expect(h.port.void({ reference, key: `${request.key}:void` })).rejects.toThrow(PaymentCaptured)
        await expect(h.port.abandon(request)).rejects.toThrow(PaymentCaptured)
        expect(h.held(request.key)).toBe(amount)
      })
      it('gives back in parts, once for a key, and never more than was taken', async () => {
        const { request, reference } = await promised()
        await h.port.capture({ reference, amount: cents(10_000), key: `${request.key}:capture` })
        const refund = (part: number, key: string) =>
          h.port.refund({ reference, amount: cents(part), key: `${request.key}:${key}` })
        expect(await refund(4000, 'r1')).toEqual({ outcome: 'done' })
        expect(await refund(4000, 'r1')).toEqual({ outcome: 'done' })
        expect(h.held(request.key)).toBe(6000)
        expect(await refund(6001, 'r2')).toMatchObject({ outcome: 'refused' })
        expect(await refund(6000, 'r3')).toEqual({ outcome: 'done' })
        expect(await refund(1, 'r4')).toMatchObject({ outcome: 'refused' })
        expect(h.held(request.key)).toBe(0)
      })
      it('says so when the card takes no money back, and has kept it', async () => {
        const { request, reference } = await promised('closed_before_refund')
        await h.port.capture({ reference, amount, key: `${request.key}:capture` })
        const refund = { reference, amount: cents(1000), key: `${request.key}:refund` }
        for (const _ of [1, 2])
          expect(await h.port.refund(refund)).toEqual({ outcome: 'refused', code: 'card_declined' })
        expect(h.held(request.key)).toBe(amount)
      })
      it('gives back nothing of what was only promised', async () => {
        const { request, reference } = await promised()
        expect(await h.port.refund({ reference, amount, key: `${request.key}:refund` })).toMatchObject({
          outcome: 'refused',
        })
      })
    })

    describe('an answer that never came', () => {
      it('leaves nobody knowing, and is made undone', async () => {
        const request = await attempt()
        h.dropAnswers(1)
        await expect(h.port.authorize(request)).rejects.toThrow(PaymentUnknown)
        h.dropAnswers(0)
        await h.port.abandon(request)
        await h.port.abandon(request)
        expect(h.held(request.key)).toBe(0)
      })
      it('of a card that is charged in silence is found and undone', async () => {
        const request = await attempt('charged_without_answer')
        await expect(h.port.authorize(request)).rejects.toThrow(PaymentUnknown)
        expect(h.held(request.key)).toBe(amount)
        await h.port.abandon(request)
        expect(h.held(request.key)).toBe(0)
      })
      it('is found by sending the same again', async () => {
        const request = await attempt('charged_without_answer')
        await expect(h.port.authorize(request)).rejects.toThrow(PaymentUnknown)
        expect((await h.port.authorize(request)).outcome).toBe('authorized')
        expect({ payments: h.payments(request.key), held: h.held(request.key) }).toEqual({
          payments: 1,
          held: amount,
        })
      })
      it('comes by webhook when it is late', async () => {
        const request = await attempt('answers_late')
        await expect(h.port.authorize(request)).rejects.toThrow(PaymentUnknown)
        h.webhooks()
        await h.settle()
        const event = eventsOf(h.port, h.webhooks()).find(({ key }) => key === request.key)
        expect((await h.port.find(event?.reference ?? '')).outcome).toBe('authorized')
        expect(h.held(request.key)).toBe(amount)
      })
      it('does not charge when it is late and was abandoned meanwhile', async () => {
        const request = await attempt('answers_late')
        await expect(h.port.authorize(request)).rejects.toThrow(PaymentUnknown)
        await h.port.abandon(request)
        await h.settle()
        expect(h.held(request.key)).toBe(0)
      })
      it('does not charge when the request arrives after it was abandoned', async () => {
        const request = await attempt()
        await h.port.abandon(request)
        expect((await h.port.authorize(request)).outcome).toBe('voided')
        expect(h.held(request.key)).toBe(0)
      })
      it('is unknown, not refused, when the processor is away', async () => {
        const request = await attempt()
        const move = { reference: 'pay_1', amount, key: 'k' }
        const { portToNowhere: away } = h
        const calls = [
          () => away.authorize(request),
          () => away.find('pay_1'),
          () => away.abandon(request),
          () => away.capture(move),
          () => away.refund(move),
        ]
        for (const call of [...calls, () => away.void(move)])
          await expect(call()).rejects.toThrow(PaymentUnknown)
      })
    })

    describe('a webhook', () => {
      it('is believed when its signature holds, as often as it comes, and not when it is forged or old', async () => {
        const request = await attempt()
        h.webhooks()
        const state = await h.port.authorize(request)
        await h.settle()
        const hook = h
          .webhooks()
          .find((one) => h.port.readWebhook(one.headers, one.body)?.key === request.key)
        if (!hook) throw new Error('no webhook came')
        const event = h.port.readWebhook(hook.headers, hook.body)
        expect(event).toEqual({ id: expect.any(String), reference: referenceOf(state), key: request.key })
        expect(h.port.readWebhook(hook.headers, hook.body)).toEqual(event)
        expect(h.port.readWebhook(hook.headers, `${hook.body} `)).toBeUndefined()
        expect(h.port.readWebhook({}, hook.body)).toBeUndefined()
        const flipped = Object.fromEntries(
          Object.entries(hook.headers).map(([k, v]) => [
            k,
            String(v).replace(/.$/, (c) => (c === '0' ? '1' : '0')),
          ]),
        )
        expect(h.port.readWebhook(flipped, hook.body)).toBeUndefined()
        const later = h.portIn(600_000)
        expect(later.readWebhook(hook.headers, hook.body)).toBeUndefined()
      })
    })
  })
}

function referenceOf(state: PaymentState): string {
  if (state.reference === null) throw new Error('no reference')
  return state.reference
}

function urlOf(state: PaymentState): string {
  if (state.outcome !== 'approval') throw new Error(`no approval but ${state.outcome}`)
  return state.url
}

const eventsOf = (port: PaymentsPort, hooks: readonly Webhook[]) =>
  hooks.flatMap(({ headers, body }) => {
    const event = port.readWebhook(headers, body)
    return event ? [event] : []
  })

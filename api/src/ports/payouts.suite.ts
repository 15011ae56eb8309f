// Tests of the payout port that run on each of its drivers.
import { cents } from '@hemline/rules/common/money.ts'
import type { PayeeBehavior } from '@hemline/rules/vocabulary/marked-payees.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PayoutRequest, type PayoutsPort, PayoutUnknown } from './payouts.ts'

export type PayoutHook = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** A provider that the suite runs against. */
export type PayoutHarness = {
  readonly port: PayoutsPort
  readonly portIn: (ms: number) => PayoutsPort
  /** A driver whose provider can't be reached. */
  readonly portToNowhere: PayoutsPort
  readonly payee: (behavior: PayeeBehavior) => string
  /** Makes the provider execute the next requests without sending responses. */
  readonly dropAnswers: (count: number) => void
  readonly settle: () => Promise<void>
  /** Webhooks that came since the last call. */
  readonly webhooks: () => PayoutHook[]
  /** Cents that were paid under a key. */
  readonly paid: (key: string) => number
  readonly close: () => Promise<void>
}

/** Defines the suite's tests for the driver and provider that `start` starts. */
export function payoutsSuite(name: string, start: () => Promise<PayoutHarness>): void {
  describe(`the payout driver ${name}`, () => {
    let h: PayoutHarness
    let count = 0
    beforeAll(async () => {
      h = await start()
    })
    afterAll(() => h.close())
    const request = (behavior: PayeeBehavior = 'pays'): PayoutRequest => {
      count += 1
      return {
        key: `payout-${count}`,
        amount: cents(4321),
        method: 'digital_wallet',
        payee: h.payee(behavior),
      }
    }
    const eventsOf = (key: string) =>
      h
        .webhooks()
        .flatMap(({ headers, body }) => h.port.readWebhook(headers, body) ?? [])
        .filter((e) => e.key === key)

    it('pays once however often the same key is sent', async () => {
      const one = request()
      const first = await h.port.send(one)
      expect(first).toEqual({ outcome: 'paid', reference: expect.any(String) })
      expect(await Promise.all([h.port.send(one), h.port.send(one), h.port.find(one.key)])).toEqual([
        first,
        first,
        first,
      ])
      expect(h.paid(one.key)).toBe(4321)
    })
    it('refuses another amount under a used key', async () => {
      const one = request()
      await h.port.send(one)
      await expect(h.port.send({ ...one, amount: cents(1) })).rejects.toThrow('key_reused')
      expect(h.paid(one.key)).toBe(4321)
    })
    it.each([
      ['fails', 'refused'],
      ['closed', 'account_closed'],
    ] as const)('says why an account that %s is not paid', async (behavior, code) => {
      const one = request(behavior)
      expect(await h.port.send(one)).toMatchObject({ outcome: 'failed', code })
      expect(h.paid(one.key)).toBe(0)
    })
    it('tells twice by webhook what happened once', async () => {
      const one = request('pays_twice_told')
      await h.port.send(one)
      await h.settle()
      const events = eventsOf(one.key)
      expect(events).toHaveLength(2)
      expect(new Set(events.map((event) => event.id)).size).toBe(2)
      expect(h.paid(one.key)).toBe(4321)
    })
    it('knows nothing while it answers late, and a webhook brings the answer', async () => {
      const one = request('answers_late')
      await expect(h.port.send(one)).rejects.toThrow(PayoutUnknown)
      expect(await h.port.find(one.key)).toMatchObject({ outcome: 'pending' })
      await h.settle()
      expect(eventsOf(one.key)).toHaveLength(1)
      expect(await h.port.find(one.key)).toMatchObject({ outcome: 'paid' })
    })
    it('finds out that one was refused after all', async () => {
      const one = request('fails_late')
      expect(await h.port.send(one)).toMatchObject({ outcome: 'pending' })
      await h.settle()
      expect(await h.port.find(one.key)).toMatchObject({ outcome: 'failed', code: 'refused' })
    })
    it('finds what was paid in silence', async () => {
      const one = request('paid_in_silence')
      await expect(h.port.send(one)).rejects.toThrow(PayoutUnknown)
      await h.settle()
      expect(eventsOf(one.key)).toHaveLength(0)
      expect(await h.port.find(one.key)).toMatchObject({ outcome: 'paid' })
    })
    it('keeps one that is never answered pending, for ever', async () => {
      const one = request('never_answers')
      await expect(h.port.send(one)).rejects.toThrow(PayoutUnknown)
      await h.settle()
      expect(await h.port.find(one.key)).toMatchObject({ outcome: 'pending' })
    })
    it('does not know whether it left when the answer is lost, and finds it', async () => {
      const one = request()
      h.dropAnswers(1)
      await expect(h.port.send(one)).rejects.toThrow(PayoutUnknown)
      h.dropAnswers(0)
      expect(await h.port.find(one.key)).toMatchObject({ outcome: 'paid' })
      expect(h.paid(one.key)).toBe(4321)
    })
    it('has never heard of what was not sent, and once it is withdrawn pays nothing when it arrives', async () => {
      const one = request()
      expect(await h.port.find(one.key)).toBeUndefined()
      expect(await h.port.withdraw(one.key)).toMatchObject({ outcome: 'failed', code: 'withdrawn' })
      expect(await h.port.send(one)).toMatchObject({ outcome: 'failed', code: 'withdrawn' })
      expect(h.paid(one.key)).toBe(0)
    })
    it('does not withdraw what was paid', async () => {
      const one = request()
      await h.port.send(one)
      expect(await h.port.withdraw(one.key)).toMatchObject({ outcome: 'paid' })
    })
    it('is unknown when the provider is away, whatever is asked', async () => {
      const one = request()
      for (const call of [
        () => h.portToNowhere.send(one),
        () => h.portToNowhere.find(one.key),
        () => h.portToNowhere.withdraw(one.key),
      ])
        await expect(call()).rejects.toThrow(PayoutUnknown)
    })
    it('believes a webhook that is signed, and none that is forged, unsigned or old', async () => {
      h.webhooks()
      const one = request()
      await h.port.send(one)
      await h.settle()
      const hook = h
        .webhooks()
        .find(({ headers, body }) => h.port.readWebhook(headers, body)?.key === one.key)
      if (!hook) throw new Error('no webhook came')
      expect(h.port.readWebhook(hook.headers, `${hook.body} `)).toBeUndefined()
      expect(h.port.readWebhook({}, hook.body)).toBeUndefined()
      expect(h.portIn(600_000).readWebhook(hook.headers, hook.body)).toBeUndefined()
    })
  })
}

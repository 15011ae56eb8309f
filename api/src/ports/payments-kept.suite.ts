// Tests of ways to pay that the processor keeps for a customer, which run on each driver of the payment port.
import { cents } from '@hemline/rules/common/money.ts'
import type { CardBehavior } from '@hemline/rules/vocabulary/marked-cards.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Harness } from './payments.suite.ts'
import { type AuthorizeRequest, type KeptMethod, PaymentUnknown } from './payments.ts'

const amount = cents(12_345)

/** Defines the tests of saved payment methods for the driver and processor that `start` starts. */
export function keptMethodsSuite(name: string, start: () => Promise<Harness>): void {
  describe(`ways to pay that are kept by the payment driver ${name}`, () => {
    let h: Harness
    let count = 0
    beforeAll(async () => {
      h = await start()
    })
    afterAll(() => h.close())

    const customer = () => h.port.makeCustomer(`member-${++count}`)
    const request = (more: Partial<AuthorizeRequest>): AuthorizeRequest => ({
      key: `kept-${++count}`,
      amount,
      method: 'card_processor_credit_card',
      token: '',
      orderId: `order_${count}`,
      returnUrl: 'http://localhost:5173/checkout?back=1',
      ...more,
    })
    const kept = async (whose: string, behavior: CardBehavior = 'succeeds'): Promise<KeptMethod> => {
      const token = await h.token(behavior)
      const answer = await h.port.keepMethod({ customer: whose, token })
      if (answer.outcome !== 'kept') throw new Error(answer.code)
      return answer.method
    }

    it('know a member by one name', async () => {
      const first = await h.port.makeCustomer('one-member')
      expect(await h.port.makeCustomer('one-member')).toBe(first)
      expect(await h.port.makeCustomer('another-member')).not.toBe(first)
    })
    it('are kept while something is paid, told with what may be shown, and pay again', async () => {
      const whose = await customer()
      const first = request({ token: await h.token('succeeds'), customer: whose, keeps: true })
      const state = await h.port.authorize(first)
      if (state.outcome !== 'authorized' || !state.kept) throw new Error('nothing is kept')
      expect(state.kept).toMatchObject({
        type: 'CreditCard',
        label: 'visa',
        last4: '4242',
        expires: { month: 12, year: 2040 },
      })
      expect(await h.port.authorize(first)).toEqual(state)
      expect(await h.port.find(state.reference)).toEqual(state)
      const again = request({ token: state.kept.reference, customer: whose, isKept: true })
      const paid = await h.port.authorize(again)
      expect(paid).toMatchObject({ outcome: 'authorized', instrument: { label: 'visa', last4: '4242' } })
      expect(paid).not.toHaveProperty('kept')
      expect(h.held(again.key)).toBe(amount)
    })
    it('keep nothing unless they are asked to, nor what is declined', async () => {
      const whose = await customer()
      const plain = await h.port.authorize(request({ token: await h.token('succeeds'), customer: whose }))
      expect(plain).not.toHaveProperty('kept')
      const token = await h.token('card_declined')
      const state = await h.port.authorize(request({ token, customer: whose, keeps: true }))
      expect(state).toMatchObject({ outcome: 'declined', code: 'card_declined' })
      expect(await h.port.keepMethod({ customer: whose, token: await h.token('expired_card') })).toEqual({
        outcome: 'refused',
        code: 'expired_card',
      })
      expect(await h.port.keepMethod({ customer: whose, token: 'tok_unheard_of' })).toMatchObject({
        outcome: 'refused',
      })
    })
    it('are captured and given back as any other payment', async () => {
      const whose = await customer()
      const { reference: token } = await kept(whose)
      const paying = request({ token, customer: whose, isKept: true })
      const { reference } = await h.port.authorize(paying)
      if (reference === null) throw new Error('no reference')
      const move = { reference, amount, key: `${paying.key}:capture` }
      expect(await h.port.capture(move)).toEqual({ outcome: 'done' })
      expect(h.held(paying.key)).toBe(amount)
      expect(await h.port.refund({ ...move, key: `${paying.key}:refund` })).toEqual({ outcome: 'done' })
      expect(h.held(paying.key)).toBe(0)
    })
    it('are kept once for a token, and the same card has the same mark', async () => {
      const whose = await customer()
      const token = await h.token('succeeds')
      const first = await h.port.keepMethod({ customer: whose, token })
      expect(await h.port.keepMethod({ customer: whose, token })).toEqual(first)
      const second = await kept(whose)
      expect(first).toMatchObject({ outcome: 'kept', method: { fingerprint: second.fingerprint } })
    })
    it('pay for nobody else', async () => {
      const whose = await customer()
      const { reference: token } = await kept(whose)
      const other = request({ token, customer: await customer(), isKept: true })
      const asToken = request({ token })
      for (const one of [other, asToken]) {
        expect(await h.port.authorize(one)).toMatchObject({ outcome: 'declined', code: 'card_declined' })
        expect(h.held(one.key)).toBe(0)
      }
    })
    it('pay nothing once they are forgotten, which may be said twice', async () => {
      const whose = await customer()
      const { reference: token } = await kept(whose)
      await h.port.forgetMethod(token)
      await h.port.forgetMethod(token)
      const late = request({ token, customer: whose, isKept: true })
      expect(await h.port.authorize(late)).toMatchObject({ outcome: 'declined' })
      expect(h.held(late.key)).toBe(0)
    })
    it('are wallet accounts, too, which are approved once', async () => {
      const whose = await customer()
      const method = 'card_processor_digital_wallet'
      const first = request({ method, customer: whose, keeps: true })
      const state = await h.port.authorize(first)
      if (state.outcome !== 'approval') throw new Error(state.outcome)
      await h.decide(state.url, true)
      const approved = await h.port.find(state.reference)
      if (approved.outcome !== 'authorized' || !approved.kept) throw new Error('nothing is kept')
      expect(approved.kept).toMatchObject({ type: 'PayPalAccount', label: 'shopper@wallet.example' })
      const again = request({ method, token: approved.kept.reference, customer: whose, isKept: true })
      expect(await h.port.authorize(again)).toMatchObject({ outcome: 'authorized' })
      expect(h.held(again.key)).toBe(amount)
    })
    it('are unknown, not refused, when the processor is away', async () => {
      const { portToNowhere: away } = h
      const calls = [
        () => away.makeCustomer('member'),
        () => away.keepMethod({ customer: 'cus_1', token: 'tok_1' }),
        () => away.forgetMethod('mth_1'),
      ]
      for (const call of calls) await expect(call()).rejects.toThrow(PaymentUnknown)
    })
  })
}

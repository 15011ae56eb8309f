// Bought gift cards stand on the page of returns with the reason why they stay.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { newestMemberEmail, newMember } from './testing/returning.ts'

type Setup = {
  pieces: readonly unknown[]
  giftCards: readonly { amount: number; refusal: string; orderLabel: string }[]
}

describe.skipIf(!testServer)('gift cards on the page of returns', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ payments: fakeProcessor() })
  })
  afterAll(() => app.close())

  it('are named to their buyer with the reason why they stay, and to nobody else', async () => {
    const buyer = await newMember(app)
    const input = {
      templateId: '1',
      amount: 5000,
      deliveryMethod: 'print',
      deliveryDate: new Date().toISOString().slice(0, 10),
      recipientName: 'Ada',
      senderName: 'Mara',
    }
    resultOf(await buyer.run('addGiftCardToCart', { input }), 'addGiftCardToCart')
    await buyer.run('setCartAddress', { input: { email: newestMemberEmail() } })
    const { order } = await pay(buyer, await paymentOf(buyer))
    const setupOf = async (client: typeof buyer, orderId: string | null) =>
      resultOf<Setup>(await client.run('orderReturnsSetup', { orderId }), 'orderReturnsSetup')
    for (const orderId of [null, order?.id ?? '']) {
      const { pieces, giftCards } = await setupOf(buyer, orderId)
      expect(pieces).toEqual([])
      expect(giftCards).toMatchObject([{ amount: 5000, refusal: 'Gift cards are final sale.' }])
    }
    const stranger = await newMember(app)
    expect((await setupOf(stranger, order?.id ?? '')).giftCards).toEqual([])
    expect((await setupOf(app.newVisitor(), order?.id ?? '')).giftCards).toEqual([])
  })
})

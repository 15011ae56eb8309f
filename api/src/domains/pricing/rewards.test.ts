import { personByKey } from '@hemline/db/seed/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'

const fiveOff = '01920000-0000-7000-8000-0000000000b3'
type Shown = {
  cartTotals: {
    total: number
    uses: { kind: string; amount: number }[]
    promosAndRewards: { key: string; isReward: boolean; isApplied: boolean }[]
  }
}

describe.skipIf(!testServer)('a reward', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ payments: fakeProcessor() })
    await app.db
      .insertInto('reward')
      .values({
        id: fiveOff,
        user_id: personByKey('shopper').id,
        kind: 'absolute_discount_order_500',
        name: '$5 off',
        description: 'Off one order.',
        granted_at: new Date(),
      })
      .execute()
  })
  afterAll(() => app.close())

  test('comes off when it is applied, is used by one order, and is back when that is canceled', async () => {
    const client = await app.loggedIn('shopper')
    await fillCart(client, [app.listed[3] ?? 0])
    const cart = async () =>
      resultOf<{ cart: Shown }>(await client.run('getActiveCart', { estimateTaxes: false }), 'activeCart')
        .cart.cartTotals
    const before = await cart()
    expect(before.promosAndRewards.find((row) => row.key === fiveOff)).toMatchObject({
      isReward: true,
      isApplied: false,
    })
    expect(resultOf(await client.run('applyReward', { id: fiveOff }), 'applyReward')).toMatchObject({
      __typename: 'ApplyRewardPayload',
    })
    const after = await cart()
    expect(after.uses.find((use) => use.kind === 'reward')?.amount).toBe(500)
    expect(after.total).toBe(before.total - 500)
    const placed = await pay(client, await paymentOf(client))
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' })
    await fillCart(client, [app.listed[4] ?? 0])
    expect((await cart()).promosAndRewards.some((row) => row.key === fiveOff)).toBe(false)
    expect(resultOf(await client.run('cancelOrder', { id: placed.order?.id }), 'cancelOrder')).toMatchObject({
      __typename: 'CancelOrderPayload',
    })
    expect((await cart()).promosAndRewards.find((row) => row.key === fiveOff)).toMatchObject({
      isApplied: false,
    })
  })

  test('of somebody else does nothing', async () => {
    const client = await app.loggedIn('seller')
    await fillCart(client, [app.listed[5] ?? 0])
    expect(resultOf(await client.run('applyReward', { id: fiveOff }), 'applyReward')).toMatchObject({
      __typename: 'RewardNotApplicable',
    })
  })
})

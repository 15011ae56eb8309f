// Offers that rules grant: the deeds are read from the rows that people's own actions write.
import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { takeLast } from '../../testing/take.ts'
import { tellCarts } from '../cart/cart.ts'
import { fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { grantOffers } from './lifecycle.ts'

const dayMs = 86_400_000
type Promotions = {
  coupons: { code: string; cohort: string }[]
  merchCouponV2Offer: { code: string } | null
  lifecyclePromotions: { code: string; cohort: string; endsAt: string | null; formattedAmount: string }[]
  pointsMultiplierOffer: { cohort: string; multiplierCoefficient: number } | null
}
const profile = `{ user { promotions { coupons { code cohort } merchCouponV2Offer { code }
  lifecyclePromotions { code cohort endsAt formattedAmount } pointsMultiplierOffer { cohort multiplierCoefficient } } } }`

describe.skipIf(!testServer)('offers by rules', () => {
  let app: TestApp
  let unused: number[] = []
  let client: TestClient
  const clock = movableClock()
  const { now } = clock
  const { id: userId, email } = personByKey('seller')
  const ago = (days: number) => new Date(now().getTime() - days * dayMs)
  const run = () => grantOffers(app.db, now())

  beforeAll(async () => {
    app = await testApp({ now, payments: fakeProcessor() })
    unused = [...app.listed]
  })
  afterAll(() => app?.close())
  /** Greta without a past: joined 500 days ago, bought 40 days ago, was granted nothing. */
  beforeEach(async () => {
    clock.setAhead(0)
    for (const table of [
      'lifecycle_grant',
      'promotion_grant',
      'points_offer_grant',
      'notification',
      'favorite',
    ])
      await sql`delete from ${sql.table(table)} where user_id = ${userId}::uuid`.execute(app.db)
    await sql`delete from rewards_member where user_id = ${userId}::uuid`.execute(app.db)
    await sql`delete from cart_line where cart_id in (select id from cart where user_id = ${userId}::uuid)`.execute(
      app.db,
    )
    await sql`delete from promotion_use where user_id = ${userId}::uuid`.execute(app.db)
    await past({ created_at: ago(500), last_purchase_at: ago(40), first_purchase_at: ago(300) })
    client = await app.loggedIn('seller')
  })
  const past = (set: {
    created_at?: Date
    last_purchase_at?: Date | null
    first_purchase_at?: Date | null
  }) => app.db.updateTable('user_account').set(set).where('id', '=', userId).execute()
  const promotions = async () =>
    resultOf<{ promotions: Promotions }>(await client.adhoc(profile), 'user').promotions
  const told = async () => {
    const { rows } = await sql<{ title: string; body: string; kind: string }>`
      select title, body, kind from notification where user_id = ${userId}::uuid order by created_at, id`.execute(
      app.db,
    )
    return rows
  }

  test('come to nobody for whom nothing happened', async () => {
    await run()
    expect(await promotions()).toMatchObject({ lifecyclePromotions: [], pointsMultiplierOffer: null })
    expect(await told()).toEqual([])
  })

  test('welcome back who has not bought for three months, once, and only for a while', async () => {
    await past({ last_purchase_at: ago(91) })
    await Promise.all([run(), run()])
    await run()
    const { lifecyclePromotions } = await promotions()
    expect(lifecyclePromotions).toMatchObject([
      { code: 'BACK20', cohort: 'back_after_a_while', formattedAmount: '20%' },
    ])
    expect(new Date(lifecyclePromotions[0]?.endsAt ?? 0).getTime()).toBeCloseTo(
      now().getTime() + 14 * dayMs,
      -5,
    )
    expect(await told()).toMatchObject([
      {
        title: '20% off everything',
        kind: 'reward',
        body: expect.stringMatching(/^It has been a while\. Until /),
      },
    ])
    clock.forward(13 * dayMs)
    await run()
    expect((await promotions()).lifecyclePromotions).toHaveLength(1)
    clock.forward(dayMs + 1000)
    await run()
    expect((await promotions()).lifecyclePromotions).toEqual([])
    expect(await told()).toHaveLength(1)
  })

  test('are used by one order, and are there again when the occasion comes again', async () => {
    await past({ last_purchase_at: ago(91) })
    await run()
    await fillCart(client, [takeLast(unused)])
    expect(await pay(client, await paymentOf(client))).toMatchObject({ __typename: 'OrderPlaced' })
    const { rows } =
      await sql`select 1 from promotion_use where user_id = ${userId}::uuid and code = 'BACK20'`.execute(
        app.db,
      )
    expect(rows).toHaveLength(1)
    expect((await promotions()).lifecyclePromotions).toEqual([])
    // Three months after that order.
    clock.forward(92 * dayMs)
    client = await app.loggedIn('seller')
    await run()
    expect((await promotions()).lifecyclePromotions).toMatchObject([{ code: 'BACK20' }])
  })

  test('invite a member to a first order, and whoever loves bags to bags, but not within three weeks', async () => {
    await past({ created_at: ago(4), last_purchase_at: null, first_purchase_at: null })
    await sql`insert into favorite (user_id, item_number, created_at)
      select ${userId}::uuid, item_number, ${ago(0.1)} from item where category_tags @> '{handbags}' limit 3`.execute(
      app.db,
    )
    await run()
    expect((await promotions()).lifecyclePromotions).toMatchObject([{ code: 'HELLO15', cohort: 'new_here' }])
    expect((await promotions()).merchCouponV2Offer).toBeNull()
    clock.forward(22 * dayMs)
    await sql`update favorite set created_at = ${ago(0.1)} where user_id = ${userId}::uuid`.execute(app.db)
    await run()
    client = await app.loggedIn('seller')
    expect((await promotions()).merchCouponV2Offer).toEqual({ code: 'BAGS15' })
  })

  test('count points twice for two weeks after a tier was reached', async () => {
    await sql`insert into rewards_member (user_id, tier_since) values (${userId}::uuid, ${ago(1)})`.execute(
      app.db,
    )
    await sql`update user_account set loyalty_tier = 'tier_2' where id = ${userId}::uuid`.execute(app.db)
    await run()
    await sql`update user_account set loyalty_tier = 'tier_1' where id = ${userId}::uuid`.execute(app.db)
    expect((await promotions()).pointsMultiplierOffer).toEqual({
      cohort: 'double_points',
      multiplierCoefficient: 2,
    })
    expect(await told()).toMatchObject([{ title: 'Points count twice' }])
    clock.forward(15 * dayMs)
    client = await app.loggedIn('seller')
    expect((await promotions()).pointsMultiplierOffer).toBeNull()
  })

  test('give a gift a year after joining, which waits among the rewards and comes off by itself', async () => {
    await past({ created_at: ago(366) })
    await run()
    type Yours = { id: string; kind: string; type: string; context: string; name: string }[]
    const yours = async () =>
      resultOf<{ yours: Yours }>(await client.run('getRewards', {}), 'rewards').yours.filter(
        ({ type }) => type === 'gifted_lifecycle_promo',
      )
    expect(await yours()).toMatchObject([
      { id: 'gift:GIFT5', kind: 'absolute_discount_order_500', context: 'checkout', name: '$5 from us' },
    ])
    expect(await client.run('undoReward', { id: 'gift:GIFT5' })).toMatchObject({
      data: { undoReward: { __typename: 'RewardNotUndone' } },
    })
    const itemNumber = takeLast(unused)
    await sql`update item set price_cents = 6000, promotion = null where item_number = ${itemNumber}`.execute(
      app.db,
    )
    await fillCart(client, [itemNumber])
    const { cart } = resultOf<{
      cart: {
        cartTotals: { giftedLifecyclePromoAmount: number }
        cartProducts: { giftedLifecyclePromo: number }[]
      }
    }>(await client.run('getActiveCart', { estimateTaxes: false }), 'activeCart')
    expect(cart.cartTotals.giftedLifecyclePromoAmount).toBe(500)
    expect(cart.cartProducts[0]?.giftedLifecyclePromo).toBe(500)
    expect(await pay(client, await paymentOf(client))).toMatchObject({ __typename: 'OrderPlaced' })
    expect(await yours()).toEqual([])
  })

  test('come with the reminder of a cart that was left, and with no news of their own', async () => {
    await client.run('addToCart', { input: { itemNumber: takeLast(unused) } })
    clock.forward(21 * 3_600_000)
    await run()
    expect(await told()).toEqual([])
    clock.forward(4 * 3_600_000)
    await run()
    await tellCarts({ db: app.db, now })
    expect(await told()).toMatchObject([
      { kind: 'cart', body: expect.stringMatching(/10% off what you left until [A-Z][a-z]+ \d+\.$/) },
    ])
  })

  test('that do not run are not noted, and come when they do', async () => {
    await past({ last_purchase_at: ago(91) })
    await sql`update promotion set starts_at = ${new Date(now().getTime() + dayMs)} where code = 'BACK20'`.execute(
      app.db,
    )
    await run()
    expect(await told()).toEqual([])
    await sql`update promotion set starts_at = ${ago(1)} where code = 'BACK20'`.execute(app.db)
    await run()
    expect((await promotions()).lifecyclePromotions).toHaveLength(1)
  })

  test('come to nobody who is banned or leaves', async () => {
    await past({ last_purchase_at: ago(91) })
    await sql`update user_account set banned = true where id = ${userId}::uuid`.execute(app.db)
    await run()
    await sql`update user_account set banned = false, leaving_at = ${now()} where id = ${userId}::uuid`.execute(
      app.db,
    )
    await run()
    await sql`update user_account set leaving_at = null where email = ${email}`.execute(app.db)
    expect(await told()).toEqual([])
  })
})

import { personByKey } from '@hemline/db/seed/people.ts'
import { startOfYear, yearOf } from '@hemline/rules/rewards/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { takeLast } from '../../testing/take.ts'
import { finalizeOrders, refundOrder } from '../aftercare/aftercare.ts'
import { fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { deliverOrder, makeOrder } from '../fulfillment/testing/orders.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { runRewards } from './rewards.ts'

const dayMs = 86_400_000
type Rewards = {
  tierInfo: Record<string, number | string>
  tierUntil: string | null
  pointsOwed: number
  earnedThisYear: number
  usedThisYear: number
  ending: { points: number; endsAt: string } | null
  yours: { id: string; kind: string; name: string; points: number | null; endsAt: string | null }[]
  birthday: { month: number; day: number; opensAt: string } | null
  coming: { orderId: string; points: number; amount: number; dueAt: string | null }[]
  activity: { kind: string; amount: number; orderId: string | null }[]
}
type Outcome = { __typename: string; rewards: Rewards; message?: string; points?: number }

describe.skipIf(!testServer)('rewards', () => {
  let app: TestApp
  let unused: number[] = []
  const clock = movableClock()
  const { now } = clock
  let member: TestClient
  const { id: userId } = personByKey('shopper')

  beforeAll(async () => {
    app = await testApp({ now, payments: fakeProcessor() })
    unused = await ownPieces(app)
    member = await app.loggedIn('shopper')
  })
  beforeEach(async () => {
    clock.setAhead(0)
    await sql`delete from reward where user_id = ${userId}::uuid`.execute(app.db)
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })
  const doors = () => doorsFor(app, { now, payments: fakeProcessor() })
  const rewards = async () => resultOf<Rewards>(await member.run('getRewards', {}), 'rewards')
  const points = async () => (await rewards()).tierInfo.points as number
  const redeem = async (kind: string, key = `${kind}-${Math.random()}`) =>
    resultOf<Outcome>(await member.run('redeemReward', { input: { kind, key } }), 'redeemReward')
  const undo = async (id: string, by = member) =>
    resultOf<Outcome>(await by.run('undoReward', { id }), 'undoReward')
  /** An order that was delivered now; its return window is open. */
  async function delivered(dollars: number, whose = userId) {
    const order = await makeOrder(app, {
      userId: whose,
      prices: [dollars * 100],
      points: dollars,
      at: now(),
      parcels: [{ source: 'own', itemNumbers: [takeLast(unused)] }],
    })
    await deliverOrder(app, order, now())
    return order
  }
  const keep = async () => {
    clock.forward(15 * dayMs)
    await finalizeOrders(doors())
  }
  const refund = (orderId: string, amount: number) =>
    refundOrder(doors(), { orderId, amount, giver: null, reason: 'goodwill' })

  test('points wait until the return window is over, and then are there once', async () => {
    const before = await rewards()
    const { id } = await delivered(120)
    const waiting = await rewards()
    expect(waiting.coming).toMatchObject([{ orderId: id, points: 120, amount: 12_000 }])
    expect(waiting.coming[0]?.dueAt).not.toBeNull()
    expect(waiting.tierInfo).toMatchObject({
      points: before.tierInfo.points,
      amountSpentPendingCurrentYear: 12_000,
      amountSpentCurrentYear: before.tierInfo.amountSpentCurrentYear,
    })
    await keep()
    await finalizeOrders(doors())
    const after = await rewards()
    expect(after.coming).toEqual([])
    expect(after.tierInfo).toMatchObject({ points: (before.tierInfo.points as number) + 120 })
    expect(after.activity[0]).toMatchObject({ kind: 'points_earned', amount: 120, orderId: id })
  })

  test('points go back with what is refunded, also when they were used: then the next ones pay them', async () => {
    const { id } = await delivered(400)
    await keep()
    const full = await points()
    await refund(id, 10_000)
    expect(await points()).toBe(full - 100)
    // All that is left is used.
    while ((await points()) >= 100)
      expect((await redeem('775a2cd79ef41277')).__typename).toBe('RewardsPayload')
    const rest = await points()
    await refund(id, 30_000)
    const owing = await rewards()
    expect(owing.tierInfo.points).toBe(0)
    expect(owing.pointsOwed).toBe(300 - rest)
    await delivered(350)
    await keep()
    expect((await rewards()).pointsOwed).toBe(0)
    expect(await points()).toBe(350 - (300 - rest))
  })

  test('a refund before the window is over lets fewer points come', async () => {
    const { id } = await delivered(100)
    await refund(id, 2500)
    expect((await rewards()).coming).toMatchObject([{ orderId: id, points: 75, amount: 7500 }])
    const before = await points()
    await keep()
    expect(await points()).toBe(before + 75)
  })

  test('are used for a reward once for each key, and given back while it is unused', async () => {
    await delivered(600)
    await keep()
    const before = await points()
    const bought = await redeem('free_shipping', 'one-press')
    expect(bought.rewards.tierInfo.points).toBe(before - 150)
    const again = await redeem('free_shipping', 'one-press')
    expect(again.rewards.yours).toHaveLength(1)
    expect(again.rewards.tierInfo.points).toBe(before - 150)
    const [reward] = again.rewards.yours
    const stranger = await app.loggedIn('seller')
    expect((await undo(reward?.id ?? '', stranger)).__typename).toBe('RewardNotUndone')
    const undone = await undo(reward?.id ?? '')
    expect(undone.rewards.yours).toEqual([])
    expect(undone.rewards.tierInfo.points).toBe(before)
    expect((await undo(reward?.id ?? '')).__typename).toBe('RewardNotUndone')
    // The press that is sent again after the undo buys nothing.
    expect((await redeem('free_shipping', 'one-press')).rewards.yours).toEqual([])
  })

  test('ten presses at once buy what there are points for', async () => {
    await delivered(200)
    await keep()
    const before = await points()
    const most = Math.floor(before / 150)
    const done = await Promise.all(
      Array.from({ length: most + 6 }, (_, i) => redeem('free_shipping', `at-once-${i}`)),
    )
    expect(done.filter((one) => one.__typename === 'RewardsPayload')).toHaveLength(most)
    const refused = done.find((one) => one.__typename === 'NotEnoughPoints')
    expect(refused?.message).toBe(`No points were taken: you have ${refused?.points}.`)
    expect(await points()).toBe(before - most * 150)
    expect((await rewards()).yours).toHaveLength(most)
  })

  test.each(['sweepstakes_2021_low_v2', 'birthday_reward', 'gold'])('no points buy %s', async (kind) => {
    const { errors } = await member.run('redeemReward', { input: { kind, key: 'k' } })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  })

  test('a bought reward comes off in the cart, is used by the order, and can’t be given back then', async () => {
    await delivered(600)
    await keep()
    const bought = await redeem('absolute_discount_order_500')
    const id = bought.rewards.yours[0]?.id ?? ''
    clock.setAhead(0)
    await fillCart(member, [takeLast(unused)])
    expect(resultOf<Outcome>(await member.run('applyReward', { id }), 'applyReward')).toMatchObject({
      __typename: 'ApplyRewardPayload',
    })
    const placed = await pay(member, await paymentOf(member))
    expect(placed.__typename).toBe('OrderPlaced')
    expect((await undo(id)).__typename).toBe('RewardNotUndone')
    expect((await rewards()).yours).toEqual([])
    // A canceled order gives it back, and then it can be undone.
    await member.run('cancelOrder', { id: placed.order?.id })
    expect((await rewards()).yours).toHaveLength(1)
    expect((await undo(id)).__typename).toBe('RewardsPayload')
  })

  test('a tier comes with what was kept, is told once, and goes when it is refunded', async () => {
    const { id: other } = personByKey('seller')
    const seller = await app.loggedIn('seller')
    const info = async () =>
      resultOf<Rewards>(await seller.run('getRewards', {}), 'rewards').tierInfo as {
        tier: string
        amountLeftToUpgrade: number
      }
    const first = await info()
    expect(first.tier).toBe('tier_1')
    const { id } = await delivered(Math.ceil(first.amountLeftToUpgrade / 100), other)
    expect((await info()).tier).toBe('tier_1')
    await keep()
    expect((await info()).tier).toBe('tier_2')
    const account = async () =>
      app.db.selectFrom('user_account').select('loyalty_tier').where('id', '=', other).executeTakeFirst()
    expect(await account()).toEqual({ loyalty_tier: 'tier_2' })
    await refund(id, 5000)
    expect(await account()).toEqual({ loyalty_tier: 'tier_1' })
    await delivered(60, other)
    await keep()
    expect(await account()).toEqual({ loyalty_tier: 'tier_2' })
    const { rows } = await sql<{
      title: string
    }>`select title from notification where user_id = ${other}::uuid and kind = 'reward'`.execute(app.db)
    expect(rows).toEqual([{ title: 'You are a Superstar' }])
  })

  describe('by themselves', () => {
    const run = () => runRewards(app.db, now())

    test('end points with the year after they came, and say so in November', async () => {
      await delivered(100)
      await keep()
      const came = yearOf(now())
      const all = await points()
      clock.moveTo(startOfYear(came + 1).getTime() + 305 * dayMs)
      await run()
      await run()
      member = await app.loggedIn('shopper')
      const { rows } = await sql<{
        title: string
      }>`select title from notification where user_id = ${userId}::uuid and key like 'points_end:%'`.execute(
        app.db,
      )
      expect(rows).toEqual([{ title: `${all} of your points end on December 31` }])
      expect((await rewards()).ending).toMatchObject({ points: all })
      clock.moveTo(startOfYear(came + 2).getTime() - 1000)
      await run()
      member = await app.loggedIn('shopper')
      expect(await points()).toBe(all)
      clock.moveTo(startOfYear(came + 2).getTime() + 1000)
      await run()
      await run()
      member = await app.loggedIn('shopper')
      expect(await points()).toBe(0)
      expect((await rewards()).activity[0]).toMatchObject({ kind: 'points_expired', amount: -all })
    })

    test('give a birthday gift once a year, and none for a day that was told too late', async () => {
      let aiko = await app.loggedIn('international')
      const gifts = async () =>
        resultOf<Rewards>(await aiko.run('getRewards', {}), 'rewards').yours.filter(({ kind }) =>
          kind.includes('birthday'),
        )
      const next = startOfYear(yearOf(now()) + 1).getTime()
      resultOf(await aiko.run('saveBirthday', { month: 3, day: 4 }), 'saveBirthday')
      clock.moveTo(next + 61 * dayMs)
      aiko = await app.loggedIn('international')
      await run()
      expect(await gifts()).toEqual([])
      // March 4.
      clock.moveTo(next + 62 * dayMs)
      aiko = await app.loggedIn('international')
      await run()
      await run()
      expect(await gifts()).toMatchObject([{ kind: 'birthday_reward', name: '$5 for your birthday' }])
      expect(
        resultOf<Outcome>(await aiko.run('undoReward', { id: (await gifts())[0]?.id }), 'undoReward')
          .__typename,
      ).toBe('RewardNotUndone')
      resultOf(await aiko.run('saveBirthday', { month: 3, day: 5 }), 'saveBirthday')
      clock.forward(dayMs)
      await run()
      expect(await gifts()).toHaveLength(1)
      // A year later there is another one.
      clock.forward(366 * dayMs)
      aiko = await app.loggedIn('international')
      await run()
      expect(await gifts()).toHaveLength(1)
      expect(resultOf<Rewards>(await aiko.run('getRewards', {}), 'rewards').birthday).toMatchObject({
        month: 3,
        day: 5,
      })
    })

    test.each([
      [2, 30],
      [13, 1],
    ])('refuse month %d and day %d as a birthday', async (month, day) => {
      const { errors } = await member.run('saveBirthday', { month, day })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    })

    test('let a tier go at the end of the next year', async () => {
      const { id: other } = personByKey('seller')
      const tier = async () =>
        (
          await app.db
            .selectFrom('user_account')
            .select('loyalty_tier')
            .where('id', '=', other)
            .executeTakeFirst()
        )?.loyalty_tier
      // Years that no other test has seen turn.
      clock.moveTo(startOfYear(yearOf(now()) + 4).getTime())
      await run()
      expect(await tier()).toBe('tier_1')
      await delivered(500, other)
      await keep()
      expect(await tier()).toBe('tier_2')
      const year = yearOf(now())
      clock.moveTo(startOfYear(year + 2).getTime() - 1000)
      await run()
      expect(await tier()).toBe('tier_2')
      clock.moveTo(startOfYear(year + 2).getTime() + 1000)
      await run()
      expect(await tier()).toBe('tier_1')
    })

    test('thank once for a first order that was kept', async () => {
      const { id: other } = personByKey('p2p-seller')
      const thanked = async () =>
        (await app.db.selectFrom('reward').select(['kind', 'points']).where('user_id', '=', other).execute())
          .length
      await delivered(30, other)
      await run()
      expect(await thanked()).toBe(0)
      await keep()
      await run()
      await run()
      expect(await thanked()).toBe(1)
    })
  })

  test('nobody is thanked for a first order who kept one long before', async () => {
    const { id: other } = personByKey('international')
    await delivered(30, other)
    await keep()
    await delivered(30, other)
    await keep()
    await runRewards(app.db, now())
    const { rows } =
      await sql`select kind from reward where user_id = ${other}::uuid and kind = 'free_shipping'`.execute(
        app.db,
      )
    expect(rows).toEqual([])
  })

  test('the profile tells the tier with its sums, and a visitor nothing', async () => {
    const document = `{ user { loyaltyTierInfo { tier points amountSpentCurrentYear amountSpentPendingCurrentYear
      amountSpentInTier amountLeftToUpgrade } } }`
    const superstar = await app.loggedIn('superstar')
    const told = async (client: TestClient) =>
      resultOf<{ loyaltyTierInfo: unknown }>(await client.adhoc(document), 'user').loyaltyTierInfo
    expect(await told(superstar)).toEqual({
      tier: 'tier_2',
      points: 0,
      amountSpentCurrentYear: 0,
      amountSpentPendingCurrentYear: 0,
      amountSpentInTier: 0,
      amountLeftToUpgrade: 150_000,
    })
    expect(await told(app.newVisitor())).toBeNull()
  })

  test('the history of credit has every drop with its uses', async () => {
    const superstar = await app.loggedIn('superstar')
    const credits = resultOf<
      { reason: string; granted: number; balance: number; moves: { amount: number }[] }[]
    >(await superstar.run('getMyCredits', {}), 'myCredits')
    expect(credits.length).toBeGreaterThan(2)
    for (const { granted, balance, moves } of credits) {
      expect(moves.at(-1)?.amount).toBe(granted)
      expect(moves.reduce((sum, move) => sum + move.amount, 0)).toBe(balance)
    }
  })
})

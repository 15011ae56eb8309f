// Two years of one shopper, played by the clock: through all tiers and back, with a birthday in each year,
// offers by rules, uses, a refund, and points that end.
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { personByKey } from '@hemline/db/seed/people.ts'
import { startOfDay, yearOf } from '@hemline/rules/rewards/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { takeLast } from '../../testing/take.ts'
import { finalizeOrders, refundOrder } from '../aftercare/aftercare.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { deliverOrder, makeOrder } from '../fulfillment/testing/orders.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { grantOffers } from '../lifecycle/lifecycle.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { runRewards } from './rewards.ts'

type Reward = { id: string; kind: string; type: string | null; points: number | null }
type Rewards = {
  tierInfo: { tier: string; points: number; amountLeftToUpgrade: number; amountSpentCurrentYear: number }
  ending: { points: number; endsAt: string } | null
  yours: Reward[]
  rewards?: Rewards
}
type Alert = {
  __typename: string
  id: string
  imageUrl: string
  header: string
  tierId: string
  tierName: string
  action: { label: string; link: string }
}
const offers = `{ user { promotions { lifecyclePromotions { code }
  pointsMultiplierOffer { multiplierCoefficient } } } }`

describe.skipIf(!testServer)('two years of a shopper', () => {
  let app: TestApp
  let unused: number[] = []
  const clock = movableClock()
  const { now } = clock
  const { id: userId } = personByKey('seller')
  const first = yearOf(new Date()) + 1
  const second = first + 1

  beforeAll(async () => {
    app = await testApp({ now, payments: fakeProcessor() })
    unused = await ownPieces(app)
    // The offers of the demonstration would end meanwhile.
    await sql`update promotion set ends_at = null`.execute(app.db)
    await sql`update points_offer set ends_at = ${startOfDay({ year: first + 5, month: 1, day: 1 })}`.execute(
      app.db,
    )
    const joined = startOfDay({ year: first, month: 1, day: 6 })
    await sql`update user_account set created_at = ${joined}, first_purchase_at = null, last_purchase_at = null
      where id = ${userId}::uuid`.execute(app.db)
  })
  afterAll(() => app?.close())

  const doors = () => doorsFor(app, { now, payments: fakeProcessor() })
  /** Moves to noon of a day and lets all rounds run that would have run until then; returns a new visit. */
  async function at(year: number, month: number, day: number): Promise<TestClient> {
    clock.moveTo(startOfDay({ year, month, day }).getTime() + 12 * 3_600_000)
    await finalizeOrders(doors())
    await runRewards(app.db, now())
    await grantOffers(app.db, now())
    return app.loggedIn('seller')
  }
  const standing = async (client: TestClient) =>
    resultOf<Rewards>(await client.run('getRewards', {}), 'rewards')
  const kinds = async (client: TestClient) =>
    (await standing(client)).yours.map(({ kind }) => kind).toSorted()
  async function buy(dollars: number) {
    const order = await makeOrder(app, {
      userId,
      prices: [dollars * 100],
      points: dollars,
      at: now(),
      parcels: [{ source: 'own', itemNumbers: [takeLast(unused)] }],
    })
    await deliverOrder(app, order, now())
    await sql`update user_account set last_purchase_at = ${now()}, first_purchase_at = coalesce(first_purchase_at, ${now()})
      where id = ${userId}::uuid`.execute(app.db)
    return order
  }
  const granted = async (client: TestClient) => {
    const { promotions } = resultOf<{
      promotions: {
        lifecyclePromotions: { code: string }[]
        pointsMultiplierOffer: { multiplierCoefficient: number } | null
      }
    }>(await client.adhoc(offers), 'user')
    return {
      codes: promotions.lifecyclePromotions.map(({ code }) => code),
      times: promotions.pointsMultiplierOffer,
    }
  }
  const alertOf = async (client: TestClient) =>
    resultOf<{ alerts: Alert[] }>(
      await client.run('getUserAlerts', {
        input: { limit: 1, platform: 'web', treatments: [], version: 'current' },
      }),
      'userAlerts',
    ).alerts[0]
  const dismiss = (client: TestClient, id: string) =>
    client.run('applyClientConfiguration', {
      input: {
        clientType: 'web',
        settings: [{ name: `modals.alert:${id}`, value: `"${now().toISOString()}"` }],
      },
    })

  test('the first weeks bring an invitation, the first order its points and thanks', async () => {
    let client = await at(first, 1, 10)
    expect((await granted(client)).codes).toEqual(['HELLO15'])
    resultOf(await client.run('saveBirthday', { month: 6, day: 4 }), 'saveBirthday')
    await buy(300)
    client = await at(first, 2, 10)
    expect((await standing(client)).tierInfo).toMatchObject({
      tier: 'tier_1',
      points: 300,
      amountLeftToUpgrade: 20_000,
    })
    expect(await kinds(client)).toEqual(['free_shipping'])
    expect(await alertOf(client)).toBeUndefined()
  })

  test('$500 make a Superstar, who is told so once on all devices, while points count twice', async () => {
    await buy(250)
    let client = await at(first, 3, 1)
    expect((await standing(client)).tierInfo).toMatchObject({ tier: 'tier_2', points: 550 })
    expect((await granted(client)).times).toEqual({ multiplierCoefficient: 2 })
    const alert = await alertOf(client)
    expect(alert).toMatchObject({
      __typename: 'LoyaltyTierModalAlert',
      header: 'You are a Superstar now',
      tierId: 'tier_2',
      tierName: 'Superstar',
      action: { label: 'See all benefits', link: '/rewards/benefits' },
    })
    await access(join(import.meta.dirname, '../../../../web/public', alert?.imageUrl ?? 'none'))
    // The flag turns the pop-up off.
    const turn = (on: boolean) =>
      sql`update feature_flag set enabled = ${on} where name = 'early_access'`.execute(app.db)
    await turn(false)
    expect(await alertOf(client)).toBeUndefined()
    await turn(true)
    await dismiss(client, alert?.id ?? '')
    client = await app.loggedIn('seller')
    expect(await alertOf(client)).toBeUndefined()
    client = await at(first, 3, 20)
    expect((await granted(client)).times).toBeNull()
  })

  test('points are used and given back, and what is refunded takes its points along', async () => {
    const client = await at(first, 4, 1)
    const input = { kind: 'free_shipping', key: 'spring' }
    const bought = resultOf<Rewards>(await client.run('redeemReward', { input }), 'redeemReward').rewards
    expect(bought?.tierInfo.points).toBe(400)
    const mine = bought?.yours.find(({ points }) => points !== null)
    const undone = resultOf<Rewards>(await client.run('undoReward', { id: mine?.id }), 'undoReward').rewards
    expect(undone?.tierInfo.points).toBe(550)
    const { id } = await buy(100)
    const later = await at(first, 4, 20)
    expect((await standing(later)).tierInfo.points).toBe(650)
    await refundOrder(doors(), { orderId: id, amount: 5000, giver: null, reason: 'goodwill' })
    expect((await standing(later)).tierInfo).toMatchObject({ points: 600, amountSpentCurrentYear: 60_000 })
  })

  test('the birthday brings a Superstar $10, for 30 days', async () => {
    expect(await kinds(await at(first, 6, 3))).not.toContain('absolute_discount_order_birthday_1000')
    expect(await kinds(await at(first, 6, 4))).toContain('absolute_discount_order_birthday_1000')
    expect(await kinds(await at(first, 7, 6))).toEqual([])
  })

  test('three months without an order bring a welcome back, for two weeks', async () => {
    expect((await granted(await at(first, 7, 6))).codes).toEqual(['BACK20'])
    expect((await granted(await at(first, 7, 21))).codes).toEqual([])
  })

  test('$1,500 make a VIT, who is told so once', async () => {
    await at(first, 9, 1)
    await buy(900)
    const client = await at(first, 9, 20)
    expect((await standing(client)).tierInfo).toMatchObject({
      tier: 'tier_3',
      points: 1500,
      amountLeftToUpgrade: 0,
    })
    const alert = await alertOf(client)
    expect(alert).toMatchObject({ tierId: 'tier_3', tierName: 'Vit', imageUrl: '/alerts/vit.svg' })
    await dismiss(client, alert?.id ?? '')
    expect(await alertOf(await app.loggedIn('seller'))).toBeUndefined()
    const { rows } = await sql<{ title: string }>`
      select title from notification where title like 'You are a V%'`.execute(app.db)
    expect(rows).toEqual([{ title: 'You are a VIT' }])
  })

  test('a year after joining there is a gift, and the tier stays without an order', async () => {
    const client = await at(second, 1, 7)
    const { tierInfo, yours } = await standing(client)
    expect(tierInfo).toMatchObject({ tier: 'tier_3', points: 1500, amountSpentCurrentYear: 0 })
    expect(yours).toMatchObject([{ id: 'gift:GIFT5', type: 'gifted_lifecycle_promo' }])
    expect((await granted(client)).codes).toEqual(['GIFT5'])
  })

  test('the birthday of a VIT brings two gifts', async () => {
    expect(await kinds(await at(second, 6, 4))).toEqual([
      'absolute_discount_order_birthday_1000',
      'free_shipping_birthday',
    ])
  })

  test('November says which points end, and the new year takes them and the tier', async () => {
    let client = await at(second, 11, 2)
    expect((await standing(client)).ending).toMatchObject({ points: 1500 })
    const { rows } = await sql<{ title: string }>`select title from notification
      where user_id = ${userId}::uuid and key = ${`points_end:${second}`}`.execute(app.db)
    expect(rows).toEqual([{ title: '1500 of your points end on December 31' }])
    client = await at(second, 12, 31)
    expect((await standing(client)).tierInfo).toMatchObject({ tier: 'tier_3', points: 1500 })
    client = await at(second + 1, 1, 1)
    expect((await standing(client)).tierInfo).toMatchObject({ tier: 'tier_1', points: 0 })
    expect(await alertOf(client)).toBeUndefined()
  })

  test('and all books agree', async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    const { rows } = await sql`select fault, detail from points_faults()
      union all select fault, detail from ledger_faults()`.execute(app.db)
    expect(rows).toEqual([])
    const told = await sql<{
      key: string
      times: number
    }>`select key, count(*)::int as times from notification
      where user_id = ${userId}::uuid and kind = 'reward' group by key having count(*) > 1`.execute(app.db)
    expect(told.rows).toEqual([])
  })
})

// What a bag brought is what the earnings page says, to the cent.
import { randomUUID } from 'node:crypto'
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { clawBackSales } from './earnings.ts'
import { dayMs, deliver, makeBag, makeSeller, sell } from './testing/selling.ts'

type Sums = {
  brought: number
  pending: number
  cleared: number
  nextClearsAt: string | null
  lastClearsAt: string | null
  undated: number
  available: number
}
type Earnings = { held: number; pending: number; available: number; earnedInAll: number }
type Sale = { earnings: number; state: string; availableAt: string | null }

describe.skipIf(!testServer)('what a bag brought', () => {
  let app: TestApp
  let seller: TestClient
  let sellerId = ''
  let accountId = ''
  const clock = movableClock()
  const { now } = clock

  beforeAll(async () => {
    app = await testApp({ now })
    const made = await makeSeller(app)
    sellerId = made.id
    accountId = made.accountId
    await sql`update user_account set password_hash = (select password_hash from user_account where email = ${personByKey('p2p-seller').email})
      where id = ${sellerId}::uuid`.execute(app.db)
    seller = app.newVisitor()
    await seller.run('logIn', { input: { email: made.email, password: seedPassword } })
  })
  afterAll(() => app.close())

  const numberOf = async (bagId: string) => {
    const { bag_number } = await app.db
      .selectFrom('bag')
      .select('bag_number')
      .where('id', '=', bagId)
      .executeTakeFirstOrThrow()
    return String(bag_number)
  }
  const sumsOf = async (bagNumber: string, client = seller) =>
    (await client.run('getBagEarnings', { bagNumber })).data?.bagEarnings as Sums | null
  const earnings = async () => (await seller.run('earnings')).data?.earnings as Earnings
  const salesOf = async (bagNumber: string) => {
    const { data } = await seller.run('getEarningSales', { bagNumber })
    return (data?.earningSales as { nodes: Sale[] } | undefined)?.nodes ?? []
  }
  const earnedOf = async (bagNumber: string) =>
    ((await seller.run('sellerBag', { identifier: bagNumber })).data?.sellerBag as { earned: number } | null)
      ?.earned

  test('adds up over the bags to the earnings page, with what is pending and until when', async () => {
    const ago = (days: number) => new Date(now().getTime() - days * dayMs)
    const first = await makeBag(app, sellerId)
    const second = await makeBag(app, sellerId, 0)
    await sell(app, { sellerId, price: 12_345, bagId: first, soldAt: ago(40), deliveredAt: ago(30) })
    await sell(app, { sellerId, price: 6789, bagId: first, soldAt: ago(10), deliveredAt: ago(5) })
    await sell(app, { sellerId, price: 4321, bagId: second, soldAt: ago(9), deliveredAt: ago(3) })
    const onItsWay = await sell(app, { sellerId, price: 9999, bagId: second, soldAt: ago(2) })
    const back = await sell(app, {
      sellerId,
      price: 5555,
      bagId: second,
      soldAt: ago(40),
      deliveredAt: ago(30),
    })
    await app.db
      .transaction()
      .execute((tx) =>
        clawBackSales(tx, { orderId: back.orderId, lineIds: [back.lineId], reason: 'returned', now: now() }),
      )
    const numbers = [await numberOf(first), await numberOf(second)]
    const all = await earnings()
    const sums = await Promise.all(numbers.map((number) => sumsOf(number)))
    expect(sums.reduce((sum, one) => sum + (one?.pending ?? 0), 0)).toBe(all.pending)
    expect(sums.reduce((sum, one) => sum + (one?.cleared ?? 0), 0)).toBe(all.available)
    expect(sums.reduce((sum, one) => sum + (one?.brought ?? 0), 0)).toBe(all.earnedInAll)
    for (const [at, number] of numbers.entries()) {
      const one = sums[at]
      expect(one?.available).toBe(all.available)
      expect(one?.brought).toBe(await earnedOf(number))
      const pending = (await salesOf(number)).filter((sale) => sale.state === 'pending')
      expect(one?.pending).toBe(pending.reduce((sum, sale) => sum + sale.earnings, 0))
      const dates = pending.flatMap((sale) => sale.availableAt ?? []).toSorted()
      expect([one?.nextClearsAt, one?.lastClearsAt]).toEqual([dates[0] ?? null, dates.at(-1) ?? null])
      expect(one?.undated).toBe(pending.filter((sale) => sale.availableAt === null).length)
    }
    await deliver(app, onItsWay.orderId, now())
    expect((await sumsOf(numbers[1] ?? ''))?.undated).toBe(0)
  })

  test('stays what the bag brought after a cash-out; what is left to cash out falls for all bags alike', async () => {
    const bag = await numberOf(await makeBag(app, sellerId))
    const before = await earnings()
    await seller.run('confirmPassword', { password: seedPassword })
    const input = { requestKey: randomUUID(), accountId, amount: 1000 }
    expect((await seller.run('cashOut', { input })).data?.cashOut).toMatchObject({
      __typename: 'CashOutPayload',
    })
    expect(await sumsOf(bag)).toMatchObject({ brought: 0, available: before.available - 1000 })
    expect((await earnings()).available).toBe(before.available - 1000)
  })

  test('is its seller’s to know, and nobody else’s', async () => {
    const bag = await numberOf(await makeBag(app, sellerId))
    expect(await sumsOf(bag, await app.loggedIn('p2p-seller'))).toBeNull()
    expect(await sumsOf('1')).toBeNull()
  })
})

// What people at work may give back of one order: one limit for refunds and cancellations, also for two
// requests at once (decision 0061).
import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { chargeOrder } from '../payment/payment.ts'
import { makeOrder } from './testing/orders.ts'

type Answered = { __typename: string; message?: string }
type Race = { id: string; lineIds: string[] }

/** Pairs of requests for each race: `RACES=200` for a longer look. */
const races = Number(process.env.RACES ?? 40)
const limit = 15_000
const aboveLimit = 'Refunds above $150.00 for one order need an admin.'

describe.skipIf(!testServer)('what people at work give back of an order', () => {
  let app: TestApp
  let clerk: TestClient
  let otherClerk: TestClient
  let admin: TestClient
  beforeAll(async () => {
    app = await testApp()
    // Two accounts of people at work, besides the admin.
    await sql`insert into role_grant (user_id, role) values (${personByKey('superstar').id}::uuid, 'support')`.execute(
      app.db,
    )
    clerk = await app.loggedIn('employee')
    otherClerk = await app.loggedIn('superstar')
    admin = await app.loggedIn('admin')
  })
  afterAll(() => app.close())

  const doors = (): OrderDoors & typeof testCarriers => ({
    ...testCarriers,
    ...doorsFor(app, { webOrigin: '' }),
  })
  const ask = async (
    client: TestClient,
    operation: Parameters<TestClient['run']>[0],
    input: Record<string, unknown>,
  ): Promise<Answered> => {
    const { data, errors } = await client.run(operation, { input })
    if (errors?.length) throw new Error(JSON.stringify(errors))
    const { __typename, ...fields } = data ?? {}
    return Object.values(fields)[0] as Answered
  }
  const refund = (client: TestClient, input: Record<string, unknown>) =>
    ask(client, 'staffRefundOrder', { reason: 'A button was missing', ...input })
  const cancel = (client: TestClient, input: Record<string, unknown>) =>
    ask(client, 'staffCancelOrder', { reason: 'Asked by phone', ...input })
  /**
   * An order of pieces at these prices, tax of 1.50 on each, each in a parcel of its own. Every
   * order is of the same pieces.
   */
  const promised = async (prices: readonly number[]) => {
    const pieces = app.listed.slice(0, prices.length)
    await sql`update order_line set canceled_at = now() where item_number = any(${pieces}::bigint[]) and canceled_at is null`.execute(
      app.db,
    )
    const parcels = pieces.map((itemNumber) => ({ source: 'own' as const, itemNumbers: [itemNumber] }))
    return makeOrder(app, { userId: personByKey('shopper').id, prices, parcels })
  }
  /** The same, charged; no parcel has left. */
  const charged = async (prices: readonly number[]) => {
    const order = await promised(prices)
    await chargeOrder(doors(), { orderId: order.id })
    return order
  }
  /** What left the shop for an order: to the processor, to credit and to gift cards. */
  const backOf = async (orderId: string) => {
    const { rows } = await sql<{
      sum: number
    }>`select coalesce(sum(e.amount), 0)::float8 as sum from ledger_posting p
      join ledger_entry e on e.posting_id = p.id and e.amount > 0 where p.order_id = ${orderId} and p.kind = 'refund_owed'`.execute(
      app.db,
    )
    return rows[0]?.sum ?? 0
  }
  /** Copies of one charged order, made in one statement, with pieces of their own. */
  const copies = async (prices: readonly number[], count: number): Promise<Race[]> => {
    const { id } = await charged(prices)
    await sql`update order_line set canceled_at = now() where canceled_at is null`.execute(app.db)
    const { rows } = await sql<Race>`with made as (
        insert into purchase_order select (jsonb_populate_record(o, jsonb_build_object('id', copy, 'access_key', 'key-' || copy,
          'paid', o.paid || jsonb_build_object('orderId', copy), 'earned', o.earned || jsonb_build_object('orderId', copy)))).*
        from purchase_order o, (select gen_random_uuid() as copy from generate_series(1, ${count})) fresh where o.id = ${id}::uuid returning id
      ), ranked as (select id, row_number() over () - 1 as n from made
      ), lines as (
        insert into order_line select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id', r.id, 'canceled_at', null,
          'item_number', (${[...app.listed]}::bigint[])[1 + r.n * ${prices.length} + rank() over (partition by r.id order by l.id) - 1]))).*
        from ranked r, order_line l where l.order_id = ${id}::uuid returning id, order_id
      ) select order_id as id, array_agg(id order by id) as "lineIds" from lines group by order_id`.execute(
      app.db,
    )
    return rows
  }
  /**
   * Lets something happen to each of as many charged orders as there are races, five at
   * a time; what each came to.
   */
  const eachOfMany = async <T>(
    prices: readonly number[],
    happens: (race: Race, n: number) => Promise<T>,
  ): Promise<T[]> => {
    const ends: T[] = []
    while (ends.length < races) {
      const some = await copies(prices, Math.min(races - ends.length, 40))
      for (let at = 0; at < some.length; at += 5)
        ends.push(
          ...(await Promise.all(some.slice(at, at + 5).map((race, i) => happens(race, ends.length + i)))),
        )
    }
    return ends
  }
  const refusedAbove = (answers: readonly Answered[]) =>
    answers.filter((one) => one.message === aboveLimit).length
  const fits = (answers: readonly Answered[]) =>
    answers.filter((one) => one.__typename === 'StaffOrderPayload').length

  describe('by two requests at once', () => {
    it(`stays within the limit: refunds with different reasons, ${races} pairs`, async () => {
      const ends = await eachOfMany([30_000], async ({ id }, race) => {
        const answers = await Promise.all([
          refund(clerk, { orderId: id, amount: 14_000, reason: 'The parcel was wet' }),
          refund(race % 2 === 0 ? clerk : otherClerk, {
            orderId: id,
            amount: 14_001,
            reason: 'The collar was torn',
          }),
        ])
        const back = await backOf(id)
        return [fits(answers), refusedAbove(answers), back === 14_000 || back === 14_001]
      })
      expect(ends).toEqual(Array(races).fill([1, 1, true]))
    })

    it(`gives the same sum for the same reason once, ${races} times three at once`, async () => {
      const ends = await eachOfMany([2000], async ({ id }, race) => {
        const key = race % 2 === 0 ? { key: `refund-${id}` } : {}
        const answers = await Promise.all(
          [1, 2, 3].map(() => refund(clerk, { orderId: id, amount: 100, ...key })),
        )
        return [race % 2 === 0 ? 'with a key' : 'without', fits(answers), await backOf(id)]
      })
      // With the key of its form each answer is the first one; without one the others are
      // told that it was given back.
      expect(ends).toEqual(
        Array.from({ length: races }, (_, race) =>
          race % 2 === 0 ? ['with a key', 3, 100] : ['without', 1, 100],
        ),
      )
    })

    it(`stays within the limit: a cancellation beside another one or beside a refund, ${races} pairs`, async () => {
      const ends = await eachOfMany([12_000, 12_000], async ({ id, lineIds: [one = '', two = ''] }, race) => {
        const second =
          race % 2 === 0
            ? cancel(otherClerk, { orderId: id, lineIds: [two] })
            : refund(otherClerk, { orderId: id, amount: 12_150 })
        const answers = await Promise.all([cancel(clerk, { orderId: id, lineIds: [one] }), second])
        return [fits(answers), refusedAbove(answers), await backOf(id)]
      })
      expect(ends).toEqual(Array(races).fill([1, 1, 12_150]))
      expect(await verifyLedger(app.db)).toEqual([])
    })
  })

  describe('by canceling', () => {
    it('above $150.00 is left to an admin, as a refund is', async () => {
      const order = await charged([30_061])
      expect(await cancel(clerk, { orderId: order.id })).toMatchObject({
        __typename: 'StaffRefusal',
        message: aboveLimit,
      })
      expect(await backOf(order.id)).toBe(0)
      expect((await cancel(admin, { orderId: order.id })).__typename).toBe('StaffOrderPayload')
      expect(await backOf(order.id)).toBe(30_211)
    })

    it('counts together with refunds, piece by piece and whoever gave them', async () => {
      const order = await charged([4000, 4000, 4000, 20_000])
      const [one, two, three] = order.lineIds
      expect((await refund(clerk, { orderId: order.id, amount: 5000 })).__typename).toBe('StaffOrderPayload')
      expect((await cancel(otherClerk, { orderId: order.id, lineIds: [one] })).__typename).toBe(
        'StaffOrderPayload',
      )
      expect((await refund(otherClerk, { orderId: order.id, lineIds: [two] })).__typename).toBe(
        'StaffOrderPayload',
      )
      // 50.00 + 41.50 + 41.50 are given: the third piece would come to 174.50, and 17.01 to 150.01.
      for (const client of [clerk, otherClerk]) {
        expect((await cancel(client, { orderId: order.id, lineIds: [three] })).message).toBe(aboveLimit)
        expect((await cancel(client, { orderId: order.id })).message).toBe(aboveLimit)
        expect((await refund(client, { orderId: order.id, amount: 1701 })).message).toBe(aboveLimit)
      }
      expect(
        (await refund(clerk, { orderId: order.id, amount: 1700, reason: 'It came late' })).__typename,
      ).toBe('StaffOrderPayload')
      expect(await backOf(order.id)).toBe(limit)
    })

    it('counts a piece that is reported missing of an order that is charged, and leaves a dear one to an admin', async () => {
      const order = await charged([10_000, 6000])
      const report = (client: TestClient, at: number) =>
        ask(client, 'reportMissing', {
          shipmentId: order.parcels[at]?.id,
          itemNumber: order.parcels[at]?.itemNumbers[0],
          reason: 'Not on its shelf',
        })
      expect((await report(clerk, 0)).__typename).toBe('StaffParcelPayload')
      expect(await report(clerk, 1)).toMatchObject({ __typename: 'StaffRefusal', message: aboveLimit })
      expect((await report(admin, 1)).__typename).toBe('StaffParcelPayload')
      expect(await backOf(order.id)).toBe(16_300)
    })

    it('asks for the password when it was typed long ago, and changes nothing before that', async () => {
      const order = await charged([2000, 2000])
      const tired = await app.loggedIn('employee')
      await sql`update session set confirmed_at = now() - interval '31 minutes' where user_id = ${personByKey('employee').id}::uuid`.execute(
        app.db,
      )
      expect((await cancel(tired, { orderId: order.id })).__typename).toBe('PasswordNeeded')
      expect((await cancel(tired, { orderId: order.id, lineIds: [order.lineIds[0]] })).__typename).toBe(
        'PasswordNeeded',
      )
      const missing = {
        shipmentId: order.parcels[0]?.id,
        itemNumber: order.parcels[0]?.itemNumbers[0],
        reason: 'Not on its shelf',
      }
      expect((await ask(tired, 'reportMissing', missing)).__typename).toBe('PasswordNeeded')
      expect(await backOf(order.id)).toBe(0)
      clerk = await app.loggedIn('employee')
      expect((await cancel(clerk, { orderId: order.id })).__typename).toBe('StaffOrderPayload')
    })

    it('lets go of any sum that was only promised, and does not count that', async () => {
      const order = await promised([30_000, 20_000, 16_000])
      const [one, two] = order.lineIds
      expect((await cancel(clerk, { orderId: order.id, lineIds: [one] })).__typename).toBe(
        'StaffOrderPayload',
      )
      await chargeOrder(doors(), { orderId: order.id })
      expect((await cancel(clerk, { orderId: order.id, lineIds: [two] })).message).toBe(aboveLimit)
      expect((await refund(clerk, { orderId: order.id, amount: limit })).__typename).toBe('StaffOrderPayload')
      const another = await promised([40_000])
      expect((await cancel(clerk, { orderId: another.id })).__typename).toBe('StaffOrderPayload')
      expect(await backOf(another.id)).toBe(0)
    })
  })

  it('is not their own: of what a clerk or an admin bought, somebody else gives back', async () => {
    for (const person of ['employee', 'admin']) {
      const buyer = person === 'admin' ? admin : clerk
      const order = await charged([2000, 2000])
      await sql`update purchase_order set user_id = ${personByKey(person).id}::uuid where id = ${order.id}::uuid`.execute(
        app.db,
      )
      for (const answer of [
        await refund(buyer, { orderId: order.id, amount: 100 }),
        await cancel(buyer, { orderId: order.id }),
      ])
        expect(answer).toMatchObject({
          __typename: 'StaffRefusal',
          message: 'This is your own order. Somebody else has to give its money back.',
        })
      expect(await backOf(order.id)).toBe(0)
      expect((await refund(otherClerk, { orderId: order.id, amount: 100 })).__typename).toBe(
        'StaffOrderPayload',
      )
    }
  })

  it('is not their own either when they bought as a guest: with their address, or in their browser', async () => {
    const { id: actor, email } = personByKey('employee')
    const visitor = sql`(select visitor_id from user_account where id = ${actor}::uuid)`
    await sql`update user_account set visitor_id = coalesce(visitor_id, (select max(id) from visitor)) where id = ${actor}::uuid`.execute(
      app.db,
    )
    for (const own of [sql`email = ${email.toUpperCase()}`, sql`visitor_id = ${visitor}`]) {
      const order = await charged([2000])
      await sql`update purchase_order set user_id = null, ${own} where id = ${order.id}::uuid`.execute(app.db)
      expect((await refund(clerk, { orderId: order.id, amount: 100 })).message).toMatch(
        /^This is your own order/,
      )
      expect((await refund(otherClerk, { orderId: order.id, amount: 100 })).__typename).toBe(
        'StaffOrderPayload',
      )
    }
  })

  describe('by a refund whose answer was lost', () => {
    it('answers the same key with the first answer, also when nothing is left, and knows another sum under it', async () => {
      const order = await charged([2000])
      const input = { orderId: order.id, amount: order.total, key: 'a-form-of-one-clerk' }
      for (let times = 0; times < 3; times += 1)
        expect((await refund(clerk, input)).__typename).toBe('StaffOrderPayload')
      expect(await backOf(order.id)).toBe(order.total)
      expect(await refund(clerk, { ...input, amount: 100 })).toMatchObject({ __typename: 'StaffRefusal' })
      expect(await backOf(order.id)).toBe(order.total)
    })

    it('takes the same sum and reason under another key for the same one sent again', async () => {
      const order = await charged([2000])
      const input = { orderId: order.id, amount: 100 }
      expect((await refund(clerk, { ...input, key: 'the-first-form' })).__typename).toBe('StaffOrderPayload')
      expect((await refund(clerk, { ...input, key: 'the-second-form' })).message).toMatch(
        /^The same was given back a moment ago/,
      )
      expect(
        (await refund(clerk, { ...input, key: 'the-third-form', reason: 'A second button, too' })).__typename,
      ).toBe('StaffOrderPayload')
      expect(await backOf(order.id)).toBe(200)
    })
  })
})

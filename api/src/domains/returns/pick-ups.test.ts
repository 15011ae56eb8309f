// The carrier fetches a returned parcel: booked, changed, canceled, missed, and what a carrier that doesn't
// answer leaves behind (decision 0265).
import { missedStreet, shutStreet } from '@hemline/rules/fulfillment/carriers-simulator.ts'
import { pickUpRefusals } from '@hemline/rules/returns/pick-up.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CarriersPort } from '../../ports/carriers.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { followReturns, sendReturnMail } from './returns.ts'
import {
  type Answered,
  delivered,
  doorsOfShop,
  newMember,
  type ReturnShown,
  type Shop,
  scanned,
  sendBack,
} from './testing/returning.ts'
import { moveReturns } from './travel.ts'

const dayMs = 86_400_000
type Shown = ReturnShown & {
  detail: string
  pickUp: {
    day: string
    window: string
    status: string
    confirmation: string | null
    words: string
    canChange: boolean
  } | null
}
type Booked = Answered & { return?: Shown }

describe.skipIf(!testServer)('the pick-up of a return', () => {
  let app: TestApp
  let shop: Shop
  let member: TestClient
  let pieces: number[] = []
  const clock = movableClock()
  /** What the carriers were asked, and whether they answer. */
  const heard: { asked: string[]; canceled: string[]; areAway: boolean } = {
    asked: [],
    canceled: [],
    areAway: false,
  }
  const carriers: CarriersPort = {
    ...testCarriers.carriers,
    bookPickUp: async (request) => {
      if (heard.areAway) throw new Error('no carrier answers')
      heard.asked.push(request.key)
      return testCarriers.carriers.bookPickUp(request)
    },
    cancelPickUp: async (request) => {
      if (heard.areAway) throw new Error('no carrier answers')
      heard.canceled.push(request.key)
    },
  }
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now, carriers })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    member = await newMember(app)
    const { rows } = await sql<{ item_number: number }>`select item_number::float8 as item_number from item
      where item_number = any(${await ownPieces(app)}::bigint[]) and not final_sale and promotion is null
        and not ('jewelry' = any(category_tags)) and price_cents > 3000 order by item_number`.execute(app.db)
    pieces = rows.map((row) => row.item_number)
  })
  afterAll(() => app.close())

  const follow = () => followReturns({ ...doorsOfShop(shop), carriers })
  const pageOf = async (id: string) => resultOf<Shown>(await member.run('getReturn', { id }), 'return')
  const book = async (row: ReturnShown, day = row.pickUpDays[0], window = 'morning', who = member) =>
    resultOf<Booked>(await who.run('bookPickUp', { returnId: row.id, day, window }), 'bookPickUp')
  const cancel = async (row: ReturnShown) =>
    resultOf<Booked>(await member.run('cancelPickUp', { returnId: row.id }), 'cancelPickUp')
  const mailsOf = async (returnId: string) =>
    (
      await sql<{ kind: string }>`select payload ->> 'kind' as kind from graphile_worker._private_jobs
        where key like ${`return-mail/${returnId}/pick_up%`} order by id`.execute(app.db)
    ).rows.map((row) => row.kind)
  const statuses = async (returnId: string) =>
    (
      await sql<{ status: string }>`select status from return_pick_up where return_id = ${returnId}::uuid
        order by asked_at, id`.execute(app.db)
    ).rows.map((row) => row.status)

  /** A return of one piece, whose parcel waits at a door. */
  async function waiting(street = '1840 Linden St'): Promise<ReturnShown & { lineId: string }> {
    const { lineIds } = await delivered(shop, member, pieces.splice(0, 1))
    const [lineId = ''] = lineIds
    const answer = await sendBack(member, [{ lineId, reason: 'too_small' }], 'noncashoutable_credit_refund')
    if (!answer.return) throw new Error(JSON.stringify(answer))
    await sql`update order_return set ship_from = jsonb_set(ship_from, '{line1}', to_jsonb(${street}::text))
      where id = ${answer.return.id}::uuid`.execute(app.db)
    Object.assign(heard, { asked: [], canceled: [], areAway: false })
    return { ...answer.return, lineId }
  }

  it('is booked with the carrier once, with its number, its mail and the day on the page', async () => {
    const row = await waiting()
    const [day = ''] = row.pickUpDays
    const twice = await Promise.all([book(row), book(row)])
    for (const answer of twice) expect(answer.__typename).toBe('ReturnPayload')
    const shown = await pageOf(row.id)
    expect(shown.pickUp).toMatchObject({ day, window: 'morning', status: 'booked', canChange: true })
    expect(shown.pickUp?.confirmation).toMatch(/^[A-Z]+-\d{8}$/)
    expect(shown.pickUp?.words).toContain('9 AM to 1 PM, to 1840 Linden St')
    expect(shown.detail).toContain('fetches one piece on')
    expect(new Set(heard.asked).size).toBe(1)
    expect(await statuses(row.id)).toEqual(['booked'])
    expect(await mailsOf(row.id)).toEqual(['pick_up'])
    const { staffReturn } = (await shop.staff.run('getStaffReturn', { code: row.code })).data as {
      staffReturn: { return: Shown; notes: { kind: string; reason: string }[] }
    }
    expect(staffReturn.return.pickUp).toMatchObject({ day, status: 'booked' })
    expect(staffReturn.notes.find((note) => note.kind === 'pick_up')?.reason).toContain(
      shown.pickUp?.confirmation ?? '?',
    )
  })

  it('is mailed with its day, window and number', async () => {
    const row = await waiting()
    await book(row)
    const { rows } = await sql<{
      id: string
      confirmation: string
    }>`select id, confirmation from return_pick_up
      where return_id = ${row.id}::uuid`.execute(app.db)
    const sent: { subject: string; text: string }[] = []
    const mail = { send: async (letter: (typeof sent)[number]) => void sent.push(letter) }
    await sendReturnMail(
      { ...doorsOfShop(shop), mail: mail as never, giftCardSecret: 'x'.repeat(32), webOrigin: 'http://x' },
      { returnId: row.id, kind: 'pick_up', lineId: null, pickUpId: rows[0]?.id ?? '' },
      'key',
    )
    expect(sent[0]?.subject).toMatch(/^Return R \d+: \w+ comes on \w+, \w+ \d+, 9 AM to 1 PM$/)
    expect(sent[0]?.text).toContain(rows[0]?.confirmation ?? '?')
  })

  it('moves to another time: the carrier is told of both', async () => {
    const row = await waiting()
    await book(row)
    const [first] = heard.asked
    const later = await book(row, row.pickUpDays[1], 'afternoon')
    expect(later.return?.pickUp).toMatchObject({ day: row.pickUpDays[1], window: 'afternoon' })
    await follow()
    await follow()
    expect(await statuses(row.id)).toEqual(['canceled', 'booked'])
    expect(heard.canceled).toEqual([first])
  })

  it('is canceled until its window begins; canceling twice is the same', async () => {
    const row = await waiting()
    await book(row)
    for (const _ of [1, 2]) expect((await cancel(row)).return?.pickUp).toBeNull()
    await follow()
    expect(heard.canceled).toEqual(heard.asked)
    expect(await mailsOf(row.id)).toEqual(['pick_up', 'pick_up_canceled'])
    await book(row)
    clock.forward(3 * dayMs)
    expect(await cancel(row)).toMatchObject({ __typename: 'ReturnRefused', message: pickUpRefusals.begun })
    expect(await book(row, row.pickUpDays[3])).toMatchObject({ message: pickUpRefusals.begun })
  })

  it('that the driver misses is told with what comes next, and another day can be booked', async () => {
    const row = await waiting(`12 ${missedStreet}`)
    await book(row)
    clock.forward(3 * dayMs)
    await moveReturns({ ...doorsOfShop(shop), carriers })
    for (const _ of [1, 2]) await follow()
    const shown = await pageOf(row.id)
    expect(shown).toMatchObject({ status: 'initiated', pickUp: { status: 'missed', canChange: false } })
    expect(shown.headline).toMatch(/didn’t get your parcel$/)
    expect(shown.detail).toContain('Choose another day')
    expect(await mailsOf(row.id)).toEqual(['pick_up', 'pick_up_missed'])
    expect((await book(shown)).return?.pickUp?.status).toBe('booked')
  })

  it('is done when the driver has the parcel; the return is then on its way', async () => {
    const row = await waiting()
    await book(row)
    clock.forward(3 * dayMs)
    await follow()
    await moveReturns({ ...doorsOfShop(shop), carriers })
    expect(await statuses(row.id)).toEqual(['fetched'])
    expect((await pageOf(row.id)).status).toBe('inbound')
    expect(await mailsOf(row.id)).toEqual(['pick_up'])
  })

  it('is called off when the return is canceled, posted, or handed in at a counter', async () => {
    const gone = await waiting()
    await book(gone)
    await member.run('cancelReturn', { id: gone.id })
    await follow()
    expect(await statuses(gone.id)).toEqual(['canceled'])
    expect(await mailsOf(gone.id)).toEqual(['pick_up'])

    const dropped = await waiting()
    await book(dropped)
    await scanned(shop, dropped)
    await follow()
    await follow()
    expect(await statuses(dropped.id)).toEqual(['canceled'])
    expect(heard.canceled).toEqual(heard.asked)
    expect(await book(dropped)).toMatchObject({
      message: 'Your parcel is on its way, so this return can’t be changed any more.',
    })
    expect((await cancel(dropped)).__typename).toBe('ReturnRefused')
  })

  it('is refused for a day without a driver, for another person, and where no driver comes', async () => {
    const row = await waiting()
    const [day = ''] = row.pickUpDays
    for (const other of ['', 'tomorrow', '2020-01-01', day.replace(/^\d{4}/, '2999')])
      expect(await book(row, other)).toMatchObject({ message: pickUpRefusals.day })
    expect(await book(row, day, 'morning', await newMember(app))).toMatchObject({
      message: 'There is no such return.',
    })
    const shut = await waiting(`9 ${shutStreet}`)
    expect(await book(shut)).toMatchObject({ message: pickUpRefusals.full })
    expect((await pageOf(shut.id)).pickUp).toBeNull()
    expect(await mailsOf(shut.id)).toEqual([])
  })

  it('that no carrier answers stands as asked, and is booked once by the rounds', async () => {
    const row = await waiting()
    heard.areAway = true
    expect((await book(row)).return?.pickUp).toMatchObject({ status: 'asked', confirmation: null })
    await expect(follow()).rejects.toThrow(/wait for a carrier/)
    heard.areAway = false
    for (const _ of [1, 2]) await follow()
    expect(await statuses(row.id)).toEqual(['booked'])
    expect(heard.asked).toHaveLength(1)
    expect(await mailsOf(row.id)).toEqual(['pick_up'])
  })

  it('that was booked at the moment of a kill is booked once', async () => {
    const row = await waiting()
    const answered = Promise.withResolvers<void>()
    const killed = {
      ...doorsOfShop(shop),
      carriers: {
        ...carriers,
        // The carrier has the booking, and its answer never arrives.
        bookPickUp: async (request: Parameters<CarriersPort['bookPickUp']>[0]) => {
          await carriers.bookPickUp(request)
          answered.resolve()
          throw new Error('killed')
        },
      },
    }
    heard.areAway = true
    await book(row)
    heard.areAway = false
    await followReturns(killed).catch(() => undefined)
    await answered.promise
    expect(await statuses(row.id)).toEqual(['asked'])
    await follow()
    expect(await statuses(row.id)).toEqual(['booked'])
    expect(new Set(heard.asked).size).toBe(1)
    expect(await mailsOf(row.id)).toEqual(['pick_up'])
  })
})

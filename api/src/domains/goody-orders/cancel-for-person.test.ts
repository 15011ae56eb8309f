// A stylist cancels a box before it leaves: the pieces, the money and the words, also when the request dies.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock, untilMonday } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { doorsOfShop, type Shop } from '../returns/testing/returning.ts'
import { followGoodyBoxes, sendGoodyMail } from './goody-orders.ts'
import {
  askFor,
  atHome,
  type GoodyShown,
  goodyMember,
  offered,
  packed,
  readBox,
  reserve,
  reserveInput,
} from './testing/boxing.ts'

type Answer = { __typename: string; message?: string }
const why = 'A zip broke while we packed it.'

describe.skipIf(!testServer)('a goody box that a stylist cancels', () => {
  let app: TestApp
  let shop: Shop
  let processor: FakeProcessor
  let client: TestClient
  const clock = movableClock()
  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
  })
  beforeEach(async () => {
    clock.setAhead(untilMonday())
    // Canceling an order needs a password of the last half hour, by the clock that was moved.
    shop.staff = await app.loggedIn('employee')
    Object.assign(processor, { before: undefined, after: undefined })
    client = (await goodyMember(shop)).client
  })
  afterAll(() => app.close())

  const cancel = async (boxId: string, reason = why): Promise<Answer> =>
    resultOf<Answer>(
      await shop.staff.run('cancelGoodyBoxForPerson', { input: { boxId, reason } }),
      'cancelGoodyBoxForPerson',
    )
  const statesOf = async (box: GoodyShown) => {
    const numbers = box.pieces.map((one) => one.itemNumber)
    const rows = await app.db.selectFrom('item').select('state').where('item_number', 'in', numbers).execute()
    return [...new Set(rows.map((row) => row.state))]
  }
  const reserved = async (): Promise<GoodyShown> => {
    const { id } = await offered(shop, client)
    await reserve(client, await reserveInput(client, id))
    return readBox(client, id)
  }
  /** The box is over for its person, with the reason, and nothing is held, reserved or charged for it. */
  const expectOver = async (box: GoodyShown, held: number) => {
    const now = await readBox(client, box.id)
    expect(now).toMatchObject({ status: 'canceled', headline: 'We had to cancel this box', charged: null })
    expect((now as GoodyShown & { detail: string }).detail).toBe(`“${why}” Nothing was charged.`)
    expect(await statesOf(box)).toEqual(['listed'])
    expect(processor.held()).toBe(held)
    expect(await verifyLedger(app.db)).toEqual([])
  }

  it('is stopped before it is approved, and once it is offered, with words for its person', async () => {
    const { goodyBox: box } = await askFor(client)
    if (!box) throw new Error('no box')
    expect(await cancel(box.id, '  ')).toMatchObject({ __typename: 'StaffRefusal' })
    expect((await readBox(client, box.id)).status).toBe('chosen')
    expect(await cancel(box.id)).toMatchObject({ __typename: 'StaffGoodyPayload' })
    await expectOver(box, processor.held())
    client = (await goodyMember(shop)).client
    const next = await offered(shop, client)
    expect((await Promise.all([cancel(next.id), cancel(next.id)])).map((one) => one.__typename)).toEqual([
      'StaffGoodyPayload',
      'StaffGoodyPayload',
    ])
    await expectOver(next, processor.held())
    const mail = memoryMail()
    const doors = { db: app.db, mail, webOrigin: 'http://shop.example', now: clock.now }
    await sendGoodyMail(doors, { boxId: next.id, kind: 'canceled' }, 'one')
    expect(mail.sent[0]?.mail.subject).toBe('We had to cancel your goody box')
    expect(mail.sent[0]?.mail.text).toContain(why)
  })

  it('is stopped after it was reserved and packed: the reservation is let go', async () => {
    const held = processor.held()
    const box = await reserved()
    await packed(shop, box)
    expect(await cancel(box.id)).toMatchObject({ __typename: 'StaffGoodyPayload' })
    await expectOver(box, held)
  })

  it('is over with its reason when the request dies after the order was canceled', async () => {
    const held = processor.held()
    const box = await reserved()
    await app.db.updateTable('goody_box').set({ canceled_because: why }).where('id', '=', box.id).execute()
    const order = { orderId: box.orderId ?? '', reason: why }
    resultOf(await shop.staff.run('staffCancelOrder', { input: order }), 'staffCancelOrder')
    await followGoodyBoxes(doorsOfShop(shop))
    await expectOver(box, held)
    expect(await cancel(box.id)).toMatchObject({ __typename: 'StaffGoodyPayload' })
  })

  it('goes on when it has left, and its person is told nothing', async () => {
    const box = await atHome(shop, client)
    expect(await cancel(box.id)).toMatchObject({ __typename: 'StaffRefusal' })
    expect((await readBox(client, box.id)).status).toBe('with_you')
    const row = await app.db
      .selectFrom('goody_box')
      .select(['canceled_by', 'canceled_because'])
      .where('id', '=', box.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ canceled_by: null, canceled_because: null })
  })
})

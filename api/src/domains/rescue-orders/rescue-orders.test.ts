import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db.ts'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import { movableClock } from '../../testing/clock.ts'
import { cancelOrder, cancelOrderByStaff } from '../aftercare/aftercare.ts'
import { anyGiver } from '../aftercare/testing/giver.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { moveParcels } from '../fulfillment/simulator.ts'
import { grantCredit, verifyLedger } from '../ledger/ledger.ts'
import { sendOrderMail } from '../orders/orders.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { settleAttempts } from '../payment/payment.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { shelveRescues } from '../rescues/rescues.ts'
import { boxPayment, boxSize, fillShelf, payBox } from '../rescues/testing/shelf.ts'

type Group = { id: string; boxesLeft: number; waiting: number; price: number; pieces: number; title: string }
type Shown = { groups: Group[]; impact: { boxes: number; pieces: number; grams: number } }
type Box = {
  grams: number
  pieces: { itemNumber: number; canceled: boolean }[]
  order: { id: string; status: string; lines: { kind: string; item: unknown }[]; totals: { total: number } }
}

describe.skipIf(!testServer)('rescue boxes', () => {
  let app: TestApp
  let processor: FakeProcessor
  let unused: number[] = []
  let staff: TestClient
  const clock = movableClock()
  const doors = () => doorsFor(app, { payments: processor, now: clock.now })

  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ now: clock.now, payments: processor })
    unused = await ownPieces(app)
    staff = app.newVisitor()
    await staff.run('logIn', { input: { email: personByKey('employee').email, password: seedPassword } })
  })
  beforeEach(() => {
    clock.setAhead(0)
    Object.assign(processor, { before: undefined, after: undefined })
    for (const key of Object.keys(processor.lose)) delete processor.lose[key as 'find']
  })
  afterAll(() => app.close())

  const pieces = (count: number) => unused.splice(0, count)
  /** A shelf with just so many pieces: what other tests left is lost. */
  const shelf = async (count: number) => {
    await app.db
      .updateTable('rescue_piece')
      .set({ lost_at: new Date() })
      .where('box_id', 'is', null)
      .execute()
    const itemNumbers = pieces(count)
    return { itemNumbers, groupId: await fillShelf(app, itemNumbers) }
  }
  const shop = async (client = app.newVisitor()) =>
    resultOf<Shown>(await client.run('getRescues', {}), 'rescues')
  const groupNow = async (id: string) =>
    resultOf<Group>(await app.newVisitor().run('getRescueGroup', { id }), 'rescueGroup')
  const boxOf = async (client: TestClient, orderUuid: string) =>
    resultOf<Box | null>(await client.run('getRescueOrder', { orderUuid }), 'rescueOrder')
  const statesOf = async (itemNumbers: readonly number[]) =>
    new Set(
      (
        await app.db
          .selectFrom('item')
          .select('state')
          .where('item_number', 'in', [...itemNumbers])
          .execute()
      ).map((row) => row.state),
    )
  const sound = async () => expect(await verifyLedger(app.db)).toEqual([])
  const bought = async (groupId: string) => {
    const client = app.newVisitor()
    const placed = await payBox(client, await boxPayment(client, groupId))
    return { client, orderId: placed.orderUuid ?? '', placed }
  }

  it('shows whole boxes of real pieces, and what they cost before money', async () => {
    const { groupId } = await shelf(2 * boxSize + 1)
    const { groups } = await shop()
    const group = groups.find((one) => one.id === groupId)
    expect(group).toMatchObject({
      boxesLeft: 2,
      waiting: 2 * boxSize + 1,
      pieces: boxSize,
      title: 'Tops, M–L',
    })
    const client = app.newVisitor()
    const before = resultOf<{ total: number; isExact: boolean; tax: number }>(
      await client.run('getRescueQuote', { groupId }),
      'rescueQuote',
    )
    expect(before).toMatchObject({ isExact: false, tax: 0 })
    const input = await boxPayment(client, groupId)
    expect(input.totalShown).toBeGreaterThan(before.total)
  })

  it('takes a box’s pieces off the shelf when it is paid, and shows them to who paid', async () => {
    const { groupId, itemNumbers } = await shelf(boxSize)
    const { client, orderId, placed } = await bought(groupId)
    expect(placed.__typename).toBe('RescueOrderPlaced')
    expect(await statesOf(itemNumbers)).toEqual(new Set(['transferred']))
    const box = await boxOf(client, orderId)
    expect(box?.pieces.map((one) => one.itemNumber)).toEqual(itemNumbers)
    expect(box?.order).toMatchObject({ status: 'confirmed' })
    expect(box?.order.lines.every((line) => line.kind === 'rescue' && line.item === null)).toBe(true)
    expect(await boxOf(app.newVisitor(), orderId)).toBeNull()
    expect(await groupNow(groupId)).toMatchObject({ boxesLeft: 0, waiting: 0 })
    await sound()
  })

  it('sells the last box once when two shoppers pay at the same time', async () => {
    const { groupId } = await shelf(boxSize)
    const shoppers = await Promise.all(
      [0, 1].map(async () => {
        const client = app.newVisitor()
        return { client, input: await boxPayment(client, groupId) }
      }),
    )
    const answers = await Promise.all(shoppers.map(({ client, input }) => payBox(client, input)))
    expect(answers.map((one) => one.__typename).toSorted()).toEqual(['RescueOrderPlaced', 'RescueSoldOut'])
    await sound()
  })

  it('makes one order and one charge of a double click and of a lost answer', async () => {
    const { groupId } = await shelf(2 * boxSize)
    const client = app.newVisitor()
    const input = await boxPayment(client, groupId)
    const held = processor.held()
    processor.lose.authorize = 1
    const answers = await Promise.all([payBox(client, input), payBox(client, input)])
    expect(answers.some((one) => one.__typename === 'OrderPending' || one.orderUuid)).toBe(true)
    const after = await payBox(client, input)
    expect(after.__typename).toBe('RescueOrderPlaced')
    expect(processor.held() - held).toBe(input.amountShown)
    expect(await groupNow(groupId)).toMatchObject({ boxesLeft: 1 })
    await sound()
  })

  it('frees the pieces of a declined box, and of one that nobody finished paying', async () => {
    const { groupId, itemNumbers } = await shelf(boxSize)
    const client = app.newVisitor()
    const declined = await payBox(client, await boxPayment(client, groupId, 'tok_decline'))
    expect(declined.__typename).toBe('PaymentDeclined')
    expect(await groupNow(groupId)).toMatchObject({ boxesLeft: 1 })
    processor.before = () => {
      throw new Error('the wire is cut')
    }
    await payBox(client, await boxPayment(client, groupId)).catch(() => undefined)
    processor.before = undefined
    expect(await groupNow(groupId)).toMatchObject({ boxesLeft: 0 })
    clock.forward(60 * 60_000)
    await settleAttempts(doors())
    expect(await groupNow(groupId)).toMatchObject({ boxesLeft: 1 })
    expect(await statesOf(itemNumbers)).toEqual(new Set(['expired']))
    await sound()
  })

  it('gives the payment back when a piece is taken out of the shelf meanwhile', async () => {
    const { groupId, itemNumbers } = await shelf(boxSize)
    const client = app.newVisitor()
    const input = await boxPayment(client, groupId)
    const held = processor.held()
    processor.after = async (what) => {
      if (what === 'authorize')
        await app.db
          .updateTable('item')
          .set({ state: 'reclaimed' })
          .where('item_number', '=', itemNumbers[0] ?? 0)
          .execute()
    }
    expect((await payBox(client, input)).__typename).toBe('AttemptGivenUp')
    expect(processor.held()).toBe(held)
    expect(await groupNow(groupId)).toMatchObject({ boxesLeft: 0, waiting: boxSize - 1 })
    await sound()
  })

  it('refuses another sum, a missing address, a guest without email, and other keys', async () => {
    const { groupId } = await shelf(boxSize)
    const client = app.newVisitor()
    const input = await boxPayment(client, groupId)
    expect(await payBox(client, { ...input, totalShown: input.totalShown - 1 })).toMatchObject({
      __typename: 'TotalsChanged',
    })
    expect(
      await payBox(client, { ...input, addressId: '01939bd2-4c11-7a55-8d21-0b3f7f3a9121', email: 'no' }),
    ).toMatchObject({ __typename: 'CheckoutIncomplete', missing: ['email', 'address'] })
    expect(await payBox(client, { ...input, groupId: '999999' })).toMatchObject({
      __typename: 'RescueSoldOut',
    })
    const wrong = await client.run('placeRescueOrder', {
      input: { ...input, attemptKey: 'cart-key-of-somebody' },
    })
    expect(wrong.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    expect(await groupNow(groupId)).toMatchObject({ boxesLeft: 1 })
  })

  it('is packed and shipped by the desk, charged then, and counted as saved', async () => {
    const { groupId, itemNumbers } = await shelf(boxSize)
    const { impact } = await shop()
    const { orderId } = await bought(groupId)
    type Open = {
      id: string
      orderId: string
      status: string
      place: string
      pieces: { itemNumber: number }[]
    }
    const open = async () =>
      resultOf<{ nodes: Open[] }>(
        await staff.run('getStaffRescueBoxes', { page: 1 }),
        'staffRescueBoxes',
      ).nodes.find((one) => one.orderId === orderId)
    const parcel = await open()
    expect(parcel).toMatchObject({ status: 'waiting' })
    expect(parcel?.place).toContain('DC05')
    expect(parcel?.pieces.map((one) => one.itemNumber).toSorted()).toEqual(itemNumbers.toSorted())
    const packed = await staff.run('packParcel', { input: { shipmentId: parcel?.id, itemNumbers } })
    expect(packed.data?.packParcel).toMatchObject({ __typename: 'StaffParcelPayload' })
    expect(await open()).toMatchObject({ status: 'packed' })
    await staff.run('handOverParcel', { shipmentId: parcel?.id })
    expect(await open()).toBeUndefined()
    const order = await app.db
      .selectFrom('purchase_order')
      .select(['status', 'captured_cents', 'charged_cents'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ status: 'shipped', captured_cents: order.charged_cents })
    const after = (await shop()).impact
    expect(after.boxes - impact.boxes).toBe(1)
    expect(after.pieces - impact.pieces).toBe(boxSize)
    expect(after.grams - impact.grams).toBe(boxSize * 190)
    clock.forward(12 * 86_400_000)
    await moveParcels({ ...testCarriers, ...doors() })
    const there = await app.db
      .selectFrom('purchase_order')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(there.status).toBe('delivered')
    await sound()
  })

  it('is final sale for the shopper, while an employee can cancel it and the pieces go back', async () => {
    const { groupId, itemNumbers } = await shelf(boxSize)
    const { orderId } = await bought(groupId)
    expect(await cancelOrder(doors(), { orderId, reason: 'changed my mind' })).toMatchObject({
      __typename: 'OrderNotCancelable',
      message: expect.stringContaining('final sale'),
    })
    const canceled = await cancelOrderByStaff(doors(), {
      orderId,
      reason: 'water damage',
      giver: anyGiver(personByKey('employee').id),
    })
    expect(canceled.__typename).toBe('CancelOrderPayload')
    expect(await statesOf(itemNumbers)).toEqual(new Set(['expired']))
    expect(await groupNow(groupId)).toMatchObject({ boxesLeft: 1 })
    await sound()
  })

  it('pays back a piece that isn’t found, and never sells it again', async () => {
    const { groupId, itemNumbers } = await shelf(boxSize)
    const { client, orderId } = await bought(groupId)
    const [missing = 0] = itemNumbers
    const lines = await app.db
      .selectFrom('order_line')
      .select(['id', 'item_number'])
      .where('order_id', '=', orderId)
      .execute()
    const lineIds = lines.filter((line) => line.item_number === missing).map((line) => line.id)
    const result = await cancelOrderByStaff(doors(), {
      orderId,
      lineIds,
      reason: 'not on its shelf',
      giver: anyGiver(personByKey('employee').id),
      missing: true,
    })
    expect(result.__typename).toBe('CancelOrderPayload')
    const box = await boxOf(client, orderId)
    expect(box?.pieces.filter((one) => one.canceled).map((one) => one.itemNumber)).toEqual([missing])
    expect(await groupNow(groupId)).toMatchObject({ waiting: 0 })
    await sound()
  })

  it('uses a member’s credit first, and gives it back when the card is declined', async () => {
    const { groupId } = await shelf(boxSize)
    const userId = personByKey('shopper').id
    const client = app.newVisitor()
    await client.run('logIn', { input: { email: personByKey('shopper').email, password: seedPassword } })
    const grant = { key: 'credit-for-a-box', userId, kind: 'cash_credit', expiresAt: null } as const
    await inTransaction(app.db, async (tx) => {
      await grantCredit(tx, { ...grant, amount: cents(500), reason: 'for a box', now: clock.now() })
    })
    const input = await boxPayment(client, groupId, 'tok_decline')
    expect(input.totalShown - input.amountShown).toBeGreaterThanOrEqual(500)
    expect((await payBox(client, input)).__typename).toBe('PaymentDeclined')
    const again = await boxPayment(client, groupId)
    expect(again.amountShown).toBe(input.amountShown)
    const placed = await payBox(client, again)
    const order = await app.db
      .selectFrom('purchase_order')
      .select(['credits_cents', 'charged_cents'])
      .where('id', '=', placed.orderUuid ?? '')
      .executeTakeFirstOrThrow()
    expect(order).toEqual({
      credits_cents: again.totalShown - again.amountShown,
      charged_cents: again.amountShown,
    })
    await sound()
  })

  it('mails what luck put into the box', async () => {
    const { groupId } = await shelf(boxSize)
    const { orderId } = await bought(groupId)
    const mail = memoryMail()
    await sendOrderMail(
      { db: app.db, mail, webOrigin: 'http://shop.example' },
      { orderId, kind: 'confirmed' },
      'mail-of-a-box',
    )
    const sent = mail.sent.at(-1)?.mail
    expect(sent?.subject).toContain('rescue box')
    expect(sent?.text).toContain('Final sale')
    expect(sent?.text).not.toContain('you can cancel')
  })

  it('shelves the shop’s own expired pieces by itself, each once', async () => {
    const [own = 0] = pieces(1)
    await app.db
      .updateTable('item')
      .set({ state: 'expired', bag_id: null })
      .where('item_number', '=', own)
      .execute()
    await shelveRescues({ db: app.db, now: clock.now })
    await shelveRescues({ db: app.db, now: clock.now })
    const rows = await app.db
      .selectFrom('rescue_piece')
      .select('source')
      .where('item_number', '=', own)
      .execute()
    expect(rows).toEqual([{ source: 'expired' }])
    await expect(
      inTransaction(app.db, (tx) =>
        tx
          .insertInto('rescue_piece')
          .values({
            item_number: own,
            group_id: 1,
            source: 'expired',
            grams: 1,
            shelved_at: new Date(),
            from_state: 'expired',
          } as never)
          .execute(),
      ),
    ).rejects.toThrow(/rescue_piece_pkey/)
  })
})

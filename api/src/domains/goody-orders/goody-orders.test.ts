// Goody boxes from the wish to the charge, with real orders, returns and the ledger (decision 0171).
import { goodyKeepDays } from '@hemline/rules/goody-boxes/terms.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock, untilMonday } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { payRefunds } from '../payment/payment.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import {
  doorsOfShop,
  inspected,
  newestMemberEmail,
  type ReturnShown,
  type Shop,
  scanned,
} from '../returns/testing/returning.ts'
import { followGoodyBoxes, sendGoodyMail } from './goody-orders.ts'
import {
  askFor,
  askInput,
  atHome,
  charged,
  choose,
  type GoodyAnswer,
  type GoodyShown,
  goodyMember,
  offered,
  packed,
  readBox,
  released,
  reserve,
  reserveInput,
  settled,
} from './testing/boxing.ts'

const dayMs = 86_400_000

describe.skipIf(!testServer)('a goody box', () => {
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
    Object.assign(processor, { before: undefined, after: undefined })
    // The clock runs ahead for every box: those of other tests are over.
    await sql`update goody_box set status = 'canceled'`.execute(app.db)
    await sql`update goody_piece set is_held = false`.execute(app.db)
    client = (await goodyMember(shop)).client
  })
  afterAll(() => app.close())

  it('stands in the queue of its status, which is read page by page', async () => {
    await sql`with made as (insert into user_account select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
        'email', 'queue-' || n || '@hemline.example'))).* from user_account u, generate_series(1, 25) n
        where u.email = ${newestMemberEmail()} returning id)
      insert into goody_box (id, user_id, form_key, status, departments, kinds, budget_cents, asked_at)
      select gen_random_uuid(), id, gen_random_uuid()::text, 'unpaid', '{women}', '{}', 40000, now() from made`.execute(
      app.db,
    )
    const read = async (queue: string, page: number) =>
      resultOf<{ nodes: object[]; totalCount: number; hasNextPage: boolean }>(
        await shop.staff.run('getStaffGoodyBoxes', { queue, page }),
        'staffGoodyBoxes',
      )
    const first = await read('unpaid', 1)
    const second = await read('unpaid', 2)
    const waiting = await read('chosen', 1)
    expect(first).toMatchObject({ totalCount: 25, hasNextPage: true })
    expect(second).toMatchObject({ totalCount: 25, hasNextPage: false })
    expect([first.nodes.length, second.nodes.length, waiting.totalCount]).toEqual([20, 5, 0])
  })

  const doors = () => doorsOfShop(shop)
  const statesOf = async (box: GoodyShown) => {
    const numbers = box.pieces.map((one) => one.itemNumber)
    const { rows } = await sql<{
      state: string
      item_number: number
    }>`select state, item_number::float8 as item_number
      from item where item_number = any(${numbers}::bigint[])`.execute(app.db)
    return numbers.map((number) => rows.find((row) => row.item_number === number)?.state)
  }
  const orderOf = (box: GoodyShown) =>
    app.db
      .selectFrom('purchase_order')
      .selectAll()
      .where('id', '=', box.orderId ?? '')
      .executeTakeFirstOrThrow()
  /** The books add up, and `make doctor` finds no fault in the orders of goody boxes. */
  const sound = async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    const { rows } = await sql`select f.fault, f.detail from order_faults() f join goody_box b
      on b.status <> 'canceled' and f.detail like b.order_id || '%'`.execute(app.db)
    expect(rows).toEqual([])
  }
  /** Moves the clock to where the reservation of a box has to be renewed. */
  const growOld = async (box: GoodyShown) => {
    const { authorized_at: since } = await app.db
      .selectFrom('goody_box')
      .select('authorized_at')
      .where('id', '=', box.id)
      .executeTakeFirstOrThrow()
    clock.moveTo((since?.getTime() ?? 0) + 6.1 * dayMs)
  }
  const pricesOf = (box: GoodyShown, count: number) =>
    box.pieces.slice(0, count).reduce((sum, one) => sum + one.price + one.tax, 0)
  const returnOf = (box: GoodyShown) => ({ id: box.returnId, code: box.returnCode }) as ReturnShown
  const lineOf = async (box: GoodyShown, itemNumber: number) =>
    (
      await app.db
        .selectFrom('order_line')
        .select('id')
        .where('order_id', '=', box.orderId ?? '')
        .where('item_number', '=', itemNumber)
        .executeTakeFirstOrThrow()
    ).id
  /** The pieces that went back are looked over: all as they left, or as told. */
  const lookedOver = async (box: GoodyShown, outcomeOf: (i: number) => string = () => 'accepted') => {
    const back = box.pieces.filter((one) => one.choice === 'back')
    const decisions = await Promise.all(
      back.map(async ({ itemNumber }, i) => ({
        lineId: await lineOf(box, itemNumber),
        outcome: outcomeOf(i),
        ...(outcomeOf(i) === 'accepted' ? {} : { reason: 'It was worn and washed.' }),
      })),
    )
    return inspected(shop, returnOf(box), decisions)
  }

  it('is chosen by size and budget at once, of one house, and held from everybody else', async () => {
    const { goodyBox: box } = await askFor(client, { budget: 25_000 })
    expect(box).toMatchObject({ status: 'chosen', headline: 'Our stylist looks over your box' })
    expect(box?.pieces).toHaveLength(5)
    expect(box?.sum).toBeLessThanOrEqual(25_000)
    expect(await statesOf(box as GoodyShown)).toEqual(Array<string>(5).fill('pending_sale'))
    const other = app.newVisitor()
    const added = await other.run('addToCart', { input: { itemNumber: box?.pieces[0]?.itemNumber } })
    expect(added.data?.addToCart).toMatchObject({ __typename: 'ItemUnavailable' })
  })

  it('is one box, however often its form is sent, and one at a time', async () => {
    const input = askInput()
    const answers = await Promise.all([1, 2, 3].map(() => client.run('askGoodyBox', { input })))
    const ids = answers.map((one) => resultOf<GoodyAnswer>(one, 'askGoodyBox').goodyBox?.id)
    expect(new Set(ids).size).toBe(1)
    expect(await askFor(client)).toMatchObject({
      __typename: 'GoodyRefused',
      message: 'You have a box already. Choose from that one first.',
    })
  })

  it('needs sizes, and isn’t read by anybody else', async () => {
    const { goodyBox: box } = await askFor(client)
    const { client: stranger, userId } = await goodyMember(shop)
    expect((await stranger.run('getGoodyBox', { id: box?.id })).data?.goodyBox).toBeNull()
    await sql`delete from size_profile where user_id = ${userId}`.execute(app.db)
    expect(await askFor(stranger)).toMatchObject({
      message: 'Tell us your sizes first, so that we choose what fits.',
    })
    expect((await client.run('approveGoodyBox', { input: { boxId: box?.id, note: '' } })).errors).toBeTruthy()
  })

  it('is changed and approved by a stylist, within its budget', async () => {
    const { goodyBox: box } = await askFor(client)
    const id = box?.id ?? ''
    const seen = resultOf<{ swaps: { item: { itemNumber: number }; price: number }[]; sum: number }>(
      await shop.staff.run('getStaffGoodyBox', { id }),
      'staffGoodyBox',
    )
    const out = box?.pieces[0]
    const into = seen.swaps.find((one) => seen.sum - (out?.price ?? 0) + one.price <= 40_000)
    const swap = { input: { boxId: id, out: out?.itemNumber, into: into?.item.itemNumber } }
    resultOf(await shop.staff.run('swapGoodyPiece', swap), 'swapGoodyPiece')
    const now = await readBox(client, id)
    expect(now.pieces[0]?.itemNumber).toBe(into?.item.itemNumber)
    expect(await statesOf({ ...now, pieces: [...now.pieces, ...(out ? [out] : [])] })).toEqual([
      ...Array<string>(5).fill('pending_sale'),
      'listed',
    ])
    resultOf(
      await shop.staff.run('approveGoodyBox', { input: { boxId: id, note: 'Enjoy' } }),
      'approveGoodyBox',
    )
    expect(await readBox(client, id)).toMatchObject({
      status: 'offered',
      headline: '5 pieces, chosen for you',
    })
    expect(await shop.staff.run('swapGoodyPiece', swap)).toMatchObject({
      data: { swapGoodyPiece: { __typename: 'StaffRefusal' } },
    })
  })

  it('that lost a piece says which one to its stylist, and is offered only with another one', async () => {
    const { goodyBox: box } = await askFor(client)
    const id = box?.id ?? ''
    const lost = box?.pieces[0]?.itemNumber ?? 0
    await sql`update item set state = 'delisted' where item_number = ${lost}`.execute(app.db)
    type Seen = {
      pieces: { why: string; item: { itemNumber: number } }[]
      swaps: { item: { itemNumber: number } }[]
    }
    const seen = resultOf<Seen>(await shop.staff.run('getStaffGoodyBox', { id }), 'staffGoodyBox')
    expect(seen.pieces.find(({ item }) => item.itemNumber === lost)?.why).toMatch(/^Gone meanwhile/)
    const approve = async () =>
      resultOf<{ __typename: string; message?: string }>(
        await shop.staff.run('approveGoodyBox', { input: { boxId: id, note: '' } }),
        'approveGoodyBox',
      )
    expect((await approve()).message).toMatch(/^Put another piece in place of .* first\.$/)
    for (const { item } of seen.swaps) {
      const input = { boxId: id, out: lost, into: item.itemNumber }
      const done = resultOf<{ __typename: string }>(
        await shop.staff.run('swapGoodyPiece', { input }),
        'swapGoodyPiece',
      )
      if (done.__typename === 'StaffGoodyPayload') break
    }
    expect((await approve()).__typename).toBe('StaffGoodyPayload')
    await sql`update item set state = 'listed' where item_number = ${lost}`.execute(app.db)
  })

  it('says that everything is kept when its days were over before the parcel left', async () => {
    const box = await atHome(shop, client)
    await choose(client, box, 1)
    clock.forward((goodyKeepDays + 3) * 86_400_000)
    await followGoodyBoxes(doorsOfShop(shop))
    const outcomes = (await readBox(client, box.id)).pieces as { outcome?: string | null }[]
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(box.pieces.map(() => 'You keep it'))
  })

  it('reserves the price on the card once and charges nothing, also when it is packed', async () => {
    const { id } = await offered(shop, client)
    const input = await reserveInput(client, id)
    const before = processor.held()
    const answers = await Promise.all([
      reserve(client, input),
      reserve(client, input),
      reserve(client, input),
    ])
    expect(answers.map((one) => one.__typename)).toContain('GoodyReserved')
    expect(await reserve(client, input)).toMatchObject({ __typename: 'GoodyReserved', boxId: id })
    expect(processor.held() - before).toBe(input.totalShown)
    const box = await readBox(client, id)
    expect(box).toMatchObject({ status: 'placed', reserved: input.totalShown, charged: null })
    await packed(shop, box)
    expect(await orderOf(box)).toMatchObject({ captured_at: null, status: 'confirmed' })
    expect(await statesOf(box)).toEqual(Array<string>(5).fill('packed'))
    await sound()
  })

  it('refused by a bank waits for another card', async () => {
    const { id } = await offered(shop, client)
    expect(await reserve(client, await reserveInput(client, id, 'tok_decline'))).toMatchObject({
      __typename: 'PaymentDeclined',
    })
    expect(await readBox(client, id)).toMatchObject({ status: 'offered', orderId: null })
    expect(await reserve(client, await reserveInput(client, id))).toMatchObject({
      __typename: 'GoodyReserved',
    })
    await sound()
  })

  it('charges the two pieces that are kept, and lets the three go that came back', async () => {
    const before = processor.held()
    const box = await atHome(shop, client)
    expect(box).toMatchObject({ status: 'with_you', canChoose: true })
    const chosen = await choose(client, box, 2)
    expect(chosen.goodyBox).toMatchObject({
      status: 'returning',
      returnCode: expect.stringMatching(/^R \d+$/),
    })
    expect(chosen.goodyBox?.labelUrl).toContain('/returns/label')
    const going = chosen.goodyBox as GoodyShown
    expect(await scanned(shop, returnOf(going))).toBe('taken')
    expect(await choose(client, box, 5)).toMatchObject({ __typename: 'GoodyRefused' })
    await settled(shop, box)
    expect(await readBox(client, box.id)).toMatchObject({ status: 'returning', charged: null })
    await lookedOver(going)
    await settled(shop, box)
    const kept = pricesOf(box, 2) + ((await orderOf(box)).fees_cents ?? 0)
    const done = await readBox(client, box.id)
    expect(done).toMatchObject({ status: 'settled', charged: kept, headline: '2 of 5 stayed with you' })
    expect(processor.held() - before).toBe(kept)
    expect(await statesOf(box)).toEqual(['delivered', 'delivered', 'relisted', 'relisted', 'relisted'])
    await settled(shop, box)
    expect(processor.held() - before).toBe(kept)
    await sound()
  })

  it('of which nothing is kept costs nothing', async () => {
    const before = processor.held()
    const box = await atHome(shop, client)
    const { goodyBox: going } = await choose(client, box, 0)
    await scanned(shop, returnOf(going as GoodyShown))
    await lookedOver(going as GoodyShown)
    await settled(shop, box)
    expect(await readBox(client, box.id)).toMatchObject({ status: 'settled', charged: 0 })
    expect(processor.held()).toBe(before)
    await sound()
  })

  it('of which all is kept is charged at once', async () => {
    const box = await atHome(shop, client)
    expect((await choose(client, box, 5)).__typename).toBe('GoodyBoxPayload')
    await settled(shop, box)
    expect(await readBox(client, box.id)).toMatchObject({ status: 'settled', charged: box.reserved })
    await sound()
  })

  it('charges a piece that came back worn, which goes back to its person', async () => {
    const box = await atHome(shop, client)
    const going = (await choose(client, box, 4)).goodyBox as GoodyShown
    await scanned(shop, returnOf(going))
    const [answer] = await inspected(shop, returnOf(going), [
      {
        lineId: await lineOf(box, box.pieces[4]?.itemNumber ?? 0),
        outcome: 'accepted_less',
        amount: 100,
        reason: 'worn a bit',
      },
    ])
    expect(answer).toMatchObject({ __typename: 'StaffRefusal' })
    await lookedOver(going, () => 'refused')
    await settled(shop, box)
    const done = await readBox(client, box.id)
    expect(done).toMatchObject({ status: 'settled', charged: box.reserved })
    expect(done.pieces[4]?.outcome).toBe('Sent back to you, and charged')
    await sound()
  })

  it('counts as kept when nobody says anything, after two reminders', async () => {
    const box = await atHome(shop, client)
    const mails = async () => {
      const { rows } = await sql<{
        kind: string
      }>`select payload ->> 'kind' as kind from graphile_worker._private_jobs
        where payload ->> 'boxId' = ${box.id} and key like 'goody-mail/%' order by id`.execute(app.db)
      return rows.map((row) => row.kind)
    }
    for (const days of [3.2, 1]) {
      clock.forward(days * dayMs)
      await followGoodyBoxes(doors())
      await followGoodyBoxes(doors())
    }
    expect((await mails()).slice(-2)).toEqual(['reminder', 'last_day'])
    expect(await readBox(client, box.id)).toMatchObject({ status: 'with_you', charged: null })
    clock.forward(2 * dayMs)
    await followGoodyBoxes(doors())
    await settled(shop, box)
    expect(await readBox(client, box.id)).toMatchObject({ status: 'settled', charged: box.reserved })
    expect(await choose(client, box, 2)).toMatchObject({ __typename: 'GoodyRefused' })
    await sound()
  })

  it('renews its reservation before the bank lets it go', async () => {
    await released(shop)
    const before = processor.held()
    const box = await atHome(shop, client)
    const first = (await app.db
      .selectFrom('payment_attempt')
      .select('reference')
      .where('order_id', '=', box.orderId ?? '')
      .executeTakeFirstOrThrow()) as { reference: string }
    await growOld(box)
    await followGoodyBoxes(doors())
    await followGoodyBoxes(doors())
    const { reference } = (await app.db
      .selectFrom('payment_attempt')
      .select('reference')
      .where('order_id', '=', box.orderId ?? '')
      .executeTakeFirstOrThrow()) as { reference: string }
    expect(reference).not.toBe(first.reference)
    const { rows } = await sql<{ reference: string }>`select payload ->> 'reference' as reference
      from graphile_worker._private_jobs where payload ->> 'reference' = ${first.reference}`.execute(app.db)
    expect(rows).toHaveLength(1)
    await released(shop)
    expect(processor.held() - before).toBe(box.reserved)
    await choose(client, box, 5)
    await settled(shop, box)
    expect(processor.held() - before).toBe(box.reserved)
    await sound()
  })

  it('whose reservation can’t be renewed is charged in whole, and what comes back is paid back', async () => {
    const before = processor.held()
    const box = await atHome(shop, client, 'tok_once')
    await growOld(box)
    await followGoodyBoxes(doors())
    await charged(shop, box)
    expect(processor.held() - before).toBe(box.reserved)
    expect(await readBox(client, box.id)).toMatchObject({ status: 'with_you', charged: box.reserved })
    const going = (await choose(client, box, 2)).goodyBox as GoodyShown
    await scanned(shop, returnOf(going))
    await lookedOver(going)
    await settled(shop, box)
    await payRefunds(doors(), box.orderId ?? '')
    const kept = pricesOf(box, 2) + (await orderOf(box)).fees_cents
    expect(await readBox(client, box.id)).toMatchObject({ status: 'settled', charged: kept })
    expect(processor.held() - before).toBe(kept)
    await sound()
  })

  it('whose charge is refused asks for another card, and keeps its pieces', async () => {
    const box = await atHome(shop, client, 'tok_refuse_capture')
    await choose(client, box, 5)
    await settled(shop, box)
    expect(await readBox(client, box.id)).toMatchObject({ status: 'unpaid', charged: null })
    expect(await statesOf(box)).toEqual(Array<string>(5).fill('delivered'))
    const pay = async (paymentToken: string) =>
      resultOf<GoodyAnswer>(
        await client.run('payGoodyBox', { input: { boxId: box.id, paymentToken } }),
        'payGoodyBox',
      )
    expect(await pay('tok_decline')).toMatchObject({ __typename: 'GoodyRefused' })
    expect(await pay('tok_ok')).toMatchObject({ __typename: 'GoodyBoxPayload' })
    await settled(shop, box)
    expect(await readBox(client, box.id)).toMatchObject({ status: 'settled', charged: box.reserved })
    await sound()
  })

  it('goes back to the shelf when nobody takes it, and when it is canceled', async () => {
    const box = await offered(shop, client)
    clock.forward(4 * dayMs)
    await followGoodyBoxes(doors())
    expect(await readBox(client, box.id)).toMatchObject({ status: 'lapsed' })
    expect(await statesOf(box)).toEqual(Array<string>(5).fill('listed'))
    clock.setAhead(0)
    const before = processor.held()
    const next = await offered(shop, client)
    await reserve(client, await reserveInput(client, next.id))
    const canceled = resultOf<GoodyAnswer>(
      await client.run('cancelGoodyBox', { boxId: next.id }),
      'cancelGoodyBox',
    )
    expect(canceled.goodyBox).toMatchObject({ status: 'canceled' })
    expect(await statesOf(next)).toEqual(Array<string>(5).fill('listed'))
    expect(processor.held()).toBe(before)
    await sound()
  })

  it('of which a piece is gone meanwhile is not reserved, and goes back to the stylist', async () => {
    const box = await offered(shop, client)
    const input = await reserveInput(client, box.id)
    await sql`update item set state = 'delisted' where item_number = ${box.pieces[0]?.itemNumber}`.execute(
      app.db,
    )
    expect(await reserve(client, input)).toMatchObject({
      __typename: 'GoodyRefused',
      message: expect.stringContaining('sold or taken away meanwhile'),
    })
    expect(await readBox(client, box.id)).toMatchObject({ status: 'chosen', orderId: null })
  })

  it('refuses choices that leave a piece out, say no reason, or name a strange one', async () => {
    const box = await atHome(shop, client)
    const say = async (choices: object[]) =>
      resultOf<GoodyAnswer>(
        await client.run('chooseGoodyPieces', { input: { boxId: box.id, choices } }),
        'chooseGoodyPieces',
      ).__typename
    const all = box.pieces.map(({ itemNumber }) => ({ itemNumber, keep: true }))
    expect(await say(all.slice(1))).toBe('GoodyRefused')
    expect(await say([...all.slice(1), { itemNumber: box.pieces[0]?.itemNumber, keep: false }])).toBe(
      'GoodyRefused',
    )
    expect(await say([...all.slice(1), { itemNumber: 1, keep: true }])).toBe('GoodyRefused')
    expect(await readBox(client, box.id)).toMatchObject({ status: 'with_you' })
  })

  it('is told by mails that name the sums and the days', async () => {
    const box = await atHome(shop, client)
    const mail = memoryMail()
    for (const kind of ['offered', 'placed', 'arrived', 'last_day', 'label'] as const)
      await sendGoodyMail(
        { db: app.db, mail, webOrigin: 'http://shop.example', now: clock.now },
        { boxId: box.id, kind },
        kind,
      )
    const text = mail.sent.map((one) => one.mail.text)
    expect(text[0]).toContain('“For a mild winter.”')
    expect(text[1]).toContain('Nothing is charged until you have chosen')
    expect(text[2]).toContain(`/my/goody-boxes/${box.id}`)
    expect(text[3]).toContain('counts as kept and is charged')
    expect(mail.sent[4]?.mail.subject).toMatch(/^Your label: hand your parcel in by \w{3}, \w{3} \d+$/)
  })
})

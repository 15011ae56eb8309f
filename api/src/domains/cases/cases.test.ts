// Cases from what a shopper sees in the resolution hub to the money and the answer of a person (decision
// 0184).
import { randomUUID } from 'node:crypto'
import { seedPassword } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { payRefunds } from '../payment/payment.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { seePhoto, sendPhoto } from '../photos/testing/sending.ts'
import { aStain, delivered, doorsOfShop, newMember, quote, type Shop } from '../returns/testing/returning.ts'
import { followCases, openLetterCase, sendCaseMail } from './cases.ts'

const dayMs = 86_400_000

type Offer = {
  offer: string
  total: number
  sums: { amount: number }[]
  to: { label: string; amount: number }[]
}
type Offers = { __typename: string; message?: string; offers: Offer[]; why: string | null }
type CaseShown = {
  code: string
  status: string
  headline: string
  detail: string
  total: number
  returnId: string | null
  messages: { isOurs: boolean; text: string; photoIds: string[] }[]
}
type Answer = { __typename: string; message?: string; field?: string | null; case: CaseShown }
type StaffCaseShown = {
  case: CaseShown
  offers: Offer[]
  facts: { parcels: object[] }
  takenBy: string | null
  hints: string[]
}
type StaffAnswer = { __typename: string; message?: string; staffCase: StaffCaseShown }

describe.skipIf(!testServer)('a case', () => {
  let app: TestApp
  let shop: Shop
  let member: TestClient
  let support: TestClient
  let pieces: { item_number: number; price: number }[] = []
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    support = shop.staff
    const own = await ownPieces(app)
    const { rows } = await sql<{ item_number: number; price: number }>`
      select item_number::float8 as item_number, price_cents as price from item
      where item_number = any(${own}::bigint[]) and not final_sale and promotion is null and not ('jewelry' = any(category_tags))
      order by item_number`.execute(app.db)
    pieces = rows
  })
  beforeEach(async () => {
    member = await newMember(app)
  })
  afterAll(() => app.close())

  const take = (isRight: (price: number) => boolean = (price) => price < 4000) => {
    const at = pieces.findIndex((piece) => isRight(piece.price))
    const [piece] = pieces.splice(at, 1)
    if (at < 0 || !piece) throw new Error('no such piece is left')
    return piece.item_number
  }
  const offersFor = async (client: TestClient, input: object) =>
    resultOf<Offers>(await client.run('getResolutionOffers', { input }), 'resolutionOffers')
  const select = async (client: TestClient, input: object, key: string = randomUUID()) =>
    resultOf<Answer>(
      await client.run('selectResolution', {
        input: { words: 'Two teeth of the zip are gone.', key, ...input },
      }),
      'selectResolution',
    )
  const chosen = async (wish: { orderId: string; lineIds: string[]; kind: string }, offer: string) => {
    const { offers, ...rest } = await offersFor(member, wish)
    const total = offers?.find((one) => one.offer === offer)?.total
    if (total === undefined) throw new Error(`not offered: ${JSON.stringify({ offers, ...rest })}`)
    return { ...wish, offer, total }
  }
  const staffed = async (
    operation: 'takeCase' | 'answerCase' | 'decideCase' | 'closeCase',
    variables: object,
  ) => resultOf<StaffAnswer>(await support.run(operation, variables as never), operation)

  it('about a flaw gives a part of the price at once, exactly as shown, and once for two clicks', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take()])
    const differences = lineIds.map((lineId) => ({ lineId, difference: aStain }))
    const wish = { orderId, lineIds, kind: 'not_as_described', differences }
    const { offers } = await offersFor(member, wish)
    expect(offers.map((one) => one.offer)).toEqual(['send_back', 'keep_part', 'person'])
    for (const { total, sums, to } of offers) {
      expect(sums.reduce((sum, row) => sum + row.amount, 0)).toBe(total)
      expect(to.reduce((sum, row) => sum + row.amount, 0)).toBe(total)
    }
    const input = await chosen(wish, 'keep_part')
    const before = shop.processor.held()
    const key = randomUUID()
    const twice = await Promise.all([0, 1, 2].map(() => select(member, input, key)))
    expect(new Set(twice.map((one) => one.case.code)).size).toBe(1)
    expect(twice[0]?.case).toMatchObject({ status: 'settled', total: input.total })
    expect(twice[0]?.case.headline).toMatch(/^\$[\d.]+ is on its way$/)
    await payRefunds(doorsOfShop(shop), orderId)
    expect(before - shop.processor.held()).toBe(input.total)
    expect(await verifyLedger(app.db)).toEqual([])

    // A piece that was paid for in a case is in no second case, and doesn't go back.
    expect(await offersFor(member, wish)).toMatchObject({ message: 'This piece was paid back already.' })
    expect(await quote(member, [{ lineId: lineIds[0] ?? '', reason: 'too_small' }])).toMatchObject({
      message: 'This piece was paid back already.',
    })
  })

  it('about a missing piece gives everything as credit, with a tenth on top', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take((price) => price < 3000)])
    const wish = { orderId, lineIds, kind: 'missing' }
    const { offers } = await offersFor(member, wish)
    const refund = offers.find((one) => one.offer === 'refund')?.total ?? 0
    const order = await app.db
      .selectFrom('purchase_order')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    // Nothing else was in the parcel, so its delivery comes back too.
    expect(refund).toBe(order.captured_cents)
    const input = await chosen(wish, 'credit')
    expect(input.total).toBe(refund + Math.round(refund / 10))
    const made = await select(member, input)
    expect(made.case.headline).toMatch(/is yours$/)
    const { rows } = await sql<{ sum: number }>`select sum(granted_cents)::int as sum from credit_drop
      where user_id::text = ${order.user_id}::text and reason = ${`case ${made.case.code}`}`.execute(app.db)
    expect(rows).toEqual([{ sum: input.total }])
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('that sends a piece back makes one return with a free label', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take()])
    const input = await chosen({ orderId, lineIds, kind: 'damaged' }, 'send_back')
    const key = randomUUID()
    const made = await select(member, input, key)
    expect(made.case).toMatchObject({
      status: 'settled',
      headline: 'Your label is ready',
      total: input.total,
    })
    expect((await select(member, input, key)).case.returnId).toBe(made.case.returnId)
    const back = resultOf<{ total: number; status: string }>(
      await member.run('getReturn', { id: made.case.returnId }),
      'return',
    )
    expect(back).toMatchObject({ status: 'initiated', total: input.total })
  })

  it('about a dear parcel that didn’t come asks the carrier, and pays when nothing is found', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [
      take((price) => price > 6000 && price < 40_000),
    ])
    const input = await chosen({ orderId, lineIds, kind: 'not_delivered' }, 'carrier_claim')
    const made = await select(member, input)
    expect(made.case).toMatchObject({ status: 'waiting_for_carrier', headline: 'We asked the carrier' })
    const shown = async () =>
      resultOf<CaseShown>(await member.run('getCase', { code: made.case.code }), 'case')
    clock.forward(4 * dayMs)
    await followCases(doorsOfShop(shop))
    expect((await shown()).status).toBe('waiting_for_carrier')
    const before = shop.processor.held()
    clock.forward(dayMs + 60_000)
    await Promise.all([followCases(doorsOfShop(shop)), followCases(doorsOfShop(shop))])
    expect(await shown()).toMatchObject({ status: 'settled', total: input.total })
    await payRefunds(doorsOfShop(shop), orderId)
    expect(before - shop.processor.held()).toBe(input.total)
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('about a parcel keeps its promise when its time ends after the hub would decide by itself', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [
      take((price) => price > 6000 && price < 40_000),
    ])
    const parcel = await app.db
      .selectFrom('shipment')
      .select('delivered_at')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    clock.moveTo((parcel.delivered_at?.getTime() ?? 0) + 28 * dayMs)
    const input = await chosen({ orderId, lineIds, kind: 'not_delivered' }, 'carrier_claim')
    const made = await select(member, input)
    clock.forward(5 * dayMs + 60_000)
    await followCases(doorsOfShop(shop))
    const shown = resultOf<CaseShown>(await member.run('getCase', { code: made.case.code }), 'case')
    expect(shown).toMatchObject({ status: 'settled', total: input.total })
  })

  it('gives the delivery back only when no piece of the order is kept', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take(), take()])
    const [kept = '', missing = ''] = lineIds
    await select(member, await chosen({ orderId, lineIds: [kept], kind: 'damaged' }, 'keep_part'))
    const line = await app.db
      .selectFrom('order_line')
      .selectAll()
      .where('id', '=', missing)
      .executeTakeFirstOrThrow()
    const input = await chosen({ orderId, lineIds: [missing], kind: 'missing' }, 'refund')
    expect(input.total).toBe(line.net_cents + line.tax_cents)
  })

  it('that needs a person waits, is taken, answered by mail, opened again by a word, and decided once', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take()])
    const made = await select(member, { orderId, lineIds, kind: 'damaged', offer: 'person', total: 0 })
    const { code } = made.case
    expect(made.case).toMatchObject({ status: 'waiting_for_us', headline: 'A person is looking' })
    expect(made.case.detail).toMatch(/^A person answers by \w+day \d/)
    const queue = resultOf<{ nodes: { code: string }[] }>(
      await support.run('getStaffCases', { page: 1 }),
      'staffCases',
    )
    expect(queue.nodes.map((one) => one.code)).toContain(code)
    expect((await staffed('takeCase', { code, take: true })).staffCase.takenBy).not.toBeNull()
    const reply = { code, text: 'Dear Mara,\n\nplease keep it.', isNote: false, key: randomUUID() }
    for (const _ of [1, 2])
      expect((await staffed('answerCase', { input: reply })).staffCase.case.status).toBe('answered')
    await staffed('answerCase', {
      input: { ...reply, text: 'Second case this year.', isNote: true, key: randomUUID() },
    })
    const read = resultOf<CaseShown>(await member.run('getCase', { code }), 'case')
    expect(read.messages.map((one) => [one.isOurs, one.text])).toEqual([
      [false, 'Two teeth of the zip are gone.'],
      [true, 'Dear Mara,\n\nplease keep it.'],
    ])
    const sent: string[] = []
    const row = await app.db
      .selectFrom('support_case')
      .selectAll()
      .where('number', '=', Number(code))
      .executeTakeFirstOrThrow()
    const mail = {
      send: async ({ subject, text }: { subject: string; text: string }) => void sent.push(subject, text),
    }
    await sendCaseMail(
      { db: app.db, mail: mail as never, webOrigin: 'http://shop.example' },
      { caseId: row.id, kind: 'reply', eventKey: reply.key },
      'k',
    )
    expect(sent[0]).toBe(`Case ${code}: our answer`)
    expect(sent[1]).toContain('please keep it.')
    const word = { code, text: 'Thank you, but no.', key: randomUUID() }
    for (const _ of [1, 2])
      expect(
        resultOf<Answer>(await member.run('writeToCase', { input: word }), 'writeToCase').case,
      ).toMatchObject({ status: 'waiting_for_us' })
    const { offers, facts } = resultOf<StaffCaseShown>(
      await support.run('getStaffCase', { code }),
      'staffCase',
    )
    expect(facts).toMatchObject({ orders: 1, returns: 0, cases: 1, orderPaidWith: 'Visa ending in 4242' })
    expect(facts.parcels).toEqual([
      expect.objectContaining({
        statusLabel: 'Delivered',
        packedBy: expect.stringMatching(/\w/),
        deliveredAt: expect.any(String),
      }),
    ])
    const keep = offers.find((one) => one.offer === 'keep_part')
    const decide = { code, offer: 'keep_part', total: keep?.total ?? -1 }
    expect(await staffed('decideCase', { input: { ...decide, total: 1 } })).toMatchObject({
      __typename: 'StaffRefusal',
    })
    // The employee logged in two weeks ago by the shop's clock.
    expect(await staffed('decideCase', { input: decide })).toMatchObject({ __typename: 'PasswordNeeded' })
    await support.run('confirmPassword', { password: seedPassword })
    const before = shop.processor.held()
    const both = await Promise.all([0, 1].map(() => staffed('decideCase', { input: decide })))
    for (const one of both)
      expect(one.staffCase?.case).toMatchObject({ status: 'settled', total: decide.total })
    await payRefunds(doorsOfShop(shop), orderId)
    expect(before - shop.processor.held()).toBe(decide.total)
    expect((await staffed('closeCase', { code })).staffCase.case.status).toBe('closed')
  })

  it('keeps the photos of its shopper, each in one case, for who answers and nobody else', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take(), take()])
    const [first = '', second = ''] = lineIds
    const mine = (await sendPhoto(app, member)).id
    const later = (await sendPhoto(app, member)).id
    const stranger = await newMember(app)
    const theirs = (await sendPhoto(app, stranger)).id
    const asked = { orderId, lineIds: [first], kind: 'damaged', offer: 'person', total: 0 }
    expect(await select(member, { ...asked, photoIds: [theirs] })).toMatchObject({ field: 'photos' })
    const made = await select(member, { ...asked, photoIds: [mine] })
    const { code } = made.case
    // A photo of one case is in no second one, and what was refused made none.
    expect(await select(member, { ...asked, lineIds: [second], photoIds: [mine] })).toMatchObject({
      message: 'One of the photos was sent before. Please take a new one.',
    })
    const word = { code, text: '', photoIds: [later], key: randomUUID() }
    for (const _ of [1, 2]) await member.run('writeToCase', { input: word })
    const shown = resultOf<StaffCaseShown>(await support.run('getStaffCase', { code }), 'staffCase')
    expect(shown.case.messages.map((one) => [one.text, one.photoIds])).toEqual([
      ['Two teeth of the zip are gone.', [mine]],
      ['', [later]],
    ])
    expect((await seePhoto(app, support, mine)).statusCode).toBe(200)
    expect((await seePhoto(app, stranger, mine)).statusCode).toBe(404)
  })

  it('shows its photos to who looks over the piece that it sends back', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take()])
    const { id } = await sendPhoto(app, member)
    const input = await chosen({ orderId, lineIds, kind: 'damaged' }, 'send_back')
    const made = await select(member, { ...input, photoIds: [id] })
    const back = resultOf<{ code: string }>(
      await member.run('getReturn', { id: made.case.returnId }),
      'return',
    )
    const staffed = resultOf<{ casePhotoIds: string[] }>(
      await support.run('getStaffReturn', { code: back.code }),
      'staffReturn',
    )
    expect(staffed.casePhotoIds).toEqual([id])
  })

  it('is nobody else’s, and refuses what it can’t take', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take()])
    const wish = { orderId, lineIds, kind: 'damaged' }
    const stranger = await newMember(app)
    expect(await offersFor(stranger, wish)).toMatchObject({ message: 'There is no such order among yours.' })
    expect(resultOf(await stranger.run('resolutionItems', { orderId }), 'resolutionItems')).toEqual([])
    const input = await chosen(wish, 'keep_part')
    expect(await select(member, { ...input, total: input.total + 1 })).toMatchObject({ field: 'offer' })
    expect(await select(member, { ...input, words: ' ' })).toMatchObject({ field: 'words' })
    expect(await select(member, { ...input, lineIds: [] })).toMatchObject({ field: 'lines' })
    expect(await select(member, { ...input, lineIds: [...lineIds, ...lineIds] })).toMatchObject({
      field: 'lines',
    })
    expect(await select(member, { ...input, offer: 'refund' })).toMatchObject({ field: 'offer' })
    const made = await select(member, input)
    expect((await stranger.run('getCase', { code: made.case.code })).data?.case).toBeNull()
    expect((await member.run('getStaffCases', { page: 1 })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  it('comes of a letter, once', async () => {
    const messageId = randomUUID()
    await app.db
      .insertInto('contact_message')
      .values({
        id: messageId,
        reference: 'HM-77',
        user_id: null,
        topic: 'other',
        name: 'Ida Holm',
        email: 'ida@hemline.example',
        about: null,
        body: 'Where do you buy your hangers?',
        created_at: clock.now(),
      })
      .execute()
    const doors = { db: app.db, now: clock.now }
    await openLetterCase(doors, messageId)
    await openLetterCase(doors, messageId)
    const found = resultOf<{ nodes: { code: string; personName: string }[]; totalCount: number }>(
      await support.run('getStaffCases', { search: 'ida@hemline.example', page: 1 }),
      'staffCases',
    )
    expect(found).toMatchObject({
      totalCount: 1,
      nodes: [{ personName: 'Ida Holm', subject: 'Something else: Where do you buy your hangers?' }],
    })
    const ofKind = async (kind: string) =>
      resultOf<{ nodes: { code: string }[] }>(
        await support.run('getStaffCases', { status: 'waiting_for_us', kind, page: 1 }),
        'staffCases',
      ).nodes.map((one) => one.code)
    const code = found.nodes[0]?.code ?? ''
    expect(await ofKind('letter')).toContain(code)
    expect(await ofKind('damaged')).not.toContain(code)

    // The answer goes to who wrote, and into the same thread as every mail of the case.
    const answer = { code, text: 'From a mill near Salem.', isNote: false, key: randomUUID() }
    resultOf(await support.run('answerCase', { input: answer }), 'answerCase')
    const { rows } = await sql<{ id: string; key: string }>`select c.id, e.form_key as key from support_case c
      join support_case_event e on e.case_id = c.id and e.kind = 'reply' where c.number = ${code}::integer`.execute(
      app.db,
    )
    const [{ id, key } = { id: '', key: '' }] = rows
    const mail = memoryMail()
    const mailing = { db: app.db, mail, webOrigin: 'https://hemline.example' }
    await sendCaseMail(mailing, { caseId: id, kind: 'opened', eventKey: null }, 'opened')
    await sendCaseMail(mailing, { caseId: id, kind: 'reply', eventKey: key }, 'reply')
    const first = `<case-${id}@hemline.example>`
    expect(mail.sent.map(({ mail: { to, headers } }) => ({ to, headers }))).toEqual(
      [1, 2].map(() => ({
        to: 'ida@hemline.example',
        headers: { 'In-Reply-To': first, References: first },
      })),
    )
    expect(mail.sent[1]?.mail.text).toContain('From a mill near Salem.')
    // Letters of before there were keys have no page: mails and prepared letters lead to none.
    await sql`update support_case set access_key = null where id = ${id}::uuid`.execute(app.db)
    await sendCaseMail(mailing, { caseId: id, kind: 'reply', eventKey: key }, 'reply')
    expect(mail.sent[2]?.mail.text).not.toContain('/resolution-hub')
    expect(mail.sent[2]?.mail.text).toContain(
      `To write again, mail help@hemline.example and name case ${code}.`,
    )
    const { macros } = resultOf<{ macros: { id: string; text: string }[] }>(
      await support.run('getStaffCase', { code }),
      'staffCase',
    )
    expect(macros.find((one) => one.id === 'photo')?.text).toContain('to help@hemline.example')
  })
})

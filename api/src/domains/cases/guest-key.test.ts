// A guest returns pieces and begins cases by the key of the order's mails, in a browser that never bought
// anything (decision 0264).
import { randomUUID } from 'node:crypto'
import { orderInAccount, orderKeyRefused } from '@hemline/rules/orders/keys.ts'
import { lateTerms } from '@hemline/rules/returns/late.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestClient, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { seePhoto, sendPhoto } from '../photos/testing/sending.ts'
import { sendReturnMail } from '../returns/returns.ts'
import { delivered, doorsOfShop, newestMemberEmail, newMember } from '../returns/testing/returning.ts'
import { sendCaseMail } from './cases.ts'
import { type CopyingShop, copyingShop } from './testing/replacing.ts'

type Key = { orderId: string; accessKey: string }
type Outcome = {
  __typename: string
  message?: string
  return?: { id: string; status: string; labelUrl: string | null; pickUpDays: string[] }
  case?: { code: string; status: string; messages: { text: string }[] }
}
const dayMs = 86_400_000

describe.skipIf(!testServer)('a guest with the key of an order', () => {
  let shop: CopyingShop
  let buyer: TestClient
  let guest: TestClient
  let key: Key
  let other: Key
  let lineId = ''
  let otherLine = ''
  beforeAll(async () => {
    shop = await copyingShop()
  })
  afterAll(() => shop.app.close())

  const keyOf = async (orderId: string): Promise<Key> => {
    const order = await shop.app.db
      .selectFrom('purchase_order')
      .select('access_key')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    return { orderId, accessKey: order.access_key }
  }
  beforeEach(async () => {
    buyer = shop.app.newVisitor()
    const first = await delivered(shop, buyer, [shop.take()])
    const second = await delivered(shop, buyer, [shop.take()])
    key = await keyOf(first.orderId)
    other = await keyOf(second.orderId)
    lineId = first.lineIds[0] ?? ''
    otherLine = second.lineIds[0] ?? ''
    guest = shop.app.newVisitor()
    await guest.run('getActiveCart', { createIfNotExists: true, estimateTaxes: false })
  })

  const run = async <T>(client: TestClient, operation: string, variables: object) => {
    const answer = await client.run(operation as never, variables as never)
    return resultOf<T>(answer, Object.keys(answer.data ?? {}).find((name) => name !== '__typename') ?? '')
  }
  const line = (id: string) => ({ lineId: id, reason: 'too_small' })
  const quoted = async (byKey: Key | undefined, id = lineId) =>
    run<Outcome & { choices?: { refundType: string; total: number }[] }>(guest, 'getReturnQuote', {
      lines: [line(id)],
      byKey,
    })
  const sendBack = async (byKey: Key | undefined, id = lineId, photoIds: string[] = []) => {
    const { choices } = await quoted(byKey, id)
    const refundType = 'refund_less_return_shipping'
    const total = choices?.find((one) => one.refundType === refundType)?.total ?? 1
    const input = { lines: [{ ...line(id), photoIds }], refundType, total, key: randomUUID() }
    return run<Outcome>(guest, 'createReturn', { input, byKey })
  }
  const begin = (byKey: Key | undefined, id = lineId) =>
    run<Outcome>(guest, 'selectResolution', {
      input: {
        orderId: byKey?.orderId ?? key.orderId,
        lineIds: [id],
        kind: 'charged_wrongly',
        offer: 'person',
        total: 0,
        words: 'Charged twice.',
        key: randomUUID(),
      },
      byKey,
    })

  it('sends a piece back, follows the return, and withdraws it', async () => {
    const setup = await run<{ pieces: { orderId: string; refusal: string | null }[]; lateTerms: string }>(
      guest,
      'orderReturnsSetup',
      { byKey: key },
    )
    expect(setup.pieces).toMatchObject([{ orderId: key.orderId, refusal: null }])
    expect(setup.lateTerms).toBe(lateTerms(false))
    // Shop credit needs an account.
    expect((await quoted(key)).choices?.map((one) => one.refundType)).toEqual([
      'full_refund',
      'refund_less_return_shipping',
    ])
    const photo = (await sendPhoto(shop.app, guest)).id
    const { return: made, ...refused } = await sendBack(key, lineId, [photo])
    if (!made) throw new Error(JSON.stringify(refused))
    const id = made.id
    expect((await shop.app.server.inject({ url: made.labelUrl ?? '' })).statusCode).toBe(200)
    const [day = ''] = made.pickUpDays
    expect(
      await run<Outcome>(guest, 'bookPickUp', { returnId: id, day, window: 'morning', byKey: key }),
    ).toMatchObject({
      __typename: 'ReturnPayload',
    })
    expect(await run<object[]>(guest, 'getDropOffPlaces', { returnId: id, byKey: key })).not.toEqual([])
    const seen = async (byKey: Key, of = id) => {
      const query = new URLSearchParams({ return: of, order: byKey.orderId, key: byKey.accessKey })
      return (await seePhoto(shop.app, shop.app.newVisitor(), `${photo}?${query}`)).statusCode
    }
    expect([await seen(key), await seen(other), await seen(key, key.orderId)]).toEqual([200, 404, 404])
    // The browser that bought it sees the same return.
    for (const [client, byKey] of [
      [guest, key],
      [buyer, undefined],
    ] as const)
      expect(await run(client, 'getReturn', { id, byKey })).toMatchObject({ id })
    expect(await run(guest, 'getReturns', { page: 1, byKey: key })).toMatchObject({ nodes: [{ id }] })

    const mail = memoryMail()
    const doors = { ...doorsOfShop(shop), mail, giftCardSecret: shop.app.config.GIFT_CARD_SECRET }
    await sendReturnMail(doors, { returnId: id, kind: 'created', lineId: null }, 'mail')
    expect(mail.sent[0]?.mail.text).toContain(lateTerms(false))
    expect(mail.sent[0]?.mail.text).toContain(`/my/returns/${id}?order=${key.orderId}&key=${key.accessKey}`)

    expect(await run<Outcome>(guest, 'cancelReturn', { id, byKey: key })).toMatchObject({
      return: { status: 'canceled' },
    })
  })

  it('begins a case, is answered by a mail with a link, and answers', async () => {
    expect(await run<object[]>(guest, 'resolutionItems', { orderId: key.orderId, byKey: key })).toHaveLength(
      1,
    )
    const made = (await begin(key)).case
    const code = made?.code ?? ''
    expect(made).toMatchObject({ status: 'waiting_for_us' })
    await run(shop.staff, 'answerCase', {
      input: { code, text: 'We look at it.', isNote: false, key: randomUUID() },
    })
    const mail = memoryMail()
    const row = await shop.app.db
      .selectFrom('support_case')
      .selectAll()
      .where('number', '=', Number(code))
      .executeTakeFirstOrThrow()
    await sendCaseMail(
      { ...doorsOfShop(shop), mail },
      { caseId: row.id, kind: 'opened', eventKey: null },
      'm',
    )
    expect(mail.sent[0]?.mail.text).toContain(
      `/resolution-hub/cs/${code}?order=${key.orderId}&key=${key.accessKey}`,
    )
    const input = { code, text: 'Thank you.', key: randomUUID() }
    expect(await run<Outcome>(guest, 'writeToCase', { input, byKey: key })).toMatchObject({
      case: { messages: [{}, { text: 'We look at it.' }, { text: 'Thank you.' }] },
    })
    expect(await run(guest, 'getCases', { page: 1, byKey: key })).toMatchObject({ nodes: [{ code }] })
  })

  it('sees the photos of a case by the key in a browser that did not send them', async () => {
    const { case: made } = await begin(key)
    const code = made?.code ?? ''
    const photo = (await sendPhoto(shop.app, guest)).id
    const input = { code, text: '', photoIds: [photo], key: randomUUID() }
    await run<Outcome>(guest, 'writeToCase', { input, byKey: key })
    const elsewhere = shop.app.newVisitor()
    const see = async ({ orderId, accessKey }: Key) => {
      const query = new URLSearchParams({ case: code, order: orderId, key: accessKey })
      return (await seePhoto(shop.app, elsewhere, `${photo}?${query}`)).statusCode
    }
    expect(await see(key)).toBe(200)
    expect(await see(other)).toBe(404)
    expect(await see({ ...key, accessKey: other.accessKey })).toBe(404)
    expect((await seePhoto(shop.app, elsewhere, photo)).statusCode).toBe(404)
  })

  it('reaches nothing of another order, also of the same shopper', async () => {
    const { case: told } = await begin(other, otherLine)
    const { return: theirs } = await sendBack(other, otherLine)
    const id = theirs?.id ?? ''
    const code = told?.code ?? ''
    expect([id, code]).not.toContain('')
    const setup = await run<{ pieces: { orderId: string }[] }>(guest, 'orderReturnsSetup', {
      orderId: other.orderId,
      byKey: key,
    })
    expect(setup.pieces.map((piece) => piece.orderId)).toEqual([key.orderId])
    expect(await run(guest, 'resolutionItems', { orderId: other.orderId, byKey: key })).toEqual([])
    expect(await run(guest, 'resolutionShippings', { orderId: other.orderId, byKey: key })).toEqual([])
    expect(await run(guest, 'getReturn', { id, byKey: key })).toBeNull()
    expect(await run(guest, 'getReturns', { page: 1, byKey: key })).toMatchObject({ totalCount: 0 })
    expect(await run(guest, 'getCase', { code, byKey: key })).toBeNull()
    expect(await run(guest, 'getCases', { page: 1, byKey: key })).toMatchObject({ totalCount: 0 })
    expect(await run(guest, 'getDropOffPlaces', { returnId: id, byKey: key })).toEqual([])
    expect(await run<Outcome>(guest, 'cancelReturn', { id, byKey: key })).toMatchObject({
      __typename: 'ReturnRefused',
    })
    expect(await sendBack(key, otherLine)).toMatchObject({ __typename: 'ReturnRefused' })
    expect(await begin({ ...key }, otherLine)).toMatchObject({ __typename: 'CaseRefused' })
    const word = { code, text: 'Mine?', key: randomUUID() }
    expect(await run<Outcome>(guest, 'writeToCase', { input: word, byKey: key })).toMatchObject({
      message: 'There is no such case.',
    })
  })

  it('is refused in words with an altered or ended key, and without one', async () => {
    const altered = { ...key, accessKey: other.accessKey }
    expect(await quoted(altered)).toMatchObject({ message: orderKeyRefused })
    expect(await sendBack(altered)).toMatchObject({ message: orderKeyRefused })
    expect(await begin(altered)).toMatchObject({ message: orderKeyRefused })
    expect(await run(guest, 'orderReturnsSetup', { byKey: altered })).toMatchObject({ pieces: [] })
    expect(await quoted(undefined)).toMatchObject({ __typename: 'ReturnRefused' })
    const { case: told } = await begin(key)
    shop.clock.forward(60 * dayMs)
    // A key lives on while somebody waits for an answer, and ends with the case.
    expect(await run(guest, 'getCase', { code: told?.code, byKey: key })).toMatchObject({ code: told?.code })
    await run(shop.staff, 'closeCase', { code: told?.code })
    expect(await run(guest, 'getCase', { code: told?.code, byKey: key })).toBeNull()
    expect(await sendBack(key)).toMatchObject({ message: orderKeyRefused })
  })

  it('is led to the account that the order joined', async () => {
    await newMember(shop.app)
    await sql`update purchase_order set user_id = (select id from user_account where email = ${newestMemberEmail()})
      where id = ${key.orderId}::uuid`.execute(shop.app.db)
    expect(await sendBack(key)).toMatchObject({ message: orderInAccount })
  })
})

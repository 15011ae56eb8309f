// The link to a label in a guest's mail: it prints the label, and once that was used it opens the return.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { takeLast } from '../../testing/take.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { sendReturnMail } from './returns.ts'
import { delivered, type ReturnShown, type Shop, scanned, sendBack } from './testing/returning.ts'

const asPage = { accept: 'text/html' }

describe.skipIf(!testServer)('the link to a label in the mail of a guest', () => {
  let app: TestApp
  let shop: Shop
  let pieces: number[]
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    const rows = await app.db
      .selectFrom('item')
      .select(['item_number', 'category_tags'])
      .where('item_number', 'in', await ownPieces(app))
      .where('final_sale', '=', false)
      .where('promotion', 'is', null)
      .execute()
    pieces = rows
      .filter((row) => !row.category_tags.includes('jewelry'))
      .map((row) => Number(row.item_number))
  })
  afterAll(() => app.close())

  it('prints the label, and once it was used opens the return with the key of the mail', async () => {
    const guest = app.newVisitor()
    const { orderId, lineIds } = await delivered(shop, guest, [takeLast(pieces)])
    const wishes = [{ lineId: lineIds[0] ?? '', reason: 'too_small' }]
    const { return: made } = await sendBack(guest, wishes, 'refund_less_return_shipping')
    if (!made) throw new Error('no return')
    const mail = memoryMail()
    const doors = {
      db: app.db,
      mail,
      webOrigin: 'http://shop.example',
      giftCardSecret: app.config.GIFT_CARD_SECRET,
      now: clock.now,
    }
    await sendReturnMail(doors, { returnId: made.id, kind: 'created', lineId: null }, 'created')
    const link = /http\S+returns\/label\S+/.exec(mail.sent[0]?.mail.text ?? '')?.[0] ?? ''
    const { pathname, search, searchParams } = new URL(link)
    const { access_key: key } = await app.db
      .selectFrom('purchase_order')
      .select('access_key')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect([searchParams.get('order'), searchParams.get('key')]).toEqual([orderId, key])
    const url = `${pathname}${search}`
    expect((await app.server.inject({ url, headers: asPage })).headers['content-type']).toBe(
      'application/pdf',
    )
    // The label on the page may be passed on to somebody who isn't told the price.
    expect(made.labelUrl).not.toContain('key=')

    await scanned(shop, made)
    const used = await app.server.inject({ url, headers: asPage })
    expect(used.statusCode).toBe(303)
    const page = new URL(used.headers.location ?? '', 'http://shop.example')
    expect(page.pathname).toBe(`/my/returns/${made.id}`)
    expect(Object.fromEntries(page.searchParams)).toEqual({ label: 'ended', order: orderId, key })
    const byKey = { orderId: page.searchParams.get('order'), accessKey: page.searchParams.get('key') }
    const read = await app.newVisitor().run('getReturn', { id: made.id, byKey })
    expect(resultOf<ReturnShown>(read, 'return').status).toBe('inbound')

    // What a strange link carries goes nowhere, and a program reads why and what helps.
    const odd = url.replace(key, encodeURIComponent('//evil.example?'))
    expect((await app.server.inject({ url: odd, headers: asPage })).headers.location).toBe(
      `/my/returns/${made.id}?label=ended`,
    )
    const answer = await app.server.inject({ url, headers: { accept: 'application/json' } })
    expect([answer.statusCode, answer.body]).toEqual([410, expect.stringContaining('The page of its return')])
  })
})

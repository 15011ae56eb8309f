import { sizeText } from '@hemline/rules/manners/size-equivalents.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryMail } from '../../../ports/mail.memory.ts'
import { type TestApp, testApp, testServer } from '../../../testing/app.ts'
import { takeLast } from '../../../testing/take.ts'
import { cancelOrder } from '../../aftercare/aftercare.ts'
import { buy, fillCart, pay, paymentOf } from '../../checkout/testing/buying.ts'
import { chargeOrder } from '../../payment/payment.ts'
import { fakeProcessor } from '../../payment/testing/fake-processor.ts'
import { type OrderDoors, sendOrderMail } from '../orders.ts'
import { doorsFor, ownPieces } from '../testing/doors-for.ts'

describe.skipIf(!testServer)('the job that mails of an order', () => {
  let app: TestApp
  let doors: OrderDoors
  let unused: number[] = []
  const mail = memoryMail()
  const webOrigin = 'http://shop.example'
  const send = (
    orderId: string,
    kind: Parameters<typeof sendOrderMail>[1]['kind'],
    key = `${kind}/${orderId}`,
  ) => sendOrderMail({ db: app.db, mail, webOrigin }, { orderId, kind }, key)
  const lastMail = () => mail.sent.at(-1)?.mail ?? { to: '', subject: '', text: '', html: '' }
  const order = async () => (await buy(app, [takeLast(unused)])).placed.order?.id ?? ''

  beforeAll(async () => {
    const payments = fakeProcessor()
    app = await testApp({ payments })
    doors = doorsFor(app, { payments, webOrigin })
    unused = await ownPieces(app)
  })
  afterAll(() => app.close())

  it('writes to a guest what she bought, where it goes, and a link that opens it without an account', async () => {
    const itemNumber = unused.at(-1) ?? 0
    const id = await order()
    await send(id, 'confirmed')
    const item = await app.db
      .selectFrom('item')
      .select('title')
      .where('item_number', '=', itemNumber)
      .executeTakeFirstOrThrow()
    expect(lastMail()).toMatchObject({
      to: 'guest@shopper.example',
      subject: expect.stringMatching(/^Your order [0-9A-F]{4}-[0-9A-F]{4} is confirmed$/),
    })
    for (const words of [
      'Thank you, Nora',
      item.title,
      '1840 Linden Street',
      'Oakland, CA 94607',
      'to Visa ending in 4242 when the parcel leaves',
    ])
      expect(lastMail().text).toContain(words)
    const link = /http:\/\/shop\.example\/my\/orders\/(\S+)\?key=(\S+)/.exec(lastMail().text)
    const opened = await app
      .newVisitor()
      .run('getOrder', { id: link?.[1], accessKey: decodeURIComponent(link?.[2] ?? '') })
    expect(opened.data?.order).toMatchObject({ id })
  })

  it('writes days and sizes in the manner of the country that a guest’s parcel goes to', async () => {
    const id = await order()
    await app.db
      .updateTable('purchase_order')
      .set((eb) => ({ ship_to: sql`${eb.ref('ship_to')} || '{"country":"DE"}'` }))
      .where('id', '=', id)
      .execute()
    await send(id, 'confirmed')
    expect(lastMail().text).toMatch(/Arrives \d+(–\d+ [A-Z][a-z]{2}| [A-Z][a-z]{2}–\d+ [A-Z][a-z]{2}), from/)
    const { size_display: size, sizing_id: sizingId } = await app.db
      .selectFrom('order_line as l')
      .innerJoin('item as i', 'i.item_number', 'l.item_number')
      .select(['i.size_display', 'i.sizing_id'])
      .where('l.order_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(lastMail().text).toContain(sizeText({ sizeDisplay: size, sizingId }, 'EU'))
  })

  it('writes days and sizes as a member set them', async () => {
    const client = app.newVisitor()
    const input = {
      email: 'manner@hemline.example',
      password: 'a long enough password',
      firstName: 'Ada',
      lastName: 'Holm',
      acceptTerms: true,
    }
    await client.run('signUp', { input })
    await fillCart(client, [takeLast(unused)], input.email)
    const placed = await pay(client, await paymentOf(client))
    const settings = [{ name: 'persist.date_manner', value: '"day_first"' }]
    const kept = await client.run('applyClientConfiguration', { input: { clientType: 'web', settings } })
    expect(kept.errors).toBeUndefined()
    await send(placed.order?.id ?? '', 'confirmed')
    expect(lastMail().text).toMatch(/Arrives \d+(–\d+ [A-Z][a-z]{2}| [A-Z][a-z]{2}–\d+ [A-Z][a-z]{2}), from/)
  })

  it('gives each try of one mail the same key, and each mail another', async () => {
    const id = await order()
    const before = mail.sent.length
    mail.refuseNext(1)
    await expect(send(id, 'confirmed')).rejects.toThrow()
    await send(id, 'confirmed')
    await send(id, 'shipped')
    expect(mail.sent.slice(before).map((one) => one.key)).toEqual([`confirmed/${id}`, `shipped/${id}`])
  })

  it('tells what was charged, once it was', async () => {
    const id = await order()
    await chargeOrder(doors, { orderId: id })
    await send(id, 'shipped')
    expect(lastMail().text).toMatch(/\$[\d,.]+ was charged to Visa ending in 4242\./)
  })

  it('says of a canceled order that nothing was charged', async () => {
    const id = await order()
    await cancelOrder(doors, { orderId: id, reason: 'by the shopper' })
    await send(id, 'canceled')
    expect(lastMail().text).toContain('Nothing was charged.')
  })

  it('has nothing to say of an order that is not there', async () => {
    const before = mail.sent.length
    await send('01920000-0000-7000-8000-00000000dead', 'confirmed')
    expect(mail.sent).toHaveLength(before)
  })
})

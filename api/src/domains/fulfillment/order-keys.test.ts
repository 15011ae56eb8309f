// What the link in an order's mails opens, until when, and what is asked of who cancels with it.
import { mailedCodeSentences } from '@hemline/rules/identity/mailed-codes.ts'
import { orderCodeMessage, orderLinkSentMessage } from '@hemline/rules/orders/keys.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemoryMail, memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { sendOrderCode } from '../aftercare/aftercare.ts'
import { sendOrderLink } from '../orders/orders.ts'
import { makeOrder } from './testing/orders.ts'

const email = 'guest@hemline.example'
type Outcome = { __typename: string; message?: string; sentTo?: string }

describe.skipIf(!testServer)('the key of an order’s mails', () => {
  let app: TestApp
  let mail: MemoryMail
  let now = new Date()
  let next = 0
  beforeAll(async () => {
    mail = memoryMail()
    app = await testApp({ now: () => now })
  })
  afterAll(() => app.close())

  /** A guest's order that nobody has packed; its key is what its mails hold. */
  const ordered = async (owner: { userId?: string } = {}) => {
    now = new Date()
    const { id, accessKey } = await makeOrder(app, {
      ...owner,
      email,
      parcels: [{ source: 'own', itemNumbers: [app.listed[next++] ?? 0] }],
    })
    return { id, accessKey }
  }
  const cancel = async (client: TestClient, variables: object): Promise<Outcome> => {
    const { data, errors } = await client.run('cancelOrder', variables as Record<string, unknown>)
    return (data?.cancelOrder ?? { __typename: errors?.[0]?.extensions?.code }) as Outcome
  }
  const opened = async (variables: Record<string, unknown>) =>
    (await app.newVisitor().run('getOrder', variables)).data?.order
  const statusOf = async (id: string) =>
    (await sql<{ status: string }>`select status from purchase_order where id = ${id}::uuid`.execute(app.db))
      .rows[0]?.status
  const jobs = async (task: string) =>
    (
      await sql<{
        key: string
      }>`select key from graphile_worker.jobs where task_identifier = ${task}`.execute(app.db)
    ).rows.map(({ key }) => key)
  const doors = () => ({ db: app.db, mail, webOrigin: 'https://shop.example', now: () => now })
  const codeOf = async (id: string) => {
    await sendOrderCode(doors(), id, `order-code/${id}`)
    return mail.sent.at(-1)?.mail.subject.match(/\d{6}$/)?.[0] ?? ''
  }
  const other = (code: string) => (code === '000000' ? '000001' : '000000')

  it('cancels nothing by itself: a code goes to the order’s address, works once and for that order', async () => {
    const order = await ordered()
    const another = await ordered()
    const guest = app.newVisitor()
    const asked = await cancel(guest, order)
    expect(asked).toEqual({
      __typename: 'OrderCodeNeeded',
      message: orderCodeMessage,
      sentTo: expect.stringMatching(/^.•••.?@/),
    })
    expect(await jobs('orderCodeMail')).toContain(`order-code/${order.id}`)
    const code = await codeOf(order.id)
    expect(code).toMatch(/^\d{6}$/)
    expect(mail.sent.at(-1)?.mail.to).toBe(email)
    expect(await cancel(guest, { ...order, code: other(code) })).toMatchObject({
      __typename: 'OrderCodeNeeded',
      message: mailedCodeSentences.wrong,
    })
    await cancel(guest, another)
    await codeOf(another.id)
    expect((await cancel(guest, { ...another, code })).__typename).toBe('OrderCodeNeeded')
    expect(await statusOf(order.id)).toBe('confirmed')
    expect((await cancel(guest, { ...order, code })).__typename).toBe('CancelOrderPayload')
    expect([await statusOf(order.id), await statusOf(another.id)]).toEqual(['canceled', 'confirmed'])
    expect(
      (await sql`select 1 from order_code where order_id = ${order.id}::uuid`.execute(app.db)).rows,
    ).toEqual([])
  })

  it('takes five wrong codes, and no code after its ten minutes', async () => {
    const order = await ordered()
    const guest = app.newVisitor()
    await cancel(guest, order)
    const code = await codeOf(order.id)
    for (let n = 0; n < 5; n += 1)
      expect(await cancel(guest, { ...order, code: other(code) })).toMatchObject({
        message: mailedCodeSentences.wrong,
      })
    expect(await cancel(guest, { ...order, code })).toMatchObject({ message: mailedCodeSentences.tries })
    await cancel(guest, order)
    const second = await codeOf(order.id)
    now = new Date(now.getTime() + 10 * 60_000)
    expect(await cancel(guest, { ...order, code: second })).toMatchObject({
      message: mailedCodeSentences.old,
    })
    expect(await statusOf(order.id)).toBe('confirmed')
  })

  it('sends five codes an hour for an order, whoever asks', async () => {
    const order = await ordered()
    for (let n = 0; n < 5; n += 1)
      expect((await cancel(app.newVisitor(), order)).__typename).toBe('OrderCodeNeeded')
    expect((await cancel(app.newVisitor(), order)).__typename).toBe('RATE_LIMITED')
  })

  it('asks the one who is logged in and owns the order for no code', async () => {
    const { id: userId } = await app.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'nora@hemline.example')
      .executeTakeFirstOrThrow()
    const order = await ordered({ userId })
    const owner = await app.loggedIn('shopper')
    expect((await cancel(owner, { id: order.id })).__typename).toBe('CancelOrderPayload')
  })

  it('ends, for the order and for its parcels, and a new one is mailed to the order’s address alone', async () => {
    const order = await ordered()
    const parcels = { type: 'order', id: order.id, accessKey: order.accessKey }
    expect(await opened(order)).toBeTruthy()
    now = new Date(now.getTime() + 181 * 86_400_000)
    expect(await opened(order)).toBeNull()
    expect((await app.newVisitor().run('getShipmentTracking', parcels)).data?.shipmentTracking).toBeNull()
    expect((await cancel(app.newVisitor(), order)).__typename).toBe('OrderNotCancelable')
    const ask = async (variables: Record<string, unknown>) =>
      (await app.newVisitor().run('mailOrderLink', variables)).data?.mailOrderLink
    const said = { __typename: 'MailOrderLinkPayload', message: orderLinkSentMessage }
    expect(await ask({ id: order.id, email: 'stranger@hemline.example' })).toEqual(said)
    expect(await ask({ id: '0193aa10-0000-7000-8000-00000000dead', email })).toEqual(said)
    expect(await jobs('orderLinkMail')).toEqual([])
    expect(await ask({ id: order.id, email: ` ${email.toUpperCase()} ` })).toEqual(said)
    expect(await jobs('orderLinkMail')).toEqual([`order-link/${order.id}`])
    await sendOrderLink(doors(), order.id, 'one')
    const sent = mail.sent.at(-1)?.mail
    expect(sent?.to).toBe(email)
    const key = decodeURIComponent(/\?key=([\w%-]+)/.exec(sent?.text ?? '')?.[1] ?? '')
    expect(key).not.toBe(order.accessKey)
    expect(await opened({ id: order.id, accessKey: key })).toBeTruthy()
    expect(await opened(order)).toBeNull()
    await sendOrderLink(doors(), order.id, 'two')
    expect(mail.sent.at(-1)?.mail.text).toContain(`?key=${encodeURIComponent(key)}`)
    now = new Date(now.getTime() + 15 * 86_400_000)
    expect(await opened({ id: order.id, accessKey: key })).toBeNull()
  })

  it('is asked for anew three times an hour, and by an address that is one', async () => {
    const order = await ordered()
    const ask = async (to: string) => {
      const { data } = await app.newVisitor().run('mailOrderLink', { id: order.id, email: to })
      return (data?.mailOrderLink as Outcome | undefined)?.__typename
    }
    expect(await ask('nobody')).toBe('InvalidInput')
    for (let n = 0; n < 3; n += 1) expect(await ask('a@hemline.example')).toBe('MailOrderLinkPayload')
    expect(await ask('a@hemline.example')).toBe('TooManyTries')
  })
})

import { connect } from 'node:net'
import { type LiveEvent, type LiveEventName, readLiveEvent } from '@hemline/rules/queue/events.ts'
import {
  liveConnectionsPerNetwork,
  liveConnectionsPerShopper,
  tooManyLiveMessage,
} from '@hemline/rules/queue/queue.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from './testing/app.ts'
import { takeLast } from './testing/take.ts'

type Heard = {
  status: number
  retryAfter: string | null
  text: () => string
  next: (name?: LiveEventName) => Promise<LiveEvent>
  ended: Promise<void>
  hangUp: () => void
}

describe.skipIf(!testServer)('what happens to holds and lines, live', () => {
  let app: TestApp
  let url = ''
  let unused: number[] = []
  let open: Heard[] = []
  const piece = () => takeLast(unused)
  beforeAll(async () => {
    app = await testApp()
    unused = [...app.listed]
    url = await app.server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => {
    for (const one of open) one.hangUp()
    open = []
  })
  afterAll(() => app.close())

  const run = (
    client: TestClient,
    name: 'addToCart' | 'removeFromCart' | 'joinQueue' | 'leaveQueue',
    itemNumber: number,
  ) => client.run(name, { input: { itemNumber } })

  async function listen(client: TestClient, headers: Record<string, string> = {}): Promise<Heard> {
    const stop = new AbortController()
    const cookie = [...client.cookies].map(([k, v]) => `${k}=${v}`).join('; ')
    const answer = await fetch(`${url}/api/live`, {
      signal: stop.signal,
      headers: { cookie, 'user-agent': 'Mozilla/5.0 Chrome/140.0', ...headers },
    })
    let text = ''
    let at = 0
    let tell: () => void = () => undefined
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    const ended = (async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        text += part.value
        tell()
      }
      tell()
    })().catch(() => undefined)
    const next = async (name?: LiveEventName): Promise<LiveEvent> => {
      for (;;) {
        const found = /event: (.+)\ndata: (.+)\n\n/.exec(text.slice(at))
        if (!found) await new Promise<void>((done) => (tell = done))
        else {
          at += found.index + found[0].length
          const event = readLiveEvent(found[1] as LiveEventName, found[2] ?? '')
          if (!event) throw new Error(`no event: ${found[0]}`)
          if (name === undefined || event.name === name) return event
        }
      }
    }
    const heard = {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      text: () => text,
      next,
      ended,
      hangUp: () => stop.abort(),
    }
    open.push(heard)
    return heard
  }
  const waitedFor = async () => {
    const holder = app.newVisitor()
    const first = app.newVisitor()
    const second = app.newVisitor()
    const itemNumber = piece()
    await run(holder, 'addToCart', itemNumber)
    await run(first, 'joinQueue', itemNumber)
    await run(second, 'joinQueue', itemNumber)
    return { holder, first, second, itemNumber }
  }

  test('tells the first in line of the turn and the second of the new place, and each nothing else', async () => {
    const { holder, first, second, itemNumber } = await waitedFor()
    const a = await listen(first)
    const b = await listen(second)
    expect(await a.next()).toEqual({
      name: 'snapshot',
      data: { places: [{ itemNumber, place: 1, length: 2 }], turns: [] },
    })
    expect(await b.next()).toEqual({
      name: 'snapshot',
      data: { places: [{ itemNumber, place: 2, length: 2 }], turns: [] },
    })
    await run(holder, 'removeFromCart', itemNumber)
    const turn = await a.next()
    expect(turn).toMatchObject({ name: 'turn', data: { itemNumber } })
    expect(await b.next()).toEqual({ name: 'queue-moved', data: { itemNumber, place: 1, length: 1 } })
    await run(first, 'leaveQueue', itemNumber)
    expect(await b.next()).toMatchObject({ name: 'turn', data: { itemNumber } })
    const carts = await app.db.selectFrom('cart').select('id').execute()
    for (const { id } of carts) expect(a.text() + b.text()).not.toContain(id)
  })

  test('tells who held a piece that the time is over and somebody else has it', async () => {
    const { holder, first, itemNumber } = await waitedFor()
    const held = await listen(holder)
    await held.next('snapshot')
    await app.db
      .updateTable('hold')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('item_number', '=', itemNumber)
      .execute()
    await first.run('getQueue', { itemNumber })
    expect(await held.next()).toEqual({ name: 'hold-ended', data: { itemNumber } })
  })

  test('tells everybody in line when the piece is sold', async () => {
    const { first, second, itemNumber } = await waitedFor()
    const both = [await listen(first), await listen(second)]
    for (const one of both) await one.next('snapshot')
    await app.db
      .updateTable('item')
      .set({ state: 'purchased' })
      .where('item_number', '=', itemNumber)
      .execute()
    for (const one of both) expect(await one.next()).toEqual({ name: 'sold', data: { itemNumber } })
  })

  test('starts with what was missed: a turn that came while nobody listened', async () => {
    const { holder, first, itemNumber } = await waitedFor()
    await run(holder, 'removeFromCart', itemNumber)
    const late = await listen(first, { 'last-event-id': '12' })
    expect(await late.next()).toMatchObject({
      name: 'snapshot',
      data: { places: [], turns: [{ itemNumber }] },
    })
  })

  test('gives a turn that is due to who comes back before anybody else touched the piece', async () => {
    const { first, itemNumber } = await waitedFor()
    await app.db
      .updateTable('hold')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('item_number', '=', itemNumber)
      .execute()
    expect(await (await listen(first)).next('snapshot')).toMatchObject({ data: { turns: [{ itemNumber }] } })
  })

  test('sends everything once more when the database hung up on the listener', async () => {
    const { holder, first, itemNumber } = await waitedFor()
    const heard = await listen(first)
    await heard.next('snapshot')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hemline-live' and datname = current_database()`.execute(
      app.db,
    )
    expect(await heard.next()).toMatchObject({
      name: 'snapshot',
      data: { places: [{ itemNumber, place: 1 }] },
    })
    await run(holder, 'removeFromCart', itemNumber)
    expect(await heard.next('turn')).toMatchObject({ data: { itemNumber } })
  })

  test('begins anew when somebody with an account gets a cart, so that their first line is heard', async () => {
    const holder = app.newVisitor()
    const member = app.newVisitor()
    const account = { firstName: 'Wren', lastName: 'Ash', password: 'a sentence is fine', acceptTerms: true }
    await member.run('signUp', { input: { ...account, email: 'wren.live@hemline.example' } })
    const itemNumber = piece()
    await run(holder, 'addToCart', itemNumber)
    const heard = await listen(member)
    expect(await heard.next('snapshot')).toMatchObject({ data: { places: [] } })
    await run(member, 'joinQueue', itemNumber)
    await heard.ended
    const again = await listen(member)
    expect(await again.next('snapshot')).toMatchObject({ data: { places: [{ itemNumber, place: 1 }] } })
    await run(holder, 'removeFromCart', itemNumber)
    expect(await again.next('turn')).toMatchObject({ data: { itemNumber } })
  })

  test('has nothing for robots and for who has no cart, and refuses a seventh connection until one is closed', async () => {
    expect((await listen(app.newVisitor())).status).toBe(204)
    const { first } = await waitedFor()
    expect((await listen(first, { 'user-agent': 'Googlebot/2.1' })).status).toBe(204)
    const six = []
    for (let i = 0; i < liveConnectionsPerShopper; i++) six.push(await listen(first))
    expect(six.map((one) => one.status)).toEqual(six.map(() => 200))
    expect((await listen(first)).status).toBe(429)
    six[0]?.hangUp()
    await expect.poll(async () => (await listen(first)).status).toBe(200)
  })

  /** An address, and what a household of IPv6 has: a network of its own for each device. */
  const networks: [string, (n: number) => string, string][] = [
    ['network', () => '198.51.100.20', '198.51.100.21'],
    ['household of IPv6', (n) => `2001:db8:aa:bb${(n + 16).toString(16)}::1`, '2001:db8:aa:cc00::1'],
  ]
  const limited =
    'of one %s are limited, whoever they are for, and the refusal says when to come again and what to do'
  test.each(networks)(limited, async (_what, address, elsewhere) => {
    const from = (n: number) => ({ 'x-forwarded-for': address(n) })
    const shopperThere = async () => {
      const shopper = app.newVisitor()
      await run(shopper, 'addToCart', piece())
      return shopper
    }
    const shoppers = []
    for (let n = 0; n <= liveConnectionsPerNetwork / liveConnectionsPerShopper; n++)
      shoppers.push(await shopperThere())
    const heard = []
    for (let n = 0; n < liveConnectionsPerNetwork; n++)
      heard.push(
        await listen(shoppers[Math.floor(n / liveConnectionsPerShopper)] ?? app.newVisitor(), from(n)),
      )
    expect(heard.filter((one) => one.status !== 200)).toEqual([])
    const last = shoppers.at(-1) ?? app.newVisitor()
    const refused = await listen(last, from(100))
    expect(refused).toMatchObject({ status: 429, retryAfter: '60' })
    await refused.ended
    expect(JSON.parse(refused.text())).toMatchObject({
      errors: [{ message: tooManyLiveMessage, extensions: { code: 'RATE_LIMITED' } }],
    })
    expect((await listen(last, { 'x-forwarded-for': elsewhere })).status).toBe(200)
    heard[0]?.hangUp()
    await expect.poll(async () => (await listen(last, from(101))).status).toBe(200)
  })

  test('forgets a connection that was cut before it was answered', async () => {
    const { first } = await waitedFor()
    const cookie = [...first.cookies].map(([k, v]) => `${k}=${v}`).join('; ')
    const head = `GET /api/live HTTP/1.1\r\nHost: shop\r\nUser-Agent: Mozilla/5.0 Chrome/140.0\r\nCookie: ${cookie}\r\n\r\n`
    const cut = () =>
      new Promise<void>((done) => {
        const socket = connect(
          Number(new URL(url).port),
          '127.0.0.1',
          () => void socket.write(head, () => void socket.destroy()),
        )
        socket.once('close', () => done())
      })
    for (let i = 0; i < 3 * liveConnectionsPerShopper; i++) await cut()
    await expect.poll(async () => (await listen(first)).status).toBe(200)
  })

  test('ends its streams when the API stops, and does not keep it', async () => {
    const other = await testApp()
    const mine = url
    const listening = await other.server.listen({ host: '127.0.0.1', port: 0 })
    const shopper = other.newVisitor()
    await run(shopper, 'addToCart', other.listed[0] ?? 0)
    url = listening
    const heard = await listen(shopper)
    url = mine
    await heard.next('snapshot')
    await other.close()
    await heard.ended
  })
})

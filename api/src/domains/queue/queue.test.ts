import { lineLimit, placesPerShopper, turnMinutes } from '@hemline/rules/queue/queue.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { rounds } from '../../testing/rounds.ts'
import { takeLast } from '../../testing/take.ts'
import { freeHolds } from '../cart/cart.ts'
import { handTurn, handTurns, tellLineEnded } from './queue.ts'

type Queue = { length: number; myPlace: number | null; myTurnUntil: string | null }
type Outcome = {
  __typename: string
  heldUntil?: string
  expiresAt?: string
  limit?: number
  item?: { queue: Queue; heldByMe: boolean }
}

describe.skipIf(!testServer)('the line for a piece', () => {
  let app: TestApp
  let unused: number[] = []
  const piece = () => takeLast(unused)
  beforeAll(async () => {
    app = await testApp()
    unused = [...app.listed]
  })
  afterAll(() => app.close())

  const ask = async (
    client: TestClient,
    name: 'addToCart' | 'removeFromCart' | 'joinQueue' | 'leaveQueue',
    itemNumber: number,
  ) => {
    const { data, errors } = await client.run(name, { input: { itemNumber } })
    expect(errors).toBeUndefined()
    return (data?.[name] ?? {}) as Outcome
  }
  const add = (client: TestClient, itemNumber: number) => ask(client, 'addToCart', itemNumber)
  const join = (client: TestClient, itemNumber: number) => ask(client, 'joinQueue', itemNumber)
  const queueOf = async (client: TestClient, itemNumber: number) => {
    const { data } = await client.run('getQueue', { itemNumber })
    return (data as { item: { queue: Queue } }).item.queue
  }
  const lapse = (itemNumber: number) =>
    app.db
      .updateTable('hold')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('item_number', '=', itemNumber)
      .execute()
  const placesLeft = async (itemNumber: number) =>
    (await app.db.selectFrom('hold_queue').select('position').where('item_number', '=', itemNumber).execute())
      .length
  /** A piece that one shopper holds and others wait for, in this order. */
  const waitedFor = async (waiting: number) => {
    const holder = app.newVisitor()
    const itemNumber = piece()
    await add(holder, itemNumber)
    const shoppers = Array.from({ length: waiting }, () => app.newVisitor())
    for (const shopper of shoppers)
      expect((await join(shopper, itemNumber)).__typename).toBe('JoinQueuePayload')
    return { holder, itemNumber, shoppers }
  }
  const minutesTo = (time: string | null | undefined) => (Date.parse(time ?? '') - Date.now()) / 60_000

  test('is the first one’s who waits when a hold lapses, whoever of a hundred strangers reaches for it, time after time', {
    timeout: 240_000,
  }, async () => {
    const strangers = Array.from({ length: 100 }, () => app.newVisitor())
    const three = Array.from({ length: 3 }, () => app.newVisitor())
    for (const shopper of [...strangers, ...three]) await shopper.run('getUserHuman')
    for (let round = 0; round < rounds; round++) {
      const itemNumber = piece()
      await add(app.newVisitor(), itemNumber)
      const [first, ...rest] = [0, 1, 2].map((i) => three[(i + round) % 3] as TestClient)
      for (const shopper of [first, ...rest] as TestClient[]) await join(shopper, itemNumber)
      await lapse(itemNumber)
      const answers = await Promise.all(strangers.map((stranger) => add(stranger, itemNumber)))
      expect(new Set(answers.map((answer) => answer.__typename))).toEqual(new Set(['ItemHeld']))
      expect(minutesTo((await queueOf(first as TestClient, itemNumber)).myTurnUntil)).toBeGreaterThan(
        turnMinutes - 1,
      )
      expect(await Promise.all(rest.map((one) => queueOf(one, itemNumber)))).toMatchObject([
        { length: 2, myPlace: 1, myTurnUntil: null },
        { length: 2, myPlace: 2, myTurnUntil: null },
      ])
      await app.db.deleteFrom('hold_queue').where('item_number', '=', itemNumber).execute()
    }
  })

  test('is handed on exactly once when the job, readers and everybody in it come at the same moment', async () => {
    const { itemNumber, shoppers } = await waitedFor(5)
    await lapse(itemNumber)
    await Promise.all([
      ...[1, 2, 3].map(() => handTurn(app.db, itemNumber)),
      ...[1, 2].map(() => handTurns(app.db)),
      ...shoppers.map((shopper) => queueOf(shopper, itemNumber)),
      ...shoppers.slice(1).map((shopper) => add(shopper, itemNumber)),
    ])
    expect(await placesLeft(itemNumber)).toBe(4)
    expect((await queueOf(shoppers[0] as TestClient, itemNumber)).myTurnUntil).not.toBeNull()
  })

  test('lets the shopper whose turn it is put the piece into the cart, until the turn’s end', async () => {
    const { holder, itemNumber, shoppers } = await waitedFor(1)
    const [next] = shoppers as [TestClient]
    await ask(holder, 'removeFromCart', itemNumber)
    const { myTurnUntil } = await queueOf(next, itemNumber)
    expect(minutesTo(myTurnUntil)).toBeGreaterThan(turnMinutes - 1)
    expect(await add(holder, itemNumber)).toMatchObject({ __typename: 'ItemHeld', heldUntil: myTurnUntil })
    expect(await add(next, itemNumber)).toMatchObject({
      __typename: 'AddToCartPayload',
      expiresAt: myTurnUntil,
    })
    expect((await queueOf(next, itemNumber)).myTurnUntil).toBeNull()
  })

  test('goes on to the next one when a turn lapses or is given up, and to everybody after the last', async () => {
    const { itemNumber, shoppers, holder } = await waitedFor(2)
    const [second, third] = shoppers as [TestClient, TestClient]
    await ask(holder, 'removeFromCart', itemNumber)
    await lapse(itemNumber)
    expect((await queueOf(third, itemNumber)).myTurnUntil).not.toBeNull()
    expect(await queueOf(second, itemNumber)).toEqual({
      length: 0,
      myPlace: null,
      myTurnUntil: null,
      __typename: 'ItemQueue',
    })
    await ask(third, 'leaveQueue', itemNumber)
    expect((await add(app.newVisitor(), itemNumber)).__typename).toBe('AddToCartPayload')
  })

  test('gives a shopper in whose cart the piece still lies her line back', async () => {
    const first = app.newVisitor()
    const second = app.newVisitor()
    const itemNumber = piece()
    await add(first, itemNumber)
    await lapse(itemNumber)
    await add(second, itemNumber)
    await join(first, itemNumber)
    await ask(second, 'removeFromCart', itemNumber)
    const { data } = await first.run('getActiveCart', { estimateTaxes: false })
    expect(data).toMatchObject({
      activeCart: { cart: { cartProducts: [{ itemNumber, availability: 'IN_CART' }] } },
    })
  })

  test('keeps places apart: leaving moves up those behind, and asking again changes nothing', async () => {
    const { itemNumber, shoppers } = await waitedFor(3)
    const [a, b, c] = shoppers as [TestClient, TestClient, TestClient]
    expect((await join(c, itemNumber)).item?.queue).toMatchObject({ length: 3, myPlace: 3 })
    await ask(a, 'leaveQueue', itemNumber)
    expect(await queueOf(b, itemNumber)).toMatchObject({ length: 2, myPlace: 1 })
    expect(await queueOf(c, itemNumber)).toMatchObject({ length: 2, myPlace: 2 })
    expect((await join(a, itemNumber)).item?.queue).toMatchObject({ length: 3, myPlace: 3 })
  })

  test('takes no more than its limit, and one shopper in no more lines than theirs', async () => {
    const { itemNumber } = await waitedFor(lineLimit)
    const late = app.newVisitor()
    expect(await join(late, itemNumber)).toMatchObject({ __typename: 'QueueFull', limit: lineLimit })
    const holder = app.newVisitor()
    for (let i = 0; i < placesPerShopper; i++) {
      const one = piece()
      await add(holder, one)
      await join(late, one)
    }
    const more = piece()
    await add(holder, more)
    expect(await join(late, more)).toMatchObject({ __typename: 'TooManyPlaces', limit: placesPerShopper })
  })

  test('has one shopper in no more lines than theirs, also when all are joined at once, ten times over', async () => {
    const pieces = Array.from({ length: placesPerShopper + 6 }, piece)
    for (const itemNumber of pieces) await add(app.newVisitor(), itemNumber)
    const ends: number[][] = []
    for (let round = 0; round < 10; round += 1) {
      const eager = app.newVisitor()
      await eager.run('getUserHuman')
      const answers = await Promise.all(pieces.map((one) => join(eager, one)))
      const count = (kind: string) => answers.filter((one) => one.__typename === kind).length
      ends.push([count('JoinQueuePayload'), count('TooManyPlaces')])
    }
    expect(ends).toEqual(Array(10).fill([placesPerShopper, 6]))
  })

  test('is not for a piece that is free, sold, or kept for others', async () => {
    const shopper = app.newVisitor()
    expect((await join(shopper, piece())).__typename).toBe('ItemFree')
    expect((await join(shopper, app.marked.sold)).__typename).toBe('ItemUnavailable')
    expect((await join(shopper, app.marked.preordered)).__typename).toBe('ItemWithheld')
  })

  test('ends for everybody when the piece is sold', async () => {
    const { itemNumber, shoppers } = await waitedFor(2)
    await app.db
      .updateTable('item')
      .set({ state: 'pending_sale' })
      .where('item_number', '=', itemNumber)
      .execute()
    expect(await placesLeft(itemNumber)).toBe(2)
    await app.db
      .updateTable('item')
      .set({ state: 'purchased' })
      .where('item_number', '=', itemNumber)
      .execute()
    expect(await placesLeft(itemNumber)).toBe(0)
    expect((await queueOf(shoppers[0] as TestClient, itemNumber)).myPlace).toBeNull()
  })

  test('is told to an account whose line ended by a sale, once, in the bell; not to the buyer', async () => {
    const { holder, itemNumber } = await waitedFor(0)
    const account = await app.loggedIn('superstar')
    await join(account, itemNumber)
    await app.db
      .updateTable('item')
      .set({ state: 'purchased' })
      .where('item_number', '=', itemNumber)
      .execute()
    const { rows } = await sql<{ payload: { itemNumber: number; carts: string[] } }>`
      select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'tellLineEnded' and (payload->>'itemNumber')::bigint = ${itemNumber}`.execute(
      app.db,
    )
    expect(rows).toHaveLength(1)
    for (const { payload } of [...rows, ...rows]) await tellLineEnded(app.db, payload)
    const told = async (client: TestClient) => {
      const { data } = await client.run('getNotifications')
      const { notifications } = data as { notifications: { nodes: { title: string; link: string }[] } }
      return notifications.nodes.filter(({ link }) => link === `/product/${itemNumber}`)
    }
    expect(await told(account)).toMatchObject([{ title: expect.stringMatching(/^No longer for sale: /) }])
    const { data } = await holder.run('getNotifications')
    expect(JSON.stringify(data ?? {})).not.toContain('No longer for sale')
  })

  test('goes along at log-in: of two places in one line the better stays', async () => {
    const { itemNumber, shoppers, holder } = await waitedFor(1)
    const account = await app.loggedIn('superstar')
    const between = app.newVisitor()
    await join(between, itemNumber)
    await join(account, itemNumber)
    const [visitor] = shoppers as [TestClient]
    await visitor.run('logIn', { input: { email: 'imani@hemline.example', password: 'hemline-demo-1' } })
    expect(await queueOf(account, itemNumber)).toMatchObject({ length: 2, myPlace: 1 })
    await ask(holder, 'removeFromCart', itemNumber)
    expect((await queueOf(visitor, itemNumber)).myTurnUntil).not.toBeNull()
    expect((await queueOf(between, itemNumber)).myPlace).toBe(1)
  })

  test('passes over who was banned meanwhile', async () => {
    const holder = app.newVisitor()
    const next = app.newVisitor()
    const itemNumber = piece()
    await add(holder, itemNumber)
    const account = await app.loggedIn('shopper')
    await join(account, itemNumber)
    await join(next, itemNumber)
    await app.db
      .updateTable('user_account')
      .set({ banned: true })
      .where('email', '=', 'nora@hemline.example')
      .execute()
    await ask(holder, 'removeFromCart', itemNumber)
    expect((await queueOf(next, itemNumber)).myTurnUntil).not.toBeNull()
    await app.db
      .updateTable('user_account')
      .set({ banned: false })
      .where('email', '=', 'nora@hemline.example')
      .execute()
  })

  test('leaves a job for the moment a hold ends', async () => {
    const { itemNumber } = await waitedFor(1)
    const { rows } = await app.db.executeQuery<{ run_at: Date }>({
      sql: `select run_at from graphile_worker.jobs where key = $1`,
      parameters: [`turn:${itemNumber}`],
    } as never)
    expect(rows).toHaveLength(1)
    expect(minutesTo(rows[0]?.run_at.toISOString())).toBeGreaterThan(app.config.HOLD_MINUTES - 1)
  })

  test('goes on when an order lets go of the piece, after its payment failed or it was canceled', async () => {
    const { itemNumber, shoppers } = await waitedFor(1)
    const order = '01939bd2-4c11-7a55-8d21-0b3f7f3a9d21'
    await app.db.updateTable('hold').set({ order_id: order }).where('item_number', '=', itemNumber).execute()
    await lapse(itemNumber)
    expect((await queueOf(shoppers[0] as TestClient, itemNumber)).myPlace).toBe(1)
    await app.db.transaction().execute((tx) => freeHolds(tx, [itemNumber]))
    await handTurn(app.db, itemNumber)
    expect((await queueOf(shoppers[0] as TestClient, itemNumber)).myTurnUntil).not.toBeNull()
  })

  test('costs a list of cards nothing, and a piece that nobody holds no statement', async () => {
    const shopper = app.newVisitor()
    const itemNumber = piece()
    await shopper.run('getQueue', { itemNumber })
    app.statements()
    await shopper.run('getItems', { amount: 40, filters: [], userInfo: {} })
    await shopper.run('getQueue', { itemNumber })
    expect(app.statements().filter((text) => text.includes('listLineFacts'))).toEqual([])
  })
})

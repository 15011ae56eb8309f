import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { rounds } from '../../testing/rounds.ts'
import { takeLast } from '../../testing/take.ts'

type Outcome = { __typename: string; expiresAt: string; heldUntil: string }
type Line = {
  itemNumber: number
  availability: string
  expiresAt: string | null
  item: { isFavorite: boolean }
}

const resultOf = ({ data }: Answer, field = 'addToCart') => (data?.[field] ?? {}) as Outcome
const add = async (client: TestClient, itemNumber: number) =>
  resultOf(await client.run('addToCart', { input: { itemNumber } }))
const remove = (client: TestClient, itemNumber: number) =>
  client.run('removeFromCart', { input: { itemNumber } })
const linesOf = async (client: TestClient): Promise<Line[]> => {
  const { data } = await client.run('getActiveCart', { estimateTaxes: false, createIfNotExists: false })
  const active = data?.activeCart as { cart: { cartProducts: Line[] } | null } | undefined
  return active?.cart?.cartProducts ?? []
}

describe.skipIf(!testServer)('the cart', () => {
  let app: TestApp
  const clock = movableClock()
  let unused: number[] = []
  const piece = () => takeLast(unused)
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    unused = [...app.listed]
  })
  afterEach(() => {
    clock.setAhead(0)
  })
  afterAll(() => app.close())
  const lapse = (itemNumber: number) =>
    app.db
      .updateTable('hold')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('item_number', '=', itemNumber)
      .execute()

  test('of one shopper in two hundred gets the piece that all add at once, time after time, and nobody meets an error', {
    timeout: 240_000,
  }, async () => {
    const shoppers = Array.from({ length: 200 }, () => app.newVisitor())
    for (const shopper of shoppers) await shopper.run('getUserHuman')
    for (let round = 0; round < rounds; round++) {
      const itemNumber = piece()
      const answers = await Promise.all(
        shoppers.map((shopper) => shopper.run('addToCart', { input: { itemNumber } })),
      )
      expect(answers.filter((answer) => answer.status !== 200 || answer.errors)).toEqual([])
      const outcomes = answers.map((answer) => resultOf(answer).__typename)
      expect(outcomes.filter((one) => one === 'AddToCartPayload')).toHaveLength(1)
      expect(outcomes.filter((one) => one === 'ItemHeld')).toHaveLength(199)
      const holder = shoppers[outcomes.indexOf('AddToCartPayload')]
      expect(holder && (await linesOf(holder)).at(-1)).toMatchObject({ itemNumber, availability: 'IN_CART' })
      if (holder) await remove(holder, itemNumber)
    }
  })

  test('keeps the old end of a hold when a piece is removed and added again', async () => {
    const shopper = app.newVisitor()
    const itemNumber = piece()
    const { expiresAt } = await add(shopper, itemNumber)
    await remove(shopper, itemNumber)
    expect(await add(shopper, itemNumber)).toMatchObject({ __typename: 'AddToCartPayload', expiresAt })
  })

  test('gives a piece whose hold lapsed to the next who adds it, and tells the first', async () => {
    const first = app.newVisitor()
    const second = app.newVisitor()
    const itemNumber = piece()
    await add(first, itemNumber)
    await lapse(itemNumber)
    expect(await linesOf(first)).toMatchObject([{ itemNumber, availability: 'UNAVAILABLE', expiresAt: null }])
    expect(await add(second, itemNumber)).toMatchObject({ __typename: 'AddToCartPayload' })
    expect(await linesOf(first)).toMatchObject([{ itemNumber, availability: 'IN_ANOTHER_CART' }])
    expect(await add(first, itemNumber)).toMatchObject({ __typename: 'ItemHeld' })
  })

  test('gives a shopper whose own hold lapsed a full new one when nobody came in between', async () => {
    const shopper = app.newVisitor()
    const itemNumber = piece()
    await add(shopper, itemNumber)
    await lapse(itemNumber)
    const again = await add(shopper, itemNumber)
    expect(new Date(again.expiresAt).getTime() - Date.now()).toBeGreaterThan(
      (app.config.HOLD_MINUTES - 1) * 60_000,
    )
  })

  test("of a visitor joins the account's at log-in, and pieces that others took meanwhile are named", async () => {
    const mine = piece()
    const lost = piece()
    const before = piece()
    const account = await app.loggedIn('shopper')
    await add(account, before)
    const visitor = app.newVisitor()
    const { expiresAt } = await add(visitor, mine)
    await add(visitor, lost)
    await lapse(lost)
    await add(app.newVisitor(), lost)
    const { data } = await visitor.run('logIn', {
      input: { email: 'nora@hemline.example', password: 'hemline-demo-1' },
    })
    expect(data?.logIn).toMatchObject({ __typename: 'AuthPayload', cartItemsLost: [lost] })
    expect(await linesOf(account)).toEqual(await linesOf(visitor))
    expect(await linesOf(account)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ itemNumber: before, availability: 'IN_CART' }),
        expect.objectContaining({ itemNumber: mine, availability: 'IN_CART', expiresAt }),
        expect.objectContaining({ itemNumber: lost, availability: 'IN_ANOTHER_CART' }),
      ]),
    )
  })

  test('shows which of its pieces its shopper likes', async () => {
    const shopper = app.newVisitor()
    const liked = piece()
    const other = piece()
    for (const itemNumber of [liked, other]) await add(shopper, itemNumber)
    await shopper.run('addFavorites', { input: { itemNumbers: [liked] } })
    await app.newVisitor().run('addFavorites', { input: { itemNumbers: [other] } })
    expect((await linesOf(shopper)).map(({ itemNumber, item }) => [itemNumber, item.isFavorite])).toEqual([
      [liked, true],
      [other, false],
    ])
  })

  test('of twenty pieces is read with four statements, whoever sends them', async () => {
    const sold = await app.db
      .selectFrom('item')
      .select(['item_number', 'third_party_seller_id', 'source'])
      .where('item_number', 'in', unused)
      .execute()
    const ours = sold.filter((item) => item.third_party_seller_id === null).map((item) => item.item_number)
    const of = (source: string) => sold.find((item) => item.source === source)?.item_number ?? 0
    const shopper = app.newVisitor()
    for (const itemNumber of ours.slice(0, 20)) await add(shopper, itemNumber)
    const namesOf = async (lines: number) => {
      app.statements()
      expect(await linesOf(shopper)).toHaveLength(lines)
      return app.statements().map((text) => /\/\* (\w+) \*\//.exec(text)?.[1])
    }
    // The last one: when pieces arrive is said in the visitor's own manner.
    const four = [
      'findVisitor',
      'listVisitorLines',
      expect.stringMatching(/^together_/),
      'findVisitorManners',
    ]
    expect(await namesOf(20)).toEqual(four)
    await add(shopper, of('p2p'))
    expect(await namesOf(21)).toEqual(four)
    await add(shopper, of('dropship'))
    expect(await namesOf(22)).toEqual(four)
  })

  test('is never made for a bot', async () => {
    const bot = app.newVisitor()
    const { errors } = await bot.run(
      'addToCart',
      { input: { itemNumber: piece() } },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    )
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect(bot.cookies.size).toBe(0)
  })
})

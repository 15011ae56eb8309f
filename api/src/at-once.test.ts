// Things that one person, or many, do at the very same moment.
import { cartItemLimit } from '@hemline/rules/vocabulary/constants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type TestApp, type TestClient, testApp, testServer } from './testing/app.ts'

const credentials = { email: 'nora@hemline.example', password: 'hemline-demo-1' }
const typeOf = ({ data, errors }: Answer, field: string) =>
  (data?.[field] as { __typename?: string } | undefined)?.__typename ?? errors

describe.skipIf(!testServer)('at once', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const visitors = async (count: number): Promise<TestClient[]> => {
    const all = Array.from({ length: count }, () => app.newVisitor())
    for (const one of all) await one.run('getUserHuman')
    return all
  }

  test('one visitor who adds more than a cart holds gets what it holds', async () => {
    const [visitor] = await visitors(1)
    const wanted = app.listed.slice(0, cartItemLimit + 15)
    const answers = await Promise.all(
      wanted.map((itemNumber) => visitor?.run('addToCart', { input: { itemNumber } })),
    )
    const outcomes = answers.map((answer) => answer && typeOf(answer, 'addToCart'))
    expect(outcomes.filter((one) => one === 'AddToCartPayload')).toHaveLength(cartItemLimit)
    expect(outcomes.filter((one) => one === 'CartFull')).toHaveLength(15)
  })

  test('many who favor and unfavor the same pieces in any order meet no error, and the counts are right', async () => {
    const all = await visitors(24)
    const pieces = app.listed.slice(0, 60)
    const before = await app.db
      .selectFrom('item')
      .select(['item_number', 'favorite_count'])
      .where('item_number', 'in', pieces)
      .execute()
    const ordersOf = (n: number) => (n % 2 ? pieces : pieces.toReversed()).slice(n % 7)
    for (let round = 0; round < 4; round++)
      for (const operation of ['addFavorites', 'removeFavorites'] as const) {
        const answers = await Promise.all(
          all.map((one, n) => one.run(operation, { input: { itemNumbers: ordersOf(n + round) } })),
        )
        expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
      }
    const after = await app.db
      .selectFrom('item')
      .select(['item_number', 'favorite_count'])
      .where('item_number', 'in', pieces)
      .execute()
    const byNumber = (a: { item_number: number }, b: { item_number: number }) => a.item_number - b.item_number
    expect(after.sort(byNumber)).toEqual(before.sort(byNumber))
  })

  test('one visitor who logs in five times keeps every piece, once', async () => {
    const [visitor] = await visitors(1)
    const pieces = app.listed.slice(80, 86)
    for (const itemNumber of pieces) await visitor?.run('addToCart', { input: { itemNumber } })
    await visitor?.run('addFavorites', { input: { itemNumbers: pieces } })
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => visitor?.run('logIn', { input: credentials })),
    )
    expect(answers.map((answer) => answer && typeOf(answer, 'logIn'))).toEqual(Array(5).fill('AuthPayload'))
    const { data } = (await visitor?.run('getUserHuman')) ?? {}
    expect(data?.user).toMatchObject({ loggedIn: true, cartCount: pieces.length })
  })

  test('two browsers of one shopper who fill the same cart, and empty it, meet no error', async () => {
    const both = [await app.loggedIn('superstar'), await app.loggedIn('superstar')]
    const pieces = app.listed.slice(90, 100)
    for (const operation of ['addToCart', 'removeFromCart'] as const) {
      const answers = await Promise.all(
        both.flatMap((one) => pieces.map((itemNumber) => one.run(operation, { input: { itemNumber } }))),
      )
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    }
    expect((await both[0]?.run('getUserHuman'))?.data?.user).toMatchObject({ cartCount: 0 })
  })
})

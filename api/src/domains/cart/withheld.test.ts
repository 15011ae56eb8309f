import { personByKey } from '@hemline/db/seed/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'

type Added = { __typename: string; reason?: string; opensAt?: string | null; message?: string }

describe.skipIf(!testServer)('a piece that is not for everybody', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const add = async (client: TestClient, itemNumber: number) =>
    (await client.run('addToCart', { input: { itemNumber } })).data?.addToCart as Added
  const listedAgo = (itemNumber: number, hours: number) =>
    app.db
      .updateTable('item')
      .set({ listed_at: new Date(Date.now() - hours * 3_600_000) })
      .where('item_number', '=', itemNumber)
      .execute()

  test('is kept for Superstar and VIT members on its first day, and tells others when it opens', async () => {
    const { earlyAccess } = app.marked
    await listedAgo(earlyAccess, 1)
    const refused = await add(app.newVisitor(), earlyAccess)
    expect(refused).toMatchObject({ __typename: 'ItemWithheld', reason: 'early_access' })
    expect(Date.parse(refused.opensAt ?? '') - Date.now()).toBeGreaterThan(22.9 * 3_600_000)
    expect(await add(await app.loggedIn('shopper'), earlyAccess)).toMatchObject({
      __typename: 'ItemWithheld',
    })
    expect(await add(await app.loggedIn('superstar'), earlyAccess)).toMatchObject({
      __typename: 'AddToCartPayload',
    })
  })

  test('is everybody’s when its first day is over', async () => {
    const { earlyAccess } = app.marked
    await app.db.deleteFrom('hold').where('item_number', '=', earlyAccess).execute()
    await listedAgo(earlyAccess, 25)
    expect(await add(app.newVisitor(), earlyAccess)).toMatchObject({ __typename: 'AddToCartPayload' })
  })

  test('is the shopper’s who pre-ordered it, and names her to nobody but herself and staff', async () => {
    const { preordered } = app.marked
    const superstar = await app.loggedIn('superstar')
    expect(await add(app.newVisitor(), preordered)).toMatchObject({
      __typename: 'ItemWithheld',
      reason: 'reserved',
      opensAt: null,
    })
    const nameFor = async (client: TestClient) =>
      (await client.run('getProduct', { itemNumber: preordered })).data?.item
    expect(await nameFor(app.newVisitor())).toMatchObject({
      isReserved: true,
      reservedForMe: false,
      reservedFor: null,
      preorderedBy: null,
    })
    expect(await nameFor(superstar)).toMatchObject({
      isReserved: true,
      reservedForMe: true,
      reservedFor: 'Imani',
      preorderedBy: personByKey('superstar').id,
    })
    expect(await nameFor(await app.loggedIn('employee'))).toMatchObject({
      reservedForMe: false,
      reservedFor: 'Imani',
      preorderedBy: personByKey('superstar').id,
    })
    expect(await add(superstar, preordered)).toMatchObject({ __typename: 'AddToCartPayload' })
  })
})

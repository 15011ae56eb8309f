// A seller and the seller's own listed piece: buying it with a promotion or credit would turn the shop's
// gift into money (decision 0085).
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { cartOf, fillCart, pay, paymentOf } from '../checkout/testing/buying.ts'

describe.skipIf(!testServer)('a seller’s own piece that is on sale', () => {
  let app: TestApp
  let own = 0
  let other = 0
  beforeAll(async () => {
    app = await testApp()
    ;[own = 0, other = 0] = app.listed
    await app.db
      .updateTable('item')
      .set({ consignor_id: null, access_levels: [], preordered_by: null })
      .where('item_number', 'in', [own, other])
      .execute()
    await app.db
      .updateTable('item')
      .set({ consignor_id: personByKey('seller').id })
      .where('item_number', '=', own)
      .execute()
  })
  afterAll(() => app.close())

  test('goes into anybody’s cart but hers, and she can’t wait in line for it', async () => {
    const greta = await app.loggedIn('seller')
    const refused = (await greta.run('addToCart', { input: { itemNumber: own } })).data?.addToCart
    expect(refused).toMatchObject({ __typename: 'ItemWithheld', reason: 'own', opensAt: null })
    const nora = await app.loggedIn('shopper')
    expect((await nora.run('addToCart', { input: { itemNumber: own } })).data?.addToCart).toMatchObject({
      __typename: 'AddToCartPayload',
    })
    expect((await greta.run('joinQueue', { input: { itemNumber: own } })).data?.joinQueue).toMatchObject({
      __typename: 'ItemWithheld',
      reason: 'own',
    })
    await nora.run('removeFromCart', { input: { itemNumber: own } })
    await app.db.deleteFrom('hold').where('item_number', '=', own).execute()
  })

  test('that was put into a visitor’s cart is not hers to buy when she logs in, and the rest of the cart is', async () => {
    const visitor = app.newVisitor()
    await fillCart(visitor, [own, other])
    const logIn = { input: { email: personByKey('seller').email, password: seedPassword } }
    expect((await visitor.run('logIn', logIn)).data?.logIn).toMatchObject({ __typename: 'AuthPayload' })
    const lines = (await cartOf(visitor)).cartProducts
    const standing = new Map(lines.map((line) => [line.itemNumber, line.availability]))
    expect(standing.get(own)).toBe('UNAVAILABLE')
    expect(standing.get(other)).toBe('IN_CART')
    const payment = await paymentOf(visitor)
    expect(await pay(visitor, { ...payment, lineIds: lines.map((line) => line.id) })).toMatchObject({
      __typename: 'ItemsLost',
      itemNumbers: [own],
    })
  })
})

// A member edits a listing at the moment in which somebody takes the piece: nobody buys words that they have
// not read.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { tokenOf } from '../../testing/processor.ts'
import { cartOf, home, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { draftFor, list, newSeller, save, stateOf, submit } from './testing/selling.ts'

describe.skipIf(!testServer)('a listing that is edited while somebody takes it', () => {
  let app: TestApp
  let staff: TestClient
  beforeAll(async () => {
    app = await testApp()
    staff = await app.loggedIn('admin')
  })
  afterAll(() => app.close())

  const take = async (buyer: TestClient, itemNumber: number) =>
    resultOf<{ __typename: string }>(await buyer.run('addToCart', { input: { itemNumber } }), 'addToCart')
  const addressed = async (buyer: TestClient) =>
    resultOf<{ __typename: string }>(
      await buyer.run('setCartAddress', {
        input: { shippingAddress: home, email: 'guest@shopper.example', billingSameAsShipping: true },
      }),
      'setCartAddress',
    )

  test.for([1, 2, 3])('is bought as it was, or not at all (%i)', async () => {
    const seller = await newSeller(app)
    const listing = await list(app, seller, { staff })
    const buyer = app.newVisitor()
    await take(buyer, app.listed[0] ?? 0)
    const draft = await draftFor(app, seller, {
      id: listing.id,
      photoIds: listing.photos.map(({ id }) => id),
      words: 'Its lining is torn.',
    })
    const [taken, saved] = await Promise.all([take(buyer, listing.itemNumber), save(seller, draft)])
    await addressed(buyer)
    const line = (await cartOf(buyer)).cartProducts.find((one) => one.itemNumber === listing.itemNumber)
    if (saved.__typename === 'DirectListingPayload') {
      // The edit was first, so the piece is off, and stays off for who may have put it into a cart meanwhile.
      expect(await stateOf(app, listing.itemNumber)).toBe('delisted')
      expect(line?.availability ?? 'UNAVAILABLE').toBe('UNAVAILABLE')
      await pay(buyer, await paymentOf(buyer, await tokenOf(app.processor, '4242424242424242')))
      expect(await stateOf(app, listing.itemNumber)).toBe('delisted')
    } else {
      expect(saved.message).toContain('holds this piece')
      expect(taken.__typename).toBe('AddToCartPayload')
      expect(await stateOf(app, listing.itemNumber)).toBe('listed')
    }
  })

  test('and paid for at that moment keeps its words', async () => {
    const seller = await newSeller(app)
    const listing = await list(app, seller, { staff })
    const buyer = app.newVisitor()
    await take(buyer, listing.itemNumber)
    await addressed(buyer)
    const payment = await paymentOf(buyer, await tokenOf(app.processor, '4242424242424242'))
    const draft = await draftFor(app, seller, { id: listing.id, words: 'Its lining is torn.' })
    const [placed, saved, sent] = await Promise.all([
      pay(buyer, payment),
      save(seller, draft),
      submit(seller, listing.id),
    ])
    expect(placed.__typename).toBe('OrderPlaced')
    expect([saved.__typename, sent.__typename]).not.toContain('SignInRequired')
    expect(saved.__typename).toBe('DirectRefused')
    const { additional_description: words } = await app.db
      .selectFrom('item')
      .select('additional_description')
      .where('item_number', '=', listing.itemNumber)
      .executeTakeFirstOrThrow()
    expect(words ?? '').not.toContain('torn')
  })
})

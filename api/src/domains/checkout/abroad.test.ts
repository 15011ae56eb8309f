// An order from the country that a visitor chose to the books: one sum of duty everywhere, no sales tax, the
// country's ways to send and to pay (decision 0205).
import { abroadOf } from '@hemline/rules/countries/countries.ts'
import { account } from '@hemline/rules/ledger/ledger.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { takeLast } from '../../testing/take.ts'
import { balanceOf, verifyLedger } from '../ledger/ledger.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { chargeOrder } from '../payment/payment.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { home, pay, paymentOf, resultOf } from './testing/buying.ts'

const berlin = {
  ...home,
  fullName: 'Jörg Weiß',
  line1: 'Große Straße 5',
  city: 'Berlin',
  state: null,
  zip: '10115',
  country: 'DE',
  phone: '+49 30 5550 0117',
}
type Cart = {
  cartTotals: {
    dutyAmount: number
    estimatedDutyAmount: number
    taxAmount: number
    shippingAmount: number
    total: number
    errors: string[]
    allowedPaymentMethods: string[]
  }
  shippingOptions: { price: number; selected: boolean; descriptionOverride: string | null }[]
}

describe.skipIf(!testServer)('a shopper abroad', () => {
  let app: TestApp
  let processor: FakeProcessor
  let unused: number[] = []
  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ payments: processor })
    unused = await ownPieces(app)
  })
  afterAll(() => app.close())

  const piece = async (change: object = {}) => {
    const itemNumber = takeLast(unused)
    const plain = {
      price_cents: 20_000,
      promotion: null,
      category_tags: ['dresses'],
    }
    await app.db
      .updateTable('item')
      .set({ ...plain, ...change } as never)
      .where('item_number', '=', itemNumber)
      .execute()
    return itemNumber
  }
  const choose = (client: TestClient, country: string) =>
    client
      .run('setCountry', { input: { country } })
      .then((answer) =>
        resultOf<{ __typename: string; message?: string; user?: object }>(answer, 'setCountry'),
      )
  const cart = async (client: TestClient) =>
    resultOf<{ cart: Cart }>(await client.run('getActiveCart', { estimateTaxes: true }), 'activeCart').cart
  const send = async (client: TestClient, shippingAddress: object) =>
    resultOf<{ __typename: string }>(
      await client.run('setCartAddress', {
        input: { shippingAddress, email: 'jo@shopper.example', billingSameAsShipping: true },
      }),
      'setCartAddress',
    )

  test('sees the duty in the total of the cart before there is an address, pays it, and reads the same sum on the order and in the books', async () => {
    const client = app.newVisitor()
    expect(await choose(client, 'de')).toMatchObject({
      __typename: 'SetCountryPayload',
      user: { isInternational: true, userCountry: { id: 'DE' } },
    })
    await client.run('addToCart', { input: { itemNumber: await piece() } })
    const before = await cart(client)
    // 12 % duty on the dress, then 19 % on both.
    expect(before.cartTotals).toMatchObject({ estimatedDutyAmount: 0, dutyAmount: 6656, taxAmount: 0 })
    const german = abroadOf('DE')
    expect(before.shippingOptions.map((one) => one.price)).toEqual([
      german?.post.price,
      german?.express?.price,
    ])
    expect((await send(client, berlin)).__typename).toBe('SetCartAddressPayload')
    const { cartTotals } = await cart(client)
    expect(cartTotals).toMatchObject({ estimatedDutyAmount: 0, dutyAmount: 6656, taxAmount: 0 })
    expect(cartTotals.allowedPaymentMethods.toSorted()).toEqual([...(german?.payments ?? [])].toSorted())
    const placed = await pay(client, await paymentOf(client))
    expect(placed.__typename).toBe('OrderPlaced')
    const id = placed.order?.id ?? ''
    const { data } = await client.run('getOrder', { id })
    expect(cartTotals.total - cartTotals.shippingAmount).toBe(
      before.cartTotals.total - before.cartTotals.shippingAmount,
    )
    expect(data?.order).toMatchObject({
      totals: {
        duty: 6656,
        tax: 0,
        total: cartTotals.total,
        feeRows: [{ label: 'Circularity fee', amount: 199 }],
      },
    })
    const doors = doorsFor(app, { payments: processor, now: () => new Date() })
    expect(await chargeOrder(doors, { orderId: id })).toMatchObject({ __typename: 'Charged' })
    const duty = await balanceOf(app.db, account('duty_payable'))
    expect(Math.abs(duty)).toBe(6656)
    expect(await verifyLedger(app.db)).toEqual([])
  })

  test('is told what can’t go there, and can’t order it', async () => {
    const client = app.newVisitor()
    await choose(client, 'IT')
    await client.run('addToCart', {
      input: {
        itemNumber: await piece({ category_tags: ['jewelry', 'rings'] }),
      },
    })
    expect((await cart(client)).cartTotals.errors).toEqual([
      expect.stringMatching(/^We can’t send jewelry to Italy/),
    ])
    const rome = { ...berlin, line1: 'Via Roma 1', city: 'Roma', state: 'RM', zip: '00144', country: 'IT' }
    await send(client, rome)
    expect(await pay(client, await paymentOf(client))).toMatchObject({
      __typename: 'CheckoutIncomplete',
      message: expect.stringMatching(/jewelry to Italy/),
    })
  })

  test('keeps the country with a new account, and an account keeps its own', async () => {
    const client = app.newVisitor()
    await choose(client, 'JP')
    const input = {
      email: 'aoi.abroad@shopper.example',
      password: 'a-long-password-7',
      firstName: 'Aoi',
      lastName: 'Mori',
      acceptTerms: true,
    }
    const joined = resultOf<{ user: object }>(await client.run('signUp', { input }), 'signUp')
    expect(joined.user).toMatchObject({ loggedIn: true, userCountry: { id: 'JP' } })
    const member = await app.loggedIn('shopper')
    expect(await choose(member, 'FR')).toMatchObject({ user: { userCountry: { id: 'FR' } } })
    expect(await choose(await app.loggedIn('shopper'), 'FR')).toMatchObject({
      user: { isInternational: true },
    })
    expect(await choose(member, 'BR')).toMatchObject({
      __typename: 'InvalidInput',
      message: 'Please choose a country of the list.',
    })
    expect(await choose(member, 'US')).toMatchObject({ user: { isInternational: false } })
  })
})

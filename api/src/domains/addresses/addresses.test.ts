import { personByKey } from '@hemline/db/seed/people.ts'
import { addressBookLimit } from '@hemline/rules/addresses/addresses.ts'
import { addressWritesPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'

type Address = { id: string; line1: string; isDefault: boolean }
type Saved = { __typename: string; address: Address; addresses: Address[]; limit: number }
type Set = {
  __typename: string
  cart: {
    id: string
    addressId: string | null
    cartTotals: { taxAmount: number; retailDeliveryFeeAmount: number }
  }
}

const home = {
  fullName: 'Ada Reed',
  line1: '12 Fir St',
  city: 'Oakland',
  state: 'CA',
  zip: '94601',
  country: 'US',
  phone: '5105550100',
}

describe.skipIf(!testServer)('addresses', () => {
  let app: TestApp
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
  })
  afterEach(() => {
    clock.setAhead(0)
  })
  afterAll(() => app.close())
  const save = async (client: TestClient, more: object = {}, address: object = home) =>
    ((await client.run('saveAddress', { input: { address, ...more } })).data?.saveAddress ?? {}) as Saved
  const choose = async (client: TestClient, input: object) =>
    ((await client.run('setCartAddress', { input })).data?.setCartAddress ?? {}) as Set
  const filled = async (n = 0) => {
    const shopper = app.newVisitor()
    await shopper.run('addToCart', { input: { itemNumber: app.listed[n] } })
    return shopper
  }

  test('that one saves many times at once are one, and one of several is the default', async () => {
    const shopper = app.newVisitor()
    await shopper.run('getUserHuman')
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(shopper)))
    expect(new Set(answers.map((one) => one.address.id)).size).toBe(1)
    await Promise.all(
      [1, 2, 3, 4].map((n) => save(shopper, { makeDefault: true }, { ...home, line1: `${n} Elm St` })),
    )
    const { data } = await shopper.run('getMyAddresses')
    const mine = data?.myAddresses as Address[]
    expect(mine).toHaveLength(5)
    expect(mine.filter((one) => one.isDefault)).toHaveLength(1)
  })

  test.each([
    ['AT', { city: 'Graz', zip: '8010' }, '80100'],
    ['AU', { city: 'Hobart', zip: '7000', state: 'TAS' }, '2000'],
    ['CA', { city: 'Toronto', zip: 'M5V 2T6', state: 'ON', phone: '4165550117' }, 'H3Z 2Y7'],
    ['DE', { city: 'Köln', zip: '50667' }, '5066'],
    ['DK', { city: 'København', zip: '2100' }, 'DK2100'],
    ['ES', { city: 'Madrid', zip: '28013', state: 'M' }, '08013'],
    ['FR', { city: 'Nîmes', zip: '30000' }, '3000'],
    ['GB', { city: 'London', zip: 'SW1A 1AA' }, '12345'],
    ['IT', { city: 'Milano', zip: '20121', state: 'MI' }, '00144'],
    ['JP', { city: '千代田区', zip: '100-0001', state: '13' }, '530-0001'],
    ['NL', { city: 'Utrecht', zip: '3511 AA' }, '0511 AA'],
    ['PL', { city: 'Kraków', zip: '31-042' }, '31042'],
    ['SE', { city: 'Umeå', zip: '903 26' }, '9032'],
  ])(
    'in %s are saved, and refused with the postal code of nowhere or of another region',
    async (country, place, zip) => {
      const shopper = app.newVisitor()
      await shopper.run('getUserHuman')
      const right = { ...home, state: null, phone: '+49 30 5550 0117', country, ...place }
      expect(await save(shopper, {}, right)).toMatchObject({ address: { country, zip: place.zip } })
      expect(await save(shopper, {}, { ...right, zip })).toMatchObject({
        __typename: 'AddressInvalid',
        problems: [{ field: 'zip' }],
      })
    },
  )

  test('stay as they were when one is edited, for the orders that went there', async () => {
    const shopper = await filled()
    const { address } = await save(shopper)
    await choose(shopper, { shippingAddressId: address.id })
    const edited = (await save(shopper, { id: address.id }, { ...home, line1: '14 Fir St' })).address
    const row = await app.db
      .selectFrom('address')
      .selectAll()
      .where('id', '=', address.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ line1: '12 Fir St', hidden_at: expect.any(Date), is_default: false })
    expect(await choose(shopper, { deliveryNote: 'Blue door' })).toMatchObject({
      cart: { addressId: edited.id },
    })
  })

  test('are forgotten by the cart when they are removed', async () => {
    const shopper = await filled(1)
    const { address } = await save(shopper)
    await choose(shopper, { shippingAddressId: address.id, billingAddressId: address.id })
    await shopper.run('removeAddress', { input: { id: address.id } })
    const { data } = await shopper.run('getCartAddress')
    expect(data?.activeCart).toMatchObject({
      cart: { addressId: null, billingAddressId: null, billingSameAsShipping: true },
    })
  })

  test('are no more than a book holds, and can still be edited when it is full', async () => {
    const shopper = app.newVisitor()
    let last: Saved | undefined
    for (let n = 1; n <= addressBookLimit; n++)
      last = await save(shopper, {}, { ...home, line1: `${n} Ash St` })
    expect(await save(shopper)).toMatchObject({ __typename: 'AddressBookFull', limit: addressBookLimit })
    expect(await save(shopper, { id: last?.address.id })).toMatchObject({ __typename: 'SaveAddressPayload' })
  })

  test('are not written without end', async () => {
    const shopper = app.newVisitor()
    await save(shopper)
    await app.db
      .updateTable('login_throttle')
      .set({ failures: addressWritesPerOwner.limit })
      .where('key', 'like', 'addresses:%')
      .execute()
    const { errors } = await shopper.run('saveAddress', { input: { address: home } })
    expect(errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
    clock.setAhead(addressWritesPerOwner.seconds * 1000 + 1000)
    expect((await save(shopper)).__typename).toBe('SaveAddressPayload')
  })

  test('bring their state’s tax and fee into the cart’s sums', async () => {
    const shopper = await filled(2)
    const denver = { ...home, city: 'Denver', state: 'CO', zip: '80202' }
    const { cart } = await choose(shopper, { shippingAddress: denver })
    expect(cart.cartTotals.retailDeliveryFeeAmount).toBe(28)
    expect(cart.cartTotals.taxAmount).toBeGreaterThan(0)
    const oregon = await choose(shopper, {
      shippingAddress: { ...home, city: 'Portland', state: 'OR', zip: '97201' },
    })
    expect(oregon.cart.cartTotals).toMatchObject({ taxAmount: 0, retailDeliveryFeeAmount: 0 })
  })

  test('of a visitor leave the defaults of the account alone when they come along', async () => {
    const visitor = await filled(3)
    await save(visitor)
    await visitor.run('logIn', { input: { email: personByKey('shopper').email, password: 'hemline-demo-1' } })
    const { data } = await visitor.run('getMyAddresses')
    expect(data?.myAddresses).toMatchObject([
      { line1: '1840 Linden St', isDefault: true },
      { line1: '12 Fir St', isDefault: false },
    ])
  })

  test('cost a cart one statement, whichever of their fields are asked for, and the sums none', async () => {
    const shopper = await filled(4)
    await choose(shopper, { shippingAddress: home })
    app.statements()
    await shopper.run('getActiveCart', { estimateTaxes: true, createIfNotExists: false })
    expect(app.statements().filter((text) => /address/.test(text))).toEqual([
      expect.stringContaining('/* findCartAddress */'),
    ])
  })

  test('read the place of a ZIP code once', async () => {
    const shopper = app.newVisitor()
    await shopper.run('getZipPlace', { zip: '60601' })
    app.statements()
    expect((await shopper.run('getZipPlace', { zip: '60601' })).data?.zipPlace).toMatchObject({
      city: 'Chicago',
      state: 'IL',
    })
    expect(app.statements().filter((text) => text.includes('zip_place'))).toEqual([])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { add, ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Address = {
  id: string
  type: string
  fullName: string
  line1: string
  zip: string
  phone: string
  isDefault: boolean
  deliveryLocation: string | null
}
type Saved = Outcome & {
  address: Address
  addresses: Address[]
  problems: { field: string; message: string }[]
}
type Cart = {
  addressId: string | null
  billingAddressId: string | null
  billingSameAsShipping: boolean
  email: string | null
  deliveryLocation: string | null
  deliveryNote: string | null
  shippingAddress: Address | null
  cartTotals: { taxAmount: number; dutyAmount: number; taxCalculationSource: string; total: number }
}
type Set = Outcome & { cart: Cart; problems: { field: string; message: string }[] }

const oakland = {
  fullName: ' Ada  Reed ',
  line1: '12 Fir St',
  city: 'Oakland',
  state: 'CA',
  zip: '94601',
  country: 'US',
  phone: '(510) 555-0100',
}
const toronto = {
  ...oakland,
  city: 'Toronto',
  state: 'ON',
  zip: 'M5V 2T6',
  country: 'CA',
  phone: '416 555 0117',
}

/**
 * Registers the contract's tests of saving addresses, choosing them for a cart, and what that changes in the
 * cart's sums.
 */
export function addressesContract(make: MakeClient): void {
  describe('addresses', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const save = (client: ContractClient, address: object, more: object = {}) =>
      ask<Saved>(client, 'saveAddress', { input: { address, ...more } })
    const choose = (client: ContractClient, input: object) => ask<Set>(client, 'setCartAddress', { input })
    const mine = (client: ContractClient) => ask<Address[]>(client, 'getMyAddresses')

    it('keeps a guest’s address as the carrier wants it, the first as the default, and the same one once', async () => {
      const { address } = await save(shopper, oakland, { deliveryLocation: 'mail_room' })
      expect(address).toMatchObject({
        fullName: 'Ada Reed',
        phone: '5105550100',
        isDefault: true,
        deliveryLocation: 'mail_room',
      })
      expect((await save(shopper, { ...oakland, line1: '12 FIR ST' })).address.id).toBe(address.id)
      expect(await mine(shopper)).toHaveLength(1)
      expect(await mine(shopper.newVisitor())).toEqual([])
    })

    it('names every field that is wrong, and the country that we don’t ship to', async () => {
      const bad = await save(shopper, {
        ...oakland,
        fullName: 'Ada',
        line1: ' ',
        zip: '9460',
        state: 'ZZ',
        phone: '12',
      })
      expect(bad.__typename).toBe('AddressInvalid')
      expect(bad.problems.map((one) => one.field)).toEqual(['fullName', 'line1', 'zip', 'state', 'phone'])
      const far = await save(shopper, { ...oakland, country: 'BR' })
      expect(far.problems).toContainEqual(
        expect.objectContaining({ field: 'country', message: 'Shipping to Brazil is not supported.' }),
      )
      expect(await mine(shopper)).toEqual([])
    })

    it('makes another row of an edit, in the place of the one that it replaces', async () => {
      const { address } = await save(shopper, oakland)
      const edited = await save(shopper, { ...oakland, line1: '14 Fir St' }, { id: address.id })
      expect(edited.address.id).not.toBe(address.id)
      expect(edited.addresses).toMatchObject([{ line1: '14 Fir St', isDefault: true }])
      const { errors } = await shopper.run('saveAddress', { input: { id: address.id, address: oakland } })
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    })

    it('moves the default, and gives it to the next when it is removed', async () => {
      const first = (await save(shopper, oakland)).address
      const second = (await save(shopper, { ...oakland, line1: '9 Elm Ave' }, { makeDefault: true })).address
      expect((await mine(shopper)).map((one) => [one.id, one.isDefault])).toEqual([
        [second.id, true],
        [first.id, false],
      ])
      const { addresses } = await ask<{ addresses: Address[] }>(shopper, 'removeAddress', {
        input: { id: second.id },
      })
      expect(addresses).toMatchObject([{ id: first.id, isDefault: true }])
    })

    it('is not anybody else’s to read, edit, remove or send to', async () => {
      const { address } = await save(shopper, oakland)
      const other = shopper.newVisitor()
      for (const [operation, input] of [
        ['saveAddress', { id: address.id, address: oakland }],
        ['removeAddress', { id: address.id }],
        ['setCartAddress', { shippingAddressId: address.id }],
        ['setCartAddress', { billingAddressId: address.id }],
        ['removeAddress', { id: 'nothing' }],
      ] as const)
        expect((await other.run(operation, { input })).errors?.[0]?.extensions?.code, operation).toBe(
          'NOT_FOUND',
        )
      expect(await mine(shopper)).toHaveLength(1)
    })

    it('taxes a guest’s cart where it goes, and asks for duty abroad', async () => {
      await add(shopper, shopper.marked.listed[0] ?? 0)
      const home = await choose(shopper, {
        shippingAddress: oakland,
        email: ' ada@example.com ',
        deliveryNote: 'By the bins',
        deliveryLocation: 'side_door',
      })
      expect(home).toMatchObject({
        __typename: 'SetCartAddressPayload',
        cart: {
          email: 'ada@example.com',
          deliveryNote: 'By the bins',
          deliveryLocation: 'side_door',
          billingSameAsShipping: true,
        },
      })
      expect(home.cart.billingAddressId).toBe(home.cart.addressId)
      expect(home.cart.cartTotals.taxCalculationSource).toBe('zip_table')
      expect(home.cart.cartTotals.taxAmount).toBeGreaterThan(0)
      const away = await choose(shopper, { shippingAddress: toronto })
      expect(away.cart).toMatchObject({
        email: 'ada@example.com',
        deliveryNote: 'By the bins',
        cartTotals: { taxAmount: 0 },
      })
      expect(away.cart.cartTotals.taxCalculationSource).toBe('international')
      expect(await mine(shopper)).toHaveLength(2)
    })

    it('bills another address when asked to, and the same again', async () => {
      await add(shopper, shopper.marked.listed[0] ?? 0)
      await choose(shopper, { shippingAddress: oakland })
      const { cart } = await choose(shopper, { billingAddress: { ...oakland, line1: '1 Ledger Rd' } })
      expect(cart.billingSameAsShipping).toBe(false)
      expect(cart.billingAddressId).not.toBe(cart.addressId)
      const typeOf = new Map((await mine(shopper)).map(({ id, type }) => [id, type]))
      expect([typeOf.get(cart.addressId ?? ''), typeOf.get(cart.billingAddressId ?? '')]).toEqual([
        'shipping',
        'billing',
      ])
      expect((await choose(shopper, { billingSameAsShipping: true })).cart.billingAddressId).toBe(
        cart.addressId,
      )
    })

    it('refuses a cart’s address with the name of the part in front of the field, and changes nothing', async () => {
      const answer = await choose(shopper, {
        shippingAddress: { ...oakland, zip: '1' },
        email: 'ada',
        deliveryNote: 'x'.repeat(201),
      })
      expect(answer.problems.map((one) => one.field)).toEqual([
        'email',
        'shippingAddress.zip',
        'deliveryNote',
      ])
      expect(await mine(shopper)).toEqual([])
    })

    it('goes along to the account at log-in, with what was chosen for the cart', async () => {
      await add(shopper, shopper.marked.listed[0] ?? 0)
      const before = (await choose(shopper, { shippingAddress: oakland, deliveryLocation: 'reception' })).cart
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      const active = await ask<{ cart: Cart }>(shopper, 'getCartAddress')
      expect(active.cart).toMatchObject({
        addressId: before.addressId,
        deliveryLocation: 'reception',
        shippingAddress: { line1: '12 Fir St' },
      })
      expect((await mine(shopper)).map((one) => one.id)).toContain(before.addressId)
    })

    it('sends a user’s cart to the default address until another is chosen', async () => {
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      const { address } = await save(shopper, oakland, { makeDefault: true })
      await add(shopper, shopper.marked.listed[0] ?? 0)
      expect((await ask<{ cart: Cart }>(shopper, 'getCartAddress')).cart.addressId).toBe(address.id)
      const other = (await choose(shopper, { shippingAddress: toronto })).cart
      expect(other.addressId).not.toBe(address.id)
    })

    it('knows the place of a ZIP code', async () => {
      expect(await ask(shopper, 'getZipPlace', { zip: '94601' })).toMatchObject({
        city: 'Oakland',
        state: 'CA',
      })
      for (const zip of ['00000', '9460', 'abcde', ''] as const)
        expect((await shopper.run('getZipPlace', { zip })).data?.zipPlace, zip).toBeNull()
    })
  })
}

import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { closeBundle, dueBundles, openOrJoinBundle } from './shipping.ts'

type Option = {
  id: number
  groupKey: string
  label: string
  price: number
  selected: boolean
  serviceType: string
  deliveryEstimate: string
}
type Shown = {
  cartTotals: { shippingAmount: number; total: number; subtotal: number; freeShipping: boolean }
  groups: {
    key: string
    deliveryKey: string
    shipFrom: string
    title: string
    shipsSeparately: boolean
    productIds: string[]
  }[]
  shippingOptions: Option[]
  cartIncentives: { type: string; state: string; content: string }[]
  bundleMessages: string[]
  activeBundle: { id: string; merchandise: number; remainder: number; shipsFree: boolean } | null
}
const dayMs = 86_400_000

describe.skipIf(!testServer)('how a cart is delivered', () => {
  let app: TestApp
  let unused: number[] = []
  beforeAll(async () => {
    app = await testApp()
    unused = [...app.listed]
  })
  afterAll(() => app.close())

  type Facts = {
    source?: string
    warehouse?: number
    seller?: number | null
    partner?: number | null
    price?: number
  }
  /** One more piece in the cart, sent by whom the test says. */
  const addPiece = async (
    client: TestClient,
    { source = 'own', warehouse = 12, seller = null, partner = null, price = 3000 }: Facts = {},
  ) => {
    const [itemNumber = 0] = unused.splice(0, 1)
    await sql`update item set source = ${source}, warehouse_id = ${warehouse}, third_party_seller_id = ${seller}, partner_id = ${partner},
      price_cents = ${price}, promotion = null, clearance = false, final_sale = false where item_number = ${itemNumber}`.execute(
      app.db,
    )
    await client.run('addToCart', { input: { itemNumber } })
    return itemNumber
  }
  const shown = async (client: TestClient, variables: object = {}): Promise<Shown> => {
    const { data, errors } = await client.run('getActiveCart', {
      estimateTaxes: false,
      createIfNotExists: true,
      ...variables,
    })
    if (errors?.length) throw new Error(JSON.stringify(errors))
    const active = data?.activeCart as { cart: Shown } | undefined
    if (!active) throw new Error('no cart')
    return active.cart
  }
  const select = async (client: TestClient, input: object) =>
    (await client.run('selectShippingOption', { input })).data?.selectShippingOption as {
      __typename: string
      cart: Shown
    }
  const partnerId = async () =>
    (
      await sql<{ id: number }>`select id from supplier where kind = 'partner' order by id limit 1`.execute(
        app.db,
      )
    ).rows[0]?.id ?? 0
  const sellerId = async () =>
    (
      await sql<{ id: number }>`select id from third_party_seller where seller_type = 'p2p' limit 1`.execute(
        app.db,
      )
    ).rows[0]?.id ?? 0

  test('our own pieces of one warehouse come together, for one delivery', async () => {
    const shopper = app.newVisitor()
    await addPiece(shopper)
    await addPiece(shopper)
    const { groups, cartTotals, shippingOptions } = await shown(shopper)
    expect(groups).toMatchObject([
      { key: 'own@12', title: 'From Hemline', shipFrom: 'From Phoenix, AZ', shipsSeparately: false },
    ])
    expect(cartTotals.shippingAmount).toBe(799)
    expect(shippingOptions.map((one) => [one.label, one.selected])).toEqual([
      ['Standard', true],
      ['Expedited', false],
    ])
  })

  test('pieces of others ship separately, each sender for its own price', async () => {
    const shopper = app.newVisitor()
    const partner = await partnerId()
    const seller = await sellerId()
    await addPiece(shopper, { price: 1000 })
    await addPiece(shopper, { price: 1000, source: 'partner', partner })
    await addPiece(shopper, { price: 1000, source: 'p2p', seller })
    const { groups, cartTotals } = await shown(shopper)
    expect(groups.map((group) => [group.deliveryKey, group.shipsSeparately])).toEqual([
      ['own', true],
      [`CMP_${partner}`, true],
      [`P2P_${seller}`, true],
    ])
    expect(cartTotals.shippingAmount).toBe(799 + 699 + 599)
  })

  test('two warehouses of ours are two parcels and one delivery', async () => {
    const shopper = app.newVisitor()
    await addPiece(shopper)
    await addPiece(shopper, { warehouse: 1 })
    const { shippingOptions, cartTotals, groups } = await shown(shopper)
    expect(groups).toHaveLength(2)
    expect(shippingOptions.map((one) => [one.label, one.serviceType])).toEqual([
      ['Separate shipments', 'standard'],
      ['Expedited', 'mdc_shipping'],
    ])
    expect(cartTotals.shippingAmount).toBe(799)
  })

  test('a fast delivery costs its whole price above the threshold too, and is kept; an option only asked for is not', async () => {
    const shopper = app.newVisitor()
    await addPiece(shopper, { price: 9000 })
    expect((await shown(shopper)).cartTotals).toMatchObject({ shippingAmount: 0, freeShipping: true })
    expect((await shown(shopper, { shippingOptionId: 2 })).cartTotals.shippingAmount).toBe(1499)
    expect((await shown(shopper)).cartTotals.shippingAmount).toBe(0)
    expect((await select(shopper, { groupKey: 'own', optionId: 2 })).cart.cartTotals.shippingAmount).toBe(
      1499,
    )
    expect((await shown(shopper)).cartTotals.shippingAmount).toBe(1499)
    expect((await select(shopper, { groupKey: 'own', optionId: 5 })).__typename).toBe(
      'ShippingOptionUnavailable',
    )
  })

  test('the choice of one shopper is no other’s', async () => {
    const one = app.newVisitor()
    const other = app.newVisitor()
    await addPiece(one)
    await addPiece(other)
    await select(one, { groupKey: 'own', optionId: 2 })
    expect((await shown(other)).cartTotals.shippingAmount).toBe(799)
  })

  test('a choice goes along when its shopper logs in', async () => {
    const shopper = app.newVisitor()
    await addPiece(shopper)
    await select(shopper, { groupKey: 'own', optionId: 2 })
    await shopper.run('logIn', { input: { email: personByKey('superstar').email, password: seedPassword } })
    expect((await shown(shopper)).shippingOptions.find((one) => one.selected)?.label).toBe('Expedited')
  })

  test('delivery costs one statement beside the rest of a cart of 20 lines', async () => {
    const shopper = app.newVisitor()
    for (let i = 0; i < 20; i++) await addPiece(shopper, { price: 100 })
    app.statements()
    await shown(shopper)
    const names = app.statements().flatMap((text) => text.match(/(?<=\/\* )\w+/g) ?? [])
    expect(names.filter((name) => name === 'findShippingFacts')).toHaveLength(1)
    expect(names.filter((name) => name === 'listVisitorLines')).toHaveLength(1)
  })

  describe('bundles', () => {
    const { id: userId } = personByKey('shopper')
    const now = new Date()
    const open = (at = now) =>
      app.db.transaction().execute((tx) => openOrJoinBundle(tx, { userId, now: at, threshold: 7900 }))
    const order = async (bundleId: string, price: number, status = 'in_progress') => {
      const [itemNumber = 0] = unused.splice(0, 1)
      const { rows } = await sql<{
        id: string
      }>`insert into purchase_order (id, user_id, access_key, email, status, bundle_id, payment_method, totals,
        subtotal_cents, discount_cents, shipping_cents, fees_cents, tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents, charged_cents, placed_at, paid, earned)
        values (gen_random_uuid(), ${userId}::uuid, 'k', 'n@x.example', ${status}, ${bundleId}::uuid, 'card', '{}', ${price}, 0, 0, 0, 0, 0, ${price}, 0, 0, ${price}, ${now}, '{}', '{}')
        returning id`.execute(app.db)
      await sql`insert into order_line (id, order_id, kind, item_number, price_cents, discount_cents, net_cents, tax_cents, duty_cents)
        values (gen_random_uuid(), ${rows[0]?.id}::uuid, 'item', ${itemNumber}, ${price}, 0, ${price}, 0, 0)`.execute(
        app.db,
      )
      await sql`insert into shipment (id, order_id, group_key, source, ship_from, service_type, price_cents, status, bundle_id)
        values (gen_random_uuid(), ${rows[0]?.id}::uuid, 'own', 'own', 'Chicago', 'order_batch_shipping', 0, 'held', ${bundleId}::uuid)`.execute(
        app.db,
      )
    }

    test('a user is offered one, opens it once however many orders come at once, and joins it free once an order stands in it', async () => {
      const nora = await app.loggedIn('shopper')
      await addPiece(nora)
      const before = await shown(nora)
      expect(before.bundleMessages[0]).toBe('Shop all week and pay shipping once.')
      expect(before.bundleMessages[1]).toMatch(/together on [A-Z][a-z]{2} \d+\.$/)
      const settings = (value: string) => ({
        input: { clientType: 'web', settings: [{ name: 'persist.date_manner', value }] },
      })
      await nora.run('applyClientConfiguration', settings('"day_first"'))
      const dayFirst = await shown(nora)
      expect(dayFirst.bundleMessages[1]).toMatch(/together on \d+ [A-Z][a-z]{2}\.$/)
      expect(dayFirst.shippingOptions[0]?.deliveryEstimate).toMatch(/^\d+.*[A-Z][a-z]{2}$/)
      await nora.run('applyClientConfiguration', settings('"month_first"'))
      expect(before.shippingOptions.at(-1)).toMatchObject({
        serviceType: 'order_batch_shipping',
        price: 799,
        label: 'Bundle',
      })
      expect((await select(nora, { groupKey: 'own', optionId: 5 })).cart.cartTotals.shippingAmount).toBe(799)

      const bundles = await Promise.all([open(), open(), open()])
      expect(new Set(bundles.map((one) => one.bundleId)).size).toBe(1)
      await order(bundles[0].bundleId, 100, 'payment_declined')
      await order(bundles[0].bundleId, 100, 'canceled')
      expect((await shown(nora)).shippingOptions.find((one) => one.selected)).toMatchObject({
        serviceType: 'order_batch_shipping',
        price: 799,
      })
      expect(await open()).toMatchObject({ pays: true })
      await order(bundles[0].bundleId, 0)
      expect(await open()).toMatchObject({ pays: false })
      const after = await shown(nora)
      expect(after.shippingOptions.find((one) => one.selected)).toMatchObject({
        serviceType: 'order_batch_free_shipping',
        price: 0,
      })
      expect(after.cartTotals.shippingAmount).toBe(0)
    })

    test('is told what its orders come to, without those that were canceled or never paid', async () => {
      const nora = await app.loggedIn('shopper')
      const { bundleId } = await open()
      await order(bundleId, 5000)
      await order(bundleId, 9000, 'canceled')
      await order(bundleId, 9000, 'not_paid')
      const { activeBundle, bundleMessages, cartIncentives } = await shown(nora)
      expect(activeBundle).toMatchObject({
        id: bundleId,
        merchandise: 5000,
        remainder: 2900,
        shipsFree: false,
      })
      expect(bundleMessages[1]).toBe('Add $29.00 more and it ships free.')
      expect(cartIncentives.find((one) => one.type === 'bundle')?.state).toBe('open')
      await order(bundleId, 2900)
      expect((await shown(nora)).activeBundle).toMatchObject({ shipsFree: true, remainder: 0 })
      expect((await shown(nora)).cartTotals.freeShipping).toBe(true)
    })

    test('is due after 7 days, handed to one who closes, and takes no more', async () => {
      const { bundleId } = await open()
      const later = new Date(now.getTime() + 7 * dayMs + 1000)
      await app.db.transaction().execute(async (tx) => {
        expect(await dueBundles(tx, now)).toEqual([])
        expect(await dueBundles(tx, later)).toEqual([bundleId])
        expect(await app.db.transaction().execute((other) => dueBundles(other, later))).toEqual([])
      })
      const next = await open(later)
      expect(next).toMatchObject({ pays: true })
      expect(next.bundleId).not.toBe(bundleId)
      await app.db.transaction().execute(async (tx) => {
        expect(await dueBundles(tx, later)).toEqual([bundleId])
        expect(await closeBundle(tx, bundleId, later)).toBe(true)
        expect(await closeBundle(tx, bundleId, later)).toBe(false)
        expect(await dueBundles(tx, later)).toEqual([])
      })
    })
  })
})

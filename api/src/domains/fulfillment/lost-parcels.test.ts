// Parcels that a carrier loses on their way: their shoppers get back what they paid, once, by themselves
// (decision 0288).
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { finalizeOrders } from '../aftercare/aftercare.ts'
import { fillCart, home, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { list, newMember as newCloset, newSeller, shopOf } from '../direct-sell/testing/selling.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { sendOrderMail } from '../orders/orders.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { payRefunds } from '../payment/payment.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { boxPayment, boxSize, fillShelf, payBox } from '../rescues/testing/shelf.ts'
import { doorsOfShop, newMember, type Shop } from '../returns/testing/returning.ts'
import { payLostParcels } from './lost-parcels.ts'
import { moveParcels } from './simulator.ts'

type OrderShown = {
  status: string
  totals: { total: number }
  transactions: { kind: string; amount: number }[]
  shipments: { status: string }[]
  timeline: { label: string }[]
}

const dayMs = 86_400_000
/** Days after which a parcel to Lost Lane is lost, also one that its sender hands over late. */
const lostInDays = 25

describe.skipIf(!testServer)('a parcel that a carrier loses', () => {
  let app: TestApp
  let shop: Shop
  let processor: FakeProcessor
  let unused: number[]
  let admin: TestClient
  const clock = movableClock()
  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    admin = await app.loggedIn('admin')
    unused = await ownPieces(app)
  })
  beforeEach(() => {
    clock.setAhead(0)
    Object.assign(processor, { before: undefined, after: undefined })
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })

  const doors = () => doorsOfShop(shop)
  const toLostLane = { ...home, line1: '9 Lost Lane' }
  /** Buys pieces that go to Lost Lane; the order's id. */
  const bought = async (client: TestClient, itemNumbers: readonly number[], email?: string) => {
    await fillCart(client, itemNumbers, email)
    const input = {
      shippingAddress: toLostLane,
      email: email ?? 'guest@shopper.example',
      billingSameAsShipping: true,
    }
    await client.run('setCartAddress', { input })
    const placed = await pay(client, await paymentOf(client))
    expect(placed.__typename).toBe('OrderPlaced')
    return placed.order?.id ?? ''
  }
  /** Two pieces that travel in two parcels. */
  const fromTwoHouses = async (): Promise<[number, number]> => {
    const { rows } = await sql<{ n: number }>`select min(item_number)::float8 as n from item
      where item_number = any(${unused}::bigint[]) and warehouse_id is not null group by warehouse_id limit 2`.execute(
      app.db,
    )
    const [one = 0, two = 0] = rows.map((row) => row.n)
    unused = unused.filter((itemNumber) => itemNumber !== one && itemNumber !== two)
    return [one, two]
  }
  const pack = async (itemNumber: number) => {
    const { data } = await shop.staff.run('getStaffParcel', { search: String(itemNumber) })
    const parcel = data?.staffParcel as { id: string; status: string; items: { itemNumber: number }[] }
    if (parcel.status === 'packed') return
    const input = { shipmentId: parcel.id, itemNumbers: parcel.items.map((item) => item.itemNumber) }
    const packed = resultOf<{ __typename: string }>(
      await shop.staff.run('packParcel', { input }),
      'packParcel',
    )
    expect(packed.__typename).toBe('StaffParcelPayload')
  }
  const travel = async (days = lostInDays) => {
    for (let day = 0; day < days; day += 1) {
      clock.forward(dayMs)
      await moveParcels(doors())
    }
  }
  const orderOf = async (client: TestClient, id: string) =>
    resultOf<OrderShown>(await client.run('getOrder', { id }), 'order')
  const backOf = (order: OrderShown) =>
    order.transactions.filter((one) => /refund/.test(one.kind)).reduce((sum, one) => sum + one.amount, 0)
  const mailOf = async (orderId: string, kind: 'lost_outbound' | 'refunded') => {
    const mail = memoryMail()
    await sendOrderMail(
      { db: app.db, mail, webOrigin: 'http://shop.example' },
      { orderId, kind },
      `${orderId}-${kind}`,
    )
    return mail.sent[0]?.mail
  }
  const mailsQueued = async (orderId: string) => {
    const { rows } = await sql<{ kind: string }>`select distinct j.payload->>'kind' as kind
      from graphile_worker._private_jobs j where j.payload->>'orderId' = ${orderId}
        and j.payload->>'kind' in ('lost_outbound', 'refunded') order by 1`.execute(app.db)
    return rows.map((row) => row.kind)
  }

  it('costs its shopper nothing: all comes back once, the mails say so, and the order is complete', async () => {
    const member = await newMember(app)
    const [one = 0, two = 0] = unused.splice(0, 2)
    const before = processor.held()
    const orderId = await bought(member, [one, two])
    for (const itemNumber of [one, two]) await pack(itemNumber)
    await travel()
    expect(await orderOf(member, orderId)).toMatchObject({ status: 'lost_outbound' })
    await finalizeOrders(doors())
    expect((await orderOf(member, orderId)).status).toBe('lost_outbound')
    await Promise.all([1, 2, 3].map(() => payLostParcels(doors())))
    await payRefunds(doors(), orderId)
    await payRefunds(doors(), orderId)
    const order = await orderOf(member, orderId)
    expect(backOf(order)).toBe(order.totals.total)
    expect(processor.held()).toBe(before)
    expect(await mailsQueued(orderId)).toEqual(['lost_outbound', 'refunded'])
    expect((await mailOf(orderId, 'lost_outbound'))?.text).toContain(
      'comes back to you, and another mail says when',
    )
    expect((await mailOf(orderId, 'refunded'))?.text).toContain('What went back so far')
    await finalizeOrders(doors())
    const complete = await orderOf(member, orderId)
    expect(complete.status).toBe('order_finalized')
    expect(complete.timeline.map((step) => step.label)).toEqual(
      expect.arrayContaining(['Lost on its way', 'Refunded']),
    )
  })

  it('is paid back for itself alone while the order’s other parcel arrives', async () => {
    const member = await newMember(app)
    const [one, two] = await fromTwoHouses()
    const orderId = await bought(member, [one, two])
    await pack(one)
    await travel()
    await payLostParcels(doors())
    await payRefunds(doors(), orderId)
    const { rows } = await sql<{
      net: number
      tax: number
      delivery: number
    }>`select l.net_cents as net, l.tax_cents as tax,
      s.price_cents as delivery from order_line l join shipment s on s.order_id = l.order_id and s.group_key = l.group_key
      where l.order_id = ${orderId}::uuid and l.item_number = ${one}`.execute(app.db)
    const [lost = { net: 0, tax: 0, delivery: 0 }] = rows
    const order = await orderOf(member, orderId)
    expect(order.status).toBe('shipped')
    expect(backOf(order)).toBe(lost.net + lost.tax + lost.delivery)
    expect(await mailsQueued(orderId)).toContain('lost_outbound')
    await sql`update purchase_order set ship_to = ship_to || '{"line1": "1 Elm Street"}' where id = ${orderId}::uuid`.execute(
      app.db,
    )
    await pack(two)
    await travel(12)
    await payLostParcels(doors())
    expect((await orderOf(member, orderId)).shipments.map((one) => one.status).toSorted()).toEqual([
      'delivered',
      'lost',
    ])
    await finalizeOrders(doors())
    expect((await orderOf(member, orderId)).status).toBe('lost_outbound')
    clock.forward((deliveryReturnDays + 1) * dayMs)
    await finalizeOrders(doors())
    expect((await orderOf(member, orderId)).status).toBe('order_finalized')
    expect(backOf(await orderOf(member, orderId))).toBe(lost.net + lost.tax + lost.delivery)
  })

  it('is paid by the run after one that died with the refund asked for', async () => {
    const guest = app.newVisitor()
    const [one = 0] = unused.splice(0, 1)
    const before = processor.held()
    const orderId = await bought(guest, [one], 'guest-of-lost-lane@shopper.example')
    await pack(one)
    await travel()
    await payLostParcels(doors())
    processor.after = (what) => {
      if (what === 'refund') throw new Error('killed')
    }
    await expect(payRefunds(doors(), orderId)).rejects.toThrow('killed')
    Object.assign(processor, { after: undefined })
    await payLostParcels(doors())
    await payRefunds(doors(), orderId)
    expect(processor.held()).toBe(before)
    const order = await orderOf(guest, orderId)
    expect(backOf(order)).toBe(order.totals.total)
  })

  it('of a rescue box is paid back like any other', async () => {
    const itemNumbers = unused.splice(0, boxSize)
    const groupId = await fillShelf(app, itemNumbers)
    const member = await newMember(app)
    const before = processor.held()
    const placed = await payBox(member, await boxPayment(member, groupId))
    const orderId = placed.orderUuid ?? ''
    await sql`update purchase_order set ship_to = ship_to || '{"line1": "9 Lost Lane"}' where id = ${orderId}::uuid`.execute(
      app.db,
    )
    await pack(itemNumbers[0] ?? 0)
    await travel()
    await payLostParcels(doors())
    await payRefunds(doors(), orderId)
    const order = await orderOf(member, orderId)
    expect(backOf(order)).toBe(order.totals.total)
    expect(processor.held()).toBe(before)
  })

  it('from a member is paid back, and its seller gets what the sale earned', async () => {
    const seller = await newSeller(app)
    const { itemNumber } = await list(app, seller, { staff: admin })
    const buyer = await newCloset(app)
    const orderId = await bought(buyer, [itemNumber])
    const saleId = (await shopOf(seller)).sales[0]?.id
    await seller.run('printDirectLabel', { saleId })
    await travel()
    await payLostParcels(doors())
    await payRefunds(doors(), orderId)
    const order = await orderOf(buyer, orderId)
    expect(backOf(order)).toBe(order.totals.total)
    const available = async () =>
      resultOf<{ available: number }>(await seller.run('earnings'), 'earnings').available
    expect(await available()).toBe(0)
    clock.forward(3 * dayMs)
    expect(await available()).toBe(7568)
  })
})

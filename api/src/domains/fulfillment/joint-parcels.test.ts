// Orders of a bundle that comes from one house travel in one parcel (decisions 0052, 0061).
import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/tokens.ts'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { findOrder, type OrderDoors, sendOrderMail } from '../orders/orders.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { closeBundles } from '../payment/payment.ts'
import { moveParcels } from './simulator.ts'
import { type MadeOrder, makeOrder } from './testing/orders.ts'

type Parcel = {
  id: string
  status: string
  trackingCode: string | null
  orderLabels: string[]
  items: { itemNumber: number }[]
}
type Answered = { __typename: string; message?: string; parcel?: Parcel; missing?: number[] }
type MailJob = Parameters<typeof sendOrderMail>[1]
type Bundle = { bundleId: string; orders: MadeOrder[]; pieces: number[] }

describe.skipIf(!testServer)('a bundle from one house', () => {
  let app: TestApp
  let staff: TestClient
  let used = 0
  const buyer = personByKey('shopper').id
  beforeAll(async () => {
    app = await testApp()
    staff = await app.loggedIn('employee')
  })
  afterAll(() => app.close())

  const doors = (days = 0) => {
    const now = new Date(Date.now() + days * 86_400_000)
    const orderDoors: OrderDoors = doorsFor(app, { now: () => now, webOrigin: '' })
    return { ...testCarriers, ...orderDoors }
  }
  const ask = async (
    operation: Parameters<TestClient['run']>[0],
    variables: Record<string, unknown>,
  ): Promise<Answered> => {
    const { data, errors } = await staff.run(operation, variables)
    if (errors?.length) throw new Error(JSON.stringify(errors))
    const { __typename, ...fields } = data ?? {}
    return Object.values(fields)[0] as Answered
  }
  const place = async (bundleId: string): Promise<MadeOrder> => {
    used += 1
    const order = await makeOrder(app, {
      userId: buyer,
      parcels: [{ source: 'own', itemNumbers: app.listed.slice(used - 1, used) }],
    })
    await sql`update purchase_order set status = 'in_progress', bundle_id = ${bundleId} where id = ${order.id}`.execute(
      app.db,
    )
    await sql`update shipment set status = 'held', bundle_id = ${bundleId}, service_type = 'order_batch_shipping' where order_id = ${order.id}`.execute(
      app.db,
    )
    return order
  }
  /** So many orders of one piece each, in a bundle whose week is over. */
  const bundle = async (count: number): Promise<Bundle> => {
    const bundleId = uuidv7(Date.now())
    await sql`insert into bundle (id, user_id, status, opened_at, closes_at, free_shipping_threshold_cents)
      values (${bundleId}, ${buyer}, 'closing', now() - interval '7 days', now() - interval '1 minute', 100000)`.execute(
      app.db,
    )
    const orders: MadeOrder[] = []
    for (let i = 0; i < count; i++) orders.push(await place(bundleId))
    return {
      bundleId,
      orders,
      pieces: orders.flatMap((order) => order.parcels.flatMap((parcel) => parcel.itemNumbers)),
    }
  }
  const closed = async (count: number): Promise<Bundle> => {
    const made = await bundle(count)
    await closeBundles(doors())
    return made
  }
  const listed = async ({ pieces }: Bundle): Promise<Parcel[]> => {
    const list = (await staff.run('getPickList', { warehouseId: 12 })).data?.pickList as
      | { parcels: Parcel[] }
      | undefined
    return (list?.parcels ?? []).filter((parcel) =>
      parcel.items.some((item) => pieces.includes(item.itemNumber)),
    )
  }
  const only = async (made: Bundle): Promise<Parcel> => {
    const parcels = await listed(made)
    expect(parcels).toHaveLength(1)
    return parcels[0] as Parcel
  }
  const numbers = (parcel: Parcel | undefined) =>
    parcel?.items.map((item) => item.itemNumber).toSorted((a, b) => a - b)
  const sorted = (pieces: readonly number[]) => pieces.toSorted((a, b) => a - b)
  const pack = (id: string, itemNumbers: readonly number[]) =>
    ask('packParcel', { input: { shipmentId: id, itemNumbers } })
  const cancel = (order: MadeOrder | undefined) =>
    ask('staffCancelOrder', { input: { orderId: order?.id, reason: 'the buyer asked for it' } })
  const statuses = async ({ orders }: Bundle) =>
    Promise.all(orders.map(async ({ id }) => (await findOrder(app.db, id))?.status))
  /** The queued mails of a kind about the orders of a bundle. */
  const mailJobs = async ({ orders }: Bundle, kind: string): Promise<MailJob[]> => {
    const ids = orders.map((order) => order.id)
    const { rows } = await sql<{ payload: MailJob }>`select payload from graphile_worker._private_jobs
      where payload ->> 'kind' = ${kind} and payload ->> 'orderId' = any(${ids})`.execute(app.db)
    return rows.map((row) => row.payload)
  }
  const send = async (jobs: readonly MailJob[]) => {
    const mail = memoryMail()
    for (const job of jobs)
      await sendOrderMail({ db: app.db, mail, webOrigin: 'http://shop.example' }, job, 'k')
    return mail.sent.map((one) => one.mail)
  }
  const shopperReads = async ({ id }: MadeOrder) => {
    const shopper = await app.loggedIn('shopper')
    const { order } = (await shopper.run('getOrder', { id })).data as {
      order: { shipments: { trackingCode: string | null; carrier: string | null }[] }
    }
    const { shipmentTracking } = (await shopper.run('getShipmentTracking', { type: 'order', id })).data as {
      shipmentTracking: { parcels: { trackingCode: string | null; scans: object[]; items: object[] }[] }
    }
    return { onOrder: order.shipments[0], parcel: shipmentTracking.parcels[0] }
  }

  it('is one parcel of three orders: picked, packed, labeled and delivered as one', async () => {
    const made = await closed(3)
    const parcel = await only(made)
    expect(numbers(parcel)).toEqual(sorted(made.pieces))
    expect(parcel.orderLabels).toHaveLength(3)
    expect((await ask('startPicking', { shipmentId: parcel.id })).parcel).toMatchObject({ status: 'picking' })
    expect(await pack(parcel.id, made.pieces.slice(1))).toMatchObject({
      __typename: 'PiecesDiffer',
      missing: made.pieces.slice(0, 1),
    })
    const { parcel: packed } = await pack(made.orders[2]?.parcels[0]?.id ?? '', made.pieces)
    expect(packed).toMatchObject({ id: parcel.id, status: 'packed', trackingCode: expect.any(String) })
    const ids = made.orders.map((order) => order.id)
    const rows = await app.db
      .selectFrom('shipment')
      .select(['id', 'status', 'tracking_code'])
      .where('order_id', 'in', ids)
      .execute()
    expect(rows.map((row) => row.status)).toEqual(['packed', 'packed', 'packed'])
    expect(rows.filter((row) => row.tracking_code !== null)).toHaveLength(1)
    const labels = app.db.selectFrom('shipment_label').select('label_ref')
    const parcelIds = rows.map((row) => row.id)
    expect(await labels.where('shipment_id', 'in', parcelIds).execute()).toHaveLength(1)
    expect((await ask('handOverParcel', { shipmentId: parcel.id })).parcel).toMatchObject({
      status: 'shipped',
    })
    expect(await statuses(made)).toEqual(['shipped', 'shipped', 'shipped'])
    expect(await mailJobs(made, 'shipped')).toEqual([expect.objectContaining({ kind: 'shipped' })])
    const letters = await send(await mailJobs(made, 'shipped'))
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toBe('On its way: 3 orders of your bundle in one parcel')
    for (const label of parcel.orderLabels) expect(letters[0]?.text).toContain(`\nOrder ${label}\n`)
    expect(letters[0]?.text).toContain(`/shipment/bundle/${made.bundleId}\n`)
    expect(letters[0]?.text).toContain(packed?.trackingCode)
    await moveParcels(doors(15))
    expect(await statuses(made)).toEqual(['delivered', 'delivered', 'delivered'])
    for (const order of made.orders) {
      const { onOrder, parcel: tracked } = await shopperReads(order)
      expect(onOrder).toMatchObject({ trackingCode: packed?.trackingCode, carrier: 'newgistics' })
      expect(tracked).toMatchObject({ trackingCode: packed?.trackingCode })
      expect(tracked?.scans).toHaveLength(5)
      expect(tracked?.items).toHaveLength(1)
    }
    const shopper = await app.loggedIn('shopper')
    const whole = (await shopper.run('getShipmentTracking', { type: 'bundle', id: made.bundleId })).data
      ?.shipmentTracking as { parcels: Parcel[] }
    expect(whole.parcels).toHaveLength(1)
    expect(whole.parcels[0]?.items).toHaveLength(3)
    const hits = (
      await (await app.loggedIn('admin')).run('getStaffOrders', { search: packed?.trackingCode ?? '' })
    ).data?.staffOrders as {
      id: string
    }[]
    expect(hits.map((hit) => hit.id).toSorted()).toEqual(ids.toSorted())
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('goes on together without an order that is canceled, also the one that led', async () => {
    const made = await closed(4)
    await cancel(made.orders[1])
    expect(numbers(await only(made))).toEqual(sorted([0, 2, 3].map((i) => made.pieces[i] ?? 0)))
    await ask('startPicking', { shipmentId: (await only(made)).id })
    await cancel(made.orders[0])
    const parcel = await only(made)
    expect(parcel).toMatchObject({ id: made.orders[2]?.parcels[0]?.id, status: 'picking' })
    expect(numbers(parcel)).toEqual(sorted(made.pieces.slice(2)))
    expect((await pack(parcel.id, made.pieces.slice(2))).parcel).toMatchObject({ status: 'packed' })
    expect(await statuses(made)).toEqual(['canceled', 'canceled', 'auto_charged', 'auto_charged'])
  })

  it('whose leading order is canceled when it is packed keeps its label, and arrives', async () => {
    const made = await closed(3)
    const { parcel: packed } = await pack((await only(made)).id, made.pieces)
    await cancel(made.orders[0])
    const parcel = await only(made)
    expect(parcel).toMatchObject({
      id: made.orders[1]?.parcels[0]?.id,
      status: 'packed',
      trackingCode: packed?.trackingCode,
    })
    await moveParcels(doors(15))
    expect(await statuses(made)).toEqual(['canceled', 'delivered', 'delivered'])
    expect((await shopperReads(made.orders[2] as MadeOrder)).parcel).toMatchObject({
      trackingCode: packed?.trackingCode,
    })
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('goes on without a piece that is missing, and says with which parcel', async () => {
    const made = await closed(2)
    const { id } = await only(made)
    const input = { shipmentId: id, itemNumber: made.pieces[0], reason: 'not on its shelf' }
    expect((await ask('reportMissing', { input })).parcel).toMatchObject({
      id: made.orders[1]?.parcels[0]?.id,
      status: 'waiting',
    })
    expect(await statuses(made)).toEqual(['canceled', 'auto_charged'])
  })

  it('takes in an order that is charged later, until somebody picks it', async () => {
    const made = await bundle(1)
    await closeBundles(doors())
    const reopen = () =>
      sql`update bundle set status = 'closing', closed_at = null where id = ${made.bundleId}`.execute(app.db)
    const late = await place(made.bundleId)
    await reopen()
    await closeBundles(doors())
    const both = [...made.pieces, ...(late.parcels[0]?.itemNumbers ?? [])]
    const parcel = await only(made)
    expect(numbers(parcel)).toEqual(sorted(both))
    await ask('startPicking', { shipmentId: parcel.id })
    const later = await place(made.bundleId)
    await reopen()
    await closeBundles(doors())
    expect(numbers(await only(made))).toEqual(sorted(both))
    expect(await listed({ ...made, pieces: [...(later.parcels[0]?.itemNumbers ?? [])] })).toHaveLength(1)
  })

  it('that goes to two addresses is two parcels', async () => {
    const made = await bundle(2)
    await sql`update purchase_order set ship_to = ship_to || '{"line1": "2 Oak Street"}' where id = ${made.orders[1]?.id}`.execute(
      app.db,
    )
    await closeBundles(doors())
    expect(await listed(made)).toHaveLength(2)
  })

  it('is changed by two at once without either waiting for the other for ever', async () => {
    const made = await closed(4)
    const { id } = await only(made)
    const answers = await Promise.allSettled([
      cancel(made.orders[3]),
      pack(id, made.pieces.slice(1)),
      cancel(made.orders[0]),
      pack(id, made.pieces),
    ])
    expect(answers.filter((one) => one.status === 'rejected')).toEqual([])
    const rows = await app.db
      .selectFrom('shipment')
      .select(['id', 'status', 'joined_to'])
      .where(
        'order_id',
        'in',
        made.orders.map((order) => order.id),
      )
      .execute()
    const living = rows.filter((row) => row.status !== 'canceled')
    expect(living.filter((row) => row.joined_to === null)).toHaveLength(1)
    expect(new Set(living.map((row) => row.status)).size).toBe(1)
  })
})

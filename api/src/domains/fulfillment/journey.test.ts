// From the last press of a button to the parcel at the door, with real orders and real money in the ledger.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import { buy } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor, ownPieces } from '../orders/testing/doors-for.ts'
import { type FakeProcessor, fakeProcessor } from '../payment/testing/fake-processor.ts'
import { moveParcels } from './simulator.ts'

type Parcel = { id: string; status: string; source: string; items: { itemNumber: number }[] }

describe.skipIf(!testServer)('an order', () => {
  let app: TestApp
  let processor: FakeProcessor
  let staff: TestClient
  let pieces: number[] = []
  beforeAll(async () => {
    processor = fakeProcessor()
    app = await testApp({ payments: processor })
    staff = await app.loggedIn('employee')
    pieces = await ownPieces(app)
  })
  afterAll(() => app.close())

  const parcelOf = async (itemNumber: number) =>
    (await staff.run('getStaffParcel', { search: String(itemNumber) })).data?.staffParcel as Parcel
  const pack = async (parcel: Parcel) => {
    const itemNumbers = parcel.items.map((item) => item.itemNumber)
    const { data } = await staff.run('packParcel', { input: { shipmentId: parcel.id, itemNumbers } })
    return data?.packParcel as { __typename: string; message?: string }
  }
  const orderOf = (id: string) =>
    app.db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const doors = (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000)
    const orderDoors: OrderDoors = doorsFor(app, { payments: processor, now: () => now, webOrigin: '' })
    return { ...testCarriers, ...orderDoors }
  }

  it('of a guest is charged as it is packed, travels, arrives, and its mail’s key shows the way', async () => {
    const [piece = 0] = pieces.splice(0, 1)
    const { client, placed } = await buy(app, [piece])
    const id = placed.order?.id ?? ''
    expect(processor.held()).toBeGreaterThan(0)
    expect(await pack(await parcelOf(piece))).toMatchObject({ __typename: 'StaffParcelPayload' })
    const { captured_cents, charged_cents, access_key } = await orderOf(id)
    expect(captured_cents).toBe(charged_cents)
    await moveParcels(doors(1))
    expect((await orderOf(id)).status).toBe('shipped')
    await moveParcels(doors(15))
    expect((await orderOf(id)).status).toBe('delivered')
    for (const [who, key] of [
      [client, undefined],
      [app.newVisitor(), access_key],
    ] as const) {
      const { data } = await who.run('getShipmentTracking', {
        type: 'order',
        id,
        ...(key ? { accessKey: key } : {}),
      })
      expect(data?.shipmentTracking).toMatchObject({ parcels: [{ status: 'delivered' }] })
    }
    const steps = await app.db
      .selectFrom('order_event')
      .select('to_status')
      .where('order_id', '=', id)
      .where('kind', '=', 'status')
      .execute()
    expect(steps.map((one) => one.to_status)).toEqual(['not_paid', 'confirmed', 'shipped', 'delivered'])
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('whose card is refused at packing stays here: the packer is told, the pieces are for sale again', async () => {
    const [piece = 0] = pieces.splice(0, 1)
    const { placed } = await buy(app, [piece], 'tok_refuse_capture')
    const parcel = await parcelOf(piece)
    expect(await pack(parcel)).toMatchObject({
      __typename: 'PaymentRefused',
      message: expect.stringContaining('was refused'),
    })
    expect((await orderOf(placed.order?.id ?? '')).status).toBe('payment_declined')
    expect(await pack(parcel)).toMatchObject({
      __typename: 'ParcelMoved',
      message: 'The order of this parcel does not go on. Put its pieces back.',
    })
    const item = await app.db
      .selectFrom('item')
      .select('state')
      .where('item_number', '=', piece)
      .executeTakeFirstOrThrow()
    expect(item.state).toBe('listed')
    expect(await verifyLedger(app.db)).toEqual([])
  })

  it('whose charge is not answered is packed at the next scan, and charged once', async () => {
    const [piece = 0] = pieces.splice(0, 1)
    const { placed } = await buy(app, [piece])
    const before = processor.held()
    processor.lose.capture = 1
    expect(await pack(await parcelOf(piece))).toMatchObject({
      __typename: 'PaymentRefused',
      message: expect.stringContaining('does not answer'),
    })
    expect(await pack(await parcelOf(piece))).toMatchObject({ __typename: 'StaffParcelPayload' })
    expect(processor.held()).toBe(before)
    expect((await orderOf(placed.order?.id ?? '')).captured_at).not.toBeNull()
  })

  it('canceled by its buyer while it is picked is not packed, and one that two pack at once is charged once', async () => {
    const [canceled = 0, twice = 0] = pieces.splice(0, 2)
    const first = await buy(app, [canceled])
    const parcel = await parcelOf(canceled)
    await first.client.run('cancelOrder', { id: first.placed.order?.id })
    expect(await pack(parcel)).toMatchObject({ __typename: 'ParcelMoved' })
    const second = await buy(app, [twice])
    const other = await parcelOf(twice)
    const both = await Promise.all([pack(other), pack(other), pack(other)])
    expect(both.map((one) => one.__typename)).toEqual(Array(3).fill('StaffParcelPayload'))
    const id = second.placed.order?.id ?? ''
    const packed = await app.db
      .selectFrom('order_event')
      .select('id')
      .where('order_id', '=', id)
      .where('kind', '=', 'packed')
      .execute()
    expect(packed).toHaveLength(1)
    expect(await verifyLedger(app.db)).toEqual([])
  })
})

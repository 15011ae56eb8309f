import { personByKey } from '@hemline/db/seed/people.ts'
import type { Scan } from '@hemline/rules/fulfillment/carriers-scans.ts'
import { plannedScans } from '@hemline/rules/fulfillment/carriers-simulator.ts'
import { resentMailsPerOrder, resentMailsPerPerson } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import type { OrderDoors } from '../orders/orders.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { moveParcels } from './simulator.ts'
import { type MadeOrder, makeOrder } from './testing/orders.ts'

type Answered = {
  __typename: string
  message?: string
  parcel?: Record<string, unknown>
  staffOrder?: Record<string, never>
  wrong?: number[]
  missing?: number[]
}

describe.skipIf(!testServer)('parcels', () => {
  let app: TestApp
  let worker: TestClient
  let used = 0
  const buyer = personByKey('shopper').id
  beforeAll(async () => {
    app = await testApp()
    worker = await app.loggedIn('employee')
  })
  afterAll(() => app.close())

  const fresh = (count: number): number[] => {
    used += count
    return app.listed.slice(used - count, used)
  }
  const ask = async (
    client: TestClient,
    operation: Parameters<TestClient['run']>[0],
    variables: Record<string, unknown>,
  ): Promise<Answered> => {
    const { data, errors } = await client.run(operation, variables)
    if (errors?.length) throw new Error(JSON.stringify(errors))
    const { __typename, ...fields } = data ?? {}
    return Object.values(fields)[0] as Answered
  }
  const own = (count: number, more: Partial<Parameters<typeof makeOrder>[1]> = {}) =>
    makeOrder(app, { userId: buyer, parcels: [{ source: 'own', itemNumbers: fresh(count) }], ...more })
  const first = (order: MadeOrder) => order.parcels[0] ?? { id: '', groupKey: '', itemNumbers: [] }
  const pack = (order: MadeOrder, at = 0) => {
    const parcel = order.parcels[at]
    return ask(worker, 'packParcel', { input: { shipmentId: parcel?.id, itemNumbers: parcel?.itemNumbers } })
  }
  const statusOf = async (order: MadeOrder) =>
    (
      await app.db
        .selectFrom('purchase_order')
        .select('status')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    ).status
  const parcelOf = (id: string) =>
    app.db.selectFrom('shipment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const itemStates = async (numbers: readonly number[]) => {
    const rows = await app.db
      .selectFrom('item')
      .select('state')
      .where('item_number', 'in', [...numbers])
      .execute()
    return [...new Set(rows.map((row) => row.state))]
  }
  const doors = (now: Date): OrderDoors & typeof testCarriers => ({
    ...testCarriers,
    ...doorsFor(app, { now: () => now, webOrigin: '' }),
  })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const report = async (carrier: Carrier, trackingCode: string, scan: Scan, at = new Date()) => {
    const { headers, body } = testCarriers.carriers.writeWebhook(carrier, { trackingCode, scan }, at)
    return app.server.inject({
      method: 'POST',
      url: `/webhooks/carriers/${carrier}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    })
  }

  it('go from the pick list over the table to the door, and the buyer reads every step', async () => {
    const order = await own(2)
    const [onShelf] = first(order).itemNumbers
    // Pieces of other sellers are not kept in our houses.
    await app.db
      .updateTable('item')
      .set({ source: 'own' })
      .where('item_number', '=', onShelf ?? 0)
      .execute()
    const put = (warehouseId: number) =>
      ask(worker, 'putIntoBin', { input: { itemNumber: onShelf, bin: 'c143', warehouseId } })
    expect((await put(12)).__typename).toBe('PutIntoBinPayload')
    const bins = async () => {
      const list = (await worker.run('getPickList', { warehouseId: 12 })).data?.pickList as {
        parcels: { id: string; items: { bin: string | null }[] }[]
      }
      return list.parcels.find((parcel) => parcel.id === first(order).id)?.items.map(({ bin }) => bin)
    }
    expect((await bins())?.toSorted()).toEqual(['C-14-3', null])
    // A bin of another house says nothing about this parcel.
    await put(3)
    expect(await bins()).toEqual([null, null])
    await put(12)
    expect((await ask(worker, 'startPicking', { shipmentId: first(order).id })).parcel).toMatchObject({
      status: 'picking',
    })
    const packed = await pack(order)
    expect(packed.parcel).toMatchObject({ status: 'packed', carrierName: 'Newgistics' })
    expect(await itemStates(first(order).itemNumbers)).toEqual(['packed'])
    expect(await app.db.selectFrom('piece_bin').select('item_number').execute()).toEqual([])
    expect(await put(12)).toMatchObject({
      __typename: 'StaffRefusal',
      message: expect.stringMatching(/left the house/),
    })
    expect(await statusOf(order)).toBe('confirmed')
    expect((await ask(worker, 'handOverParcel', { shipmentId: first(order).id })).parcel).toMatchObject({
      status: 'shipped',
    })
    expect(await statusOf(order)).toBe('shipped')

    await moveParcels(doors(inDays(12)))
    expect(await statusOf(order)).toBe('delivered')
    expect(await itemStates(first(order).itemNumbers)).toEqual(['delivered'])
    const shopper = await app.loggedIn('shopper')
    const tracking = (await shopper.run('getShipmentTracking', { type: 'order', id: order.id })).data
      ?.shipmentTracking as {
      destination: string
      parcels: { scans: { label: string; place: string }[]; trackingCode: string }[]
    }
    expect(tracking.destination).toBe('Columbus, OH')
    expect(tracking.parcels[0]?.scans.map((scan) => scan.label)).toEqual([
      'Picked up by the carrier',
      'On its way',
      'On its way',
      'Out for delivery',
      'Delivered',
    ])
    const last = (await shopper.run('getLastDeliveryShipment')).data?.lastDeliveryShipment
    expect(last).toMatchObject({
      id: first(order).id,
      orderId: order.id,
      deliveredAt: expect.stringMatching(/^\d{4}-/),
    })
  })

  it('are charged with the first that is packed, and not again with the second', async () => {
    const order = await makeOrder(app, {
      userId: buyer,
      parcels: [1, 1].map((count) => ({ source: 'own', itemNumbers: fresh(count) })),
    })
    await pack(order, 0)
    await pack(order, 1)
    const charges = await app.db
      .selectFrom('order_transaction')
      .select('kind')
      .where('order_id', '=', order.id)
      .execute()
    expect(charges).toEqual([{ kind: 'final_charge' }])
  })

  it('are fetched by one person: who comes second is told, who asks again is not', async () => {
    const order = await own(1)
    const start = async (client: TestClient) => ask(client, 'startPicking', { shipmentId: first(order).id })
    expect((await start(worker)).parcel).toMatchObject({ status: 'picking' })
    expect((await start(worker)).parcel).toMatchObject({ status: 'picking' })
    const second = await app.loggedIn('admin')
    expect(await start(second)).toMatchObject({
      __typename: 'ParcelMoved',
      message: 'Somebody else is fetching this parcel.',
    })
    await ask(second, 'stopPicking', { shipmentId: first(order).id })
    expect((await start(second)).parcel).toMatchObject({ status: 'picking' })
  })

  it('take no piece that does not belong, and none is left out', async () => {
    const order = await own(2)
    const [one = 0] = first(order).itemNumbers
    const { wrong, missing, message } = await ask(worker, 'packParcel', {
      input: { shipmentId: first(order).id, itemNumbers: [one, app.marked.sold] },
    })
    expect({ wrong, missing }).toEqual({ wrong: [app.marked.sold], missing: [first(order).itemNumbers[1]] })
    expect(message).toBe(`${app.marked.sold} does not belong in this parcel.`)
    expect((await parcelOf(first(order).id)).status).toBe('waiting')
  })

  it('go on without a piece that is missing: its line is canceled, its money goes back, nobody can buy it', async () => {
    const order = await own(2)
    const [lost = 0, kept = 0] = first(order).itemNumbers
    const input = { shipmentId: first(order).id, itemNumber: lost, reason: 'Not on its shelf, looked twice' }
    expect((await ask(worker, 'reportMissing', { input })).__typename).toBe('StaffParcelPayload')
    expect(await itemStates([lost])).toEqual(['delisted'])
    // In one transaction: nobody can have bought it in between.
    const moves = await sql<{
      kind: string
      written: string
    }>`select kind, xmin::text as written from item_event
      where item_number = ${lost} and kind in ('order_canceled', 'missing')`.execute(app.db)
    expect(moves.rows.map(({ kind }) => kind).toSorted()).toEqual(['missing', 'order_canceled'])
    expect(new Set(moves.rows.map(({ written }) => written)).size).toBe(1)
    expect(
      (await ask(worker, 'packParcel', { input: { shipmentId: first(order).id, itemNumbers: [kept] } }))
        .__typename,
    ).toBe('StaffParcelPayload')
    const captured = await app.db
      .selectFrom('purchase_order')
      .select('captured_cents')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(captured.captured_cents).toBe(order.total / 2)
    const left = await app.db
      .selectFrom('order_line')
      .select('item_number')
      .where('order_id', '=', order.id)
      .where('canceled_at', 'is', null)
      .execute()
    expect(left).toEqual([{ item_number: kept }])
  })

  it.each([
    ['is missing', 'reportMissing'],
    ['is canceled', 'staffCancelOrder'],
  ] as const)('that all arrived but one whose only piece %s: the order has arrived', async (_, operation) => {
    const order = await makeOrder(app, {
      userId: buyer,
      parcels: [1, 1].map((count) => ({ source: 'own', itemNumbers: fresh(count) })),
    })
    await pack(order, 0)
    await moveParcels(doors(inDays(12)))
    expect(await statusOf(order)).toBe('shipped')
    const { id: shipmentId = '', itemNumbers = [] } = order.parcels[1] ?? {}
    const line = await app.db
      .selectFrom('order_line')
      .select('id')
      .where('item_number', '=', itemNumbers[0] ?? 0)
      .executeTakeFirstOrThrow()
    const what =
      operation === 'reportMissing'
        ? { shipmentId, itemNumber: itemNumbers[0] }
        : { orderId: order.id, lineIds: [line.id] }
    const done = await ask(worker, operation, { input: { ...what, reason: 'Not on its shelf' } })
    expect(done.__typename).toMatch(/Payload$/)
    expect(await statusOf(order)).toBe('delivered')
  })

  it('of sellers are handed over by themselves, and travel like ours', async () => {
    const order = await makeOrder(app, { userId: buyer, parcels: [{ source: 'p2p', itemNumbers: fresh(1) }] })
    await moveParcels(doors(inDays(0.1)))
    expect((await parcelOf(first(order).id)).status).toBe('waiting')
    expect((await pack(order)).message).toBe('This parcel is packed by its seller.')
    await moveParcels(doors(inDays(1)))
    expect(await parcelOf(first(order).id)).toMatchObject({ status: 'packed', carrier: 'usps' })
    await moveParcels(doors(inDays(14)))
    expect(await statusOf(order)).toBe('delivered')
  })

  it('to Lost Lane never arrive, and the order says so', async () => {
    const order = await own(1, { street: '9 Lost Lane' })
    await pack(order)
    await moveParcels(doors(inDays(20)))
    expect((await parcelOf(first(order).id)).status).toBe('lost')
    expect(await statusOf(order)).toBe('lost_outbound')
  })

  it('end the same however webhooks are shuffled and repeated', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await own(1)
      await pack(order)
      const { tracking_code: code, carrier, packed_at } = await parcelOf(first(order).id)
      const scans = plannedScans(
        {
          trackingCode: code ?? '',
          from: 'Phoenix, AZ',
          to: { line1: '', city: 'Columbus', state: 'OH' },
          packedAt: packed_at ?? new Date(),
          days: 3,
        },
        1,
      )
      const sent = [...scans.slice(round + 1), ...scans.toReversed(), ...scans.slice(0, round + 1)]
      for (const scan of sent)
        expect((await report(carrier as Carrier, code ?? '', scan)).statusCode).toBe(200)
      expect(await parcelOf(first(order).id)).toMatchObject({
        status: 'delivered',
        delivered_at: scans.at(-1)?.at,
        shipped_at: expect.any(Date),
      })
      expect(await statusOf(order)).toBe('delivered')
    }
  })

  it('believe no report that is not signed, too old, or another carrier’s', async () => {
    const order = await own(1)
    await pack(order)
    const { tracking_code: code } = await parcelOf(first(order).id)
    const scan: Scan = {
      id: 'x',
      kind: 'delivered',
      place: null,
      timeZone: 'UTC',
      at: new Date(),
      estimate: null,
    }
    expect((await report('newgistics', code ?? '', scan, inDays(-1))).statusCode).toBe(401)
    expect((await report('ups', code ?? '', scan)).statusCode).toBe(202)
    const bare = {
      method: 'POST',
      url: '/webhooks/carriers/newgistics',
      payload: { trackingCode: code, event: scan },
    } as const
    expect((await app.server.inject(bare)).statusCode).toBe(401)
    expect((await parcelOf(first(order).id)).status).toBe('packed')
  })

  it('are shown to their buyer and to those with the key, and to nobody else', async () => {
    const order = await own(1)
    const seen = async (client: TestClient, accessKey?: string) =>
      (
        await client.run('getShipmentTracking', {
          type: 'order',
          id: order.id,
          ...(accessKey ? { accessKey } : {}),
        })
      ).data?.shipmentTracking
    expect(await seen(await app.loggedIn('shopper'))).toBeTruthy()
    expect(await seen(await app.loggedIn('superstar'))).toBeNull()
    expect(await seen(app.newVisitor())).toBeNull()
    expect(await seen(app.newVisitor(), order.accessKey)).toBeTruthy()
    expect(await seen(app.newVisitor(), 'key-of-another')).toBeNull()
  })

  describe('and support', () => {
    it('finds an order by whatever it was told', async () => {
      const order = await own(1, { email: 'Someone.Else@hemline.example' })
      await pack(order)
      const { tracking_code: code } = await parcelOf(first(order).id)
      const label = order.id.replaceAll('-', '').slice(-8).toUpperCase()
      for (const search of [
        order.id,
        `${label.slice(0, 4)}-${label.slice(4)}`,
        `#${label.slice(0, 4)}-${label.slice(4)} `,
        'someone.else@hemline.example',
        String(first(order).itemNumbers[0]),
        code ?? '',
        '',
      ]) {
        const hits = (await worker.run('getStaffOrders', { search })).data?.staffOrders as { id: string }[]
        expect(hits.map((hit) => hit.id)).toContain(order.id)
      }
    })

    it('sorts orders by their sum, page by page, whatever the order of their times', async () => {
      await own(1)
      await own(2)
      const { rows } = await sql<{ id: string; total: number }>`
        select id, total_cents as total from purchase_order where status <> 'not_paid'
        order by total_cents desc, id desc`.execute(app.db)
      expect(rows.length).toBeGreaterThan(1)
      const ids = async (variables: object) => {
        const { data } = await worker.run('getStaffOrders', { search: '', ...variables })
        return ((data?.staffOrders ?? []) as { id: string }[]).map((hit) => hit.id)
      }
      const dearest = rows.map((row) => row.id)
      expect(await ids({ sort: '-total' })).toEqual(dearest.slice(0, 50))
      expect(await ids({ sort: '-total', before: dearest[0] })).toEqual(dearest.slice(1, 51))
      expect(await ids({ sort: '-total', until: dearest[1] })).toEqual(dearest.slice(0, 1))
      expect(await ids({ sort: 'total' })).toEqual(dearest.toReversed().slice(0, 50))
      expect(await ids({ sort: 'placed' })).toEqual((await ids({})).toReversed())
    })

    it('refunds with a reason, which is kept with the name of who gave it', async () => {
      const order = await own(1)
      await pack(order)
      const refund = (input: object) =>
        ask(worker, 'staffRefundOrder', { input: { orderId: order.id, reason: 'Button missing', ...input } })
      expect(await refund({ amount: 500, reason: '.' })).toMatchObject({
        __typename: 'StaffRefusal',
        message: 'Please say why, in a few words.',
      })
      expect((await refund({ amount: 99_999 })).message).toBe('That is more than can be given back.')
      const { staffOrder } = await refund({ amount: 500 })
      expect(staffOrder).toMatchObject({ refundable: order.total - 500 })
      expect((staffOrder as unknown as { notes: object[] }).notes).toContainEqual(
        expect.objectContaining({ kind: 'refund', actor: 'Tomas Okafor', reason: 'Button missing' }),
      )
      expect((await refund({ lineIds: order.lineIds })).message).toMatch(/more than can be given back/)
    })

    it('leaves refunds above $150.00 to an admin', async () => {
      const order = await own(8)
      await pack(order)
      const input = { orderId: order.id, amount: 15_001, reason: 'The whole parcel was wet' }
      expect((await ask(worker, 'staffRefundOrder', { input })).message).toBe(
        'Refunds above $150.00 for one order need an admin.',
      )
      expect(
        (await ask(await app.loggedIn('admin'), 'staffRefundOrder', { input })).staffOrder,
      ).toMatchObject({ refundable: order.total - 15_001 })
    })

    it('counts what an order was given before towards that limit', async () => {
      const order = await own(8)
      await pack(order)
      const refund = (client: TestClient, amount: number) =>
        ask(client, 'staffRefundOrder', {
          input: { orderId: order.id, amount, reason: 'The whole parcel was wet' },
        })
      expect((await refund(worker, 10_000)).__typename).toBe('StaffOrderPayload')
      expect((await refund(worker, 5001)).message).toBe('Refunds above $150.00 for one order need an admin.')
      expect((await refund(worker, 5000)).__typename).toBe('StaffOrderPayload')
    })

    it('gives the same not twice when the answer was lost and it is sent again', async () => {
      const order = await own(1)
      await pack(order)
      const input = { orderId: order.id, amount: 300, reason: 'Button missing' }
      expect((await ask(worker, 'staffRefundOrder', { input })).__typename).toBe('StaffOrderPayload')
      expect((await ask(worker, 'staffRefundOrder', { input })).message).toMatch(
        /^The same was given back a moment ago/,
      )
      const another = { ...input, reason: 'A second button, too' }
      expect((await ask(worker, 'staffRefundOrder', { input: another })).staffOrder).toMatchObject({
        refundable: order.total - 600,
      })
    })

    it('finds by an index, whatever it was told', async () => {
      app.statements()
      await worker.run('getStaffOrders', { search: '148000001' })
      await worker.run('getStaffParcel', { search: '148000001' })
      const texts = app.statements().filter((text) => /listOrderHits|findParcelBySearch/.test(text))
      expect(texts).toHaveLength(2)
      await app.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx)
        for (const text of texts) {
          const { rows } = await sql`explain (generic_plan) ${sql.raw(text)}`.execute(tx)
          const plan = rows.map((row) => Object.values(row as Record<string, string>).join(' ')).join('\n')
          for (const column of ['item_number', 'tracking_code'])
            expect(plan).toContain(`Index Cond: (${column} = `)
        }
      })
    })

    it('asks for the password when it was typed long ago', async () => {
      const order = await own(1)
      await pack(order)
      const tired = await app.loggedIn('employee')
      await sql`update session set confirmed_at = now() - interval '31 minutes' where user_id = ${personByKey('employee').id}::uuid`.execute(
        app.db,
      )
      const input = { orderId: order.id, amount: 100, reason: 'Button missing' }
      expect((await ask(tired, 'staffRefundOrder', { input })).__typename).toBe('PasswordNeeded')
      worker = await app.loggedIn('employee')
    })

    it('cancels an order with a reason, and its parcel stays', async () => {
      const order = await own(1)
      const canceled = await ask(worker, 'staffCancelOrder', {
        input: { orderId: order.id, reason: 'Asked by phone' },
      })
      expect(canceled.__typename).toBe('StaffOrderPayload')
      expect((await parcelOf(first(order).id)).status).toBe('canceled')
      expect((await pack(order)).__typename).toBe('ParcelMoved')
    })

    it('sends the mail of the state once more', async () => {
      const order = await own(1)
      const sent = await ask(worker, 'staffResendMail', {
        input: { orderId: order.id, reason: 'Went to spam' },
      })
      expect((sent.staffOrder as unknown as { notes: object[] }).notes).toContainEqual(
        expect.objectContaining({ kind: 'mail_sent_again', reason: 'Went to spam' }),
      )
    })

    it('sends the mail of one order five times in an hour at most, and those of a person sixty', async () => {
      const order = await own(1)
      const other = await own(1)
      const resend = async (orderId: string) =>
        (await worker.run('staffResendMail', { input: { orderId, reason: 'Went to spam' } })).errors?.[0]
          ?.extensions?.code
      for (let n = 0; n < resentMailsPerOrder.limit; n++) expect(await resend(order.id)).toBeUndefined()
      expect([await resend(order.id), await resend(other.id)]).toEqual(['RATE_LIMITED', undefined])
      await sql`update login_throttle set failures = ${resentMailsPerPerson.limit} where key like 'resent-mail-by:%'`.execute(
        app.db,
      )
      expect(await resend((await own(1)).id)).toBe('RATE_LIMITED')
    })
  })
})

// A long queue of rescue boxes to pack: its pages and counts, in the order in which they were paid.
import { boxesPerPage } from '@hemline/rules/desk/queues.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { boxPayment, boxSize, fillShelf, payBox } from '../rescues/testing/shelf.ts'

type Open = {
  id: string
  orderId: string
  status: string
  placedAt: string
  pieces: { itemNumber: number }[]
}
type Page = { nodes: Open[]; totalCount: number; hasNextPage: boolean }
/** More than two pages of 20 boxes. */
const others = 44

describe.skipIf(!testServer)('a full queue of rescue boxes', () => {
  let app: TestApp
  let staff: TestClient
  let orderId = ''
  let itemNumbers: number[] = []
  let before = 0
  const clock = movableClock()
  const page = async (number: number) =>
    resultOf<Page>(await staff.run('getStaffRescueBoxes', { page: number }), 'staffRescueBoxes')

  beforeAll(async () => {
    app = await testApp({ now: clock.now, payments: fakeProcessor() })
    staff = await app.loggedIn('employee')
    before = (await page(1)).totalCount
    // What the seed left on the shelf is gone, so that luck chooses these pieces.
    await sql`update rescue_piece set lost_at = now() where box_id is null`.execute(app.db)
    itemNumbers = (await ownPieces(app)).splice(0, boxSize)
    const client = app.newVisitor()
    const placed = await payBox(client, await boxPayment(client, await fillShelf(app, itemNumbers)))
    orderId = placed.orderUuid ?? ''
    // The others are copies of the bought one without pieces, each paid a minute before the next.
    await sql`with c as materialized (select n, gen_random_uuid() as order_id, gen_random_uuid() as box_id,
          gen_random_uuid() as shipment_id from generate_series(1, ${others}) n),
        orders as (insert into purchase_order select (jsonb_populate_record(o, jsonb_build_object('id', c.order_id, 'cart_id', null,
          'placed_at', o.placed_at - c.n * interval '1 minute'))).* from purchase_order o, c where o.id = ${orderId}::uuid),
        parcels as (insert into shipment select (jsonb_populate_record(s, jsonb_build_object('id', c.shipment_id,
          'order_id', c.order_id))).* from shipment s, c where s.order_id = ${orderId}::uuid)
      insert into rescue_box select (jsonb_populate_record(b, jsonb_build_object('id', c.box_id, 'order_id', c.order_id))).*
        from rescue_box b, c where b.order_id = ${orderId}::uuid`.execute(app.db)
  })
  afterAll(() => app.close())

  it('has each box on one page, the oldest first, with the count of all on every page', async () => {
    const total = before + others + 1
    const pages: Page[] = []
    for (let number = 1; number <= Math.ceil(total / boxesPerPage); number += 1)
      pages.push(await page(number))
    expect(pages.map((one) => one.nodes.length)).toEqual(
      pages.map((_, at) => Math.min(boxesPerPage, total - at * boxesPerPage)),
    )
    expect(pages.map((one) => one.totalCount)).toEqual(pages.map(() => total))
    expect(pages.map((one) => one.hasNextPage)).toEqual(pages.map((_, at) => at < pages.length - 1))
    const all = pages.flatMap((one) => one.nodes)
    expect(new Set(all.map((one) => one.id)).size).toBe(total)
    const times = all.filter((one) => one.status !== 'packed').map((one) => one.placedAt)
    expect(times).toEqual(times.toSorted())
    // The bought box is the youngest one, and is shown with its own pieces alone.
    const mine = all.find((one) => one.orderId === orderId)
    expect(mine?.pieces.map((one) => one.itemNumber).toSorted()).toEqual(itemNumbers.toSorted())
  })

  it('loses a box that is handed over, and puts a packed one last', async () => {
    const { totalCount } = await page(1)
    const last = Math.ceil(totalCount / boxesPerPage)
    const mine = (await page(last)).nodes.find((one) => one.orderId === orderId)
    expect(mine).toBeDefined()
    await staff.run('packParcel', { input: { shipmentId: mine?.id ?? '', itemNumbers } })
    expect((await page(last)).nodes.at(-1)).toMatchObject({ orderId, status: 'packed' })
    await staff.run('handOverParcel', { shipmentId: mine?.id ?? '' })
    expect(await page(last)).toMatchObject({ totalCount: totalCount - 1, hasNextPage: false })
  })

  it('is empty beyond its last page', async () => {
    expect(await page(999)).toMatchObject({ nodes: [], hasNextPage: false })
  })
})

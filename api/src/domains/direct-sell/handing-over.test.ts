import { cancelUnsentHours, handOverHours } from '@hemline/rules/vocabulary/direct-sell.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import { movableClock } from '../../testing/clock.ts'
import { tokenOf } from '../../testing/processor.ts'
import { fillCart, pay, paymentOf, resultOf } from '../checkout/testing/buying.ts'
import { applyCarrierReport } from '../fulfillment/tracking.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { doorsFor } from '../orders/testing/doors-for.ts'
import { followDirectSales } from './direct-sell.ts'
import { buyFrom, list, newMember, newSeller, type Sale, shopOf, stateOf } from './testing/selling.ts'

const hourMs = 3_600_000

describe.skipIf(!testServer)('a label that was made', () => {
  const clock = movableClock()
  let app: TestApp
  let staff: TestClient
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    staff = await app.loggedIn('admin')
  })
  beforeEach(() => clock.setAhead(0))
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })

  const doors = () => ({ ...doorsFor(app), now: clock.now, carriers: testCarriers.carriers })
  const saleOf = async (client: TestClient, id: string) =>
    resultOf<Sale & { cancelsAt: string | null }>(await client.run('getDirectSale', { id }), 'directSale')
  const print = (client: TestClient, saleId: string) => client.run('printDirectLabel', { saleId })
  /** The shop's cost of all labels of an order, in cents. */
  const labelCost = async (saleId: string) => {
    const { rows } = await sql<{ cents: number }>`select coalesce(-sum(e.amount), 0)::int as cents
      from shipment s join ledger_posting p on p.order_id = s.order_id::text
      join ledger_entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id and a.kind = 'label_cost'
      where s.id = ${saleId}::uuid`.execute(app.db)
    return rows[0]?.cents
  }
  const told = async (saleId: string) => {
    const { rows } = await sql<{ key: string }>`select key from notification
      where key like ${`direct-%:${saleId}%`} order by created_at, key`.execute(app.db)
    return rows.map(({ key }) => key.replace(`:${saleId}`, ''))
  }
  const pending = async (client: TestClient) =>
    resultOf<{ pending: number }>(await client.run('earnings'), 'earnings').pending

  test('and never handed over is voided, the sale canceled, the buyer refunded, and both are told', async () => {
    const seller = await newSeller(app)
    const { itemNumber } = await list(app, seller, { staff })
    const { buyer, sale } = await buyFrom(app, seller, [itemNumber])
    await print(seller, sale.id)
    expect(await labelCost(sale.id)).toBe(799)
    expect(await pending(seller)).toBe(7568)
    const made = await saleOf(seller, sale.id)
    expect(made.cancelsAt).not.toBeNull()
    clock.setAhead(25 * hourMs)
    await followDirectSales(doors())
    clock.setAhead((cancelUnsentHours - 2) * hourMs)
    await followDirectSales(doors())
    await followDirectSales(doors())
    expect(await told(sale.id)).toEqual(['direct-hand:hand', 'direct-hand:late'])
    clock.setAhead((cancelUnsentHours + 1) * hourMs)
    await followDirectSales(doors())
    await followDirectSales(doors())
    expect(await saleOf(seller, sale.id)).toMatchObject({ status: 'canceled', labelUrl: null })
    expect(await saleOf(buyer, sale.id)).toMatchObject({ status: 'canceled' })
    expect(await told(sale.id)).toEqual([
      'direct-hand:hand',
      'direct-hand:late',
      'direct-unsent',
      'direct-unsent',
    ])
    expect(await labelCost(sale.id)).toBe(0)
    expect(await pending(seller)).toBe(0)
    expect(await stateOf(app, itemNumber)).toBe('delisted')
    const { rows } = await sql<{ owed: number; total: number; voided: boolean }>`
      select (select sum(r.amount_cents)::int from order_refund r where r.order_id = o.id) as owed, o.total_cents as total,
        l.voided_at is not null as voided
      from shipment s join purchase_order o on o.id = s.order_id join shipment_label l on l.shipment_id = s.id
      where s.id = ${sale.id}::uuid`.execute(app.db)
    expect(rows[0]).toMatchObject({ voided: true })
    expect(rows[0]?.owed).toBe(rows[0]?.total)
  })

  test('late leaves its seller two days to hand the parcel over', async () => {
    const seller = await newSeller(app)
    const { itemNumber } = await list(app, seller, { staff })
    const { sale } = await buyFrom(app, seller, [itemNumber])
    clock.setAhead((cancelUnsentHours - 1) * hourMs)
    await print(seller, sale.id)
    clock.setAhead((cancelUnsentHours + handOverHours - 2) * hourMs)
    await followDirectSales(doors())
    expect((await saleOf(seller, sale.id)).status).toBe('label_printed')
    clock.setAhead((cancelUnsentHours + handOverHours) * hourMs)
    await followDirectSales(doors())
    expect((await saleOf(seller, sale.id)).status).toBe('canceled')
  })

  test('and scanned by the carrier stays, and so does one that the carrier calls used', async () => {
    const seller = await newSeller(app)
    const first = await list(app, seller, { staff })
    const { sale } = await buyFrom(app, seller, [first.itemNumber])
    await print(seller, sale.id)
    const trackingCode = (await saleOf(seller, sale.id)).trackingCode ?? ''
    const scan = {
      id: `scan-${trackingCode}`,
      kind: 'picked_up',
      place: 'Oakland, CA',
      timeZone: 'America/Los_Angeles',
      at: clock.now(),
      estimate: null,
    } as const
    const { rows } = await sql<{
      carrier: 'usps'
    }>`select carrier from shipment where id = ${sale.id}::uuid`.execute(app.db)
    await applyCarrierReport(doors(), rows[0]?.carrier ?? 'usps', { trackingCode, scan })
    const second = await list(app, seller, { staff })
    const { sale: used } = await buyFrom(app, seller, [second.itemNumber])
    await print(seller, used.id)
    clock.setAhead((cancelUnsentHours + 1) * hourMs)
    const carriers = { ...testCarriers.carriers, voidLabel: async () => 'used' as const }
    await followDirectSales({ ...doors(), carriers })
    expect((await saleOf(seller, sale.id)).status).toBe('on_its_way')
    expect((await saleOf(seller, used.id)).status).toBe('label_printed')
    expect(await labelCost(used.id)).toBe(799)
  })

  test('of several pieces costs what the heaviest class costs, as its shopper pays', async () => {
    const seller = await newSeller(app)
    const wish = { price: 2000, floor: 1500 }
    const light = await list(app, seller, { staff, wish: { ...wish, weight: 'light' } })
    const heavy = await list(app, seller, { staff, wish: { ...wish, weight: 'heavy' } })
    const { sale } = await buyFrom(app, seller, [light.itemNumber, heavy.itemNumber])
    await print(seller, sale.id)
    const { rows } = await sql<{ price: number }>`select price_cents as price from shipment
      where id = ${sale.id}::uuid`.execute(app.db)
    expect(rows).toEqual([{ price: 1299 }])
    expect(await labelCost(sale.id)).toBe(1299)
    const { items } = (await saleOf(seller, sale.id)) as unknown as { items: object[] }
    expect(items).toHaveLength(2)
  })

  test('of one of two sellers in an order gives back that parcel’s way, too, and leaves the other', async () => {
    const one = await newSeller(app)
    const other = await newSeller(app)
    // Cheap enough that delivery is not free.
    const wish = { price: 3000, floor: 2500 }
    const mine = await list(app, one, { staff, wish })
    const theirs = await list(app, other, { staff, wish })
    const buyer = await newMember(app)
    await fillCart(buyer, [mine.itemNumber, theirs.itemNumber])
    await pay(buyer, await paymentOf(buyer, await tokenOf(app.processor, '4242424242424242')))
    const [sale] = (await shopOf(one)).sales
    const [kept] = (await shopOf(other)).sales
    if (!sale || !kept) throw new Error('no sales')
    await print(one, sale.id)
    clock.setAhead((cancelUnsentHours - 1) * hourMs)
    await print(other, kept.id)
    clock.setAhead((cancelUnsentHours + 1) * hourMs)
    await followDirectSales(doors())
    expect((await saleOf(one, sale.id)).status).toBe('canceled')
    expect((await saleOf(other, kept.id)).status).toBe('label_printed')
    const { rows } = await sql<{ back: number; owed: number }>`select sum(r.amount_cents)::int as back,
        (select l.net_cents + l.tax_cents + s.price_cents from order_line l
          where l.order_id = s.order_id and l.group_key = s.group_key) as owed
      from shipment s join order_refund r on r.order_id = s.order_id where s.id = ${sale.id}::uuid group by s.id`.execute(
      app.db,
    )
    expect(rows[0]?.back).toBe(rows[0]?.owed)
  })
})

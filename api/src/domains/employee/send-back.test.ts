// A piece that its seller has paid to have back, from the shelf to the seller's door.
import { warehouseName } from '@hemline/rules/vocabulary/warehouses.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import { fillCart, pay, paymentOf } from '../checkout/testing/buying.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { moveSellerReturns } from './employee.ts'

describe.skipIf(!testServer)('a paid reclaim', () => {
  let app: TestApp
  let tomas: TestClient
  beforeAll(async () => {
    app = await testApp({ payments: fakeProcessor() })
    tomas = await app.loggedIn('employee')
  })
  afterAll(() => app.close())

  test('goes back picked, packed, handed over with its code, each once, and leaves its bin', async () => {
    const seller = await app.loggedIn('seller')
    const offer = await app.db
      .selectFrom('reclaim_offer')
      .select('item_number')
      .limit(1)
      .executeTakeFirstOrThrow()
    const number = offer.item_number
    const house = await app.db
      .selectFrom('item')
      .select('warehouse_id')
      .where('item_number', '=', number)
      .executeTakeFirst()
    const move = async (to: string) =>
      (await tomas.run('moveSellerReturn', { itemNumber: number, to })) as {
        data?: { moveSellerReturn?: object } | undefined
        errors?: object[] | undefined
      }
    expect((await move('picked')).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    await fillCart(seller, [])
    await seller.run('addReclaimToCart', { input: { itemNumber: number } })
    expect((await pay(seller, await paymentOf(seller))).__typename).toBe('OrderPlaced')
    await sql`update purchase_order set confirmed_at = now() - interval '75 hours' where confirmed_at is not null`.execute(
      app.db,
    )
    const list = async () =>
      (await tomas.run('getSellerReturns')).data?.sellerReturns as {
        itemNumber: number
        status: string
        ageDays: number
      }[]
    expect(await list()).toContainEqual(expect.objectContaining({ itemNumber: number, status: 'waiting' }))
    expect((await move('sent')).data?.moveSellerReturn).toMatchObject({ __typename: 'ReturnMoved' })
    type Told = {
      status: string
      comingBack: { status: string; trackingCode: string | null } | null
      history: { words: string }[]
    }
    const told = async () =>
      (await seller.run('getSellerItem', { itemNumber: number })).data?.sellerItem as Told
    expect(await told()).toMatchObject({
      status: 'reclaimed',
      comingBack: {
        status: 'waiting',
        warehouse: warehouseName(house?.warehouse_id ?? 0),
        sentAt: null,
        carrierName: null,
        trackingCode: null,
      },
    })
    const bin = { bin: 'C-14-3', warehouseId: house?.warehouse_id ?? 0 }
    const inBin = async () => {
      const { data } = await tomas.run('getBinContents', bin)
      const contents = data?.binContents as { pieces: { itemNumber: number }[] } | undefined
      return contents?.pieces.map((one) => one.itemNumber) ?? []
    }
    await tomas.run('putIntoBin', { input: { itemNumber: number, ...bin } })
    for (const to of ['picked', 'picked', 'packed', 'sent', 'sent']) {
      // A packed piece lies in no bin.
      expect((await inBin()).includes(number)).toBe(to === 'picked' || to === 'packed')
      expect((await told()).history.map((line) => line.words)).not.toContain('Sent back to you')
      expect((await move(to)).data?.moveSellerReturn).toMatchObject({
        __typename: 'SellerReturnPayload',
        sellerReturn: { status: to },
      })
      expect((await told()).comingBack).toMatchObject({
        status: to,
        trackingCode: to === 'sent' ? expect.any(String) : null,
      })
      if (to === 'sent') break
    }
    expect((await told()).history[0]?.words).toBe('Sent back to you')
    const heard = async () =>
      (
        await sql<{ key: string }>`select key from notification where item_number = ${number}
          and data ->> 'onlyTold' = 'true' order by id`.execute(app.db)
      ).rows.map(({ key }) => key)
    expect(await heard()).toEqual([`sent-on:${number}`])
    expect((await move('sent')).data?.moveSellerReturn).toMatchObject({ sellerReturn: { status: 'sent' } })
    expect((await move('picked')).data?.moveSellerReturn).toMatchObject({ __typename: 'ReturnMoved' })
    const sent = (await list()).find((one) => one.itemNumber === number)
    expect(sent).toMatchObject({
      ageDays: 3,
      trackingCode: expect.stringMatching(/^\w{8,}$/),
      carrierName: 'Newgistics',
    })
    const { data } = await tomas.run('getStaffItem', { itemNumber: number })
    const { notes = [] } = (data?.staffItem ?? {}) as { notes?: { kind: string }[] }
    expect(notes.filter((note) => note.kind === 'sent_back')).toHaveLength(1)

    // A day later the parcel is still on its way; after some days the carrier has brought it, once.
    const at = (days: number) => ({
      db: app.db,
      now: () => new Date(Date.now() + days * 86_400_000),
      ...testCarriers,
    })
    await moveSellerReturns(at(1))
    expect((await told()).comingBack).toMatchObject({ status: 'sent' })
    for (const days of [14, 14, 15]) await moveSellerReturns(at(days))
    const home = await told()
    expect(home.comingBack).toMatchObject({ status: 'delivered', trackingCode: expect.any(String) })
    expect(home.history.filter(({ words }) => words === 'Delivered to you')).toHaveLength(1)
    expect(await heard()).toEqual([`sent-on:${number}`, `came-home:${number}`])
  })
})

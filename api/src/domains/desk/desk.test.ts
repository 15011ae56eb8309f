import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { buy } from '../checkout/testing/buying.ts'
import { makeBag } from '../intake/testing/bags.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'

type Queue = { name: string; count: number; oldestAt: string | null }

describe.skipIf(!testServer)('the desk of people at work', () => {
  let app: TestApp
  let tomas: TestClient
  let marta: TestClient
  beforeAll(async () => {
    app = await testApp({ payments: fakeProcessor() })
    tomas = await app.loggedIn('employee')
    marta = await app.loggedIn('admin')
  })
  afterAll(() => app.close())

  const queues = async (client: TestClient) => (await client.run('getDeskQueues')).data?.deskQueues as Queue[]
  const queue = async (client: TestClient, name: string) =>
    (await queues(client)).find((one) => one.name === name)

  describe('shows the lines of work', () => {
    test('with what waits in each and since when, in one statement', async () => {
      const day = new Date(Date.now() - 86_400_000)
      const before = (await queue(tomas, 'intake'))?.count ?? Number.NaN
      await makeBag(app, { receivedAt: day })
      await makeBag(app)
      await makeBag(app, { status: 'shipped' })
      expect((await queue(tomas, 'intake'))?.count).toBe(before + 2)
      expect(Date.parse((await queue(tomas, 'intake'))?.oldestAt ?? '')).toBeLessThanOrEqual(day.getTime())
      app.statements()
      await queues(tomas)
      expect(app.statements().filter((text) => text.includes('listQueues'))).toHaveLength(1)
    })

    test('and an order counts as one to send and its parcel as one to pick, then as one to pack', async () => {
      const counts = async () =>
        Object.fromEntries((await queues(tomas)).map(({ name, count }) => [name, count]))
      const before = await counts()
      const own = await app.db
        .selectFrom('item')
        .select('item_number')
        .where('item_number', 'in', [...app.listed])
        .where('source', '=', 'own')
        .limit(1)
        .executeTakeFirstOrThrow()
      const { placed } = await buy(app, [own.item_number])
      const after = await counts()
      expect([after.orders, after.pick, after.pack]).toEqual([
        Number(before.orders) + 1,
        Number(before.pick) + 1,
        before.pack,
      ])
      await app.db
        .updateTable('shipment')
        .set({ status: 'picking' })
        .where('order_id', '=', placed.order?.id ?? '')
        .execute()
      const picked = await counts()
      expect([picked.pick, picked.pack]).toEqual([before.pick, Number(before.pack) + 1])
    })

    test('to each role its own: jobs are an admin’s', async () => {
      expect((await queues(tomas)).map(({ name }) => name)).toEqual([
        'orders',
        'pick',
        'pack',
        'intake',
        'review',
        'listing',
        'returns',
      ])
      expect(await queue(marta, 'jobs')).toMatchObject({ count: 0, oldestAt: null })
    })
  })
})

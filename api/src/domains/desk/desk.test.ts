import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { takeLast } from '../../testing/take.ts'
import { buy } from '../checkout/testing/buying.ts'
import { makeBag } from '../intake/testing/bags.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'

type Queue = { name: string; count: number; oldestAt: string | null }

describe.skipIf(!testServer)('the desk of people at work', () => {
  let app: TestApp
  let tomas: TestClient
  let marta: TestClient
  let unused: number[] = []
  beforeAll(async () => {
    app = await testApp({ payments: fakeProcessor() })
    unused = [...app.listed]
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

    test('as many as the screen of each line shows', async () => {
      await makeBag(app)
      const [id] = await app.db.selectFrom('shipment').select('id').where('status', '=', 'waiting').execute()
      if (id) await app.db.updateTable('shipment').set({ status: 'packed' }).where('id', '=', id.id).execute()
      const of = async <T>(name: string, variables: Record<string, unknown> = {}) =>
        Object.entries((await marta.run(name as 'getDeskQueues', variables)).data ?? {}).find(
          ([key]) => key !== '__typename',
        )?.[1] as T
      type Page = { totalCount: number }
      type Place = { waiting: number; picking: number; packed: number }
      const { places } = await of<{ places: Place[] }>('getPickList')
      const sum = (count: (place: Place) => number) => places.reduce((all, one) => all + count(one), 0)
      const intake = await of<Record<string, number>>('getIntakeQueue')
      const states = await of<{ state: string; count: number }[]>('getDeskStateCounts', { screen: 'orders' })
      const total = async (name: string, variables: Record<string, unknown> = { page: 1 }) =>
        (await of<Page>(name, variables)).totalCount
      const shown = {
        orders: states.find(({ state }) => state === 'open')?.count ?? 0,
        pick: sum(({ waiting }) => waiting),
        pack: sum(({ picking, packed }) => picking + packed),
        intake: intake.bagCount,
        review: intake.reviewCount,
        listing: intake.listCount,
        returned: await total('getStaffReturns', { page: 1, hasArrived: true }),
        cases: await total('getStaffCases', { page: 1, isProposed: false }),
        refunds: await total('getWaitingRefunds'),
      }
      const counted = Object.fromEntries((await queues(marta)).map(({ name, count }) => [name, count]))
      expect(counted).toMatchObject(shown)
      const open = await of<object[]>('getStaffOrders', { search: '', isOpen: true })
      expect(open).toHaveLength(Math.min(50, shown.orders))
    })

    test('to each role its own: jobs are an admin’s', async () => {
      expect((await queues(tomas)).map(({ name }) => name)).toEqual([
        'orders',
        'pick',
        'pack',
        'intake',
        'review',
        'direct',
        'reports',
        'listing',
        'returns',
        'returned',
        'goodies',
        'rescues',
        'cases',
        'refunds',
      ])
      expect(await queue(marta, 'jobs')).toMatchObject({ count: 0, oldestAt: null })
    })
  })

  describe('finds by one text', () => {
    type Found = {
      people: { name: string; email: string; orders: number; bags: number }[]
      orders: { id: string; name: string | null; photoIds: number[] }[]
      pieces: { itemNumber: number; brand: string; title: string }[]
      bags: { bagNumber: number; code: string; seller: string | null }[]
      parcels: {
        id: string
        kind: string
        orderId: string | null
        label: string
        trackingCode: string | null
      }[]
      returns: { kind: string; label: string; orderId: string | null }[]
      cases: { code: string; subject: string }[]
      counts: Record<string, number>
    }
    const find = async (search: string, client = tomas) =>
      (await client.run('getStaffSearch', { search })).data?.staffSearch as Found
    const withRole = async (person: string, role: string) => {
      const client = await app.loggedIn(person)
      await app.db
        .insertInto('role_grant')
        .values({ user_id: personByKey(person as 'superstar').id, role })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return client
    }

    test('a person by a fragment of the address or the name, with what is theirs', async () => {
      const { placed } = await buy(app, [takeLast(unused)])
      const greta = personByKey('seller')
      const [person] = (await find(greta.email.slice(0, 9))).people
      expect(person).toMatchObject({ email: greta.email })
      expect(person?.bags).toBeGreaterThan(0)
      const byName = await find(`${greta.lastName.slice(0, 4)} ${greta.firstName.toUpperCase()}`)
      expect(byName.people.map(({ email }) => email)).toEqual([greta.email])
      expect(byName.bags.length).toBe(5)
      expect(byName.bags[0]?.seller).toBe(`${greta.firstName} ${greta.lastName}`)
      // A guest has no account, and is found with the order.
      const guest = await find('shopper.exam')
      expect(guest.people).toEqual([])
      expect(guest.orders.map(({ id }) => id)).toContain(placed.order?.id)
      expect(guest.orders[0]).toMatchObject({ name: 'Nora Whitfield', photoIds: [expect.any(Number)] })
    })

    test('an order and its parcel by the label, whole or in part', async () => {
      const { placed } = await buy(app, [takeLast(unused)])
      const id = placed.order?.id ?? ''
      const label = id.replaceAll('-', '').slice(-8).toUpperCase()
      for (const text of [`#${label.slice(0, 4)}-${label.slice(4)}`, label, label.slice(0, 6)]) {
        const { orders, parcels } = await find(text)
        expect(orders.map((order) => order.id)).toContain(id)
        expect(parcels.map((parcel) => parcel.orderId)).toContain(id)
      }
    })

    test('a piece by words of brand and title, and by the first digits of its number', async () => {
      const { pieces } = await find('')
      expect(pieces).toEqual([])
      const piece = await app.db
        .selectFrom('item')
        .innerJoin('brand', 'brand.id', 'item.brand_id')
        .select(['item_number', 'title', 'brand.name'])
        .where('item_number', '=', app.listed[3] ?? 0)
        .executeTakeFirstOrThrow()
      const word = piece.title.split(' ').at(-1) ?? ''
      const hits = (await find(`${word} ${piece.name}`)).pieces
      expect(hits.length).toBeGreaterThan(0)
      for (const hit of hits) expect(`${hit.brand} ${hit.title}`.toLowerCase()).toContain(word.toLowerCase())
      const number = String(piece.item_number)
      expect((await find(number)).pieces[0]).toMatchObject({ itemNumber: piece.item_number })
      const some = (await find(number.slice(0, -2))).pieces
      expect(some.length).toBeGreaterThan(0)
      for (const hit of some) expect(String(hit.itemNumber).startsWith(number.slice(0, -2))).toBe(true)
      expect((await find('100%_no such piece')).pieces).toEqual([])
    })

    test('a bag by a part of its code and a parcel by a part of its tracking number', async () => {
      const bag = await makeBag(app)
      const spaced = `HB ${bag.code.slice(2, 5)} ${bag.code.slice(5)}`
      expect((await find(spaced)).bags.map(({ code }) => code)).toEqual([bag.code])
      const { placed } = await buy(app, [takeLast(unused)])
      await app.db
        .updateTable('shipment')
        .set({ tracking_code: '9261232703909706339032', carrier: 'usps' })
        .where('order_id', '=', placed.order?.id ?? '')
        .execute()
      const { parcels } = await find('0390 9706 3390')
      expect(parcels).toMatchObject([{ orderId: placed.order?.id, trackingCode: '9261232703909706339032' }])
    })

    const makeReturn = async (trackingCode: string) => {
      const { rows } = await sql<{ number: number }>`
        insert into order_return (id, email, form_key, source, sender, sender_name, status, refund_type, restocking_waived,
          pays_at_first_scan, total_cents, money, tracking_code, carrier, created_at, drop_off_by)
        values (gen_random_uuid(), 'ida.holm@hemline.example', gen_random_uuid()::text, 'own', 'hemline', 'Hemline', 'inbound',
          'noncashoutable_credit_refund', true, false, 100, '{"sums": [], "to": []}', ${trackingCode}, 'ups', now(), now())
        returning number`.execute(app.db)
      return rows[0]?.number ?? 0
    }

    test('a parcel that comes back by its number or a part of its tracking number', async () => {
      const number = await makeReturn('1Z999AA10477300112')
      for (const text of [`R ${number}`, String(number), '1z 999 AA10 4773'])
        expect((await find(text)).returns, text).toMatchObject([
          { kind: 'return', label: `R ${number}`, orderId: null },
        ])
      const care = await withRole('international', 'support')
      expect((await find(`R ${number}`, care)).returns).toEqual([])
      // Who works on the floor finds a return by its label, and nobody's address.
      expect((await find('ida.holm@hem')).returns.map(({ label }) => label)).toContain(`R ${number}`)
      const floor = await withRole('superstar', 'processor')
      expect((await find(`R ${number}`, floor)).returns).toHaveLength(1)
      expect((await find('ida.holm@hem', floor)).returns).toEqual([])
    })

    test('a piece on its way back to its seller by its number or a part of its tracking number', async () => {
      const itemNumber = takeLast(unused)
      const { id } = personByKey('employee')
      await sql`insert into seller_return (item_number, status, picked_by, picked_at, packed_by, packed_at, carrier, tracking_code, sent_by, sent_at)
        values (${itemNumber}::bigint, 'sent', ${id}::uuid, now(), ${id}::uuid, now(), 'usps', '9405511899223197428490', ${id}::uuid, now())`.execute(
        app.db,
      )
      for (const text of [String(itemNumber), '9223 1974 28'])
        expect((await find(text)).parcels, text).toContainEqual(
          expect.objectContaining({ kind: 'seller_return', label: String(itemNumber) }),
        )
    })

    test('a case by its number, or by words of its subject and of who wrote', async () => {
      const { rows } = await sql<{ number: number }>`
        insert into support_case (id, name, email, form_key, kind, status, subject, created_at, since)
        values (gen_random_uuid(), 'Ida Holm', 'ida.holm@hemline.example', gen_random_uuid()::text, 'letter', 'settled',
          'Wooden hangers', now(), now()) returning number`.execute(app.db)
      const code = String(rows[0]?.number)
      for (const text of [`Case ${code}`, code, 'hangers ida', 'ida.holm@hem'])
        expect((await find(text)).cases, text).toMatchObject([{ code, subject: 'Wooden hangers' }])
      const floor = await withRole('superstar', 'processor')
      expect((await find('hangers', floor)).cases).toEqual([])
    })

    test('five of each kind with the number of all, up to a hundred, and twenty of one kind alone', async () => {
      const { rows } = await sql<{ title: string; count: number }>`
        select title, least(100, count(*))::int as count from item group by 1 order by 2 desc, 1 limit 1`.execute(
        app.db,
      )
      const [most] = rows
      const all = await find(String(most?.title))
      expect(all.pieces).toHaveLength(Math.min(5, most?.count ?? 0))
      expect(all.counts.pieces).toBeGreaterThanOrEqual(most?.count ?? Number.NaN)
      const many = await find('148')
      expect([many.pieces.length, many.counts.pieces]).toEqual([5, 100])
      app.statements()
      const narrowed = (await tomas.run('getStaffSearch', { search: '148', only: 'pieces' })).data
        ?.staffSearch as Found
      expect([narrowed.pieces.length, narrowed.counts.pieces]).toEqual([20, 100])
      expect([narrowed.orders, narrowed.counts.orders]).toEqual([[], 0])
      const others = ['listPeople', 'listOrderHits', 'listBagHits', 'listParcelHits', 'listCaseHits']
      const texts = app.statements()
      for (const name of others) expect(texts.filter((text) => text.includes(name))).toEqual([])
    })

    test('only the kinds that the role opens: a processor finds no person, and no bag by its seller’s name', async () => {
      const floor = await withRole('superstar', 'processor')
      const greta = personByKey('seller')
      await buy(app, [takeLast(unused)])
      const nothing = { people: [], orders: [], pieces: [], bags: [], parcels: [], cases: [] }
      expect(await find(greta.email, floor)).toEqual(expect.objectContaining(nothing))
      expect(await find('shopper.exam', floor)).toEqual(expect.objectContaining(nothing))
      const { bags } = await find((await makeBag(app)).code, floor)
      expect(bags).toMatchObject([{ seller: null }])
      const care = await withRole('international', 'support')
      const seen = await find(greta.email, care)
      expect(seen.people).toHaveLength(1)
      expect([seen.pieces, seen.bags]).toEqual([[], []])
    })

    test('by indexes, whatever it was told', async () => {
      app.statements()
      await find('148000001')
      const texts = app.statements()
      const indexes = {
        listPeople: ['user_account_words'],
        listOrderHits: ['purchase_order_words', 'purchase_order_label'],
        listItemNumbersFor: ['item_title_words', 'item_of_brand', 'item_pkey'],
        listBagHits: ['kit_codes', 'bag_bag_number_key', 'user_account_words'],
        listParcelHits: ['shipment_code', 'purchase_order_words', 'order_line_item'],
        listReturnHits: ['order_return_code', 'order_return_number_key', 'order_return_email_words'],
        listSellerReturnHits: ['seller_return_code', 'seller_return_pkey'],
        listCaseHits: ['support_case_words', 'support_case_number_key'],
      }
      await app.db.transaction().execute(async (tx) => {
        // So small a shop would be read in the order of its keys: what is asked is which indexes fit.
        await sql`set local enable_seqscan = off`.execute(tx)
        await sql`set local enable_indexscan = off`.execute(tx)
        for (const [name, wanted] of Object.entries(indexes)) {
          const text = texts.find((one) => one.includes(`/* ${name} */`)) ?? ''
          const { rows } = await sql`explain (generic_plan) ${sql.raw(text)}`.execute(tx)
          const plan = rows.map((row) => Object.values(row as Record<string, string>).join(' ')).join('\n')
          for (const index of wanted) expect(plan, name).toContain(index)
        }
      })
    })
  })
})

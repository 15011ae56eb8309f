import { personByKey } from '@hemline/db/seed/people.ts'
import { sellerBagIds } from '@hemline/db/seed/seller-bags.ts'
import { termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addJob } from '../../platform/jobs.db.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { takeLast } from '../../testing/take.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'

type Note = {
  kind: string
  actor: string | null
  reason: string
  changes: { field: string; before: string; after: string }[]
}
type StaffItem = {
  version: string
  state: string
  delistReason: string | null
  acts: string[]
  item: Record<string, unknown>
  notes: Note[]
}
type Result = {
  __typename: string
  message?: string
  field?: string | null
  staffItem: StaffItem
  since: Note[]
}

describe.skipIf(!testServer)('people at work', () => {
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

  const piece = () => takeLast(unused)
  const seen = async (itemNumber: number, client = tomas) =>
    (await client.run('getStaffItem', { itemNumber })).data?.staffItem as StaffItem
  const edit = async (client: TestClient, itemNumber: number, change: object, version?: string) => {
    const input = {
      itemNumber,
      version: version ?? (await seen(itemNumber, client)).version,
      reason: 'Looked at it again',
      ...change,
    }
    return (await client.run('editItem', { input })).data?.editItem as Result
  }
  const act = async (itemNumber: number, named: string, more: object = {}) => {
    const { data, errors } = await tomas.run('changeItemState', {
      input: { itemNumber, act: named, reason: 'Looked at it again', ...more },
    })
    return (data?.changeItemState ?? errors) as Result
  }

  describe('edit a piece', () => {
    test('and say how it is cut and patterned: what filters read follows from it', async () => {
      const number = piece()
      const dress = await app.db
        .selectFrom('category')
        .select('id')
        .where('slug', '=', 'maxi-dresses')
        .executeTakeFirstOrThrow()
      const size = await app.db
        .selectFrom('size')
        .select('sizing_id')
        .where('label', '=', 'M')
        .where('department_group', '=', 'women')
        .where('size_category', '=', 'top')
        .executeTakeFirstOrThrow()
      const { data } = await tomas.run('getIntakeChoices')
      const choices = data?.intakeChoices as {
        categories: { id: number; cuts: string[]; patterns: string[] }[]
      }
      const made = choices.categories.find((one) => one.id === dress.id)
      const pattern = made?.patterns.find((one) => one !== 'solid' && one !== 'knit')
      const change = { categoryId: dress.id, sizingId: size.sizing_id, cut: made?.cuts[0], pattern }
      const done = await edit(tomas, number, change)
      expect(done).toMatchObject({ __typename: 'StaffItemPayload' })
      const row = await app.db
        .selectFrom('item')
        .select(['chars', 'category_tags', 'style_tags', 'neckline_tags'])
        .where('item_number', '=', number)
        .executeTakeFirstOrThrow()
      const chars = row.chars as unknown as Record<string, string>
      expect(chars.pattern).toBeTruthy()
      expect(chars.pattern).toBe(done.staffItem.item.charsPattern)
      expect(row.neckline_tags).toEqual(chars.neckline ? [chars.neckline.toLowerCase()] : [])
      expect(row.category_tags).toContain('maxi-dresses')
      expect(row.style_tags.length).toBeGreaterThan(0)
      expect(done.staffItem.notes[0]?.changes.map(({ field }) => field)).toEqual(
        expect.arrayContaining(['categoryId', 'cut', 'pattern']),
      )
      expect(await edit(tomas, number, { cut: 'no-such-cut' })).toMatchObject({
        __typename: 'ItemRefusal',
        field: 'cut',
      })
    })
    test('and say for whom a child’s piece is: its department and gender follow, its title stays', async () => {
      const girls = await app.db
        .selectFrom('item')
        .select(['item_number', 'title'])
        .where('state', '=', 'listed')
        .where(sql<boolean>`'girls' = any(department_tags) and not 'boys' = any(department_tags)`)
        .where(sql<boolean>`category_id in (select id from category where department_tags @> '{girls,boys}')`)
        .orderBy('item_number')
        .executeTakeFirstOrThrow()
      const done = await edit(tomas, girls.item_number, { department: 'boys' })
      expect(done).toMatchObject({ __typename: 'StaffItemPayload' })
      const row = await app.db
        .selectFrom('item')
        .select(['department_tags', 'gender', 'title'])
        .where('item_number', '=', girls.item_number)
        .executeTakeFirstOrThrow()
      expect(row.department_tags).toContain('boys')
      expect(row.department_tags).not.toContain('girls')
      expect(row).toMatchObject({ gender: 'boys', title: girls.title })
      expect(await edit(tomas, girls.item_number, { department: 'men' })).toMatchObject({
        __typename: 'ItemRefusal',
        field: 'department',
      })
    })
    test('and each change is kept: before, after, who and why', async () => {
      const number = piece()
      const before = await seen(number)
      const retail = Number(before.item.msrp)
      const measured = before.item.measurements as { name: string }[]
      const done = await edit(tomas, number, {
        title: 'A better title',
        price: 500,
        flaws: ['A pulled thread'],
        measurements: measured.map(({ name }) => ({ name, inches: 36.5 })),
      })
      expect(done.__typename).toBe('StaffItemPayload')
      expect(done.staffItem.item).toMatchObject({
        title: 'A better title',
        price: 500,
        msrp: retail,
        flaws: [{ description: 'A pulled thread' }],
      })
      const [note] = done.staffItem.notes
      expect(note).toMatchObject({
        kind: 'edited',
        actor: expect.stringContaining('Tomas'),
        reason: 'Looked at it again',
      })
      expect(note?.changes).toContainEqual(
        expect.objectContaining({
          field: 'title',
          label: 'Title',
          before: before.item.title,
          after: 'A better title',
        }),
      )
      expect(note?.changes).toContainEqual(
        expect.objectContaining({
          field: 'price',
          label: 'Price',
          before: String(before.item.price),
          after: '500',
        }),
      )
      const prices = await app.db
        .selectFrom('price_change')
        .selectAll()
        .where('item_number', '=', number)
        .where('to_cents', '=', 500)
        .execute()
      expect(prices).toHaveLength(1)
    })
    test('and its seller hears of a new price with the reason, in the bell and by mail', async () => {
      const number = piece()
      const seller = await app.loggedIn('seller')
      await app.db
        .updateTable('item')
        .set({
          source: 'own',
          third_party_seller_id: null,
          msrp_cents: 20_000,
          consignor_id: personByKey('seller').id,
          bag_id: sellerBagIds.done,
          payout_terms: JSON.stringify(
            termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true }),
          ),
        })
        .where('item_number', '=', number)
        .execute()
      const told = async () => {
        const { data } = await seller.run('getNotifications', { first: 5 })
        const list = data?.notifications as
          | { nodes: { title: string; body: string; link: string }[] }
          | undefined
        return list?.nodes.filter((one) => one.link === `/my/items/${number}`)
      }
      await edit(tomas, number, { title: 'A calmer title' })
      expect(await told()).toEqual([])
      await edit(tomas, number, { price: 12_000, reason: 'Its hem came loose' })
      expect(await told()).toEqual([
        expect.objectContaining({
          title: expect.stringMatching(/A calmer title costs \$120\.00 now$/),
          body: expect.stringMatching(
            /“Its hem came loose”\. Sold at this price, it would pay you \$\d+\.\d\d\.$/,
          ),
        }),
      ])
      const { rows } = await sql`select data from notification where item_number = ${number}`.execute(app.db)
      expect(rows).toEqual([{ data: { onlyTold: true } }])
    })
    test('and the second of two is told what the first changed, and overwrites nothing', async () => {
      const number = piece()
      const { version } = await seen(number)
      expect((await edit(tomas, number, { title: 'The first one' }, version)).__typename).toBe(
        'StaffItemPayload',
      )
      const second = await edit(marta, number, { title: 'The second one' }, version)
      expect(second).toMatchObject({
        __typename: 'ItemChangedMeanwhile',
        staffItem: { item: { title: 'The first one' } },
      })
      expect(second.message).toContain('Tomas')
      expect(second.since).toMatchObject([
        { kind: 'edited', changes: [{ field: 'title', after: 'The first one' }] },
      ])
      expect(
        (await edit(marta, number, { title: 'The second one' }, second.staffItem.version)).staffItem.item
          .title,
      ).toBe('The second one')
    })
    test('at once, and only one of ten is kept unseen', async () => {
      const number = piece()
      const { version } = await seen(number)
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, i) => edit(tomas, number, { title: `Title number ${i}` }, version)),
      )
      expect(all.filter((one) => one.__typename === 'StaffItemPayload')).toHaveLength(1)
      expect(all.filter((one) => one.__typename === 'ItemChangedMeanwhile')).toHaveLength(9)
    })
    test('and the same sent twice is done once', async () => {
      const number = piece()
      const { version } = await seen(number)
      await edit(tomas, number, { title: 'Said twice' }, version)
      const again = await edit(tomas, number, { title: 'Said twice' }, version)
      expect(again.__typename).toBe('StaffItemPayload')
      expect(again.staffItem.notes.filter((note) => note.kind === 'edited')).toHaveLength(1)
    })
    test.each([
      ['price', { price: 0 }],
      ['price', { price: 1_000_000_000 }],
      ['brandId', { brandId: 999_999_999 }],
      ['categoryId', { categoryId: 999_999_999 }],
      ['sizingId', { sizingId: 999_999_999 }],
      ['colorNames', { colorNames: ['no such color'] }],
      ['condition', { condition: 'shiny' }],
      ['photoIds', { photoIds: [] }],
      ['photoIds', { photoIds: ['1'] }],
      ['photoIds', { photoIds: ['../../etc/passwd'] }],
      ['photoIds', { photoIds: ['01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'] }],
      ['reason', { title: 'Another title', reason: '' }],
    ])('but not to a %s that makes no sense: %o', async (field, change) => {
      const number = piece()
      const before = await seen(number)
      expect(await edit(tomas, number, change)).toMatchObject({ __typename: 'ItemRefusal', field })
      expect(await seen(number)).toEqual(before)
    })
    test('and another category and brand take it to other shelves', async () => {
      const number = piece()
      const { rows } = await sql<{ category_id: number; brand_id: number; sizing_id: number }>`
        select category_id, brand_id, sizing_id from item where category_tags[1] = 'handbags' and brand_id <> (select brand_id from item where item_number = ${number}) limit 1`.execute(
        app.db,
      )
      const [bag] = rows
      const done = await edit(tomas, number, {
        categoryId: bag?.category_id,
        brandId: bag?.brand_id,
        sizingId: bag?.sizing_id,
      })
      expect(done.__typename).toBe('StaffItemPayload')
      const row = await app.db
        .selectFrom('item')
        .selectAll()
        .where('item_number', '=', number)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({ merchandising_department: 'handbags', category_id: bag?.category_id })
      expect(row.category_tags[0]).toBe('handbags')
    })
    test('but not one that somebody bought', async () => {
      expect(await edit(tomas, app.marked.sold, { title: 'Too late' })).toMatchObject({
        __typename: 'ItemRefusal',
      })
    })
  })

  describe('move a piece', () => {
    test('out of the shop for a reason of §3, and back', async () => {
      const number = piece()
      expect(await act(number, 'delist')).toMatchObject({ __typename: 'ItemRefusal', field: 'delistReason' })
      expect(await act(number, 'delist', { delistReason: 'constructor' })).toMatchObject({
        __typename: 'ItemRefusal',
      })
      const out = await act(number, 'delist', { delistReason: 'photo_issue' })
      expect(out.staffItem).toMatchObject({
        state: 'delisted',
        delistReason: 'photo_issue',
        acts: ['relist', 'review'],
      })
      expect((await act(number, 'delist', { delistReason: 'photo_issue' })).staffItem.notes).toHaveLength(
        out.staffItem.notes.length,
      )
      expect(out.staffItem.notes[0]).toMatchObject({
        kind: 'state',
        reason: 'Something about its photos: Looked at it again',
      })
      expect((await act(number, 'relist')).staffItem).toMatchObject({ state: 'listed', delistReason: null })
    })
    test('to review, off the shelves at once', async () => {
      const number = piece()
      const { staffItem } = await act(number, 'review')
      expect([staffItem.state, staffItem.acts]).toEqual(['under_review', []])
      expect(staffItem.notes.slice(0, 2).map((note) => note.changes[0]?.after)).toEqual([
        'Under review',
        'Delisted',
      ])
      expect(await act(number, 'relist')).toMatchObject({ __typename: 'ItemRefusal' })
    })
  })

  test('find pieces by number and by words, and nothing of it is for shoppers', async () => {
    const number = piece()
    const hits = async (search: string) =>
      ((await tomas.run('getStaffItems', { search })).data?.staffItems ?? []) as {
        itemNumber: number
        brand: string
      }[]
    expect(await hits(String(number))).toMatchObject([{ itemNumber: number }])
    const [hit] = await hits(String(number))
    expect((await hits(hit?.brand ?? '')).every((one) => one.brand === hit?.brand)).toBe(true)
    expect(await hits('100%_no such piece')).toEqual([])
    const shopper = await app.loggedIn('shopper')
    expect((await shopper.run('getStaffItem', { itemNumber: number })).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    )
  })

  test('sort pieces by price and go on by key, forwards and backwards, with equal prices beside each other', async () => {
    const { rows } = await sql<{ number: number }>`
      select item_number as number from item where state = 'listed'
      order by price_cents desc, item_number desc limit 130`.execute(app.db)
    const page = async (variables: object) => {
      const { data } = await tomas.run('getStaffItems', { search: '', state: 'listed', ...variables })
      return ((data?.staffItems ?? []) as { itemNumber: number }[]).map((one) => one.itemNumber)
    }
    const dearest = rows.map((row) => row.number)
    for (const edge of [{ before: dearest[49] }, { until: dearest[100] }])
      expect(await page({ sort: '-price', ...edge })).toEqual(dearest.slice(50, 100))
    const cheapest = await page({ sort: 'price' })
    const [next] = await page({ sort: 'price', before: cheapest.at(-1) })
    expect(await page({ sort: 'price', until: next })).toEqual(cheapest)
    expect(await page({ sort: 'no such column' })).toEqual(await page({}))
  })

  test('look after jobs: try again and give up with a reason, and only an admin', async () => {
    await addJob(app.db, 'recountBrands', {})
    const { rows } = await sql<{
      id: string
    }>`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'It broke' returning id::text`.execute(
      app.db,
    )
    const id = rows[0]?.id ?? ''
    const run = async (operation: 'retryJob' | 'giveUpJob', reason = 'The cause is gone') =>
      (await marta.run(operation, { id, reason })).data?.[operation] as {
        __typename: string
        jobs: { troubled: { id: string; state: string }[]; notes: Note[] }
      }
    const jobs = (await marta.run('getJobs')).data?.jobs
    expect(jobs).toMatchObject({
      troubled: expect.arrayContaining([
        expect.objectContaining({ id, state: 'dead', lastError: 'It broke' }),
      ]),
    })
    expect(await run('retryJob', '')).toMatchObject({ __typename: 'StaffRefusal' })
    expect((await run('retryJob')).jobs.notes).toMatchObject([
      { kind: 'tried_again', reason: 'The cause is gone' },
    ])
    expect((await run('retryJob')).jobs.notes).toHaveLength(1)
    expect((await run('giveUpJob')).jobs.troubled).toContainEqual(
      expect.objectContaining({ id, state: 'dead' }),
    )
    expect((await tomas.run('getJobs')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect(
      (await marta.run('retryJob', { id: '999999999', reason: 'Not there' })).errors?.[0]?.extensions?.code,
    ).toBe('NOT_FOUND')
  })
})

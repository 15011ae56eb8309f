// Savers hear of what goes on sale: who, of what, in which words, and once, whatever dies when.
import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { matchChanges, matchRound } from './saved-searches.ts'

type Told = { title: string; body: string; link: string; data: Record<string, unknown> }

describe.skipIf(!testServer)('savers', () => {
  let app: TestApp
  let saver: TestClient
  let userId: string
  let piece: { item_number: number; price_cents: number; brand_name: string; category_tags: string[] }
  const match = () => matchChanges({ db: app.db, now: () => new Date() })

  beforeAll(async () => {
    app = await testApp()
    saver = await app.loggedIn('superstar')
    const mine = await sql<{
      id: string
    }>`select id from user_account where email = ${personByKey('superstar').email}`.execute(app.db)
    userId = mine.rows[0]?.id ?? ''
    const { rows } = await sql<typeof piece>`
      select item_number, price_cents, brand_name, category_tags from search_item
      where item_number = any(${[...app.listed]}::bigint[]) order by item_number limit 1`.execute(app.db)
    if (!rows[0]) throw new Error('no piece on sale')
    piece = rows[0]
  })
  afterAll(() => app.close())

  const told = async (): Promise<Told[]> => {
    const { rows } = await sql<Told>`select title, body, link, data from notification
      where user_id = ${userId}::uuid and kind = 'match' order by created_at, id`.execute(app.db)
    return rows
  }
  const save = async (client: TestClient, filters: object[], rhythm = 'at_once', name = 'For me') => {
    const listing = { path: '/products', filters, leftOut: [] }
    const { data, errors } = await client.run('saveSearch', { input: { listing, name, rhythm } })
    expect(errors).toBeUndefined()
    return (data as { saveSearch: { savedSearch: { id: string } } }).saveSearch.savedSearch.id
  }
  const relist = async (priceCents = piece.price_cents) => {
    await sql`update item set state = 'pending_sale' where item_number = ${piece.item_number}`.execute(app.db)
    await sql`update item set state = 'listed', price_cents = ${priceCents} where item_number = ${piece.item_number}`.execute(
      app.db,
    )
  }
  const lower = (to: number) =>
    sql`update item set price_cents = ${to} where item_number = ${piece.item_number}`.execute(app.db)
  const fitting = () => [
    { key: 'brand_name_tags', values: [piece.brand_name] },
    { key: 'category_tags', values: [piece.category_tags.at(-1)] },
  ]
  const newCount = async (id: string) => {
    const { data } = await saver.run('getSavedSearches')
    const { savedSearches } = data as {
      savedSearches: { id: string; newCount: number; newItemNumbers: number[] }[]
    }
    return savedSearches.find((one) => one.id === id)
  }

  test('a piece that comes back is told to its saver, and to nobody whose search it does not fit', async () => {
    const other = await app.loggedIn('shopper')
    const id = await save(saver, fitting())
    await save(other, [...fitting(), { key: 'price', values: ['9000-9999'] }])
    await relist()
    expect(await match()).toEqual({ changes: 1, matches: 1 })
    expect(await told()).toMatchObject([
      { title: 'Back on sale for “For me”', data: { rhythm: 'at_once', searchId: id } },
    ])
    expect(await newCount(id)).toMatchObject({ newCount: 1, newItemNumbers: [piece.item_number] })
    await saver.run('lookAtSavedSearch', { id })
    expect(await newCount(id)).toMatchObject({ newCount: 0, newItemNumbers: [] })
  })

  test('saving a search says yes to mails of matches, once, and not against an earlier no', async () => {
    const said = async () =>
      (
        await sql<{ state: string; source: string }>`select state, source from subscription_event
          where user_id = ${userId}::uuid and kind = 'match' and channel = 'email' order by happened_at`.execute(
          app.db,
        )
      ).rows
    const yes = { state: 'active', source: 'saved_search' }
    const no = { state: 'canceled', source: 'my_subscriptions' }
    expect(await said()).toEqual([yes])
    await saver.run('changeSubscription', { input: { kind: 'match', channel: 'email', on: false } })
    await saver.run('removeSavedSearch', { id: await save(saver, fitting(), 'daily', 'Another') })
    expect(await said()).toEqual([yes, no])
  })

  test('it is told once at a price, and again when it costs less', async () => {
    const before = (await told()).length
    await relist()
    expect((await match()).matches).toBe(0)
    await lower(piece.price_cents - 100)
    expect((await match()).matches).toBe(1)
    await lower(piece.price_cents)
    await lower(piece.price_cents - 100)
    expect((await match()).matches).toBe(0)
    const all = await told()
    expect(all.length).toBe(before + 1)
    expect(all.at(-1)?.title).toBe('Costs less now for “For me”')
    expect(all.at(-1)?.body).toMatch(/: \$[\d,.]+, was \$[\d,.]+\. Size /)
  })

  test('somebody with two searches for a piece is told of it once, in the quicker rhythm', async () => {
    await save(saver, fitting(), 'weekly', 'The slow one')
    await lower(piece.price_cents - 200)
    expect((await match()).matches).toBe(2)
    expect((await told()).at(-1)).toMatchObject({ data: { rhythm: 'at_once' } })
    await lower(piece.price_cents - 300)
    const before = (await told()).length
    await match()
    expect((await told()).length).toBe(before + 1)
  })

  test('a paused search hears of nothing, and of nothing it missed once it goes on', async () => {
    const { data } = await saver.run('getSavedSearches')
    const { savedSearches } = data as { savedSearches: { id: string }[] }
    const ids = savedSearches.map(({ id }) => id)
    for (const id of ids) await saver.run('pauseSavedSearch', { id, paused: true })
    await lower(piece.price_cents - 400)
    expect((await match()).matches).toBe(0)
    for (const id of ids) await saver.run('pauseSavedSearch', { id, paused: false })
    expect((await match()).matches).toBe(0)
    await lower(piece.price_cents - 500)
    expect((await match()).matches).toBe(2)
  })

  test('what waits to be mailed of a search is not sent once the search is paused or deleted', async () => {
    const waiting = async (searchId: string) =>
      (
        await sql<{
          dropped: string | null
          planned: boolean
        }>`select d.dropped, n.planned_at is not null as planned
          from notification n left join notification_delivery d on d.notification_id = n.id and d.channel = 'email'
          where n.user_id = ${userId}::uuid and n.data ->> 'searchId' = ${searchId} order by n.created_at, n.id`.execute(
          app.db,
        )
      ).rows
    const { data } = await saver.run('getSavedSearches')
    for (const { id } of (data as { savedSearches: { id: string }[] }).savedSearches)
      await saver.run('removeSavedSearch', { id })
    const weekly = await save(saver, fitting(), 'weekly', 'Told on Sunday')
    await lower(piece.price_cents - 510)
    await match()
    await sql`insert into notification_delivery (notification_id, channel, user_id, due_at)
      select id, 'email', user_id, now() + interval '3 days' from notification
      where user_id = ${userId}::uuid and data ->> 'searchId' = ${weekly}`.execute(app.db)
    await lower(piece.price_cents - 520)
    await match()
    expect(await waiting(weekly)).toEqual([
      { dropped: null, planned: false },
      { dropped: null, planned: false },
    ])
    // The quicker search has the note of a third piece, and found the piece of the waiting notes too.
    const other = await save(saver, fitting(), 'at_once', 'Finds the same')
    await lower(piece.price_cents - 530)
    await match()
    await saver.run('pauseSavedSearch', { id: weekly, paused: true })
    expect(await waiting(weekly)).toEqual([
      { dropped: null, planned: false },
      { dropped: null, planned: false },
    ])
    await saver.run('removeSavedSearch', { id: other })
    await saver.run('pauseSavedSearch', { id: weekly, paused: true })
    expect(await waiting(weekly)).toEqual([
      { dropped: 'paused', planned: true },
      { dropped: null, planned: true },
    ])
    await saver.run('removeSavedSearch', { id: weekly })
    await save(saver, fitting())
  })

  test('a search leaves by its own channels, and a piece of two searches by those of either', async () => {
    const { data } = await saver.run('getSavedSearches')
    for (const { id } of (data as { savedSearches: { id: string }[] }).savedSearches)
      await saver.run('removeSavedSearch', { id })
    const listing = { path: '/products', filters: fitting(), leftOut: [] }
    const keep = async (name: string, channels: string[]) =>
      saver.run('saveSearch', { input: { listing, name, rhythm: 'at_once', channels } })
    await keep('By push', ['push'])
    await lower(piece.price_cents - 541)
    await match()
    expect((await told()).at(-1)?.data).toMatchObject({ channels: ['push'] })
    await keep('By text', ['text'])
    await lower(piece.price_cents - 542)
    await match()
    expect((await told()).at(-1)?.data).toMatchObject({ channels: ['push', 'text'] })
  })

  test('a search that asks for something else begins anew: no old news, no mail of what it asked before', async () => {
    const id = await save(saver, fitting(), 'weekly', 'Edited later')
    await lower(piece.price_cents - 543)
    await match()
    expect((await newCount(id))?.newCount).toBe(1)
    const edit = (filters: object[], name: string) =>
      saver.run('saveSearch', {
        input: { listing: { id, path: '/products', filters, leftOut: [] }, name, rhythm: 'weekly' },
      })
    await edit(fitting().toReversed(), 'Only renamed')
    expect((await newCount(id))?.newCount).toBe(1)
    await edit([...fitting(), { key: 'price', values: ['9000-9999'] }], 'Only renamed')
    expect((await newCount(id))?.newCount).toBe(0)
    await lower(piece.price_cents - 544)
    await match()
    expect((await newCount(id))?.newCount).toBe(0)
    const { data } = await saver.run('getSavedSearches')
    for (const one of (data as { savedSearches: { id: string }[] }).savedSearches)
      await saver.run('removeSavedSearch', { id: one.id })
    await save(saver, fitting())
  })

  test('a piece that more people wait for than are told at once is told to each of them, once', async () => {
    const savers = await Promise.all(['shopper', 'seller', 'international'].map((one) => app.loggedIn(one)))
    for (const [n, one] of savers.entries()) {
      await save(one, fitting(), 'daily', `Flood ${n}`)
      await save(one, fitting(), 'at_once', `Flood ${n} at once`)
    }
    const titles = async () =>
      (
        await sql<{ title: string }>`select title from notification
          where title like '%“Flood %' order by title`.execute(app.db)
      ).rows.map(({ title }) => title)
    expect(await titles()).toEqual([])
    await lower(piece.price_cents - 550)
    const doors = { db: app.db, now: () => new Date(), most: 3 }
    const first = await matchRound(doors)
    expect(first).toMatchObject({ changes: 0, isCut: true })
    expect((await titles()).length).toBeLessThan(savers.length)
    await matchChanges(doors)
    // Each owner's quicker search tells, also where the round of that owner was cut.
    expect(await titles()).toEqual(savers.map((_, n) => `Costs less now for “Flood ${n} at once”`))
    expect(await matchRound(doors)).toMatchObject({ changes: 0, matches: 0, isCut: false })
  })

  test('a piece that is on sale again after days is told again at the same price, and not within a day', async () => {
    const id = await save(saver, fitting(), 'at_once', 'Once more')
    const price = piece.price_cents - 570
    await lower(price)
    await match()
    const once = await told()
    await relist(price)
    await match()
    expect(await told()).toHaveLength(once.length)
    await sql`update saved_search_match set matched_at = matched_at - interval '2 days'`.execute(app.db)
    await relist(price)
    await match()
    const again = (await told()).slice(once.length)
    expect(again).toHaveLength(1)
    expect((await newCount(id))?.newItemNumbers).toEqual([piece.item_number])
  })

  test('a search that can’t be read keeps nobody else from hearing, and is named', async () => {
    const other = await app.loggedIn('shopper')
    const broken = await save(other, fitting(), 'at_once', 'Broken')
    await sql`update saved_search set query = '{"filters": 7}' where id = ${broken}::uuid`.execute(app.db)
    const before = (await told()).length
    await lower(piece.price_cents - 580)
    await expect(match()).rejects.toThrow(broken)
    expect(await told()).toHaveLength(before + 1)
    expect(await match()).toMatchObject({ changes: 0 })
    await sql`delete from saved_search where id = ${broken}::uuid`.execute(app.db)
  })

  test('a search that is resumed in one tab while another changes it is asked by what it asks for now', async () => {
    const two = await save(saver, fitting(), 'at_once', 'Two tabs')
    await saver.run('pauseSavedSearch', { id: two, paused: true })
    const listing = { id: two, path: '/products', filters: fitting().slice(0, 1), leftOut: [] }
    const resume = () => saver.run('pauseSavedSearch', { id: two, paused: false })
    const edit = () => saver.run('saveSearch', { input: { listing, name: 'Two tabs', rhythm: 'at_once' } })
    const keysOf = async () =>
      (
        await sql<{
          keys: unknown
        }>`select array_agg(k.* order by k.*) as keys from saved_search_key k where k.search_id = ${two}::uuid`.execute(
          app.db,
        )
      ).rows[0]?.keys
    await Promise.all([edit(), resume()])
    const raced = await keysOf()
    await edit()
    expect(raced).toEqual(await keysOf())
    await saver.run('removeSavedSearch', { id: two })
  })

  test('a worker that dies between the match and the alert has told nothing, and the next tells it once', async () => {
    await lower(piece.price_cents - 600)
    const before = (await told()).length
    await app.db.connection().execute(async (watcher) => {
      await sql`begin`.execute(watcher)
      await sql`lock table notification in exclusive mode`.execute(watcher)
      const dying = matchRound({ db: app.db, now: () => new Date() }).then(
        () => 'told',
        () => 'died',
      )
      const killed = async (): Promise<boolean> => {
        const { rows } = await sql<{ gone: boolean }>`
          select pg_terminate_backend(pid) as gone from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%notification%' and pid <> pg_backend_pid()`.execute(
          app.db,
        )
        return rows.length > 0
      }
      await expect.poll(killed, { timeout: 20_000 }).toBe(true)
      expect(await dying).toBe('died')
      await sql`rollback`.execute(watcher)
    })
    expect((await told()).length).toBe(before)
    expect((await match()).changes).toBe(1)
    expect((await match()).changes).toBe(0)
    expect((await told()).length).toBe(before + 1)
  })
})

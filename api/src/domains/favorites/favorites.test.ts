import { personByKey } from '@hemline/db/seed/people.ts'
import { favoritesMost } from '@hemline/rules/favorites/lists.ts'
import { localListCap } from '@hemline/rules/vocabulary/constants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'

describe.skipIf(!testServer)('favorites', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('come at most as many at once as a local list holds', async () => {
    const visitor = app.newVisitor()
    const add = (count: number) =>
      visitor.run('addFavorites', {
        input: { itemNumbers: Array.from({ length: count }, (_, index) => 900_000_000 + index) },
      })
    expect((await add(localListCap)).errors).toBeUndefined()
    expect((await add(localListCap + 1)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  })

  test('are at most 5,000 in all, also for requests at once, and none of what is too much is taken', async () => {
    const shopper = await app.loggedIn('superstar')
    const [first = 0, second = 0, third = 0] = app.listed
    // 4,999 pieces that nobody else sees.
    await sql`insert into item select (jsonb_populate_record(i, jsonb_build_object('item_number', 500000000 + n,
        'state', 'delisted'))).* from item i, generate_series(1, ${favoritesMost - 1}::int) n where i.item_number = ${first}`.execute(
      app.db,
    )
    await sql`insert into favorite (user_id, item_number) select u.id, i.item_number from user_account u, item i
      where u.email = 'imani@hemline.example' and i.item_number > 500000000`.execute(app.db)
    const add = (...itemNumbers: number[]) => shopper.run('addFavorites', { input: { itemNumbers } })
    const tooMany = await add(first, second)
    expect(tooMany.errors?.[0]).toMatchObject({
      message: 'Your favorites are full: there is room for 5,000. Please take some out first.',
    })
    const both = await Promise.all([add(first), add(second)])
    expect(both.filter(({ errors }) => errors).length).toBe(1)
    expect((await add(third)).errors).toHaveLength(1)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from favorite f
      join user_account u on u.id = f.user_id where u.email = 'imani@hemline.example'`.execute(app.db)
    expect(rows[0]?.count).toBe(favoritesMost)
  })

  test('take no piece that was never on sale, and show none that went back to a second look', async () => {
    const shopper = app.newVisitor()
    const [seen = 0, hidden = 0] = app.listed.slice(20)
    await sql`update item set state = 'processing' where item_number = ${hidden}`.execute(app.db)
    const { data } = await shopper.run('addFavorites', { input: { itemNumbers: [seen, hidden] } })
    expect(data).toMatchObject({ addFavorites: { itemNumbers: [seen] } })
    await sql`update item set state = 'under_review' where item_number = ${seen}`.execute(app.db)
    const saved = await shopper.run('getSaved', { amount: 10, page: 1, view: {} })
    expect(saved.data).toMatchObject({ favorites: { view: { nodes: [] } } })
    const plain = await shopper.run('getFavorites', { amount: 10, page: 1 })
    expect(plain.data).toMatchObject({ favorites: { items: [] } })
    await sql`update item set state = 'listed' where item_number in (${seen}, ${hidden})`.execute(app.db)
  })

  test('of a visitor who logs in fill the account up to its limit, the newest first, and the rest is kept', async () => {
    const visitor = app.newVisitor()
    const [older = 0, newer = 0, both = 0] = app.listed.slice(30)
    const email = 'full.of.favorites@hemline.example'
    const account = {
      firstName: 'Wren',
      lastName: 'Ash',
      email,
      password: 'a sentence is fine',
      acceptTerms: true,
    }
    expect((await app.newVisitor().run('signUp', { input: account })).errors).toBeUndefined()
    await sql`insert into item select (jsonb_populate_record(i, jsonb_build_object('item_number', 510000000 + n,
        'state', 'delisted'))).* from item i, generate_series(1, ${favoritesMost - 2}::int) n where i.item_number = ${older}`.execute(
      app.db,
    )
    await sql`insert into favorite (user_id, item_number) select u.id, i.item_number from user_account u, item i
      where u.email = ${email} and (i.item_number > 510000000 or i.item_number = ${both})`.execute(app.db)
    for (const one of [older, newer, both])
      await visitor.run('addFavorites', { input: { itemNumbers: [one] } })
    expect(
      (await visitor.run('logIn', { input: { email, password: account.password } })).errors,
    ).toBeUndefined()
    const { rows } = await sql<{
      number: number
      mine: boolean
    }>`select f.item_number as number, f.user_id is not null as mine
      from favorite f where f.item_number in (${older}, ${newer}, ${both}) order by f.item_number`.execute(
      app.db,
    )
    const owned = rows.filter(({ mine }) => mine).map(({ number }) => number)
    expect(new Set(owned)).toEqual(new Set([newer, both]))
    expect(rows.some(({ number, mine }) => number === older && !mine)).toBe(true)
  })

  test('of one account never reach another that logged in in another tab', async () => {
    const shopper = await app.loggedIn('superstar')
    const [itemNumber = 0] = app.listed.slice(40)
    const input = { itemNumbers: [itemNumber], userId: personByKey('shopper').id }
    for (const name of ['addFavorites', 'removeFavorites'] as const)
      expect((await shopper.run(name, { input })).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    const own = { itemNumbers: [itemNumber], userId: personByKey('superstar').id }
    expect((await shopper.run('removeFavorites', { input: own })).errors).toBeUndefined()
    expect((await app.newVisitor().run('addFavorites', { input })).errors).toHaveLength(1)
  })

  test('remember the price of the day, and read an older one from the price history', async () => {
    const shopper = app.newVisitor()
    const [first = 0, second = 0] = app.listed.slice(3)
    await shopper.run('addFavorites', { input: { itemNumbers: [first, second] } })
    await sql`update favorite set price_cents = null, created_at = now() - interval '9 days' where item_number = ${second}`.execute(
      app.db,
    )
    await sql`insert into price_change (item_number, from_cents, to_cents, at) values
      (${second}, 9000, 7000, now() - interval '3 days'), (${second}, 7000, 5000, now())`.execute(app.db)
    await sql`update item set price_cents = 5000 where item_number = ${second}`.execute(app.db)
    await sql`update item set price_cents = price_cents - 100 where item_number = ${first}`.execute(app.db)
    const { data } = await shopper.run('getSaved', {
      amount: 10,
      page: 1,
      view: { show: 'drops', sort: 'drop' },
    })
    const { view } = (data as { favorites: unknown }).favorites as {
      view: { counts: object; nodes: { priceThen: number }[] }
    }
    expect(view.nodes.map(({ priceThen }) => priceThen)[0]).toBe(9000)
    expect(view.counts).toMatchObject({ drops: 2, droppedBy: 4100 })
  })

  test('cost two statements a page, however many there are', async () => {
    const shopper = app.newVisitor()
    await shopper.run('addFavorites', { input: { itemNumbers: app.listed.slice(0, 12) } })
    app.statements()
    await shopper.run('getSaved', { amount: 10, page: 1, view: {} })
    const own = app.statements().filter((one) => /listLoved|listItemsByNumber|listNamedLists/.test(one))
    expect(own).toHaveLength(2)
  })
})

// Pages that show the newest pieces of many count them all, so that the line above can say so.
import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'

type Page = { totalCount: number; items: { itemNumber: number }[] }
type Lists = { shareFavorites: { favorites: { share: { code: string } } } }
type Settings = { saveStorefront: { storefront: { code: string } } }

describe.skipIf(!testServer)('a page of more pieces than it shows', () => {
  let app: TestApp
  const owner = personByKey('superstar').id
  const seller = personByKey('seller').id
  beforeAll(async () => {
    app = await testApp()
    await sql`update item set state = 'listed', listed_at = coalesce(listed_at, now())`.execute(app.db)
  })
  afterAll(() => app?.close())

  const numbers = ({ items }: Page) => items.map(({ itemNumber }) => itemNumber)

  test('counts all favorites of a link and shows the newest 200', async () => {
    await sql`delete from favorite where user_id = ${owner}::uuid`.execute(app.db)
    await sql`insert into favorite (user_id, item_number, price_cents, created_at)
      select ${owner}::uuid, item_number, price_cents, now() - make_interval(mins => row_number() over (order by item_number)::int)
      from (select item_number, price_cents from item order by item_number limit 212) i`.execute(app.db)
    const client = await app.loggedIn('superstar')
    const { data } = await client.run('shareFavorites', { input: { showName: false } })
    const { code } = (data as Lists).shareFavorites.favorites.share
    const shown = await app.newVisitor().run('getSharedFavorites', { code })
    const page = (shown.data as { sharedFavorites: Page }).sharedFavorites
    expect([page.totalCount, page.items.length]).toEqual([212, 200])
    const all = await app.db
      .selectFrom('item')
      .select('item_number')
      .orderBy('item_number')
      .limit(200)
      .execute()
    expect(numbers(page)).toEqual(all.map((row) => row.item_number))
  })

  test('counts all pieces of a closet and shows the newest 100', async () => {
    await sql`update item set consignor_id = null`.execute(app.db)
    await sql`update item i set consignor_id = ${seller}::uuid, listed_at = now() - make_interval(mins => n.nth::int)
      from (select item_number, row_number() over (order by item_number) as nth from item limit 112) n
      where n.item_number = i.item_number`.execute(app.db)
    const input = { name: 'A closet', isOpen: true, showsPieces: true }
    const { data } = await (await app.loggedIn('seller')).run('saveStorefront', { input })
    const { code } = (data as Settings).saveStorefront.storefront
    const shown = await app.newVisitor().run('getStorefront', { code, preview: false })
    const page = (shown.data as { storefront: Page }).storefront
    expect([page.totalCount, page.items.length]).toEqual([112, 100])
    expect(numbers(page)).toEqual(numbers(page).toSorted((a, b) => a - b))
  })
})

import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { tellFollowers } from './storefront.ts'

const dayMs = 86_400_000

describe.skipIf(!testServer)('a person’s own page', () => {
  let app: TestApp
  const start = new Date()
  const after = (days: number) => new Date(start.getTime() + days * dayMs)
  const doors = (now: Date) => ({ db: app.db, now: () => now })
  const seller = personByKey('seller').id
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app?.close())

  const open = async (person: string) => {
    const client = await app.loggedIn(person)
    const input = { name: 'A closet', isOpen: true, showsPieces: true }
    const { data } = await client.run('saveStorefront', { input })
    return (data as { saveStorefront: { storefront: { code: string } } }).saveStorefront.storefront.code
  }
  const told = async () => {
    const { rows } = await sql<{ user_id: string; title: string; link: string }>`
      select user_id, title, link from notification where key like 'followed:%' order by created_at`.execute(
      app.db,
    )
    return rows
  }

  test('shows pieces on sale that are its owner’s, and answers as gone once its owner is banned', async () => {
    const code = await open('seller')
    const [number = 0] = app.listed
    await sql`update item set consignor_id = ${seller}::uuid where item_number = ${number}`.execute(app.db)
    const visitor = app.newVisitor()
    const page = async () =>
      ((await visitor.run('getStorefront', { code, preview: false })).data as { storefront: unknown })
        .storefront
    const seen = (await page()) as { items: { itemNumber: number }[] }
    expect(seen.items.map(({ itemNumber }) => itemNumber)).toContain(number)
    await sql`update user_account set banned = true where id = ${seller}::uuid`.execute(app.db)
    expect(await page()).toMatchObject({ __typename: 'StorefrontGone' })
    await sql`update user_account set banned = false where id = ${seller}::uuid`.execute(app.db)
  })

  test('tells followers of new pieces in one note, once', async () => {
    const code = await open('seller')
    const shopper = await app.loggedIn('superstar')
    const [, first = 0, second = 0] = app.listed
    const { rows } = await sql<{
      id: number
    }>`select brand_id as id from item where item_number = ${first}`.execute(app.db)
    await shopper.run('follow', { input: { brandId: rows[0]?.id, on: true } })
    await shopper.run('follow', { input: { storefrontCode: code, on: true } })
    await tellFollowers(doors(after(1)))
    expect(await told()).toEqual([])
    await sql`update item set listed_at = ${after(1.5)} where item_number = ${first}`.execute(app.db)
    await sql`update item set listed_at = ${after(1.5)}, consignor_id = ${seller}::uuid where item_number = ${second}`.execute(
      app.db,
    )
    await tellFollowers(doors(after(2)))
    await tellFollowers(doors(after(2)))
    const notes = await told()
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatchObject({ user_id: personByKey('superstar').id, link: '/saved/favorites' })
    expect(notes[0]?.title).toMatch(/^2 new pieces of /)
    await tellFollowers(doors(after(3)))
    expect(await told()).toHaveLength(1)
  })
})

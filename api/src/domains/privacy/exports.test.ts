// What somebody reads in the copy of their data, and that a copy holds nothing of other people (decision
// 0211).
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestClient, testServer } from '../../testing/app.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { delivered } from '../returns/testing/returning.ts'
import { makeDataExport } from './privacy.ts'
import { type PrivacyHouse, privacyHouse } from './testing/house.ts'

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/

describe.skipIf(!testServer)('a copy to read', () => {
  let house: PrivacyHouse
  let pieces: number[] = []
  beforeAll(async () => {
    house = await privacyHouse()
    pieces = await ownPieces(house.app)
  })
  afterAll(() => house.app.close())

  async function copyOf(client: TestClient) {
    await client.run('askForDataExport')
    const id = (await house.privacyOf(client)).dataExport?.id ?? ''
    await makeDataExport(house.doors(), id, 'k')
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const file = (format: string) =>
      house.app.server.inject({ url: `/api/v1.0/exports/${id}/${format}`, headers: { cookie } })
    return { page: await file('html'), json: (await file('json')).payload }
  }
  const nameOf = async (itemNumber: number) => {
    const { rows } = await sql<{ name: string }>`select b.name || ', ' || i.title as name
      from item i join brand b on b.id = i.brand_id where i.item_number = ${itemNumber}`.execute(house.app.db)
    return (rows[0]?.name ?? '').replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
  }

  test('names pieces, sizes, sums and days, and no internal number', async () => {
    const { client, id, email } = await house.member()
    const [bought = 0] = pieces.splice(0, 1)
    const [loved = 0] = pieces.splice(0, 1)
    await client.run('addFavorites', { input: { itemNumbers: [loved] } })
    const { rows } = await sql<{ sizing_id: number; label: string }>`select sizing_id, label from size
      where size_category = 'top' order by rank desc limit 1`.execute(house.app.db)
    const [size] = rows
    await sql`insert into size_profile (user_id, department, sizing_ids, updated_at)
      values (${id}::uuid, 'women', array[${size?.sizing_id}::integer], now())`.execute(house.app.db)
    await delivered(house.shop, client, [bought])
    await sql`update purchase_order set email = ${email} where user_id = ${id}::uuid`.execute(house.app.db)
    const { page } = await copyOf(client)
    expect(page.headers['content-disposition']).toMatch(/^inline/)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    const text = page.payload
    for (const heading of [
      'Your account',
      'Favorites',
      'My sizes',
      'Orders',
      'Pieces in your orders',
      'Parcels',
    ])
      expect(text).toContain(`<h3>${heading}</h3>`)
    expect(text).toContain(await nameOf(bought))
    expect(text).toContain(await nameOf(loved))
    expect(text).toContain(`top ${size?.label}<`)
    expect(text).toMatch(/<dt>Total<\/dt><dd>\$\d+\.\d\d</)
    expect(text).toMatch(/<dt>Ordered on<\/dt><dd>[A-Z][a-z]{2} \d+, \d{4}</)
    expect(text).not.toMatch(uuid)
    expect(text).not.toMatch(/_id|_at\b|_cents|\{"|item_number/)
  })

  test('says states, choices and visits in words, and counts what reads the same', async () => {
    const { client, id } = await house.member()
    await delivered(house.shop, client, pieces.splice(0, 1))
    const settings = [{ name: 'persist.date_manner', value: '"day_first"' }]
    await client.run('applyClientConfiguration', { input: { clientType: 'web', settings } })
    for (const name of ['page-view', 'page-view', 'cart_add-to-cart'])
      await sql`insert into analytics_event (id, user_id, kind, name, page_type, happened_at, received_at, facts)
        values (gen_random_uuid(), ${id}::uuid, 'tracker', ${name}, 'shop-pdlp', now(), now(), '{}')`.execute(
        house.app.db,
      )
    const { page } = await copyOf(client)
    const text = page.payload
    expect(text).toContain('<td>Opened a page</td><td>A piece with others around it</td><td>2</td>')
    expect(text).toContain('<td>Added to the cart</td><td>A piece with others around it</td><td>1</td>')
    expect(text).toContain('<td>Date manner</td><td>28 Nov 2026</td>')
    // The days of the copy, and the moment at its head, are written in that manner.
    expect(text).toMatch(/<dt>Ordered on<\/dt><dd>\d+ [A-Z][a-z]{2} \d{4}</)
    expect(text).toMatch(/as of \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d, Pacific time/)
    expect(text).not.toMatch(/>[a-z]+(_[a-z]+)+</)
  })

  test('holds nothing of the friend who invited, and nothing of who was invited', async () => {
    const advocate = await house.member()
    const friend = await house.member()
    const other = await house.member()
    const { orderId } = await delivered(house.shop, other.client, pieces.splice(0, 1))
    await sql`insert into referral (id, advocate_id, friend_id, order_id, status, created_at, joined_at) values
      (gen_random_uuid(), ${advocate.id}::uuid, ${friend.id}::uuid, null, 'Account Created', now(), now()),
      (gen_random_uuid(), ${friend.id}::uuid, ${other.id}::uuid, ${orderId}::uuid, 'Account Created', now(), now())`.execute(
      house.app.db,
    )
    const { page, json } = await copyOf(friend.client)
    expect(page.payload).toContain('<h3>Invitations</h3>')
    for (const text of [page.payload, json]) {
      expect(text).not.toContain(advocate.id)
      expect(text).not.toContain(other.id)
      expect(text).not.toContain(orderId)
      expect(text).not.toContain(advocate.mark)
    }
    expect(json).toContain(friend.id)
  })
})

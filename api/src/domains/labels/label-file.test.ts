import { personByKey } from '@hemline/db/seed/people.ts'
import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/tokens.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { labelFilePath } from './label-links.ts'
import { labelLink } from './labels.ts'

describe.skipIf(!testServer)('the file of a label', () => {
  let app: TestApp
  let next = 1
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const secret = () => app.config.GIFT_CARD_SECRET
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

  async function kitOf({
    sellerId,
    status = 'delivered',
    deliveredDaysAgo = 1,
  }: {
    sellerId: string | null
    status?: string
    deliveredDaysAgo?: number
  }) {
    const id = uuidv7()
    next += 1
    await sql`insert into kit (id, seller_id, request_key, bag_type, service, status, way, rest_choice, fee_cents, label_code, warehouse_id, ordered_at, delivered_at)
      values (${id}, ${sellerId}, ${id}, 'label', 'standard', ${status}, 'account', 'donate', 1499, ${bagCodeOf(910_000_000 + next)}, 12, now(), ${inHours(-24 * deliveredDaysAgo)})`.execute(
      app.db,
    )
    await sql`insert into bag (id, kit_id, seller_id, service, status, rest_choice, fee_cents, warehouse_id, created_at)
      values (${uuidv7()}, ${id}, ${sellerId}, 'standard', 'ordered', 'donate', 1499, 12, now())`.execute(
      app.db,
    )
    return id
  }

  const get = (url: string, client?: TestClient, accept = 'application/pdf') =>
    app.server.inject({
      url,
      headers: {
        accept,
        cookie: [...(client?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
  const greta = () => personByKey('seller').id

  it('is a PDF for its owner', async () => {
    const kit = await kitOf({ sellerId: greta() })
    const answer = await get(`${labelFilePath}?kit=${kit}`, await app.loggedIn('seller'))
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is nothing for another seller, a visitor, or of a kit that is not there', async () => {
    const kit = await kitOf({ sellerId: greta() })
    const others = [await app.loggedIn('shopper'), await app.loggedIn('admin'), app.newVisitor(), undefined]
    for (const client of others)
      expect((await get(`${labelFilePath}?kit=${kit}`, client)).statusCode).toBe(404)
    const owner = await app.loggedIn('seller')
    for (const query of ['', '?kit=', `?kit=${uuidv7()}`, '?kit=1%27', '?kit=a&kit=b'])
      expect((await get(labelFilePath + query, owner)).statusCode).toBe(404)
  })

  it('opens by a signed link for anybody, until the link expires', async () => {
    const kit = await kitOf({ sellerId: greta() })
    expect((await get(labelLink(secret(), kit, inHours(1)))).statusCode).toBe(200)
    const old = labelLink(secret(), kit, inHours(-1))
    expect((await get(old)).statusCode).toBe(410)
    const page = await get(old, undefined, 'text/html,*/*')
    expect([page.statusCode, page.headers.location]).toEqual([303, `/cleanout/online-label/${kit}`])
  })

  it('refuses a link that somebody changed', async () => {
    const kit = await kitOf({ sellerId: greta() })
    const other = await kitOf({ sellerId: greta() })
    const link = labelLink(secret(), kit, inHours(-1))
    const later = link.replace(/expires=\d+/, `expires=${Math.floor(inHours(5).getTime() / 1000)}`)
    for (const forged of [
      later,
      link.replace(kit, other),
      `${link}x`,
      link.replace(/signature=.*/, 'signature='),
      link.replace(/expires=\d+/, 'expires=1e12'),
    ])
      expect((await get(forged)).statusCode).toBe(404)
  })

  it('is gone when the kit is canceled, used or too old, also for its owner', async () => {
    const owner = await app.loggedIn('seller')
    const kits = [
      await kitOf({ sellerId: greta(), status: 'canceled' }),
      await kitOf({ sellerId: greta(), status: 'received' }),
      await kitOf({ sellerId: greta(), deliveredDaysAgo: 181 }),
    ]
    for (const kit of kits) expect((await get(`${labelFilePath}?kit=${kit}`, owner)).statusCode).toBe(410)
  })
})

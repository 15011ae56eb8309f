// Who leaves a cart is reminded once, of what is still free, and by mail only after a yes.
import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { takeLast } from '../../testing/take.ts'
import { tellCarts } from './cart.ts'

const hourMs = 3_600_000

describe.skipIf(!testServer)('a cart that was left', () => {
  let app: TestApp
  let shopper: TestClient
  let unused: number[] = []
  const { id } = personByKey('superstar')
  const start = new Date()
  const round = (hours: number) =>
    tellCarts({ db: app.db, now: () => new Date(start.getTime() + hours * hourMs) })
  const told = async () => {
    const { rows } = await sql<{ title: string; link: string; item_number: number; data: object }>`
      select title, link, item_number, data from notification where user_id = ${id}::uuid and kind = 'cart' order by created_at`.execute(
      app.db,
    )
    return rows
  }
  const add = async () => {
    const itemNumber = takeLast(unused)
    const { errors } = await shopper.run('addToCart', { input: { itemNumber } })
    expect(errors).toBeUndefined()
    return itemNumber
  }
  beforeAll(async () => {
    app = await testApp()
    unused = [...app.listed]
    shopper = await app.loggedIn('superstar')
    await sql`delete from cart_line where cart_id in (select id from cart where user_id = ${id}::uuid)`.execute(
      app.db,
    )
  })
  afterAll(() => app?.close())

  test('is told after a day and not before, once, until something is added', async () => {
    const first = await add()
    await round(23)
    expect(await told()).toEqual([])
    await round(25)
    await round(26)
    expect(await told()).toMatchObject([{ link: '/cart', item_number: first, data: {} }])
    expect((await told())[0]?.title).toMatch(/ is still free$/)
    const second = await add()
    await sql`update cart_line set added_at = ${new Date(start.getTime() + 30 * hourMs)} where item_number = ${second}`.execute(
      app.db,
    )
    await round(53)
    expect(await told()).toHaveLength(1)
    await round(55)
    expect((await told())[1]).toMatchObject({ item_number: second, data: { itemNumbers: [second, first] } })
    expect((await told())[1]?.title).toMatch(/ and 1 more are still free$/)
  })

  test('is silent about what somebody else holds or bought, and to banned people', async () => {
    await sql`delete from notification where user_id = ${id}::uuid and kind = 'cart'`.execute(app.db)
    const { rows } = await sql<{ item_number: number }>`select l.item_number from cart_line l
      join cart c on c.id = l.cart_id where c.user_id = ${id}::uuid order by l.added_at`.execute(app.db)
    const [first = 0, second = 0] = rows.map((row) => row.item_number)
    await sql`update item set state = 'pending_sale' where item_number = ${first}`.execute(app.db)
    await sql`update hold set expires_at = ${new Date(start.getTime() + 99 * hourMs)}, released_at = null where item_number = ${second}`.execute(
      app.db,
    )
    await round(55)
    expect(await told()).toEqual([])
    await sql`update hold set expires_at = now() where item_number = ${second}`.execute(app.db)
    await sql`update user_account set banned = true where id = ${id}::uuid`.execute(app.db)
    await round(55)
    expect(await told()).toEqual([])
    await sql`update user_account set banned = false where id = ${id}::uuid`.execute(app.db)
    await round(55)
    expect(await told()).toMatchObject([{ item_number: second, data: {} }])
  })

  test('leaves the shop by mail only after a yes', async () => {
    const { data } = await shopper.run('getSubscriptions')
    const { rows } = (
      data as {
        subscriptions: { rows: { kind: string; channels: { channel: string; state: string }[] }[] }
      }
    ).subscriptions
    const states = rows.find((row) => row.kind === 'cart')?.channels
    expect(states).toContainEqual(expect.objectContaining({ channel: 'bell', state: 'active' }))
    expect(states).toContainEqual(expect.objectContaining({ channel: 'email', state: 'not_active' }))
    expect(rows.map((row) => row.kind)).toContain('auction')
  })
})

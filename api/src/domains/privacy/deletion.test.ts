// A deletion from the wish to its end, as a member and a guest see it (decision 0186).
import { randomUUID } from 'node:crypto'
import { people } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestClient, testServer } from '../../testing/app.ts'
import { tell } from '../notifications/notifications.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { delivered } from '../returns/testing/returning.ts'
import { erasePerson, listOwnVisitors } from './erase.db.ts'
import { eraseLeaving } from './privacy.ts'
import { dayMs, named, type PrivacyHouse, privacyHouse } from './testing/house.ts'

describe.skipIf(!testServer)('a deletion', () => {
  let house: PrivacyHouse
  let pieces: number[] = []
  beforeAll(async () => {
    house = await privacyHouse()
    pieces = await ownPieces(house.app)
  })
  afterAll(() => house.app.close())

  const ask = async (client: TestClient, email?: string) =>
    named(await client.run('askForDeletion', email ? { email } : {}), 'askForDeletion')
  const confirm = async (token: string) =>
    named(await house.app.newVisitor().run('confirmDeletion', { token }), 'confirmDeletion')
  const takeBack = async (token: string) =>
    named(await house.app.newVisitor().run('takeBackDeletion', { token }), 'takeBackDeletion')
  /** Lets the days of thinking it over pass, and runs the round. */
  async function end() {
    house.clock.forward(15 * dayMs)
    await eraseLeaving(house.doors())
    house.clock.setAhead(0)
  }

  test('leaves nothing of a member who bought, searched and wrote; the order stays without a name', async () => {
    const { client, email, id, mark } = await house.member()
    const address = {
      fullName: `${mark} Holm`,
      line1: `12 ${mark} Street`,
      city: 'Oakland',
      state: 'CA',
      zip: '94607',
      phone: '5105550177',
    }
    await client.run('saveAddress', { input: { address, type: 'shipping' } })
    await client.run('addFavorites', { input: { itemNumbers: [pieces[3]] } })
    await client.run('rememberSearch', { text: `${mark} dress` })
    await client.run('createFavoriteList', { name: `${mark} list` })
    const { orderId } = await delivered(house.shop, client, pieces.splice(0, 1))
    await sql`update purchase_order set email = ${email}, ship_to = ship_to || ${JSON.stringify(address)}::jsonb where id = ${orderId}::uuid`.execute(
      house.app.db,
    )
    const input = {
      messageId: randomUUID(),
      topic: 'other',
      name: `${mark} Holm`,
      email,
      text: `I am ${mark} and I have a question.`,
    }
    await client.run('sendContactMessage', { input })
    expect(await house.tracesOf(mark)).toEqual(
      expect.arrayContaining([
        'contact_message',
        'favorite_list',
        'purchase_order',
        'recent_search',
        'user_account',
      ]),
    )
    expect((await house.privacyOf(client)).givenUp).toContain('the right to send back an order that arrived')
    expect(await ask(client)).toEqual({ __typename: 'DeletionAsked', email })
    const token = await house.mailed()
    expect(house.mail.sent.at(-1)?.mail.to).toBe(email)
    expect(await confirm(token)).toMatchObject({ __typename: 'DeletionWaits' })
    await house.mailed()
    await end()
    expect(await house.tracesOf(mark)).toEqual([])
    await house.mailed()
    expect(house.mail.sent.at(-1)?.mail).toMatchObject({ to: email, subject: 'Your data has been deleted' })
    const order = await house.app.db
      .selectFrom('purchase_order')
      .select(['user_id', 'ship_to', 'total_cents', 'visitor_id'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({
      user_id: id,
      visitor_id: null,
      ship_to: { fullName: 'Deleted account', zip: '94607', state: 'CA', line1: '', phone: null },
    })
    expect(order.total_cents).toBeGreaterThan(0)
  })

  test('locks the account at once, and the second mail opens it again', async () => {
    const { client, email, id } = await house.member()
    const told = (key: string) =>
      tell(house.app.db, { userId: id, kind: 'account', key, title: 'News', body: '', link: '/my' })
    expect(await told('before')).toBe(true)
    await ask(client)
    const first = await house.mailed()
    expect(await confirm(first)).toMatchObject({ __typename: 'DeletionWaits' })
    expect(await told('meanwhile')).toBe(false)
    const { errors } = await client.run('askForDataExport')
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    expect(await house.logIn(email)).toMatchObject({
      __typename: 'LogInRefused',
      message: expect.stringMatching(/being deleted/),
    })
    expect(await confirm(first)).toMatchObject({ __typename: 'DeletionLinkEnded' })
    const second = await house.mailed()
    expect(second).not.toBe(first)
    expect(await takeBack(second)).toMatchObject({ __typename: 'DeletionTakenBack', hasAccount: true })
    expect(await told('after')).toBe(true)
    expect(await takeBack(second)).toMatchObject({ __typename: 'DeletionLinkEnded' })
    await end()
    expect(await house.logIn(email)).toMatchObject({ __typename: 'AuthPayload' })
  })

  test('waits until what is open is settled, in words', async () => {
    const seller = await house.app.loggedIn('seller')
    const { open } = await house.privacyOf(seller)
    expect(open.map(({ kind }) => kind)).toContain('earnings')
    expect(open.map(({ words }) => words).join(' ')).toMatch(/You have \$\d+\.\d\d of earnings/)
    await ask(seller)
    expect(await confirm(await house.mailed())).toMatchObject({ __typename: 'DeletionBlocked', open })
    expect((await house.privacyOf(seller)).open).toEqual(open)
  })

  test('is put off while something is open on its day', async () => {
    const { client, email, id } = await house.member()
    await ask(client)
    await confirm(await house.mailed())
    const owed = sql`insert into payout (id, user_id, kind, request_key, label, amount_cents, bonus_cents, status, requested_at)
      values (${randomUUID()}::uuid, ${id}::uuid, 'credit', ${randomUUID()}, '', 100, 0, 'requested', now())`
    await owed.execute(house.app.db)
    await end()
    expect(await house.tracesOf(email)).toContain('user_account')
    await sql`update payout set status = 'paid', settled_at = now() where user_id = ${id}::uuid`.execute(
      house.app.db,
    )
    house.clock.forward(dayMs)
    await end()
    expect(await house.tracesOf(email)).toEqual([])
  })

  test('says of each credit either that it can be paid out or that it ends, never both', async () => {
    const { open, givenUp } = await house.privacyOf(await house.app.loggedIn('superstar'))
    expect(open.map(({ words }) => words)).toEqual([
      'You have $18.50 of credit that can be paid out. Have it paid out, or spend it.',
    ])
    expect(givenUp[0]).toBe('$15.00 of credit')
  })

  test('is refused to somebody who works here', async () => {
    expect((await house.privacyOf(house.shop.staff)).refusal).toMatch(/You work here/)
    expect(await ask(house.shop.staff)).toMatchObject({ __typename: 'PrivacyRefused' })
  })

  test('is asked for by a guest’s address, and the answer tells nothing about the address', async () => {
    const email = `nobody-${randomUUID()}@guests.example`
    expect(await ask(house.app.newVisitor(), email)).toEqual({ __typename: 'DeletionAsked', email })
    expect(await ask(house.app.newVisitor(), 'no address')).toMatchObject({ __typename: 'PrivacyRefused' })
    expect(await confirm(await house.mailed())).toMatchObject({ __typename: 'DeletionWaits' })
    await end()
    expect(await house.tracesOf(email)).toEqual([])
  })

  test('of a guest takes the address of the order, and leaves other people’s rows', async () => {
    const email = `guest-${randomUUID().slice(0, 8)}@guests.example`
    const other = await house.member()
    const { orderId } = await delivered(house.shop, house.app.newVisitor(), pieces.splice(0, 1))
    await sql`update purchase_order set email = ${email} where id = ${orderId}::uuid`.execute(house.app.db)
    await ask(house.app.newVisitor(), email)
    expect(await confirm(await house.mailed())).toMatchObject({ __typename: 'DeletionWaits' })
    await house.mailed()
    await end()
    expect(await house.tracesOf(email)).toEqual([])
    expect(await house.tracesOf(other.mark)).toContain('user_account')
    const { visitor_id } = await house.app.db
      .selectFrom('purchase_order')
      .select('visitor_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(visitor_id).toBeNull()
  })

  test('ends its link after a day, and mails three times an hour at most', async () => {
    const { client, email } = await house.member()
    await ask(client)
    const token = await house.mailed()
    house.clock.forward(25 * 3_600_000)
    expect(await confirm(token)).toMatchObject({ __typename: 'DeletionLinkEnded' })
    house.clock.setAhead(0)
    await ask(client)
    await ask(client)
    expect(await ask(client)).toMatchObject({ __typename: 'PrivacyRefused' })
    expect(await house.logIn(email)).toMatchObject({ __typename: 'AuthPayload' })
  })

  test('that is killed midway has done nothing, and two workers do it once', async () => {
    const { client, email, mark } = await house.member()
    await ask(client)
    await confirm(await house.mailed())
    await house.mailed()
    await sql`create function refuse_end() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(
      house.app.db,
    )
    await sql`create trigger cut before update of erased_at on user_account for each row execute function refuse_end()`.execute(
      house.app.db,
    )
    await expect(end()).rejects.toThrow('cut off')
    expect(await house.tracesOf(mark)).toContain('user_account')
    await sql`drop function refuse_end() cascade`.execute(house.app.db)
    house.clock.setAhead(0)
    house.clock.forward(15 * dayMs)
    await Promise.all([eraseLeaving(house.doors()), eraseLeaving(house.doors())])
    house.clock.setAhead(0)
    expect(await house.tracesOf(mark)).toEqual([])
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs
      where payload->>'email' = ${email} and payload->>'kind' = 'done'`.execute(house.app.db)
    expect(rows[0]?.n).toBe(1)
  })

  test('fits the database for everybody of the demonstration, whatever they did', async () => {
    for (const { id, email, roles } of people) {
      if (roles.some((role) => role !== 'seller' && role !== 'p2p_seller')) continue
      await house.app.db.transaction().execute(async (tx) => {
        const visitorIds = await listOwnVisitors(tx, { userId: id, email })
        const counts = await erasePerson(tx, { userId: id, email, visitorIds })
        expect(counts.user_account).toBe(1)
      })
      expect(await house.tracesOf(email), email).toEqual([])
    }
  })
})

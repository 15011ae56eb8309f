// What waits for a member, made through the doors of those domains that make it.
import { cents } from '@hemline/rules/common/money.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { takeLast } from '../../testing/take.ts'
import { offered } from '../goody-orders/testing/boxing.ts'
import { grantCredit } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { delivered, newestMemberEmail, newMember, type Shop, sendBack } from '../returns/testing/returning.ts'

const dayMs = 86_400_000

type Need = {
  kind: string
  title: string
  words: string
  path: string
  until: string | null
  photoId: number
}

describe.skipIf(!testServer)('what waits for a member', () => {
  let app: TestApp
  let shop: Shop
  let member: TestClient
  let unused: number[] = []
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    const { rows } = await sql<{ item_number: number }>`select item_number::float8 as item_number from item
      where item_number = any(${await ownPieces(app)}::bigint[]) and not final_sale and promotion is null
        and not ('jewelry' = any(category_tags)) order by item_number`.execute(app.db)
    unused = rows.map((row) => row.item_number)
  })
  beforeEach(async () => {
    member = await newMember(app)
  })
  afterAll(() => app.close())

  const memberId = async () => {
    const { rows } = await sql<{
      id: string
    }>`select id from user_account where email = ${newestMemberEmail()}`.execute(app.db)
    return rows[0]?.id ?? ''
  }
  /** What waits, each need with a page that the site has. */
  const needs = async (client = member) => {
    const found = (await client.run('getAccountNeeds')).data?.accountNeeds as Need[] | undefined
    const lost = (found ?? []).filter(({ path }) => classify(path.replace(/\?.*$/, '')).kind === 'not-found')
    expect(lost).toEqual([])
    return found
  }
  const credit = async (userId: string, days: number, amount = 1200) => {
    const now = clock.now()
    await inTransaction(app.db, async (tx) => {
      await grantCredit(tx, {
        key: `needs/${userId}/${days}`,
        userId,
        kind: 'promo_credit',
        amount: cents(amount),
        expiresAt: new Date(now.getTime() + days * dayMs),
        reason: 'a thank-you',
        now,
      })
    })
  }
  const unsold = async (userId: string, state: string, days: number) => {
    const itemNumber = takeLast(unused)
    await sql`update item set state = ${state}, consignor_id = ${userId}::uuid where item_number = ${itemNumber}`.execute(
      app.db,
    )
    await sql`insert into reclaim_offer (item_number, ends_at)
      values (${itemNumber}, ${new Date(clock.now().getTime() + days * dayMs)})`.execute(app.db)
    return itemNumber
  }

  test('is nothing at first, and is refused to visitors', async () => {
    expect(await needs()).toEqual([])
    const { errors } = await app.newVisitor().run('getAccountNeeds')
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  test('is a return until it is handed in or canceled, and nobody else’s', async () => {
    const { lineIds } = await delivered(shop, member, [takeLast(unused)])
    const answer = await sendBack(member, [{ lineId: lineIds[0] ?? '', reason: 'too_small' }], 'full_refund')
    const made = answer.return
    if (!made) throw new Error(JSON.stringify(answer))
    const [need] = (await needs()) ?? []
    expect(need).toMatchObject({
      kind: 'return_drop_off',
      title: expect.stringMatching(/^Drop off your return by \w{3}, \w{3} \d+$/),
      words: expect.stringMatching(/^One piece\. \$\d+\.\d\d goes back to you\.$/),
      path: `/my/returns/${made.id}`,
      photoId: expect.any(Number),
    })
    expect(await needs(await newMember(app))).toEqual([])
    await member.run('cancelReturn', { id: made.id })
    expect(await needs()).toEqual([])
  })

  test('is a turn in the line for a piece, while the turn lasts', async () => {
    clock.setAhead(0)
    const itemNumber = takeLast(unused)
    const other = app.newVisitor()
    await other.run('addToCart', { input: { itemNumber } })
    await member.run('joinQueue', { input: { itemNumber } })
    expect(await needs()).toEqual([])
    await other.run('removeFromCart', { input: { itemNumber } })
    const [need] = (await needs()) ?? []
    expect(need).toMatchObject({
      kind: 'turn',
      title: expect.stringMatching(/^It is your turn for ./),
      path: expect.stringContaining(String(itemNumber)),
    })
    await member.run('leaveQueue', { input: { itemNumber } })
    expect(await needs()).toEqual([])
  })

  test('are pieces that did not sell or were not taken, counted together', async () => {
    const id = await memberId()
    const first = await unsold(id, 'expired', 5)
    expect(await needs()).toMatchObject([
      {
        kind: 'pieces_unsold',
        title: expect.stringMatching(/ did not sell$/),
        path: `/my/items/${first}`,
      },
    ])
    await unsold(id, 'expired', 9)
    await unsold(id, 'unaccepted', 2)
    await unsold(id, 'expired', -1)
    expect(await needs()).toMatchObject([
      { kind: 'pieces_declined', title: expect.stringMatching(/^We could not take ./) },
      { kind: 'pieces_unsold', title: '2 of your pieces did not sell', path: '/my/items?status=expired' },
    ])
  })

  test('is an auction that the member won, until it is paid for', async () => {
    const itemNumber = takeLast(unused)
    const won = (status: string) =>
      sql`insert into auction (id, item_number, status, begun_by, start_cents, price_before_cents, started_at, ends_at, winner_id,
        final_cents, pays_until) select gen_random_uuid(), ${itemNumber}, ${status}, 'staff', 1000, 5000, now() - interval '3 days',
        now() - interval '1 hour', id, 2500, now() + interval '2 days' from user_account where email = ${newestMemberEmail()}`.execute(
        app.db,
      )
    await won('awaiting_payment')
    expect(await needs()).toMatchObject([
      { kind: 'auction_won', title: expect.stringMatching(/^You won .+ for \$25\.00$/), path: '/cart' },
    ])
  })

  test('is a goody box that waits to be opened', async () => {
    const id = await memberId()
    await sql`insert into size_profile (user_id, department, sizing_ids) select ${id}::uuid, 'women', array_agg(distinct sizing_id)
      from item where state = 'listed' and 'women' = any(department_tags)`.execute(app.db)
    const box = await offered(shop, member)
    expect(await needs()).toMatchObject([
      {
        kind: 'goody_offered',
        title: 'Your goody box is ready',
        words: expect.stringMatching(/^5 pieces, chosen for you\. We keep them for you until \w/),
        path: `/my/goody-boxes/${box.id}`,
      },
    ])
  })

  test('is an answer in a case, for a week', async () => {
    const answered = (daysAgo: number) =>
      sql`insert into support_case (id, user_id, name, email, form_key, kind, status, subject, total_cents, money, created_at, since)
      select gen_random_uuid(), id, 'Mara', email, gen_random_uuid()::text, 'payout', 'answered', 'My payout', 0,
        '{"sums": [], "to": []}', now(), now() - make_interval(days => ${daysAgo}) from user_account
        where email = ${newestMemberEmail()}`.execute(app.db)
    await answered(8)
    expect(await needs()).toEqual([])
    await answered(6)
    expect(await needs()).toMatchObject([
      {
        kind: 'case_answered',
        title: 'We answered: My payout',
        path: expect.stringMatching(/^\/resolution-hub\/cs\/\d+$/),
      },
    ])
  })

  test('is credit that ends within two weeks; the soonest comes first, and six are shown', async () => {
    const id = await memberId()
    await credit(id, 15)
    expect(await needs()).toEqual([])
    for (const days of [9, 3, 12, 5, 7, 11, 4]) await credit(id, days)
    const shown = (await needs()) ?? []
    expect(shown.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'credit_ends'))
    const ends = shown.map(({ until }) => Date.parse(until ?? ''))
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    expect(shown[0]?.title).toMatch(/^\$12\.00 of shop credit ends \w{3}, \w{3} \d+$/)
  })

  test('costs two statements', async () => {
    await credit(await memberId(), 3)
    app.statements()
    await needs()
    const texts = app.statements().filter((text) => /listNeeds|listItemsByNumber/.test(text))
    expect(texts.length).toBeLessThanOrEqual(2)
    expect(texts.filter((text) => text.includes('listNeeds'))).toHaveLength(1)
  })
})

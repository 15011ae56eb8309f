// What waits for a member, made through the doors of those domains that make it.
import { randomUUID } from 'node:crypto'
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
    await confirmEmail()
  })
  afterAll(() => app.close())

  const confirmEmail = () =>
    sql`update user_account set email_verified_at = now() where email = ${newestMemberEmail()}`.execute(
      app.db,
    )
  const memberId = async () => {
    const { rows } = await sql<{
      id: string
    }>`select id from user_account where email = ${newestMemberEmail()}`.execute(app.db)
    return rows[0]?.id ?? ''
  }
  /** What waits, each need with a page that the site has. */
  const needs = async (client = member) => {
    const found = (await client.run('getAccountNeeds')).data?.accountNeeds as Need[] | undefined
    const lost = (found ?? []).filter(
      ({ path }) => classify(path.replace(/[?#].*$/, '')).kind === 'not-found',
    )
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
    expect(await needs(await newMember(app))).toMatchObject([{ kind: 'email_unconfirmed' }])
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

  test('is money that did not arrive, and a tax form before more can be paid', async () => {
    const id = await memberId()
    const account = randomUUID()
    await sql`insert into payout_account (id, user_id, method, email, linked_at)
      values (${account}::uuid, ${id}::uuid, 'digital_wallet', ${newestMemberEmail()}, now())`.execute(app.db)
    const paid = (status: string, amount: number, minutes: number) =>
      sql`insert into payout (id, user_id, kind, account_id, request_key, label, amount_cents, status, requested_at, settled_at)
        select gen_random_uuid(), ${id}::uuid, 'digital_wallet', ${account}::uuid, gen_random_uuid()::text, 'wallet', ${amount}, ${status}, at, at
        from (select ${clock.now()}::timestamptz + make_interval(mins => ${minutes}) as at) t`.execute(app.db)
    await paid('failed', 4310, -9)
    expect(await needs()).toMatchObject([
      { kind: 'payout_failed', title: '$43.10 did not reach you', path: '/my/cleanouts/earnings' },
    ])
    await paid('paid', 160_000, -3)
    expect(await needs()).toMatchObject([
      {
        kind: 'tax_form',
        words: expect.stringMatching(/^\$1,?600\.00 was paid out to you this year/),
        path: '/my/settings#tax-form',
      },
    ])
  })

  test('is a reward that ends soon, until it is used', async () => {
    const id = await memberId()
    const give = (days: number) =>
      sql`insert into reward (id, user_id, kind, name, description, granted_at, ends_at)
        values (gen_random_uuid(), ${id}::uuid, 'free_shipping', 'Free delivery', '', ${clock.now()}, ${new Date(clock.now().getTime() + days * dayMs)})`.execute(
        app.db,
      )
    await give(20)
    expect(await needs()).toEqual([])
    await give(3)
    expect(await needs()).toMatchObject([
      { kind: 'reward_ends', title: expect.stringMatching(/^Free delivery ends /), path: '/rewards/redeem' },
    ])
    await sql`update reward set used_at = now() where user_id = ${id}::uuid`.execute(app.db)
    expect(await needs()).toEqual([])
  })

  test('is an address that nobody confirmed', async () => {
    await sql`update user_account set email_verified_at = null where email = ${newestMemberEmail()}`.execute(
      app.db,
    )
    expect(await needs()).toMatchObject([
      { kind: 'email_unconfirmed', title: 'Confirm your email address', path: '/my/subscriptions' },
    ])
  })

  test('is what the cart holds, while it does', async () => {
    clock.setAhead(0)
    const itemNumber = takeLast(unused)
    await member.run('addToCart', { input: { itemNumber } })
    expect(await needs()).toMatchObject([
      { kind: 'cart_held', title: expect.stringMatching(/ is held for you$/), path: '/cart' },
    ])
    await member.run('removeFromCart', { input: { itemNumber } })
    expect(await needs()).toEqual([])
  })

  test('is an offer that the seller answers, then a counter that the buyer answers', async () => {
    clock.setAhead(0)
    const priya = await app.loggedIn('p2p-seller')
    const { rows } = await sql<{ item_number: number; price: number }>`
      select i.item_number::float8 as item_number, i.price_cents as price
      from item i join direct_listing l on l.item_number = i.item_number
      where i.consignor_id = l.user_id and l.status = 'listed' and i.state = 'listed' and i.price_cents > 3000
        and not exists (select 1 from piece_offer_item o where o.item_number = i.item_number)
        and not exists (select 1 from hold h where h.item_number = i.item_number and h.expires_at > clock_timestamp())
        and coalesce((l.draft ->> 'floor')::int, 0) < i.price_cents - 300
      order by 1 limit 1`.execute(app.db)
    const [piece] = rows
    if (!piece) throw new Error('the closet has no piece to offer for')
    const input = {
      itemNumbers: [piece.item_number],
      amount: piece.price - 300,
      words: '',
      key: randomUUID(),
    }
    const made = await member.run('makeOffer', { input })
    const { offer: begun } = (made.data?.makeOffer ?? {}) as { offer?: { id: string } }
    const offer = begun?.id ?? ''
    const waits = async (who: TestClient) =>
      ((await needs(who)) ?? []).filter((need) => need.path === `/direct/offers/${offer}`)
    const sum = ((piece.price - 300) / 100).toFixed(2)
    expect(await waits(priya)).toMatchObject([
      { kind: 'offer_waits', title: expect.stringContaining(`$${sum} is offered for`) },
    ])
    expect(await waits(member)).toEqual([])
    const counter = { id: offer, act: 'counter', amount: piece.price - 100, words: '', key: randomUUID() }
    await priya.run('answerOffer', { input: counter })
    expect(await waits(priya)).toEqual([])
    expect(await waits(member)).toMatchObject([{ kind: 'offer_waits' }])
    const accept = { id: offer, act: 'accept', amount: piece.price - 100, words: '', key: randomUUID() }
    await member.run('answerOffer', { input: accept })
    expect(await needs()).toMatchObject([
      { kind: 'offer_agreed', title: expect.stringMatching(/^You agreed on \$/), path: '/cart' },
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
    expect(shown[0]?.title).toMatch(/^\$12\.00 of credit ends \w{3}, \w{3} \d+$/)
  })

  test('names days in the manner that the member chose', async () => {
    await credit(await memberId(), 3)
    const settings = [{ name: 'persist.date_manner', value: '"day_first"' }]
    await member.run('applyClientConfiguration', { input: { clientType: 'web', settings } })
    const [need] = (await needs()) ?? []
    expect(need?.title).toMatch(/ends \w{3},? \d+ \w{3}$/)
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

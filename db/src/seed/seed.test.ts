// The seed on a database of its own.
import { randomUUID } from 'node:crypto'
import { type CategoryMarket, type ScoredFrom, scorerOf } from '@hemline/rules/catalogue/scores.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { cashOutMinimum } from '@hemline/rules/earnings/cash-outs.ts'
import { brandPays } from '@hemline/rules/earnings/ineligible-brands.ts'
import { heroKinds, isForHero } from '@hemline/rules/home-edits/hero.ts'
import { showpieces } from '@hemline/rules/site/home-words.ts'
import { directHoldDays } from '@hemline/rules/vocabulary/direct-sell.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { charityPartners } from '@hemline/rules/vocabulary/partners.ts'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ItemRow } from '../catalogue-rows.ts'
import { migrate } from '../migrate.ts'
import { dropDatabase } from '../testing/drop-database.ts'
import { seed } from './main.ts'
import { freshItems, heldItems, markedItems } from './marked.ts'
import { people, personByKey, seedPassword } from './people.ts'
import { passersBy } from './searches.ts'

/** The day on which the shop of these tests starts for the first time. */
const today = new Date('2027-02-03T07:30:00Z')
const server = process.env.TEST_DATABASE_URL
if (!server) console.warn('seed.test: TEST_DATABASE_URL is not set, so the seed is not tried on a database')

/** What was raised for the charities of the demonstration: their pages have something to tell. */
async function expectCharitiesToHaveRaised(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ slug: string; name: string; raised: number }>(
    `select s.slug, s.name, coalesce(sum(e.amount), 0)::int as raised from supplier s
     left join ledger_account a on a.kind = 'seller_earnings' and a.holder = 'charity-' || s.id
     left join ledger_entry e on e.account_id = a.id where s.kind = 'charity' group by s.id`,
  )
  const named = rows.map(({ slug, name }) => ({ slug, name }))
  expect(named).toEqual(expect.arrayContaining([...charityPartners]))
  for (const { raised } of rows) expect(raised).toBeGreaterThan(0)
}

/** What the seller of the demonstration sold, took and has left, on the day of the seed. */
async function expectSellersMoneyToAddUp(client: pg.Client): Promise<void> {
  const faults = await client.query(
    `select fault, detail from ledger_faults() union all select fault, detail from seller_money_faults()
     union all select fault, detail from order_faults() union all select fault, detail from points_faults()`,
  )
  expect(faults.rows).toEqual([])
  const seller = personByKey('seller').id
  const { rows: sales } = await client.query<{ earnings_cents: number; delivered_at: Date }>(
    `select s.earnings_cents, h.delivered_at from seller_sale s join order_line l on l.id = s.order_line_id
     join shipment h on h.order_id = l.order_id and h.group_key = l.group_key where s.seller_id = $1`,
    [seller],
  )
  const { rows: payouts } = await client.query<{ amount_cents: number; requested_at: Date }>(
    'select amount_cents, requested_at from payout where user_id = $1',
    [seller],
  )
  const clears = (sale: (typeof sales)[number]) =>
    sale.delivered_at.getTime() + deliveryReturnDays * 86_400_000
  const sum = (all: readonly { earnings_cents: number }[]) =>
    all.reduce((total, one) => total + one.earnings_cents, 0)
  const taken = payouts.reduce((total, one) => total + one.amount_cents, 0)
  const { rows: held } = await client.query<{ sum: number }>(
    `select sum(e.amount)::int from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'seller_earnings' and a.holder = $1`,
    [seller],
  )
  const cleared = sales.filter((sale) => clears(sale) <= today.getTime())
  const waiting = sales.filter((sale) => clears(sale) > today.getTime())
  expect(sum(waiting)).toBeGreaterThan(0)
  // A fresh shop has something to cash out.
  expect(sum(cleared) - taken).toBeGreaterThanOrEqual(cashOutMinimum)
  expect(held[0]?.sum).toBe(sum(sales) - taken)
  for (const { requested_at } of payouts)
    expect(sum(cleared.filter((sale) => clears(sale) <= requested_at.getTime()))).toBeGreaterThanOrEqual(
      taken,
    )
}

describe.skipIf(!server)('the small profile on PostgreSQL', () => {
  const name = `seed_test_${randomUUID().replaceAll('-', '')}`
  let url = ''
  let client: pg.Client
  const count = async (sql: string) =>
    Number((await client.query<{ n: number }>(`select count(*) as n from ${sql}`)).rows[0]?.n)
  const onServer = async (sql: string) => {
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(sql).finally(() => admin.end())
  }

  beforeAll(async () => {
    await onServer(`create database ${name}`)
    const made = new URL(server ?? '')
    made.pathname = `/${name}`
    url = made.href
    await migrate(url)
    await seed(url, { profile: 'small', now: today })
    client = new pg.Client({ connectionString: url })
    await client.connect()
  })
  afterAll(async () => {
    await client?.end()
    await dropDatabase(server ?? '', name)
  })

  test('loads 1,200 pieces with their pictures and queues no search documents', async () => {
    expect(await count('item where relisted_from is null')).toBe(1200)
    expect(
      await count(
        'item i where cardinality(photo_ids) <> (select count(*) from photo p where p.item_number = i.item_number)',
      ),
    ).toBe(0)
    expect(await count('outbox')).toBe(0)
    expect(await count('category where id = 356')).toBe(1)
  })
  test('counts the dates of its pieces back from the day of the first start', async () => {
    const since = (days: number) => `'${new Date(today.getTime() - days * 86_400_000).toISOString()}'`
    const listed = "item where state = 'listed' and relisted_from is null and listed_at"
    expect(await count(`${listed} > '${today.toISOString()}'`)).toBe(0)
    expect(await count(`${listed} > ${since(7)}`)).toBeGreaterThan(40)
    expect(await count(`${listed} < ${since(30)}`)).toBeGreaterThan(200)
  })
  test('does nothing the second time, and refuses to put another shop into the same database', async () => {
    expect(await seed(url, { profile: 'small', now: today })).toEqual({ loaded: false, items: 1200 })
    await expect(seed(url, { profile: 'default', now: today })).rejects.toThrow('already holds small pieces')
    expect(await count('item where relisted_from is null')).toBe(1200)
  })
  test('brings an older database the fixed lists that it lacks', async () => {
    await client.query("delete from size_chart where name = 'women-jeans'")
    await seed(url, { profile: 'small', now: today })
    expect(await count("size_chart where name = 'women-jeans'")).toBe(1)
  })
  test('scores all listed pieces by what sold of their kind, by price and by condition', async () => {
    const { rows: markets } = await client.query<CategoryMarket>(
      `select category_id as "categoryId", count(*) filter (where state <> 'listed')::int as sold,
         count(*) filter (where state = 'listed')::int as listed,
         percentile_disc(0.5) within group (order by price_cents) as "middlePrice"
       from item where state = 'listed' or sold_at >= $1::timestamptz - interval '90 days' group by category_id`,
      [today],
    )
    const { rows } = await client.query<ScoredFrom & { scores: number[] }>(
      `select category_id as "categoryId", price_cents as price, condition,
         array[sellthrough_score, predicted_sell_score]::float8[] as scores from item where state = 'listed'`,
    )
    const scored = scorerOf(markets)
    // Few pieces leave the sale after they were scored: their kind's share moves by as little.
    const far = rows.filter((row) => {
      const { sellthrough, score } = scored(row)
      return (
        Math.abs(sellthrough - (row.scores[0] ?? 0)) > 0.05 || Math.abs(score - (row.scores[1] ?? 0)) > 0.05
      )
    })
    expect(far.length).toBeLessThan(rows.length / 20)
    expect(new Set(rows.map(({ scores }) => scores[1])).size).toBeGreaterThan(20)
  })

  test('gives rewards for the occasions that the rules of the program know, and notes each occasion', async () => {
    const { rows } = await client.query<{ kind: string; rule: string; ends: boolean }>(
      `select r.kind, o.rule, r.ends_at > r.granted_at as ends from reward r
       join rewards_occasion o on o.user_id = r.user_id and o.happened_at = r.granted_at order by r.kind`,
    )
    expect(rows).toEqual([
      { kind: 'absolute_discount_order_birthday_1000', rule: 'birthday', ends: true },
      { kind: 'free_shipping', rule: 'first_order', ends: true },
    ])
    expect(await count('reward')).toBe(2)
  })
  test('has the texts of the files in force, as the first release, and leaves later texts alone', async () => {
    expect(await count('content_document')).toBe(
      (await count('legal_document')) +
        (await count('help_article')) +
        (await count('landing_page')) +
        (await count("content_document where kind = 'report'")),
    )
    expect(await count("content_document where kind = 'report'")).toBe(3)
    expect(await count("content_release where number = 1 and state = 'live'")).toBe(1)
    await client.query("delete from help_article where slug = 'hold'")
    await seed(url, { profile: 'small', now: today })
    expect(await count("help_article where slug = 'hold'")).toBe(0)
  })
  test('adds landing pages and reports to the release of a shop from before they were texts', async () => {
    const pages = await count('landing_page')
    await client.query("delete from content_document where kind in ('landing', 'report')")
    await client.query("delete from landing_page where slug = 'denim-room'")
    await seed(url, { profile: 'small', now: today })
    expect(await count('landing_page')).toBe(pages)
    const added = "content_document d join content_release r on r.id = d.release_id where r.state = 'live'"
    expect(await count(`${added} and d.kind = 'landing'`)).toBe(pages)
    expect(await count(`${added} and d.kind = 'report'`)).toBe(3)
    expect(await count("help_article where slug = 'hold'")).toBe(0)
  })
  test('keeps early pieces within their hours at every start, and queues their search documents', async () => {
    const dayMs = 86_400_000
    const later = new Date(today.getTime() + 40 * dayMs)
    const young = () =>
      count(
        `item where state = 'listed' and 'early_access' = any(access_levels) and listed_at > '${new Date(later.getTime() - dayMs / 2).toISOString()}'`,
      )
    expect(await young()).toBe(0)
    await seed(url, { profile: 'small', now: later })
    expect(await young()).toBe(freshItems.length)
    expect(await count('outbox')).toBe(freshItems.length)
    await seed(url, { profile: 'small', now: new Date(later.getTime() + 3_600_000) })
    expect(await count('outbox')).toBe(freshItems.length)
    await client.query('delete from outbox')
  })
  test('pays for pieces of all brands but those that sellers read about', async () => {
    const { rows } = await client.query<{ name: string; pays: boolean }>(
      `select distinct b.name, (i.payout_terms ->> 'pays')::boolean as pays from item i join brand b on b.id = i.brand_id
       where i.payout_terms ->> 'version' = '1'`,
    )
    expect(rows.filter(({ pays }) => !pays).length).toBeGreaterThan(0)
    expect(rows.filter(({ name: brand, pays }) => pays !== brandPays(brand))).toEqual([])
  })
  test('leaves the triggers on, so that a later change is queued', async () => {
    await client.query('update item set price_cents = price_cents + 100 where item_number = $1', [
      markedItems.promo,
    ])
    expect(await count('outbox')).toBe(1)
  })
  test('keeps a few pieces held by somebody else for good', async () => {
    const held = await client.query<{ item_number: string }>(
      "select h.item_number from hold h join item i using (item_number) where h.expires_at > '2090-01-01' and i.state = 'listed' order by 1",
    )
    expect(held.rows.map((r) => Number(r.item_number))).toEqual([...heldItems].sort())
    expect(heldItems).toContain(markedItems.held)
  })
  test('lets every seeded person in with the password that is printed', async () => {
    const rows = (
      await client.query<{ email: string; password_hash: string }>(
        'select email, password_hash from user_account',
      )
    ).rows
    // The sellers whose bags wait beside hers, and those who bid, are in no list that is printed.
    expect(
      rows
        .map((r) => r.email)
        .filter((email) => !/\.seller@|@member\.example$/.test(email))
        .sort(),
    ).toEqual(people.map((p) => p.email).sort())
    expect(await verify(rows[0]?.password_hash ?? '', seedPassword)).toBe(true)
    expect(await count('user_account where banned')).toBe(1)
  })
  test('gives the seller a bag that is done, with pieces in every state worth looking at, and bags that wait', async () => {
    const inBag = (status: string, state: string) =>
      count(
        `item i join bag b on b.id = i.bag_id where b.status = '${status}' and i.state = '${state}' and i.consignor_id = b.seller_id
           and b.seller_id = '${personByKey('seller').id}'`,
      )
    expect(await inBag('done', 'listed')).toBe(8)
    expect(await inBag('done', 'delivered')).toBe(2)
    expect(await inBag('done', 'unaccepted')).toBe(3)
    expect(await inBag('done', 'expired')).toBe(1)
    expect(await inBag('processing', 'pending_listing')).toBe(3)
    expect(
      await count(
        "reclaim_offer r join item i using (item_number) where i.state not in ('expired', 'unaccepted')",
      ),
    ).toBe(0)
    expect(await count("bag where status = 'received'")).toBeGreaterThan(5)
    expect(
      await count(
        'bag b join kit k on k.id = b.kit_id where k.seller_id <> b.seller_id or k.warehouse_id <> b.warehouse_id',
      ),
    ).toBe(0)
  })
  test('has the seller take out only what had cleared, and leaves money of both kinds, which add up', () =>
    expectSellersMoneyToAddUp(client))
  test('has a past: what was sold was ordered, paid and sent, and its seller has the money', async () => {
    // What a goody box holds is tried on before it is sold.
    const sold = `item i where i.state in ('pending_sale', 'purchased', 'packed', 'shipped', 'delivered')
      and not exists (select 1 from goody_piece g where g.item_number = i.item_number and g.is_held)`
    expect(await count(sold)).toBeGreaterThan(50)
    expect(
      await count(
        `${sold} and exists (select 1 from order_line l join purchase_order o on o.id = l.order_id
           where l.item_number = i.item_number and l.canceled_at is null and o.placed_at = i.sold_at and o.placed_at > i.listed_at)`,
      ),
    ).toBe(await count(sold))
    expect(await count(`${sold} and i.source = 'own' and i.supplier_id is null and i.bag_id is null`)).toBe(0)
    expect(
      await count("seller_sale s join item i using (item_number) where i.state = 'delivered'"),
    ).toBeGreaterThan(20)
    // A piece was sold on one day, whoever tells it: the piece, its sale, and its history.
    expect(
      await count('seller_sale s join item i using (item_number) where s.sold_at is distinct from i.sold_at'),
    ).toBe(0)
    expect(
      await count(
        `${sold} and not exists (select 1 from item_event e where e.item_number = i.item_number and e.kind = 'sold' and e.at = i.sold_at)`,
      ),
    ).toBe(0)
    expect(
      await count(
        `(select detail ->> 'to' = lag(detail ->> 'to') over (partition by item_number order by at, id) as again
           from item_event where detail ? 'to') steps where again`,
      ),
    ).toBe(0)
    // Nothing happens in the time to come, and nothing twice at once.
    for (const [table, column] of [
      ['purchase_order', 'placed_at'],
      ['order_event', 'happened_at'],
      ['shipment_event', 'happened_at'],
      ['item_event', 'at'],
      ['ledger_posting', 'posted_at'],
    ])
      expect(await count(`${table} where ${column} > '${today.toISOString()}'`)).toBe(0)
  })
  test('gives its shopper an order in every standing that a shopper’s pages show', async () => {
    const { rows } = await client.query<{ status: string; n: number }>(
      'select status, count(*)::int as n from purchase_order where user_id = $1 group by status order by status',
      [personByKey('shopper').id],
    )
    expect(rows).toEqual(
      ['canceled', 'confirmed', 'delivered', 'order_finalized', 'return_initiated', 'shipped'].map(
        (status) => ({ status, n: 1 }),
      ),
    )
    const { rows: held } = await client.query<{ sum: number; earned: number }>(
      `select (select sum(e.amount)::int from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'points' and a.holder = $1) as sum,
         (select sum((totals ->> 'pointsToEarn')::int)::int from purchase_order where user_id::text = $1 and status = 'order_finalized') as earned`,
      [personByKey('shopper').id],
    )
    expect(held[0]?.sum).toBeGreaterThan(0)
    expect(held[0]?.sum).toBe(held[0]?.earned)
  })
  test('has a return that is paid back, with its piece on sale anew, and one on its way', async () => {
    const { rows } = await client.query(
      `select u.email, r.status, o.status as "order", s.clawed_back_cents = s.earnings_cents as "clawedBack", s.returning_since is not null as waits,
         p.amount_cents = r.total_cents as paid, f.amount_cents = t.amount_cents as refunded, i.state, fresh.state as anew,
         cardinality(fresh.photo_ids) = cardinality(i.photo_ids) as pictured
       from order_return r join user_account u on u.id = r.user_id join order_return_line l on l.return_id = r.id
         join purchase_order o on o.id = l.order_id join item i on i.item_number = l.item_number
         join seller_sale s on s.order_line_id = l.order_line_id left join item fresh on fresh.item_number = l.relisted_as
         left join order_return_payment p on p.return_id = r.id left join order_refund f on f.order_id = o.id and f.paid_at is not null
         left join order_transaction t on t.order_id = o.id and t.kind = 'refund' order by r.number`,
    )
    expect(rows).toEqual([
      {
        email: personByKey('superstar').email,
        status: 'completed',
        order: 'order_finalized',
        clawedBack: true,
        waits: false,
        paid: true,
        refunded: true,
        state: 'relisted',
        anew: 'listed',
        pictured: true,
      },
      {
        email: personByKey('shopper').email,
        status: 'inbound',
        order: 'return_initiated',
        clawedBack: null,
        waits: true,
        paid: null,
        refunded: null,
        state: 'delivered',
        anew: null,
        pictured: null,
      },
    ])
    // The next return that somebody makes has a number of its own.
    const next = await client.query("select nextval(pg_get_serial_sequence('order_return', 'number')) as n")
    expect(Number(next.rows[0]?.n)).toBeGreaterThan((await count('order_return')) + 40_000)
  })
  test('has ratings of Priya’s closet, each by the member who bought the delivered parcel', async () => {
    const { rows } = await client.query<{ stars: number; is_buyer: boolean; arrived: boolean }>(
      `select r.stars, o.user_id = r.author_id as is_buyer, s.status = 'delivered' as arrived from member_review r
         join shipment s on s.id = r.shipment_id join purchase_order o on o.id = s.order_id where r.about_id = $1`,
      [personByKey('p2p-seller').id],
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((one) => one.is_buyer && one.arrived)).toBe(true)
  })
  test('has paid Priya for every piece of her closet that was charged, and holds the money for her', async () => {
    const priya = personByKey('p2p-seller').id
    const { rows } = await client.query<{
      price: number
      earned: number | null
      days: number
      told: boolean
    }>(
      `select l.price_cents as price, s.earnings_cents as earned, s.hold_days as days,
         exists (select 1 from notification n where n.user_id = $1 and n.key = 'sold:' || s.id) as told
       from item i join order_line l on l.item_number = i.item_number join purchase_order o on o.id = l.order_id
         left join seller_sale s on s.order_line_id = l.id and s.seller_id = $1
       where i.source = 'p2p' and i.consignor_id = $1 and o.captured_at is not null`,
      [priya],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { price, earned, days, told } of rows)
      expect([earned, days, told]).toEqual([directPayoutOf(price).earnings, directHoldDays, true])
    const { rows: held } = await client.query<{ sum: number }>(
      `select sum(e.amount)::int from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'seller_earnings' and a.holder = $1`,
      [priya],
    )
    expect(held[0]?.sum).toBe(rows.reduce((sum, { earned }) => sum + (earned ?? 0), 0))
  })

  test('has told its people of that past, and sends nobody a mail about it', async () => {
    const { rows } = await client.query<{ key: string; title: string; read: boolean; planned: boolean }>(
      `select n.key, n.title, n.read_at is not null as read, n.planned_at is not null as planned
       from notification n where n.user_id = any($1::uuid[]) order by n.created_at desc`,
      [[personByKey('shopper').id, personByKey('seller').id]],
    )
    const kinds = new Set(
      rows.map(({ key }) =>
        key
          .split(':')
          .filter((part) => /^[a-z]+$/.test(part))
          .join(' '),
      ),
    )
    expect(kinds).toEqual(
      new Set(['order confirmed', 'order shipped', 'order delivered', 'order canceled', 'sold']),
    )
    expect(rows.every(({ planned }) => planned)).toBe(true)
    expect([rows[0]?.read, rows.at(-1)?.read]).toEqual([false, true])
    expect(rows.some(({ title }) => /^Delivered: order [0-9A-F]{4}-[0-9A-F]{4}$/.test(title))).toBe(true)
  })

  test('begins with pieces in the bags of its shopper and its superstar, held for a cart’s time and for nobody else', async () => {
    for (const [key, pieces] of [
      ['shopper', 3],
      ['superstar', 2],
    ] as const) {
      const { rows } = await client.query<{ state: string; source: string; until: Date; photos: number }>(
        `select i.state, i.source, h.expires_at as until, cardinality(i.photo_ids) as photos
         from cart c join cart_line l on l.cart_id = c.id join item i using (item_number)
         join hold h on h.item_number = i.item_number and h.cart_id = c.id where c.user_id = $1`,
        [personByKey(key).id],
      )
      expect(rows).toHaveLength(pieces)
      for (const { state, source, until, photos } of rows) {
        expect([state, source]).toEqual(['listed', 'own'])
        expect(until.getTime() - today.getTime()).toBe(20 * 60_000)
        expect(photos).toBeGreaterThan(1)
      }
    }
    const others = people.filter(({ key }) => key !== 'shopper' && key !== 'superstar').map(({ id }) => id)
    expect(
      await count(
        `cart_line l join cart c on c.id = l.cart_id where c.user_id::text in ('${others.join("','")}')`,
      ),
    ).toBe(0)
  })
  test('begins with an edit of the home page and one for its top, of pieces on sale without flaws', async () => {
    const { rows } = await client.query<ItemRow & { place: number; is_hero: boolean }>(
      `select p.place, e.is_hero, i.* from home_edit e join home_edit_piece p on p.edit_id = e.id
       join item i using (item_number) where e.starts_at <= $1 and e.ends_at is null order by e.is_hero, p.place`,
      [today],
    )
    const [row = [], top = []] = [false, true].map((hero) => rows.filter(({ is_hero }) => is_hero === hero))
    expect(row.length).toBeGreaterThanOrEqual(5)
    // The first three are of the three kinds; others of them wait behind.
    const ofKind = top.map(({ category_tags: tags }) => heroKinds.findIndex((kind) => tags.includes(kind)))
    expect(ofKind.slice(0, 3)).toEqual([0, 1, 2])
    expect(ofKind.length).toBeGreaterThan(3)
    for (const edit of [row, top]) expect(edit.map(({ place }) => place)).toEqual(edit.map((_, at) => at))
    for (const piece of rows) {
      expect(piece.state).toBe('listed')
      expect(showpieces.values).toContain(piece.condition)
      expect(isForHero(piece)).toBe(true)
    }
  })
  test('writes that past once', async () => {
    const before = await count('purchase_order')
    await seed(url, { profile: 'small', now: new Date(today.getTime() + 9 * 86_400_000) })
    expect(await count('purchase_order')).toBe(before)
  })
  test('gives new visitors numbers that are free', async () => {
    await client.query("insert into visitor (token_hash) values ('new')")
    expect(await count('visitor')).toBe(people.length + passersBy + 2)
  })
})

describe.skipIf(!server)('the default profile on PostgreSQL', () => {
  // Other brands own the same pieces there: what the seller sold brings something else.
  test('has the seller take out only what had cleared, and leaves money of both kinds, which add up', async () => {
    const name = `seed_default_${randomUUID().replaceAll('-', '')}`
    const url = Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(`create database ${name}`).finally(() => admin.end())
    try {
      await migrate(url)
      await seed(url, { profile: 'default', now: today })
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await expectSellersMoneyToAddUp(client)
        .then(() => expectCharitiesToHaveRaised(client))
        .finally(() => client.end())
    } finally {
      await dropDatabase(server ?? '', name)
    }
  })
})

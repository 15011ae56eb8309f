import { personByKey } from '@hemline/db/seed/people.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { takeLast } from '../../testing/take.ts'
import { changePrice } from '../catalogue/catalogue.ts'
import { tellFreeAgain, tellPriceDrops } from './favorites.ts'

const hourMs = 3_600_000

describe.skipIf(!testServer)('who loves a piece', () => {
  let app: TestApp
  let unused: number[] = []
  const start = new Date()
  const after = (hours: number) => new Date(start.getTime() + hours * hourMs)
  const doors = (now: Date) => ({ db: app.db, now: () => now })
  const nora = personByKey('shopper').id
  const imani = personByKey('superstar').id
  beforeAll(async () => {
    app = await testApp()
    unused = [...app.listed]
  })
  afterAll(() => app?.close())

  /** A piece at $50 that both love, each through their own browser. */
  async function loved(): Promise<number> {
    const number = takeLast(unused)
    await sql`update item set price_cents = 5000 where item_number = ${number}`.execute(app.db)
    for (const person of ['shopper', 'superstar'])
      await (await app.loggedIn(person)).run('addFavorites', { input: { itemNumbers: [number] } })
    return number
  }
  const setPrice = (itemNumber: number, from: number, to: number, now: Date) =>
    app.db
      .transaction()
      .execute((tx) => changePrice(tx, { itemNumber, from: cents(from), to: cents(to) }, { by: 'shop', now }))
  const told = async (itemNumber: number) => {
    const { rows } = await sql<{ user_id: string; kind: string; title: string; body: string }>`
      select user_id, kind, title, body from notification where item_number = ${itemNumber} order by created_at, user_id`.execute(
      app.db,
    )
    return rows
  }
  const hold = (itemNumber: number, ends: Date, of = nora) =>
    sql`with c as (insert into cart (id, user_id) values (gen_random_uuid(), ${of}::uuid)
        on conflict (user_id) where user_id is not null do update set updated_at = now() returning id)
      insert into hold (item_number, cart_id, taken_at, expires_at)
      select ${itemNumber}, c.id, ${new Date(ends.getTime() - hourMs / 3)}, ${ends} from c`.execute(app.db)

  test('hears once that it costs less, with both prices', async () => {
    const number = await loved()
    await setPrice(number, 5000, 4200, start)
    await tellPriceDrops(doors(start), [number])
    await tellPriceDrops(doors(start), [number])
    const notes = await told(number)
    expect(notes.map(({ user_id }) => user_id).sort()).toEqual([nora, imani].sort())
    expect(notes[0]).toMatchObject({
      kind: 'price_drop',
      body: 'Now $42.00. It was $50.00 when you saved it or last heard of it.',
    })
  })

  test('hears of a piece once a day at most, and of a later drop the day after', async () => {
    const number = await loved()
    await setPrice(number, 5000, 4200, start)
    await tellPriceDrops(doors(start), [number])
    await setPrice(number, 4200, 4000, after(2))
    await tellPriceDrops(doors(after(2)), [number])
    expect(await told(number)).toHaveLength(2)
    const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs
      where task_identifier = 'tellPriceDrops' and key = ${`price-drops:${number}`}`.execute(app.db)
    expect(rows.map(({ run_at }) => run_at)).toEqual([after(24)])
    await tellPriceDrops(doors(after(26)), [number])
    expect((await told(number)).slice(2).map(({ body }) => body)).toEqual([
      'Now $40.00. It was $42.00 when you saved it or last heard of it.',
      'Now $40.00. It was $42.00 when you saved it or last heard of it.',
    ])
  })

  test('hears nothing of a price that rose, nor of one that fell back to what was told', async () => {
    const number = await loved()
    await setPrice(number, 5000, 4200, start)
    await tellPriceDrops(doors(start), [number])
    await setPrice(number, 4200, 6000, after(30))
    await setPrice(number, 6000, 4200, after(31))
    await tellPriceDrops(doors(after(31)), [number])
    expect(await told(number)).toHaveLength(2)
  })

  test('costs the change of the price two statements, however many there are', async () => {
    const number = await loved()
    await sql`insert into favorite (user_id, item_number) select id, ${number} from user_account on conflict do nothing`.execute(
      app.db,
    )
    app.statements()
    await setPrice(number, 5000, 4200, start)
    const own = app.statements().filter((one) => /updatePrices|addJob|favorite/.test(one))
    expect(own).toHaveLength(2)
  })

  test('hears that a hold has ended when nobody stands in line, but who held it does not', async () => {
    const alone = await loved()
    const lined = await loved()
    await tellFreeAgain(doors(start))
    await hold(alone, after(1))
    await hold(lined, after(1))
    await sql`insert into hold_queue (item_number, cart_id, joined_at)
      select ${lined}, id, now() from cart where user_id is not null limit 1`.execute(app.db)
    await tellFreeAgain(doors(after(0.5)))
    expect(await told(alone)).toEqual([])
    await tellFreeAgain(doors(after(1.1)))
    await tellFreeAgain(doors(after(1.2)))
    expect((await told(alone)).map(({ user_id, kind }) => [user_id, kind])).toEqual([[imani, 'free_again']])
    expect(await told(lined)).toEqual([])
  })

  test('hears nothing of a piece that was sold meanwhile', async () => {
    const number = await loved()
    await setPrice(number, 5000, 4200, start)
    await sql`update item set state = 'purchased' where item_number = ${number}`.execute(app.db)
    await tellPriceDrops(doors(start), [number])
    expect(await told(number)).toEqual([])
  })

  test('hears of each of several pieces tomorrow, also when one of them falls again before', async () => {
    const one = await loved()
    const other = await loved()
    for (const number of [one, other]) await setPrice(number, 5000, 4200, start)
    await tellPriceDrops(doors(start), [one])
    await tellPriceDrops(doors(after(1)), [other])
    for (const number of [one, other]) await setPrice(number, 4200, 4000, after(2))
    await tellPriceDrops(doors(after(2)), [one, other])
    await setPrice(one, 4000, 3900, after(3))
    await tellPriceDrops(doors(after(3)), [one])
    const { rows } = await sql<{ key: string; run_at: Date }>`select key, run_at from graphile_worker.jobs
      where key in (${`price-drops:${one}`}, ${`price-drops:${other}`}) order by run_at`.execute(app.db)
    expect(rows).toEqual([
      { key: `price-drops:${one}`, run_at: after(24) },
      { key: `price-drops:${other}`, run_at: after(25) },
    ])
  })

  test('hears also after a clock that was a year ahead', async () => {
    const number = await loved()
    const ahead = after(24 * 365)
    await setPrice(number, 5000, 4200, ahead)
    await tellPriceDrops(doors(ahead), [number])
    await tellFreeAgain(doors(ahead))
    await setPrice(number, 4200, 4000, start)
    await tellPriceDrops(doors(start), [number])
    expect(await told(number)).toHaveLength(4)
    const held = await loved()
    await hold(held, after(50))
    await tellFreeAgain(doors(after(49.9)))
    await tellFreeAgain(doors(after(50.1)))
    expect((await told(held)).map(({ user_id }) => user_id)).toEqual([imani])
  })

  test('hears of every hold that ended, however many end at once', async () => {
    await tellFreeAgain(doors(after(60)))
    const many = await sql<{
      item_number: number
    }>`with c as (insert into cart (id, user_id) values (gen_random_uuid(), ${nora}::uuid)
        on conflict (user_id) where user_id is not null do update set updated_at = now() returning id),
      free as (select i.item_number from item i where i.state = 'listed' and not exists (select 1 from hold h
        where h.item_number = i.item_number) and not exists (select 1 from hold_queue q where q.item_number = i.item_number)
        and i.consignor_id is distinct from ${imani}::uuid order by i.item_number limit 260),
      loved as (insert into favorite (user_id, item_number) select ${imani}::uuid, item_number from free on conflict do nothing)
      insert into hold (item_number, cart_id, taken_at, expires_at)
      select free.item_number, c.id, ${after(60)}::timestamptz, ${after(61)}::timestamptz from c, free returning item_number`.execute(
      app.db,
    )
    const numbers = many.rows.map((row) => Number(row.item_number))
    await sql`update item set favorite_count = greatest(favorite_count, 1) where item_number = any(${numbers})`.execute(
      app.db,
    )
    await tellFreeAgain(doors(after(61.5)))
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from notification
      where user_id = ${imani}::uuid and kind = 'free_again' and item_number = any(${numbers})`.execute(
      app.db,
    )
    expect(numbers.length).toBeGreaterThan(200)
    expect(rows[0]?.n).toBe(numbers.length)
  })
})

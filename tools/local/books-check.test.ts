import { randomBytes } from 'node:crypto'
import { migrate } from '@hemline/db/migrate.ts'
import { seed } from '@hemline/db/seed/main.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { checkBooks } from './books-check.ts'

const { TEST_DATABASE_URL: server } = process.env
const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

const oneSold = "(select min(item_number) from item where state = 'delivered')"
/** Each with the fault that it makes, and how it is undone. */
const tamperings = [
  [
    "update item set state = 'delivered' where item_number = (select min(item_number) from item where state = 'listed')",
    'a piece is sold, and no order knows of the sale',
    "update item set state = 'listed' where state = 'delivered' and not exists (select 1 from order_line l where l.item_number = item.item_number)",
  ],
  [
    `update item set state = 'shipped' where item_number = ${oneSold}`,
    'a piece stands elsewhere than its parcel',
    "update item i set state = 'delivered' from order_line l, shipment s where l.item_number = i.item_number and s.order_id = l.order_id and s.group_key = l.group_key and s.status = 'delivered'",
  ],
  [
    `update item set state = 'listed' where item_number = ${oneSold}`,
    'a piece is paid for, and can be bought again',
    "update item i set state = 'delivered' from order_line l join purchase_order o on o.id = l.order_id where l.item_number = i.item_number and l.canceled_at is null and i.state = 'listed' and o.captured_at is not null",
  ],
  [
    "update shipment set delivered_at = null where status = 'delivered'",
    'a parcel has arrived, and nobody knows when',
    "update shipment set delivered_at = shipped_at where status = 'delivered'",
  ],
  [
    "update shipment set shipped_at = null where status = 'shipped'",
    'a parcel has left, and nobody knows when',
    "update shipment set shipped_at = packed_at where status = 'shipped'",
  ],
  [
    "update order_transaction set amount_cents = amount_cents + 1 where kind = 'final_charge'",
    'what was charged is not in the order',
    "update order_transaction set amount_cents = amount_cents - 1 where kind = 'final_charge'",
  ],
  [
    "update purchase_order set captured_at = null where status = 'delivered'",
    'an order has left, and nobody paid',
    "update purchase_order set captured_at = placed_at where status = 'delivered'",
  ],
  [
    'update purchase_order set subtotal_cents = subtotal_cents + 1, total_cents = total_cents + 1, charged_cents = charged_cents + 1',
    'the lines of an order are not its sum',
    'update purchase_order set subtotal_cents = subtotal_cents - 1, total_cents = total_cents - 1, charged_cents = charged_cents - 1',
  ],
  [
    "update seller_sale set sold_at = sold_at + interval '1 day'",
    'a sale has another day than its order',
    "update seller_sale set sold_at = sold_at - interval '1 day'",
  ],
  [
    "insert into item_event (item_number, kind, detail, at) select item_number, kind, jsonb_set(detail, '{twice}', 'true'), at from item_event where kind = 'sold'",
    'a step of a history stands twice',
    "delete from item_event where detail ? 'twice'",
  ],
] as const

const nora = "(select id from user_account where email = 'nora@hemline.example')"
/** The same for the book of sellers' money: a piece that sold for nobody's account becomes Nora's. */
const moneyTamperings = [
  [
    `update item set source = 'p2p', consignor_id = ${nora}, payout_terms = '{"version": 1}'
      where item_number = (select min(i.item_number) from item i join order_line l using (item_number) join purchase_order o on o.id = l.order_id
        where i.source = 'partner' and i.consignor_id is null and l.canceled_at is null and o.captured_at is not null)`,
    'a directly sold piece was charged, and no sale is written down',
    `update item set source = 'partner', consignor_id = null, payout_terms = null where consignor_id = ${nora}`,
  ],
] as const

const complete =
  "(select id from purchase_order where status = 'order_finalized' and (totals ->> 'pointsToEarn')::int > 0 order by id limit 1)"
const earning = "(select id from ledger_posting where kind = 'points_earned')"
/** What the job of complete orders posts. */
const brought = `
  insert into ledger_account (kind, holder, unit, never_negative)
    select 'points', ${nora}::text, 'POINT', true union all select 'points_issued', '', 'POINT', false on conflict do nothing;
  insert into ledger_posting (id, idempotency_key, kind, reason, request, posted_at, order_id)
    values (gen_random_uuid(), 'points', 'points_earned', 'order complete', 'test', now(), ${complete});
  insert into ledger_entry (posting_id, account_id, amount)
    select ${earning}, a.id, case a.kind when 'points' then 1 else -1 end * (select (totals ->> 'pointsToEarn')::int from purchase_order where id = ${complete})
    from ledger_account a where (a.kind, a.holder) in (('points', ${nora}::text), ('points_issued', ''))`
/** The same for the book of points, one after the other. */
const pointsTamperings = [
  [
    `update purchase_order set user_id = ${nora} where id = ${complete}`,
    'an order’s points are not those of what was kept',
    brought,
  ],
  [
    `update ledger_posting set order_id = 'none-' || order_id where id = ${earning}`,
    'points came for an order that is not there',
    `update ledger_posting set order_id = replace(order_id, 'none-', '') where id = ${earning}`,
  ],
  [
    `update ledger_entry set amount = -amount where posting_id = ${earning}`,
    'somebody has fewer points than none',
    `update ledger_entry set amount = -amount where posting_id = ${earning}`,
  ],
] as const

describe('what the doctor says of ledger and orders', () => {
  test('is nothing when no database answers', async () => {
    expect(await checkBooks('postgres://nobody@127.0.0.1:1/none')).toEqual([])
  })

  test.skipIf(!server)(
    'is that it sums to zero and agrees with what sellers sold and took, until somebody tampers with it',
    async () => {
      const name = `try_ledger_${randomBytes(5).toString('hex')}`
      const url = Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href
      await query(server ?? '', `create database ${name}`)
      try {
        expect(await checkBooks(url)).toEqual([])
        await migrate(url)
        expect(await checkBooks(url)).toMatchObject([
          {
            level: 'fine',
            what: 'the ledger sums to zero, and sellers hold what their sales say (0 postings; 0 snapshots are the sums of their entries)',
          },
          {
            level: 'fine',
            what: 'every piece that is sold has its order, its parcel and its payment (0 orders, 0 parcels)',
          },
          { level: 'fine', what: expect.stringMatching(/^every sale has the day of its order/) },
          { level: 'fine', what: expect.stringMatching(/^every complete order brought the points/) },
        ])
        await query(
          url,
          `with someone as (insert into user_account (id, email, password_hash, first_name, last_name)
            values (gen_random_uuid(), 'ada@hemline.example', '', 'Ada', 'Holm') returning id)
          insert into payout (id, user_id, kind, request_key, label, amount_cents, status, requested_at, settled_at)
            select gen_random_uuid(), id, 'credit', 'lost', 'Store credit', 500, 'paid', now(), now() from someone`,
        )
        expect(await checkBooks(url)).toMatchObject([
          {
            level: 'fault',
            what: expect.stringMatching(/somebody holds something else .* 0 instead of -500/),
          },
          { level: 'fine' },
          { level: 'fine' },
          { level: 'fine' },
        ])
        expect(await checkBooks(url)).toMatchObject([
          { what: expect.stringMatching(/money was taken out before it could be .* took 500 on .* of 0/) },
          { level: 'fine' },
          { level: 'fine' },
          { level: 'fine' },
        ])
        await query(url, 'delete from payout')
        await query(url, 'drop trigger ledger_no_overdraft on ledger_entry')
        expect(await checkBooks(url)).toMatchObject([
          { level: 'fault', what: expect.stringContaining('ledger_no_overdraft') },
          { level: 'fine' },
          { level: 'fine' },
          { level: 'fine' },
        ])
      } finally {
        await dropDatabase(server ?? '', name)
      }
    },
  )

  test.skipIf(!server)(
    'is that the demonstration’s orders agree with its pieces, until somebody tampers with one of them',
    async () => {
      const name = `try_orders_${randomBytes(5).toString('hex')}`
      const url = Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href
      await query(server ?? '', `create database ${name}`)
      const said = async (book: 0 | 1 | 2 | 3 = 1) => (await checkBooks(url))[book]
      try {
        await migrate(url)
        await seed(url, { profile: 'small', items: 600 })
        expect(await said()).toMatchObject({
          level: 'fine',
          what: expect.stringMatching(/\([1-9]\d+ orders, [1-9]\d+ parcels\)$/),
        })
        for (const [tampering, fault, mending] of tamperings) {
          const book = /another day than its order|stands twice/.test(fault) ? 2 : 1
          await query(url, tampering)
          expect(await said(book)).toMatchObject({ level: 'fault', what: expect.stringContaining(fault) })
          await query(url, mending)
          expect(await said(book)).toMatchObject({ level: 'fine' })
        }
        expect(await said(3)).toMatchObject({ level: 'fine' })
        for (const [tampering, fault, mending] of moneyTamperings) {
          await query(url, tampering)
          expect(await said(0)).toMatchObject({ level: 'fault', what: expect.stringContaining(fault) })
          await query(url, mending)
          expect(await said(0)).toMatchObject({ level: 'fine' })
        }
        // The ledger’s own guards refuse these; here somebody has gone around them.
        await query(
          url,
          'alter table ledger_posting disable trigger user; alter table ledger_entry disable trigger user',
        )
        for (const [tampering, fault, mending] of pointsTamperings) {
          await query(url, tampering)
          expect(await said(3)).toMatchObject({ level: 'fault', what: expect.stringContaining(fault) })
          await query(url, mending)
          expect(await said(3)).toMatchObject({ level: 'fine' })
        }
      } finally {
        await dropDatabase(server ?? '', name)
      }
    },
  )
})

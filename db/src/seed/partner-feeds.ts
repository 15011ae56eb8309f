// What a demonstration has of feeds: a supplier with terms, a feed that was applied with rows left out, and
// one that waits for a person because of a new brand. The key that signed them has ended: nobody can use it.
import type pg from 'pg'
import { personByKey } from './people.ts'

const partnerId = 11
const keyId = 'pk_endedkeyofthedemo'
const feedIds = ['01939bd2-4c11-7a55-8d21-0000000f0001', '01939bd2-4c11-7a55-8d21-0000000f0002'] as const
const dayMs = 86_400_000
const piecesShown = 8

const ladder = JSON.stringify([
  { from: 0, basisPoints: 4000 },
  { from: 5000, basisPoints: 6250 },
])

const refused = [
  {
    sku: 'AL-109',
    field: 'price',
    value: '3.00',
    reason: 'The lowest price here is $4.99.',
  },
  { sku: 'AL-110', field: 'size', value: '44D', reason: 'There is no such size of this kind of piece.' },
  { sku: 'AL-111', field: 'brand', value: 'Shein', reason: 'The shop does not take pieces of this brand.' },
]

async function loadTerms(client: pg.Client, at: Date): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from partner_contract where supplier_id = $1`, [
    partnerId,
  ])
  if (rowCount) return false
  await client.query(
    `with seller as (insert into third_party_seller (id, name, seller_type, city, state)
       select nextval('new_third_party_seller_id'), s.name, 'dropshipper', 'Bangor', 'ME' from supplier s where s.id = $1 returning id)
     insert into partner_contract (supplier_id, account_id, third_party_seller_id, ladder, hold_days)
     select $1, $2, seller.id, $3, 14 from seller`,
    [partnerId, personByKey('p2p-seller').id, ladder],
  )
  await client.query(
    `insert into partner_key (id, supplier_id, sealed, made_by, made_at, ends_at, last_used_at) values ($1, $2, '\\x00', $3, $4, $5, $5)`,
    [keyId, partnerId, personByKey('admin').id, at, new Date(at.getTime() + 5 * dayMs)],
  )
  await client.query(
    `insert into partner_event (supplier_id, actor_id, kind, detail, at)
     values ($1, $2, 'terms_set', '{}', $3), ($1, $2, 'key_made', $4, $3)`,
    [partnerId, personByKey('admin').id, at, JSON.stringify({ key: keyId, replaces: null })],
  )
  return true
}

const insertFeed = (
  client: pg.Client,
  feed: { id: string; number: number; state: string; rows: number; at: Date; endedAt: Date | null },
) =>
  client.query(
    `insert into partner_feed (id, supplier_id, number, reference, mode, format, state, key_id, body_hash, bytes, row_count, received_at, checked_at, ended_at)
     values ($1, $2, $3, $4, 'good_rows', 'csv', $5, $6, '\\x00', 2048, $7, $8, $8, $9)`,
    [
      feed.id,
      partnerId,
      feed.number,
      feed.at.toISOString().slice(0, 10),
      feed.state,
      keyId,
      feed.rows,
      feed.at,
      feed.endedAt,
    ],
  )

/** The feed that was applied: pieces of the supplier that are on sale, and rows that were not taken. */
async function loadApplied(client: pg.Client, at: Date): Promise<void> {
  const [id] = feedIds
  const { rows } = await client.query<{ item_number: number }>(
    `select item_number from item where supplier_id = $1 and source = 'partner' and state = 'listed' order by item_number limit $2`,
    [partnerId, piecesShown],
  )
  await insertFeed(client, {
    id,
    number: 1,
    state: 'applied',
    rows: rows.length + refused.length,
    at,
    endedAt: at,
  })
  for (const [i, { item_number: itemNumber }] of rows.entries()) {
    const sku = `AL-${101 + i}`
    await client.query(
      `insert into partner_piece (supplier_id, sku, item_number, feed_number) values ($1, $2, $3, 1)`,
      [partnerId, sku, itemNumber],
    )
    await client.query(
      `insert into partner_feed_row (feed_id, row_number, sku, raw, verdict, outcome, item_number)
       values ($1, $2, $3, $4, 'good', 'listed', $5)`,
      [id, i + 1, sku, JSON.stringify({ fields: { sku } }), itemNumber],
    )
  }
  for (const [i, { sku, ...problem }] of refused.entries())
    await client.query(
      `insert into partner_feed_row (feed_id, row_number, sku, raw, verdict, outcome, problems)
       values ($1, $2, $3, $4, 'bad', 'refused', $5)`,
      [
        id,
        rows.length + i + 1,
        sku,
        JSON.stringify({ fields: { sku, [problem.field]: problem.value } }),
        JSON.stringify([problem]),
      ],
    )
}

/** The feed that waits: two coats of a brand that is new here. */
async function loadWaiting(client: pg.Client, at: Date): Promise<void> {
  const [, id] = feedIds
  await insertFeed(client, { id, number: 2, state: 'waiting', rows: 2, at, endedAt: null })
  const { rows } = await client.query<{ category: number; size: number; brand: number }>(
    `select c.id as category, z.sizing_id as size, (select min(id) from brand) as brand from category c, size z
     where c.slug = 'wool-coats' and z.size_category = c.size_category and z.department_group = 'women' and z.label = 'M'`,
  )
  const [kind] = rows
  if (!kind) throw new Error('seed: no size M of wool coats')
  for (const [i, color] of ['blue', 'gray'].entries()) {
    const facts = {
      decision: 'accepted',
      categoryId: kind.category,
      sizingId: kind.size,
      brandId: kind.brand,
      colors: [color],
      condition: 'excellent',
      price: 8900,
      materials: ['Wool'],
    }
    const wish = {
      action: 'offer',
      price: facts.price,
      retail: 32_000,
      facts,
      newBrand: 'Maison Ondine',
      photos: [],
      notes: '',
    }
    await client.query(
      `insert into partner_feed_row (feed_id, row_number, sku, raw, verdict, wish) values ($1, $2, $3, $4, 'new_brand', $5)`,
      [
        id,
        i + 1,
        `AL-20${i + 1}`,
        JSON.stringify({ fields: { sku: `AL-20${i + 1}` } }),
        JSON.stringify(wish),
      ],
    )
  }
}

/** Inserts the seeded supplier's terms and feeds; does nothing when the supplier has terms. */
export async function loadPartnerFeeds(client: pg.Client, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  if (!(await loadTerms(client, before(20)))) return
  await loadApplied(client, before(6))
  await loadWaiting(client, before(1))
}

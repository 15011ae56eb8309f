// Loads the seeded people, their favorites, and the items that an anonymous visitor holds.

import { sizes } from '@hemline/rules/catalogue/sizes.ts'
import type pg from 'pg'
import { heldItems, itemNumberAt } from './marked.ts'
import { holder, people, personByKey, seedPasswordHash } from './people.ts'

/**
 * Inserts the seeded visitors, accounts, roles and the shopper's sizes, once; a second call fails. Runs
 * before the items, some of which refer to people, and after the legal version.
 */
export async function loadPeople(client: pg.Client, anchor: Date): Promise<void> {
  const passwordHash = await seedPasswordHash()
  for (const id of [holder.visitorId, ...people.map((p) => p.visitorId)])
    await client.query(
      'insert into visitor (id, token_hash, created_at, last_seen_at) overriding system value values ($1, sha256($2), $3, $3)',
      [id, `seeded visitor ${id}`, anchor],
    )
  await client.query("select setval(pg_get_serial_sequence('visitor', 'id'), 1000)")
  for (const p of people) {
    await client.query(
      `insert into user_account (id, email, password_hash, first_name, last_name, visitor_id, banned, country_id, legal_accepted_at, legal_version, loyalty_tier, first_purchase_at, last_purchase_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, (select version from legal_version order by number desc limit 1), $10, $11, $12, $9)`,
      [
        p.id,
        p.email,
        passwordHash,
        p.firstName,
        p.lastName,
        p.visitorId,
        p.key === 'banned',
        p.key === 'international' ? 'CA' : 'US',
        anchor,
        p.key === 'superstar' ? 'tier_2' : 'tier_1',
        p.key === 'superstar' ? new Date(anchor.getTime() - 400 * 86_400_000) : null,
        p.key === 'superstar' ? new Date(anchor.getTime() - 9 * 86_400_000) : null,
      ],
    )
    for (const role of p.roles)
      await client.query('insert into role_grant (user_id, role) values ($1, $2)', [p.id, role])
  }
  const mine = sizes.filter(
    (s) =>
      s.department_group === 'women' &&
      ((s.size_group === 'letters' && s.label === 'M') ||
        (s.size_group === 'numbers' && s.label === '8') ||
        s.label === '29'),
  )
  const shoes = sizes.filter((s) => s.size_category === 'shoe' && s.label === '8')
  await client.query(
    'insert into size_profile (user_id, department, include_equivalents, sizing_ids, updated_at) values ($1, $2, true, $3, $4)',
    [personByKey('shopper').id, 'women', [...mine, ...shoes].map((s) => s.sizing_id), anchor],
  )
}

/** Inserts a seeded visitor's cart with its holds, and the shopper's favorites; runs after the items. */
export async function loadLikes(client: pg.Client, anchor: Date): Promise<void> {
  await client.query('insert into cart (id, visitor_id, created_at, updated_at) values ($1, $2, $3, $3)', [
    holder.cartId,
    holder.visitorId,
    anchor,
  ])
  for (const [i, item] of heldItems.entries()) {
    const line = holder.cartId.slice(0, -1) + (i + 2)
    await client.query('insert into cart_line (id, cart_id, item_number, added_at) values ($1, $2, $3, $4)', [
      line,
      holder.cartId,
      item,
      anchor,
    ])
    await client.query(
      'insert into hold (item_number, cart_id, taken_at, expires_at) values ($1, $2, $3, $4)',
      [item, holder.cartId, anchor, holder.holdsUntil],
    )
  }
  const liked = [4, 6, 7, 12, 70, 71, 74, 82].map(itemNumberAt)
  await client.query(
    'insert into favorite (user_id, item_number, created_at) select $1, unnest($2::bigint[]), $3',
    [personByKey('shopper').id, liked, anchor],
  )
}

// The rescue shelf of the demonstration: the shop's own pieces whose time is over, in their groups.
import { rescueGrams, rescueGroupOf } from '@hemline/rules/rescues/groups.ts'
import type { BrandTier, Condition } from '@hemline/rules/vocabulary/items.ts'
import type pg from 'pg'

type Piece = {
  item_number: string
  categories: string[]
  label: string
  size_group: string
  department: string
  tier: BrandTier
  condition: Condition
}

/**
 * Puts the shop's own expired pieces onto the rescue shelf, in the groups of rescue boxes that they belong
 * to, as the worker's job does; each piece once.
 */
export async function loadRescues(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<Piece>(
    `select i.item_number, i.category_tags as categories, s.label, s.size_group, s.department_group as department, b.tier, i.condition
     from item i join size s on s.sizing_id = i.sizing_id join brand b on b.id = i.brand_id
     where i.state = 'expired' and i.bag_id is null and i.consignor_id is null and i.source = 'own'
       and not exists (select 1 from rescue_piece p where p.item_number = i.item_number)
     order by i.item_number`,
  )
  const placed = rows.flatMap((row) => {
    const { categories, label, size_group: group, department, tier, condition } = row
    const found = rescueGroupOf({ categories, size: { label, group, department }, tier, condition })
    return found ? [{ ...found, item: row.item_number, grams: rescueGrams(found.kind) }] : []
  })
  const column = (name: 'kind' | 'size' | 'tier' | 'condition') => placed.map((one) => one[name])
  const groups = [column('kind'), column('size'), column('tier'), column('condition')]
  const from = 'unnest($1::text[], $2::text[], $3::text[], $4::text[])'
  await client.query(
    `insert into rescue_group (kind, size, tier, condition) select distinct * from ${from} on conflict do nothing`,
    groups,
  )
  await client.query(
    `insert into rescue_piece (item_number, group_id, source, grams, shelved_at, from_state)
     select n.item, g.id, 'expired', n.grams, $7, 'expired'
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::int[]) as n (kind, size, tier, condition, item, grams)
       join rescue_group g using (kind, size, tier, condition)
     on conflict do nothing`,
    [...groups, placed.map((one) => one.item), placed.map((one) => one.grams), now],
  )
}

// The edit with which the shop begins (decision 0168): what an employee of the demonstration would choose for
// the season, out of the pieces in a grade without flaws.
import { showpieces } from '@hemline/rules/site/home-words.ts'
import type pg from 'pg'
import { personByKey } from './people.ts'

const editId = '01939bd2-4c11-7a55-8d21-00000000e101'
const dayMs = 86_400_000
const pieces = 9
const kinds = [
  'wool-coats',
  'cashmere-sweaters',
  'turtleneck-sweaters',
  'scarves',
  'ankle-boots',
  'gloves',
  'cardigans',
]

/** Inserts the seeded home edit, with at most two pieces of a kind; does nothing when it exists. */
export async function loadHomeEdits(client: pg.Client, now: Date): Promise<void> {
  const { rowCount } = await client.query(
    `insert into home_edit (id, title, words, starts_at, ends_at, changed_by, changed_at)
     values ($1, $2, $3, $4, null, $5, $4) on conflict do nothing`,
    [
      editId,
      'The first frost',
      'Wool, cashmere and one good pair of boots, chosen by Tomas from what came in this month.',
      new Date(now.getTime() - 3 * dayMs),
      personByKey('employee').id,
    ],
  )
  if (!rowCount) return
  await client.query(
    `insert into home_edit_piece (edit_id, item_number, place)
     select $1, item_number, row_number() over (order by turn, kind) - 1 from (
       select i.item_number, array_position($2::text[], c.slug) as kind,
         row_number() over (partition by c.slug order by i.listed_at desc, i.item_number) as turn
       from item i join category c on c.id = i.category_id
       where i.state = 'listed' and c.slug = any($2) and i.condition = any($3) and cardinality(i.photo_ids) > 0) chosen
     where turn <= 2 order by turn, kind limit $4`,
    [editId, kinds, showpieces.values, pieces],
  )
}

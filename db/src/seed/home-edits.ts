// The edits with which the shop begins (decisions 0168 and 0274): what an employee of the demonstration would
// choose for the season and for the top of the home page, out of the pieces in a grade without flaws.
import { showpieces } from '@hemline/rules/site/home-words.ts'
import type pg from 'pg'
import { personByKey } from './people.ts'

const dayMs = 86_400_000
const mostOfKind = 2

const edits = [
  {
    id: '01939bd2-4c11-7a55-8d21-00000000e101',
    title: 'The first frost',
    words: 'Wool, cashmere and one good pair of boots, chosen by Tomas from what came in this month.',
    isHero: false,
    kinds: [
      'wool-coats',
      'cashmere-sweaters',
      'turtleneck-sweaters',
      'scarves',
      'ankle-boots',
      'gloves',
      'cardigans',
    ],
    pieces: 9,
  },
  {
    id: '01939bd2-4c11-7a55-8d21-00000000e102',
    title: 'The top of the page',
    words: 'Three pieces that say what the shop is, and three to follow them.',
    isHero: true,
    // Pieces that fill a tall frame.
    kinds: ['dresses', 'trench-coats', 'jeans'],
    pieces: 6,
  },
] as const

/**
 * Inserts the seeded home edits, each with at most two pieces of a kind: the newest for grown people without
 * flaws. Leaves an edit alone that exists.
 */
export async function loadHomeEdits(client: pg.Client, now: Date): Promise<void> {
  for (const { id, title, words, isHero, kinds, pieces } of edits) {
    const { rowCount } = await client.query(
      `insert into home_edit (id, title, words, starts_at, ends_at, is_hero, changed_by, changed_at)
       values ($1, $2, $3, $4, null, $5, $6, $4) on conflict do nothing`,
      [id, title, words, new Date(now.getTime() - 3 * dayMs), isHero, personByKey('employee').id],
    )
    if (!rowCount) continue
    await client.query(
      `insert into home_edit_piece (edit_id, item_number, place)
       select $1, item_number, row_number() over (order by turn, kind) - 1 from (
         select i.item_number, k.place as kind, row_number() over (partition by k.slug order by i.listed_at desc, i.item_number) as turn
         from item i join unnest($2::text[]) with ordinality k (slug, place) on k.slug = any(i.category_tags)
         where i.state = 'listed' and i.condition = any($3) and i.flaws = '[]' and i.condition_overrides = '{}'
           and i.merchandising_department <> 'kids' and i.access_levels = '{}' and i.preordered_by is null and cardinality(i.photo_ids) > 0) chosen
       where turn <= $4 order by turn, kind limit $5`,
      [id, kinds, showpieces.values, mostOfKind, pieces],
    )
  }
}

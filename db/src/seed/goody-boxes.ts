// The goody box of the demonstration: chosen for one person, approved, and waiting to be reserved.
import { goodyPieces } from '@hemline/rules/goody-boxes/terms.ts'
import type pg from 'pg'
import { personByKey } from './people.ts'

/** The seeded box, at /my/goody-boxes/:id of the person with the key "shopper". */
const boxId = '0193b800-0000-7000-8000-00000000b0c5'
const dayMs = 86_400_000
/** A demonstration is looked at for longer than the days that a box waits for its person. */
const offerDays = 60

/**
 * Inserts the goody box of the demonstration's shopper: approved by a stylist, with pieces in the shopper's
 * sizes, which are no longer on sale. Does nothing when the box exists.
 */
export async function loadGoodyBox(client: pg.Client, now: Date): Promise<void> {
  const userId = personByKey('shopper').id
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const { rows } = await client.query(
    `insert into goody_box (id, user_id, form_key, status, departments, kinds, budget_cents, note, stylist_note, asked_at, approved_by,
       approved_at, offer_ends_at)
     values ($1, $2, 'goody-box-of-the-demonstration', 'offered', '{women}', '{}', 25000, 'Something for the office that isn’t black.',
       'Greens and warm browns: each piece goes with two of the others.', $3, $4, $5, $6)
     on conflict do nothing returning id`,
    [boxId, userId, ago(2), personByKey('employee').id, ago(1), new Date(now.getTime() + offerDays * dayMs)],
  )
  if (rows.length === 0) return
  await client.query(
    `with fitting as (
       select distinct on (i.category_tags[1]) i.item_number, i.size_display
       from item i where i.state = 'listed' and i.source = 'own' and not i.final_sale and i.preordered_by is null
         and i.consignor_id is null and i.bag_id is null
         and i.access_levels = '{}' and i.photo_ids[1] is not null and i.warehouse_id = 12 and i.price_cents between 1500 and 5000
         and i.department_tags && '{women}' and i.sizing_id = any(select unnest(sizing_ids) from size_profile where user_id = $2)
         and not exists (select 1 from hold h where h.item_number = i.item_number)
         and not exists (select 1 from favorite f where f.item_number = i.item_number)
         and not exists (select 1 from auction a where a.item_number = i.item_number)
       order by i.category_tags[1], i.sellthrough_score, i.item_number limit $3),
     taken as (
       update item i set state = 'pending_sale', sold_at = $4 from fitting f where i.item_number = f.item_number
       returning i.item_number, f.size_display)
     insert into goody_piece (box_id, item_number, place, why)
     select $1, item_number, row_number() over (order by item_number) - 1, 'Your size, ' || regexp_replace(size_display, '^Size ', '') from taken`,
    [boxId, userId, goodyPieces, ago(2)],
  )
}

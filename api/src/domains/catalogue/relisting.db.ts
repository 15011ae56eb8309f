// A returned piece goes on sale as a new item that knows the one it was (house style, sentence 6).
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** How a returned piece is put on sale again. */
export type Relisting = {
  itemNumber: number
  /**
   * `listed`: on sale again. `expired`: imperfect, on the shelf from which rescue boxes are made; it has a
   * flaw that can be seen, whatever it was sold as.
   */
  to: 'listed' | 'expired'
  actorId: string | null
  now: Date
}

/**
 * Copies a returned piece to a new item with the same texts, measures, photos, seller and terms, and returns
 * the new item number; an imperfect one is a piece with a flaw from now on; both histories name the other
 * item. Favorites, bids and markdowns stay with the old one. Throws for an unknown item.
 */
export async function insertRelisted(
  tx: DbOrTx,
  { itemNumber, to, actorId, now }: Relisting,
): Promise<number> {
  const { rows } = await sql<{ item_number: number }>`/* insertRelisted */ insert into item
    select (jsonb_populate_record(i, jsonb_build_object('item_number', nextval('new_item_number'), 'state', ${to}::text,
      'relisted_from', i.item_number, 'listed_at', ${now}::timestamptz, 'created_at', ${now}::timestamptz, 'sold_at', null,
      'marked_down_at', null, 'favorite_count', 0, 'auction_bid_count', 0, 'auction_ends_at', null, 'preordered_by', null,
      'delist_reason', null, 'photo_ids', '{}'::bigint[],
      'condition', case when ${to}::text = 'expired' and i.condition <> 'repaired' then 'flawed_gem' else i.condition end))).*
    from item i where i.item_number = ${itemNumber} returning item_number::float8 as item_number`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`catalogue: there is no item ${itemNumber} to relist`)
  await sql`/* insertRelistedPhotos */ with copied as (
      insert into photo select (jsonb_populate_record(p, jsonb_build_object('id', nextval('new_photo_id'),
        'item_number', ${row.item_number}::bigint))).* from photo p where p.item_number = ${itemNumber} returning id, photo_number)
    update item set photo_ids = (select coalesce(array_agg(c.id order by c.photo_number), '{}') from copied c)
    where item_number = ${row.item_number}`.execute(tx)
  await sql`/* insertRelistedEvents */ insert into item_event (item_number, kind, actor_id, detail, at) values
      (${itemNumber}, 'relisted_as', ${actorId}::uuid, jsonb_build_object('itemNumber', ${row.item_number}::bigint), ${now}),
      (${row.item_number}, 'relisted_from', ${actorId}::uuid, jsonb_build_object('itemNumber', ${itemNumber}::bigint), ${now})`.execute(
    tx,
  )
  return row.item_number
}

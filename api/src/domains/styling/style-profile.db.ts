// Reads and writes of a shopper's style (decision 0243).
import type { StyleWord, ToldPiece } from '@hemline/rules/styling/taste.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

const owned = ({ user_id, visitor_id }: Owner) =>
  user_id === null ? sql<boolean>`s.visitor_id = ${visitor_id}` : sql<boolean>`s.user_id = ${user_id}::uuid`

/** Returns what an owner said of their style, the first said first. */
export async function listStyleWords(db: DbOrTx, owner: Owner): Promise<StyleWord[]> {
  const { rows } =
    await sql<StyleWord>`/* listStyleWords */ select s.key, s.value, s.verdict from style_word s
    where ${owned(owner)} order by s.said_at, s.id`.execute(db)
  return rows
}

/** Stores what an owner says of a trait, in place of what they said of it before. */
export async function insertStyleWord(
  tx: DbOrTx,
  owner: Owner,
  { id, key, value, verdict, saidAt }: StyleWord & { id: string; saidAt: Date },
): Promise<void> {
  await deleteStyleWord(tx, owner, { key, value })
  await sql`/* insertStyleWord */ insert into style_word (id, visitor_id, user_id, key, value, verdict, said_at)
    values (${id}::uuid, ${owner.visitor_id}, ${owner.user_id}::uuid, ${key}, ${value}, ${verdict}, ${saidAt})
    on conflict do nothing`.execute(tx)
}

/**
 * Deletes what an owner said of a trait, whatever the case of its letters; does nothing when there is none.
 */
export async function deleteStyleWord(
  tx: DbOrTx,
  owner: Owner,
  { key, value }: { key: string; value: string },
): Promise<void> {
  await sql`/* deleteStyleWord */ delete from style_word s
    where ${owned(owner)} and s.key = ${key} and lower(s.value) = lower(${value})`.execute(tx)
}

/** Deletes all but the `kept` words of an owner that were said last. */
export async function trimStyleWords(tx: DbOrTx, owner: Owner, kept: number): Promise<void> {
  await sql`/* trimStyleWords */ delete from style_word where id in (
    select s.id from style_word s where ${owned(owner)} order by s.said_at desc, s.id desc offset ${kept})`.execute(
    tx,
  )
}

/**
 * Moves a visitor's words to the user who logs in; what the account says already stays, and the visitor's
 * word of the same trait is deleted.
 */
export async function moveStyleWords(
  tx: DbOrTx,
  { visitorId, userId }: { visitorId: number; userId: string },
): Promise<void> {
  await sql`/* moveStyleWords.double */ delete from style_word s using style_word own
    where s.visitor_id = ${visitorId} and own.user_id = ${userId}::uuid and own.key = s.key
      and own.value = s.value`.execute(tx)
  await sql`/* moveStyleWords */ update style_word set user_id = ${userId}::uuid, visitor_id = null
    where visitor_id = ${visitorId}`.execute(tx)
}

/**
 * Returns the pieces from which a style is read, at most 100 of each kind: favorites (weight 1), purchases
 * that were not sent back (2), and pieces of goody boxes that were sent back as not liked (-2).
 */
export async function listToldPieces(db: DbOrTx, owner: Owner): Promise<ToldPiece[]> {
  const { rows } = await sql<ToldPiece>`/* listToldPieces */
    with told as (
      (select s.item_number, 1 as weight from favorite s where ${owned(owner)} order by s.created_at desc limit 100)
      union all
      (select l.item_number, 2 from purchase_order o join order_line l on l.order_id = o.id and l.kind = 'item' and l.canceled_at is null
        where o.user_id = ${owner.user_id}::uuid and o.captured_at is not null
          and not exists (select 1 from order_return_line r where r.order_line_id = l.id)
        order by o.placed_at desc limit 100)
      union all
      (select p.item_number, -2 from goody_box b join goody_piece p on p.box_id = b.id and p.choice = 'back'
        where b.user_id = ${owner.user_id}::uuid and p.reason in ('not_my_style', 'changed_my_mind') limit 100))
    select i.title, i.category_tags, i.color_names, i.materials, i.style_tags, b.name as brand_name, i.chars, sum(t.weight)::int as weight
    from told t join item i on i.item_number = t.item_number join brand b on b.id = i.brand_id
    group by i.item_number, b.name`.execute(db)
  return rows
}

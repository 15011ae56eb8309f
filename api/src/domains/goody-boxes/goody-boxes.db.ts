// Reads and writes goody boxes and their pieces.
import type { GoodyStatus } from '@hemline/rules/goody-boxes/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A row of goody_box; sums in cents. */
export type GoodyBoxRow = {
  id: string
  user_id: string
  form_key: string
  status: GoodyStatus
  departments: string[]
  kinds: string[]
  budget_cents: number
  note: string
  stylist_note: string
  asked_at: Date
  approved_by: string | null
  approved_at: Date | null
  offer_ends_at: Date | null
  order_id: string | null
  placed_at: Date | null
  authorized_at: Date | null
  renewals: number
  charged_early_at: Date | null
  shipped_at: Date | null
  delivered_at: Date | null
  keep_by: Date | null
  reminded: number
  decided_at: Date | null
  settling_at: Date | null
  settled_at: Date | null
  ended_at: Date | null
  /** The stylist who canceled the box, and the words for its person; null when nobody of the shop did. */
  canceled_by: string | null
  canceled_because: string | null
}

/** A piece of a box; `choice` is null until its person has said. */
export type GoodyPieceRow = {
  box_id: string
  item_number: number
  place: number
  why: string
  added_by: string | null
  choice: 'keep' | 'back' | null
  reason: string | null
}

const boxes = (name: string, where: RawBuilder<unknown>) => sql<GoodyBoxRow>`${sql.raw(`/* ${name} */`)}
  select * from goody_box b where ${where}`

/** Finds a goody box by its id; undefined when unknown. */
export async function findGoodyBox(db: DbOrTx, id: string): Promise<GoodyBoxRow | undefined> {
  return (await boxes('findGoodyBox', sql`b.id = ${id}::uuid`).execute(db)).rows[0]
}

/** Finds the goody box that was ordered with this form key; undefined when there is none. */
export async function findGoodyBoxByKey(db: DbOrTx, key: string): Promise<GoodyBoxRow | undefined> {
  return (await boxes('findGoodyBoxByKey', sql`b.form_key = ${key}`).execute(db)).rows[0]
}

/** Finds the goody box whose pieces an order bought; undefined for other orders. */
export async function findGoodyBoxOfOrder(db: DbOrTx, orderId: string): Promise<GoodyBoxRow | undefined> {
  return (await boxes('findGoodyBoxOfOrder', sql`b.order_id = ${orderId}::uuid`).execute(db)).rows[0]
}

/**
 * Locks a goody box until the transaction ends and returns it; undefined when unknown. The caller locks its
 * order first.
 */
export async function lockGoodyBox(tx: DbOrTx, id: string): Promise<GoodyBoxRow | undefined> {
  return (await boxes('lockGoodyBox', sql`b.id = ${id}::uuid for no key update`).execute(tx)).rows[0]
}

/** Returns at most 50 goody boxes of a user, the newest first. */
export async function listGoodyBoxes(db: DbOrTx, userId: string): Promise<GoodyBoxRow[]> {
  const mine = sql`b.user_id = ${userId}::uuid order by b.asked_at desc, b.id limit 50`
  return (await boxes('listGoodyBoxes', mine).execute(db)).rows
}

/** Returns how many goody boxes have a status. */
export async function countGoodyBoxes(db: DbOrTx, status: GoodyStatus): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`/* countGoodyBoxes */ select count(*)::int as n from goody_box where status = ${status}`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * Returns up to `limit` goody boxes with one of these statuses, after `offset` others, the one that has
 * waited longest first.
 */
export async function listGoodyBoxesIn(
  db: DbOrTx,
  statuses: readonly GoodyStatus[],
  limit: number,
  offset = 0,
): Promise<GoodyBoxRow[]> {
  const open = sql`b.status = any(${[...statuses]}::text[]) order by b.asked_at, b.id limit ${limit} offset ${offset}`
  return (await boxes('listGoodyBoxesIn', open).execute(db)).rows
}

/** A new box, as its form asks for it. */
export type NewGoodyBox = Pick<
  GoodyBoxRow,
  'id' | 'user_id' | 'form_key' | 'departments' | 'kinds' | 'budget_cents' | 'note' | 'asked_at'
>

/** Inserts a goody box; false when its user has an open one or the form key exists already. */
export async function insertGoodyBox(tx: DbOrTx, box: NewGoodyBox): Promise<boolean> {
  const { rows } = await sql`/* insertGoodyBox */ insert into goody_box
      (id, user_id, form_key, status, departments, kinds, budget_cents, note, asked_at)
    values (${box.id}::uuid, ${box.user_id}::uuid, ${box.form_key}, 'chosen', ${box.departments}::text[], ${box.kinds}::text[],
      ${box.budget_cents}, ${box.note}, ${box.asked_at})
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** The columns of a box that change; absent columns stay. */
export type GoodyChange = Partial<
  Omit<GoodyBoxRow, 'id' | 'user_id' | 'form_key' | 'departments' | 'kinds' | 'budget_cents'>
>

/** Updates the given columns of a goody box; the caller holds its lock. */
export async function updateGoodyBox(tx: DbOrTx, id: string, change: GoodyChange): Promise<void> {
  const columns = Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`/* updateGoodyBox */ update goody_box set ${sql.join(columns)} where id = ${id}::uuid`.execute(tx)
}

/**
 * Inserts a piece into a goody box and marks it as held for the box; a piece that was taken out comes in
 * again.
 */
export async function insertGoodyPiece(
  tx: DbOrTx,
  piece: { boxId: string; itemNumber: number; place: number; why: string; addedBy: string | null },
): Promise<void> {
  await sql`/* insertGoodyPiece */ insert into goody_piece (box_id, item_number, place, why, added_by)
    values (${piece.boxId}::uuid, ${piece.itemNumber}, ${piece.place}, ${piece.why}, ${piece.addedBy}::uuid)
    on conflict (box_id, item_number) do update set is_in = true, is_held = true, place = excluded.place, why = excluded.why,
      added_by = excluded.added_by`.execute(tx)
}

/** Returns the pieces that are in these goody boxes now, by place. */
export async function listGoodyPieces(db: DbOrTx, boxIds: readonly string[]): Promise<GoodyPieceRow[]> {
  const { rows } = await sql<GoodyPieceRow>`/* listGoodyPieces */
    select box_id, item_number::float8 as item_number, place, why, added_by, choice, reason from goody_piece
    where box_id = any(${[...boxIds]}::uuid[]) and is_in order by box_id, place, item_number`.execute(db)
  return rows
}

/** Takes pieces out of a goody box and ends their hold; the rows stay for the history. */
export async function takeOutPieces(
  tx: DbOrTx,
  boxId: string,
  itemNumbers: readonly number[],
): Promise<void> {
  await sql`/* takeOutPieces */ update goody_piece set is_in = false, is_held = false
    where box_id = ${boxId}::uuid and item_number = any(${[...itemNumbers]}::bigint[])`.execute(tx)
}

/** Ends the hold of all pieces of a goody box, which stay in it. Returns their item numbers. */
export async function unholdPieces(tx: DbOrTx, boxId: string): Promise<number[]> {
  const { rows } = await sql<{
    item_number: number
  }>`/* unholdPieces */ update goody_piece set is_held = false
    where box_id = ${boxId}::uuid and is_held returning item_number::float8 as item_number`.execute(tx)
  return rows.map((row) => row.item_number)
}

/** Stores whether a person keeps a piece of a goody box or sends it back, with the reason. */
export async function updateGoodyChoice(
  tx: DbOrTx,
  piece: { boxId: string; itemNumber: number; choice: 'keep' | 'back'; reason: string | null },
): Promise<void> {
  await sql`/* updateGoodyChoice */ update goody_piece set choice = ${piece.choice}, reason = ${piece.reason}
    where box_id = ${piece.boxId}::uuid and item_number = ${piece.itemNumber} and is_in`.execute(tx)
}

/** Returns the item numbers that a cart or an order being paid holds, out of the given ones. */
export async function listHeldByCarts(tx: DbOrTx, itemNumbers: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ item_number: number }>`/* listHeldByCarts */
    select item_number::float8 as item_number from hold where item_number = any(${[...itemNumbers]}::bigint[])
      and (order_id is not null or (expires_at > clock_timestamp() and released_at is null))`.execute(tx)
  return rows.map((row) => row.item_number)
}

/** A piece on sale that may go into somebody's box, with what is known of its person's taste. */
export type CandidateRow = {
  item_number: number
  warehouse_id: number
  brand_id: number
  brand: string
  kind: string
  price_cents: number
  size_display: string
  color_names: string[]
  path: string
  measurements: { name: string; inches: number }[]
  liked: number
  is_hearted: boolean
  is_loved_brand: boolean
}

/** What candidates are asked for; `sizeless` kinds come in one size. */
export type CandidateWish = {
  userId: string
  departments: readonly string[]
  kinds: readonly string[]
  sizingIds: readonly number[]
  sizeless: readonly string[]
  budget: number
  limit: number
}

/**
 * Returns the candidates for a goody box, at most the wish's limit: free pieces of our own warehouses that
 * fit the wish. Hearted ones come first, then brands that the person follows or hearted twice, then what is
 * liked most. None that the person sold, and no final sale.
 */
export async function listGoodyCandidates(db: DbOrTx, wish: CandidateWish): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`/* listGoodyCandidates */
    with loved as (
      select brand_id from follow where user_id = ${wish.userId}::uuid and brand_id is not null
      union select i.brand_id from favorite f join item i on i.item_number = f.item_number where f.user_id = ${wish.userId}::uuid
        group by i.brand_id having count(*) >= 2)
    select i.item_number::float8 as item_number, i.warehouse_id, i.brand_id, b.name as brand, i.category_tags[1] as kind, i.price_cents,
      i.size_display, i.color_names, c.path, i.measurements, i.sellthrough_score::float8 as liked,
      exists (select 1 from favorite f where f.user_id = ${wish.userId}::uuid and f.item_number = i.item_number) as is_hearted,
      i.brand_id in (select brand_id from loved) as is_loved_brand
    from item i join brand b on b.id = i.brand_id join category c on c.id = i.category_id
    where i.state = 'listed' and i.source = 'own' and not i.final_sale and i.preordered_by is null and i.access_levels = '{}'
      and i.photo_ids[1] is not null and i.price_cents <= ${wish.budget} and i.category_tags[1] = any(${[...wish.kinds]}::text[])
      and i.department_tags && ${[...wish.departments]}::text[]
      and (i.sizing_id = any(${[...wish.sizingIds]}::int[]) or i.category_tags[1] = any(${[...wish.sizeless]}::text[]))
      and i.consignor_id is distinct from ${wish.userId}::uuid
      and not exists (select 1 from hold h where h.item_number = i.item_number
        and (h.order_id is not null or (h.expires_at > clock_timestamp() and h.released_at is null)))
      and not exists (select 1 from auction a where a.item_number = i.item_number and a.status in ('open', 'awaiting_payment'))
    order by is_hearted desc, is_loved_brand desc, i.sellthrough_score desc, i.item_number limit ${wish.limit}`.execute(
    db,
  )
  return rows
}

/** How often a person loved pieces of a kind and a color; sent back as not their style counts against. */
export type TasteRow = { kind: string; colors: string[]; weight: number }

/**
 * Returns kind, colors and weight of the pieces that a person hearted, bought or sent back as not liked, at
 * most 100 each, to learn the taste.
 */
export async function listTaste(db: DbOrTx, userId: string): Promise<TasteRow[]> {
  const { rows } = await sql<TasteRow>`/* listTaste */
    with told as (
      (select item_number, 1 as weight from favorite where user_id = ${userId}::uuid order by created_at desc limit 100)
      union all
      (select l.item_number, 2 from purchase_order o join order_line l on l.order_id = o.id and l.kind = 'item' and l.canceled_at is null
        where o.user_id = ${userId}::uuid and o.captured_at is not null order by o.placed_at desc limit 100)
      union all
      (select p.item_number, -2 from goody_box b join goody_piece p on p.box_id = b.id and p.choice = 'back'
        where b.user_id = ${userId}::uuid and p.reason in ('not_my_style', 'changed_my_mind') limit 100))
    select i.category_tags[1] as kind, i.color_names as colors, t.weight from told t join item i on i.item_number = t.item_number`.execute(
    db,
  )
  return rows
}

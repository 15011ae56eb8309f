import type { Tables } from '@hemline/db/types.ts'
import type { RescueGroupKey, RescueSource } from '@hemline/rules/rescues/groups.ts'
import type { BrandTier, Condition } from '@hemline/rules/vocabulary/items.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A box that an order made; prices in cents. */
export type RescueBoxRow = Selectable<Tables['rescue_box']>

/** The state of a piece on the rescue shelf; a piece in another state left the shelf by another way. */
export type ShelfState = 'expired' | 'unaccepted'

/** A piece that may go on the rescue shelf, with the facts that decide its group. */
export type ShelvableRow = {
  item_number: number
  state: ShelfState
  category_tags: string[]
  size_label: string
  size_group: string
  size_department: string
  tier: BrandTier
  condition: Condition
  is_returned: boolean
}

const shelvable = sql`select i.item_number, i.state, i.category_tags, s.label as size_label, s.size_group, s.department_group as size_department,
    b.tier, i.condition, i.relisted_from is not null as is_returned
  from item i join size s on s.sizing_id = i.sizing_id join brand b on b.id = i.brand_id`
const notShelved = sql`not exists (select 1 from rescue_piece p where p.item_number = i.item_number)`

/**
 * Locks and returns up to `limit` pieces of the shop's own that are expired and not on the rescue shelf,
 * after the given item number; skips locked pieces.
 */
export async function lockOwnExpired(
  tx: DbOrTx,
  { after, limit }: { after: number; limit: number },
): Promise<ShelvableRow[]> {
  const { rows } = await sql<ShelvableRow>`/* lockOwnExpired */ ${shelvable}
    where i.state = 'expired' and i.bag_id is null and i.consignor_id is null and i.source = 'own' and i.preordered_by is null and i.item_number > ${after}::bigint
      and ${notShelved}
    order by i.item_number limit ${limit} for no key update of i skip locked`.execute(tx)
  return rows
}

/**
 * Locks and returns those of these pieces that are expired or unaccepted and not on the rescue shelf, by item
 * number; others are left out.
 */
export async function lockShelvable(tx: DbOrTx, itemNumbers: readonly number[]): Promise<ShelvableRow[]> {
  const { rows } = await sql<ShelvableRow>`/* lockShelvable */ ${shelvable}
    where i.item_number = any(${[...itemNumbers]}::bigint[]) and i.state in ('expired', 'unaccepted') and ${notShelved}
    order by i.item_number for no key update of i`.execute(tx)
  return rows
}

/** Returns the id of a rescue group with this key and makes the group when there is none. */
export async function ensureRescueGroup(tx: DbOrTx, group: RescueGroupKey): Promise<number> {
  const { kind, size, tier, condition } = group
  await sql`/* insertRescueGroup */ insert into rescue_group (kind, size, tier, condition) values (${kind}, ${size}, ${tier}, ${condition})
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ id: number }>`/* findRescueGroupId */ select id from rescue_group
    where kind = ${kind} and size = ${size} and tier = ${tier} and condition = ${condition}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('rescues: a group that was made is not there')
  return row.id
}

/** A piece that goes on the rescue shelf. */
export type NewRescuePiece = {
  itemNumber: number
  groupId: number
  source: RescueSource
  grams: number
  fromState: ShelfState
  now: Date
}

/** Puts a piece on the rescue shelf; a piece that is there stays as it is. */
export async function insertRescuePiece(tx: DbOrTx, piece: NewRescuePiece): Promise<void> {
  await sql`/* insertRescuePiece */ insert into rescue_piece (item_number, group_id, source, grams, shelved_at, from_state)
    values (${piece.itemNumber}, ${piece.groupId}, ${piece.source}, ${piece.grams}, ${piece.now}, ${piece.fromState})
    on conflict do nothing`.execute(tx)
}

/** A group with the pieces on its shelf that are in no box, by the way they came. */
export type RescueGroupRow = RescueGroupKey & {
  id: number
  waiting: number
  expired: number
  unaccepted: number
  returned: number
  photo_ids: number[]
}

const free = sql`p.box_id is null and p.lost_at is null and i.state = p.from_state`

/**
 * Returns the rescue groups by id, or only the one with this id (empty when unknown), each with the numbers
 * of pieces on its shelf and up to six photos; groups without a piece are among them.
 */
export async function listRescueGroups(db: DbOrTx, id: number | null): Promise<RescueGroupRow[]> {
  const { rows } = await sql<RescueGroupRow>`/* listRescueGroups */
    select g.id, g.kind, g.size, g.tier, g.condition, coalesce(f.waiting, 0) as waiting, coalesce(f.expired, 0) as expired,
      coalesce(f.unaccepted, 0) as unaccepted, coalesce(f.returned, 0) as returned,
      coalesce(array(select i.photo_ids[1] from rescue_piece p join item i on i.item_number = p.item_number
        where p.group_id = g.id and ${free} and i.photo_ids[1] is not null
        order by p.shelved_at, p.item_number limit 6), '{}') as photo_ids
    from rescue_group g left join lateral (
      select count(*)::int as waiting, count(*) filter (where p.source = 'expired')::int as expired,
        count(*) filter (where p.source = 'unaccepted')::int as unaccepted, count(*) filter (where p.source = 'returned')::int as returned
      from rescue_piece p join item i on i.item_number = p.item_number where p.group_id = g.id and ${free}
    ) f on true
    where ${id}::int is null or g.id = ${id}::int order by g.id`.execute(db)
  return rows
}

/** What the paid boxes hold together. */
export type RescueSumRow = { boxes: number; pieces: number; grams: number }

/** Counts the paid rescue boxes that were not released, with their pieces and grams. */
export async function sumRescued(db: DbOrTx): Promise<RescueSumRow> {
  const { rows } = await sql<RescueSumRow>`/* sumRescued */
    select count(distinct b.id)::int as boxes, count(p.item_number)::int as pieces, coalesce(sum(p.grams), 0)::int as grams
    from rescue_box b join rescue_piece p on p.box_id = b.id where b.paid_at is not null and b.released_at is null`.execute(
    db,
  )
  return rows[0] ?? { boxes: 0, pieces: 0, grams: 0 }
}

/**
 * Locks a rescue group until the transaction ends and returns its key: boxes of one group are made one after
 * the other. Undefined when unknown.
 */
export async function lockRescueGroup(tx: DbOrTx, id: number): Promise<RescueGroupKey | undefined> {
  const { rows } = await sql<RescueGroupKey>`/* lockRescueGroup */
    select kind, size, tier, condition from rescue_group where id = ${id} for no key update`.execute(tx)
  return rows[0]
}

/**
 * Returns the `limit` pieces of a rescue group that have waited longest and are in no box, with their grams.
 */
export async function listFreePieces(
  tx: DbOrTx,
  { groupId, limit }: { groupId: number; limit: number },
): Promise<{ item_number: number; grams: number }[]> {
  const { rows } = await sql<{ item_number: number; grams: number }>`/* listFreePieces */
    select p.item_number, p.grams from rescue_piece p join item i on i.item_number = p.item_number
    where p.group_id = ${groupId} and ${free} order by p.shelved_at, p.item_number limit ${limit} for no key update of p`.execute(
    tx,
  )
  return rows
}

/** A new box with its pieces. */
export type NewRescueBox = {
  id: string
  groupId: number
  orderId: string
  itemNumbers: readonly number[]
  grams: number
  price: number
  now: Date
}

/**
 * Inserts a rescue box of an order and puts those of its pieces into it that are in no box. Grams, and price
 * in cents.
 */
export async function insertRescueBox(tx: DbOrTx, box: NewRescueBox): Promise<void> {
  await sql`/* insertRescueBox */ insert into rescue_box (id, group_id, order_id, pieces, grams, price_cents, made_at)
    values (${box.id}::uuid, ${box.groupId}, ${box.orderId}::uuid, ${box.itemNumbers.length}, ${box.grams}, ${box.price}, ${box.now})`.execute(
    tx,
  )
  await sql`/* fillRescueBox */ update rescue_piece set box_id = ${box.id}::uuid
    where item_number = any(${[...box.itemNumbers]}::bigint[]) and box_id is null`.execute(tx)
}

/** A piece of a box, and the state that it had on the shelf. */
export type BoxedRow = { item_number: number; from_state: ShelfState }

/** Returns the pieces in the rescue box of an order, with the state each had before. */
export async function listBoxed(tx: DbOrTx, orderId: string): Promise<BoxedRow[]> {
  const { rows } = await sql<BoxedRow>`/* listBoxed */ select p.item_number, p.from_state
    from rescue_piece p join rescue_box b on b.id = p.box_id where b.order_id = ${orderId}::uuid order by p.item_number`.execute(
    tx,
  )
  return rows
}

/** Marks the rescue box of an order as paid. */
export async function updateBoxPaid(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  await sql`/* updateBoxPaid */ update rescue_box set paid_at = ${now} where order_id = ${orderId}::uuid`.execute(
    tx,
  )
}

/** A piece that was taken out of a box; `is_paid`: it had left the shelf. */
export type FreedRow = BoxedRow & { is_paid: boolean }

/**
 * Takes the pieces of canceled lines out of an order's rescue box and returns them; they may go into another
 * box.
 */
export async function freeCanceledPieces(tx: DbOrTx, orderId: string): Promise<FreedRow[]> {
  const { rows } = await sql<FreedRow>`/* freeCanceledPieces */ update rescue_piece p set box_id = null
    from rescue_box b join order_line l on l.order_id = b.order_id
    where b.order_id = ${orderId}::uuid and p.box_id = b.id and l.item_number = p.item_number and l.kind = 'rescue'
      and l.canceled_at is not null
    returning p.item_number, p.from_state, b.paid_at is not null as is_paid`.execute(tx)
  return rows
}

/** Marks the rescue box of an order as released when it has no pieces any more. */
export async function releaseEmptyBox(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  await sql`/* releaseEmptyBox */ update rescue_box b set released_at = ${now}
    where b.order_id = ${orderId}::uuid and b.released_at is null and not exists (select 1 from rescue_piece p where p.box_id = b.id)`.execute(
    tx,
  )
}

/** Marks pieces on the rescue shelf as lost: they can't be found, and go into no box any more. */
export async function updateLost(tx: DbOrTx, itemNumbers: readonly number[], now: Date): Promise<void> {
  await sql`/* updateLost */ update rescue_piece set lost_at = ${now} where item_number = any(${[...itemNumbers]}::bigint[])`.execute(
    tx,
  )
}

const boxes = (name: string, where: RawBuilder<unknown>) => sql<RescueBoxRow>`${sql.raw(`/* ${name} */`)}
  select * from rescue_box where ${where}`

/** Returns the rescue box of an order; undefined for other orders. */
export async function findBoxOfOrder(db: DbOrTx, orderId: string): Promise<RescueBoxRow | undefined> {
  return (await boxes('findBoxOfOrder', sql`order_id = ${orderId}::uuid`).execute(db)).rows[0]
}

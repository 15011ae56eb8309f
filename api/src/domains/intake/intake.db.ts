import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** A bag with its counts and the employee who works at it; `last_place` is the highest graded place. */
export type IntakeBagRow = {
  id: string
  code: string
  bag_number: number
  service: string
  status: string
  warehouse_id: number
  pieces_counted: number | null
  graded: number
  last_place: number
  received_at: Date | null
  processing_at: Date | null
  done_at: Date | null
  claimed_by: string | null
  claimed_name: string | null
}

const bagSelect = sql`select b.id, k.label_code as code, b.bag_number, b.service, b.status, b.warehouse_id, b.pieces_counted, b.received_at,
  b.processing_at, b.done_at, b.claimed_by, u.first_name || ' ' || u.last_name as claimed_name,
  (select count(*)::int from intake_item n where n.bag_id = b.id) as graded,
  (select coalesce(max(n.piece_number), 0)::int from intake_item n where n.bag_id = b.id) as last_place
  from bag b join kit k on k.id = b.kit_id left join user_account u on u.id = b.claimed_by`

/**
 * Returns the bag with this label code, with its counts and the name of the employee who works at it;
 * undefined when unknown.
 */
export async function findBagByCode(db: DbOrTx, code: string): Promise<IntakeBagRow | undefined> {
  const { rows } =
    await sql<IntakeBagRow>`/* findBagByCode */ ${bagSelect} where k.label_code = ${code}`.execute(db)
  return rows[0]
}

/**
 * Returns the bag with this id, with its counts and the name of the employee who works at it; undefined when
 * unknown.
 */
export async function findBagById(db: DbOrTx, id: string): Promise<IntakeBagRow | undefined> {
  const { rows } = await sql<IntakeBagRow>`/* findBagById */ ${bagSelect} where b.id = ${id}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** A page of a queue: of one warehouse or of all, after the entry with this key (null: the first page). */
export type QueuePage<Key> = { warehouseId: number | null; after: Key | null; limit: number }

/** Returns a page of the bags that are received or being graded: premium first, then by time of receipt. */
export async function listOpenBags(
  db: DbOrTx,
  { warehouseId, after, limit }: QueuePage<string>,
): Promise<IntakeBagRow[]> {
  const { rows } = await sql<IntakeBagRow>`/* listOpenBags */ ${bagSelect}
    where b.status in ('received', 'processing') and (${warehouseId}::int is null or b.warehouse_id = ${warehouseId})
      and (${after}::uuid is null or (b.service <> 'premium', b.received_at, b.bag_number) >
        (select a.service <> 'premium', a.received_at, a.bag_number from bag a where a.id = ${after}::uuid))
    order by b.service <> 'premium', b.received_at, b.bag_number limit ${limit}`.execute(db)
  return rows
}

/** Counts received and processing bags by warehouse. */
export async function listHouseCounts(
  db: DbOrTx,
): Promise<{ warehouse_id: number; waiting: number; processing: number }[]> {
  const { rows } = await sql<{
    warehouse_id: number
    waiting: number
    processing: number
  }>`/* listHouseCounts */
    select warehouse_id, count(*) filter (where status = 'received')::int as waiting, count(*) filter (where status = 'processing')::int as processing
    from bag where status in ('received', 'processing') group by warehouse_id`.execute(db)
  return rows
}

/** A graded piece with the facts of its item and bag; prices in cents. */
export type PieceRow = {
  item_number: number
  bag_id: string
  bag_number: number
  code: string
  warehouse_id: number
  piece_number: number
  grade_key: string
  decision: string
  decline_reason: string | null
  state: string
  title: string
  brand_name: string
  category_name: string
  size_display: string
  condition: string
  price_cents: number
  suggested_cents: number | null
  note: string
  graded_by: string
  grader: string
  graded_at: Date
  photo_ids: number[]
  /** A reviewer decided about the piece. */
  reviewed: boolean
}

const pieceSelect = sql`select n.item_number, n.bag_id, g.bag_number, k.label_code as code, g.warehouse_id, n.piece_number, n.grade_key, n.decision,
  n.decline_reason, i.state, i.title, b.name as brand_name, c.name as category_name, i.size_display, i.condition, i.price_cents, n.suggested_cents,
  n.note, n.graded_by, u.first_name || ' ' || u.last_name as grader, n.graded_at,
  array(select p.id from photo p where p.item_number = i.item_number order by p.photo_number) as photo_ids,
  exists (select 1 from item_event e where e.item_number = i.item_number and e.kind = 'reviewed') as reviewed
  from intake_item n join item i on i.item_number = n.item_number join brand b on b.id = i.brand_id join category c on c.id = i.category_id
  join bag g on g.id = n.bag_id join kit k on k.id = g.kit_id join user_account u on u.id = n.graded_by`

/** Returns the graded pieces of a bag, newest first. */
export async function listPiecesOfBag(db: DbOrTx, bagId: string): Promise<PieceRow[]> {
  const { rows } =
    await sql<PieceRow>`/* listPiecesOfBag */ ${pieceSelect} where n.bag_id = ${bagId}::uuid order by n.graded_at desc, n.piece_number desc`.execute(
      db,
    )
  return rows
}

/** Returns the graded piece with this item number; undefined when it was not graded. */
export async function findPiece(db: DbOrTx, itemNumber: number): Promise<PieceRow | undefined> {
  const { rows } =
    await sql<PieceRow>`/* findPiece */ ${pieceSelect} where n.item_number = ${itemNumber}`.execute(db)
  return rows[0]
}

/** Returns the piece that was graded with this request key; undefined for a new key. */
export async function findPieceByKey(db: DbOrTx, gradeKey: string): Promise<PieceRow | undefined> {
  const { rows } =
    await sql<PieceRow>`/* findPieceByKey */ ${pieceSelect} where n.grade_key = ${gradeKey}::uuid`.execute(db)
  return rows[0]
}

/** Returns the piece graded at this place of a bag; undefined for an empty place. */
export async function findPieceAt(db: DbOrTx, bagId: string, place: number): Promise<PieceRow | undefined> {
  const { rows } =
    await sql<PieceRow>`/* findPieceAt */ ${pieceSelect} where n.bag_id = ${bagId}::uuid and n.piece_number = ${place}`.execute(
      db,
    )
  return rows[0]
}

/** Returns a page of the graded pieces in an item state, oldest first. */
export async function listPiecesIn(
  db: DbOrTx,
  state: 'under_review' | 'pending_listing',
  { warehouseId, after, limit }: QueuePage<number>,
): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`/* listPiecesIn */ ${pieceSelect}
    where i.state = ${state} and i.bag_id is not null and (${warehouseId}::int is null or g.warehouse_id = ${warehouseId})
      and (${after}::bigint is null or (n.graded_at, n.item_number) >
        (select a.graded_at, a.item_number from intake_item a where a.item_number = ${after}::bigint))
    order by n.graded_at, n.item_number limit ${limit}`.execute(db)
  return rows
}

/** Counts the graded pieces that wait for review and for listing. `warehouseId` null: of all warehouses. */
export async function countPiecesAtWork(
  db: DbOrTx,
  warehouseId: number | null,
): Promise<{ review: number; list: number }> {
  const { rows } = await sql<{ review: number; list: number }>`/* countPiecesAtWork */
    select count(*) filter (where i.state = 'under_review')::int as review,
      count(*) filter (where i.state = 'pending_listing')::int as list
    from item i join intake_item n on n.item_number = i.item_number join bag g on g.id = n.bag_id
    where i.state in ('under_review', 'pending_listing') and i.bag_id is not null
      and (${warehouseId}::int is null or g.warehouse_id = ${warehouseId})`.execute(db)
  return rows[0] ?? { review: 0, list: 0 }
}

/** The row of a graded piece: its place in the bag, the key of the press, and the decision. */
export type Graded = {
  item_number: number
  bag_id: string
  piece_number: number
  grade_key: string
  decision: string
  decline_reason: string | null
  note: string
  suggested_cents: number | null
  graded_by: string
  graded_at: Date
}

/**
 * Inserts a graded piece at its place in the bag; returns false when the place is taken or the key of the
 * press was used before.
 */
export async function insertPiece(tx: DbOrTx, graded: Graded): Promise<boolean> {
  const row = await tx
    .insertInto('intake_item')
    .values(graded)
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_number')
    .modifyEnd(named('insertPiece'))
    .executeTakeFirst()
  return row !== undefined
}

/** Changes the decision and reason of a graded piece; an empty note keeps the earlier one. */
export async function updateDecision(
  tx: DbOrTx,
  piece: { itemNumber: number; decision: string; reason: string | null; note: string },
): Promise<void> {
  const { itemNumber, decision, reason, note } = piece
  await sql`/* updateDecision */ update intake_item set decision = ${decision}, decline_reason = ${reason},
    note = case when ${note}::text = '' then note else ${note}::text end where item_number = ${itemNumber}`.execute(
    tx,
  )
}

/** Deletes the grading of a piece (not its item); returns false when it was deleted before. */
export async function deletePiece(tx: DbOrTx, itemNumber: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('intake_item')
    .where('item_number', '=', itemNumber)
    .returning('item_number')
    .modifyEnd(named('deletePiece'))
    .executeTakeFirst()
  return gone !== undefined
}

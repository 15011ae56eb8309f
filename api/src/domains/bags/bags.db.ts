// Rows of bags: those of sellers with sums, their history, and what employees write at the table.
import { type BagRow, bagColumns, type KitRow, kitColumns, kitFrom } from '@hemline/db/kit-rows.ts'
import type { BagSort } from '@hemline/rules/bags/bag-lists.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** Stores how many pieces an employee counted in a bag when it was received. */
export async function updatePiecesCounted(tx: DbOrTx, id: string, pieces: number): Promise<void> {
  await tx
    .updateTable('bag')
    .set({ pieces_counted: pieces })
    .where('id', '=', id)
    .modifyEnd(named('updatePiecesCounted'))
    .execute()
}

/** Stores which employee grades a bag, and since when; null when nobody does. */
export async function updateClaim(
  tx: DbOrTx,
  id: string,
  claim: { by: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('bag')
    .set({ claimed_by: claim?.by ?? null, claimed_at: claim?.at ?? null })
    .where('id', '=', id)
    .modifyEnd(named('updateClaim'))
    .execute()
}

/** An entry of a bag's history. */
export type BagEventRow = {
  id: number
  kind: string
  detail: Record<string, unknown>
  reason: string
  actor_id: string | null
  happened_at: Date
}

/** Returns all entries of a bag's history, oldest first. */
export async function listBagEvents(db: DbOrTx, bagId: string): Promise<BagEventRow[]> {
  const { rows } = await sql<BagEventRow>`/* listBagEvents */
    select id, kind, detail, reason, actor_id, happened_at from bag_event where bag_id = ${bagId}::uuid order by happened_at, id`.execute(
    db,
  )
  return rows
}

/**
 * A seller's bag with sums for its page: pieces by state, net earnings and paid fee in cents, and how many
 * bags in its warehouse are `ahead` of it.
 */
export type SellerBagRow = BagRow & {
  name: string | null
  photo_ids: number[]
  states: Record<string, number>
  earned: number
  fee_paid: number
  ahead: number
}

/** A bag with its kit, the parent object of GraphQL's SellerBag. */
export type SellerBagParent = SellerBagRow & { kit: KitRow }

const sellerBagColumns = sql`${bagColumns}, b.name,
  array(select i.photo_ids[1]::float8 from item i where i.bag_id = b.id and cardinality(i.photo_ids) > 0 order by i.item_number desc limit 4) as photo_ids,
  (select coalesce(jsonb_object_agg(s.state, s.many), '{}') from (select i.state, count(*)::int as many from item i where i.bag_id = b.id group by 1) s) as states,
  (select coalesce(sum(s.earnings_cents - coalesce(s.clawed_back_cents, 0)), 0)::int from seller_sale s where s.bag_id = b.id) as earned,
  (select coalesce(sum(s.bag_fee_cents), 0)::int from seller_sale s where s.bag_id = b.id and s.clawed_back_at is null) as fee_paid,
  (select count(*)::int from bag o where o.warehouse_id = b.warehouse_id and o.status in ('received', 'processing') and o.id <> b.id
    and (b.received_at is null or o.received_at < b.received_at)) as ahead`

/** A seller's bags of one kind ('bag' or 'label'), in some statuses, of one year (the shop's); null: all. */
export type BagQuestion = {
  sellerId: string
  bagType: string | null
  statuses: readonly string[] | null
  year: number | null
}
/** One page of a seller's bags. */
export type BagPage = BagQuestion & { sort: BagSort; limit: number; offset: number }

const yearOf = sql`extract(year from b.created_at at time zone 'America/Los_Angeles')::int`
const asked = ({ sellerId, bagType, statuses, year }: BagQuestion) => sql`b.seller_id = ${sellerId}::uuid
    and (${bagType}::text is null or k.bag_type = ${bagType}) and (${year}::int is null or ${yearOf} = ${year}::int)
    and (${statuses ? [...statuses] : null}::text[] is null or b.status = any(${statuses ? [...statuses] : null}::text[]))`
const sorts: Record<BagSort, ReturnType<typeof sql>> = {
  newest: sql`b.created_at desc, b.bag_number desc`,
  oldest: sql`b.created_at, b.bag_number`,
  earned: sql`earned desc, b.created_at desc, b.bag_number desc`,
}

/**
 * Returns one page of a seller's bags in the wanted sort order, with sums in cents, narrowed by kind,
 * statuses and year.
 */
export async function listSellerBags(
  db: DbOrTx,
  { sort, limit, offset, ...question }: BagPage,
): Promise<SellerBagRow[]> {
  const { rows } =
    await sql<SellerBagRow>`/* listSellerBags */ select ${sellerBagColumns} from kit k join bag b on b.kit_id = k.id
    where ${asked(question)} order by ${sorts[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/**
 * Counts the seller's bags that fit the filter, and returns the years of all the seller's bags, latest first.
 */
export async function countSellerBags(
  db: DbOrTx,
  question: BagQuestion,
): Promise<{ bags: number; years: number[] }> {
  const { rows } = await sql<{ bags: number; years: number[] }>`/* countSellerBags */
    select (select count(*)::int from kit k join bag b on b.kit_id = k.id where ${asked(question)}) as bags,
      array(select distinct ${yearOf} as year from bag b where b.seller_id = ${question.sellerId}::uuid order by year desc) as years`.execute(
    db,
  )
  return rows[0] ?? { bags: 0, years: [] }
}

/**
 * Sets the name of one of a seller's bags (null removes the name); returns the bag's id, undefined for an
 * unknown or another seller's bag.
 */
export async function updateBagName(
  tx: DbOrTx,
  { sellerId, bagNumber, name }: { sellerId: string; bagNumber: number; name: string | null },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('bag')
    .set({ name })
    .where('seller_id', '=', sellerId)
    .where('bag_number', '=', bagNumber)
    .returning('id')
    .modifyEnd(named('updateBagName'))
    .executeTakeFirst()
  return row?.id
}

/**
 * Finds one of a seller's bags by id or number, with its sums; undefined when unknown or another seller's.
 */
export async function findSellerBag(
  db: DbOrTx,
  { sellerId, id, bagNumber }: { sellerId: string; id: string | null; bagNumber: number | null },
): Promise<SellerBagRow | undefined> {
  const { rows } =
    await sql<SellerBagRow>`/* findSellerBag */ select ${sellerBagColumns} from kit k join bag b on b.kit_id = k.id
    where b.seller_id = ${sellerId}::uuid and (b.id = ${id}::uuid or b.bag_number = ${bagNumber}::bigint)`.execute(
      db,
    )
  return rows[0]
}

/** Returns the kits of several bags, in no particular order. */
export async function listKitsOfBags(db: DbOrTx, bagIds: readonly string[]): Promise<KitRow[]> {
  const { rows } =
    await sql<KitRow>`/* listKitsOfBags */ select ${kitColumns} from ${kitFrom} where b.id = any(${[...bagIds]}::uuid[])`.execute(
      db,
    )
  return rows
}

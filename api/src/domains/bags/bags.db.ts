// Rows of bags: those of sellers with sums, their history, and what employees write at the table.
import { type BagRow, bagColumns, type KitRow, kitColumns, kitFrom } from '@hemline/db/kit-rows.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** Stores how many pieces were counted in a bag at the door. */
export async function updatePiecesCounted(tx: DbOrTx, id: string, pieces: number): Promise<void> {
  await tx
    .updateTable('bag')
    .set({ pieces_counted: pieces })
    .where('id', '=', id)
    .modifyEnd(named('updatePiecesCounted'))
    .execute()
}

/** Stores which employee grades a bag since when; null: none. */
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

/** Returns a bag's history, oldest first. */
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
  states: Record<string, number>
  earned: number
  fee_paid: number
  ahead: number
}

/** A bag with its kit, the parent object of GraphQL's SellerBag. */
export type SellerBagParent = SellerBagRow & { kit: KitRow }

const sellerBagColumns = sql`${bagColumns},
  (select coalesce(jsonb_object_agg(s.state, s.many), '{}') from (select i.state, count(*)::int as many from item i where i.bag_id = b.id group by 1) s) as states,
  (select coalesce(sum(s.earnings_cents - coalesce(s.clawed_back_cents, 0)), 0)::int from seller_sale s where s.bag_id = b.id and s.charity_id is null) as earned,
  (select coalesce(sum(s.bag_fee_cents), 0)::int from seller_sale s where s.bag_id = b.id and s.clawed_back_at is null) as fee_paid,
  (select count(*)::int from bag o where o.warehouse_id = b.warehouse_id and o.status in ('received', 'processing') and o.id <> b.id
    and (b.received_at is null or o.received_at < b.received_at)) as ahead`

/** One page of a seller's bags; `bagType` 'bag' or 'label' selects one kind, null all. */
export type BagPage = { sellerId: string; bagType: string | null; limit: number; offset: number }

/** Returns one page of a seller's bags, latest first, optionally only bags or only labels to print. */
export async function listSellerBags(
  db: DbOrTx,
  { sellerId, bagType, limit, offset }: BagPage,
): Promise<SellerBagRow[]> {
  const { rows } =
    await sql<SellerBagRow>`/* listSellerBags */ select ${sellerBagColumns} from kit k join bag b on b.kit_id = k.id
    where b.seller_id = ${sellerId}::uuid and (${bagType}::text is null or k.bag_type = ${bagType})
    order by b.created_at desc, b.bag_number desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Counts a seller's bags, optionally only bags or only labels to print. */
export async function countSellerBags(
  db: DbOrTx,
  { sellerId, bagType }: Pick<BagPage, 'sellerId' | 'bagType'>,
): Promise<number> {
  const { rows } = await sql<{
    bags: number
  }>`/* countSellerBags */ select count(*)::int as bags from kit k join bag b on b.kit_id = k.id
    where b.seller_id = ${sellerId}::uuid and (${bagType}::text is null or k.bag_type = ${bagType})`.execute(
    db,
  )
  return rows[0]?.bags ?? 0
}

/** Finds one of a seller's bags by id or number; undefined when unknown or another seller's. */
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

/** Returns the kits of several bags. */
export async function listKitsOfBags(db: DbOrTx, bagIds: readonly string[]): Promise<KitRow[]> {
  const { rows } =
    await sql<KitRow>`/* listKitsOfBags */ select ${kitColumns} from ${kitFrom} where b.id = any(${[...bagIds]}::uuid[])`.execute(
      db,
    )
  return rows
}

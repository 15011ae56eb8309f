// The pieces of partners by the partners' own numbers, their photographs, and the lists that rows are judged
// by.
import { rentalReadyConditions, rentalReadyDays } from '@hemline/rules/partners/feeds.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import type { Said } from './facts.ts'

/** A category below the top level, as rows of a feed name it. */
export type FeedCategory = { id: number; slug: string; path: string; sizeCategory: string | null }

/** Returns all categories below the top level, which rows of feeds may name, in no order. */
export async function listFeedCategories(db: DbOrTx): Promise<FeedCategory[]> {
  return db
    .selectFrom('category')
    .modifyFront(named('listFeedCategories'))
    .select(['id', 'slug', 'path', 'size_category as sizeCategory'])
    .where('parent_id', 'is not', null)
    .execute()
}

/** Returns id and page slug of all brands, by id. */
export async function listBrandIds(db: DbOrTx): Promise<{ id: number; slug: string }[]> {
  return db
    .selectFrom('brand')
    .modifyFront(named('listBrandIds'))
    .select(['id', 'slug'])
    .orderBy('id')
    .execute()
}

/** A partner's piece as it stands, with who may be after it. */
export type PartnerPieceRow = {
  sku: string
  item_number: number
  feed_number: number
  withdrawn_at: Date | null
  state: string
  price_cents: number
  is_taken: boolean
  has_photos: boolean
  msrp_cents: number
  said: Said | null
}

/**
 * Locks the pieces of a partner with these numbers (SKU) and returns them as they are then; unknown numbers
 * are left out. A hold that is taken while the statement waits for a lock is seen, since holds are read by a
 * second statement.
 */
export async function lockPartnerPieces(
  tx: DbOrTx,
  { supplierId, skus, now }: { supplierId: number; skus: readonly string[]; now: Date },
): Promise<PartnerPieceRow[]> {
  const mine = sql`p.supplier_id = ${supplierId} and p.sku = any(${[...skus]}::text[])`
  await sql`/* lockPartnerPieces */ select i.item_number from partner_piece p join item i on i.item_number = p.item_number
    where ${mine} order by i.item_number for update of i`.execute(tx)
  const { rows } = await sql<PartnerPieceRow>`/* lockPartnerPieces.facts */
    select p.sku, p.item_number, p.feed_number, p.withdrawn_at, i.state, i.price_cents, i.msrp_cents, p.said,
      i.preordered_by is not null or coalesce(h.order_id is not null or (h.released_at is null and h.expires_at > ${now}::timestamptz), false) as is_taken,
      exists (select 1 from photo f where f.item_number = p.item_number) as has_photos
    from partner_piece p join item i on i.item_number = p.item_number left join hold h on h.item_number = p.item_number
    where ${mine}`.execute(tx)
  return rows
}

/** Inserts which item each number (SKU) of a partner belongs to; an empty list inserts nothing. */
export async function insertPartnerPieces(
  tx: DbOrTx,
  pieces: readonly {
    supplier_id: number
    sku: string
    item_number: number
    feed_number: number
    said: Said
  }[],
): Promise<void> {
  if (pieces.length === 0) return
  await tx
    .insertInto('partner_piece')
    .values(
      pieces.map(({ said, ...piece }) => ({ ...piece, said: sql<never>`${JSON.stringify(said)}::jsonb` })),
    )
    .modifyEnd(named('insertPartnerPieces'))
    .execute()
}

/**
 * A row that was heard: which feed it was in, whether it withdrew the piece, and what it said of the piece.
 */
export type Heard = { sku: string; feed: number; withdrawn: Date | null; said: Said | null }

/** Stores which feed spoke about pieces last, and what it said; without `said` the former saying stays. */
export async function updatePartnerPieces(
  tx: DbOrTx,
  supplierId: number,
  changes: readonly Heard[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`/* updatePartnerPieces */ update partner_piece p set feed_number = t.feed, withdrawn_at = t.withdrawn,
      said = coalesce(nullif(t.said, 'null'), p.said)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as t (sku text, feed int, withdrawn timestamptz, said jsonb)
    where p.supplier_id = ${supplierId} and p.sku = t.sku`.execute(tx)
}

/**
 * Stores the upload of a partner's photo under its name; a name that was used before gets the newer upload.
 */
export async function upsertPartnerPhoto(
  tx: DbOrTx,
  photo: { supplier_id: number; name: string; upload_id: string },
): Promise<void> {
  await tx
    .insertInto('partner_photo')
    .values(photo)
    .onConflict((conflict) =>
      conflict.columns(['supplier_id', 'name']).doUpdateSet({ upload_id: photo.upload_id }),
    )
    .modifyEnd(named('upsertPartnerPhoto'))
    .execute()
}

/**
 * Returns the uploads behind a partner's photograph names, with the piece that shows each; unknown names are
 * left out.
 */
export async function listPartnerPhotos(
  db: DbOrTx,
  supplierId: number,
  names: readonly string[],
): Promise<{ name: string; upload_id: string; item_number: number | null }[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{
    name: string
    upload_id: string
    item_number: number | null
  }>`/* listPartnerPhotos */
    select p.name, p.upload_id, f.item_number from partner_photo p left join photo f on f.upload_id = p.upload_id
    where p.supplier_id = ${supplierId} and p.name = any(${[...names]}::text[])`.execute(db)
  return rows
}

/** A partner's piece as its downloads tell it; money in cents. */
export type ReportedPiece = {
  item_number: number
  sku: string
  state: string
  brand: string
  title: string
  condition: string
  price_cents: number
  listed_at: Date | null
  sold_at: Date | null
  sold_cents: number | null
  earnings_cents: number | null
  returned_at: Date | null
  returned_cents: number | null
  /** When a returned piece left us for the partner, with which carrier, and when the carrier delivered it. */
  sent_back_at: Date | null
  sent_back_by: Carrier | null
  tracking_code: string | null
  back_at: Date | null
  withdrawn_at: Date | null
}

type Wanted = { supplierId: number; after: number; limit: number; readyBefore: Date | null }

/** SQL: the pieces of a partner, or those of them that may be lent again. */
const wanted = ({ supplierId, after, readyBefore }: Omit<Wanted, 'limit'>) =>
  readyBefore === null
    ? sql`p.supplier_id = ${supplierId} and p.item_number > ${after}::bigint`
    : sql`p.supplier_id = ${supplierId} and p.item_number > ${after}::bigint and i.state = 'listed' and i.listed_at <= ${readyBefore}::timestamptz
        and i.flaws = '[]' and i.preordered_by is null and i.condition = any(${[...rentalReadyConditions]}::text[])
        and not exists (select 1 from hold h where h.item_number = i.item_number and h.released_at is null
          and h.expires_at > ${readyBefore}::timestamptz + make_interval(days => ${rentalReadyDays}::int))`

/**
 * Returns the next `limit` pieces of a partner by item number above `after`, each with its last sale. With
 * `readyBefore` only those that a rental partner may lend again: on sale since before then, unheld, without a
 * flaw, in a condition to lend.
 */
export async function listReportedPieces(db: DbOrTx, asked: Wanted): Promise<ReportedPiece[]> {
  const { rows } = await sql<ReportedPiece>`/* listReportedPieces */
    select p.item_number, p.sku, i.state, b.name as brand, i.title, i.condition, i.price_cents, i.listed_at, s.sold_at, s.price_cents as sold_cents,
      s.earnings_cents, s.clawed_back_at as returned_at, s.clawed_back_cents as returned_cents,
      back.sent_at as sent_back_at, back.carrier as sent_back_by, back.tracking_code, back.delivered_at as back_at, p.withdrawn_at
    from partner_piece p join item i on i.item_number = p.item_number join brand b on b.id = i.brand_id
      left join lateral (select * from seller_sale one where one.item_number = p.item_number order by one.sold_at desc limit 1) s on true
      left join seller_return back on back.item_number = p.item_number
    where ${wanted(asked)} order by p.item_number limit ${asked.limit}`.execute(db)
  return rows
}

/**
 * Returns the last item number of a page of pieces when another page follows; undefined for the last page.
 */
export async function findPageEnd(db: DbOrTx, { limit, ...asked }: Wanted): Promise<number | undefined> {
  const { rows } = await sql<{ item_number: number }>`/* findPageEnd */
    select p.item_number from partner_piece p join item i on i.item_number = p.item_number
    where ${wanted(asked)} order by p.item_number offset ${limit - 1} limit 2`.execute(db)
  return rows.length === 2 ? rows[0]?.item_number : undefined
}

/** Counts the pieces of a partner that are on sale or wait for their photos. */
export async function countStock(db: DbOrTx, supplierId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`/* countStock */ select count(*)::int as n
    from partner_piece p join item i on i.item_number = p.item_number
    where p.supplier_id = ${supplierId} and i.state in ('listed', 'pending_listing')`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * Returns by partner how many pieces came by feeds, are on sale and were sold, and what the sales earned
 * (cents); partners without pieces are left out, and sales that were taken back are not counted.
 */
export async function countPartnerPieces(
  db: DbOrTx,
): Promise<Map<number, { pieces: number; listed: number; sold: number; earnings: number }>> {
  const { rows } = await sql<{
    supplier_id: number
    pieces: number
    listed: number
    sold: number
    earnings: number
  }>`/* countPartnerPieces */
    select p.supplier_id, count(*)::int as pieces, count(*) filter (where i.state = 'listed')::int as listed, count(s.id)::int as sold,
      coalesce(sum(s.earnings_cents), 0)::int as earnings
    from partner_piece p join item i on i.item_number = p.item_number
      left join seller_sale s on s.item_number = p.item_number and s.clawed_back_at is null
    group by 1`.execute(db)
  return new Map(rows.map(({ supplier_id, ...counts }) => [supplier_id, counts]))
}

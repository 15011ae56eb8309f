import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A piece that lies in a bin; `count`: how many lie in the same bin. */
export type BinRow = {
  itemNumber: number
  brand: string
  title: string
  sizeDisplay: string
  photoId: number | null
  bin: string
  warehouseId: number
  putAt: Date
  putBy: string
  count: number
}

/** Returns at most `limit` of the pieces in a bin of a house, the one that was put there last first. */
export async function listInBin(
  db: DbOrTx,
  { warehouseId, bin }: { warehouseId: number; bin: string },
  limit: number,
): Promise<BinRow[]> {
  const { rows } = await sql<BinRow>`/* listInBin */
    select b.item_number::float8 as "itemNumber", brand.name as brand, i.title, i.size_display as "sizeDisplay",
      i.photo_ids[1]::float8 as "photoId", b.bin, b.warehouse_id as "warehouseId", b.put_at as "putAt",
      u.first_name || ' ' || u.last_name as "putBy", b.count
    from (select *, count(*) over ()::int as count from piece_bin
        where warehouse_id = ${warehouseId}::int and bin = ${bin}
        order by put_at desc, item_number limit ${limit}) b
      join item i on i.item_number = b.item_number join brand on brand.id = i.brand_id
      join user_account u on u.id = b.put_by
    order by b.put_at desc, b.item_number`.execute(db)
  return rows
}

/**
 * Locks a piece until the transaction ends and returns its source and state; undefined for an unknown
 * number.
 */
export async function lockPieceForBin(
  tx: DbOrTx,
  itemNumber: number,
): Promise<{ source: string; state: string } | undefined> {
  const { rows } = await sql<{ source: string; state: string }>`/* lockPieceForBin */
    select source, state from item where item_number = ${itemNumber}::bigint for no key update`.execute(tx)
  return rows[0]
}

/** Returns the bin in which a piece lies; undefined when it lies in none. */
export async function findBinOf(
  db: DbOrTx,
  itemNumber: number,
): Promise<{ bin: string; warehouseId: number } | undefined> {
  const { rows } = await sql<{ bin: string; warehouseId: number }>`/* findBinOf */
    select bin, warehouse_id as "warehouseId" from piece_bin where item_number = ${itemNumber}::bigint`.execute(
    db,
  )
  return rows[0]
}

/** Where a piece is put, by whom and when. */
export type BinPut = { itemNumber: number; warehouseId: number; bin: string; putBy: string; now: Date }

/** Writes the bin in which a piece lies, in place of the one before. */
export async function upsertBin(
  tx: DbOrTx,
  { itemNumber, warehouseId, bin, putBy, now }: BinPut,
): Promise<void> {
  await sql`/* upsertBin */ insert into piece_bin (item_number, warehouse_id, bin, put_by, put_at)
    values (${itemNumber}::bigint, ${warehouseId}::int, ${bin}, ${putBy}::uuid, ${now}::timestamptz)
    on conflict (item_number) do update set warehouse_id = excluded.warehouse_id, bin = excluded.bin,
      put_by = excluded.put_by, put_at = excluded.put_at`.execute(tx)
}

/** Deletes the bins of pieces that have left their shelves. */
export async function removeBins(tx: DbOrTx, itemNumbers: readonly number[]): Promise<void> {
  await sql`/* removeBins */ delete from piece_bin
    where item_number = any(${[...itemNumbers]}::bigint[])`.execute(tx)
}

import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A brand that is not sold here. */
export type ProhibitedRow = {
  id: string
  name: string
  brand_key: string
  reason: string
  since: Date
  by_name: string | null
  /** Pieces of the brand that are on sale. */
  on_sale: number
}

/**
 * Returns the brands that are not sold here, by name, each with the count of its pieces that are on sale all
 * the same.
 */
export async function listProhibited(db: DbOrTx): Promise<ProhibitedRow[]> {
  const { rows } = await sql<ProhibitedRow>`/* listProhibited */
    select p.id, p.name, p.brand_key, p.reason, p.since, u.first_name || ' ' || u.last_name as by_name,
      (select count(*)::int from item i join brand b on b.id = i.brand_id
        where b.slug = p.brand_key and i.state = 'listed') as on_sale
    from prohibited_brand p left join user_account u on u.id = p.prohibited_by
    where p.lifted_at is null order by lower(p.name)`.execute(db)
  return rows
}

/** Returns name and reason of those of the brands, by key, that are not sold here. */
export async function findProhibited(
  db: DbOrTx,
  brandKeys: readonly string[],
): Promise<{ name: string; brand_key: string; reason: string }[]> {
  if (brandKeys.length === 0) return []
  const { rows } = await sql<{ name: string; brand_key: string; reason: string }>`/* findProhibited */
    select name, brand_key, reason from prohibited_brand
    where lifted_at is null and brand_key = any(${[...brandKeys]}::text[])`.execute(db)
  return rows
}

/** Inserts a prohibition of a brand; returns false when the brand is prohibited already. */
export async function insertProhibited(
  tx: DbOrTx,
  row: { id: string; name: string; brandKey: string; reason: string; by: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`/* insertProhibited */
    insert into prohibited_brand (id, name, brand_key, reason, since, prohibited_by)
    values (${row.id}::uuid, ${row.name}, ${row.brandKey}, ${row.reason}, ${row.now}, ${row.by}::uuid)
    on conflict (brand_key) where lifted_at is null do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** Ends a prohibition, with who did it; returns false when there is none of this id, or it ended before. */
export async function updateLifted(
  tx: DbOrTx,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`/* updateLifted */
    update prohibited_brand set lifted_at = ${now}, lifted_by = ${by}::uuid
    where id = ${id}::uuid and lifted_at is null returning 1`.execute(tx)
  return rows.length > 0
}

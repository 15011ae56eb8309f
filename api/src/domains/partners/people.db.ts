import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A person who may look at a partner's stock beside the account of the contract. */
export type PersonRow = { id: string; name: string; email: string; added_at: Date; added_by: string | null }

/** Returns the people of a partner, by last name, each with who added them. */
export async function listPeople(db: DbOrTx, supplierId: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`/* listPeople */
    select u.id, trim(concat(u.first_name, ' ', u.last_name)) as name, u.email::text as email, p.added_at,
      trim(concat(a.first_name, ' ', a.last_name)) as added_by
    from partner_person p join user_account u on u.id = p.user_id left join user_account a on a.id = p.added_by
    where p.supplier_id = ${supplierId}::int order by lower(u.last_name), lower(u.first_name), u.id`.execute(
    db,
  )
  return rows
}

/** Inserts a person of a partner; false when the person is there already. */
export async function insertPerson(
  tx: DbOrTx,
  row: { supplierId: number; userId: string; addedBy: string; now: Date },
): Promise<boolean> {
  const { rows } =
    await sql`/* insertPerson */ insert into partner_person (supplier_id, user_id, added_at, added_by)
    values (${row.supplierId}::int, ${row.userId}::uuid, ${row.now}, ${row.addedBy}::uuid)
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** Deletes a person of a partner; false when there was none. */
export async function deletePerson(tx: DbOrTx, supplierId: number, userId: string): Promise<boolean> {
  const { rows } = await sql`/* deletePerson */ delete from partner_person
    where supplier_id = ${supplierId}::int and user_id = ${userId}::uuid returning 1`.execute(tx)
  return rows.length > 0
}

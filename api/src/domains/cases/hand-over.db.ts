// Reads the people who work on cases. No writes.
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { staffRoles } from '@hemline/rules/fulfillment/staff-roles.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** Somebody who works on cases, with the full name. */
export type CaseColleague = { id: string; name: string }

const rolesOfCases = staffRoles.filter((role) => mayDo([role], 'cases'))

/**
 * Returns up to 100 people who may work on cases but the user `except`, by name; banned and leaving ones are
 * left out.
 */
export async function listCaseColleagues(db: DbOrTx, except: string): Promise<CaseColleague[]> {
  const { rows } = await sql<CaseColleague>`/* listCaseColleagues */ select u.id,
      coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text) as name
    from user_account u where u.id <> ${except}::uuid and not u.banned and u.leaving_at is null and u.erased_at is null
      and exists (select 1 from role_grant r where r.user_id = u.id and r.role = any(${[...rolesOfCases]}::text[]))
    order by name, u.id limit 100`.execute(db)
  return rows
}

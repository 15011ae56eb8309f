// Reads what is known of the pieces of a case since they came in: who graded them, what inspections of
// returns found, and the steps in between; also of the pieces that they were before a return. No writes.
import { type RecordKind, recordKinds } from '@hemline/rules/catalogue/piece-steps.ts'
import type { ReturnOutcome } from '@hemline/rules/vocabulary/returns.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A piece, and every piece that it was before it came back: `wanted` is the piece that was asked for. */
const chain = (itemNumbers: readonly number[]) => sql`with recursive chain as (
      select i.item_number as wanted, i.item_number, i.relisted_from from item i where i.item_number = any(${[...itemNumbers]}::bigint[])
      union all select c.wanted, i.item_number, i.relisted_from from chain c join item i on i.item_number = c.relisted_from)`

const nameOf = sql`nullif(concat_ws(' ', u.first_name, u.last_name), '')`

/** When a piece was graded and photographed at intake, and by whom. */
export type IntakeRow = { wanted: number; at: Date; by: string | null }

/**
 * Returns when pieces were graded and by whom; pieces of partners and of members who sell by themselves are
 * left out.
 */
export async function listIntakes(db: DbOrTx, itemNumbers: readonly number[]): Promise<IntakeRow[]> {
  const { rows } = await sql<IntakeRow>`/* listIntakes */ ${chain(itemNumbers)}
    select c.wanted::float8 as wanted, n.graded_at as at, ${nameOf} as by
    from chain c join intake_item n on n.item_number = c.item_number left join user_account u on u.id = n.graded_by`.execute(
    db,
  )
  return rows
}

/** What an employee found when a piece came back. */
export type InspectionRow = {
  wanted: number
  return_id: string
  number: number
  outcome: ReturnOutcome
  waits: boolean
  reason: string | null
  photo_ids: string[]
  by: string | null
  at: Date
}

/** Returns the inspections of pieces at their returns, the newest first. */
export async function listInspections(db: DbOrTx, itemNumbers: readonly number[]): Promise<InspectionRow[]> {
  const { rows } = await sql<InspectionRow>`/* listInspections */ ${chain(itemNumbers)}
    select c.wanted::float8 as wanted, l.return_id, r.number, l.outcome, l.outcome = 'accepted_less' and l.offer_accepted is null as waits,
      l.outcome_reason as reason, l.outcome_photo_ids as photo_ids, ${nameOf} as by, l.decided_at as at
    from chain c join order_return_line l on l.item_number = c.item_number join order_return r on r.id = l.return_id
      left join user_account u on u.id = l.decided_by
    where l.outcome is not null and l.decided_at is not null order by l.decided_at desc`.execute(db)
  return rows
}

/** A step of a piece's record. */
export type RecordRow = { wanted: number; id: number; kind: RecordKind; by: string | null; at: Date }

/** Returns the steps of pieces since intake, the oldest first; at most 200. */
export async function listRecord(db: DbOrTx, itemNumbers: readonly number[]): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`/* listRecord */ ${chain(itemNumbers)}
    select c.wanted::float8 as wanted, e.id::float8 as id, case when e.kind = 'state' then 'listed' else e.kind end as kind,
      ${nameOf} as by, e.at
    from chain c join item_event e on e.item_number = c.item_number left join user_account u on u.id = e.actor_id
    where e.kind = any(${[...recordKinds]}::text[]) or (e.kind = 'state' and e.detail ->> 'to' = 'listed')
    order by e.at, e.id limit 200`.execute(db)
  return rows
}

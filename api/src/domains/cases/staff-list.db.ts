// Reads the table of cases at the desk. No writes.
import { type DeskText, readDeskText } from '@hemline/rules/desk/search.ts'
import type { CaseKind, CaseStatus } from '@hemline/rules/vocabulary/cases.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { likeParts } from '../../platform/like-parts.ts'
import { pageWithTotal } from '../../platform/totals.ts'
import { type CaseRow, caseColumns, isAsked } from './cases.db.ts'

/** A case in the employees' list, with a photo of its first piece, and the first name of who has the case. */
export type StaffCaseRow = CaseRow & { photo_id: number | null; taker: string | null }

type StaffCasesWanted = {
  status: CaseStatus | null
  search: string | null
  /** Null: cases of every kind. */
  kind: CaseKind | null
  /** Only cases whose decision waits for a second person. */
  isProposed: boolean
}

/** What the employees' list shows beside the columns of a case. */
const besides = sql`
      (select i.photo_ids[1]::float8 from item i where i.item_number = coalesce(
        (select l.item_number from support_case_line l where l.case_id = c.id order by l.order_line_id limit 1),
        (select q.item_number from piece_question q where q.case_id = c.id))) as photo_id,
      (select u.first_name from user_account u where u.id = c.taken_by) as taker`

/**
 * Returns at most `limit` cases of every status with the text's number, or with all its words in e-mail
 * address, name and subject, longest waiting first; `count`: how many match in all, counted up to `counted`.
 */
export async function listCaseHits(
  db: DbOrTx,
  { words, caseNumber }: DeskText,
  { limit, counted }: { limit: number; counted: number },
): Promise<(StaffCaseRow & { count: number })[]> {
  const [first, second, third, fourth] = likeParts(words)
  const about = sql`lower(email || ' ' || name || ' ' || subject)`
  const { rows } = await sql<StaffCaseRow & { count: number }>`/* listCaseHits */
    with found as (
      (select id from support_case where number = ${caseNumber}::integer)
      union
      (select id from support_case where ${about} like ${first} and ${about} like ${second}
          and ${about} like ${third} and ${about} like ${fourth}
        limit ${counted})
    )
    select ${caseColumns}, (select count(*)::int from found) as count, ${besides}
    from support_case c where c.id in (select id from found)
    order by coalesce(c.asked_at, c.since), c.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Returns one page of cases for employees and the total: of one status, or those that need a second person;
 * with `search` those of them with this number, or with all its words in e-mail address, name and subject;
 * with `kind` only those of it. Status null: all that wait for an employee, with `search` all.
 */
export async function listStaffCases(
  db: DbOrTx,
  { status, search, kind, isProposed, limit, offset }: StaffCasesWanted & { limit: number; offset: number },
): Promise<{ rows: StaffCaseRow[]; total: number }> {
  const { words, caseNumber } = readDeskText(search ?? '')
  const [first, second, third, fourth] = likeParts(words)
  const about = sql`lower(c.email || ' ' || c.name || ' ' || c.subject)`
  const shown = status ?? (search === null ? 'waiting_for_us' : null)
  const ofStatus = isProposed
    ? sql`c.proposed_at is not null`
    : sql`(${shown}::text is null or c.status = ${shown} or (${shown}::text = 'waiting_for_us' and ${isAsked}))`
  const wanted =
    search === null
      ? ofStatus
      : sql`${ofStatus} and (c.number = ${caseNumber}::integer
        or (${about} like ${first} and ${about} like ${second} and ${about} like ${third} and ${about} like ${fourth}))`
  return pageWithTotal({ limit, offset }, async (page) => {
    const { rows } = await sql<
      StaffCaseRow & { total: number }
    >`/* listStaffCases */ select ${caseColumns}, count(*) over ()::int as total, ${besides}
    from support_case c where (${wanted}) and (${kind}::text is null or c.kind = ${kind}) order by coalesce(c.asked_at, c.since) limit ${page.limit} offset ${page.offset}`.execute(
      db,
    )
    return rows
  })
}

// Who is meant by a block or a report, and the reports that wait for an employee.
import type { ReportReason } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { MemberReportAct, MemberReportKind } from '@hemline/rules/vocabulary/safety.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A person as the viewer knows them; `origin` is asker for a shopper who asked about the viewer's piece. */
export type MetRow = { user_id: string; origin: 'person' | 'asker' }

async function met(db: DbOrTx, query: RawBuilder<MetRow>): Promise<MetRow | undefined> {
  const { rows } = await query.execute(db)
  return rows[0]
}

/** Returns the owner of a member's open page by its code; undefined when there is none. */
export const findByCode = (db: DbOrTx, code: string): Promise<MetRow | undefined> =>
  met(
    db,
    sql<MetRow>`/* findByCode */ select user_id, 'person' as origin from storefront where code = ${code} and is_open`,
  )

/**
 * Returns the asker of a question, for the seller of its piece, and the seller for all others; undefined for
 * a question about a piece of the shop and an unknown one.
 */
export const findByQuestion = (db: DbOrTx, caseId: string, userId: string): Promise<MetRow | undefined> =>
  met(
    db,
    sql<MetRow>`/* findByQuestion */ select case when i.consignor_id = ${userId}::uuid then c.user_id else i.consignor_id end as user_id,
      case when i.consignor_id = ${userId}::uuid then 'asker' else 'person' end as origin
    from piece_question q join support_case c on c.id = q.case_id join item i on i.item_number = q.item_number and i.source = 'p2p'
    where q.case_id = ${caseId}::uuid and c.user_id is not null and i.consignor_id is not null`,
  )

/** Returns the other side of an offer of the user; undefined for others' offers and unknown ones. */
export const findByOffer = (db: DbOrTx, id: string, userId: string): Promise<MetRow | undefined> =>
  met(
    db,
    sql<MetRow>`/* findByOffer */ select case when buyer_id = ${userId}::uuid then seller_id else buyer_id end as user_id, 'person' as origin
    from piece_offer where id = ${id}::uuid and ${userId}::uuid in (buyer_id, seller_id)`,
  )

/**
 * Returns the other side of a parcel between members that the user sends or gets; undefined for all other
 * parcels and guests' ones.
 */
export const findBySale = (db: DbOrTx, id: string, userId: string): Promise<MetRow | undefined> =>
  met(
    db,
    sql<MetRow>`/* findBySale */ select case when o.user_id = ${userId}::uuid then i.consignor_id else o.user_id end as user_id, 'person' as origin
    from shipment s join purchase_order o on o.id = s.order_id and o.confirmed_at is not null
    join order_line l on l.order_id = s.order_id and l.group_key = s.group_key and l.kind = 'item'
    join item i on i.item_number = l.item_number
    where s.id = ${id}::uuid and s.source = 'p2p' and ${userId}::uuid in (o.user_id, i.consignor_id) and o.user_id is not null limit 1`,
  )

/** Returns the person whom the user blocked, by the block's id; undefined when it is not the user's. */
export const findByBlock = (db: DbOrTx, id: string, userId: string): Promise<MetRow | undefined> =>
  met(
    db,
    sql<MetRow>`/* findByBlock */ select blocked_id as user_id, origin from member_block
    where id = ${id}::uuid and blocker_id = ${userId}::uuid`,
  )

/** What is reported: whose it is, and the words as they stand now. */
export type SubjectRow = { about_id: string; words: string }

/** Returns a question or (`answer`) its member's answer that the user can read; undefined for all others. */
export async function findQuestionWords(
  db: DbOrTx,
  { caseId, userId, answer }: { caseId: string; userId: string; answer: boolean },
): Promise<SubjectRow | undefined> {
  const { rows } = await sql<SubjectRow>`/* findQuestionWords */
    select case when ${answer} then i.consignor_id else c.user_id end as about_id,
      case when ${answer} then q.answer else q.question end as words
    from piece_question q join support_case c on c.id = q.case_id join item i on i.item_number = q.item_number
    where q.case_id = ${caseId}::uuid and q.removed_at is null and c.user_id is not null
      and (not ${answer} or (q.by_seller and i.consignor_id is not null))
      and (q.published_at is not null or i.consignor_id = ${userId}::uuid or c.user_id = ${userId}::uuid)`.execute(
    db,
  )
  return rows[0]
}

/**
 * Returns a rating that the user can read: of a seller everybody's, of a buyer for its two sides; undefined
 * for all others.
 */
export async function findReviewWords(
  db: DbOrTx,
  id: string,
  userId: string,
): Promise<SubjectRow | undefined> {
  const { rows } =
    await sql<SubjectRow>`/* findReviewWords */ select author_id as about_id, words from member_review
    where id = ${id}::uuid and (of_seller or ${userId}::uuid in (author_id, about_id))`.execute(db)
  return rows[0]
}

export type NewReport = {
  id: string
  reporterId: string
  aboutId: string
  kind: MemberReportKind
  subjectId: string
  reported: string
  reason: ReportReason
  words: string
  now: Date
}

/** Inserts a report; the same person's second report of a subject changes nothing. */
export async function insertMemberReport(tx: DbOrTx, report: NewReport): Promise<void> {
  await sql`/* insertMemberReport */ insert into member_report (id, reporter_id, about_id, kind, subject_id, reported, reason, words, at)
    values (${report.id}::uuid, ${report.reporterId}::uuid, ${report.aboutId}::uuid, ${report.kind}, ${report.subjectId}::uuid,
      ${report.reported}, ${report.reason}, ${report.words}, ${report.now}) on conflict do nothing`.execute(
    tx,
  )
}

/** A report with its person, as employees read it. */
export type ReportRow = {
  id: string
  reporter_id: string
  about_id: string
  kind: MemberReportKind
  subject_id: string
  reported: string
  reason: ReportReason
  words: string
  at: Date
  decision: MemberReportAct | null
  note: string
  decided_at: Date | null
  lifted_at: Date | null
  first_name: string | null
  last_name: string | null
  banned: boolean
  /** The reported person deleted the account. */
  is_gone: boolean
  code: string | null
  warnings: number
  decided_by_name: string | null
  item_number: number | null
  /** The code of the closet on whose page a rating stands. */
  review_code: string | null
  versions: { stars: number; words: string; at: string }[]
}

/** The address that a deleted account has (rules/src/privacy). */
const gone = sql`u.email::text like 'deleted-%@deleted.invalid'`

const select = sql`select r.id, r.reporter_id, r.about_id, r.kind, r.subject_id, r.reported, r.reason, r.words, r.at, r.decision, r.note,
  r.decided_at, r.lifted_at, u.first_name, u.last_name, u.banned, sf.code, ${gone} as is_gone,
  (select count(distinct (w.kind, w.subject_id))::int from member_report w where w.about_id = r.about_id and w.decision = 'warn'
    and w.decided_at < coalesce(r.decided_at, 'infinity')) as warnings,
  by.first_name as decided_by_name, q.item_number::float8 as item_number,
  (select s.code from member_review v join storefront s on s.user_id = v.about_id and s.is_open
    where r.kind = 'review' and v.id = r.subject_id and v.of_seller) as review_code,
  coalesce((select v.earlier || jsonb_build_array(jsonb_build_object('stars', v.stars, 'words', v.words,
      'at', coalesce(v.words_removed_at, v.changed_at, v.written_at)))
    from member_review v where r.kind = 'review' and v.id = r.subject_id), '[]') as versions
  from member_report r join user_account u on u.id = r.about_id
  left join storefront sf on sf.user_id = r.about_id and sf.is_open
  left join user_account by on by.id = r.decided_by
  left join piece_question q on r.kind in ('question', 'answer') and q.case_id = r.subject_id`

/** The subjects of which reports wait, each once, with the time of its first report. */
const openSubjects = sql`select kind, subject_id, min(at) as since from member_report where decided_at is null group by kind, subject_id`

/** Returns the reports that wait of one page of subjects, the oldest subject first. */
export async function listOpenReports(
  db: DbOrTx,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportRow[]> {
  const { rows } =
    await sql<ReportRow>`/* listOpenReports */ with shown as (${openSubjects} order by since, subject_id
      limit ${limit} offset ${offset})
    ${select} join shown on shown.kind = r.kind and shown.subject_id = r.subject_id
    where r.decided_at is null order by shown.since, shown.subject_id, r.at, r.id`.execute(db)
  return rows
}

/** Counts the subjects of which reports wait. */
export async function countOpenReports(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`/* countOpenReports */ select count(*)::int as n from (${openSubjects}) s`.execute(db)
  return rows[0]?.n ?? 0
}

/** Returns up to `limit` reports that were decided, the latest first. */
export async function listDecidedReports(db: DbOrTx, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`/* listDecidedReports */ ${select}
    where r.decided_at is not null order by r.decided_at desc, r.at, r.id limit ${limit}`.execute(db)
  return rows
}

/** Locks and returns all open reports of the subject of one report; empty when they are decided. */
export async function lockOpenReports(tx: DbOrTx, id: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`/* lockOpenReports */ ${select}
    where r.decided_at is null and (r.kind, r.subject_id) = (select kind, subject_id from member_report where id = ${id}::uuid)
    order by r.at, r.id for no key update of r`.execute(tx)
  return rows
}

/** Stores a decision about reports, its note, and who made it when. The caller has locked them open. */
export async function updateDecided(
  tx: DbOrTx,
  {
    ids,
    act,
    note,
    actorId,
    now,
  }: { ids: readonly string[]; act: string; note: string; actorId: string; now: Date },
): Promise<void> {
  await sql`/* updateDecided */ update member_report set decision = ${act}, note = ${note}, decided_by = ${actorId}::uuid, decided_at = ${now}
    where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Ends all suspensions of the person of a report, and returns the person; undefined when there is none. */
export async function updateLifted(tx: DbOrTx, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{
    about_id: string
  }>`/* updateLifted */ update member_report set lifted_at = ${now}
    where about_id = (select about_id from member_report where id = ${id}::uuid) and decision = 'suspend' and lifted_at is null
    returning about_id`.execute(tx)
  return rows[0]?.about_id
}

/** Returns the ids of people who deleted their accounts and about whom reports still have words. */
export async function listGoneInReports(db: DbOrTx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listGoneInReports */
    select distinct r.about_id as id from member_report r join user_account u on u.id = r.about_id and ${gone}
    where r.decided_at is null or r.reported <> '' or r.words <> '' or r.note <> ''`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Empties all words of reports about these people, the decision's note among them; reports that nobody
 * decided are closed as `keep`.
 */
export async function forgetReportWords(db: DbOrTx, aboutIds: readonly string[], now: Date): Promise<void> {
  await sql`/* forgetReportWords */ update member_report set reported = '', words = '', note = '',
      decision = coalesce(decision, 'keep'), decided_at = coalesce(decided_at, ${now})
    where about_id = any(${[...aboutIds]}::uuid[])`.execute(db)
}

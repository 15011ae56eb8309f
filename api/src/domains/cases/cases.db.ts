// long-file: all reads of cases share the parts of their statements
// Reads cases, and the bought pieces that they are about. No writes.
import type { Difference } from '@hemline/rules/returns/differences.ts'
import type { MoneyRow } from '@hemline/rules/returns/money.ts'
import type { CaseKind, CaseOffer, CaseStatus, ClaimAnswer } from '@hemline/rules/vocabulary/cases.ts'
import type { ReturnStatus } from '@hemline/rules/vocabulary/returns.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { pageWithTotal } from '../../platform/totals.ts'
import type { OrderOwner } from '../orders/orders.ts'

/** The rows of a case's sum and the means of payment that get it. */
export type CaseMoneyShown = { readonly sums: readonly MoneyRow[]; readonly to: readonly MoneyRow[] }

/** A row of support_case; sums in cents. */
export type CaseRow = {
  id: string
  number: number
  user_id: string | null
  visitor_id: number | null
  name: string
  email: string
  form_key: string
  kind: CaseKind
  status: CaseStatus
  subject: string
  order_id: string | null
  offer: CaseOffer | null
  total_cents: number
  money: CaseMoneyShown
  return_id: string | null
  /** Where the return is that settled the case; null without one. */
  return_status: ReturnStatus | null
  answer_by: Date | null
  taken_by: string | null
  created_at: Date
  since: Date
  paid_at: Date | null
  settled_at: Date | null
  asked_at: Date | null
  reply_by: Date | null
  proposed_offer: CaseOffer | null
  proposed_cents: number | null
  proposed_by: string | null
  proposed_at: Date | null
  claim_ref: string | null
  claim_opened_at: Date | null
  claim_answer: ClaimAnswer | null
  claim_answered_at: Date | null
  /** Why nothing is given, while that stands. */
  declined_reason: string | null
  /** Who declined the case last. */
  declined_by: string | null
  /** The key in the mails of a letter without an account; null for every other case. */
  access_key: string | null
  /** When its own person closed the case, while that stands. */
  withdrawn_at: Date | null
}

/** The columns of a case, as the reads of cases name them; the table is `c`. */
export const caseColumns = sql`c.id, c.number, c.user_id, c.visitor_id::float8 as visitor_id, c.name, c.email, c.form_key, c.kind, c.status, c.subject,
    c.order_id, c.offer, c.total_cents, c.money, c.return_id, c.answer_by, c.taken_by, c.created_at, c.since, c.paid_at, c.settled_at,
    c.asked_at, c.reply_by, c.proposed_offer, c.proposed_cents, c.proposed_by, c.proposed_at, c.claim_ref, c.claim_opened_at,
    c.claim_answer, c.claim_answered_at, c.declined_reason, c.declined_by, c.access_key, c.withdrawn_at,
    (select r.status from order_return r where r.id = c.return_id) as return_status`

/** A piece of an order as its parcel stands; sums in cents. */
export type CasePieceRow = {
  line_id: string
  kind: string
  item_number: number
  net_cents: number
  tax_cents: number
  duty_cents: number
  canceled: boolean
  refunded: boolean
  returning: boolean
  in_case: boolean
  /** Whether the piece came in place of another one. */
  is_replacement: boolean
  /** Whether another piece came in its place. */
  is_replaced: boolean
  shipment_id: string | null
  /** What the delivery of the parcel cost, in cents. */
  shipment_price: number
  shipment_status: string | null
  carrier: Carrier | null
  tracking_code: string | null
  delivered_at: Date | null
  /** The last promised day, such as 2026-11-28. */
  promised_by: string | null
}

/**
 * Returns an order's pieces with their parcels and amounts (cents), in the order's sequence, for beginning a
 * case.
 */
export async function listCasePieces(db: DbOrTx, orderId: string): Promise<CasePieceRow[]> {
  const { rows } =
    await sql<CasePieceRow>`/* listCasePieces */ select l.id as line_id, l.kind, l.item_number::float8 as item_number,
      l.net_cents, l.tax_cents, l.duty_cents, l.canceled_at is not null as canceled,
      exists (select 1 from order_event e where e.order_id = l.order_id and e.kind = 'refund' and e.detail -> 'lines' ? l.id::text)
        as refunded,
      exists (select 1 from order_return_line r where r.order_line_id = l.id and r.is_open) as returning,
      exists (select 1 from support_case_line cl join support_case c on c.id = cl.case_id where cl.order_line_id = l.id
        and c.status in ('waiting_for_us', 'waiting_for_carrier')) as in_case,
      exists (select 1 from purchase_order o where o.id = l.order_id and o.payment_method = 'replacement') as is_replacement,
      exists (select 1 from support_case_line cl join case_replacement cr on cr.case_id = cl.case_id
        where cl.order_line_id = l.id and cr.ended_at is null) as is_replaced,
      sh.id as shipment_id, coalesce(sh.price_cents, 0) as shipment_price, coalesce(lead.status, sh.status) as shipment_status, coalesce(lead.carrier, sh.carrier) as carrier,
      coalesce(lead.tracking_code, sh.tracking_code) as tracking_code, coalesce(lead.delivered_at, sh.delivered_at) as delivered_at,
      coalesce(lead.max_estimate, sh.max_estimate)::text as promised_by
    from order_line l left join shipment sh on sh.order_id = l.order_id and sh.group_key = l.group_key
      left join shipment lead on lead.id = sh.joined_to
    where l.order_id = ${orderId}::uuid and l.kind in ('item', 'gift_card') order by l.id`.execute(db)
  return rows
}

/** SQL: the cases `c` of somebody; the guest of one order has those of that order alone. */
const ownedBy = ({ userId, visitorId, orderId }: OrderOwner) => {
  if (orderId !== undefined) return sql`c.user_id is null and c.order_id = ${orderId}::uuid`
  return userId === null
    ? sql`c.user_id is null and c.visitor_id = ${visitorId}`
    : sql`c.user_id = ${userId}::uuid`
}

/**
 * SQL: the cases that count for somebody's limits, as in ownedBy; but who came by an order's key counts as
 * the visitor who placed the order, with all of their cases.
 */
const countedFor = ({ userId, visitorId, orderId }: OrderOwner) =>
  ownedBy(
    visitorId === null && orderId !== undefined ? { userId, visitorId, orderId } : { userId, visitorId },
  )

/** Finds a case by its number; undefined when unknown. */
export async function findCase(db: DbOrTx, number: number): Promise<CaseRow | undefined> {
  const { rows } =
    await sql<CaseRow>`/* findCase */ select ${caseColumns} from support_case c where c.number = ${number}::integer`.execute(
      db,
    )
  return rows[0]
}

/** Finds a case by its id; undefined when unknown. */
export async function findCaseById(db: DbOrTx, id: string): Promise<CaseRow | undefined> {
  const { rows } =
    await sql<CaseRow>`/* findCaseById */ select ${caseColumns} from support_case c where c.id = ${id}::uuid`.execute(
      db,
    )
  return rows[0]
}

/** Finds the case that was made with this form key; undefined when there is none. */
export async function findCaseByKey(db: DbOrTx, key: string): Promise<CaseRow | undefined> {
  const { rows } =
    await sql<CaseRow>`/* findCaseByKey */ select ${caseColumns} from support_case c where c.form_key = ${key}`.execute(
      db,
    )
  return rows[0]
}

/**
 * Locks a case until the transaction ends and returns it; undefined when unknown. The caller locks the order
 * first.
 */
export async function lockCase(tx: DbOrTx, id: string): Promise<CaseRow | undefined> {
  const { rows } =
    await sql<CaseRow>`/* lockCase */ select ${caseColumns} from support_case c where c.id = ${id}::uuid for no key update`.execute(
      tx,
    )
  return rows[0]
}

type Paged = { limit: number; offset: number }

/**
 * Returns one page of a person's cases, the newest first, and the number of all.
 */
export async function listCases(
  db: DbOrTx,
  owner: OrderOwner,
  { limit, offset }: Paged,
): Promise<{ rows: CaseRow[]; total: number }> {
  return pageWithTotal({ limit, offset }, async (page) => {
    const { rows } = await sql<
      CaseRow & { total: number }
    >`/* listCases */ select ${caseColumns}, count(*) over ()::int as total from support_case c
    where ${ownedBy(owner)} order by c.created_at desc, c.id desc limit ${page.limit} offset ${page.offset}`.execute(
      db,
    )
    return rows
  })
}

/** A bought piece of a case, and what the shopper told of it. */
export type CaseLineRow = {
  case_id: string
  order_line_id: string
  item_number: number
  difference: Difference | null
}

/** Returns the bought pieces that several cases are about. */
export async function listCaseLines(db: DbOrTx, caseIds: readonly string[]): Promise<CaseLineRow[]> {
  const { rows } =
    await sql<CaseLineRow>`/* listCaseLines */ select case_id, order_line_id, item_number::float8 as item_number, difference
    from support_case_line
    where case_id = any(${[...caseIds]}::uuid[]) order by order_line_id`.execute(db)
  return rows
}

/** Returns the item numbers that several cases are about: bought pieces, and the piece of a question. */
export async function listCaseItems(
  db: DbOrTx,
  caseIds: readonly string[],
): Promise<{ case_id: string; item_number: number }[]> {
  const { rows } = await sql<{
    case_id: string
    item_number: number
  }>`/* listCaseItems */ select case_id, item_number::float8 as item_number from support_case_line
    where case_id = any(${[...caseIds]}::uuid[])
    union select case_id, item_number::float8 from piece_question where case_id = any(${[...caseIds]}::uuid[])
    order by 1, 2`.execute(db)
  return rows
}

/**
 * Returns the piece that a question is about, and whether its answer is public; undefined for other kinds of
 * cases.
 */
export async function findQuestionPiece(
  db: DbOrTx,
  caseId: string,
): Promise<{ item_number: number; is_public: boolean } | undefined> {
  const { rows } = await sql<{
    item_number: number
    is_public: boolean
  }>`/* findQuestionPiece */ select item_number::float8 as item_number, published_at is not null as is_public
    from piece_question where case_id = ${caseId}::uuid`.execute(db)
  return rows[0]
}

/**
 * Something that happened in a case; `actor` is the employee's first name, null for the shopper and the
 * shop.
 */
export type CaseEventRow = {
  id: number
  case_id: string
  kind:
    | 'told'
    | 'chose'
    | 'paid'
    | 'message'
    | 'reply'
    | 'note'
    | 'taken'
    | 'closed'
    | 'proposed'
    | 'approved'
    | 'declined'
    | 'claimed'
    | 'carrier'
    | 'replaced'
    | 'released'
    | 'not_replaced'
    | 'denied'
    | 'put_back'
    | 'handed_over'
  actor: string | null
  /** Whether the person of the case did what else the shop does. */
  by_person: boolean
  body: string
  photo_ids: string[]
  happened_at: Date
}

/**
 * Returns all events of several cases, the oldest first, each with the first name of the person who caused
 * it.
 */
export async function listCaseEvents(db: DbOrTx, caseIds: readonly string[]): Promise<CaseEventRow[]> {
  const { rows } =
    await sql<CaseEventRow>`/* listCaseEvents */ select e.id::float8 as id, e.case_id, e.kind, u.first_name as actor,
      e.by_person, e.body, e.photo_ids, e.happened_at from support_case_event e left join user_account u on u.id = e.actor_id
    where e.case_id = any(${[...caseIds]}::uuid[]) order by e.id`.execute(db)
  return rows
}

/** A word of the shopper waits for an answer although the carrier is asked. */
export const isAsked = sql`c.status = 'waiting_for_carrier' and c.asked_at is not null`

/**
 * Returns three counts: all cases that wait for an employee, a person's cases settled at once within a year,
 * and those that the person began within a day.
 */
export async function countCases(
  db: DbOrTx,
  owner: OrderOwner,
  now: Date,
): Promise<{ waiting: number; settled: number; today: number }> {
  const { rows } = await sql<{ waiting: number; settled: number; today: number }>`/* countCases */ select
      (select count(*)::int from support_case c where c.status = 'waiting_for_us' or (${isAsked})) as waiting,
      (select count(*)::int from support_case c where ${countedFor(owner)} and c.taken_by is null
        and coalesce(c.paid_at, case when c.offer = 'replacement' then c.created_at end) > ${now}::timestamptz - interval '1 year')
        as settled,
      (select count(*)::int from support_case c where ${countedFor(owner)} and c.kind <> 'piece_question'
        and c.created_at > ${now}::timestamptz - interval '1 day') as today`.execute(db)
  return rows[0] ?? { waiting: 0, settled: 0, today: 0 }
}

/** Returns at most `limit` cases whose claim at the carrier is past its time, the oldest first. */
export async function listDueClaims(db: DbOrTx, now: Date, limit: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`/* listDueClaims */ select ${caseColumns} from support_case c
    where c.status = 'waiting_for_carrier' and c.answer_by <= ${now} order by c.since limit ${limit}`.execute(
    db,
  )
  return rows
}

/**
 * Returns at most `limit` cases that were answered at `before` or earlier and are still open, the oldest
 * first.
 */
export async function listAnsweredBefore(db: DbOrTx, before: Date, limit: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`/* listAnsweredBefore */ select ${caseColumns} from support_case c
    where c.status = 'answered' and c.proposed_at is null and c.since <= ${before} order by c.since limit ${limit}`.execute(
    db,
  )
  return rows
}

/**
 * Returns at most `limit` claims at carriers that are not over yet, by id after `after`: those that no
 * carrier was asked about, or with `asked` those that a carrier has not answered.
 */
export async function listOpenClaims(
  db: DbOrTx,
  { asked, now, after, limit }: { asked: boolean; now: Date; after: string; limit: number },
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`/* listOpenClaims */ select ${caseColumns} from support_case c
    where c.status = 'waiting_for_carrier' and c.answer_by > ${now} and (c.claim_ref is not null) = ${asked}
      and c.claim_answer is null and c.id > ${after}::uuid order by c.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Returns a person's count of cases and the cents paid for them within a year, also by e-mail address, as a
 * hint for employees; questions about pieces don't count.
 */
export async function findCaseRecord(
  db: DbOrTx,
  row: Pick<CaseRow, 'user_id' | 'email'>,
  now: Date,
): Promise<{ cases: number; paid: number }> {
  const { rows } = await sql<{
    cases: number
    paid: number
  }>`/* findCaseRecord */ select count(*)::int as cases,
      coalesce(sum(total_cents) filter (where paid_at is not null), 0)::int as paid from support_case
    where kind <> 'piece_question' and (user_id = ${row.user_id}::uuid or lower(email) = lower(${row.email}))
      and created_at > ${now}::timestamptz - interval '1 year'`.execute(db)
  return rows[0] ?? { cases: 0, paid: 0 }
}

/** Returns a user's first name; null for an unknown user. */
export async function findFirstName(db: DbOrTx, userId: string): Promise<string | null> {
  const { rows } = await sql<{
    name: string | null
  }>`/* findFirstName */ select first_name as name from user_account
    where id = ${userId}::uuid`.execute(db)
  return rows[0]?.name ?? null
}

/** Returns the text of the employee's reply with this form key; undefined when there is none. */
export async function findReply(db: DbOrTx, formKey: string): Promise<string | undefined> {
  const { rows } = await sql<{ body: string }>`/* findReply */ select body from support_case_event
    where form_key = ${formKey} and kind in ('reply', 'denied')`.execute(db)
  return rows[0]?.body
}

/** Returns whether a photo was sent in a case, with its first words or with later ones. */
export async function isPhotoOfCase(db: DbOrTx, caseId: string, photoId: string): Promise<boolean> {
  const { rows } = await sql`/* isPhotoOfCase */ select 1 from support_case_event
    where case_id = ${caseId}::uuid and ${photoId}::uuid = any(photo_ids) limit 1`.execute(db)
  return rows.length > 0
}

/** Tells whether a return of a case is under way, or another piece in place of the first one. */
export const hasCaseUnderWay = async (db: DbOrTx, caseId: string): Promise<boolean> =>
  (await listCasesUnderWay(db, [caseId])).length > 0

/**
 * Returns the ids of those of the cases that have a return under way, or another piece in place of the first
 * one.
 */
export async function listCasesUnderWay(db: DbOrTx, caseIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`/* listCasesUnderWay */ select c.id from support_case c where c.id = any(${[...caseIds]}::uuid[])
    and (exists (select 1 from order_return r where r.id = c.return_id and r.status not in ('canceled', 'completed'))
      or exists (select 1 from case_replacement cr where cr.case_id = c.id and cr.ended_at is null))`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

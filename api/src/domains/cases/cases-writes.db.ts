// Writes cases, their pieces and their history.
import type { CaseOffer, ClaimAnswer } from '@hemline/rules/vocabulary/cases.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { OrderOwner } from '../orders/orders.ts'
import type { CaseEventRow, CaseLineRow, CaseRow } from './cases.db.ts'

/** A new case, without the columns that its life fills. */
export type NewCase = Omit<
  CaseRow,
  | 'number'
  | 'since'
  | 'taken_by'
  | 'paid_at'
  | 'asked_at'
  | 'reply_by'
  | 'withdrawn_at'
  | `proposed_${string}`
  | `claim_${string}`
  | `declined_${string}`
  | 'return_status'
>

/**
 * Makes cases that one shopper begins at the same time wait for each other until the transaction ends, so
 * that each counts those before. The caller takes this lock before the lock of an order.
 */
export async function lockCasesOf(tx: DbOrTx, { userId, visitorId }: OrderOwner): Promise<void> {
  const owner = userId ?? `visitor-${visitorId}`
  await sql`/* lockCasesOf */ select pg_advisory_xact_lock(hashtextextended(${`cases/${owner}`}, 0))`.execute(
    tx,
  )
}

/** Inserts a case with its pieces; false when a case with this form key exists. */
export async function insertCase(
  tx: DbOrTx,
  row: NewCase,
  lines: readonly Omit<CaseLineRow, 'case_id'>[],
): Promise<boolean> {
  // One statement, so that a case never stands without its pieces.
  const { rows } = await sql`/* insertCase */ with made as (
      insert into support_case (id, user_id, visitor_id, name, email, form_key, kind, status, subject, order_id, offer, total_cents,
        money, return_id, answer_by, created_at, since, settled_at, access_key)
      values (${row.id}::uuid, ${row.user_id}::uuid, ${row.visitor_id}, ${row.name}, ${row.email}, ${row.form_key}, ${row.kind},
        ${row.status}, ${row.subject}, ${row.order_id}::uuid, ${row.offer}, ${row.total_cents}, ${JSON.stringify(row.money)}::jsonb,
        ${row.return_id}::uuid, ${row.answer_by}, ${row.created_at}, ${row.created_at}, ${row.settled_at}, ${row.access_key})
      on conflict (form_key) do nothing returning id
    ), pieces as (
      insert into support_case_line (case_id, order_line_id, item_number, difference)
      select made.id, l.order_line_id, l.item_number, nullif(l.difference, 'null'::jsonb)
      from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (order_line_id uuid, item_number bigint, difference jsonb)
    ) select id from made`.execute(tx)
  return rows.length > 0
}

/** The columns of a case that may change; absent columns stay. */
export type CaseChange = Partial<
  Pick<
    CaseRow,
    | 'status'
    | 'offer'
    | 'total_cents'
    | 'money'
    | 'return_id'
    | 'answer_by'
    | 'taken_by'
    | 'since'
    | 'paid_at'
    | 'settled_at'
    | 'asked_at'
    | 'reply_by'
    | 'declined_reason'
    | 'declined_by'
    | 'withdrawn_at'
  >
>

/** Writes the given columns of a case, also nulls; the caller holds its lock. */
export async function updateCase(tx: DbOrTx, id: string, change: CaseChange): Promise<void> {
  const changed = JSON.stringify(change)
  await sql`/* updateCase */ update support_case c set
      status = coalesce(n.status, c.status), offer = coalesce(n.offer, c.offer), total_cents = coalesce(n.total_cents, c.total_cents),
      money = coalesce(n.money, c.money), return_id = coalesce(n.return_id, c.return_id), since = coalesce(n.since, c.since), paid_at = coalesce(n.paid_at, c.paid_at),
      answer_by = case when ${changed}::jsonb ? 'answer_by' then n.answer_by else c.answer_by end,
      taken_by = case when ${changed}::jsonb ? 'taken_by' then n.taken_by else c.taken_by end,
      settled_at = case when ${changed}::jsonb ? 'settled_at' then n.settled_at else c.settled_at end,
      asked_at = case when ${changed}::jsonb ? 'asked_at' then n.asked_at else c.asked_at end,
      reply_by = case when ${changed}::jsonb ? 'reply_by' then n.reply_by else c.reply_by end,
      declined_reason = case when ${changed}::jsonb ? 'declined_reason' then n.declined_reason else c.declined_reason end,
      withdrawn_at = case when ${changed}::jsonb ? 'withdrawn_at' then n.withdrawn_at else c.withdrawn_at end,
      declined_by = coalesce(n.declined_by, c.declined_by)
    from jsonb_to_record(${changed}::jsonb) as n (status text, offer text, total_cents integer, money jsonb, return_id uuid, answer_by timestamptz,
      taken_by uuid, since timestamptz, paid_at timestamptz, settled_at timestamptz, asked_at timestamptz, reply_by timestamptz,
      declined_reason text, declined_by uuid, withdrawn_at timestamptz)
    where c.id = ${id}::uuid`.execute(tx)
}

/**
 * Stores the sum (cents) that an employee proposed and a second one must confirm, or clears it (null); the
 * caller holds the case's lock.
 */
export async function updateProposal(
  tx: DbOrTx,
  id: string,
  proposal: { offer: CaseOffer; total: number; by: string; at: Date } | null,
): Promise<void> {
  await sql`/* updateProposal */ update support_case set proposed_offer = ${proposal?.offer ?? null},
      proposed_cents = ${proposal?.total ?? null}::integer, proposed_by = ${proposal?.by ?? null}::uuid,
      proposed_at = ${proposal?.at ?? null}::timestamptz where id = ${id}::uuid`.execute(tx)
}

/**
 * Stores that a claim was opened at the carrier; false when one is stored already. The caller holds the
 * case's lock.
 */
export async function openClaim(tx: DbOrTx, id: string, claim: { ref: string; at: Date }): Promise<boolean> {
  const { rows } =
    await sql`/* openClaim */ update support_case set claim_ref = ${claim.ref}, claim_opened_at = ${claim.at}
    where id = ${id}::uuid and claim_ref is null returning id`.execute(tx)
  return rows.length > 0
}

/**
 * Stores the carrier's answer to a claim; false when one is stored already. The caller holds the case's lock.
 */
export async function answerClaim(
  tx: DbOrTx,
  id: string,
  claim: { answer: ClaimAnswer; at: Date },
): Promise<boolean> {
  const { rows } =
    await sql`/* answerClaim */ update support_case set claim_answer = ${claim.answer}, claim_answered_at = ${claim.at}
    where id = ${id}::uuid and claim_answer is null returning id`.execute(tx)
  return rows.length > 0
}

/** An event of a case; `formKey` names the form that sent the words, which counts once. */
export type NewCaseEvent = {
  caseId: string
  kind: CaseEventRow['kind']
  actorId?: string | null
  byPerson?: boolean
  body?: string
  photoIds?: readonly string[]
  formKey?: string
  at: Date
}

/** Inserts an event of a case; false when an event with this form key exists. */
export async function insertCaseEvent(tx: DbOrTx, event: NewCaseEvent): Promise<boolean> {
  const { rows } =
    await sql`/* insertCaseEvent */ insert into support_case_event (case_id, kind, actor_id, by_person, body, photo_ids, form_key, happened_at)
    values (${event.caseId}::uuid, ${event.kind}, ${event.actorId ?? null}::uuid, ${event.byPerson ?? false}, ${event.body ?? ''},
      ${[...(event.photoIds ?? [])]}::uuid[], ${event.formKey ?? null},
      ${event.at}) on conflict (form_key) do nothing returning id`.execute(tx)
  return rows.length > 0
}

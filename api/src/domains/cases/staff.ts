// Cases as employees find, read, answer and decide them (issue 11, "Resolution hub: Staff"; decision 0184).
import { kindWords } from '@hemline/rules/cases/kinds.ts'
import { macrosFor } from '@hemline/rules/cases/macros.ts'
import { ownProposal, proposalWaits, secondPersonNeeded } from '@hemline/rules/cases/second-person.ts'
import { caseStatusLabels, offerTitles } from '@hemline/rules/cases/words.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { isFormKey, mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { mailFirstName } from '@hemline/rules/identity/person-names.ts'
import { type CaseStatus, caseWordsMax } from '@hemline/rules/vocabulary/cases.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { holdDirectSales } from '../earnings/earnings.ts'
import { findOrder } from '../orders/orders.ts'
import {
  type CaseEventRow,
  type CaseRow,
  findCase,
  findCaseById,
  findCaseRecord,
  findFirstName,
  listCaseEvents,
  listCaseItems,
  listCaseLines,
  listStaffCases,
  lockCase,
} from './cases.db.ts'
import { insertCaseEvent, updateCase } from './cases-writes.db.ts'
import { type Granted, grantedFor, offersOf } from './grants.ts'
import { queueCaseMail } from './settle.ts'
import { caseNumber } from './talk.ts'
import { viewCase } from './view.ts'

const pageSize = 25

export type StaffRefusal = { __typename: 'StaffRefusal'; message: string }
/** Refuses an employee's act. */
export const refusal = (message: string): StaffRefusal => ({ __typename: 'StaffRefusal', message })
/** The refusal of a number that names no case. */
export const unknownCase = refusal('No case has this number.')

/** The change was made, or had been made before by the same form. */
export type Done = { __typename: 'Done' }
/** The answer of an act that was made. */
export const done: Done = { __typename: 'Done' }

/** Returns the employee's user id. Refuses UNAUTHENTICATED and FORBIDDEN. */
export function employeeFor(ctx: Context): string {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !mayDo(roles, 'cases')) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return userId
}

type Wanted = { status: CaseStatus | null; search: string | null; isProposed: boolean }

/**
 * Returns a page of cases by status or of those that wait for a second person, the one that waits longest
 * first, or those that a text names.
 */
export async function casesForStaff(
  ctx: Context,
  { status, search, isProposed, page }: Wanted & { page: number },
) {
  employeeFor(ctx)
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const { rows, total } = await listStaffCases(ctx.db, {
    status,
    search: search?.trim() || null,
    isProposed,
    limit: pageSize,
    offset: (at - 1) * pageSize,
  })
  return {
    nodes: rows.map((row) => ({
      id: row.id,
      code: String(row.number),
      kindLabel: kindWords(row.kind).label,
      subject: row.subject,
      personName: row.name,
      status: row.status,
      statusLabel: caseStatusLabels[row.status],
      total: row.total_cents,
      since: row.asked_at ?? row.since,
      answerBy: row.reply_by ?? row.answer_by,
      isProposed: row.proposed_at !== null,
      photoId: row.photo_id,
    })),
    totalCount: total,
    hasNextPage: at * pageSize < total,
  }
}

/** Reads a case by its number; undefined for none. */
export const rowOf = async (ctx: Context, code: string): Promise<CaseRow | undefined> => {
  const number = caseNumber(code)
  return number === null ? undefined : findCase(ctx.db, number)
}

/** Returns a case with all that its answer needs, by its number; undefined for none. */
export async function caseForStaff(ctx: Context, code: string) {
  const actorId = employeeFor(ctx)
  const row = await rowOf(ctx, code)
  return row && staffView(ctx, row, actorId)
}

/**
 * What the rules grant for the pieces of a case now; undefined for a case without an order or without a
 * grant.
 */
export async function grantedNow(
  db: Tx | Context['db'],
  row: CaseRow,
  { now, byPerson }: { now: Date; byPerson: boolean },
): Promise<Granted | undefined> {
  if (row.order_id === null || row.paid_at !== null || row.return_id !== null) return undefined
  const order = await findOrder(db, row.order_id)
  if (!order) return undefined
  const lines = await listCaseLines(db, [row.id])
  const granted = await grantedFor(db, {
    order,
    lineIds: lines.map((line) => line.order_line_id),
    kind: row.kind,
    owner: { userId: row.user_id, visitorId: row.visitor_id },
    now,
    ofCase: true,
    byPerson,
  })
  return granted.__typename === 'Granted' ? granted : undefined
}

const happened: Readonly<Record<string, string>> = {
  told: 'told us',
  chose: 'chose',
  paid: 'money sent',
  message: 'wrote',
  reply: 'answered',
  note: 'noted',
  taken: 'took the case',
  closed: 'closed',
  proposed: 'proposed',
  approved: 'approved',
  declined: 'declined',
  claimed: 'asked the carrier',
  carrier: 'heard from the carrier',
}

/** The events whose words employees read in the history; the talk has the others. */
const withReason: readonly CaseEventRow['kind'][] = [
  'chose',
  'note',
  'proposed',
  'declined',
  'claimed',
  'carrier',
]

async function staffView(ctx: Context, row: CaseRow, actorId: string) {
  const now = ctx.now()
  const [lines, events, record, granted, byRules, employee, taker, proposer] = await Promise.all([
    listCaseItems(ctx.db, [row.id]),
    listCaseEvents(ctx.db, [row.id]),
    findCaseRecord(ctx.db, row, now),
    grantedNow(ctx.db, row, { now, byPerson: true }),
    grantedNow(ctx.db, row, { now, byPerson: false }),
    findFirstName(ctx.db, actorId),
    row.taken_by === null ? null : findFirstName(ctx.db, row.taken_by),
    row.proposed_by === null ? null : findFirstName(ctx.db, row.proposed_by),
  ])
  const items = await listItemsByNumber(
    ctx.db,
    lines.map((line) => line.item_number),
  )
  const offers = granted
    ? await offersOf(ctx.db, granted, { kind: row.kind, now, answer: row.answer_by ?? now })
    : []
  return {
    case: await viewCase(ctx, row),
    personId: row.user_id,
    personName: row.name,
    email: row.email,
    takenBy: taker,
    offers: offers.filter((one) => one.offer !== 'carrier_claim'),
    proposal: proposalOf(ctx, row, proposer),
    replyBy: row.reply_by,
    why: byRules?.grant.why ?? null,
    hints: hintsOf(row, record),
    pieces: items.map((item) => ({
      itemNumber: item.item_number,
      conditionDescription: item.condition_description,
      flaws: item.flaws.map((flaw) => flaw.description),
    })),
    macros: macrosFor({
      kind: row.kind,
      person: mailFirstName(row.name) ?? 'customer',
      employee: employee ?? 'Your team',
    }),
    history: events.map((event) => ({
      id: String(event.id),
      kind: happened[event.kind] ?? event.kind,
      fromStatus: null,
      toStatus: null,
      actor: event.actor,
      reason: withReason.includes(event.kind) ? event.body : '',
      happenedAt: event.happened_at,
    })),
  }
}

/** The sum that waits for a second person, and why this employee may not approve it; null without one. */
function proposalOf(ctx: Context, row: CaseRow, by: string | null) {
  if (row.proposed_offer === null || row.proposed_at === null) return null
  const isOwn = row.proposed_by === ctx.viewer.userId
  return {
    offer: row.proposed_offer,
    title: offerTitles[row.proposed_offer],
    total: row.proposed_cents ?? 0,
    by: by ?? 'Somebody',
    at: row.proposed_at,
    isOwn,
    whyNot: isOwn ? ownProposal : mayDo(ctx.viewer.roles, 'refund_any_amount') ? null : secondPersonNeeded,
  }
}

/** Signals about a person; they refuse nothing. */
function hintsOf(row: CaseRow, { cases, paid }: { cases: number; paid: number }): string[] {
  const others = cases - 1
  return [
    ...(row.user_id === null ? ['Without an account.'] : []),
    ...(others > 0
      ? [
          `${others} other ${others === 1 ? 'case' : 'cases'} in the last year, ${dollars(paid)} paid for cases.`,
        ]
      : []),
  ]
}

export type StaffCasePayload = {
  __typename: 'StaffCasePayload'
  staffCase: Awaited<ReturnType<typeof staffView>>
}

/**
 * Changes a case under its lock and returns the case as the employee reads it. Refuses UNAUTHENTICATED and
 * FORBIDDEN.
 */
export async function actOnCase(
  ctx: Context,
  code: string,
  change: (tx: Tx, row: CaseRow, actorId: string) => Promise<StaffRefusal | Done>,
): Promise<StaffCasePayload | StaffRefusal> {
  const actorId = employeeFor(ctx)
  const found = await rowOf(ctx, code)
  if (!found) return unknownCase
  const result = await inTransaction<StaffRefusal | Done>(ctx.db, 'Done', async (tx) => {
    const row = await lockCase(tx, found.id)
    return row ? change(tx, row, actorId) : unknownCase
  })
  return result.__typename === 'Done' ? shownToStaff(ctx, found.id, actorId) : result
}

/** Returns a case as the employee reads it after an act. */
export async function shownToStaff(
  ctx: Context,
  id: string,
  actorId: string,
): Promise<StaffCasePayload | StaffRefusal> {
  const row = await findCaseById(ctx.db, id)
  return row ? { __typename: 'StaffCasePayload', staffCase: await staffView(ctx, row, actorId) } : unknownCase
}

/** Gives a case to the employee, or back to all. A case that a colleague took can be handed over. */
export const takeCase = (ctx: Context, { code, take }: { code: string; take: boolean }) =>
  actOnCase(ctx, code, async (tx, row, actorId) => {
    await updateCase(tx, row.id, { taken_by: take ? actorId : null })
    if (take && row.taken_by !== actorId)
      await insertCaseEvent(tx, { caseId: row.id, kind: 'taken', actorId, at: ctx.now() })
    return done
  })

type Words = { body: string; key: string; now: Date }

/** Notes an employee's answer and queues its mail; false when the same form sent it before. */
export async function replyToCase(
  tx: Tx,
  row: CaseRow,
  actorId: string,
  { body, key, now }: Words,
): Promise<boolean> {
  const event = { caseId: row.id, kind: 'reply' as const, actorId, body, formKey: key, at: now }
  if (!(await insertCaseEvent(tx, event))) return false
  await updateCase(tx, row.id, {
    ...(row.status === 'waiting_for_carrier'
      ? { asked_at: null, reply_by: null }
      : { status: 'answered' as const, answer_by: null, since: now }),
    taken_by: row.taken_by ?? actorId,
  })
  await queueCaseMail(tx, row.id, 'reply', key)
  return true
}

/** Notes something for employees alone; the same form again changes nothing. */
export const noteOnCase = (tx: Tx, row: CaseRow, actorId: string, { body, key, now }: Words) =>
  insertCaseEvent(tx, { caseId: row.id, kind: 'note', actorId, body, formKey: key, at: now })

/** Answers a case by mail, or keeps a note for employees. The same form again changes nothing. */
export const answerCase = (
  ctx: Context,
  { code, text, isNote, key }: { code: string; text: string; isNote: boolean; key: string },
) =>
  actOnCase(ctx, code, async (tx, row, actorId) => {
    const body = text.trim()
    if (!isFormKey(key)) return refusal('Please load the page again.')
    if (!/\p{L}{2}/u.test(body)) return refusal('Write a word first.')
    if (body.length > caseWordsMax) return refusal(`At most ${caseWordsMax} letters, please.`)
    const words = { body, key, now: ctx.now() }
    await (isNote ? noteOnCase(tx, row, actorId, words) : replyToCase(tx, row, actorId, words))
    return done
  })

/** Ends a case; its person can open it again by a word. */
export const closeCase = (ctx: Context, code: string) =>
  actOnCase(ctx, code, async (tx, row, actorId) => {
    if (row.status === 'closed') return done
    const now = ctx.now()
    if (row.proposed_at !== null) return refusal(proposalWaits)
    await updateCase(tx, row.id, {
      status: 'closed',
      answer_by: null,
      since: now,
      settled_at: now,
      asked_at: null,
      reply_by: null,
    })
    const lineIds = (await listCaseLines(tx, [row.id])).map((line) => line.order_line_id)
    await holdDirectSales(tx, { lineIds, since: null })
    await insertCaseEvent(tx, { caseId: row.id, kind: 'closed', actorId, at: now })
    return done
  })

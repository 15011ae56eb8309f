// Cases as employees find, read, answer and decide them (decision 0184).
import { caseHappening } from '@hemline/rules/cases/history.ts'
import { kindWords } from '@hemline/rules/cases/kinds.ts'
import { macrosFor } from '@hemline/rules/cases/macros.ts'
import { ownProposal, proposalWaits, secondPersonNeeded } from '@hemline/rules/cases/second-person.ts'
import { offerTitles, staffCaseStatusLabels } from '@hemline/rules/cases/words.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { readDeskText } from '@hemline/rules/desk/search.ts'
import { isFormKey, mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { mailFirstName } from '@hemline/rules/identity/person-names.ts'
import { caseWordsMax } from '@hemline/rules/vocabulary/cases.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { sumGivenOf } from '../aftercare/aftercare.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import {
  type CaseEventRow,
  type CaseRow,
  findCase,
  findCaseById,
  findCaseRecord,
  findFirstName,
  listCaseEvents,
  listCaseItems,
  lockCase,
} from './cases.db.ts'
import { insertCaseEvent, updateCase } from './cases-writes.db.ts'
import { declineView } from './decline-view.ts'
import { caseFacts } from './facts.ts'
import { grantedNow } from './granted-now.ts'
import { offersOf } from './grants.ts'
import { listCaseColleagues } from './hand-over.db.ts'
import { labelForStaff } from './labels-for-staff.ts'
import { hasPage } from './mail.ts'
import { pieceRecords } from './piece-record.ts'
import { replacementOffer } from './replace.ts'
import { replacementsForStaff } from './replacements-for-staff.ts'
import { endCase, queueCaseMail } from './settle.ts'
import { listCaseHits, listStaffCases, type StaffCaseRow } from './staff-list.db.ts'
import { caseNumber } from './talk.ts'
import { viewCase } from './view.ts'

const pageSize = 25
/** Of many identical pieces an employee reads the best ones. */
const replacementsShown = 3

export type StaffRefusal = { __typename: 'StaffRefusal'; message: string }
/** Returns a StaffRefusal with a sentence for the employee. */
export const refusal = (message: string): StaffRefusal => ({ __typename: 'StaffRefusal', message })
/** The refusal of a number that names no case. */
export const unknownCase = refusal('No case has this number.')

/** The change was made, or had been made before by the same form. */
export type Done = { __typename: 'Done' }
/** The answer of an act that was made. */
export const done: Done = { __typename: 'Done' }

type Wanted = Pick<Parameters<typeof listStaffCases>[1], 'status' | 'search' | 'kind' | 'isProposed'>

/**
 * Returns one page of 25 cases and their total, longest waiting first. `kind`, `search` and the status narrow
 * together; `isProposed` asks, in place of the status, for those that wait for a second person. Without
 * status: all that wait for an employee, or with `search` cases of any status. `page` counts from 1. Throws
 * UNAUTHENTICATED, and FORBIDDEN for viewers without the task `cases`.
 */
export async function casesForStaff(
  ctx: Context,
  { status, search, kind, isProposed, page }: Wanted & { page: number },
) {
  atWork(ctx, 'cases')
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const { rows, total } = await listStaffCases(ctx.db, {
    status,
    search: search?.trim() || null,
    kind,
    isProposed,
    limit: pageSize,
    offset: (at - 1) * pageSize,
  })
  return { nodes: rows.map(hitOf), totalCount: total, hasNextPage: at * pageSize < total }
}

const hitOf = (row: StaffCaseRow) => ({
  id: row.id,
  code: String(row.number),
  kindLabel: kindWords(row.kind).label,
  subject: row.subject,
  personName: row.name,
  status: row.status,
  statusLabel: staffCaseStatusLabels[row.status],
  total: row.total_cents,
  since: row.asked_at ?? row.since,
  answerBy: row.reply_by ?? row.answer_by,
  isProposed: row.proposed_at !== null,
  takenBy: row.taker,
  photoId: row.photo_id,
})

/**
 * Searches cases of every status by number or words: up to `limit`, longest waiting first, and how many
 * match in all, counted up to `counted`. Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the task
 * `cases`.
 */
export async function searchCases(ctx: Context, search: string, page: { limit: number; counted: number }) {
  atWork(ctx, 'cases')
  const rows = await listCaseHits(ctx.db, readDeskText(search), page)
  return { hits: rows.map(hitOf), count: rows[0]?.count ?? 0 }
}

/**
 * Returns a case by its number as typed; undefined when the text is no number or no case has it. Checks no
 * permission.
 */
export const rowOf = async (ctx: Context, code: string): Promise<CaseRow | undefined> => {
  const number = caseNumber(code)
  return number === null ? undefined : findCase(ctx.db, number)
}

/**
 * Returns a case by its number with everything that an employee needs to answer it; undefined for an unknown
 * number. Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the task `cases`.
 */
export async function caseForStaff(ctx: Context, code: string) {
  const actorId = atWork(ctx, 'cases')
  const row = await rowOf(ctx, code)
  return row && staffView(ctx, row, actorId)
}

/** The events whose words employees read in the history; the talk has the others. */
const withReason: readonly CaseEventRow['kind'][] = [
  'chose',
  'note',
  'proposed',
  'declined',
  'claimed',
  'carrier',
  'replaced',
  'handed_over',
]

async function staffView(ctx: Context, row: CaseRow, actorId: string) {
  const now = ctx.now()
  const [
    facts,
    decline,
    lines,
    events,
    record,
    granted,
    byRules,
    replacements,
    label,
    employee,
    taker,
    proposer,
    colleagues,
    givenBefore,
  ] = await Promise.all([
    caseFacts(ctx.db, row),
    declineView(ctx.db, row, actorId),
    listCaseItems(ctx.db, [row.id]),
    listCaseEvents(ctx.db, [row.id]),
    findCaseRecord(ctx.db, row, now),
    grantedNow(ctx.db, row, { now, byPerson: true }),
    grantedNow(ctx.db, row, { now, byPerson: false }),
    replacementsForStaff(ctx.db, row, now),
    labelForStaff(ctx.db, row, now),
    findFirstName(ctx.db, actorId),
    row.taken_by === null ? null : findFirstName(ctx.db, row.taken_by),
    row.proposed_by === null ? null : findFirstName(ctx.db, row.proposed_by),
    listCaseColleagues(ctx.db, actorId),
    row.order_id === null ? 0 : sumGivenOf(ctx.db, row.order_id),
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
    colleagues,
    givenBefore,
    offers: [
      ...(label ? [label] : []),
      ...offers.filter((one) => one.offer !== 'carrier_claim'),
      ...replacements.slice(0, replacementsShown).map(replacementOffer),
    ],
    proposal: proposalOf(ctx, row, proposer),
    replyBy: row.reply_by,
    decline,
    facts,
    why: byRules?.grant.why ?? null,
    hints: hintsOf(row, record),
    pieces: await pieceRecords(ctx.db, items),
    macros: macrosFor({
      kind: row.kind,
      person: mailFirstName(row.name) ?? 'customer',
      employee: employee ?? 'Your team',
      number: String(row.number),
      hasPage: hasPage(row),
    }),
    history: events.map((event) => ({
      id: String(event.id),
      ...caseHappening(event.kind, event.actor, { name: row.name, didIt: event.by_person }),
      fromStatus: null,
      toStatus: null,
      reason: withReason.includes(event.kind) ? event.body : '',
      happenedAt: event.happened_at,
    })),
  }
}

/**
 * Returns the sum in cents that waits for a second person, and why this employee may not approve it; null
 * without one.
 */
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

/** Returns signals about a person; they refuse nothing. */
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
 * Runs `change` on the locked case in one transaction and returns the case as the employee reads it, or the
 * StaffRefusal of `change`, with nothing written, or of an unknown case. Throws UNAUTHENTICATED, and
 * FORBIDDEN for viewers without the task `cases`.
 */
export async function actOnCase(
  ctx: Context,
  code: string,
  change: (tx: Tx, row: CaseRow, actorId: string) => Promise<StaffRefusal | Done>,
): Promise<StaffCasePayload | StaffRefusal> {
  const actorId = atWork(ctx, 'cases')
  const found = await rowOf(ctx, code)
  if (!found) return unknownCase
  const result = await inTransaction<StaffRefusal | Done>(ctx.db, 'Done', async (tx) => {
    const row = await lockCase(tx, found.id)
    return row ? change(tx, row, actorId) : unknownCase
  })
  return result.__typename === 'Done' ? shownToStaff(ctx, found.id, actorId) : result
}

/**
 * Returns a case as the employee reads it, as the payload of a mutation; StaffRefusal when there is no such
 * case.
 */
export async function shownToStaff(
  ctx: Context,
  id: string,
  actorId: string,
): Promise<StaffCasePayload | StaffRefusal> {
  const row = await findCaseById(ctx.db, id)
  return row ? { __typename: 'StaffCasePayload', staffCase: await staffView(ctx, row, actorId) } : unknownCase
}

type Words = { body: string; key: string; now: Date }

/**
 * Stores an employee's answer in a locked case and queues its mail to the shopper. Returns false, with
 * nothing written, when a form with this key was stored before.
 */
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

/**
 * Stores a note in a case that only employees read. Returns false when a form with this key was stored
 * before.
 */
export const noteOnCase = (tx: Tx, row: CaseRow, actorId: string, { body, key, now }: Words) =>
  insertCaseEvent(tx, { caseId: row.id, kind: 'note', actorId, body, formKey: key, at: now })

/**
 * Answers a case by a mail to the shopper or (`isNote`) stores a note that only employees read; the same key
 * again changes nothing. Returns StaffRefusal for an unknown case, a bad key and a text that is empty or
 * longer than 2,000 characters. Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the task `cases`.
 */
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

/**
 * Closes a case; the shopper opens it again by writing. A closed case stays as it is. Returns StaffRefusal
 * for an unknown case and while a sum waits for a second person. Throws UNAUTHENTICATED, and FORBIDDEN for
 * viewers without the task `cases`.
 */
export const closeCase = (ctx: Context, code: string) =>
  actOnCase(ctx, code, async (tx, row, actorId) => {
    if (row.status === 'closed') return done
    const now = ctx.now()
    if (row.proposed_at !== null) return refusal(proposalWaits)
    await endCase(tx, row, { actorId, now })
    return done
  })

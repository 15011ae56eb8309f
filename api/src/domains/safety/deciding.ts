// What employees decide about reports of people and words, and who is told (decision 0268).
import { pageWish } from '@hemline/rules/common/paging.ts'
import { reportLabels } from '@hemline/rules/direct-sell/sales.ts'
import {
  actsFor,
  decisionFault,
  removesWords,
  reportKindLabels,
  toldAbout,
  toldReporter,
} from '@hemline/rules/safety/reports.ts'
import { directPageSize } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { MemberReportAct } from '@hemline/rules/vocabulary/safety.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { removeReviewWords, setClosetSuspended, shownName, staffRefusal } from '../direct-sell/direct-sell.ts'
import { setSuspended } from '../identity/identity.ts'
import { notify } from '../notifications/notifications.ts'
import { removeQuestion } from '../questions/questions.ts'
import {
  countOpenReports,
  listDecidedReports,
  listOpenReports,
  lockOpenReports,
  type ReportRow,
  updateDecided,
  updateLifted,
} from './safety.db.ts'

const decidedShown = 20

/**
 * Returns the page where reported words stand; null for a person, whose page the name leads to, and for a
 * closed closet.
 */
const pathOf = ({ item_number: itemNumber, review_code: code }: ReportRow): string | null => {
  if (itemNumber !== null) return `/product/${itemNumber}`
  return code === null ? null : `/u/${code}`
}

function viewOf(rows: readonly [ReportRow, ...ReportRow[]]) {
  const [first] = rows
  return {
    id: first.id,
    kind: first.kind,
    kindLabel: reportKindLabels[first.kind],
    aboutName: shownName(first),
    aboutCode: first.code,
    reported: first.reported,
    path: pathOf(first),
    versions: first.versions.map(({ stars, words, at }) => ({ stars, words, at: new Date(at) })),
    reports: rows.map((row) => ({ reason: reportLabels[row.reason], words: row.words, at: row.at })),
    warnings: first.warnings,
    isSuspended: first.banned,
    acts: [...actsFor(first.kind, first.is_gone)],
    decision: first.decision,
    note: first.note,
    decidedAt: first.decided_at,
    decidedByName: first.decided_by_name,
    canLift: first.decision === 'suspend' && first.lifted_at === null && first.banned,
  }
}

function grouped(rows: readonly ReportRow[]) {
  const by = Map.groupBy(rows, (row) => `${row.kind}/${row.subject_id}/${row.decided_at?.getTime() ?? ''}`)
  return [...by.values()].flatMap(([first, ...rest]) => (first ? [viewOf([first, ...rest])] : []))
}

/**
 * Returns one page of the subjects of which reports wait, the oldest first, their count, and the last 20 that
 * were decided. Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the task `review`.
 */
export async function memberReports(ctx: Context, page = 1) {
  atWork(ctx, 'review')
  const [open, openCount, decided] = await Promise.all([
    listOpenReports(ctx.db, pageWish(page, directPageSize)),
    countOpenReports(ctx.db),
    listDecidedReports(ctx.db, decidedShown),
  ])
  return { open: grouped(open), openCount, decided: grouped(decided) }
}

type Decided =
  | { __typename: 'MemberReportsPayload'; reports: Awaited<ReturnType<typeof memberReports>> }
  | ReturnType<typeof staffRefusal>

const payload = async (ctx: Context): Promise<Decided> => {
  ctx.forget()
  return { __typename: 'MemberReportsPayload', reports: await memberReports(ctx) }
}

type Deciding = { act: MemberReportAct; note: string; now: Date }

async function carryOut(tx: Tx, first: ReportRow, { act, now }: Deciding): Promise<void> {
  const { kind, subject_id: id, about_id: aboutId } = first
  if (removesWords(act, kind)) {
    if (kind === 'review') await removeReviewWords(tx, id, now)
    else await removeQuestion(tx, id, now)
  }
  if (act !== 'suspend') return
  await setSuspended(tx, aboutId, true)
  await setClosetSuspended(tx, aboutId, true, now)
}

async function tellBoth(
  tx: Tx,
  rows: readonly [ReportRow, ...ReportRow[]],
  { act, note }: Deciding,
): Promise<void> {
  const [first] = rows
  const { kind, reason } = first
  const said = toldAbout(act, { kind, reason, note })
  const link = '/contact'
  if (said)
    await notify(tx, { userId: first.about_id, kind: 'offer', key: `reported:${first.id}`, ...said, link })
  for (const row of rows)
    await notify(tx, {
      userId: row.reporter_id,
      kind: 'offer',
      key: `report:${row.id}`,
      ...toldReporter(act, { kind, note }),
      link: pathOf(first) ?? link,
    })
}

/**
 * Decides all open reports of the subject of one report: leaves it, removes the words, warns or suspends. The
 * reported person (unless nothing is done) and all who reported are told with the note as the reason. Returns
 * StaffRefusal without a reason, for reports of oneself and those decided already. Throws NOT_FOUND,
 * UNAUTHENTICATED, and FORBIDDEN without the task `review`.
 */
export async function decideMemberReport(
  ctx: Context,
  { id, act, note }: { id: string; act: MemberReportAct; note: string },
): Promise<Decided> {
  const actorId = atWork(ctx, 'review')
  if (!isUuid(id)) throw refuse('NOT_FOUND', 'There is no such report.')
  const words = note.trim()
  const now = ctx.now()
  const refusal = await inTransaction(ctx.db, [], async (tx) => {
    const [first, ...rest] = await lockOpenReports(tx, id)
    if (!first) return staffRefusal('Somebody has decided about this already.')
    if (first.about_id === actorId) return staffRefusal('Somebody else decides about you.')
    if (!actsFor(first.kind, first.is_gone).includes(act) && first.is_gone)
      return staffRefusal('This account is deleted, so nobody can be warned or suspended.')
    const fault = decisionFault(act, { kind: first.kind, note: words })
    if (fault) return staffRefusal(fault)
    const deciding = { act, note: words, now }
    await updateDecided(tx, { ids: [first, ...rest].map((row) => row.id), ...deciding, actorId })
    await carryOut(tx, first, deciding)
    await tellBoth(tx, [first, ...rest], deciding)
    return undefined
  })
  return refusal ?? payload(ctx)
}

/**
 * Ends the suspension that was decided about a report and tells the person: the account works again, and its
 * closet is back in the shop. Returns StaffRefusal when there is none. Throws NOT_FOUND for a malformed id,
 * UNAUTHENTICATED, and FORBIDDEN without the task `review`.
 */
export async function liftSuspension(ctx: Context, id: string): Promise<Decided> {
  atWork(ctx, 'review')
  if (!isUuid(id)) throw refuse('NOT_FOUND', 'There is no such report.')
  const now = ctx.now()
  const refusal = await inTransaction(ctx.db, [], async (tx) => {
    const userId = await updateLifted(tx, id, now)
    if (!userId) return staffRefusal('This account is not suspended for it.')
    await setSuspended(tx, userId, false)
    await setClosetSuspended(tx, userId, false, now)
    await notify(tx, {
      userId,
      kind: 'offer',
      key: `lifted:${id}:${now.getTime()}`,
      title: 'Your account works again',
      body: 'We ended its suspension. You can sell, offer, ask and rate as before.',
      link: '/direct/sell',
    })
    return undefined
  })
  return refusal ?? payload(ctx)
}

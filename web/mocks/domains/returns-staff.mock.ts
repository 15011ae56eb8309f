// Returns in the mocks as employees receive and decide them.
import { cents } from '@hemline/rules/common/money.ts'
import { arrivedReturnStatuses } from '@hemline/rules/desk/queues.ts'
import { isReason, mayDo, reasonNeeded } from '@hemline/rules/fulfillment/staff.ts'
import { giftMoney } from '@hemline/rules/returns/gifts.ts'
import { staffReturnStatusLabels } from '@hemline/rules/returns/states.ts'
import type { ReturnOutcome, ReturnStatus } from '@hemline/rules/vocabulary/returns.ts'
import { itemNow, type MockContext, refuse } from '../context.ts'
import { nextId } from '../db.ts'
import { giveMockPhotos } from '../photo-uses.ts'
import type { MockReturn } from '../seed/returns.ts'
import { casesOf } from './cases-offers.ts'
import { ordersOf } from './orders-place.ts'
import { returnsOf } from './returns-check.ts'

const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })

/** Refuses visitors and people whose roles don't allow the work. */
function workFor(ctx: MockContext, tasks: readonly ('returns' | 'see_orders')[]): void {
  const { user } = ctx
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (user.banned || !tasks.some((task) => mayDo(user.roles, task)))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
}

const nameOf = (ctx: MockContext, made: MockReturn) =>
  ordersOf(ctx).find((one) => one.id === made.lines[0]?.orderId)?.shipTo?.fullName ?? 'A shopper'

const itemOfLine = (ctx: MockContext, made: MockReturn, lineId: string) => {
  const line = made.lines.find((one) => one.lineId === lineId)
  const bought = ordersOf(ctx)
    .find((one) => one.id === line?.orderId)
    ?.lines.find((one) => one.id === lineId)
  return itemNow(ctx, bought?.itemNumber ?? 0)
}

const sinceOf = (made: MockReturn) =>
  made.processedAt ?? made.receivedAt ?? made.firstScanAt ?? made.canceledAt ?? made.createdAt

function byCode(ctx: MockContext, code: string): MockReturn | undefined {
  const number = Number(/^\s*R?\s*(\d{5,9})\s*$/i.exec(code)?.[1])
  return returnsOf(ctx).find((one) => one.number === number)
}

/** What the giver paid for a gift's pieces, and the credit of its receiver; offers are not judged again. */
function mockGiftMoney(ctx: MockContext, made: MockReturn) {
  const paid = made.lines
    .filter((line) => line.outcome !== 'refused')
    .map((line) =>
      ordersOf(ctx)
        .find((one) => one.id === line.orderId)
        ?.lines.find((one) => one.id === line.lineId),
    )
  const giver = cents(paid.reduce((sum, line) => sum + (line?.net ?? 0) + (line?.tax ?? 0), 0))
  const isPaid = made.paidAt !== null
  return giftMoney({ giver, credit: isPaid ? cents(made.total) : giver, isPaid })
}

function staffView(ctx: MockContext, made: MockReturn) {
  return {
    return: made,
    personId: made.owner.startsWith('user:') ? made.owner.slice(5) : null,
    personName: nameOf(ctx, made),
    casePhotoIds: casesOf(ctx)
      .filter((one) => one.returnId === made.id)
      .flatMap((one) => one.events.flatMap((event) => event.photoIds)),
    paysNothing: false,
    giftMoney: made.isGift && made.status !== 'canceled' ? mockGiftMoney(ctx, made) : null,
    pieces: made.lines.map((line) => {
      const item = itemOfLine(ctx, made, line.lineId)
      return {
        lineId: line.lineId,
        itemNumber: item?.item_number ?? 0,
        relistedAs: line.relistedAs,
        isForRescue: line.isForRescue ?? line.outcome === 'accepted_less',
        goesOn: null,
        conditionDescription: item?.condition_description ?? null,
        flaws: item?.flaws.map((flaw) => flaw.description) ?? [],
      }
    }),
    hints: [],
    notes: [
      {
        id: `${made.id}-made`,
        kind: 'status',
        fromStatus: null,
        toStatus: 'initiated',
        actor: null,
        reason: '',
        happenedAt: made.createdAt,
      },
    ],
  }
}

const payload = (ctx: MockContext, made: MockReturn) => ({
  __typename: 'StaffReturnPayload',
  staffReturn: staffView(ctx, made),
})

function receive(ctx: MockContext, code: string) {
  workFor(ctx, ['returns'])
  const made = byCode(ctx, code)
  if (!made) return refusal('No return has this number or tracking code.')
  if (made.status === 'completed') return refusal('This return is complete. Put the parcel aside.')
  if (made.status === 'initiated' || made.status === 'inbound' || made.status === 'canceled') {
    const at = ctx.now.toISOString()
    Object.assign(made, { status: 'received', receivedAt: at, firstScanAt: made.firstScanAt ?? at })
  }
  return payload(ctx, made)
}

type Decision = {
  returnId: string
  lineId: string
  outcome: ReturnOutcome
  amount?: number | null
  reason?: string | null
  photoIds?: string[] | null
  relist?: boolean | null
}

function inspect(ctx: MockContext, decision: Decision) {
  const { returnId, lineId, outcome, amount, reason, relist } = decision
  workFor(ctx, ['returns'])
  if (outcome !== 'accepted' && !isReason(reason?.trim() ?? '')) return refusal(reasonNeeded)
  const made = returnsOf(ctx).find((one) => one.id === returnId)
  const line = made?.lines.find((one) => one.lineId === lineId)
  if (!made || !line) return refusal('There is no such piece in this return.')
  if (line.outcome !== null) return refusal('This piece is decided already.')
  if (made.status !== 'received' && made.status !== 'processing')
    return refusal('Receive the parcel first; a return that is paid can’t be decided again.')
  const bought = ordersOf(ctx)
    .find((one) => one.id === line.orderId)
    ?.lines.find((one) => one.id === lineId)
  const full = (bought?.net ?? 0) + (bought?.tax ?? 0)
  if (
    outcome === 'accepted_less' &&
    !(amount !== null && amount !== undefined && amount >= 0 && amount < full)
  )
    return refusal('The sum has to be below what the piece cost.')
  const outcomePhotoIds = decision.photoIds ?? []
  const noPhotos = giveMockPhotos(ctx, outcomePhotoIds, { use: 'return_outcome', useId: returnId })
  if (noPhotos) return refusal(noPhotos)
  Object.assign(line, {
    outcome,
    outcomePhotoIds,
    outcomeReason: reason?.trim() || null,
    offered: outcome === 'accepted_less' ? amount : null,
    relistedAs: outcome === 'accepted' ? 950_000 + nextId(ctx.db) : null,
    isForRescue: outcome === 'accepted_less' || relist === false,
  })
  made.status = 'processing'
  if (made.lines.every((one) => one.outcome === 'accepted' || one.outcome === 'refused')) {
    const at = ctx.now.toISOString()
    Object.assign(made, { status: 'completed', processedAt: at, paidAt: made.paidAt ?? at })
  }
  return payload(ctx, made)
}

type Asked = { status?: ReturnStatus | null; search?: string | null; hasArrived?: boolean }

function list(ctx: MockContext, asked: Asked) {
  workFor(ctx, ['returns', 'see_orders'])
  const search = asked.search?.trim() ?? ''
  const found = returnsOf(ctx)
    .filter(
      (one) =>
        (search === '' || byCode(ctx, search)?.id === one.id) &&
        (asked.status
          ? one.status === asked.status
          : asked.hasArrived
            ? arrivedReturnStatuses.some((status) => status === one.status)
            : search !== '' || (one.status !== 'completed' && one.status !== 'canceled')),
    )
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  const nodes = found.map((one) => ({
    id: one.id,
    code: `R ${one.number}`,
    status: one.status,
    statusLabel: staffReturnStatusLabels[one.status],
    personName: nameOf(ctx, one),
    pieces: one.lines.length,
    total: one.total,
    createdAt: one.createdAt,
    since: sinceOf(one),
    photoIds: one.lines.flatMap((line) => itemOfLine(ctx, one, line.lineId)?.photo_ids[0] ?? []).slice(0, 3),
  }))
  return { nodes, totalCount: nodes.length, hasNextPage: false }
}

/** The mocks' resolvers of returns, for employees. */
export const returnsStaffMocks = {
  Query: {
    staffReturns: (_: unknown, asked: Asked, ctx: MockContext) => list(ctx, asked),
    staffReturn: (_: unknown, { code }: { code: string }, ctx: MockContext) => {
      workFor(ctx, ['returns', 'see_orders'])
      const made = byCode(ctx, code)
      return made ? staffView(ctx, made) : null
    },
  },
  Mutation: {
    receiveReturn: (_: unknown, { code }: { code: string }, ctx: MockContext) => receive(ctx, code),
    inspectReturnedPiece: (_: unknown, { input }: { input: Decision }, ctx: MockContext) =>
      inspect(ctx, input),
  },
}

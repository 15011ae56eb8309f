// The stylist's desk in the mocks: boxes that wait for an eye.
import { boxesPerPage } from '@hemline/rules/desk/queues.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { yourSize } from '@hemline/rules/goody-boxes/choose.ts'
import { canCancelGoody, type GoodyQueue } from '@hemline/rules/goody-boxes/states.ts'
import {
  type GoodyDepartment,
  type GoodyKind,
  goodyCancelNeedsWords,
  goodyDepartments,
  goodyKinds,
  goodyOfferDays,
} from '@hemline/rules/goody-boxes/terms.ts'
import { itemNow, type MockContext, refuse } from '../context.ts'
import type { MockGoodyBox } from '../seed/goody-boxes.ts'
import { boxesOf, candidates } from './goody-orders.mock.ts'

const dayMs = 86_400_000

function stylist(ctx: MockContext): void {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.user.banned || !mayDo(ctx.user.roles, 'style'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
}

function staffView(ctx: MockContext, box: MockGoodyBox) {
  const person = ctx.db.state.users.find((user) => user.id === box.userId)
  const pieces = box.pieces.flatMap(({ itemNumber, why, byStylist }) => {
    const item = itemNow(ctx, itemNumber)
    return item ? [{ item, why, price: item.price_cents, byStylist }] : []
  })
  const swaps = box.status === 'chosen' ? candidates(ctx).slice(0, 12) : []
  return {
    id: box.id,
    personId: box.userId,
    personName: [person?.firstName, person?.lastName].filter(Boolean).join(' '),
    departments: box.departments.map((one) => goodyDepartments[one as GoodyDepartment]),
    kinds: box.kinds.map((one) => goodyKinds[one as GoodyKind]),
    budget: box.budget,
    note: box.note,
    askedAt: box.askedAt,
    sum: pieces.reduce((sum, piece) => sum + piece.price, 0),
    canChange: box.status === 'chosen',
    canCancel: canCancelGoody(box.status),
    orderId: null,
    returnCode: null,
    since: box.askedAt,
    pieces,
    swaps: swaps.map(({ item }) => ({
      item,
      why: yourSize(item.size_display),
      price: item.price_cents,
      byStylist: false,
    })),
  }
}

const movedOn = {
  __typename: 'StaffRefusal',
  message: 'This box has gone on, or the piece is gone. Please load the page again.',
}

function swap(
  _: unknown,
  { input }: { input: { boxId: string; out: number; into: number } },
  ctx: MockContext,
) {
  stylist(ctx)
  const box = boxesOf(ctx).find((one) => one.id === input.boxId)
  const piece = box?.pieces.find((one) => one.itemNumber === input.out)
  const item = candidates(ctx).find((one) => one.item.item_number === input.into)?.item
  if (box?.status !== 'chosen' || !piece || !item) return movedOn
  Object.assign(piece, {
    itemNumber: item.item_number,
    why: yourSize(item.size_display),
    byStylist: true,
  })
  return { __typename: 'StaffGoodyPayload', staffGoodyBox: staffView(ctx, box) }
}

function approve(_: unknown, { input }: { input: { boxId: string; note: string } }, ctx: MockContext) {
  stylist(ctx)
  const box = boxesOf(ctx).find((one) => one.id === input.boxId)
  if (box?.status !== 'chosen') return movedOn
  Object.assign(box, {
    status: 'offered',
    stylistNote: input.note.trim(),
    approvedAt: ctx.now.toISOString(),
    offerEndsAt: new Date(ctx.now.getTime() + goodyOfferDays * dayMs).toISOString(),
  })
  return { __typename: 'StaffGoodyPayload', staffGoodyBox: staffView(ctx, box) }
}

function cancel(_: unknown, { input }: { input: { boxId: string; reason: string } }, ctx: MockContext) {
  stylist(ctx)
  if (!/\p{L}{2}/u.test(input.reason)) return { __typename: 'StaffRefusal', message: goodyCancelNeedsWords }
  const box = boxesOf(ctx).find((one) => one.id === input.boxId)
  if (!box || (box.status !== 'canceled' && !canCancelGoody(box.status))) return movedOn
  if (box.status !== 'canceled')
    Object.assign(box, { status: 'canceled', canceledBecause: input.reason.trim() })
  return { __typename: 'StaffGoodyPayload', staffGoodyBox: staffView(ctx, box) }
}

export const goodyDeskMocks = {
  Query: {
    staffGoodyBoxes: (_: unknown, asked: { queue: GoodyQueue; page: number }, ctx: MockContext) => {
      stylist(ctx)
      const all = boxesOf(ctx).filter((box) => box.status === asked.queue)
      const end = asked.page * boxesPerPage
      const nodes = all.slice(end - boxesPerPage, end).map((box) => staffView(ctx, box))
      return { nodes, totalCount: all.length, hasNextPage: all.length > end }
    },
    staffGoodyBox: (_: unknown, { id }: { id: string }, ctx: MockContext) => {
      stylist(ctx)
      const box = boxesOf(ctx).find((one) => one.id === id)
      return box ? staffView(ctx, box) : null
    },
  },
  Mutation: { swapGoodyPiece: swap, approveGoodyBox: approve, cancelGoodyBoxForPerson: cancel },
}

// Mocks fit notes, from the kept pieces and body measurements of the mocks' people.
import { bodyProblem, fitAnswer, fitBasis, type WornPiece } from '@hemline/rules/size-profile/fit-evidence.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { itemNow, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import type { MockFit } from '../db.ts'
import { ordersOf } from './orders-place.ts'
import { returnsOf } from './returns-check.ts'

const dayMs = 86_400_000
const nothing: MockFit = { body: [], forgottenAt: null }
const sizeReasons = ['too_small', 'too_large'] as const
const childrens = ['girls', 'boys']
const fitOf = (ctx: MockContext): MockFit => ctx.db.state.fit[ownerOf(ctx)] ?? nothing

/** The pieces that the viewer kept, or sent back as too small or too large, the latest first. */
function wornBy(ctx: MockContext): WornPiece[] {
  const until = ctx.now.getTime() - deliveryReturnDays * dayMs
  const since = Date.parse(fitOf(ctx).forgottenAt ?? '') || 0
  const own = ordersOf(ctx).filter(({ owner }) => owner === ownerOf(ctx))
  const back = new Map(
    returnsOf(ctx)
      .filter(({ canceledAt }) => canceledAt === null)
      .flatMap(({ lines, receivedAt }) => lines.map((line) => [line.lineId, { ...line, receivedAt }])),
  )
  const worn = own.flatMap(({ lines, shipments }) =>
    lines.flatMap((line) => {
      const item = line.itemNumber === null ? undefined : itemNow(ctx, line.itemNumber)
      if (line.kind !== 'item' || line.canceledAt || !item) return []
      const gone = back.get(line.id)
      const came = shipments.find(({ id }) => id === line.shipmentId)?.deliveredAt
      const at = Date.parse((gone ? gone.receivedAt : came) ?? '')
      const kind = gone ? sizeReasons.find((one) => one === gone.reason) : ('kept' as const)
      if (!kind || !(at > since) || (kind === 'kept' && at > until)) return []
      return [{ at, path: item.category_path, kind, measurements: item.measurements }]
    }),
  )
  return worn.sort((a, b) => b.at - a.at)
}

const evidenceOf = (ctx: MockContext) => ({
  worn: wornBy(ctx),
  body: fitOf(ctx).body.map((one) => ({ ...one, takenAt: new Date(one.takenAt) })),
})

function basisOf(ctx: MockContext) {
  if (!ctx.user) return []
  const { worn, body } = evidenceOf(ctx)
  return fitBasis(worn, body).map((one) => ({ ...one, takenAt: one.takenAt?.toISOString() ?? null }))
}

function member(ctx: MockContext): void {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in to keep your measures.')
  refuseBanned(ctx)
}

function noteFor(ctx: MockContext, itemNumber: number) {
  const item = ctx.user ? itemNow(ctx, itemNumber) : undefined
  if (!item) return null
  const children = item.department_tags.some((tag) => childrens.includes(tag))
  const { worn, body } = evidenceOf(ctx)
  const piece = { path: item.category_path, children, measurements: item.measurements }
  const answer = fitAnswer(piece, worn, body)
  if (!answer) return null
  const { own, ...said } = answer
  return { ...said, own: own?.inches ?? null, ownFrom: own?.from ?? null, ownCount: own?.count ?? 0 }
}

type Measure = { measure: string; inches: number }

export const fitMocks = {
  Query: {
    fitNote: (_: unknown, { itemNumber }: { itemNumber: number }, ctx: MockContext) =>
      noteFor(ctx, itemNumber),
    fitBasis: (_: unknown, __: unknown, ctx: MockContext) => basisOf(ctx),
  },
  Mutation: {
    saveBodyMeasure: (_: unknown, { measure, inches }: Measure, ctx: MockContext) => {
      member(ctx)
      const problem = bodyProblem(measure, inches)
      if (problem) throw refuse('BAD_INPUT', problem)
      const { body, forgottenAt } = fitOf(ctx)
      const others = body.filter((one) => one.measure !== measure)
      const given = { measure, inches, takenAt: ctx.now.toISOString() }
      ctx.db.state.fit[ownerOf(ctx)] = { body: [...others, given], forgottenAt }
      return { fitBasis: basisOf(ctx) }
    },
    forgetFit: (_: unknown, __: unknown, ctx: MockContext) => {
      member(ctx)
      ctx.db.state.fit[ownerOf(ctx)] = { body: [], forgottenAt: ctx.now.toISOString() }
      return { fitBasis: basisOf(ctx) }
    },
  },
}

// Listings that a person looks at, and reports about pieces that people sell, in the mocks.
import { directListingLabels } from '@hemline/rules/direct-sell/listings.ts'
import { reportLabels } from '@hemline/rules/direct-sell/sales.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import type { ReportReason } from '@hemline/rules/vocabulary/direct-sell.ts'
import { delistReasons } from '@hemline/rules/vocabulary/items.ts'
import { itemNow, type MockContext, refuse, refuseBanned } from '../context.ts'
import {
  directOf,
  listingView,
  memberRating,
  putOnSale,
  refusedDirect,
  sellerOf,
  setPieceState,
  shortName,
  signIn,
} from '../direct.ts'
import type { MockListing } from '../seed/direct.ts'

function atWork(ctx: MockContext): void {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.user.banned || !mayDo(ctx.user.roles, 'review'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
}

const reviewView = (ctx: MockContext, listing: MockListing) => ({
  listing: listingView(ctx, listing),
  sellerName: shortName(ctx, listing.owner),
  soldCount: memberRating(ctx, listing.owner).soldCount,
  reasons: listing.reasons,
  reports: listing.reports.map(({ reason, words, at }) => ({
    reason: reportLabels[reason],
    words,
    at: new Date(at),
  })),
  submittedAt: new Date(listing.submittedAt ?? listing.changedAt),
})

const waiting = (ctx: MockContext) =>
  directOf(ctx)
    .listings.filter((one) => one.status === 'under_review')
    .toSorted((a, b) => (a.submittedAt ?? 0) - (b.submittedAt ?? 0))
    .map((one) => reviewView(ctx, one))

type Decision = { id: string; accept: boolean; delistReason?: string | null; note: string }
function decide(ctx: MockContext, { id, accept, delistReason, note }: Decision) {
  atWork(ctx)
  const listing = directOf(ctx).listings.find((one) => one.id === id)
  const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })
  if (listing?.status !== 'under_review') return refusal('Somebody has decided about this piece already.')
  if (!accept && !(delistReasons as readonly string[]).includes(delistReason ?? ''))
    return refusal('Please choose a reason.')
  if (accept) putOnSale(ctx, listing)
  else Object.assign(listing, { status: 'delisted', note: note || 'Please look it over once more.' })
  listing.changedAt = ctx.now.getTime()
  return { __typename: 'DirectReviewPayload', waiting: waiting(ctx) }
}

type Report = { itemNumber: number; reason: ReportReason; words: string }
function report(ctx: MockContext, { itemNumber, reason, words }: Report) {
  if (!ctx.user) return signIn('Please log in to report a piece.')
  refuseBanned(ctx)
  const item = itemNow(ctx, itemNumber)
  const by = ctx.user.id
  if (!item || sellerOf(ctx, item) === undefined) return refusedDirect('This piece is not sold by a person.')
  if (sellerOf(ctx, item) === by) return refusedDirect('This piece is yours.')
  const listing = directOf(ctx).listings.find((one) => one.itemNumber === itemNumber)
  if (listing && !listing.reports.some((one) => one.by === by))
    listing.reports.push({ by, reason, words, at: ctx.now.getTime() })
  if (listing && (reason === 'counterfeit' || listing.reports.length > 1)) {
    Object.assign(listing, {
      status: 'under_review',
      note: `Somebody reported it. ${directListingLabels.under_review}.`,
      reasons: ['Somebody reported it.'],
      submittedAt: ctx.now.getTime(),
    })
    setPieceState(ctx, listing, 'under_review')
  }
  return { __typename: 'ReportPayload', message: 'Thank you. A person looks at it today.' }
}

export const directDeskMocks = {
  Query: {
    directReviews: (_: unknown, __: unknown, ctx: MockContext) => {
      atWork(ctx)
      return waiting(ctx)
    },
  },
  Mutation: {
    decideDirectListing: (_: unknown, decision: Decision, ctx: MockContext) => decide(ctx, decision),
    reportListing: (_: unknown, { input }: { input: Report }, ctx: MockContext) => report(ctx, input),
  },
}

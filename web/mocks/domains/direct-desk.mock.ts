// Listings that a person looks at, and reports about pieces that people sell, in the mocks.
import { directListingLabels, reviewReasons } from '@hemline/rules/direct-sell/listings.ts'
import { ownPieceMessage } from '@hemline/rules/direct-sell/offers.ts'
import { prohibitionProblem } from '@hemline/rules/direct-sell/prohibited.ts'
import { reportLabels } from '@hemline/rules/direct-sell/sales.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { brandKeyOf, brandNameOf } from '@hemline/rules/intake/intake.ts'
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
  reports: listing.reports
    .filter(({ looked }) => !looked)
    .map(({ reason, words, at }) => ({
      reason: reportLabels[reason],
      words,
      at: new Date(at),
    })),
  submittedAt: new Date(listing.submittedAt ?? listing.changedAt),
})

const isReported = (one: MockListing) => one.status === 'listed' && one.reports.some(({ looked }) => !looked)

/** The listings that wait for review, the oldest first. */
export const waitingListings = (ctx: MockContext): MockListing[] =>
  directOf(ctx)
    .listings.filter((one) => one.status === 'under_review' || isReported(one))
    .toSorted((a, b) => (a.submittedAt ?? a.changedAt) - (b.submittedAt ?? b.changedAt))

const pageSize = 20

function reviews(ctx: MockContext, page: number) {
  const all = waitingListings(ctx)
  const offset = (Math.max(page, 1) - 1) * pageSize
  const nodes = all.slice(offset, offset + pageSize).map((one) => reviewView(ctx, one))
  return { nodes, totalCount: all.length, hasNextPage: offset + nodes.length < all.length }
}

type Decision = { id: string; accept: boolean; delistReason?: string | null; note: string }
function decide(ctx: MockContext, { id, accept, delistReason, note }: Decision) {
  atWork(ctx)
  const listing = directOf(ctx).listings.find((one) => one.id === id)
  const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })
  if (!listing || (listing.status !== 'under_review' && !isReported(listing)))
    return refusal('Somebody has decided about this piece already.')
  if (!accept && !(delistReasons as readonly string[]).includes(delistReason ?? ''))
    return refusal('Please choose a reason.')
  for (const one of listing.reports) one.looked = true
  if (accept) putOnSale(ctx, listing)
  else Object.assign(listing, { status: 'delisted', note: note || 'Please look it over once more.' })
  listing.changedAt = ctx.now.getTime()
  return { __typename: 'DirectReviewPayload', waiting: waitingListings(ctx).length }
}

type Report = { itemNumber: number; reason: ReportReason; words: string }
function report(ctx: MockContext, { itemNumber, reason, words }: Report) {
  if (!ctx.user) return signIn('Please log in to report a piece.')
  refuseBanned(ctx)
  const item = itemNow(ctx, itemNumber)
  const by = ctx.user.id
  if (!item || sellerOf(ctx, item) === undefined) return refusedDirect('This piece is not sold by a person.')
  if (sellerOf(ctx, item) === by) return refusedDirect(ownPieceMessage)
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

const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })

const prohibitedBrands = (ctx: MockContext) =>
  directOf(ctx)
    .prohibited.toSorted((a, b) => a.name.localeCompare(b.name))
    .map((one) => ({
      ...one,
      since: new Date(one.since),
      onSale: ctx.db.items.filter((item) => item.brand_name === one.name && item.state === 'listed').length,
    }))
const prohibitedPayload = (ctx: MockContext, hidden: number) => ({
  __typename: 'ProhibitedBrandsPayload',
  brands: prohibitedBrands(ctx),
  hidden,
})

function prohibit(ctx: MockContext, said: { name: string; reason: string }) {
  atWork(ctx)
  const wrong = prohibitionProblem(said)
  if (wrong) return refusal(wrong)
  const direct = directOf(ctx)
  const name = brandNameOf(said.name)
  const key = brandKeyOf(name)
  if (direct.prohibited.some((one) => brandKeyOf(one.name) === key))
    return refusal('This brand is on the list already.')
  const id = `prohibited-${key}`
  const byName = ctx.user ? `${ctx.user.firstName} ${ctx.user.lastName}` : ''
  direct.prohibited.push({ id, name, reason: said.reason.trim(), since: ctx.now.getTime(), byName })
  const hidden = direct.listings.filter(
    (one) => one.status === 'listed' && brandKeyOf(one.brandName ?? '') === key,
  )
  for (const listing of hidden) {
    Object.assign(listing, { status: 'under_review', reasons: [reviewReasons.prohibited] })
    setPieceState(ctx, listing, 'under_review')
  }
  return prohibitedPayload(ctx, hidden.length)
}

function allow(ctx: MockContext, id: string) {
  atWork(ctx)
  const direct = directOf(ctx)
  const left = direct.prohibited.filter((one) => one.id !== id)
  if (left.length === direct.prohibited.length) return refusal('This brand is not on the list any more.')
  direct.prohibited = left
  return prohibitedPayload(ctx, 0)
}

export const directDeskMocks = {
  Query: {
    prohibitedBrands: (_: unknown, __: unknown, ctx: MockContext) => {
      atWork(ctx)
      return prohibitedBrands(ctx)
    },
    directReviews: (_: unknown, { page }: { page: number }, ctx: MockContext) => {
      atWork(ctx)
      return reviews(ctx, page)
    },
  },
  Mutation: {
    prohibitBrand: (_: unknown, said: { name: string; reason: string }, ctx: MockContext) =>
      prohibit(ctx, said),
    allowBrand: (_: unknown, { id }: { id: string }, ctx: MockContext) => allow(ctx, id),
    decideDirectListing: (_: unknown, decision: Decision, ctx: MockContext) => decide(ctx, decision),
    reportListing: (_: unknown, { input }: { input: Report }, ctx: MockContext) => report(ctx, input),
  },
}

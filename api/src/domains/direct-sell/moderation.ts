// Listings that a person looks at before shoppers see them, and reports of pieces on sale.

import { delistLabels } from '@hemline/rules/catalogue/item-edits.ts'
import { directListingLabels, directWordsFault, reviewReasons } from '@hemline/rules/direct-sell/listings.ts'
import { ownPieceMessage } from '@hemline/rules/direct-sell/offers.ts'
import type { ReportReason } from '@hemline/rules/vocabulary/direct-sell.ts'
import { type DelistReason, delistReasons } from '@hemline/rules/vocabulary/items.ts'
import { reportsPerPerson } from '@hemline/rules/vocabulary/rate-limits.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid } from '../../platform/tokens.ts'
import { decideReview, moveItems } from '../catalogue/catalogue.ts'
import { prohibitionOf } from '../intake/intake.ts'
import { notify } from '../notifications/notifications.ts'
import { isOnVacation } from './closets.db.ts'
import { listingStatusOf, listingViews, lockedBecause } from './listing-view.ts'
import {
  countWaitingListings,
  findListingOf,
  insertReport,
  type ListingRow,
  listReports,
  listWaitingListings,
  lockListing,
  updateListing,
  updateReportsLookedAt,
} from './listings.db.ts'
import { ratingsOf, shownName } from './members.ts'
import { goOnSale } from './on-sale.ts'
import { type Refused, refused, type SignIn, sellerIn, signIn } from './refusals.ts'

/** How many waiting listings are on one page. */
const pageSize = 20

/**
 * Returns a page of the listings that wait for review, oldest first, each with seller, reasons and reports.
 * Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the task `review`.
 */
export async function directReviews(ctx: Context, page: number) {
  atWork(ctx, 'review')
  const offset = (Math.max(page, 1) - 1) * pageSize
  const [rows, totalCount] = await Promise.all([
    listWaitingListings(ctx.db, { limit: pageSize, offset }),
    countWaitingListings(ctx.db),
  ])
  return { nodes: await reviewsOf(ctx, rows), totalCount, hasNextPage: offset + rows.length < totalCount }
}

async function reviewsOf(ctx: Context, rows: ListingRow[]) {
  const [views, ratings, reports] = await Promise.all([
    listingViews(ctx, rows),
    ratingsOf(
      ctx,
      rows.map((row) => row.user_id),
    ),
    listReports(
      ctx.db,
      rows.flatMap((row) => row.item_number ?? []),
    ),
  ])
  return rows.flatMap((row, i) => {
    const listing = views[i]
    return listing
      ? [
          {
            listing,
            sellerName: shownName(row),
            soldCount: ratings[i]?.soldCount ?? 0,
            reasons: row.review_reasons.map((one) => reviewReasons[one]),
            reports: reports.filter((one) => one.item_number === row.item_number && one.looked_at === null),
            submittedAt: row.submitted_at ?? row.changed_at,
          },
        ]
      : []
  })
}

type Decision = { id: string; accept: boolean; delistReason: string | null; note: string }
type Decided =
  | { __typename: 'DirectReviewPayload'; waiting: number }
  | { __typename: 'StaffRefusal'; message: string }
/** Returns the refusal of an employee's act, with its sentence. */
export const staffRefusal = (message: string) => ({ __typename: 'StaffRefusal' as const, message })

const isDelistReason = (text: string | null): text is DelistReason =>
  (delistReasons as readonly string[]).includes(text ?? '')

/**
 * Puts a listing that waits for review on sale, or takes it off with a delist reason (specification §3) and
 * words for its seller, who is notified; returns how many listings still wait. Returns StaffRefusal without a
 * reason, for words that can't be used, a prohibited brand, a reported piece that is held or being bought,
 * one's own listing and one decided already. Throws NOT_FOUND, UNAUTHENTICATED, and FORBIDDEN without the
 * task `review`.
 */
export async function decideDirectListing(
  ctx: Context,
  { id, accept, delistReason, note }: Decision,
): Promise<Decided> {
  const actorId = atWork(ctx, 'review')
  if (!isUuid(id)) throw refuse('NOT_FOUND', 'There is no such listing.')
  if (!accept && !isDelistReason(delistReason)) return staffRefusal('Please say why it can’t be shown.')
  const words = note.trim()
  const wrong = directWordsFault(words)
  if (wrong) return staffRefusal(wrong)
  const now = ctx.now()
  const refusal = await inTransaction(ctx.db, [], async (tx) => {
    const row = await lockListing(tx, id)
    if (!row) throw refuse('NOT_FOUND', 'There is no such listing.')
    const reported = row.item_number !== null && (await isReported(tx, row, row.item_number))
    if ((listingStatusOf(row) !== 'under_review' && !reported) || row.item_number === null)
      return staffRefusal('Somebody has decided about this listing already.')
    if (row.user_id === actorId) return staffRefusal('Somebody else decides about your own pieces.')
    await updateReportsLookedAt(tx, row.item_number, now)
    if (reported && accept) return undefined
    const busy = reported ? lockedBecause(row, now) : null
    if (busy !== null) return staffRefusal(busy)
    if (reported)
      await moveItems(tx, {
        itemNumbers: [row.item_number],
        to: 'delisted',
        kind: 'reported',
        actorId,
        now,
        from: ['listed'],
      })
    const barred = accept ? await prohibitionOf(tx, row.draft.brandName ?? '') : undefined
    if (barred) return staffRefusal(barred)
    const isAway = await isOnVacation(tx, row.user_id, now)
    if (accept) await takeIn(tx, { itemNumber: row.item_number, actorId, now }, isAway)
    const said = isDelistReason(delistReason)
      ? [delistLabels[delistReason], words].filter(Boolean).join(': ')
      : ''
    const taken = isAway ? 'vacation' : 'listed'
    // The reasons stay with a piece that was taken off: some of them ask for a person when it is sent again.
    const reasons = accept ? [] : reported ? (['reported'] as const) : row.review_reasons
    await updateListing(tx, id, { status: accept ? taken : 'delisted', now, note: said, reasons })
    await tellSeller(tx, row, { accept, said: accept ? acceptWords[taken] : said, now })
    return undefined
  })
  if (refusal) return refusal
  ctx.forget()
  return { __typename: 'DirectReviewPayload', waiting: await countWaitingListings(ctx.db) }
}

/** Tells whether a piece is on sale and somebody reported it since the last decision about it. */
async function isReported(tx: Tx, row: ListingRow, itemNumber: number): Promise<boolean> {
  if (row.status !== 'listed' || row.state !== 'listed') return false
  return (await listReports(tx, [itemNumber])).some((one) => one.looked_at === null)
}

const acceptWords = {
  listed: 'A person looked it over, and it is in the shop now.',
  vacation: 'A person looked it over. It is in the shop once your vacation ends.',
} as const

type Taking = Parameters<typeof goOnSale>[1]

/** Puts an accepted piece on sale; while its seller is away, the piece only leaves the review. */
async function takeIn(tx: Tx, piece: Taking, isAway: boolean): Promise<void> {
  if (!isAway) return goOnSale(tx, piece)
  const detail = { decision: 'accepted', direct: true }
  await decideReview(tx, { ...piece, to: 'pending_listing', price: null, detail })
}

async function tellSeller(
  tx: Tx,
  row: ListingRow,
  { accept, said, now }: { accept: boolean; said: string; now: Date },
): Promise<void> {
  await notify(tx, {
    userId: row.user_id,
    kind: 'offer',
    key: `direct-reviewed:${row.id}:${now.getTime()}`,
    title: accept
      ? `${directListingLabels.listed}: ${row.title ?? 'your piece'}`
      : `Not shown: ${row.title ?? 'your piece'}`,
    body: said,
    link: '/direct/sell',
    ...(row.item_number === null ? {} : { itemNumber: row.item_number }),
  })
}

type Report = { itemNumber: number; reason: ReportReason; words: string }
type Reported = { __typename: 'ReportPayload'; message: string } | Refused | SignIn

/** Reports of so many people take a piece off until somebody has looked at it; each one is looked at. */
const reportsToHide = 3
const thanks = 'Thank you. A person looks at it today.'

/**
 * Reports a piece that a member sells, once per person; a second report of the same person changes nothing. A
 * report of a copy, and the third open report, takes a free piece off the shop until an employee has looked.
 * Returns a refusal for the viewer's own pieces, the shop's pieces, after 20 reports an hour and for more
 * than 400 characters; asks visitors to log in. Throws FORBIDDEN (banned).
 */
export async function reportListing(ctx: Context, { itemNumber, reason, words }: Report): Promise<Reported> {
  const reporterId = sellerIn(ctx)
  if (reporterId === null) return signIn
  const text = words.trim()
  if (text.length > 400) return refused('Please use at most 400 characters.', 'words')
  const listing = Number.isSafeInteger(itemNumber) ? await findListingOf(ctx.db, itemNumber) : undefined
  if (!listing) return refused('Only pieces that members sell can be reported here. Please write to us.')
  if (listing.user_id === reporterId) return refused(ownPieceMessage)
  const now = ctx.now()
  const wait = await secondsToWait(ctx.db, now, [{ key: `reports:${reporterId}`, ...reportsPerPerson }])
  if (wait !== undefined) return refused(waitMessage(wait))
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockListing(tx, listing.id)
    if (!row || !(await insertReport(tx, { itemNumber, reporterId, reason, words: text, now }))) return
    // Reports that somebody has decided about take nothing off a second time.
    const count = (await listReports(tx, [itemNumber])).filter((one) => one.looked_at === null).length
    const isFree =
      row.state === 'listed' &&
      !row.is_ordered &&
      !row.is_reserved &&
      !(row.held_until && row.held_until > now)
    if (!isFree || row.status !== 'listed' || (reason !== 'counterfeit' && count < reportsToHide)) return
    const move = { itemNumbers: [itemNumber], kind: 'reported', actorId: null, now }
    await moveItems(tx, { ...move, to: 'delisted', from: ['listed'] })
    await moveItems(tx, { ...move, to: 'under_review', from: ['delisted'] })
    await updateListing(tx, row.id, { status: 'under_review', now, reasons: ['reported'], submittedAt: now })
  })
  return { __typename: 'ReportPayload', message: thanks }
}

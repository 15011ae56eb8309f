// Partners and feeds as people at work read them.
import type { RowOutcome } from '@hemline/rules/partners/feeds.ts'
import { eventWords } from '@hemline/rules/partners/words.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { isContracted } from './contracted.ts'
import { countRows, listNewBrands, listReportRows } from './feed-rows.db.ts'
import { type FeedRow, findFeed, listFeeds, type RowCounts } from './feeds.db.ts'
import { findPartner, listEvents, listKeys, listPartners, type PartnerRow } from './partners.db.ts'
import { countPartnerPieces } from './pieces.db.ts'

const feedsShown = 20
const rowsAPage = 50
const none: RowCounts = { good: 0, bad: 0, newBrand: 0, done: 0, missing: 0, outcomes: {} }

/**
 * Returns all partners by name. Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may not see partners.
 */
export async function partnersFor(ctx: Context): Promise<PartnerRow[]> {
  atWork(ctx, 'see_partners')
  return listPartners(ctx.db)
}

/**
 * Returns a partner by its slug; undefined when unknown. Throws UNAUTHENTICATED, and FORBIDDEN for viewers
 * who may not see partners.
 */
export async function partnerFor(ctx: Context, slug: string): Promise<PartnerRow | undefined> {
  atWork(ctx, 'see_partners')
  return findPartner(ctx.db, { slug })
}

/**
 * Returns a partner's feed by id; undefined when unknown. Throws UNAUTHENTICATED, and FORBIDDEN for viewers
 * who may not see partners.
 */
export async function feedFor(ctx: Context, id: string): Promise<FeedRow | undefined> {
  atWork(ctx, 'see_partners')
  return isUuid(id) ? findFeed(ctx.db, { id }) : undefined
}

/**
 * Returns how many pieces of a partner came by feeds, are on sale and were sold, and the earnings in cents;
 * zeros without pieces. Checks no permission.
 */
export const pieceCounts = async (ctx: Context, partner: PartnerRow) =>
  (await ctx.once('partner-pieces', () => countPartnerPieces(ctx.db))).get(partner.id) ?? {
    pieces: 0,
    listed: 0,
    sold: 0,
    earnings: 0,
  }

/**
 * Returns a partner's contract terms: the account's e-mail address, place, payout ladder and days of hold;
 * null without a contract.
 */
export const termsOf = (partner: PartnerRow) =>
  isContracted(partner)
    ? {
        accountEmail: partner.account_email ?? '',
        city: partner.city ?? '',
        state: partner.state ?? '',
        ladder: partner.ladder.map((step) => ({ ...step })),
        holdDays: partner.hold_days,
      }
    : null

/**
 * Returns a partner's newest 20 signing keys without their secrets, each with whether it is valid now. Checks
 * no permission.
 */
export async function keysOf(ctx: Context, partner: PartnerRow) {
  const keys = await listKeys(ctx.db, partner.id)
  return keys.map(({ id, made_at, made_by, ends_at, last_used_at }) => ({
    id,
    madeAt: made_at,
    madeBy: made_by,
    endsAt: ends_at,
    lastUsedAt: last_used_at,
    isLive: ends_at === null || ends_at > ctx.now(),
  }))
}

/** Returns a partner's newest 20 feeds. Checks no permission. */
export const feedsOf = (ctx: Context, partner: PartnerRow): Promise<FeedRow[]> =>
  listFeeds(ctx.db, partner.id, feedsShown)

/** Returns the newest 30 entries of what was done for a partner, in words. Checks no permission. */
export async function eventsOf(ctx: Context, partner: { id: number }) {
  const events = await listEvents(ctx.db, partner.id)
  return events.map(({ detail, ...event }) => ({ ...event, words: eventWords(event.kind, detail) }))
}

/** Counts a feed's rows by verdict (good, bad, new brand) and by outcome; zeros for a feed without rows. */
export const countsOf = async (ctx: Context, feed: FeedRow): Promise<RowCounts> =>
  (await ctx.once(`feed-rows:${feed.id}`, () => countRows(ctx.db, [feed.id]))).get(feed.id) ?? none

/**
 * Returns how many rows of a feed had each outcome, such as listed or refused; outcomes without rows are left
 * out.
 */
export const outcomesOf = async (ctx: Context, feed: FeedRow) =>
  Object.entries((await countsOf(ctx, feed)).outcomes).map(([outcome, count]) => ({
    outcome: outcome as RowOutcome,
    count,
  }))

/**
 * Returns at most 100 brand names in a feed's rows that the shop does not know yet, those with most rows
 * first.
 */
export const newBrandsOf = (ctx: Context, feed: FeedRow) => listNewBrands(ctx.db, feed.id)

/** Returns the partner who sent a feed; throws Error when there is none. */
export async function partnerOf(ctx: Context, { supplier_id: id }: FeedRow): Promise<PartnerRow> {
  const partner = await ctx.once(`partner:${id}`, () => findPartner(ctx.db, { id }))
  if (!partner) throw new Error(`partners: a feed of ${id}, who is none`)
  return partner
}

/**
 * Returns up to 50 rows of a feed with a number above `after`, in sequence, with outcome and problems, and
 * `next`, the number to go on after (null at the end); with `problems` only the rows that have some.
 */
export async function feedRowsOf(
  ctx: Context,
  feed: FeedRow,
  { problems, after }: { problems: boolean; after: number },
) {
  const only = problems ? ('problems' as const) : undefined
  const rows = await listReportRows(ctx.db, feed.id, {
    after: Math.max(0, after),
    limit: rowsAPage + 1,
    only,
  })
  const nodes = rows.slice(0, rowsAPage).map((row) => ({
    number: row.row_number,
    sku: row.sku,
    outcome: row.outcome,
    itemNumber: row.item_number,
    problems: row.problems.map((problem) => ({ ...problem })),
    changed: row.changed,
  }))
  return { nodes, next: rows.length > rowsAPage ? (nodes.at(-1)?.number ?? null) : null }
}

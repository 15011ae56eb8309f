// What browsers report of their visits: collected (collector.ts), summed for people at work, and deleted
// after a year. Decision 0190.
import type { Db } from '@hemline/db/connect.ts'
import { eventKeptDays } from '@hemline/rules/analytics/collector.ts'
import { productEvent, storedNames } from '@hemline/rules/analytics/events.ts'
import { ratingOf, vitalNames } from '@hemline/rules/analytics/web-vitals.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { deleteOldEvents, listCounts, listVitals } from './analytics.db.ts'

export { type CollectorDoors, registerCollector } from './collector.ts'

const dayMs = 86_400_000
/** The newest logs of pages that a percentile is computed from. */
const samplesMost = 20_000
const deletedAtOnce = 5000

/** The steps from looking to buying, and what else is counted, by the stored names. */
const counted = {
  pageViews: storedNames.pageView,
  productViews: productEvent('productView').event_action,
  cartAdds: productEvent('addToCart').event_action,
  purchases: productEvent('purchase').event_action,
  searches: productEvent('searchSubmit').event_action,
  favorites: productEvent('addFavorite').event_action,
} as const

/**
 * Returns what happened on the site in the last 24 hours and the last 7 days, and how fast its pages were.
 * Throws UNAUTHENTICATED without log-in, and FORBIDDEN for whoever may not see figures.
 */
export async function analyticsFor(ctx: Context) {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !mayDo(roles, 'see_analytics'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const now = ctx.now().getTime()
  const day = new Date(now - dayMs)
  const week = new Date(now - 7 * dayMs)
  const [counts, vitals] = await Promise.all([
    listCounts(ctx.db, Object.values(counted), { day, week }),
    listVitals(ctx.db, storedNames.pageLog, { since: week, vitals: vitalNames, most: samplesMost }),
  ])
  const figures = (Object.keys(counted) as (keyof typeof counted)[]).map((name) => {
    const row = counts.find((one) => one.name === counted[name])
    return {
      name,
      day: { times: row?.day ?? 0, visitors: row?.day_visitors ?? 0 },
      week: { times: row?.week ?? 0, visitors: row?.week_visitors ?? 0 },
    }
  })
  return {
    figures,
    vitals: vitals.map(({ page_type: pageType, vital, p75, samples }) => ({
      pageType,
      vital,
      p75,
      samples,
      rating: ratingOf(vital, p75),
    })),
  }
}

/** Deletes events after `eventKeptDays`, some thousands at once; a nightly job. Returns how many. */
export async function purgeEvents(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - eventKeptDays * dayMs)
  let total = 0
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce; total += deleted)
    deleted = await deleteOldEvents(db, before, deletedAtOnce)
  return total
}

// What browsers report of their visits: collected (collector.ts), summed for people at work, and deleted
// after a year. Decision 0190.
import type { Db } from '@hemline/db/connect.ts'
import { eventKeptDays } from '@hemline/rules/analytics/collector.ts'
import { productEvent, storedNames } from '@hemline/rules/analytics/events.ts'
import {
  dayBefore,
  daysOver,
  summedAgainDays,
  visitDayAt,
  visitDayStart,
} from '@hemline/rules/analytics/visit-days.ts'
import { ratingOf, vitalNames } from '@hemline/rules/analytics/web-vitals.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import {
  deleteOldEvents,
  deleteSumsBefore,
  listCounts,
  listSummedDays,
  listVitals,
  sumDay,
} from './analytics.db.ts'

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
 * Returns the site's figures: visits of the last 24 hours, and of today with the 6 days before by the shop's
 * time zone; views by page type; page speeds. Past days come from stored daily sums. Throws UNAUTHENTICATED
 * without log-in, FORBIDDEN for banned users and for roles without the task `see_analytics`.
 */
export async function analyticsFor(ctx: Context) {
  atWork(ctx, 'see_analytics')
  const now = ctx.now()
  const today = visitDayAt(now)
  const days = daysOver(now)
  const firstDay = days[0] ?? today
  const week = visitDayStart(firstDay)
  const summed = new Set(await listSummedDays(ctx.db, firstDay))
  // A night without the job costs time and no figure: from the first day without a sum on, the rows are read.
  const liveDay = days.find((day) => !summed.has(day)) ?? today
  const [rows, vitals] = await Promise.all([
    listCounts(ctx.db, {
      names: Object.values(counted),
      byPage: counted.pageViews,
      firstDay,
      liveDay,
      liveSince: visitDayStart(liveDay),
      since: new Date(now.getTime() - dayMs),
    }),
    listVitals(ctx.db, storedNames.pageLog, { since: week, vitals: vitalNames, most: samplesMost }),
  ])
  const counts = rows.filter((row) => row.page_type === null)
  const figures = (Object.keys(counted) as (keyof typeof counted)[]).map((name) => {
    const row = counts.find((one) => one.name === counted[name])
    return {
      name,
      day: { times: row?.day ?? 0, visitors: row?.day_visitors ?? 0 },
      week: { times: row?.week ?? 0, visitors: row?.week_visitors ?? 0 },
    }
  })
  const pages = rows
    .filter((row) => row.page_type !== null && row.week > 0)
    .map(({ page_type, week: times, week_visitors: visitors }) => ({
      pageType: page_type || null,
      times,
      visitors,
    }))
    .toSorted((one, other) => other.times - one.times)
  return {
    figures,
    pages,
    vitals: vitals.map(({ page_type: pageType, vital, p75, samples }) => ({
      pageType,
      vital,
      p75,
      samples,
      rating: ratingOf(vital, p75),
    })),
  }
}

/**
 * Job, every night: sums the days that are over: those without a sum, and the last `summedAgainDays` anew,
 * since events may come late; a transaction each. A repeat changes nothing. Sums that no figure reads any
 * more are deleted.
 */
export async function sumVisits(db: Db, now: Date): Promise<void> {
  const days = daysOver(now)
  const summed = new Set(await listSummedDays(db, days[0] ?? visitDayAt(now)))
  for (const [i, day] of days.entries()) {
    if (summed.has(day) && i < days.length - summedAgainDays) continue
    const from = visitDayStart(day)
    const to = visitDayStart(dayBefore(day, -1))
    const names = Object.values(counted)
    await inTransaction(db, (tx) => sumDay(tx, { day, from, to, names, byPage: counted.pageViews }, now))
  }
  await deleteSumsBefore(db, days[0] ?? visitDayAt(now))
}

/** Nightly job: deletes events that came more than `eventKeptDays` ago, 5000 at once; returns how many. */
export async function purgeEvents(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - eventKeptDays * dayMs)
  let total = 0
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce; total += deleted)
    deleted = await deleteOldEvents(db, before, deletedAtOnce)
  return total
}

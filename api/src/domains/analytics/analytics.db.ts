// Rows of analytics_event: written in batches, never changed, deleted after a year.
import type { WebVital } from '@hemline/rules/analytics/web-vitals.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { NewEvent } from './stored-event.ts'

/**
 * Inserts analytics events in one statement; one whose id exists already is dropped. A visitor or user who
 * was deleted since is not named: its column is null.
 */
export async function insertEvents(db: DbOrTx, events: readonly NewEvent[]): Promise<void> {
  await sql`/* insertEvents */ insert into analytics_event
      (id, received_at, happened_at, kind, name, page_type, platform, visitor_id, user_id, session_id, facts)
    select e.id, e.received_at, e.happened_at, e.kind, e.name, e.page_type, e.platform, v.id, u.id, e.session_id, e.facts
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (id uuid, received_at timestamptz,
      happened_at timestamptz, kind text, name text, page_type text, platform text, visitor_id bigint,
      user_id uuid, session_id uuid, facts jsonb)
    left join visitor v on v.id = e.visitor_id
    left join user_account u on u.id = e.user_id and u.erased_at is null
    on conflict (id) do nothing`.execute(db)
}

/** Deletes at most `atOnce` analytics events received before a time; returns how many. */
export async function deleteOldEvents(db: DbOrTx, before: Date, atOnce: number): Promise<number> {
  const { numAffectedRows } = await sql`/* deleteOldEvents */ delete from analytics_event where id in
    (select id from analytics_event where received_at < ${before} limit ${atOnce})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * How often something happened and how many visitors did it, in the last day and in the week; `page_type`
 * null: on all pages together.
 */
export type CountRow = {
  name: string
  page_type: string | null
  day: number
  week: number
  day_visitors: number
  week_visitors: number
}

/**
 * What is counted: `names` of events, of which `byPage` is counted by type of page, too. Days from
 * `firstDay` on are read from the sums until `liveDay`, and from the rows since `liveSince`, its beginning;
 * `since` begins the last 24 hours.
 */
export type Counting = {
  names: readonly string[]
  byPage: string
  firstDay: string
  liveDay: string
  liveSince: Date
  since: Date
}

/** SQL: the type of page by which an event is summed; '' where pages don't matter. */
const pageOf = (byPage: string) => sql`case when name = ${byPage} then coalesce(page_type, '') else '' end`

/**
 * Returns, by name, how often analytics events happened in the last 24 hours and since `firstDay`, and how
 * many visitors did it; those of `byPage` also by page type (`page_type` null: all pages). Names without an
 * event are left out.
 */
export async function listCounts(db: DbOrTx, counting: Counting): Promise<CountRow[]> {
  const { names, byPage, firstDay, liveDay, liveSince, since } = counting
  const { rows } = await sql<CountRow>`/* listEventCounts */ with each_visitor as (
      select name, page_type, visitor_id, sum(times) as week, 0::bigint as day from visit_day_visitor
        where day >= ${firstDay}::date and day < ${liveDay}::date and name = any(${[...names]}::text[]) group by 1, 2, 3
      union all
      select name, ${pageOf(byPage)}, coalesce(visitor_id, 0), count(*) filter (where received_at >= ${liveSince}),
        count(*) filter (where received_at >= ${since})
      from analytics_event where name = any(${[...names]}::text[]) and received_at >= least(${liveSince}::timestamptz, ${since}::timestamptz)
      group by 1, 2, 3)
    select name, case when grouping(page_type) = 0 then page_type end as page_type, sum(day)::int as day, sum(week)::int as week,
      count(distinct visitor_id) filter (where day > 0 and visitor_id <> 0)::int as day_visitors,
      count(distinct visitor_id) filter (where week > 0 and visitor_id <> 0)::int as week_visitors
    from each_visitor group by grouping sets ((name), (name, page_type))
    having grouping(page_type) = 1 or name = ${byPage}`.execute(db)
  return rows
}

/** Returns the days (YYYY-MM-DD) from `from` on whose events are summed already. */
export async function listSummedDays(db: DbOrTx, from: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`/* listSummedDays */ select day::text as day from visit_day
    where day >= ${from}::date order by day`.execute(db)
  return rows.map((row) => row.day)
}

/** A day to sum: its name, when it begins and ends, and what is counted in it. */
export type DayToSum = { day: string; from: Date; to: Date; names: readonly string[]; byPage: string }

/**
 * Sums a day's events into the daily table and replaces an earlier sum: a repeat changes nothing, and late
 * events are added. Two that sum the same day run one after the other.
 */
export async function sumDay(
  tx: DbOrTx,
  { day, from, to, names, byPage }: DayToSum,
  now: Date,
): Promise<void> {
  await sql`/* sumDay.take */ insert into visit_day (day, summed_at) values (${day}::date, ${now})
    on conflict (day) do update set summed_at = excluded.summed_at`.execute(tx)
  await sql`/* sumDay.clear */ delete from visit_day_visitor where day = ${day}::date`.execute(tx)
  await sql`/* sumDay.fill */ insert into visit_day_visitor (day, name, page_type, visitor_id, times)
    select ${day}::date, name, ${pageOf(byPage)}, coalesce(visitor_id, 0), count(*)::int from analytics_event
    where name = any(${[...names]}::text[]) and received_at >= ${from} and received_at < ${to} group by 2, 3, 4`.execute(
    tx,
  )
}

/** Deletes the daily sums of all days before a day, which no figure reads any more. */
export async function deleteSumsBefore(db: DbOrTx, day: string): Promise<void> {
  await sql`/* deleteSumsBefore */ delete from visit_day where day < ${day}::date`.execute(db)
}

/** The value that three of four loads of a page stay under. */
export type VitalRow = { page_type: string; vital: WebVital; p75: number; samples: number }

/**
 * Returns the 75th percentile of each web vital by page type, over the `most` newest page logs since a time;
 * in milliseconds, except CLS, which has no unit.
 */
export async function listVitals(
  db: DbOrTx,
  name: string,
  { since, vitals, most }: { since: Date; vitals: readonly string[]; most: number },
): Promise<VitalRow[]> {
  const { rows } = await sql<VitalRow>`/* listVitals */ select page_type, vital,
      percentile_cont(0.75) within group (order by (facts ->> vital)::float8) as p75, count(*)::int as samples
    from (select page_type, facts from analytics_event where name = ${name} and received_at >= ${since}
      and page_type is not null order by received_at desc limit ${most}) newest,
      unnest(${[...vitals]}::text[]) as vital
    where facts ? vital group by page_type, vital order by page_type, vital`.execute(db)
  return rows
}

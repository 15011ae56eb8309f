// Rows of analytics_event: written in batches, never changed, deleted after a year.
import type { WebVital } from '@hemline/rules/analytics/web-vitals.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { NewEvent } from './stored-event.ts'

/**
 * Inserts events; one whose id is there already is dropped. A visitor or user who was deleted since the event
 * came is not named.
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

/** Deletes at most `atOnce` events that came before a time; returns how many. */
export async function deleteOldEvents(db: DbOrTx, before: Date, atOnce: number): Promise<number> {
  const { numAffectedRows } = await sql`/* deleteOldEvents */ delete from analytics_event where id in
    (select id from analytics_event where received_at < ${before} limit ${atOnce})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** How often something happened and how many visitors did it, in the last day and the last seven. */
export type CountRow = {
  name: string
  day: number
  week: number
  day_visitors: number
  week_visitors: number
}

/** Counts events by name since `week`, and of these since `day`; names that did not happen are left out. */
export async function listCounts(
  db: DbOrTx,
  names: readonly string[],
  { day, week }: { day: Date; week: Date },
): Promise<CountRow[]> {
  const { rows } =
    await sql<CountRow>`/* listEventCounts */ select name, sum(day)::int as day, sum(week)::int as week,
      count(visitor_id) filter (where day > 0)::int as day_visitors, count(visitor_id)::int as week_visitors
    from (select name, visitor_id, count(*) as week, count(*) filter (where received_at >= ${day}) as day
      from analytics_event where name = any(${[...names]}::text[]) and received_at >= ${week}
      group by name, visitor_id) each_visitor
    group by name`.execute(db)
  return rows
}

/** The value that three of four loads of a page stay under. */
export type VitalRow = { page_type: string; vital: WebVital; p75: number; samples: number }

/**
 * Returns the 75th percentile of each measure by page type, of the `most` newest logs of pages since a time;
 * milliseconds, except CLS.
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

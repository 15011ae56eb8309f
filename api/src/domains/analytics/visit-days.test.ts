// Days of visits that are summed every night tell the same as their rows.
import { visitDays } from '@hemline/rules/analytics/visit-days.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { sumVisits } from './analytics.ts'

type Count = { times: number; visitors: number }
type Answer = {
  figures: { name: string; day: Count; week: Count }[]
  pages: { pageType: string | null; times: number; visitors: number }[]
}
const dayMs = 86_400_000
const names = ['page-view', 'product-view', 'add-to-cart', 'purchase', 'other'] as const
/** An event so many hours ago. */
const anEvent = fc.record({
  hours: fc.integer({ min: 0, max: 24 * 9 }),
  name: fc.constantFrom(...names),
  visitor: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  page: fc.option(fc.constantFrom('home', 'cart'), { nil: null }),
})
type Event = typeof anEvent extends fc.Arbitrary<infer T> ? T : never

describe.skipIf(!testServer)('days of visits', () => {
  const clock = movableClock()
  let app: TestApp
  let admin: TestClient
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    admin = await app.loggedIn('admin')
  })
  beforeEach(() => empty())
  afterAll(() => app.close())

  const empty = () => sql`truncate analytics_event, visit_day cascade`.execute(app.db)
  const insert = (events: readonly Event[]) =>
    sql`insert into analytics_event (id, received_at, happened_at, kind, name, page_type, visitor_id, facts)
      select gen_random_uuid(), ${clock.now()}::timestamptz - make_interval(hours => e.hours), now(), 'tracker', e.name, e.page, e.visitor, '{}'
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (hours int, name text, page text, visitor bigint)`.execute(
      app.db,
    )
  const shown = async (): Promise<Answer> => {
    const { data, errors } = await admin.run('getSiteAnalytics')
    if (!data) throw new Error(JSON.stringify(errors))
    const { figures, pages } = data.siteAnalytics as Answer
    // Types of pages with as many views have no order of their own.
    return { figures, pages: pages.toSorted((a, b) => String(a.pageType).localeCompare(String(b.pageType))) }
  }
  const night = () => sumVisits(app.db, clock.now())
  const sums = async () =>
    (
      await sql`select day::text, name, page_type, visitor_id::int, times from visit_day_visitor order by 1, 2, 3, 4`.execute(
        app.db,
      )
    ).rows

  test('tell what their rows tell, whenever they are summed and however often', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anEvent, { maxLength: 40 }),
        fc.array(
          anEvent.filter(({ hours }) => hours < 48),
          { maxLength: 10 },
        ),
        async (events, late) => {
          await empty()
          await insert(events)
          const live = await shown()
          await night()
          expect(await shown()).toEqual(live)
          await night()
          expect(await shown()).toEqual(live)
          // Events of the last days that come late are added by the next night, and once.
          await insert(late)
          await night()
          const added = await shown()
          await sql`truncate visit_day cascade`.execute(app.db)
          expect(added).toEqual(await shown())
        },
      ),
      { numRuns: 25, seed: 20_261_129 },
    )
  })

  test('are read from their sums: rows of a day that is over are not looked at', async () => {
    const old: Event = { hours: 24 * 4, name: 'page-view', visitor: 1, page: 'home' }
    await insert([old, { ...old, hours: 0 }])
    await night()
    const before = await shown()
    expect(before.figures.find(({ name }) => name === 'pageViews')?.week).toMatchObject({
      times: 2,
      visitors: 1,
    })
    await sql`delete from analytics_event where received_at < ${new Date(clock.now().getTime() - 3 * dayMs)}`.execute(
      app.db,
    )
    expect(await shown()).toEqual(before)
  })

  test('are kept as long as a figure reads them, a row for each visitor', async () => {
    const event: Event = { hours: 30, name: 'page-view', visitor: 1, page: 'home' }
    await insert([
      event,
      event,
      event,
      { ...event, visitor: 2 },
      { ...event, visitor: null },
      { ...event, name: 'other' },
    ])
    await night()
    expect((await sums()).map((row) => Object.values(row as object).slice(1))).toEqual([
      ['page-view', 'home', 0, 1],
      ['page-view', 'home', 1, 3],
      ['page-view', 'home', 2, 1],
    ])
    clock.forward((visitDays + 1) * dayMs)
    await night()
    expect(await sums()).toEqual([])
  })
})

// The figures of visits, from rows.
import { webVitals } from '@hemline/rules/vocabulary/constants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'

type Count = { times: number; visitors: number }
type Answer = {
  figures: { name: string; day: Count; week: Count }[]
  vitals: { pageType: string; vital: string; p75: number; rating: string; samples: number }[]
}

describe.skipIf(!testServer)('the figures of visits', () => {
  let app: TestApp
  let admin: TestClient
  beforeAll(async () => {
    app = await testApp()
    admin = await app.loggedIn('admin')
  })
  afterAll(() => app.close())

  const ask = async () => (await admin.run('getSiteAnalytics')).data?.siteAnalytics as Answer
  const insert = (
    name: string,
    {
      hours = 0,
      visitor = null,
      page = 'home',
      facts = {},
    }: { hours?: number; visitor?: number | null; page?: string; facts?: object },
  ) =>
    sql`insert into analytics_event (id, received_at, happened_at, kind, name, page_type, visitor_id, facts)
      values (gen_random_uuid(), now() - make_interval(hours => ${hours}), now(), 'tracker', ${name}, ${page},
        ${visitor}, ${JSON.stringify(facts)}::jsonb)`.execute(app.db)

  test('are zero on a new site', async () => {
    const { figures, vitals } = await ask()
    expect(figures.map(({ name }) => name)).toEqual([
      'pageViews',
      'productViews',
      'cartAdds',
      'purchases',
      'searches',
      'favorites',
    ])
    expect(new Set(figures.flatMap(({ day, week }) => [day.times, week.visitors]))).toEqual(new Set([0]))
    expect(vitals).toEqual([])
  })

  test('count times and visitors of a day and a week, and nobody twice', async () => {
    await insert('page-view', { visitor: 1 })
    await insert('page-view', { visitor: 1 })
    await insert('page-view', {})
    await insert('page-view', { visitor: 2, hours: 30 })
    await insert('page-view', { visitor: 3, hours: 24 * 8 })
    const views = (await ask()).figures.find(({ name }) => name === 'pageViews')
    expect(views).toMatchObject({
      name: 'pageViews',
      day: { times: 3, visitors: 1 },
      week: { times: 4, visitors: 2 },
    })
  })

  test('rate page speed by what three of four loads stay under', async () => {
    for (const LCP of [1000, 2000, 3000, 9000]) await insert('page-log', { facts: { LCP, CLS: 0.01 } })
    await insert('page-log', { facts: { LCP: 60_000 }, hours: 24 * 8 })
    const [good, poor] = webVitals.LCP
    const { vitals } = await ask()
    expect(vitals).toMatchObject([
      { pageType: 'home', vital: 'CLS', p75: 0.01, rating: 'good', samples: 4 },
      { pageType: 'home', vital: 'LCP', p75: 4500, rating: 'poor', samples: 4 },
    ])
    expect([good, poor]).toEqual([2500, 4000])
  })

  test('take two statements, however many events there are', async () => {
    await ask()
    app.statements()
    await ask()
    const own = app.statements().filter((text) => text.includes('analytics_event'))
    expect(own).toHaveLength(2)
  })
})

// The public Snowplow tracker, as it is published, against the shop's collector; and what the shop's own
// tracker stores of somebody who buys.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { visitorCookie } from '@hemline/rules/vocabulary/wire.ts'
import { expect, type Page } from '@playwright/test'
import { goToPayment, pay } from './buying.ts'
import { type EventRow, eventsWith } from './event-rows.ts'
import { newGuest } from './mint.ts'
import { addToCart, heading, heartOf, openPiece } from './shop.ts'
import { test } from './shopper.ts'

const published = readFileSync(
  fileURLToPath(import.meta.resolve('@snowplow/browser-tracker/dist/index.umd.js')),
  'utf8',
)
const linkClick = 'iglu:com.snowplowanalytics.snowplow/link_click/jsonschema/1-0-1'

/** What a page does with the tracker; runs in the browser, with the tracker's own defaults for paths. */
const use = (appId: string, eventMethod: 'post' | 'get') => `
  const tracker = globalThis.snowplowBrowserTracking
  tracker.newTracker('probe', location.origin, { appId: ${JSON.stringify(appId)}, eventMethod: '${eventMethod}' })
  tracker.enableActivityTracking({ minimumVisitLength: 1, heartbeatDelay: 1 })
  tracker.trackPageView()
  tracker.trackStructEvent({ category: 'Video Clips', action: 'Play It', label: 'First One', value: 2 })
  tracker.trackSelfDescribingEvent({ event: {
    schema: '${linkClick}', data: { targetUrl: location.origin + '/verify-email/a-key' } } })
`

/** The names of events in the order of the alphabet, each once. */
const namesOf = (rows: readonly EventRow[]) => [...new Set(rows.map(({ name }) => name))].sort()

for (const eventMethod of ['post', 'get'] as const)
  test(`the public tracker is understood by ${eventMethod.toUpperCase()}`, async ({ page }) => {
    const app = `probe-${randomUUID()}`
    const answered: number[] = []
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (pathname === '/i' || pathname.endsWith('/tp2')) answered.push(answer.status())
    })
    await page.route('**/probe.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `${published};{${use(app, eventMethod)}}` }),
    )
    await page.goto('/women/dresses?utm_campaign=secret')
    // The collector knows the visitor by the cookie of an earlier answer.
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name).join(' ')
    await expect.poll(cookies).toContain(visitorCookie)
    await page.addScriptTag({ url: '/probe.js' })
    // The tracker reports a page in use while somebody does something.
    const stored = async () => {
      await page.mouse.wheel(0, 40)
      return namesOf(await eventsWith('app', app))
    }
    await expect
      .poll(stored, { timeout: 30_000 })
      .toEqual(['link-click', 'page-ping', 'page-view', 'play-it'])
    const rows = await eventsWith('app', app)
    const one = (name: string) => rows.filter((row) => row.name === name)
    expect(one('page-view')).toHaveLength(1)
    expect(one('play-it')).toMatchObject([
      {
        page_type: 'shop-listings',
        facts: { event_name: 'video-clips_play-it_first-one', value: 2, path: '/women/dresses' },
      },
    ])
    expect(one('link-click')).toMatchObject([{ facts: { data: { targetUrl: '/verify-email/:token' } } }])
    expect(new Set(rows.map((row) => row.session_id)).size).toBe(1)
    expect(rows.every((row) => row.visitor_id !== null)).toBe(true)
    expect(new Set(answered)).toEqual(new Set([200]))
    expect(JSON.stringify(rows)).not.toContain('secret')
  })

/** The id of the visit that the shop's own tracker is in. */
const visitOf = async (page: Page): Promise<string> => {
  const kept = () => page.evaluate<string | null>(`localStorage.getItem('hemline-visit')`)
  await expect.poll(kept).not.toBeNull()
  return (JSON.parse((await kept()) ?? '{}') as { id: string }).id
}

test('somebody who looks, loves, and buys is in the rows, each step once', async ({ page, mint }) => {
  const piece = await mint.piece()
  const guest = newGuest()
  await openPiece(page, piece)
  const visit = await visitOf(page)
  await heartOf(page, piece).click()
  await expect(heartOf(page, piece)).toHaveAttribute('aria-pressed', 'true')
  await addToCart(page)
  await goToPayment(page, guest)
  await pay(page, guest)
  await expect(heading(page, 'Thank you')).toBeVisible()
  const steps = ['product-view', 'add-favorite', 'add-to-cart', 'purchase']
  const counts = async () => {
    const rows = await eventsWith('visit', visit)
    return steps.map((step) => `${step} ${rows.filter(({ name }) => name === step).length}`)
  }
  await expect.poll(counts, { timeout: 30_000 }).toEqual(steps.map((step) => `${step} 1`))
  // Events come in bundles: the view of the last page may come after its purchase.
  const views = async () => {
    const seen = await eventsWith('visit', visit)
    return seen.filter(({ name }) => name === 'page-view').map((row) => row.page_type)
  }
  await expect
    .poll(views, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['shop-details', 'checkout', 'order-placed']))
  const rows = await eventsWith('visit', visit)
  expect(new Set(rows.map((row) => row.visitor_id)).size).toBe(1)
  expect(rows[0]?.visitor_id).not.toBeNull()
  expect(rows.find(({ name }) => name === 'add-to-cart')).toMatchObject({
    page_type: 'shop-details',
    facts: { event_name: 'cart_add-to-cart', property: String(piece.itemNumber) },
  })
  // A reload buys nothing again.
  await page.reload()
  await expect.poll(async () => (await eventsWith('visit', visit)).length).toBeGreaterThan(rows.length)
  expect(await counts()).toContain('purchase 1')
})

test('somebody with Global Privacy Control is counted and not named', async ({ page, mint }) => {
  await page.context().setExtraHTTPHeaders({ 'sec-gpc': '1' })
  await page.addInitScript(`Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`)
  const piece = await mint.piece()
  await openPiece(page, piece)
  const { pathname } = new URL(page.url())
  await expect.poll(async () => namesOf(await eventsWith('path', pathname))).toContain('product-view')
  for (const row of await eventsWith('path', pathname))
    expect(row).toMatchObject({ visitor_id: null, user_id: null, session_id: null })
  expect(await page.evaluate(`localStorage.getItem('hemline-visit')`)).toBeNull()
})

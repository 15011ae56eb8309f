// Opens every page of the route table in a real browser against the real shop and checks its status, its
// frame, its single heading and that axe finds no serious fault, on a wide screen and on a phone's: as a
// visitor, and as an admin where a visitor is led to the log-in.
import { markedItems } from '@hemline/db/seed/marked.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { routeExamples } from '../../web/src/testing/route-examples.ts'
import { baseUrl } from './env.ts'
import { faultsOf } from './faults.ts'
import { makeMint } from './mint.ts'
import { phone, wide } from './shop.ts'
import { test, walkingContext } from './shopper.ts'

const aboutAPiece: readonly string[] = ['product', 'similar', 'featured', 'outfits', 'identical']

type Row = (typeof routeExamples)[number]

async function stands(page: Page, { chrome }: Row): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /encountered an error|wrong here/ })).toHaveCount(0)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const top = page.getByRole('banner')
  const desk = page.getByRole('navigation', { name: 'At work' })
  await expect(top.or(desk).first()).toBeVisible({ visible: chrome !== 'none' })
}

async function hasNoFault(page: Page, row: Row): Promise<void> {
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    await stands(page, row)
    const width = () => page.evaluate<number>('document.documentElement.scrollWidth')
    await expect.poll(width, { message: `the page at ${viewport.width}` }).toBeLessThanOrEqual(viewport.width)
    // Colours are the same at all widths.
    const tried = viewport === phone ? 'except contrast' : 'laid out'
    expect(await faultsOf(page, tried), `at ${viewport.width}`).toEqual([])
  }
}

test.describe('every route', () => {
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } })
  // The rows share nothing, so that they run on all workers at once.
  test.describe.configure({ mode: 'parallel' })
  const piece = markedItems.promo

  // A visitor and an admin walk over all pages: new ones would load the site's files anew for each page.
  let visitor: BrowserContext
  let admin: BrowserContext
  test.beforeAll(async ({ browser, shopDb, playwright }) => {
    visitor = await walkingContext(browser)
    admin = await walkingContext(browser)
    const mint = makeMint(shopDb, () => playwright.request.newContext({ baseURL: baseUrl }))
    const page = await admin.newPage()
    await mint.staff(page, 'admin')
    await page.close()
  })
  test.afterAll(async () => {
    await visitor.close()
    await admin.close()
  })

  const addressOf = (row: Row): string => {
    if (row.kind === 'identical') return `/identical?item=${piece}`
    return aboutAPiece.includes(row.kind) ? `/${row.kind}/${piece}` : row.example
  }

  async function open(walk: BrowserContext, row: Row, problems: string[]): Promise<Page> {
    const page = await walk.newPage()
    page.on('pageerror', ({ message }) => problems.push(message))
    const answer = await page.goto(addressOf(row))
    expect(answer?.status()).toBe(200)
    await stands(page, row)
    return page
  }

  for (const row of routeExamples) {
    test(row.example, async () => {
      const problems: string[] = []
      const page = await open(visitor, row, problems)
      const leadsToLogIn = row.kind !== 'log-in' && new URL(page.url()).pathname === '/log-in'
      // The log-in is one page, whatever leads there, and has a row of its own; the page itself is another's.
      const seen = leadsToLogIn ? await open(admin, row, problems) : page
      if (!leadsToLogIn) {
        // Visitors who are no employees get "not found" for pages that are not released yet. The codes of
        // shared lists and of people's own pages are drawn by chance: the examples' codes are the mocks'.
        const hidden = ['employee-preview', 'shared-favorites', 'storefront'].includes(row.kind) ? 1 : 0
        await expect(page.getByRole('heading', { name: 'We dropped a stitch' })).toHaveCount(hidden)
      }
      await hasNoFault(seen, row)
      expect(problems).toEqual([])
      await page.close()
      await seen.close()
    })
  }
})

// Opens every page of the route table in a real browser against the real shop and checks its status, its
// frame, its single heading and that axe finds no serious fault, on a wide screen and on a phone's.
import { markedItems } from '@hemline/db/seed/marked.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { routeExamples } from '../../web/src/testing/route-examples.ts'
import { seriousFaults } from './faults.ts'
import { phone, wide } from './shop.ts'
import { test, walkingContext } from './shopper.ts'

const aboutAPiece: readonly string[] = ['product', 'similar', 'featured', 'outfits', 'identical']

async function stands(page: Page, { kind, chrome }: (typeof routeExamples)[number]): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  // Visitors who are no employees get "not found" for pages that are not released yet. The codes of shared
  // lists and of people's own pages are drawn by chance: the examples' codes are those of the mocks.
  const hidden = ['employee-preview', 'shared-favorites', 'storefront'].includes(kind) ? 1 : 0
  await expect(page.getByRole('heading', { name: 'We dropped a stitch' })).toHaveCount(hidden)
  await expect(page.getByRole('heading', { name: /encountered an error|wrong here/ })).toHaveCount(0)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(chrome === 'none' ? 0 : 1)
}

test.describe('every route', () => {
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } })
  // The rows share nothing, so that they run on all workers at once.
  test.describe.configure({ mode: 'parallel' })
  const piece = markedItems.promo

  // One visitor walks over all pages: a new one would load the site's files anew for each page.
  let walk: BrowserContext
  test.beforeAll(async ({ browser }) => {
    walk = await walkingContext(browser)
  })
  test.afterAll(() => walk.close())

  for (const row of routeExamples) {
    test(row.example, async () => {
      const page = await walk.newPage()
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      const own = row.kind === 'identical' ? `/identical?item=${piece}` : `/${row.kind}/${piece}`
      const answer = await page.goto(aboutAPiece.includes(row.kind) ? own : row.example)
      expect(answer?.status()).toBe(200)
      for (const viewport of [wide, phone]) {
        await page.setViewportSize(viewport)
        await stands(page, row)
        const width = () => page.evaluate<number>('document.documentElement.scrollWidth')
        await expect
          .poll(width, { message: `the page at ${viewport.width}` })
          .toBeLessThanOrEqual(viewport.width)
        // Colours are the same at all widths.
        const exceptContrast = viewport === phone
        expect(await seriousFaults(page, { exceptContrast }), `at ${viewport.width}`).toEqual([])
      }
      expect(problems).toEqual([])
      await page.close()
    })
  }
})

// Every row of the site's table of routes, in a real browser against the real shop: its status, its frame, its one heading, and no serious fault.
import { expect } from '@playwright/test'
import { routeTable } from '../../web/src/routes/table.ts'
import { seriousFaults } from './faults.ts'
import { freeCards, phone, wide } from './shop.ts'
import { test } from './shopper.ts'

const aboutAPiece: readonly string[] = ['product', 'similar', 'featured', 'outfits', 'identical']

for (const viewport of [wide, phone]) {
  test.describe(`every route at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
    let piece = ''

    for (const { kind, example, chrome } of routeTable) {
      test(example, async ({ page }) => {
        if (piece === '') {
          await page.goto('/women')
          const href = (await freeCards(page).first().getByRole('link').first().getAttribute('href')) ?? ''
          piece = href.split('/').at(-1) ?? ''
        }
        const problems: string[] = []
        page.on('pageerror', (error) => problems.push(error.message))
        const own = kind === 'identical' ? `/identical?item=${piece}` : `/${kind}/${piece}`
        const answer = await page.goto(aboutAPiece.includes(kind) ? own : example)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { name: /We dropped a stitch|encountered an error|wrong here/ })).toHaveCount(0)
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
        await expect(page.getByRole('banner')).toHaveCount(chrome === 'none' ? 0 : 1)
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
        expect(await seriousFaults(page)).toEqual([])
        expect(problems).toEqual([])
      })
    }
  })
}

// Nothing on a page moves while it fills, and nothing is wider than the page.
import { expect, type Page } from '@playwright/test'
import { layoutShift, noteShifts, shiftsSaid } from './layout-shift.ts'
import { cards, heading, painted, unansweredOf } from './shop.ts'
import { test } from './shopper.ts'

/**
 * A script as text, because the journeys are compiled without the browser's types. Sums the layout shifts
 * that follow no input.
 */
const watch = `
window.moved = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value
}).observe({ type: 'layout-shift', buffered: true })`
const moved = (page: Page) => page.evaluate<number>('window.moved')

const pages = [
  '/',
  '/sitemap',
  '/legal',
  '/legal/privacy-policy',
  '/legal/tou',
  '/goodbye',
  '/no-such-page',
  '/saved/favorites',
  '/women/dresses',
  '/women',
  '/girls',
]

for (const width of [320, 390, 1440]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: width === 1440 ? 900 : 740 } })

    test('pages stay where they are while they fill, with answers that take their time', async ({ page }) => {
      await page.addInitScript(watch)
      const unanswered = unansweredOf(page)
      await page.route('**/graphql*', async (route) => {
        await new Promise((passed) => setTimeout(passed, 300))
        await route.continue()
      })
      for (const path of pages) {
        await page.goto(path)
        await expect(heading(page, /./)).toBeVisible()
        await expect.poll(unanswered, path).toEqual([])
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
        await painted(page)
        expect(await moved(page), path).toBeLessThanOrEqual(0.02)
      }
    })
  })
}

const memberPages = [
  '/saved/favorites',
  '/saved/searches',
  '/rewards',
  '/invites',
  '/my',
  '/my/sizes',
  '/my/activity',
  '/my/subscriptions',
  '/my/credits',
  '/my/settings',
  '/privacy',
]

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`pages of an account stay where they are while the session of a member loads, at ${width}`, async ({
    page,
    mint,
  }) => {
    await page.setViewportSize({ width, height })
    await mint.member(page)
    await noteShifts(page)
    // A first page, after which the browser knows that its viewer is a member.
    await page.goto('/about')
    await expect
      .poll(() => page.evaluate<string | null>("localStorage.getItem('hemline-kept')"))
      .toMatch(/"owner":"(?!visitor)/)
    await page.route('**/graphql*', async (route) => {
      await new Promise((passed) => setTimeout(passed, 300))
      await route.continue()
    })
    const unanswered = unansweredOf(page)
    for (const path of memberPages) {
      await page.goto(path)
      await expect(heading(page, /./)).toBeVisible()
      await expect.poll(unanswered, path).toEqual([])
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await painted(page)
      expect(await layoutShift(page), `${path} ${await shiftsSaid(page)}`).toBeLessThanOrEqual(0.02)
    }
  })
}

/** How many pixels a page is wider than a phone, with text of twice its size. */
async function tooWide(page: Page): Promise<number> {
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await painted(page)
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}

test('the home page keeps within a phone with text of twice its size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})

test('a piece in the best condition keeps within a phone with text of twice its size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products?condition=new_with_tags')
  const card = cards(page).first().getByRole('link').first()
  await expect(card).toBeVisible()
  await page.goto((await card.getAttribute('href')) ?? '')
  await expect(heading(page, /./)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Condition: new with tags' })).toBeVisible()
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})

test('a piece in “Find your way” is shown whole', async ({ page }) => {
  await page.goto('/')
  const picture = page.getByRole('link', { name: 'Dresses' }).locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  const ratio = async () => {
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {}
    return width / height
  }
  await expect.poll(ratio).toBeGreaterThan(0.75)
  await expect.poll(ratio).toBeLessThan(0.85)
})

import { expect, type Locator, type Page } from '@playwright/test'
import {
  addToCart,
  cards,
  heading,
  isWide,
  maybeDay,
  message,
  openPiece,
  phone,
  piecesSaid,
  pricesShown,
  settled,
  wide,
  wordsOf,
} from './shop.ts'
import { test } from './shopper.ts'

const limit = 150

/**
 * Uses the filters beside the listing, or on a phone those in the sheet, which is closed again afterwards.
 */
async function filter(page: Page, choose: (filters: Locator) => Promise<void>): Promise<void> {
  if (isWide(page)) return choose(page.getByRole('complementary', { name: 'Filters' }))
  await page.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await choose(sheet)
  await sheet.getByRole('button', { name: /^Show .* items?$/ }).click()
  await expect(sheet).toBeHidden()
}

async function toWomen(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Shop women' }).click()
  await expect(heading(page, 'Women')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
}

for (const viewport of [wide, phone]) {
  test.describe(`shopping at ${viewport.width}`, () => {
    test.use({ viewport })

    test('from the home page to a filtered, sorted second page that survives a reload', async ({ page }) => {
      await toWomen(page)
      const all = await piecesSaid(page)
      let size = ''
      await filter(page, async (filters) => {
        const first = filters
          .getByRole('group', { name: 'Size' })
          .locator('button[aria-pressed]:enabled')
          .first()
        size = await wordsOf(first)
        await first.click()
        await expect(first).toHaveAttribute('aria-pressed', 'true')
      })
      await expect(page).toHaveURL(/sizing_id=/)
      await expect.poll(() => piecesSaid(page)).toBeLessThan(all)

      await filter(page, async (filters) => {
        const highest = filters.getByRole('textbox', { name: 'Highest price' })
        await highest.fill(String(limit))
        await highest.press('Enter')
        await expect(page).toHaveURL(/price=/)
      })
      const chosen = page.getByRole('region', { name: 'Chosen filters' })
      await expect(chosen.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2)

      await chosen.getByRole('button', { name: `Remove filter Size ${size}`, exact: true }).click()
      await expect(chosen.getByRole('button', { name: /^Remove filter/ })).toHaveCount(1)
      await page.getByLabel('Sort by').selectOption({ label: 'Price Low to High' })
      await expect(page).toHaveURL(/sort=/)
      const isCheapestFirst = async () => isRising(await pricesShown(page))
      await expect.poll(isCheapestFirst).toBe(true)
      const dearest = Math.max(...(await pricesShown(page)))
      expect(dearest).toBeLessThanOrEqual(limit * 100)

      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Page 2', exact: true })
        .click()
      await expect(page).toHaveURL(/page=2/)
      await expect.poll(async () => Math.min(...(await pricesShown(page)))).toBeGreaterThanOrEqual(dearest)
      const before = await pricesShown(page)
      expect(isRising(before)).toBe(true)
      expect(Math.max(...before)).toBeLessThanOrEqual(limit * 100)

      await page.reload()
      await expect(cards(page).first()).toBeVisible()
      await expect.poll(() => pricesShown(page)).toEqual(before)
      await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Price Low to High')
      await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
    })

    test('the links to the pages stay under the pointer while the pieces above them are scrolled', async ({
      page,
    }) => {
      await toWomen(page)
      const last = page.getByRole('navigation', { name: 'Pages' })
      const title = heading(page, 'Women')
      const place = () =>
        settled(page, async () => {
          const [top, foot] = await Promise.all([title.boundingBox(), last.boundingBox()])
          return Math.round((foot?.y ?? 0) - (top?.y ?? 0))
        })
      const before = await place()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      expect(await place()).toBe(before)
    })

    test('a piece in the cart is held for a while, counting down, and comes back with Undo', async ({
      page,
      mint,
    }) => {
      await openPiece(page, await mint.piece())
      const title = await wordsOf(heading(page, /./))
      const until = await addToCart(page)
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await expect(heading(page, 'Your cart')).toBeVisible()
      const line = page
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`Held for you until ${maybeDay}${until}`) })
      await expect(line).toHaveCount(1)
      expect(title).toContain(await wordsOf(line.getByRole('link')))

      const timer = page.getByRole('timer')
      const first = await wordsOf(timer)
      expect(first).toMatch(/^\d{1,2}:\d\d$/)
      await expect(timer).not.toHaveText(first)

      await line.getByRole('button', { name: /^Remove / }).click()
      await expect(message(page, /^Removed: /)).toBeVisible()
      await expect(heading(page, 'Your cart is empty')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(line).toHaveCount(1)
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    })
  })
}

const isRising = (values: readonly number[]): boolean =>
  values.length > 0 && values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))

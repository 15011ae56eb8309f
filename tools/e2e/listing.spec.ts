// A listing from the first screen to a piece and back, on a phone and on a wide screen.
import { expect, type Locator, type Page } from '@playwright/test'
import { faultsOf } from './faults.ts'
import {
  cards,
  heading,
  isWide,
  numberIn,
  phone,
  piecesSaid,
  pricesShown,
  settled,
  wide,
  wordsOf,
} from './shop.ts'
import { test } from './shopper.ts'

const listing = '/women/dresses'

/** The filters: beside the pieces on a wide screen, else in the sheet, which this opens. */
async function filters(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole('complementary', { name: 'Filters' })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await page.getByRole('button', { name: /^Filter\b/ }).click()
  await expect(sheet).toBeVisible()
  return sheet
}

/** On a phone, closes the sheet with the button that names the number of pieces left. */
async function closeFilters(page: Page): Promise<void> {
  if (isWide(page)) return
  await page.getByRole('button', { name: /^Show [\d,]+ items?$/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const chips = (page: Page): Locator => page.getByRole('region', { name: 'Chosen filters' })

for (const viewport of [wide, phone]) {
  test.describe(`a listing at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('is filtered, cleared, sorted, paged, and found again where one left it', async ({ page }) => {
      await page.goto(listing)
      await expect(cards(page).first()).toBeVisible()
      const all = await piecesSaid(page)

      const choice = (await filters(page)).getByRole('checkbox', { name: /^Very good/ })
      await choice.check()
      await expect(page).toHaveURL(/condition=very_good/)
      await closeFilters(page)
      await expect(chips(page).getByRole('button', { name: 'Remove filter Very good' })).toBeVisible()
      await expect.poll(() => piecesSaid(page)).toBeLessThan(all)
      expect(await faultsOf(page)).toEqual([])

      await chips(page).getByRole('button', { name: 'Clear all' }).click()
      await expect(page).toHaveURL(new RegExp(`${listing}$`))
      await expect.poll(() => piecesSaid(page)).toBe(all)

      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_low_high')
      await expect(page).toHaveURL(/sort=price_low_high/)
      await expect
        .poll(async () => {
          const prices = await pricesShown(page)
          return prices.length > 1 && prices.every((price, i) => price >= (prices[i - 1] ?? 0))
        })
        .toBe(true)

      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.getByText(/You have seen 41–/)).toBeVisible()

      const eighth = cards(page).nth(8)
      await eighth.scrollIntoViewIfNeeded()
      const scrolled = await page.evaluate<number>('scrollY')
      const link = eighth.getByRole('link').first()
      const href = await link.getAttribute('href')
      await link.click()
      await expect(page).toHaveURL(/\/product\//)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.locator(`a[href="${href}"]:focus`)).toHaveCount(1)
      await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(scrolled - 80)
    })

    test('says which filter to take off when nothing is left', async ({ page }) => {
      await page.goto(`${listing}?condition=excellent&price=-0.01`)
      const ways = page.getByRole('list', { name: 'Ways out' })
      const way = ways.getByRole('link').first()
      const promised = numberIn(await wordsOf(way.getByText(/pieces?$/).last()))
      await way.click()
      await expect.poll(() => piecesSaid(page)).toBe(promised)
    })

    test('opens from a shared address with every filter named', async ({ page }) => {
      await page.goto(`${listing}?price=-200&color_names=black&new_with_tags=true`)
      for (const name of ['Under $200', 'Black', 'New with tags']) {
        await expect(chips(page).getByRole('button', { name: `Remove filter ${name}` })).toBeVisible()
      }
    })
  })
}

test.describe('the price by keyboard', () => {
  test.use({ viewport: wide })

  test('moves by arrow keys and keeps the focus', async ({ page }) => {
    await page.goto(listing)
    const low = page.getByRole('slider', { name: 'Lowest price' })
    await expect(low).toHaveAttribute('aria-valuetext', 'No lowest price')
    await low.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(low).toHaveAttribute('aria-valuetext', /^\$/)
    await expect(page).toHaveURL(/price=\d+-/)
    await expect(low).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page).toHaveURL(new RegExp(`${listing}$`))
  })
})

test.describe('the sheet of filters', () => {
  test.use({ viewport: phone })

  test('keeps the keyboard inside, and Escape leads back to its button', async ({ page }) => {
    await page.goto(listing)
    await expect(cards(page).first()).toBeVisible()
    const sheet = await filters(page)
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab')
    await expect(sheet.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Filter\b/ })).toBeFocused()
  })

  test('says how many items are left before one closes it', async ({ page }) => {
    await page.goto(listing)
    await expect(cards(page).first()).toBeVisible()
    const sheet = await filters(page)
    const show = sheet.getByRole('button', { name: /^Show [\d,]+ items?$/ })
    const before = await settled(page, () => wordsOf(show))
    await sheet.getByRole('checkbox', { name: /^Very good/ }).check()
    await expect(show).not.toHaveText(before)
    const left = numberIn(await settled(page, () => wordsOf(show)))
    await closeFilters(page)
    await expect.poll(() => piecesSaid(page)).toBe(left)
  })
})

test('the last page is reached by its number', async ({ page }) => {
  await page.goto('/women')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('textbox', { name: 'Go to page' }).fill('99999')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=\d+/)
  await expect(heading(page, 'Women')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0)
})

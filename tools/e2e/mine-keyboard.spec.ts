// The pages of what one keeps, with nothing but a keyboard.
import { expect, type Locator, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { wakeWorker } from './backstage.ts'
import { tabTo } from './keyboard.ts'
import { cards, heading, wide } from './shop.ts'
import { test } from './shopper.ts'

test.use({ viewport: wide })

const focused = (page: Page, wanted: Locator): Locator => wanted.and(page.locator(':focus'))

/** Opens a page and skips its header by the first link. */
async function openPast(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(heading(page, /./)).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
}

test('from favorites to a saved search, its filters edited and saved', async ({ page, mint }) => {
  await mint.member(page)
  const piece = await mint.piece()
  await ask(page, 'addFavorites', { input: { itemNumbers: [piece.itemNumber] } })
  const filters = [
    { key: 'department_tags', values: ['women'] },
    { key: 'category_tags', values: ['dresses'] },
    { key: 'price', values: ['100-400'] },
  ]
  const listing = { path: '/women/dresses?price=100-400', filters, leftOut: [] }
  await ask(page, 'saveSearch', { input: { listing, name: 'For work', rhythm: 'daily' } })

  await openPast(page, '/saved/favorites')
  await expect(cards(page)).toHaveCount(1)
  await tabTo(page, focused(page, page.getByRole('link', { name: /^Searches/ })), 4)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/saved/searches')
  await expect(heading(page, 'Saved')).toBeFocused()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await tabTo(page, focused(page, page.getByRole('button', { name: 'Edit filters of For work' })), 24)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/women\/dresses\?price=100-400/)
  const save = page.getByRole('button', { name: 'Save changes to “For work”' })
  await expect(save).toBeEnabled()
  await tabTo(page, focused(page, save), 12)
  await page.keyboard.press('Enter')
  await expect(page.getByText('“For work” looks for this now.')).toBeVisible()
})

test('sizes are chosen and kept', async ({ page, mint }) => {
  await mint.member(page)
  await openPast(page, '/my/sizes')
  await tabTo(page, focused(page, page.getByRole('button', { name: 'Choose my sizes' })), 12)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await tabTo(page, focused(page, sheet.getByRole('checkbox', { name: 'Dresses & Tops' })), 8)
  await page.keyboard.press('Space')
  await tabTo(page, focused(page, sheet.getByRole('button', { name: 'Next: your sizes' })), 16)
  await page.keyboard.press('Enter')
  await tabTo(page, focused(page, sheet.getByRole('button', { name: 'M', exact: true })), 16)
  await page.keyboard.press('Space')
  await tabTo(page, focused(page, sheet.getByRole('button', { name: /^Show / })), 40)
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)
  // The button that opened the sheet is gone: the keyboard goes on at what has come in its place.
  await expect(page.getByRole('button', { name: 'Change Dresses & Tops, Letters' })).toBeFocused()
})

test('the bell is opened, read and closed, and has the focus again', async ({ page, mint }) => {
  await mint.member(page)
  const piece = await mint.piece({ price: 53_100 })
  const { brand } = await ask<{ brand: string }>(page, 'getProduct', { itemNumber: piece.itemNumber })
  const filters = [
    { key: 'brand_name_tags', values: [brand] },
    { key: 'price', values: ['531-532'] },
  ]
  const listing = { path: '/products', filters, leftOut: [] }
  await ask(page, 'saveSearch', { input: { listing, name: 'For June', rhythm: 'at_once' } })
  await mint.piece({ price: piece.price })
  await wakeWorker('matchSearches')
  const bell = page.getByRole('banner').getByRole('button', { name: /^What is new/ })
  await page.goto('/about')
  await expect(bell).toHaveAccessibleName(/^What is new, \d unread$/)
  await tabTo(page, focused(page, bell), 40)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'What is new' })
  const told = panel.getByRole('link', { name: /new for “For June”/i })
  await expect(told).toBeVisible()
  await tabTo(page, focused(page, told), 6)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
})

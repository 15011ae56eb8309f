import { expect } from '@playwright/test'
import { cards, heading, phone, piecesSaid } from './shop.ts'
import { test } from './shopper.ts'

test('a word in the search box finds pieces that have it', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill('cardigan')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?text=cardigan/)
  await expect(cards(page).first()).toBeVisible()
  expect(await piecesSaid(page)).toBeGreaterThan(0)
  await expect(cards(page).filter({ hasNotText: /cardigan/i })).toHaveCount(0)
  await expect(box).toHaveValue('cardigan')
})

for (const path of [
  '/nowhere',
  '/nowhere/dresses',
  '/brand/no-such-brand',
  '/product/no-such-piece/999',
  '/product/not-a-number',
]) {
  test(`${path} is answered with 404 and says so`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(heading(page, 'We dropped a stitch')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Shop women' })).toBeVisible()
  })
}

test('beyond the last page there is a way back', async ({ page }) => {
  await page.goto('/women/dresses?page=240')
  await expect(page.getByRole('heading', { name: 'There is no page 240' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to page 1' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a filter that makes no sense is left out, with a note', async ({ page }) => {
  await page.goto('/women?price=cheap')
  await expect(cards(page).first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /left .*out/ }),
  ).toBeVisible()
})

test('filters that leave nothing can be cleared', async ({ page }) => {
  await page.goto('/women?price=-0.01')
  await expect(page.getByRole('heading', { name: 'Nothing fits all of that' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('inside of an app the page comes without header and footer', async ({ page }) => {
  await page.goto('/women?webview=true')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await cards(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.goto('/women?webview=false')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the header is the desktop one from 1220 on, and has a menu below', async ({ page }) => {
  await page.setViewportSize({ width: 1220, height: 900 })
  await page.goto('/women')
  const departments = page.getByRole('navigation', { name: 'Departments' })
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(departments).toBeVisible()
  await expect(menu).toHaveCount(0)
  await page.setViewportSize({ width: 1219, height: 900 })
  await expect(menu).toBeVisible()
  await expect(departments).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu leads to a department', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Handbags' }).click()
    await expect(heading(page, 'Handbags')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

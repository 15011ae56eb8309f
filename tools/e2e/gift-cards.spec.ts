import { knownGiftCards } from '@hemline/db/seed/gift-cards.ts'
import { expect, type Page } from '@playwright/test'
import { addToCart, freeCards, heading } from './shop.ts'
import { test } from './shopper.ts'

const [small] = knownGiftCards
const summary = (page: Page) => page.getByRole('main').getByRole('complementary', { name: 'Summary' })
const centsOf = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)
/** The sum of a row of the summary, in cents. */
const sumOf = async (page: Page, name: RegExp): Promise<number> =>
  centsOf(
    (await summary(page)
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: name }) })
      .locator('dd')
      .last()
      .textContent()) ?? '',
  )

test('a gift card pays exactly its balance; with a wrong PIN it pays nothing and says so', async ({ page }) => {
  await page.goto('/women?price=40-200')
  await expect(freeCards(page).first()).toBeVisible()
  await page.goto((await freeCards(page).getByRole('link').first().getAttribute('href')) ?? '')
  await addToCart(page)
  await page.goto('/cart')
  await expect(summary(page)).toBeVisible()
  const before = await sumOf(page, /^Total/)

  await page.getByRole('button', { name: 'Use a gift card' }).click()
  await page.getByLabel('Gift card number').fill(small.number)
  await page.getByLabel('PIN').fill('999999')
  await page.getByRole('button', { name: 'Apply gift card' }).click()
  await expect(page.getByText('Invalid gift card number or PIN.').first()).toBeVisible()
  await expect(page.getByLabel('Gift card number')).toHaveValue(small.number)
  await expect(summary(page).getByText('To pay')).toHaveCount(0)

  await page.getByLabel('PIN').fill(small.pin)
  await page.getByRole('button', { name: 'Apply gift card' }).click()
  await expect(page.getByText(/comes from the card that ends in 0015/)).toBeVisible()
  expect(await sumOf(page, /^Total/)).toBe(before)
  const paid = await sumOf(page, /^Gift card/)
  expect(paid).toBeGreaterThan(0)
  expect(await sumOf(page, /^To pay/)).toBe(before - paid)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Gift cards for this order' })).toContainText('0015')
})

test('a gift card is chosen, written and put into the cart', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Gift Cards' }).first().click()
  await expect(heading(page, 'Give somebody the find')).toBeVisible()
  await page.getByRole('radio', { name: 'Winter knit' }).check()
  await page.getByRole('button', { name: '$100' }).click()
  await page.getByLabel('Their email').fill('nora@hemline.example')
  await page.getByLabel('For', { exact: true }).fill('Nora')
  await page.getByLabel('From', { exact: true }).fill('Imani')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'View your cart' }).click()
  await expect(page.getByText('Gift card: Winter knit')).toBeVisible()
  expect(await sumOf(page, /^Total/)).toBe(10_000)
  await page.getByRole('button', { name: 'Remove the gift card for Nora' }).click()
  await expect(heading(page, 'Your cart is empty')).toBeVisible()
})

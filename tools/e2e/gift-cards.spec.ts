import { expect } from '@playwright/test'
import { cartSummary, sumsOf, takePiece } from './buying.ts'
import { newMember } from './mint.ts'
import { heading } from './shop.ts'
import { test } from './shopper.ts'

test('a gift card pays exactly its balance; with a wrong PIN it pays nothing and says so', async ({
  page,
  mint,
}) => {
  const card = await mint.giftCard(2500)
  await takePiece(page, await mint.piece({ price: 6000 }))
  await page.goto('/cart')
  const summary = cartSummary(page)
  const before = (await sumsOf(summary)).get('Total') ?? 0

  await page.getByRole('button', { name: 'Use a gift card' }).click()
  await page.getByLabel('Gift card number').fill(card.number)
  await page.getByLabel('PIN').fill(card.pin === '999999' ? '999998' : '999999')
  await page.getByRole('button', { name: 'Apply gift card' }).click()
  await expect(page.getByText('Invalid gift card number or PIN.').first()).toBeVisible()
  await expect(page.getByLabel('Gift card number')).toHaveValue(card.number)
  await expect(summary.getByText('To pay')).toHaveCount(0)

  await page.getByLabel('PIN').fill(card.pin)
  await page.getByRole('button', { name: 'Apply gift card' }).click()
  await expect(page.getByText(`comes from the card that ends in ${card.last4}`)).toBeVisible()
  await expect(summary.getByText('To pay')).toBeVisible()
  const sums = await sumsOf(summary)
  expect([sums.get('Total'), sums.get('Gift card'), sums.get('To pay')]).toEqual([
    before,
    -card.amount,
    before - card.amount,
  ])
  await page.reload()
  await expect(page.getByRole('list', { name: 'Gift cards for this order' })).toContainText(card.last4)
})

test('a gift card is chosen, written and put into the cart', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Gift Cards' }).first().click()
  await expect(heading(page, 'Give somebody the find')).toBeVisible()
  await page.getByRole('radio', { name: 'Winter knit' }).check()
  await page.getByRole('button', { name: '$100' }).click()
  await page.getByLabel('Their email').fill(newMember().email)
  await page.getByLabel('For', { exact: true }).fill('Ines')
  await page.getByLabel('From', { exact: true }).fill('Edith')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'View your cart' }).click()
  await expect(page.getByText('Gift card: Winter knit')).toBeVisible()
  expect((await sumsOf(cartSummary(page))).get('Total')).toBe(10_000)
  await page.getByRole('button', { name: 'Remove the gift card for Ines' }).click()
  await expect(heading(page, 'Your cart is empty')).toBeVisible()
})

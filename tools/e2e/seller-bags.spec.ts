// How a seller finds a bag again: by a name of the seller's own, its state and its year.
import { expect } from '@playwright/test'
import { heading, phone } from './shop.ts'
import { test } from './shopper.ts'

test('a seller names a bag, finds it by its state, and reads what it brought', async ({ page, mint }) => {
  await page.setViewportSize(phone)
  const seller = await mint.member(page)
  await mint.receivedBag(seller.email, 3)
  await page.goto('/my/cleanouts')
  await page.getByRole('link', { name: /^Bag \d+$/ }).click()
  await page.getByRole('button', { name: 'Name this bag' }).click()
  await page.getByLabel('Name of this bag').fill('Spring closet')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(heading(page, 'Spring closet')).toBeVisible()
  await expect(page.getByText('This bag brought')).toBeVisible()
  await page.goto('/my/cleanouts')
  await page.getByLabel('State').selectOption('Processed')
  await expect(page.getByRole('heading', { name: 'No bag like this' })).toBeVisible()
  await page.getByLabel('State').selectOption('On the way or in work')
  await page.getByRole('link', { name: 'Spring closet' }).click()
  await expect(heading(page, 'Spring closet')).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { cartSummary, centsOf, main, sumsOf, takePiece } from './buying.ts'
import { heading, phone, wordsOf } from './shop.ts'
import { test } from './shopper.ts'

const amountOf = async (page: Page, name: string): Promise<number | undefined> =>
  (await sumsOf(cartSummary(page))).get(name)

test('pieces of the shop and of a partner come in parcels of their own, and a faster delivery costs exactly its price more', async ({
  page,
  mint,
}) => {
  for (const sender of ['Hemline', 'Alderbrook'] as const)
    await takePiece(page, await mint.piece({ sender, price: 2400 }))
  await page.goto('/cart')
  await expect(heading(page, 'Your cart')).toBeVisible()
  const groups = main(page).getByRole('region', { name: /^From / })
  await expect(groups).toHaveCount(2)
  for (const sender of ['Hemline', 'Alderbrook']) {
    const group = main(page).getByRole('region', { name: new RegExp(`^From ${sender}`) })
    await expect(group.getByText('Ships separately')).toBeVisible()
    await expect(group.getByText(/^Ships from .+, [A-Z]{2} · arrives \w{3} \d+/)).toBeVisible()
  }

  const ours = main(page).getByRole('region', { name: /^From Hemline/ })
  const sums = await sumsOf(cartSummary(page))
  const before = { total: sums.get('Total') ?? 0, delivery: sums.get('Delivery') ?? 0 }
  const priceOf = async (label: RegExp) => {
    const words = await wordsOf(ours.locator('label', { hasText: label }))
    return words.includes('Free') ? 0 : centsOf(/\$[\d.]+/.exec(words)?.[0] ?? '')
  }
  const standard = await priceOf(/^Standard/)
  const fast = await priceOf(/^Expedited/)
  expect(fast).toBe(1499)
  await ours.getByRole('radio', { name: /^Expedited/ }).check()
  await expect.poll(() => amountOf(page, 'Delivery')).toBe(before.delivery - standard + fast)
  expect(await amountOf(page, 'Total')).toBe(before.total - standard + fast)

  // The choice is saved, and the phone shows the same cart.
  await page.setViewportSize(phone)
  await page.reload()
  await expect(ours.getByRole('radio', { name: /^Expedited/ })).toBeChecked()
  await ours.getByRole('radio', { name: /^Standard/ }).check()
  await expect.poll(() => amountOf(page, 'Total')).toBe(before.total)
})

import { expect, type Page } from '@playwright/test'
import { addToCart, freeCards, heading, phone } from './shop.ts'
import { test } from './shopper.ts'

/** What is used of an element in the page; the journeys are compiled without the browser's types. */
type Linked = { getAttribute: (name: string) => string | null }
const main = (page: Page) => page.getByRole('main')
const centsOf = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)

/** Cents of a row of the summary. */
async function amountOf(page: Page, name: string): Promise<number> {
  const row = main(page)
    .getByRole('complementary', { name: 'Summary' })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
  return centsOf((await row.locator('dd').textContent()) ?? '')
}

/** Puts the first piece of a listing that a sender sends, and that anybody may have, into the cart. */
async function addFrom(page: Page, listing: string, sender: string): Promise<void> {
  await page.goto(listing)
  await expect(freeCards(page).first()).toBeVisible()
  const links = await freeCards(page)
    .getByRole('link')
    .evaluateAll((all: Linked[]) => all.map((one) => one.getAttribute('href') ?? ''))
  for (const link of new Set(links)) {
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
    if ((await main(page).getByText(`Delivery of all you take from ${sender} is`).count()) === 0) continue
    await addToCart(page)
    return
  }
  throw new Error(`nothing from ${sender} at ${listing}`)
}

test('pieces of the shop and of a partner come in parcels of their own, and a faster delivery costs exactly its price more', async ({ page }) => {
  await addFrom(page, '/women?price=10-35', 'Hemline')
  await addFrom(page, '/alderbrook', 'Alderbrook')
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
  const before = { total: await amountOf(page, 'Total'), delivery: await amountOf(page, 'Delivery') }
  const priceOf = async (label: RegExp) => {
    const words = (await ours.locator('label', { hasText: label }).textContent()) ?? ''
    return words.includes('Free') ? 0 : centsOf(/\$[\d.]+/.exec(words)?.[0] ?? '')
  }
  const [standard, fast] = [await priceOf(/^Standard/), await priceOf(/^Expedited/)]
  expect(fast).toBe(1499)
  await ours.getByRole('radio', { name: /^Expedited/ }).check()
  await expect.poll(() => amountOf(page, 'Delivery')).toBe(before.delivery - standard + fast)
  expect(await amountOf(page, 'Total')).toBe(before.total - standard + fast)

  // It is kept, and on a phone it is the same cart.
  await page.setViewportSize(phone)
  await page.reload()
  await expect(ours.getByRole('radio', { name: /^Expedited/ })).toBeChecked()
  await ours.getByRole('radio', { name: /^Standard/ }).check()
  await expect.poll(() => amountOf(page, 'Total')).toBe(before.total)
})

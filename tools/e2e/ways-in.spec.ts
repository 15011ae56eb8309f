// The pages on which visitors enter the shop: one journey for each kind of page.
import { markedItems } from '@hemline/db/seed/marked.ts'
import { expect } from '@playwright/test'
import { cards, heading, message, phone, piecesSaid } from './shop.ts'
import { test } from './shopper.ts'

/** A blazer on sale, which journeys look at and never hold. */
const piece = markedItems.longBrand

test('the directory answers while one types, and leads to a brand', async ({ page }) => {
  await page.goto('/brands')
  await expect(heading(page, 'Brands from A to Z')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Departments of the directory' })
    .getByRole('link', { name: 'Shoes' })
    .click()
  await expect(page).toHaveURL(/\/brands\/shoes$/)
  const field = page.getByRole('searchbox', { name: 'Find a brand' })
  await field.pressSequentially('co')
  await expect(page).toHaveURL(/\/brands\/shoes\/co$/)
  await expect(field).toBeFocused()
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('mark') })
    .first()
  await expect(first).toBeVisible()
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/brand\//)
  await expect(cards(page).first()).toBeVisible()
})

test('the letters are one stop of the keyboard, and arrows walk them', async ({ page }) => {
  await page.goto('/brands')
  const letters = page.getByRole('navigation', { name: 'Letters' })
  await letters.getByRole('link', { name: /^A, / }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(letters.getByRole('link', { name: /^B, / })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/letter=B$/)
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/under B$/)
})

test('a partner’s page shows who it is, and its pieces can be filtered', async ({ page }) => {
  await page.goto('/fennel-row')
  await expect(heading(page, 'Fennel Row')).toBeVisible()
  const all = await piecesSaid(page)
  await page.getByRole('group', { name: 'Condition' }).locator('input:enabled').first().check()
  await expect(page).toHaveURL(/\/fennel-row\?condition=/)
  await expect(
    page.getByRole('region', { name: 'Chosen filters' }).getByRole('button', { name: /^Remove filter/ }),
  ).toHaveCount(1)
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => piecesSaid(page)).toBeLessThanOrEqual(all)
  await page.goto('/second-evening')
  await expect(page.getByRole('heading', { name: 'From a rental wardrobe to yours' })).toBeVisible()
  await page.goto('/supplier/33')
  await expect(page.getByText(/sends us nothing new/)).toBeVisible()
})

test('a landing page leads to the list of what it shows', async ({ page }) => {
  await page.goto('/lp/best-seasonal-hits')
  await expect(heading(page, 'Best seasonal hits')).toBeVisible()
  await page
    .getByRole('link', { name: /^See all [\d,]+ in / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/lp\/best-seasonal-hits\/plp\?category_tags=/)
  await expect(cards(page).first()).toBeVisible()
})

test('similar pieces say why, and narrow by size', async ({ page }) => {
  await page.goto(`/similar/${piece}`)
  await expect(heading(page, 'More like this')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Why it is here' }).first()).toBeVisible()
  await page.getByRole('region', { name: 'Sizes' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/sizing_id=\d+/)
  await expect(cards(page).first()).toBeVisible()
})

test('the same again is there, or honestly not', async ({ page }) => {
  await page.goto(`/identical?item=${piece}`)
  await expect(heading(page, 'The same again')).toBeVisible()
  const none = page.getByRole('heading', { name: 'There is only this one' })
  await expect(none.or(page.getByRole('list', { name: 'What is different' }).first())).toBeVisible()
})

test('a featured piece stands above its shelf', async ({ page }) => {
  await page.goto(`/featured/${piece}`)
  await expect(page.getByText('Featured', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See everything about it' }).click()
  await expect(page).toHaveURL(/\/product\//)
})

for (const viewport of [undefined, phone]) {
  test.describe(viewport ? 'on a phone' : 'on a desk', () => {
    if (viewport) test.use({ viewport })
    test('an outfit is shuffled, and bought piece by piece', async ({ page, mint }) => {
      const { itemNumber, title } = await mint.piece({ like: piece })
      await page.goto(`/outfits/${itemNumber}`)
      await expect(heading(page, 'Outfits around it')).toBeVisible()
      await page.getByRole('button', { name: 'Shuffle' }).click()
      await expect(page).toHaveURL(/round=1/)
      // The companion pieces are seeded ones, which no journey holds.
      await expect(page.getByRole('button', { name: /^Add to cart: / }).nth(1)).toBeVisible()
      await page
        .getByRole('button', { name: new RegExp(`^Add to cart: .*${title}`, 'i') })
        .first()
        .click()
      await expect(message(page, /In your cart\. Held for you until/)).toBeVisible()
    })
  })
}

for (const path of [
  '/supplier/0',
  '/supplier/999999999',
  '/lp/no-such-page',
  '/similar/1',
  '/outfits/999999999',
  '/featured/abc',
  '/brands/wombats/mar',
]) {
  test(`${path} says that nothing is there`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page, 'We dropped a stitch')).toBeVisible()
  })
}

// Faults that shoppers met on phones: an answer must be in view and get the keyboard's focus, and nothing
// may move under a finger.
import { setTimeout as delay } from 'node:timers/promises'
import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { goToPayment, takePiece } from './buying.ts'
import { layoutShift, noteShifts, shiftsSaid } from './layout-shift.ts'
import { logIn } from './members.ts'
import { newGuest } from './mint.ts'
import { heading, openPiece, phone, wide } from './shop.ts'
import { test } from './shopper.ts'

test.use({ viewport: phone })
const main = (page: Page): Locator => page.getByRole('main')
const greta = { email: 'greta@hemline.example', password: 'hemline-demo-1', firstName: 'Greta' }

test('a declined card is told in sight, with the focus, and leads to its field', async ({ page, mint }) => {
  const guest = newGuest()
  await takePiece(page, await mint.piece())
  await goToPayment(page, guest)
  await page.getByLabel('Card number').fill(markedCard('card_declined'))
  await page.getByLabel('Expires').fill('12/40')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill(guest.fullName)
  const button = page.getByRole('button', { name: /^Pay \$/ })
  for (const _ of [1, 2]) {
    await button.click()
    const told = main(page).getByRole('alert')
    await expect(told).toContainText('declined')
    await expect(told).toBeInViewport({ ratio: 1 })
    await expect(main(page).locator(':focus')).toContainText('declined')
    await expect(button).toBeInViewport()
  }
  await main(page)
    .getByRole('alert')
    .getByRole('button', { name: /card number/i })
    .click()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expect(page.getByLabel('Card number')).toBeInViewport({ ratio: 1 })
})

test('what is pressed and goes away leaves the focus where it stood', async ({ page, mint }) => {
  await openPiece(page, await mint.piece())
  await page.getByRole('button', { name: 'Add to cart' }).first().focus()
  await page.keyboard.press('Enter')
  const toCart = main(page).getByRole('link', { name: 'View your cart' }).first()
  await expect(toCart).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove from cart' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeFocused()
})

test('pictures of sold pieces are as wide and as high as their frame', async ({ page, mint }) => {
  const seller = await mint.member(page)
  await mint.earnings(seller.email, 20_000)
  for (const size of [phone, wide]) {
    await page.setViewportSize(size)
    await page.goto('/my/cleanouts/earnings')
    const picture = main(page).getByRole('listitem').locator('img').first()
    // Pictures load when they come near the screen.
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    const box = async () => {
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
      return { width: Math.round(width), height: Math.round(height) }
    }
    await expect.poll(box, { message: `at ${size.width}` }).toEqual({ width: 64, height: 80 })
  }
})

test.describe('a page that loads on a phone', () => {
  /** Makes every answer late, so that each page is painted before its data on a quick machine too. */
  const answerLate = (page: Page) =>
    page.route('**/graphql**', async (route) => {
      await delay(250)
      await route.continue()
    })
  const stand = async (page: Page) => {
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    await expect(main(page).getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await page.evaluate(
      'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))',
    )
    expect(await layoutShift(page), await shiftsSaid(page)).toBeLessThanOrEqual(0.1)
  }

  test('moves by nothing that is felt: pages of a seller', async ({ page }) => {
    await logIn(page, greta)
    await expect(page.getByRole('button', { name: 'Account of Greta' })).toBeVisible()
    await page.goto('/my/cleanouts')
    const bag =
      (await main(page)
        .getByRole('link')
        .locator('xpath=self::*[contains(@href, "/my/cleanouts/2")]')
        .first()
        .getAttribute('href')) ?? ''
    await noteShifts(page)
    await answerLate(page)
    for (const path of [
      bag,
      '/my/cleanouts',
      '/my/cleanouts/items',
      '/my/cleanouts/kits',
      '/my/cleanouts/earnings',
      '/cleanout/activate',
      '/my',
    ]) {
      await page.goto(path)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await stand(page)
    }
  })

  test('moves by nothing that is felt: pages of everybody', async ({ page }) => {
    await noteShifts(page)
    await answerLate(page)
    for (const path of [
      '/cleanout/activate',
      '/search?text=zzqxj',
      '/women',
      '/',
      '/brands',
      '/cart',
      '/saved/favorites',
      '/cleanout',
      '/giftcards',
    ]) {
      await page.goto(path)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await stand(page)
    }
    await expect(heading(page, /./)).toBeVisible()
  })
})

test('what the keyboard reaches on a phone is never under the bar at the foot of the screen', async ({
  page,
  mint,
}) => {
  await openPiece(page, await mint.piece())
  const bar = page.getByRole('region', { name: 'Buy', exact: true })
  await expect(bar).toBeInViewport()
  const stops = 40
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(async () => {
      const foot = await bar.boundingBox()
      const box = await page.locator(':focus').boundingBox()
      const isInBar = (await bar.locator(':focus').count()) > 0
      // A pixel for rounding.
      if (foot && box && !isInBar) expect(box.y + box.height).toBeLessThanOrEqual(foot.y + 1)
    }).toPass({ timeout: 3000 })
  }
})

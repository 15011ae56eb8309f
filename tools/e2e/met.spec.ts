// Faults that shoppers met, each tried as they met it; what no browser is needed for is tried in web tests.
import { expect, type Locator, type Page } from '@playwright/test'
import { cartSummary, goToPayment, main, packAndHandOver, pay, takePiece } from './buying.ts'
import { newGuest } from './mint.ts'
import {
  addToCart,
  cards,
  heading,
  maybeDay,
  numberIn,
  openPiece,
  painted,
  phone,
  settled,
  wide,
  wordsOf,
} from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

/** How many pixels a page is wider than its window. */
const sideways = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

for (const viewport of [wide, phone]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('arrival, fees and returns are known on the piece and in the cart before any click', async ({
      page,
      mint,
    }) => {
      await openPiece(page, await mint.piece())
      await expect(main(page).getByText(/^Arrives \w{3} \d+.* if you order today/)).toBeVisible()
      await expect(main(page).getByText(/circularity fee of \$\d/)).toBeVisible()
      await expect(
        main(page).getByText(/^Can go back unworn.* 14 days of delivery.*\$1\.99 a piece.*\$8\.99/),
      ).toBeVisible()
      await addToCart(page)
      await page.goto('/cart')
      await expect(
        main(page)
          .getByText(/arrives \w{3} \d+/)
          .first(),
      ).toBeVisible()
      const summary = cartSummary(page)
      await expect(summary.getByText('Circularity fee')).toBeVisible()
      await expect(
        summary.getByText(/^It can go back unworn.* 14 days .*\$1\.99 a piece.*\$8\.99/),
      ).toBeVisible()
    })

    test('text of twice its size widens no page of a purchase', async ({ page, mint }) => {
      const piece = await mint.piece()
      await takePiece(page, piece)
      for (const path of [
        piece.path,
        '/cart',
        `/cart/added/${piece.itemNumber}`,
        '/shoes',
        '/women',
        '/checkout',
      ]) {
        await page.goto(path)
        await expect(heading(page, /./)).toBeVisible()
        await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        await painted(page)
        await expect.poll(() => sideways(page), path).toBeLessThanOrEqual(0)
      }
    })

    test('a hold ends at one time, wherever it is told', async ({ page, mint, browser }) => {
      const piece = await mint.piece()
      await openPiece(page, piece)
      const end = await addToCart(page)
      const told = new RegExp(`Held for you until ${maybeDay}${end}`)
      await expect(main(page).getByText(told).first()).toBeVisible()
      await page.goto(`/cart/added/${piece.itemNumber}`)
      await expect(main(page).getByText(told).first()).toBeVisible()
      await page.goto('/cart')
      await expect(main(page).getByText(told)).toHaveCount(2)
      await expect(cartSummary(page).getByText(new RegExp(`held until .*${end}`))).toBeVisible()
      await page.goto('/checkout')
      // The top of the page says it there.
      await expect(page.getByText(told).first()).toBeVisible()
      const other = await anotherShopper(browser)
      await other.goto(piece.path)
      await expect(
        main(other)
          .getByText(new RegExp(`Held by another shopper until .*${end}`))
          .first(),
      ).toBeVisible()
    })
  })
}

test('who bought a piece is led to the order, and who waited for it is told that the line has ended', async ({
  page,
  browser,
  mint,
}) => {
  const waiting = await anotherShopper(browser)
  await mint.member(waiting)
  const piece = await mint.piece()
  await takePiece(page, piece)
  await waiting.goto(piece.path)
  await waiting.getByRole('button', { name: 'Tell me if it comes free' }).first().click()
  await expect(main(waiting).getByText('You’re first in line')).toBeVisible()
  const guest = newGuest()
  await goToPayment(page, guest)
  const { orderId } = await pay(page, guest)

  await page.goto(piece.path)
  await expect(page).toHaveURL(new RegExp(`/product/[a-z0-9-]+/${piece.itemNumber}$`))
  await expect(main(page).getByRole('link', { name: 'See your order' }).first()).toHaveAttribute(
    'href',
    `/my/orders/${orderId}`,
  )
  await expect(main(page).getByText(/Somebody is buying/)).toHaveCount(0)
  // An order can be canceled until its parcel is packed; then the piece is gone for good.
  await packAndHandOver(await atWork(browser, mint, 'employee'), [piece])
  await expect(main(waiting).getByText('You’re first in line')).toHaveCount(0)
  await expect(waiting.getByText(/is no longer for sale, so the line has ended\.$/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })
  const bar = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

  test('the bar of a held piece leads to the line for it', async ({ page, browser, mint }) => {
    const piece = await mint.piece()
    await takePiece(page, piece)
    const other = await anotherShopper(browser)
    await other.setViewportSize(phone)
    await other.goto(piece.path)
    const step = bar(other, 'Buy').getByRole('link', { name: 'Tell me if it comes free' })
    await expect(step).toBeInViewport({ ratio: 1 })
    await step.click()
    await expect(other.getByRole('button', { name: 'Tell me if it comes free' })).toBeInViewport({ ratio: 1 })
  })

  test('the way to the checkout stays in sight in a cart', async ({ page, mint }) => {
    for (const price of [2400, 3100, 4500]) await takePiece(page, await mint.piece({ price }))
    await page.goto('/cart')
    const step = bar(page, 'Checkout').getByRole('link', { name: 'Checkout' })
    await expect(step).toBeInViewport({ ratio: 1 })
    await step.click()
    await expect(heading(page, 'Checkout')).toBeVisible()
  })
})

test('shoes show pieces, not a sliver of them, on the first screen of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/shoes')
  const picture = cards(page).first().locator('img').first()
  await expect(picture).toBeInViewport({ ratio: 0.9 })
})

test('a click on the picture looks closer, and a click there looks closer still', async ({ page, mint }) => {
  await openPiece(page, await mint.piece())
  await page
    .getByRole('region', { name: 'Pictures' })
    .getByRole('button', { name: /^Look closer/ })
    .click()
  const close = page.getByRole('dialog', { name: 'Close look at the pictures' })
  await expect(close.getByText(/, 100 percent$/)).toBeVisible()
  await close.locator('img').first().click()
  await expect(close.getByText(/, 1?[1-9]\d0 percent$/)).toBeVisible()
  await expect(close.getByText(/, 100 percent$/)).toHaveCount(0)
})

test('the number of brands is the same on every page that names it', async ({ page }) => {
  await page.goto('/')
  const tile = main(page).locator('dl > div').filter({ hasText: 'brands with pieces today' })
  await expect(tile).toContainText(/\d/)
  const said = numberIn(await settled(page, () => wordsOf(tile)))
  await page.goto('/about')
  const among = main(page).locator('dl > div').filter({ hasText: 'brands among them' })
  await expect(among).toContainText(said.toLocaleString('en-US'))
  await page.goto('/sitemap')
  await expect(
    main(page)
      .getByText(`${said.toLocaleString('en-US')} brands`)
      .first(),
  ).toBeVisible()
})

test('after adding a piece there are suggestions, and the piece can be saved for later', async ({
  page,
  mint,
}) => {
  const piece = await mint.piece()
  await takePiece(page, piece)
  await main(page).getByRole('link', { name: 'See what goes with it' }).click()
  await expect(heading(page, 'In your cart')).toBeVisible()
  await expect(
    main(page)
      .getByRole('heading', { name: 'Goes with it' })
      .or(main(page).getByText(/^Nothing that goes with it/)),
  ).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Save for later: / })
    .click()
  await expect(heading(page, 'This piece is not in your cart')).toBeVisible()
  await page.goto('/saved/favorites')
  await expect(cards(page).filter({ hasText: piece.title })).toHaveCount(1)
  await page.goto('/cart')
  await expect(heading(page, 'Your cart is empty')).toBeVisible()
})

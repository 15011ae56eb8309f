import { expect } from '@playwright/test'
import { addToCart, maybeDay, openPiece } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

test('while one shopper holds a piece, another reads until when, and can not take it', async ({
  page,
  browser,
  mint,
}) => {
  const other = await anotherShopper(browser)
  await openPiece(page, await mint.piece())
  // This page was opened before the hold, so that it still offers the piece. The page's lists name the
  // piece, too; a late answer to them would show the hold before the button is pressed, so those requests
  // are aborted.
  const lists = /getIdenticalItems|getOutfits|getSimilarItems|getItems/
  await other.route('**/graphql*', (route) =>
    lists.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  )
  await other.goto(page.url())
  const offered = other.getByRole('button', { name: 'Add to cart' }).first()
  await expect(offered).toBeVisible()

  const until = await addToCart(page)
  await offered.click()
  await expect(
    other
      .getByRole('region', { name: 'Messages' })
      .getByText(new RegExp(`Held by another shopper until ${maybeDay}${until}\\.`)),
  ).toBeVisible()
  await expect(other.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()

  await other.reload()
  await expect(
    other
      .getByRole('main')
      .getByText(new RegExp(`Held by another shopper until ${maybeDay}${until}`))
      .first(),
  ).toBeVisible()
  await expect(other.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove from cart' }).click()
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
})

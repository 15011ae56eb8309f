import { expect } from '@playwright/test'
import { letHoldLapse } from './backstage.ts'
import { main, takePiece } from './buying.ts'
import { addToCart, message, until } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

test('a piece that its holder lets go goes to the one who waits, live, and to nobody who comes between', async ({
  page,
  browser,
  mint,
}) => {
  const waiting = await anotherShopper(browser)
  const stranger = await anotherShopper(browser)
  await takePiece(page, await mint.piece())

  await waiting.goto(page.url())
  await waiting.getByRole('button', { name: 'Tell me if it comes free' }).click()
  await expect(waiting.getByRole('main').getByText('You’re first in line')).toBeVisible()
  await stranger.goto(page.url())
  await expect(
    stranger.getByRole('main').getByText('1 shopper waits for it. First come, first told.'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Remove from cart' }).click()
  await expect(waiting.getByRole('main').getByText(new RegExp(`^It’s yours ${until}$`))).toBeVisible()
  await expect(message(waiting, new RegExp(String.raw`^Your turn: .+ It’s yours ${until}\.$`))).toBeVisible()

  await stranger.reload()
  await expect(
    stranger
      .getByRole('main')
      .getByText(new RegExp(`Held by another shopper ${until}`))
      .first(),
  ).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)

  await waiting.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(message(waiting, new RegExp(String.raw`In your cart\. Held for you ${until}`))).toBeVisible()
  await waiting.goto('/cart')
  await expect(waiting.getByRole('main').getByText('1 piece', { exact: true })).toBeVisible()
})

test('who let a hold lapse, and found the piece taken, waits in line for it and wins it back when the other lets it lapse, too', async ({
  page,
  browser,
  mint,
}) => {
  const other = await anotherShopper(browser)
  const piece = await mint.piece()
  const { itemNumber, path } = piece
  await takePiece(page, piece)
  await letHoldLapse(itemNumber)
  await page.goto('/cart')
  await expect(main(page).getByText(/^Your hold ended/)).toBeVisible()
  await other.goto(path)
  await addToCart(other)

  await page.reload()
  await expect(main(page).getByText(new RegExp(`Held by another shopper ${until}`))).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Tell me if .+ comes free$/ })
    .click()
  await expect(main(page).getByText('You’re first in line')).toBeVisible()
  await letHoldLapse(itemNumber)
  await expect(message(page, new RegExp(String.raw`^Your turn: .+ It’s yours ${until}\.$`))).toBeVisible()
  await other.reload()
  await expect(
    main(other)
      .getByText(new RegExp(`Held by another shopper ${until}`))
      .first(),
  ).toBeVisible()

  // The piece is still a line of this cart: the shopper's turn holds it there again.
  await expect(
    main(page)
      .getByText(new RegExp(`^Held for you ${until}`))
      .first(),
  ).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Remove .*/ })
    .first()
    .click()
})

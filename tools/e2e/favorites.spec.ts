import { expect } from '@playwright/test'
import { accountOf, logIn } from './members.ts'
import { cards, heading, heartOf, openPiece } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

test('a visitor loves pieces without a network, logs in another day, and finds all of them', async ({
  page,
  browser,
  mint,
}) => {
  const member = await mint.member()
  const first = await mint.piece()
  const second = await mint.piece()
  const sent = () =>
    page.waitForResponse((answer) => answer.request().postData()?.includes('addFavorites') ?? false)
  // The first heart brings the code of hearts, which the browser keeps.
  await openPiece(page, first)
  const firstSent = sent()
  await heartOf(page, first).click()
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Favorites, 1 item' })).toBeVisible()
  await firstSent
  await openPiece(page, second)
  await page.context().setOffline(true)
  await heartOf(page, second).click()
  await expect(heartOf(page, second)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Favorites, 2 items' })).toBeVisible()
  const secondSent = sent()
  await page.context().setOffline(false)
  await secondSent
  await page.getByRole('link', { name: 'Favorites, 2 items' }).click()
  await expect(cards(page)).toHaveCount(2)

  await logIn(page, member)
  await expect(accountOf(page, member)).toBeVisible()
  await page.getByRole('link', { name: 'Favorites, 2 items' }).click()
  await expect(heading(page, 'Saved')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)

  const elsewhere = await anotherShopper(browser)
  await logIn(elsewhere, member)
  await elsewhere.getByRole('link', { name: 'Favorites, 2 items' }).click()
  await expect(cards(elsewhere)).toHaveCount(2)
})

test('a member shares all favorites by a link, and takes it back', async ({ page, browser, mint }) => {
  await mint.member(page)
  const piece = await mint.piece()
  await openPiece(page, piece)
  await heartOf(page, piece).click()
  await page.getByRole('link', { name: 'Favorites, 1 item' }).click()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Share all favorites' }).click()
  const link = page.getByRole('link', { name: /\/fv\// })
  await expect(link).toBeVisible()
  const path = new URL((await link.getAttribute('href')) ?? '').pathname

  const friend = await anotherShopper(browser)
  await friend.goto(path)
  await expect(heading(friend, 'Favorites')).toBeVisible()
  await expect(cards(friend)).toHaveCount(1)

  await page.getByRole('button', { name: 'Take the link back' }).click()
  await expect(page.getByRole('button', { name: 'Share all favorites' })).toBeVisible()
  await friend.reload()
  await expect(heading(friend, 'This list is not shared any more')).toBeVisible()
})

import { expect } from '@playwright/test'
import { accountOf, linkMailedTo, logIn, logOut, signUp } from './members.ts'
import { newMember } from './mint.ts'
import { addToCart, cards, findInListing, heading, heartOf, message, openPiece } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

test('a visitor saves a piece and holds one; both come along into a new account, and are there after logging in again', async ({
  page,
  browser,
  mint,
}) => {
  const piece = await mint.piece()
  await openPiece(page, piece)
  const heart = heartOf(page, piece)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(message(page, /^Log in to keep your favorites/)).toBeVisible()
  await addToCart(page)

  const member = newMember()
  await signUp(page, member)
  await expect(page.getByRole('link', { name: 'Favorites, 1 item' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  await logOut(page, member)
  await expect(page.getByRole('link', { name: 'Favorites', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()

  const elsewhere = await anotherShopper(browser)
  await logIn(elsewhere, member)
  await expect(accountOf(elsewhere, member)).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Favorites, 1 item' }).click()
  await expect(cards(elsewhere)).toHaveCount(1)
  await cards(elsewhere).getByRole('link').click()
  await expect(heading(elsewhere, /./)).toContainText(piece.title)
  await elsewhere.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(elsewhere.getByText(/^Held for you until/).first()).toBeVisible()
})

test('a member saves a piece without being asked to log in, and finds it among the favorites', async ({
  page,
  mint,
}) => {
  await mint.member(page)
  const card = await findInListing(page, await mint.piece())
  const heart = card.getByRole('button', { name: /^Save / })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Favorites, 1 item' }).click()
  await expect(heading(page, 'Saved')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(message(page, /^Log in to keep/)).toHaveCount(0)
})

test('what a visitor gathered is merged with what the account already had', async ({
  page,
  browser,
  mint,
}) => {
  const member = await mint.member(page)
  const visitor = await anotherShopper(browser)
  for (const shopper of [page, visitor]) {
    const piece = await mint.piece()
    await openPiece(shopper, piece)
    await heartOf(shopper, piece).click()
    await expect(heartOf(shopper, piece)).toHaveAttribute('aria-pressed', 'true')
    await addToCart(shopper)
  }
  await page.getByRole('link', { name: 'Favorites, 1 item' }).click()
  await expect(cards(page)).toHaveCount(1)
  await logIn(visitor, member)
  await expect(visitor.getByRole('link', { name: 'Favorites, 2 items' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('a wrong password is refused in words, and the form stays', async ({ page }) => {
  await logIn(page, newMember())
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(heading(page, 'Log in')).toBeVisible()
})

test('a forgotten password is replaced through the link in the mail, which works once', async ({
  browser,
  mint,
}) => {
  const member = await mint.member()
  const forgetful = await anotherShopper(browser)
  await forgetful.goto('/log-in')
  await forgetful.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(heading(forgetful, 'Forgot your password?')).toBeVisible()
  await forgetful.getByLabel('Email').fill(member.email)
  await forgetful.getByRole('button', { name: 'Send the link' }).click()
  await expect(forgetful.getByText('Check your email.')).toBeVisible()

  const link = await linkMailedTo(member.email, /new Hemline password/)
  const changed = { ...member, password: 'another long sentence' }
  await forgetful.goto(link)
  await forgetful.getByLabel('New password', { exact: true }).fill(changed.password)
  await forgetful.getByRole('button', { name: 'Save the password' }).click()
  await expect(accountOf(forgetful, member)).toBeVisible()
  await logOut(forgetful, member)

  await logIn(forgetful, member)
  await expect(forgetful.getByRole('alert')).toBeVisible()
  await logIn(forgetful, changed)
  await expect(accountOf(forgetful, member)).toBeVisible()

  await forgetful.goto(link)
  await forgetful.getByLabel('New password', { exact: true }).fill('a third long sentence')
  await forgetful.getByRole('button', { name: 'Save the password' }).click()
  await expect(forgetful.getByRole('alert')).toBeVisible()
})

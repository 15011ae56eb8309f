// What brings people back: a saved search that finds a piece, and a loved piece that costs less. The worker's
// rounds run on request here (decision 0108), so a journey asks for the round that matches searches.
import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { letMemberRise, letPriceDrop, wakeWorker } from './backstage.ts'
import { linkMailedTo, mailCountTo, mailTo } from './members.ts'
import { heartOf, isWide, message, openPiece, phone } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

/** The bell, by how much it says is unread; on phones it is a link, on desktops a button. */
const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole(isWide(page) ? 'button' : 'link', {
    name: unread === 0 ? 'What is new' : `What is new, ${unread} unread`,
    exact: true,
  })

/** Opens a page and waits until its live connection stands, so that nothing told afterwards is missed. */
async function openLive(page: Page, path: string): Promise<void> {
  const live = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/live', {
    timeout: 60_000,
  })
  await page.goto(path)
  await live
}

/** Saves a listing on a phone to be told at once. */
async function saveSearch(page: Page, listing: string): Promise<void> {
  await page.setViewportSize(phone)
  await page.goto(listing)
  await page.getByRole('button', { name: 'Tell me of new ones' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).not.toHaveValue('')
  await form.getByLabel('Name').fill('For the garden')
  await form.getByRole('radio', { name: /^At once/ }).check()
  await form.getByRole('button', { name: 'Save search' }).click()
  await expect(
    message(page, 'Saved. The bell tells you. To hear by email too, follow the link that we mailed you.'),
  ).toBeVisible()
  await expect(bell(page, 0)).toBeVisible()
}

test('a search saved on a phone finds a piece: the bell rises, a mail comes, and nobody else hears', async ({
  page,
  browser,
  mint,
}) => {
  const member = await mint.member(page)
  // Quiet hours would keep the mail until the morning of whoever runs this at night.
  await ask(page, 'changeQuietHours', { input: { timeZone: 'America/New_York', from: 0, until: 0 } })
  const neighbor = await anotherShopper(browser)
  const other = await mint.member(neighbor)
  await ask(neighbor, 'changeQuietHours', { input: { timeZone: 'America/New_York', from: 0, until: 0 } })
  const like = await mint.piece()
  await openPiece(page, like)
  const category = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link')
    .last()
    .getAttribute('href')

  await saveSearch(page, `${category}?price=777-778`)
  await saveSearch(neighbor, `${category}?price=500-501`)
  // News are mailed to a confirmed address only.
  await page.goto(await linkMailedTo(member.email, /confirm your email/))
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await openLive(page, '/about')
  const piece = await mint.piece({ price: 77_700 })
  await wakeWorker('matchSearches')

  await expect(bell(page, 1)).toBeVisible()
  const mail = await mailTo(member.email, /^New for “For the garden”$/)
  expect(mail.text).toContain('$777.00')
  expect(mail.text).toContain(piece.path)
  await bell(page, 1).click()
  const told = page.getByRole('main').getByRole('link', { name: /New for “For the garden”/ })
  await told.click()
  await expect(page).toHaveURL(piece.path)
  await expect(bell(page, 0)).toBeVisible()

  // Had the neighbor's search matched, the same round would have told it.
  await neighbor.goto('/my/activity')
  await expect(neighbor.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  expect(await mailCountTo(other.email, /For the garden/)).toBe(0)
})

test('who loves a piece hears in the bell, without a reload, when its price drops', async ({
  page,
  mint,
}) => {
  const piece = await mint.piece({ price: 4500 })
  await mint.member(page)
  await openPiece(page, piece)
  // The browser brings what somebody loves to the shop after a few seconds.
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('addFavorites') ?? false,
  )
  await heartOf(page, piece).click()
  await kept
  await openLive(page, '/about')
  await expect(bell(page, 0)).toBeVisible()

  await letPriceDrop(piece.itemNumber, 3900)

  await bell(page, 1).click()
  const news = page.getByRole('region', { name: 'What is new' })
  await expect(news.getByText(/ costs less$/)).toBeVisible()
  const words = 'Now $39.00. It was $45.00 when you saved it or last heard of it.'
  await expect(news.getByText(words)).toBeVisible()
  await page.goto('/my/activity')
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
})

test('an alert greets a member of its tier on a phone, once, and not right after signing up', async ({
  page,
  mint,
}) => {
  await page.setViewportSize(phone)
  const member = await mint.member(page)
  const alert = page.getByRole('dialog', { name: 'You are a VIT now' })
  const asked = page.waitForResponse(
    (answer) =>
      answer.url().includes('getUserAlerts') ||
      (answer.request().postData()?.includes('getUserAlerts') ?? false),
  )
  await page.goto('/about')
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(alert).toHaveCount(0)

  await letMemberRise(member.email)
  await page.goto('/about')
  await expect(alert).toBeVisible()
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('applyClientConfiguration') ?? false,
  )
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await kept
  await page.goto('/my/activity')
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

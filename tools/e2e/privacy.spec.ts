// A copy and the deletion of somebody with an order, a bag and money; the choice not to be sold.
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { buyAndGet } from './arrived.ts'
import { letBagBeDone, letDeletionBeDue } from './backstage.ts'
import { main, takePiece } from './buying.ts'
import { linkMailedTo, logIn, mailTo } from './members.ts'
import { newGuest } from './mint.ts'
import { heading, message, phone } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const openThings = (page: Page) => main(page).getByRole('link', { name: /^Show: / })

async function download(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: link }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

test('somebody with an order, a bag and money takes a copy, settles what is open, and is deleted', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  const member = await mint.member(page)
  const { email } = member
  const bag = await mint.receivedBag(email, 1)
  const earned = await mint.earnings(email, 20_000)
  const piece = await mint.piece({ price: 10_000 })
  await takePiece(page, piece)
  const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [piece] })

  await page.goto('/privacy')
  await main(page).getByRole('button', { name: 'Make a copy of my data' }).click()
  await expect(main(page).getByText(/^Your copy is ready/)).toBeVisible({ timeout: 30_000 })
  await mailTo(email, /^Your data is ready/)
  const copy = JSON.parse(await download(page, 'Download for programs (JSON)')) as {
    tables: Record<string, Record<string, unknown>[]>
  }
  expect(copy.tables.user_account).toEqual([expect.objectContaining({ email })])
  expect(copy.tables.purchase_order).toContainEqual(expect.objectContaining({ id: orderId, email }))
  expect(copy.tables.bag).toHaveLength(1)
  const [toRead] = await Promise.all([
    page.waitForEvent('popup'),
    main(page)
      .getByRole('link', { name: /^Read your copy/ })
      .click(),
  ])
  await expect(toRead.getByRole('heading', { level: 3, name: 'Orders', exact: true })).toBeVisible()
  await expect(toRead.getByText(email).first()).toBeVisible()
  await toRead.close()

  await main(page).getByRole('link', { name: 'See what that means' }).click()
  await expect(
    main(page).getByText(`You have ${dollars(earned)} of earnings.`, { exact: false }),
  ).toBeVisible()
  await expect(openThings(page)).toHaveCount(2)
  await letBagBeDone(bag)
  await page.goto('/cleanout/cashout/donate')
  await page.getByRole('radio', { name: /Green Mile Trust/ }).check()
  await page.getByLabel('Amount in dollars').fill(String(earned / 100))
  await page.getByRole('button', { name: `Give ${dollars(earned)}` }).click()
  await expect(heading(page, /^Thank you: /)).toBeVisible()

  await page.goto('/privacy/delete')
  await expect(main(page).getByText(/the right to send back an order that arrived/)).toBeVisible()
  await main(page)
    .getByRole('button', { name: `Send the link to ${email}` })
    .click()
  await expect(heading(page, 'Look in your mail')).toBeVisible()
  await page.goto(await linkMailedTo(email, /^Delete your data at Hemline\?$/))
  await main(page).getByRole('button', { name: 'Delete my data' }).click()
  await expect(heading(page, 'Your data will be deleted in 14 days')).toBeVisible()
  const back = await linkMailedTo(email, /^Your data will be deleted on /)

  // Locked at once: nobody logs in, also with the right password.
  const elsewhere = await anotherShopper(browser)
  await elsewhere.goto('/log-in')
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(member.password)
  await main(elsewhere).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(main(elsewhere).getByText(/This account is being deleted/)).toBeVisible()

  await letDeletionBeDue(email)
  await mailTo(email, /^Your data has been deleted$/)
  await page.goto(back)
  await expect(heading(page, 'This link doesn’t work any more')).toBeVisible()

  // The order is in the books without a name.
  await staff.goto(`/employee/orders/${orderId}`)
  await expect(main(staff).getByText('Deleted account').first()).toBeVisible()
  await expect(main(staff).getByText(email)).toHaveCount(0)
})

test('a deletion is taken back by its link, and the account is as it was', async ({ page, mint }) => {
  await page.setViewportSize(phone)
  const member = await mint.member(page)
  const { email } = member
  await page.goto('/privacy/delete')
  await main(page)
    .getByRole('button', { name: `Send the link to ${email}` })
    .click()
  await expect(heading(page, 'Look in your mail')).toBeVisible()
  await page.goto(await linkMailedTo(email, /^Delete your data at Hemline\?$/))
  await main(page).getByRole('button', { name: 'Delete my data' }).click()
  await expect(heading(page, 'Your data will be deleted in 14 days')).toBeVisible()
  await page.goto(await linkMailedTo(email, /^Your data will be deleted on /))
  await main(page).getByRole('button', { name: 'Keep my data' }).click()
  await expect(heading(page, 'Your data stays')).toBeVisible()
  await logIn(page, member)
})

test('a guest asks by address, without learning whether the shop knows it', async ({ page }) => {
  const { email } = newGuest()
  await page.goto('/privacy/delete')
  await main(page).getByLabel('Your email address').fill(email)
  await main(page).getByRole('button', { name: 'Send me the link' }).click()
  await expect(heading(page, 'Look in your mail')).toBeVisible()
  await page.goto(await linkMailedTo(email, /^Delete your data at Hemline\?$/))
  await expect(heading(page, `Delete everything of ${email}?`)).toBeVisible()
})

test('the footer leads to the choice not to be sold, and a browser’s signal is followed', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Do Not Sell My Personal Information' })
    .click()
  await main(page).getByRole('button', { name: 'Do not sell or share my data' }).click()
  await expect(message(page, 'Saved in this browser.')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Nothing of yours is sold or shared.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Take my choice back' }).click()
  await expect(main(page).getByRole('button', { name: 'Do not sell or share my data' })).toBeVisible()

  await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' })
  await page.reload()
  await expect(main(page).getByText('Your browser asks for this, and we follow it.')).toBeVisible()
})

// Friends who invite friends: by a link that a friend opens on another device, to the advocate's credit.
import { expect, type Page } from '@playwright/test'
import { buyAndGet } from './arrived.ts'
import { letReturnDaysPass, wakeWorker } from './backstage.ts'
import { main, takePiece } from './buying.ts'
import { linkMailedTo, mailTo, signUp } from './members.ts'
import { newMember } from './mint.ts'
import { heading, message } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

const linkOf = (page: Page) => main(page).getByLabel('Copy it, or show it')
const friendRow = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })

test('a friend opens the link, joins, buys and keeps: the friend pays 45% less, the advocate gets $40', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  await mint.member(page)
  await page.goto('/invites')
  await main(page).getByRole('button', { name: 'Show as a QR code' }).click()
  await expect(main(page).getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  await expect(linkOf(page)).toHaveValue(/\/i\/edith-\w{4}$/)
  // read once: the line above waited for the link, and a code never changes.
  const link = new URL(await linkOf(page).inputValue())

  const friend = await anotherShopper(browser)
  await friend.goto(link.pathname)
  await expect(heading(friend, '45% off your first order, and free shipping')).toBeVisible()
  await main(friend).getByRole('link', { name: 'Take the 45%' }).click()
  await expect(friend).toHaveURL(/\/sign-up/)
  const account = { ...newMember(), firstName: 'Priya' }
  await signUp(friend, account)

  const piece = await mint.piece({ price: 10_000 })
  await takePiece(friend, piece)
  await friend.goto('/cart')
  await expect(
    main(friend)
      .getByText(/45% off and free delivery/)
      .first(),
  ).toBeVisible()
  const { orderId } = await buyAndGet(friend, { browser, mint, email: account.email, pieces: [piece] })
  await friend.goto(`/my/orders/${orderId}`)
  await expect(main(friend).getByText('–$45.00')).toBeVisible()

  await wakeWorker('followReferrals')
  await expect(async () => {
    await page.goto('/invites')
    await expect(friendRow(page, 'Priya Marlowe').getByText('Completed purchase')).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await letReturnDaysPass(orderId)
  await wakeWorker('followReferrals')
  await expect(async () => {
    await page.goto('/invites')
    await expect(friendRow(page, 'Priya Marlowe').getByText('Rewarded')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(main(page).getByText('earned, $40.00 left, $0.00 spent')).toBeVisible()
})

test('a letter goes out once, and its link leads to the gift', async ({ page, browser, mint }) => {
  await mint.member(page)
  await page.goto('/invites')
  const { email } = newMember()
  await main(page).getByLabel('Your friend’s email').fill(email)
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(message(page, `Your invitation to ${email} is on its way.`)).toBeVisible()
  await expect(friendRow(page, email).getByText('Invitation sent')).toBeVisible()
  const mail = await mailTo(email, /^Edith M\. gives you 45% off$/)
  expect(mail.text).toContain('within 30 days of joining')
  const friend = await anotherShopper(browser)
  await friend.goto(await linkMailedTo(email, /gives you 45% off/))
  await expect(main(friend).getByText('From Edith M.')).toBeVisible()

  await main(page).getByLabel('Your friend’s email').fill(email)
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(main(page).getByText('You invited this friend already.')).toBeVisible()
})

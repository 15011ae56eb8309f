// An account and what belongs to it: the friend whose link led here, a new address, gift cards.
import { expect } from '@playwright/test'
import { ask } from './ask.ts'
import { main } from './buying.ts'
import { linkMailedTo, mailTo, signUp } from './members.ts'
import { newMember } from './mint.ts'
import { anotherShopper, test } from './shopper.ts'

test('the code of a shared piece is kept: who signs up days later in a new tab belongs to the friend', async ({
  page,
  browser,
  mint,
}) => {
  await mint.member(page)
  const code = await ask<string>(page, 'getReferralCode', {})
  const piece = await mint.piece()
  const friend = await anotherShopper(browser)
  const tracked = friend.waitForResponse(
    (answer) => answer.request().postData()?.includes('trackVisitor') ?? false,
  )
  await friend.goto(`${piece.path}?referral_code=${code}&referral_context=pdp_share`)
  await tracked
  // The tab with the address of the link is gone; only the browser's number is left.
  const later = await friend.context().newPage()
  await friend.close()
  await later.goto('/about')
  await expect(later.getByRole('link', { name: '45% off from Edith M.' })).toBeVisible()
  const account = { ...newMember(), firstName: 'Priya' }
  await signUp(later, account)
  await expect(async () => {
    await page.goto('/invites')
    await expect(
      main(page).getByRole('listitem').filter({ hasText: 'Priya Marlowe' }).getByText('Account created'),
    ).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('a new email address is confirmed by its own mail, and the old address is told', async ({
  page,
  mint,
}) => {
  const member = await mint.member(page)
  const { email } = newMember()
  await page.goto('/my/settings')
  await main(page).getByRole('button', { name: 'Change your email' }).click()
  await main(page).getByLabel('New email').fill(email)
  await main(page).getByRole('button', { name: 'Send the link' }).click()
  await expect(main(page).getByText(/^A new email waits: /)).toBeVisible()
  await expect(main(page).getByText(member.email)).toBeVisible()

  await page.goto(await linkMailedTo(email, /Your new address at Hemline/))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const told = await mailTo(member.email, /^Your Hemline account has another address$/)
  expect(told.text).toMatch(/wasn’t you/)
  await page.goto('/my/settings')
  await expect(main(page).getByText(email)).toBeVisible()
  await expect(main(page).getByText(member.email)).toHaveCount(0)
})

test('the balance of a gift card is read by its number and PIN, and not by a wrong one', async ({
  page,
  mint,
}) => {
  const card = await mint.giftCard(2500)
  await page.goto('/giftcards/balance')
  await page.getByLabel('Gift card number').fill(card.number)
  await page.getByLabel('PIN').fill(card.pin === '999999' ? '999998' : '999999')
  await page.getByRole('button', { name: 'Check balance' }).click()
  await expect(page.getByText('Invalid gift card number or PIN.').first()).toBeVisible()
  await page.getByLabel('PIN').fill(card.pin)
  await page.getByRole('button', { name: 'Check balance' }).click()
  await expect(main(page).getByText('$25.00').first()).toBeVisible()
  await expect(
    main(page).getByText(`Nothing of it was used yet. The card ends in ${card.last4}.`),
  ).toBeVisible()
})

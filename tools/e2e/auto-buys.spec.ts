// A saved search buys a piece by itself, up to the price that its owner set, and is stopped from the mail.
import { expect } from '@playwright/test'
import { wakeWorker } from './backstage.ts'
import { goToPayment, main, pay, takePiece } from './buying.ts'
import { linkMailedTo, mailTo } from './members.ts'
import { message, openPiece } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

test('a saved search buys a piece by itself, says so by mail, and is stopped from the mail', async ({
  page,
  browser,
  mint,
}) => {
  const member = await mint.member(page)
  // News are mailed to a confirmed address only.
  await page.goto(await linkMailedTo(member.email, /confirm your email/))
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  const buyer = { fullName: `${member.firstName} Okonjo` }
  // A first order leaves a card and an address with the account.
  const first = await mint.piece()
  await takePiece(page, first)
  await goToPayment(page, buyer)
  await page.getByRole('checkbox', { name: 'Save this card for next time' }).check()
  await pay(page, buyer)

  await openPiece(page, await mint.piece())
  const category = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link')
    .last()
    .getAttribute('href')
  await page.goto(`${category}?price=611-612`)
  await page.getByRole('button', { name: 'Tell me of new ones' }).click()
  const saving = page.getByRole('dialog')
  await expect(saving.getByLabel('Name')).not.toHaveValue('')
  await saving.getByLabel('Name').fill('For the attic')
  await saving.getByRole('button', { name: 'Save search' }).click()
  await expect(message(page, /^Saved\./)).toBeVisible()

  await page.goto('/saved/searches')
  await main(page).getByRole('button', { name: 'Let it buy by itself: For the attic' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Highest price of a piece/).fill('700')
  await expect(
    form.getByText(/^All in\. That is a piece of up to \$6\d\d\.\d\d, free delivery/),
  ).toBeVisible()
  await form.getByLabel('At most').selectOption('2 pieces')
  await form.getByRole('checkbox', { name: /^Buy for me, up to \$700 a piece/ }).check()
  await form.getByRole('button', { name: 'Let it buy' }).click()
  const card = main(page).getByRole('article')
  await expect(card.getByText(/up to \$700 all in, 0 of 2 bought/)).toBeVisible()

  const piece = await mint.piece({ price: 61_100 })
  await wakeWorker('matchSearches')
  const mail = await mailTo(member.email, /^We bought .+ for you$/)
  expect(mail.text).toContain('For “For the attic”')
  expect(mail.text).toContain('You can cancel it')
  await page.reload()
  await expect(card.getByText(/up to \$700 all in, 1 of 2 bought/)).toBeVisible()
  await card.getByRole('link', { name: piece.title }).click()
  await expect(page).toHaveURL(/\/my\/orders\//)
  await expect(main(page).getByText(piece.title).first()).toBeVisible()

  // Whoever has the mail stops the buying, in a browser that is not logged in.
  const stop = /\/saved\/searches\/stop\?code=[\w-]+/.exec(mail.text)?.[0] ?? ''
  const elsewhere = await anotherShopper(browser)
  await elsewhere.goto(stop)
  await elsewhere.getByRole('button', { name: 'Stop buying for this search' }).click()
  await expect(elsewhere.getByText('buys nothing by itself')).toBeVisible()
  await page.goto('/saved/searches')
  await expect(card.getByText('Buying is stopped.')).toBeVisible()
})

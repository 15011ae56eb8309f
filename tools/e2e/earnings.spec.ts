// How a seller's earnings leave the shop: as cash to a wallet that the seller links with the code of a
// mail, and to a charity with a receipt.
import { randomInt } from 'node:crypto'
import { practiceRoutingNumber } from '@hemline/rules/earnings/bank-accounts.ts'
import { expect, type Page } from '@playwright/test'
import { letAccountsRest, letOrderBeCharged } from './backstage.ts'
import { goToPayment, pay, takePiece } from './buying.ts'
import { linkMailedTo, mailTo } from './members.ts'
import { type Member, type Mint, newGuest } from './mint.ts'
import { heading, phone } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

const main = (page: Page) => page.getByRole('main')
const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
const available = (page: Page, cents: number) =>
  expect(main(page).getByText(dollars(cents), { exact: true }).first()).toBeVisible()

/** Mints an account with the earnings of one piece; `earned` is in cents. */
async function newSeller(page: Page, mint: Mint): Promise<{ seller: Member; earned: number }> {
  const seller = await mint.member(page)
  return { seller, earned: await mint.earnings(seller.email, 20_000) }
}

async function confirmEmail(page: Page, { email }: Member): Promise<void> {
  await expect(page.getByRole('heading', { name: 'First, confirm your email' })).toBeVisible()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.goto(await linkMailedTo(email, /confirm your email/))
  await expect(heading(page, 'Your email is confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'Go to cash out' }).click()
}

/** Links a wallet by the code of its mail, pasted together with the words around the code. */
async function linkWallet(page: Page, wallet: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email of your wallet' }).fill(wallet)
  await page.getByRole('button', { name: 'Send me the code' }).click()
  const { subject } = await mailTo(wallet, /code/)
  await page.getByLabel('Code from the email').fill(subject)
  await page.getByRole('button', { name: 'Link the account' }).click()
  await expect(page.getByText(/Linked a short while ago/)).toBeVisible()
}

test('a seller cashes out to her wallet, once, and sees it paid', async ({ page, mint }) => {
  const { seller, earned } = await newSeller(page, mint)
  await page.goto('/cleanout/cashout')
  await available(page, earned)
  await main(page).getByRole('link', { name: /^Cash/ }).click()
  await confirmEmail(page, seller)
  await main(page).getByRole('link', { name: /^Cash/ }).click()
  await linkWallet(page, seller.email.replace('@hemline', '@wallet'))
  await letAccountsRest(seller.email)
  await page.reload()

  await page.getByLabel('Amount in dollars').fill('40')
  await expect(page.getByText(`${dollars(earned - 4000)} stays in your earnings.`)).toBeVisible()
  await page.getByRole('button', { name: 'Cash out $40.00' }).dblclick()
  await expect(page).toHaveURL(/\/cleanout\/cashout\/[\da-f-]{36}$/)
  await expect(heading(page, '$40.00 is paid')).toBeVisible({ timeout: 45_000 })
  await mailTo(seller.email, /\$40\.00 was paid to you/)

  await page.getByRole('link', { name: 'See your earnings' }).click()
  await available(page, earned - 4000)
  await expect(page.getByRole('region', { name: 'What you took out' }).getByRole('listitem')).toHaveCount(1)
})

/**
 * A practice account of the sandbox: money that is paid to it is sent back by its bank a few seconds
 * later.
 */
/** A bank account whose bank sends the money back; no other person has its number. */
const accountThatSendsBack = (): string => `${randomInt(1_000_000, 9_999_999)}999999991`

async function fillBank(page: Page, account: string): Promise<void> {
  await page.getByLabel('Name on the account').fill('Greta Lind')
  await page.getByLabel('Routing number').fill(practiceRoutingNumber)
  await page.getByLabel('Account number', { exact: true }).fill(account)
  await page.getByLabel('Account number again').fill(account)
  await page.getByRole('button', { name: 'Send me the code' }).click()
}

test('a seller adds a bank account in the settings, is paid to it, and has the money again when the bank sends it back', async ({
  page,
  mint,
}) => {
  const { seller, earned } = await newSeller(page, mint)
  await page.goto('/my/settings')
  const part = page.getByRole('region', { name: 'Payout accounts' })
  await part.getByRole('button', { name: 'Add a payout account' }).click()
  await part.getByRole('radio', { name: /Bank account/ }).check()
  await expect(part.getByText(/a new account rests for 24 hours/)).toBeVisible()
  await fillBank(page, accountThatSendsBack())
  const { subject, text } = await mailTo(seller.email, /code/)
  expect(text).toContain('24 hours')
  await part.getByLabel('Code from the email').fill(subject)
  await part.getByRole('button', { name: 'Link the account' }).click()
  await expect(part.getByText('Checking account ••••9991')).toBeVisible()
  await letAccountsRest(seller.email)

  await page.goto('/cleanout/cashout')
  await main(page).getByRole('link', { name: /^Cash/ }).click()
  await confirmEmail(page, seller)
  await main(page).getByRole('link', { name: /^Cash/ }).click()
  await page.getByLabel('Amount in dollars').fill('25')
  await page.getByRole('button', { name: 'Cash out $25.00' }).click()
  await expect(page).toHaveURL(/\/cleanout\/cashout\/[\da-f-]{36}$/)
  await mailTo(seller.email, /\$25\.00 was paid to you/)
  await mailTo(seller.email, /\$25\.00 was not paid/)
  await page.reload()
  await expect(heading(page, '$25.00 was not paid')).toBeVisible()
  await expect(page.getByText(/Your bank sent the money back/)).toBeVisible()
  await page.getByRole('link', { name: 'See your earnings' }).click()
  await available(page, earned)
})

test('a seller gives a part away and gets the receipt by mail, and takes the rest as credit with its bonus', async ({
  page,
  mint,
}) => {
  await page.setViewportSize(phone)
  const { seller, earned } = await newSeller(page, mint)
  await page.goto('/cleanout/cashout/donate')
  await page.getByRole('radio', { name: /Green Mile Trust/ }).check()
  await page.getByLabel('Amount in dollars').fill('12.50')
  await page.getByRole('button', { name: 'Give $12.50' }).click()
  await expect(heading(page, 'Thank you: $12.50 for Green Mile Trust')).toBeVisible()
  const { subject } = await mailTo(seller.email, /^Receipt/)
  const number = /Receipt (\S+):/.exec(subject)?.[1] ?? ''
  await expect(main(page).getByText(number)).toBeVisible()

  await page.goto('/cleanout/cashout/credit')
  const rest = earned - 1250
  await available(page, rest)
  await page.getByRole('button', { name: `Turn ${dollars(rest)} into credit` }).click()
  await expect(
    heading(page, `${dollars(rest + Math.floor(rest / 10))} of store credit is yours`),
  ).toBeVisible()
  await page.goto('/cleanout/cashout')
  await expect(page.getByRole('heading', { name: 'Nothing to take yet' })).toBeVisible()
})

test('a seller is mailed when somebody buys a piece, and finds the money pending', async ({
  page,
  browser,
  mint,
}) => {
  const seller = await mint.member(page)
  const buyer = newGuest()
  const shopper = await anotherShopper(browser)
  await takePiece(shopper, await mint.piece({ consignor: seller.email }))
  await goToPayment(shopper, buyer)
  const { orderId } = await pay(shopper, buyer)
  await letOrderBeCharged(orderId)

  const { subject, text } = await mailTo(seller.email, /^Sold: /)
  const earned = /You earn (\$[\d,.]+)$/.exec(subject)?.[1] ?? ''
  expect(text).not.toContain('Okonjo')
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  await page.goto(link.pathname)
  await expect(main(page).getByText(earned, { exact: true }).first()).toBeVisible()
  await expect(main(page).getByText('Pending', { exact: true }).first()).toBeVisible()
})

test('a visitor is asked to log in before anything is shown', async ({ page }) => {
  for (const url of ['/cleanout/earnings', '/my/cleanouts/earnings', '/cleanout/cashout/cash']) {
    await page.goto(url)
    await expect(page.getByRole('heading', { name: 'Log in to see your earnings' })).toBeVisible()
    await expect(main(page).getByText('Available now')).toHaveCount(0)
  }
})

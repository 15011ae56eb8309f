// From the cart to a confirmation, as shoppers go: with a card, with all that pays before it, and with answers that do not come.
import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { expect, type Page } from '@playwright/test'
import { accountOf, logIn, type Member, newMember, signUp } from './members.ts'
import { addToCart, freeCards, heading, phone } from './shop.ts'
import { test } from './shopper.ts'

const imani: Member = { email: 'imani@hemline.example', password: 'hemline-demo-1', firstName: 'Imani' }
const main = (page: Page) => page.getByRole('main')
const summary = (page: Page) => main(page).getByRole('complementary', { name: 'Summary' })
const payButton = (page: Page) => main(page).getByRole('button', { name: /^Pay \$/ })
const spaced = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Puts a piece of a listing that anybody may have into the cart. */
async function take(page: Page, listing: string): Promise<void> {
  await page.goto(listing)
  await expect(freeCards(page).first()).toBeVisible()
  await freeCards(page).first().getByRole('link').click()
  await addToCart(page)
}

async function toCheckout(page: Page): Promise<void> {
  await page.goto('/cart')
  await main(page).getByRole('link', { name: 'Checkout' }).click()
  await expect(heading(page, 'Checkout')).toBeVisible()
}

async function writeAddress(page: Page, fullName = 'Edith Okonjo'): Promise<void> {
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Address', { exact: true }).fill('1840 Linden Street')
  await page.getByLabel('ZIP code').fill('94607')
  await expect(page.getByLabel('City')).toHaveValue('Oakland')
  await page.getByLabel('Phone').fill('5105550142')
  await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
  await main(page).getByRole('button', { name: 'Continue to payment' }).click()
}

/** Pasted, as from a note: with its spaces. */
async function writeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number', { exact: true }).fill(spaced(number))
  await page.getByLabel('Expires').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Edith Okonjo')
}

async function asGuest(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('edith.okonjo@hemline.example')
  await page.getByLabel('Email').press('Enter')
  await writeAddress(page)
}

/** Everything that is asked of the API and of the processor from now on, but for what is told on the side. */
function questions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pay/')) asked.push('token')
    if (pathname === '/graphql') asked.push((JSON.parse(request.postData() ?? '{}') as { operationName?: string }).operationName ?? 'get')
  })
  return asked
}

/** What the final button names, in cents. */
const named = async (page: Page): Promise<string> => ((await payButton(page).textContent()) ?? '').replace('Pay ', '')

test('a guest buys with a card whose number is pasted with spaces; the amount on the button is the one on the confirmation', async ({ page }) => {
  await take(page, '/women?price=20-90')
  await toCheckout(page)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await asGuest(page)
  await expect(page.getByRole('banner').getByText(/^Held for you until \d\d:\d\d$/)).toBeVisible()
  await writeCard(page, markedCard('succeeds'))
  await expect(page.getByLabel('Card number', { exact: true })).toHaveValue('4242 4242 4242 4242')
  const amount = await named(page)
  await payButton(page).click()
  await expect(heading(page, 'Thank you')).toBeVisible()
  await expect(main(page).getByText(amount).first()).toBeVisible()
  await page.goto('/checkout')
  await expect(heading(page, 'There is nothing to check out')).toBeVisible()
})

test('what was typed stays on going back, over a reload, and when the bank declines; the next card pays', async ({ page }) => {
  await page.setViewportSize(phone)
  await take(page, '/handbags')
  await toCheckout(page)
  await page.getByLabel('Email').fill('edith.okonjo@hemline.example')
  await page.getByLabel('Email').press('Enter')
  await page.getByLabel('Full name').fill('Edith')
  await page.goBack()
  await page.goForward()
  await expect(page.getByLabel('Full name')).toHaveValue('Edith')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Edith')
  await writeAddress(page)
  await writeCard(page, markedCard('card_declined'))
  await payButton(page).click()
  await expect(main(page).getByText(/Your card was declined\. Nothing was charged\./)).toBeVisible()
  await main(page).getByRole('button', { name: 'Go to the card number' }).click()
  await expect(page.getByLabel('Card number', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Name on the card')).toHaveValue('Edith Okonjo')
  await page.getByLabel('Card number', { exact: true }).fill(markedCard('succeeds'))
  await payButton(page).click()
  await expect(heading(page, 'Thank you')).toBeVisible()
})

test('a double click is one order', async ({ page }) => {
  await take(page, '/shoes')
  await toCheckout(page)
  await asGuest(page)
  await writeCard(page, markedCard('slow'))
  const asked = questions(page)
  await payButton(page).dblclick()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Thank you')).toBeVisible()
  expect(asked.filter((name) => name === 'placeOrder')).toHaveLength(1)
  expect(asked.filter((name) => name === 'token')).toHaveLength(1)
})

test('a payment whose answer comes late goes on after a reload, and is one order', async ({ page }) => {
  test.setTimeout(180_000)
  await take(page, '/women?price=20-90')
  await toCheckout(page)
  await asGuest(page)
  await writeCard(page, markedCard('answers_late'))
  await payButton(page).click()
  await expect(main(page).getByText('We’re still asking your bank')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'We’re still asking your bank')).toBeVisible()
  await expect(heading(page, 'Thank you')).toBeVisible({ timeout: 90_000 })
})

test('what is approved elsewhere can be left, refused, and approved; nobody pays twice', async ({ page }) => {
  await take(page, '/women?price=20-90')
  await toCheckout(page)
  await asGuest(page)
  const leave = async () => {
    await page.getByRole('radio', { name: 'Peer payment' }).check()
    await main(page).getByRole('button', { name: 'Continue to Peer payment' }).click()
    await expect(page).toHaveURL(/\/pay\/approve\//)
  }
  await leave()
  await page.goBack()
  await expect(heading(page, 'Your payment is not approved yet')).toBeVisible()
  await main(page).getByRole('button', { name: 'Go on with the payment' }).click()
  await page.getByRole('button', { name: /Cancel/ }).click()
  await expect(main(page).getByText(/The payment was not approved\. Nothing was charged\./)).toBeVisible()
  await leave()
  await page.getByRole('button', { name: /Approve/ }).click()
  await expect(heading(page, 'Thank you')).toBeVisible()
})

test('a shopper who comes back pays with four questions at most', async ({ page }) => {
  const member = newMember()
  await signUp(page, member)
  await take(page, '/women?price=20-90')
  await toCheckout(page)
  await writeAddress(page)
  await writeCard(page, markedCard('succeeds'))
  await payButton(page).click()
  await expect(heading(page, 'Thank you')).toBeVisible()

  await take(page, '/handbags')
  await page.goto('/cart', { waitUntil: 'networkidle' })
  const asked = questions(page)
  await main(page).getByRole('link', { name: 'Checkout' }).click()
  await writeCard(page, markedCard('succeeds'))
  await payButton(page).click()
  await expect(heading(page, 'Thank you')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(4)
})

test('promotion, credit and a gift card pay first, across pieces of three senders, in the order of use', async ({ page }) => {
  test.setTimeout(180_000)
  await logIn(page, imani)
  await expect(accountOf(page, imani)).toBeVisible()
  for (const listing of ['/women?price=40-90&warehouse_id=12', '/alderbrook', '/maribel-day']) await take(page, listing)
  await toCheckout(page)
  // She has no address on a new shop, and has one on a shop where this journey has been.
  const name = page.getByLabel('Full name')
  await expect(name.or(page.getByLabel('Card number', { exact: true })).first()).toBeVisible()
  if (await name.isVisible()) await writeAddress(page, 'Imani Castellanos')
  await expect(main(page).getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible()
  // On a shop where this journey has stopped half-way before, the card is there already.
  const opener = summary(page).getByRole('button', { name: /^Use (a|another) gift card$/ })
  await expect(opener).toBeVisible()
  if ((await summary(page).getByText('Ends in 0015').count()) === 0) {
    await opener.click()
    await page.getByLabel('Gift card number').fill('6049 3811 2200 0015')
    await page.getByLabel('PIN').fill('204060')
    await page.getByRole('button', { name: 'Apply gift card' }).click()
  }
  const rows = summary(page).locator('dl > div')
  await expect(rows.filter({ hasText: /^Gift card/ })).toBeVisible()
  const order = ['Pieces', 'Promotions', 'Rewards and gifts', 'Delivery', 'Total', 'Promotional credit', 'Gift card', 'Cash credit', 'To pay']
  const names = (await rows.locator('dt').allTextContents()).flatMap((text) => order.find((name) => text.startsWith(name)) ?? [])
  expect([...new Set(names)]).toEqual(order)
  const amount = (await rows.last().locator('dd').textContent()) ?? ''
  await writeCard(page, markedCard('succeeds'))
  await main(page)
    .getByRole('button', { name: `Pay ${amount}` })
    .click()
  await expect(heading(page, 'Thank you')).toBeVisible()

  // Given back, so that the next journey finds her as this one did.
  await main(page).getByRole('link', { name: 'Follow your order' }).click()
  await main(page)
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(main(page).getByText('Canceled').first()).toBeVisible()
})

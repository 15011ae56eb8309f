// From the cart to the confirmation: with a card, with each means of payment that is used before the card,
// and with answers that never arrive.
import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { expect, type Page } from '@playwright/test'
import { centsOf, sumsOf, takePiece } from './buying.ts'
import { newGuest } from './mint.ts'
import { heading, phone, settled, unansweredOf, until, wordsOf } from './shop.ts'
import { test } from './shopper.ts'

const main = (page: Page) => page.getByRole('main')
const summary = (page: Page) => main(page).getByRole('complementary', { name: 'Summary' })
const payButton = (page: Page) => main(page).getByRole('button', { name: /^Pay \$/ })
const spaced = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

async function toCheckout(page: Page): Promise<void> {
  await page.goto('/cart')
  await main(page).getByRole('link', { name: 'Checkout' }).first().click()
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

/** Fills in the card with spaces in its number, as a shopper pastes it. */
async function writeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number', { exact: true }).fill(spaced(number))
  await page.getByLabel('Expires').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Edith Okonjo')
}

async function asGuest(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(newGuest().email)
  await page.getByLabel('Email').press('Enter')
  await writeAddress(page)
}

/** What the bell and the pop-ups of any page ask once the browser has nothing to do: no part of paying. */
const askedInIdleTime: readonly string[] = [
  'getLastDeliveryShipment',
  'recentSearchesV2',
  'getSubscriptions',
  'getUserAlerts',
  'getUnreadNotifications',
]

/**
 * Collects every request to the API and to the processor from now on: the operation's name, or 'token' for
 * a card token.
 */
function questions(page: Page): string[] {
  const asked: string[] = []
  const ask = (name: string) => (askedInIdleTime.includes(name) ? undefined : asked.push(name))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pay/')) ask('token')
    if (pathname === '/graphql')
      ask((JSON.parse(request.postData() ?? '{}') as { operationName?: string }).operationName ?? 'get')
  })
  return asked
}

/** Returns the amount on the final button, such as "$44.20". */
const named = async (page: Page): Promise<string> =>
  (await settled(page, () => wordsOf(payButton(page)))).replace('Pay ', '')

test('a guest buys with a card whose number is pasted with spaces; the amount on the button is the one on the confirmation', async ({
  page,
  mint,
}) => {
  await takePiece(page, await mint.piece())
  await toCheckout(page)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await asGuest(page)
  await expect(page.getByRole('banner').getByText(new RegExp(`^Held for you ${until}$`))).toBeVisible()
  await writeCard(page, markedCard('succeeds'))
  await expect(page.getByLabel('Card number', { exact: true })).toHaveValue('4242 4242 4242 4242')
  const amount = await named(page)
  await payButton(page).click()
  await expect(heading(page, 'Thank you')).toBeVisible()
  await expect(main(page).getByText(amount).first()).toBeVisible()
  await page.goto('/checkout')
  await expect(heading(page, 'There is nothing to check out')).toBeVisible()
})

test('what was typed stays on going back, over a reload, and when the bank declines; the next card pays', async ({
  page,
  mint,
}) => {
  await page.setViewportSize(phone)
  await takePiece(page, await mint.piece())
  await toCheckout(page)
  await page.getByLabel('Email').fill(newGuest().email)
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

test('a double click is one order', async ({ page, mint }) => {
  await takePiece(page, await mint.piece())
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

test('a payment whose answer comes late goes on after a reload, and is one order', async ({ page, mint }) => {
  test.setTimeout(180_000)
  await takePiece(page, await mint.piece())
  await toCheckout(page)
  await asGuest(page)
  await writeCard(page, markedCard('answers_late'))
  await payButton(page).click()
  await expect(main(page).getByText('We’re still asking your bank')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'We’re still asking your bank')).toBeVisible()
  await expect(heading(page, 'Thank you')).toBeVisible({ timeout: 90_000 })
})

test('what is approved elsewhere can be left, refused, and approved; nobody pays twice', async ({
  page,
  mint,
}) => {
  await takePiece(page, await mint.piece())
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

test('a shopper who comes back pays with four questions at most', async ({ page, mint }) => {
  await mint.member(page)
  await takePiece(page, await mint.piece())
  await toCheckout(page)
  await writeAddress(page)
  await writeCard(page, markedCard('succeeds'))
  await payButton(page).click()
  await expect(heading(page, 'Thank you')).toBeVisible()

  await takePiece(page, await mint.piece())
  const unanswered = unansweredOf(page)
  await page.goto('/cart')
  await sumsOf(summary(page))
  await expect.poll(unanswered, { message: 'what the cart itself asks' }).toEqual([])
  const asked = questions(page)
  await main(page).getByRole('link', { name: 'Checkout' }).first().click()
  await writeCard(page, markedCard('succeeds'))
  await payButton(page).click()
  await expect(heading(page, 'Thank you')).toBeVisible()
  await expect.poll(unanswered).toEqual([])
  expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(4)
})

test('promotion, credit and a gift card pay first, across pieces of three senders, in the order of use', async ({
  page,
  mint,
}) => {
  test.setTimeout(180_000)
  const { email } = await mint.member(page)
  await mint.promotion('BACK20', email)
  await mint.promotion('GIFT5', email)
  await mint.credit(email, { kind: 'promo_credit', amount: 1000, days: 14 })
  await mint.credit(email, { kind: 'cash_credit', amount: 1850 })
  const card = await mint.giftCard(2500)
  for (const sender of ['Hemline', 'Alderbrook', 'Maribel Day'] as const)
    await takePiece(page, await mint.piece({ sender, price: 6000 }))
  await toCheckout(page)
  await writeAddress(page)
  await expect(main(page).getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible()
  await summary(page).getByRole('button', { name: 'Use a gift card' }).click()
  await page.getByLabel('Gift card number').fill(card.number)
  await page.getByLabel('PIN').fill(card.pin)
  await page.getByRole('button', { name: 'Apply gift card' }).click()
  await expect(summary(page).getByRole('list', { name: 'Gift cards for this order' })).toContainText(
    card.last4,
  )
  const order = [
    'Pieces',
    'Promotions',
    'Rewards and gifts',
    'Delivery',
    'Total',
    'Promotional credit',
    'Gift card',
    'Cash credit',
    'To pay',
  ]
  const sums = await sumsOf(summary(page))
  const names = [...sums.keys()].flatMap((name) => order.find((known) => name.startsWith(known)) ?? [])
  expect([...new Set(names)]).toEqual(order)
  const amount = await named(page)
  expect(centsOf(amount)).toBe(sums.get('To pay'))
  await writeCard(page, markedCard('succeeds'))
  await payButton(page).click()
  await expect(heading(page, 'Thank you')).toBeVisible()
  await expect(main(page).getByText(amount).first()).toBeVisible()
})

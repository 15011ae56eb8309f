// A shopper in another country: the country is chosen once, the duty is said before paying, and every page
// and the mail say the same sum. A member's sizes and lengths follow the settings.
import { expect, type Page } from '@playwright/test'
import { cartSummary, mailTo, main, orderSummary, pay, sumInMail, sumsOf, takePiece } from './buying.ts'
import { heading, openPiece, wordsOf } from './shop.ts'
import { test } from './shopper.ts'

/** Chooses a country by the line at the end of the page. */
async function shopFrom(page: Page, country: string): Promise<void> {
  const line = page.getByRole('region', { name: 'Country' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await line.getByRole('button', { name: /change the country$/ }).click()
  const form = page.getByRole('dialog').getByRole('form', { name: 'Your country' })
  await form.getByLabel('Country').selectOption({ label: country })
  await expect(form.getByText(/^You pay the duty and import tax of .* here/)).toBeVisible()
  await form.getByRole('button', { name: 'Save country' }).click()
  await expect(page.getByText(`You shop from ${country} now.`)).toBeVisible()
  await expect(line.getByRole('button', { name: country })).toBeVisible()
}

test('a visitor in Germany sees the duty in the cart, pays it, and reads the same sum on the order and in the mail', async ({
  page,
  mint,
}) => {
  const email = `jo.${Date.now()}@abroad.example`
  const fullName = 'Jörg Weiß'
  await page.goto('/legal')
  await shopFrom(page, 'Germany')
  await takePiece(page, await mint.piece({ price: 7400 }))
  await expect(main(page).getByText(/to Germany is/)).toBeVisible()
  await page.goto('/cart')
  await expect(cartSummary(page).getByText('Duty and import tax')).toBeVisible()
  await expect(cartSummary(page).getByText('$14.06')).toBeVisible()
  await expect(cartSummary(page).getByText(/Your bank changes them into euros/)).toBeVisible()
  await expect(cartSummary(page).getByText(/ZIP code/)).toHaveCount(0)

  await page.goto('/checkout')
  await expect(heading(page, 'Checkout')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  const where = page.getByRole('form', { name: 'Where to' })
  await expect(where.getByLabel('Country')).toHaveValue('DE')
  await expect(where.getByLabel('State')).toHaveCount(0)
  await where.getByLabel('Full name').fill(fullName)
  await where.getByLabel('Address', { exact: true }).fill('Große Straße 5')
  await where.getByLabel('Postal code').fill('1011')
  await where.getByLabel('City').fill('Köln')
  await where.getByLabel('Phone').fill('+49 30 5550 0117')
  await where.getByRole('button', { name: 'Continue' }).click()
  await expect(where.getByText(/^Please enter a postal code such as/).first()).toBeVisible()
  await where.getByLabel('Postal code').fill('50667')
  await where.getByRole('button', { name: 'Continue' }).click()

  const how = page.getByRole('form', { name: 'How it travels' })
  await expect(how.getByText(/With USPS to Germany, duty paid with your order/)).toBeVisible()
  await expect(how.getByText(/With FedEx to Germany/)).toBeVisible()
  await how.getByRole('button', { name: 'Continue to payment' }).click()
  const summary = cartSummary(page)
  await expect(summary.getByText('Duty and import tax')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Pay later/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Marketplace wallet|Mobile wallet/ })).toHaveCount(0)
  const said = await sumsOf(summary)
  expect(said.get('Duty and import tax')).toBe(1406)
  const { orderId, amount } = await pay(page, { email, fullName })
  expect(amount).toBe(said.get('Total'))

  await page.goto(`/my/orders/${orderId}`)
  await expect(orderSummary(page).getByText('Duty and import tax')).toBeVisible()
  const order = await sumsOf(orderSummary(page))
  expect(order.get('Duty and import tax')).toBe(1406)
  expect(order.get('Total')).toBe(said.get('Total'))
  await expect(main(page).getByText(/50667 Köln\s+Germany/)).toBeVisible()
  const label = (await wordsOf(main(page).getByRole('heading', { level: 1 }))).replace('Order ', '')
  const mail = await mailTo(email, `Your order ${label} is confirmed`)
  expect(sumInMail(mail, 'Duty and import tax')).toBe(1406)
  expect(mail).toContain('50667 Köln')

  await page.goto('/cleanout/visitor-order')
  await expect(heading(page, 'Kits don’t travel that far yet')).toBeVisible()
})

test('a member sets sizes to the European Union and lengths to centimeters', async ({ page, mint }) => {
  await mint.member(page)
  const piece = await mint.piece({ price: 5200 })
  await page.goto('/my/settings')
  const form = page.getByRole('form', { name: 'Sizes, dates and lengths' })
  await form.getByLabel('Sizes').selectOption('EU')
  await form.getByLabel(/^Dates/).selectOption('day_first')
  await form.getByLabel('Lengths').selectOption('cm')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Sizes, dates and lengths are shown your way now.')).toBeVisible()
  await openPiece(page, piece)
  await expect(
    main(page)
      .getByRole('region', { name: 'Size' })
      .getByText(/ · EU \d+/),
  ).toBeVisible()
  await page.goto('/women/dresses')
  await expect(
    main(page)
      .getByText(/ · EU \d+/)
      .first(),
  ).toBeVisible()
})

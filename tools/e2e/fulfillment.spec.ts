// A parcel from the shelf to the door: a guest orders, an employee packs, the guest follows the parcel.
import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { letParcelsTravel } from './backstage.ts'
import { takePiece } from './buying.ts'
import { newGuest } from './mint.ts'
import { heading } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

type Cart = {
  cartProducts: { id: string; itemNumber: number; availability: string }[]
  cartTotals: { amountCharged: number; total: number }
}

const home = {
  fullName: 'Edith Okonjo',
  line1: '1840 Linden Street',
  line2: null,
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  country: 'US',
  phone: '5105550142',
}

/** Pays for the cart with a practice card by the API, without the screens of checkout. */
async function placeOrder(page: Page): Promise<{ orderId: string; itemNumbers: number[] }> {
  await ask(page, 'setCartAddress', {
    input: { shippingAddress: home, email: newGuest().email, billingSameAsShipping: true },
  })
  const { tokenUrl } = await ask<{ tokenUrl: string }>(page, 'getPaymentSettings', {})
  const card = { number: '4242424242424242', expiry: '12/40', securityCode: '123' }
  const { token } = (await (await page.request.post(tokenUrl, { data: card })).json()) as { token: string }
  const { cart } = await ask<{ cart: Cart }>(page, 'getActiveCart', { estimateTaxes: true })
  const input = {
    attemptKey: crypto.randomUUID(),
    amountShown: cart.cartTotals.amountCharged,
    totalShown: cart.cartTotals.total,
    lineIds: cart.cartProducts.map((line) => line.id),
    paymentMethod: 'card_processor_credit_card',
    paymentToken: token,
  }
  const placed = await ask<{ __typename: string; order: { id: string } }>(page, 'placeOrder', { input })
  expect(placed.__typename).toBe('OrderPlaced')
  return { orderId: placed.order.id, itemNumbers: cart.cartProducts.map((line) => line.itemNumber) }
}

test('staff picks and packs with the keyboard, the parcel leaves, and its buyer sees it on its way', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(180_000)
  // From one of Hemline's own warehouses: sellers pack the pieces that they send themselves.
  await takePiece(page, await mint.piece())
  const { orderId, itemNumbers } = await placeOrder(page)
  const [piece = 0] = itemNumbers
  const mine = `/shipment/order/${orderId}`
  await page.goto(mine)
  await expect(heading(page, 'Where your parcel is')).toBeVisible()
  await expect(page.getByText('It has a tracking number as soon as it is packed.')).toBeVisible()

  const staff = await atWork(browser, mint, 'employee')
  await staff.goto('/employee/shelf')
  await staff.getByLabel('House').selectOption('Phoenix, AZ')
  await staff.getByLabel('Scan a bin').fill(String(piece))
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('alert')).toHaveText('Scan the bin first, then the pieces that go into it.')
  await staff.keyboard.type('c143')
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('heading', { name: 'C-14-3' })).toBeVisible()
  await staff.keyboard.type(String(piece))
  await staff.keyboard.press('Enter')
  await expect(staff.getByText(/is in C-14-3\.$/)).toBeVisible()
  await expect(staff.getByRole('listitem').filter({ hasText: String(piece) })).toBeVisible()
  await staff.goto('/employee/pick')
  await expect(
    staff
      .getByRole('listitem')
      .filter({ hasText: String(piece) })
      .last(),
  ).toContainText('C-14-3')
  await staff.getByLabel(/^Scan a piece/).fill('1234567')
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('alert')).toHaveText('Not this one: no parcel here needs 1234567.')
  await staff.keyboard.type(String(piece))
  await staff.keyboard.press('Enter')
  await expect(staff.getByText(/^Right\. All pieces of order/)).toBeVisible()

  await staff.goto('/employee/pack')
  // The heading is there while the page asks for the account's role; the field comes after that answer.
  await expect(staff.getByLabel('Scan a piece, a parcel or a tracking number')).toBeFocused()
  await staff.keyboard.type('7')
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('alert')).toHaveText('No parcel is waiting for 7.')
  await staff.keyboard.type(String(piece))
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('region', { name: /^Parcel of order/ })).toContainText(String(piece))
  await staff.keyboard.type(String(piece))
  await staff.keyboard.press('Enter')
  await expect(staff.getByText(/Packed and charged\. Label for/)).toBeVisible()
  await staff.keyboard.press('Enter')
  await expect(staff.getByText(/Handed over to/)).toBeVisible()

  await staff.goto(`/employee/orders?q=${piece}`)
  await staff.getByRole('row').nth(1).getByRole('link').click()
  await expect(staff.getByRole('region', { name: 'Actions by staff' })).toContainText('Handed over')
  const actions = staff.getByRole('region', { name: 'Do something about it' })
  await actions.getByLabel('Amount in dollars').fill('1')
  await actions.getByLabel('Why').fill('A button was missing')
  await actions.getByRole('button', { name: 'Give money back' }).click()
  await expect(staff.getByRole('region', { name: 'Actions by staff' })).toContainText('A button was missing')

  await page.goto(mine)
  await expect(page.getByText(/tracking number$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the tracking number' })).toBeVisible()
  await letParcelsTravel(orderId, 1)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Picked up by the carrier')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })

  // A visitor without the key from the order's mails does not see the parcel.
  const stranger = await anotherShopper(browser)
  await stranger.goto(mine)
  await expect(heading(stranger, 'We can’t find this parcel')).toBeVisible()
})

test('the screens of work are not for shoppers', async ({ page }) => {
  await page.goto('/employee/orders')
  await expect(page).toHaveURL(/\/log-in/)
})

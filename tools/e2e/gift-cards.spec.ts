import { expect } from '@playwright/test'
import { letGiftCardLeave } from './backstage.ts'
import { cartSummary, mailsTo, mailTo, sumsOf, takePiece } from './buying.ts'
import { newMember } from './mint.ts'
import { heading } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

test('a gift card pays exactly its balance; with a wrong PIN it pays nothing and says so', async ({
  page,
  mint,
}) => {
  const card = await mint.giftCard(2500)
  await takePiece(page, await mint.piece({ price: 6000 }))
  await page.goto('/cart')
  const summary = cartSummary(page)
  const before = (await sumsOf(summary)).get('Total') ?? 0

  await page.getByRole('button', { name: 'Use a gift card' }).click()
  await page.getByLabel('Gift card number').fill(card.number)
  await page.getByLabel('PIN').fill(card.pin === '999999' ? '999998' : '999999')
  await page.getByRole('button', { name: 'Apply gift card' }).click()
  await expect(page.getByText('Invalid gift card number or PIN.').first()).toBeVisible()
  await expect(page.getByLabel('Gift card number')).toHaveValue(card.number)
  await expect(summary.getByText('To pay')).toHaveCount(0)

  await page.getByLabel('PIN').fill(card.pin)
  await page.getByRole('button', { name: 'Apply gift card' }).click()
  await expect(page.getByText(`comes from the card that ends in ${card.last4}`)).toBeVisible()
  await expect(summary.getByText('To pay')).toBeVisible()
  const sums = await sumsOf(summary)
  expect([sums.get('Total'), sums.get('Gift card'), sums.get('To pay')]).toEqual([
    before,
    -card.amount,
    before - card.amount,
  ])
  await page.reload()
  await expect(page.getByRole('list', { name: 'Gift cards for this order' })).toContainText(card.last4)
})

test('a gift card is chosen, written and put into the cart', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Gift Cards' }).first().click()
  await expect(heading(page, 'Give somebody the find')).toBeVisible()
  await page.getByRole('radio', { name: 'Winter knit' }).check()
  await page.getByRole('button', { name: '$100' }).click()
  await page.getByLabel('Their email').fill(newMember().email)
  await page.getByLabel('For', { exact: true }).fill('Ines')
  await page.getByLabel('From', { exact: true }).fill('Edith')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'View your cart' }).click()
  await expect(page.getByText('Gift card: Winter knit')).toBeVisible()
  expect((await sumsOf(cartSummary(page))).get('Total')).toBe(10_000)
  await page.getByRole('button', { name: 'Remove the gift card for Ines' }).click()
  await expect(heading(page, 'Your cart is empty')).toBeVisible()
})

test('a gift card with a mistyped address is sent again to the right one, and both mails hold good', async ({
  page,
  browser,
  mint,
}) => {
  const { email } = await mint.member(page)
  const right = newMember().email
  const card = await mint.soldCard(email, 7500, { to: `typo-${right}`, recipient: 'Ines' })
  await page.goto('/giftcards/bought')
  const gift = page.getByRole('main').getByRole('listitem').filter({ hasText: 'For Ines' })
  await expect(gift).toContainText(`Sent to typo-${right}`)
  await gift.getByRole('button', { name: 'Send it again: the gift card for Ines' }).click()
  const form = gift.getByRole('form', { name: 'Send it again' })
  await form.getByLabel('Their email').fill('ines at home')
  await form.getByRole('button', { name: 'Send it again' }).click()
  await expect(form.getByLabel('Their email')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Their email').fill(right)
  await form.getByLabel('Their email').press('Enter')
  await expect(page.getByText('The gift card for Ines is on its way again.')).toBeVisible()

  const mail = await mailTo(right, 'A Hemline gift card from A journey')
  const codes = `${card.number}-${card.pin}`
  expect(mail).toContain(`/giftcards/balance#${codes}`)
  await expect(async () => {
    await page.reload()
    await expect(gift).toContainText(`Sent again to ${right}`, { timeout: 2000 })
  }).toPass()

  // Number and PIN stay: the link of the first mail, too, leads to the same card.
  const receiver = await anotherShopper(browser)
  await receiver.goto(`/giftcards/balance#${codes}`)
  await expect(receiver.getByRole('heading', { name: '$75.00 to spend' })).toBeVisible()
  await expect(receiver).toHaveURL(/\/giftcards\/balance$/)
})

test('a gift card leaves in the morning of its day where the receiver is, and its address can be put right until then', async ({
  page,
  mint,
}) => {
  const { email } = await mint.member(page)
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  await page.goto('/giftcards')
  await page.getByRole('button', { name: '$50', exact: true }).click()
  await page.getByLabel('Their email').fill(newMember().email)
  await page.getByLabel('For', { exact: true }).fill('Hana')
  await page.getByLabel('From', { exact: true }).fill('Edith')
  await page.getByRole('textbox', { name: 'Day' }).fill(day)
  await page.getByLabel('Where they are').selectOption('Asia/Tokyo')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText(/in Tokyo/)

  const right = newMember().email
  const sale = { to: `typo-${right}`, recipient: 'Hana', inDays: 9, timeZone: 'Asia/Tokyo' }
  const card = await mint.soldCard(email, 5000, sale)
  await page.goto('/giftcards/bought')
  const gift = page.getByRole('main').getByRole('listitem').filter({ hasText: 'For Hana' })
  await expect(gift).toContainText(/Leaves for typo-.* at 9:00.* in Tokyo/)
  await gift.getByRole('button', { name: 'Change the address: the gift card for Hana' }).click()
  await gift.getByLabel('Their email').fill(right)
  await gift.getByLabel('Their email').press('Enter')
  await expect(page.getByText(`The gift card for Hana goes to ${right}.`)).toBeVisible()
  await letGiftCardLeave(card.id)
  expect(await mailTo(right, 'A Hemline gift card from A journey')).toContain(`PIN: ${card.pin}`)
  expect(await mailsTo(`typo-${right}`, 'A Hemline gift card from A journey')).toEqual([])
})

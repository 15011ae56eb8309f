import { expect, type Page } from '@playwright/test'
import { cartSummary, main, sumsOf, takePiece } from './buying.ts'
import { heading } from './shop.ts'
import { test } from './shopper.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Returns the rows of the summary in cents, and checks that they add up to the total and that the total's
 * parts add up to the amount to pay.
 */
async function sumsThatAddUp(page: Page): Promise<Map<string, number>> {
  const rows = await sumsOf(cartSummary(page))
  const names = [...rows.keys()]
  const amounts = [...rows.values()]
  const at = names.indexOf('Total')
  expect(sum(amounts.slice(0, at))).toBe(amounts[at])
  expect(sum(amounts.slice(at, -1))).toBe(amounts.at(-1))
  return rows
}

test('what was sent to a shopper comes off by itself, her credit is used, a code takes its place, and every sum adds up to the cent', async ({
  page,
  mint,
}) => {
  const { email } = await mint.member(page)
  const sent = await mint.promotion('BACK20', email)
  await mint.promotion('GIFT5', email)
  await mint.credit(email, { kind: 'cash_credit', amount: 1850 })
  const tenOff = await mint.promotion('TENOFF')
  const prices = [4599, 6233]
  for (const price of prices) await takePiece(page, await mint.piece({ price }))
  await page.goto('/cart')
  const summary = cartSummary(page)
  await expect(summary.getByText('20% off everything')).toBeVisible()
  await expect(summary.getByText(`${sent}, applied by itself`)).toBeVisible()

  const before = await sumsThatAddUp(page)
  expect(before.get('Pieces (2)')).toBe(sum(prices))
  expect(before.get('Promotions')).toBe(
    -prices.reduce((off, price) => off + Math.floor(price * 0.2 + 0.5), 0),
  )
  expect(before.get('Rewards and gifts')).toBe(-500)
  expect(before.get('Cash credit')).toBe(-1850)
  await expect(summary.getByText('added at checkout, by your ZIP code')).toBeVisible()

  await page.getByRole('textbox', { name: 'Promo code' }).fill(tenOff.toLowerCase())
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(summary.getByText(`${tenOff}, which you chose`)).toBeVisible()
  expect((await sumsThatAddUp(page)).get('Promotions')).toBe(-1000)

  await page.getByRole('button', { name: 'Apply 20% off everything' }).click()
  await expect(summary.getByText(`${sent}, which you chose`)).toBeVisible()
  expect(await sumsThatAddUp(page)).toEqual(before)

  for (let left = 2; left > 0; left -= 1) {
    await main(page)
      .getByRole('button', { name: /^Remove .*/ })
      .first()
      .click()
    await expect(
      left > 1 ? summary.getByText('Pieces (1)') : heading(page, 'Your cart is empty'),
    ).toBeVisible()
  }
})

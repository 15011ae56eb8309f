import { expect, type Page } from '@playwright/test'
import { logIn } from './members.ts'
import { addToCart, freeCards, heading, wordsOf } from './shop.ts'
import { test } from './shopper.ts'

const imani = { email: 'imani@hemline.example', password: 'hemline-demo-1', firstName: 'Imani' }
const summary = (page: Page) => page.getByRole('main').getByRole('complementary', { name: 'Summary' })

/** What is used of an element in the page; the journeys are compiled without the browser's types. */
type Text = { textContent: string | null; firstChild: { textContent: string | null } | null }
type Shown = { querySelector: (selector: string) => Text | null; getAttribute: (name: string) => string | null }

/** "–$10.00" as -1000. */
const centsOf = (text: string): number => (text.startsWith('–') ? -1 : 1) * Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)
const rowsOf = (page: Page): Promise<{ name: string; amount: number }[]> =>
  summary(page)
    .locator('dl > div')
    .evaluateAll((rows: Shown[]) =>
      rows.map((row) => ({ name: row.querySelector('dt')?.firstChild?.textContent ?? '', said: row.querySelector('dd')?.textContent ?? '' })),
    )
    .then((rows) => rows.map(({ name, said }) => ({ name, amount: centsOf(said) })))
const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, { amount }) => total + amount, 0)

/** Puts the first piece that anybody may have at its plain price into the cart; gives its price in cents. */
async function addPlainPiece(page: Page, listing: string): Promise<number> {
  await page.goto(listing)
  await expect(freeCards(page).first()).toBeVisible()
  const links = await freeCards(page)
    .getByRole('link')
    .evaluateAll((all: Shown[]) => all.map((one) => one.getAttribute('href') ?? ''))
  for (const link of links) {
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
    if (await page.getByText(/final sale|in your cart by itself|buy this first/i).count()) continue
    const price = centsOf(
      await wordsOf(
        page
          .getByRole('main')
          .getByText(/^(Price )?\$[\d,]+\.\d\d$/)
          .first(),
      ),
    )
    await addToCart(page)
    return price
  }
  throw new Error(`no plain piece at ${listing}`)
}

test('what was sent to a shopper comes off by itself, her credit is used, a code takes its place, and every sum adds up to the cent', async ({
  page,
}) => {
  await logIn(page, imani)
  await expect(page.getByRole('button', { name: 'Account of Imani' })).toBeVisible()
  const prices = [await addPlainPiece(page, '/women?price=40-90'), await addPlainPiece(page, '/handbags?price=40-90')]
  await page.goto('/cart')
  // Her cart keeps what was chosen for it: on a shop where this journey has been before, nothing applies by itself any more.
  await expect(summary(page).getByText('20% off everything')).toBeVisible()
  const again = page.getByRole('button', { name: 'Apply 20% off everything' })
  if (await again.isVisible()) await again.click()
  await expect(summary(page).getByText(/BACK20, (applied by itself|which you chose)/)).toBeVisible()

  const expectToAddUp = async () => {
    const rows = await rowsOf(page)
    const at = rows.findIndex(({ name }) => name === 'Total')
    expect(sum(rows.slice(0, at))).toBe(rows[at]?.amount)
    expect(sum(rows.slice(at, -1))).toBe(rows.at(-1)?.amount)
    return new Map(rows.map(({ name, amount }) => [name, amount]))
  }
  const before = await expectToAddUp()
  expect(before.get('Pieces (2)')).toBe(prices.reduce((a, b) => a + b, 0))
  expect(before.get('Promotions')).toBe(-prices.reduce((off, price) => off + Math.floor(price * 0.2 + 0.5), 0))
  expect(before.get('Rewards and gifts')).toBe(-500)
  expect(before.get('Cash credit')).toBe(-1850)
  // With an address, which another journey may have given her, the tax is there already.
  await expect(summary(page).getByText(/^(added at checkout, by|for) your ZIP code$/)).toBeVisible()

  await page.getByRole('textbox', { name: 'Promo code' }).fill('tenoff')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(summary(page).getByText('TENOFF, which you chose')).toBeVisible()
  expect((await expectToAddUp()).get('Promotions')).toBe(-1000)

  await page.getByRole('button', { name: 'Apply 20% off everything' }).click()
  await expect(summary(page).getByText('BACK20, which you chose')).toBeVisible()
  expect(await expectToAddUp()).toEqual(before)

  for (let left = 2; left > 0; left -= 1) {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove .*/ })
      .first()
      .click()
    await expect(left > 1 ? summary(page).getByText('Pieces (1)') : heading(page, 'Your cart is empty')).toBeVisible()
  }
})

// The whole path of a piece: a seller sends it in, employees grade and list it, a shopper buys it, a
// carrier delivers it, and the seller is paid. Each step is checked on the pages of the people whom it
// concerns.
import { type Browser, expect, type Page } from '@playwright/test'
import {
  letAccountsRest,
  letBagTravel,
  letParcelsTravel,
  letReturnWindowPass,
  wakeWorker,
} from './backstage.ts'
import { centsOf, goToPayment, packAndHandOver, pay } from './buying.ts'
import { walkToAddress } from './kit-steps.ts'
import { linkMailedTo, mailTo } from './members.ts'
import { type Member, newGuest } from './mint.ts'
import type { Piece } from './mint-piece.ts'
import { freshWord } from './mint-words.ts'
import { addToCart, cards, heading, openPiece, settled, wordsOf } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

const main = (page: Page) => page.getByRole('main')

/** Reloads `url` until the words are there: changes by others and by the worker show on the next visit. */
const sees = (page: Page, url: string, words: string | RegExp) =>
  expect(async () => {
    await page.goto(url)
    await expect(main(page).getByText(words).first()).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 60_000 })

async function orderLabel(page: Page): Promise<string> {
  await page.goto('/cleanout/sell?type=label')
  await walkToAddress(page, 'Your label, ready to print')
  await main(page).getByRole('button', { name: 'Get my label', exact: true }).click()
  await expect(heading(page, 'Your label is ready')).toBeVisible()
  return wordsOf(
    main(page)
      .getByText(/^HB \d{3} \d{3} \d{3} \d$/)
      .first(),
  )
}

/** Returns a photograph to upload: one of the shop's own pictures. */
async function photograph(
  page: Page,
  piece: Piece,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  await openPiece(page, piece)
  const picture = main(page).locator('img').first()
  await expect(picture).toBeVisible()
  return { name: 'piece.png', mimeType: 'image/png', buffer: await picture.screenshot() }
}

/** Receives a bag of two pieces and grades them with the keyboard: one is accepted, one is rejected. */
async function grade(
  staff: Page,
  photo: Awaited<ReturnType<typeof photograph>>,
  { code, brand }: { code: string; brand: string },
): Promise<void> {
  await staff.goto('/employee/intake')
  await expect(staff.getByRole('textbox', { name: 'Scan or type the code on a bag' })).toBeFocused()
  await staff.keyboard.type(code)
  await staff.keyboard.press('Enter')
  await expect(staff.getByLabel('How many pieces are in it?')).toBeFocused()
  await staff.keyboard.type('2')
  await staff.keyboard.press('Enter')
  const category = staff.getByRole('combobox', { name: 'Category', exact: true })
  const said = staff.getByRole('region', { name: 'Decide' }).locator('p').first()
  const type = async (...words: string[]) => {
    for (const word of words) {
      await staff.keyboard.type(word)
      await staff.keyboard.press('Enter')
    }
  }
  await expect(category).toBeFocused()
  await staff.locator('input[type=file]').first().setInputFiles(photo)
  await expect(staff.getByText('Photos (1)')).toBeVisible()
  await category.focus()
  // Not a dress, because other journeys count listings of dresses.
  await type('blaz', brand, '8')
  await staff.keyboard.type('2')
  await type('black')
  // Cut, pattern and cloth as they are likeliest.
  await type('', '', '')
  await staff.keyboard.type('p')
  await expect(staff.getByLabel('Price', { exact: true })).toBeFocused()
  await type('180')
  await staff.keyboard.press('Enter')
  await expect(said).toHaveText(/^Place 1: .*accepted\.$/)
  await expect(category).toBeFocused()
  await type('blou', brand, 's')
  await staff.keyboard.type('4')
  await type('white')
  await staff.keyboard.press('Escape')
  await staff.keyboard.type('d7')
  await expect(said).toHaveText(/^Place 2: .*declined/)
  await staff.getByRole('button', { name: 'Bag is empty' }).click()
  await expect(main(staff).getByText('Processed').first()).toBeVisible()
}

async function list(staff: Page, brand: string): Promise<void> {
  const row = staff.getByRole('row').filter({ hasText: brand })
  // A busy shop may not answer in time: the page says so, and is opened again.
  await expect(async () => {
    await staff.goto('/employee/listing')
    await expect(row.getByText('$180.00').first()).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await row.getByRole('checkbox').first().check()
  await staff.getByRole('button', { name: /^List \d+ piece/ }).click()
  await expect(staff.getByText(/on sale now\.$/)).toBeVisible()
}

/** Returns the amount that the seller may take out now, in cents. */
async function availableTo(page: Page): Promise<number> {
  await page.goto('/my/cleanouts/earnings')
  const said = /Available now\s*(\$[\d,]+\.\d\d)/i
  await expect(main(page)).toContainText(said)
  return settled(page, async () => centsOf(said.exec(await wordsOf(main(page)))?.[1] ?? ''))
}

/** Finds the piece by its brand with the shop's search, and buys it as a guest. */
async function buy(browser: Browser, brand: string) {
  const shopper = await anotherShopper(browser)
  const guest = newGuest()
  await expect(async () => {
    await shopper.goto(`/search?text=${encodeURIComponent(brand)}`)
    await expect(cards(shopper)).toHaveCount(1, { timeout: 4000 })
  }).toPass({ timeout: 30_000 })
  await cards(shopper).first().getByRole('link').first().click()
  await expect(shopper.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  const path = new URL(shopper.url()).pathname
  await addToCart(shopper)
  await goToPayment(shopper, guest)
  const { orderId } = await pay(shopper, guest)
  return {
    shopper,
    orderId,
    piece: { itemNumber: Number(/(\d+)$/.exec(path)?.[1]), path, price: 18_000, title: brand },
  }
}

async function cashOut(page: Page, seller: Member): Promise<void> {
  await page.goto('/cleanout/cashout/cash')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.goto(await linkMailedTo(seller.email, /confirm your email/))
  await expect(heading(page, 'Your email is confirmed')).toBeVisible()
  await page.goto('/cleanout/cashout/cash')
  const wallet = seller.email.replace('@hemline', '@wallet')
  await page.getByRole('textbox', { name: 'Email of your wallet' }).fill(wallet)
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await page.getByLabel('Code from the email').fill((await mailTo(wallet, /code/)).subject)
  await page.getByRole('button', { name: 'Link the account' }).click()
  await expect(page.getByText(/Linked a short while ago/)).toBeVisible()
  await letAccountsRest(seller.email)
  await page.reload()
  await page.getByLabel('Amount in dollars').fill('20')
  await page.getByRole('button', { name: 'Cash out $20.00' }).click()
  await expect(heading(page, '$20.00 is paid')).toBeVisible({ timeout: 60_000 })
}

test('a bag that is sent in becomes a piece that somebody buys, and money in its seller’s hand', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(300_000)
  const seller = await mint.member(page)
  const brand = `Atelier ${freshWord(12)}`
  const code = await orderLabel(page)
  await letBagTravel(code.replaceAll(' ', ''))
  await sees(page, '/my/cleanouts', /On its way to us/)
  const bag = await main(page)
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .first()
    .getAttribute('href')

  const staff = await atWork(browser, mint, 'employee')
  await grade(staff, await photograph(staff, await mint.piece()), { code, brand })
  await sees(page, bag ?? '', 'Getting ready')
  await expect(
    main(page)
      .getByText(/Not clean/)
      .first(),
  ).toBeVisible()
  await list(staff, brand)
  await sees(page, bag ?? '', 'before the bag’s fee')

  const { shopper, orderId, piece } = await buy(browser, brand)
  await sees(page, bag ?? '', 'Being bought')
  await packAndHandOver(staff, [piece])
  await sees(page, bag ?? '', /Yours when its return window is over/)
  // Long enough for any parcel to arrive, and short enough for the return window to be open.
  await letParcelsTravel(orderId, 12)
  await sees(shopper, `/shipment/order/${orderId}`, /Delivered/)
  expect(await availableTo(page)).toBe(0)
  await letReturnWindowPass(orderId)
  await wakeWorker('finalizeOrders')

  const sales = main(page).getByRole('region', { name: /sold|sales/i })
  const earned = await availableTo(page)
  expect(earned).toBeGreaterThan(2000)
  await expect(sales.getByText('$180.00').first()).toBeVisible()
  await cashOut(page, seller)
  expect(await availableTo(page)).toBe(earned - 2000)
  await sees(page, bag ?? '', 'Paid')
})

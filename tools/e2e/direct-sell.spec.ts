// From one person to another: a piece is listed on a phone, looked over, offered for, agreed on, paid, sent,
// and rated by both sides; then its money can be cashed out.
import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { letParcelsTravel, letReturnWindowPass } from './backstage.ts'
import { goToPayment, main, pay } from './buying.ts'
import { baseUrl } from './env.ts'
import { choosePhotos, fillListing, row } from './listing-steps.ts'
import { freeCards, message, phone } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

/** More days than any delivery of the sandbox carrier takes. */
const longEnough = 20

/** A photograph of a piece, as somebody's phone would have it. */
async function photograph(page: Page): Promise<Buffer> {
  await page.goto('/women/coats-jackets')
  // A picture has an address once it is near the window.
  const shown = freeCards(page).nth(1).locator('img').first()
  await expect(shown).toHaveAttribute('src', /\/\d+$/)
  const source = new URL((await shown.getAttribute('src')) ?? '', baseUrl)
  const answer = await page.request.get(source.pathname.replace(/\/\d+$/, '/640'))
  return sharp(await answer.body())
    .resize(1200)
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** The offer that waits for the answer of whoever looks. */
const myTurn = (page: Page) =>
  main(page).getByRole('listitem').filter({ hasText: 'Your turn' }).getByRole('link')

/** A photograph of a label with these lines, close enough to be read. */
async function photographLabel(browser: Browser, lines: readonly string[]): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 900, height: 700 } })
  const page = await context.newPage()
  const words = lines.map((line) => `<p>${line}</p>`).join('')
  await page.setContent(
    `<body style="margin:0;height:700px;display:grid;place-content:center;background:#7d6f60">
      <div style="padding:40px 90px;background:#f4efe4;color:#2b2622;font:600 58px Georgia,serif;text-align:center;letter-spacing:.06em">${words}</div>`,
  )
  const photo = await page.screenshot({ type: 'jpeg', quality: 88 })
  await context.close()
  return photo
}

/** Confirms a guess of the listing's second step. */
async function confirmGuess(page: Page, name: string, value: string): Promise<void> {
  const guessed = main(page).getByRole('listitem').filter({ hasText: 'from the label' })
  // A label is read in the background, for as long as the machine needs.
  const yes = guessed.getByRole('button', { name: `Yes, ${name} is ${value}`, exact: true })
  await yes.click({ timeout: 45_000 })
  const confirmed = main(page).getByRole('button', { name: new RegExp(`^${name} is confirmed$`, 'i') })
  await expect(confirmed).toHaveAttribute('aria-pressed', 'true')
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a photo’s background is calmed, looked at, used, and taken back', async ({ page, mint }) => {
    const picture = await photograph(page)
    await mint.member(page)
    await choosePhotos(page, picture)
    const image = page.getByRole('list', { name: 'Photos, the cover first' }).getByRole('img')
    const before = (await image.getAttribute('src')) ?? ''
    await page.getByRole('button', { name: 'Change photo 1' }).click()
    const dialog = page.getByRole('dialog', { name: /^Change (the )?photo/ })
    await dialog.getByRole('button', { name: 'Calm the background' }).click()
    await expect(dialog.getByRole('button', { name: 'The background as it was' })).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText('the piece stays as it is')
    await dialog.getByRole('button', { name: 'Use it so' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(image).not.toHaveAttribute('src', before)
    await page.getByRole('button', { name: 'Undo the change of photo 1' }).click()
    await expect(image).toHaveAttribute('src', before)
  })

  test('a photo of the label says brand, size and material, and its seller confirms them', async ({
    page,
    browser,
    mint,
  }) => {
    const front = await photograph(page)
    await mint.member(page)
    await choosePhotos(page, front, await photographLabel(browser, ['Theory', 'SIZE M', '100% WOOL']))
    await page.getByRole('button', { name: 'Go on to the facts' }).click()
    await row(page, 'kind').click()
    await page.getByRole('combobox', { name: 'What is it?' }).fill('blazer')
    await page.getByRole('option', { name: /^Blazers/ }).click()
    await confirmGuess(page, 'brand', 'Theory')
    await confirmGuess(page, 'size', 'M')
    await confirmGuess(page, 'material', 'Wool')
    await page.reload()
    await expect(main(page).getByText('Theory', { exact: true })).toBeVisible()
    await expect(main(page).getByText('from the label')).toHaveCount(0)
  })

  test('a piece goes from one person to another: listed, offered for, agreed on, paid, sent, rated and paid out', async ({
    page: seller,
    browser,
    mint,
  }) => {
    test.setTimeout(300_000)
    const picture = await photograph(seller)
    await mint.member(seller)
    // Other journeys may list a piece at the same time: the brand tells theirs from this one.
    const brand = `Quince ${randomUUID().slice(0, 8)}`
    await choosePhotos(seller, picture)
    await fillListing(seller, brand)
    await expect(seller).toHaveURL(/\/direct\/sell\/create-listing\/confirmation/)
    await expect(main(seller)).toContainText('first piece of this closet')

    const staff = await atWork(browser, mint, 'employee')
    await staff.goto('/employee/direct')
    const waiting = main(staff).getByRole('article').filter({ hasText: brand })
    const name = (await waiting.getAttribute('aria-label')) ?? ''
    await waiting.getByRole('button', { name: 'Put it on sale' }).click()
    await expect(waiting).toHaveCount(0)

    await seller.goto('/direct/sell')
    await expect(main(seller).getByRole('heading', { name: 'On sale' })).toBeVisible()
    const path = (await main(seller).getByRole('link', { name }).first().getAttribute('href')) ?? ''

    const buyer = await anotherShopper(browser)
    await mint.member(buyer)
    await buyer.goto(path)
    await main(buyer).getByRole('button', { name: 'Make an offer' }).click()
    const sheet = buyer.getByRole('dialog', { name: 'Make an offer' })
    await sheet.getByLabel('Your offer in dollars').fill('60')
    await sheet.getByRole('button', { name: /^Offer/ }).click()
    await expect(sheet).toContainText('can’t go that low')
    await sheet.getByLabel('Your offer in dollars').fill('74')
    await sheet.getByRole('button', { name: /^Offer/ }).click()
    await expect(message(buyer, /has your offer of \$74\.00/)).toBeVisible()

    await seller.goto('/direct/offers?folder=selling')
    await myTurn(seller).click()
    await expect(main(seller)).toContainText('$65.12')
    await seller.getByRole('button', { name: /^Offer \$/ }).click()
    await seller.getByLabel('Your amount in dollars').fill('80')
    await seller.getByRole('button', { name: 'Offer $80.00' }).click()

    await buyer.goto('/direct/offers')
    await myTurn(buyer).click()
    await buyer.getByRole('button', { name: 'Take $80.00' }).click()
    await expect(main(buyer)).toContainText('Agreed at $80.00')
    await goToPayment(buyer, { fullName: 'Wren Castle' })
    const { orderId } = await pay(buyer, { fullName: 'Wren Castle' })

    await seller.goto('/direct/sell')
    await main(seller)
      .getByRole('link', { name: /^Send / })
      .click()
    await seller.getByRole('button', { name: 'Make the label' }).click()
    const label = seller.getByRole('link', { name: 'Open the label (PDF)' })
    const pdf = await seller.request.get((await label.getAttribute('href')) ?? '')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const sale = new URL(seller.url()).pathname

    await letParcelsTravel(orderId, longEnough)
    await expect(async () => {
      await buyer.goto(sale)
      await expect(buyer.getByRole('form', { name: 'Your rating' })).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    await buyer.getByRole('radio', { name: /^5 stars/ }).check({ force: true })
    await buyer.getByRole('button', { name: 'Rate it' }).click()
    await expect(message(buyer, 'Thank you. Your rating is kept.')).toBeVisible()
    await seller.goto(sale)
    await seller.getByRole('radio', { name: /^4 stars/ }).check({ force: true })
    await seller.getByRole('button', { name: 'Rate it' }).click()
    await expect(message(seller, 'Thank you. Your rating is kept.')).toBeVisible()

    await letReturnWindowPass(orderId)
    await seller.goto('/cleanout/earnings')
    await expect(main(seller)).toContainText('$70.40')
  })
})

// Returns: a member sends pieces back, an employee decides about each, and the money is what the page
// showed before the choice.
import { dollars } from '@hemline/rules/common/dollars.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { buyAndGet } from './arrived.ts'
import {
  cartSummary,
  centsOf,
  goToPayment,
  mailSaying,
  mailTo,
  main,
  pay,
  paymentsOf,
  sumsOf,
  takePiece,
} from './buying.ts'
import { linkMailedTo, mailTo as mailLike } from './members.ts'
import { newGuest } from './mint.ts'
import type { Piece } from './mint-piece.ts'
import { addToCart, findInListing, heading, phone, wordsOf } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

const credit = 7000

/** Closes the dialog that tells a member once that the first return has no restocking fee. */
async function readAboutFirstReturn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'No restocking fee this time' })
  await dialog.getByRole('button', { name: 'Choose pieces' }).click()
  await expect(dialog).toHaveCount(0)
}

const rowOf = (page: Page, piece: Piece): Locator =>
  main(page).getByRole('listitem').filter({ hasText: piece.title })
const checkboxOf = (page: Page, piece: Piece): Locator => rowOf(page, piece).getByRole('checkbox')

/** Picks a piece to send back, with its reason. */
async function pick(page: Page, piece: Piece, reason: string): Promise<void> {
  await checkboxOf(page, piece).check()
  await rowOf(page, piece).getByLabel('Why does it go back?').selectOption(reason)
}

/** The card of one way to be paid back, found by the beginning of its words. */
const wayOf = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('radiogroup', { name: 'How do you want the money?' })
    .locator('label')
    .filter({
      has: page.getByRole('radio', { name: new RegExp(`^${name}`) }),
    })

/** The money of a return on its page. */
const moneyOf = (page: Page, way: string): Locator => main(page).getByRole('region', { name: way })

const sumOfMap = (sums: ReadonlyMap<string, number>, names: RegExp): number =>
  [...sums].filter(([name]) => names.test(name)).reduce((sum, [, amount]) => sum + amount, 0)

/** Scans a returned parcel with the keyboard alone: the field of the screen is ready for the scanner. */
async function scan(staff: Page, code: string): Promise<void> {
  await staff.goto('/employee/returns')
  await expect(staff.getByLabel('Scan a parcel')).toBeFocused()
  await staff.keyboard.type(code)
  await staff.keyboard.press('Enter')
}

const atTable = (staff: Page, piece: Piece): Locator =>
  main(staff).getByRole('region', { name: new RegExp(`${piece.title}$`) })

test('a member sends two of three pieces back: one is accepted, one for less, and card and credit get what the page said', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  const { email } = await mint.member(page)
  await mint.credit(email, { kind: 'cash_credit', amount: credit })
  const code = await mint.promotion('TENOFF')
  const pieces = [6000, 4500, 3000].map((price) => mint.piece({ price }))
  const [dress, coat, scarf] = (await Promise.all(pieces)) as [Piece, Piece, Piece]
  for (const piece of [dress, coat, scarf]) await takePiece(page, piece)
  await page.goto('/cart')
  await page.getByRole('textbox', { name: 'Promo code' }).fill(code)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(cartSummary(page).getByText(`${code}, which you chose`)).toBeVisible()
  const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [dress, coat, scarf] })

  await page.goto(`/my/orders/${orderId}`)
  const charged = (await paymentsOf(page)).find(({ kind }) => kind === 'Charged')?.amount ?? 0
  await main(page).getByRole('link', { name: 'Send pieces back' }).click()
  await readAboutFirstReturn(page)
  await pick(page, dress, 'Too small')
  await pick(page, coat, 'Changed my mind')
  await expect(main(page).getByRole('radio')).toHaveCount(3)
  const shown = await sumsOf(wayOf(page, 'As you paid, our label'))
  expect(shown.get('Label')).toBe(-899)
  // The scarf alone is below $50, so it keeps nothing of the ten dollars.
  const lost = shown.get(`${code} no longer covers what you keep`) ?? 0
  expect(lost).toBeLessThan(0)
  expect(shown.get('To Visa ending in 4242')).toBe(charged)
  const toCredit = shown.get('To cash credit') ?? 0
  const total = charged + toCredit
  expect(sumOfMap(shown, /^(?!To )/)).toBe(total)
  await expect(wayOf(page, 'Shop credit')).toContainText(dollars(total + 899))
  await wayOf(page, 'As you paid, our label').getByRole('radio').check()
  await main(page).getByRole('button', { name: 'Get my label' }).click()

  await expect(heading(page, 'Your label is ready')).toBeVisible()
  expect(await sumsOf(moneyOf(page, 'As you paid, our label'))).toEqual(shown)
  const number = /R \d+/.exec(await wordsOf(main(page).getByText(/^R \d+$/)))?.[0] ?? ''
  const label = await main(page).getByRole('link', { name: 'Print the label instead' }).getAttribute('href')
  expect((await (await page.request.get(label ?? '')).body()).subarray(0, 5).toString()).toBe('%PDF-')
  await mailTo(email, `Your label for return ${number}`)
  const mine = page.url()

  await scan(staff, number)
  await expect(heading(staff, `Return ${number}`)).toBeVisible()
  await atTable(staff, dress).getByRole('button', { name: 'Accept it' }).press('Enter')
  await expect(atTable(staff, dress)).toContainText('On sale again as')
  const full = centsOf(
    /\$[\d.]+/.exec(await wordsOf(atTable(staff, coat).getByText(/^The shopper gets/)))?.[0] ?? '',
  )
  await atTable(staff, coat)
    .getByRole('radio', { name: /^Worse: offer less/ })
    .check()
  await atTable(staff, coat).getByLabel('Offer, in dollars').fill('30.00')
  await atTable(staff, coat).getByLabel('Why', { exact: true }).fill('A button is missing now')
  await atTable(staff, coat).getByRole('button', { name: 'Offer this sum' }).click()
  await expect(atTable(staff, coat)).toContainText('Offered $30.00')

  await page.goto(mine)
  await expect(heading(page, 'We need your answer')).toBeVisible()
  await expect(rowOf(page, coat)).toContainText('A button is missing now')
  await rowOf(page, coat).getByRole('button', { name: 'Take $30.00' }).click()
  const paid = total - (full - 3000)
  await expect(heading(page, `${dollars(paid)} is yours`)).toBeVisible()
  const sums = await sumsOf(moneyOf(page, 'As you paid, our label'))
  expect(sums.get('To Visa ending in 4242')).toBe(charged)
  expect(sums.get('To cash credit')).toBe(paid - charged)
  expect(sums.get(`${code} no longer covers what you keep`)).toBe(lost)
  expect(await mailSaying(email, `${dollars(paid)} for return ${number}`, dollars(paid))).toContain(
    'It goes back the way you paid.',
  )

  // The money is where it came from. The dress can be bought again, as a new piece; the coat, whose words and
  // photos show its button, is for the rescue boxes.
  await page.goto(`/my/orders/${orderId}`)
  const back = (await paymentsOf(page)).map(({ amount }) => amount).filter((amount) => amount < 0)
  expect(back.toSorted((a, b) => a - b)).toEqual([-charged, charged - paid].toSorted((a, b) => a - b))
  await staff.reload()
  await expect(atTable(staff, coat)).toContainText('For the rescue boxes as')
  const card = (await findInListing(page, dress)).getByRole('link').first()
  await expect(card).not.toHaveAttribute('href', new RegExp(dress.path))
  await card.click()
  await addToCart(page)
  await page.goto('/cart')
  expect((await sumsOf(cartSummary(page))).get('Cash credit')).toBe(charged - paid)
})

test('a phone: nobody returns another person’s piece or the same piece twice, and what is refused is not paid', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(phone)
  const { email } = await mint.member(page)
  const [shirt, skirt] = (await Promise.all([5000, 4000].map((price) => mint.piece({ price })))) as [
    Piece,
    Piece,
  ]
  for (const piece of [shirt, skirt]) await takePiece(page, piece)
  const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [shirt, skirt] })
  const form = `/my/return?order=${orderId}`

  const stranger = await anotherShopper(browser)
  await mint.member(stranger)
  await stranger.setViewportSize(phone)
  await stranger.goto(form)
  await expect(heading(stranger, 'Nothing to send back')).toBeVisible()

  await page.goto(form)
  await readAboutFirstReturn(page)
  await main(page).getByRole('button', { name: 'Get my label' }).click()
  await expect(main(page).getByRole('alert')).toHaveText('Choose a piece to send back first.')
  await checkboxOf(page, shirt).press('Space')
  await main(page).getByRole('button', { name: 'Get my label' }).first().press('Enter')
  await expect(rowOf(page, shirt).getByLabel('Why does it go back?')).toBeFocused()
  await expect(rowOf(page, shirt)).toContainText('One reason, please.')
  await page.keyboard.type('Right size')
  const shown = await sumsOf(wayOf(page, 'Shop credit'))
  const forShirt = shown.get('Shop credit') ?? 0

  const tab = await page.context().newPage()
  await tab.setViewportSize(phone)
  await tab.goto(form)
  await pick(tab, shirt, 'Too large')
  await expect(wayOf(tab, 'Shop credit')).toContainText(dollars(forShirt))
  const bar = (of: Page) => of.getByRole('region', { name: 'Your return' })
  await expect(bar(page)).toContainText(dollars(forShirt))
  await bar(page).getByRole('button', { name: 'Get my label' }).click()
  await expect(heading(page, 'Your label is ready')).toBeVisible()
  const mine = new URL(page.url()).pathname
  await bar(tab).getByRole('button', { name: 'Get my label' }).click()
  await expect(main(tab).getByRole('alert').first()).toHaveText('A return of this piece is under way.')
  await tab.reload()
  await expect(checkboxOf(tab, shirt)).toBeDisabled()
  await expect(rowOf(tab, shirt)).toContainText('A return of this piece is under way.')
  await expect(rowOf(tab, skirt)).toContainText('Change that return to add the piece.')
  await tab.close()
  await stranger.goto(mine)
  await expect(heading(stranger, 'There is no such return here')).toBeVisible()

  await main(page).getByRole('link', { name: 'Change' }).click()
  await pick(page, skirt, 'Too small')
  await expect(wayOf(page, 'Shop credit').getByRole('radio')).toBeChecked()
  const forBoth = (await sumsOf(wayOf(page, 'Shop credit'))).get('Shop credit') ?? 0
  expect(forBoth).toBeGreaterThan(forShirt)
  await bar(page).getByRole('button', { name: 'Save the change' }).click()
  await expect(heading(page, 'Your label is ready')).toBeVisible()
  expect((await sumsOf(moneyOf(page, 'Shop credit'))).get('Shop credit')).toBe(forBoth)
  const number = /R \d+/.exec(await wordsOf(main(page).getByText(/^R \d+$/)))?.[0] ?? ''

  await staff.setViewportSize(phone)
  await scan(staff, 'R 1')
  await expect(staff.getByRole('alert')).toHaveText('No return has this number or tracking code.')
  await scan(staff, number)
  await expect(heading(staff, `Return ${number}`)).toBeVisible()
  await atTable(staff, skirt)
    .getByRole('radio', { name: /^Not acceptable/ })
    .check()
  await atTable(staff, skirt).getByRole('button', { name: 'Send it back' }).click()
  await expect(atTable(staff, skirt).getByRole('alert')).toBeVisible()
  await atTable(staff, skirt).getByLabel('Why', { exact: true }).fill('It was worn and washed')
  await atTable(staff, skirt).getByRole('button', { name: 'Send it back' }).click()
  await expect(atTable(staff, skirt)).toContainText('It was worn and washed')
  await atTable(staff, shirt).getByRole('button', { name: 'Accept it' }).click()
  await expect(atTable(staff, shirt)).toContainText('On sale again as')

  await page.goto(mine)
  await expect(heading(page, `${dollars(forShirt)} is yours`)).toBeVisible()
  await expect(rowOf(page, skirt)).toContainText('Sent back to you: It was worn and washed')
  expect((await sumsOf(moneyOf(page, 'Shop credit'))).get('Shop credit')).toBe(forShirt)
  const refused = await mailLike(email, new RegExp(`^Return ${number}: .* comes back to you$`))
  expect(refused.text).toContain('It was worn and washed')
  await page.goto(form)
  await expect(rowOf(page, skirt)).toContainText('We sent this piece back to you after its return.')
  await page.goto('/my/returns')
  await expect(main(page).getByRole('listitem').filter({ hasText: number })).toContainText(dollars(forShirt))
  await takePiece(page, await mint.piece({ price: 20_000 }))
  await page.goto('/cart')
  expect(sumOfMap(await sumsOf(cartSummary(page)), /credit/i)).toBe(-forShirt)
})

test('a phone: a return for our mistake tells the flaw and its place, and the employee reads both', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(phone)
  const { email } = await mint.member(page)
  const shirt = await mint.piece({ price: 4000 })
  await takePiece(page, shirt)
  const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [shirt] })
  await page.goto(`/my/return?order=${orderId}`)
  await readAboutFirstReturn(page)
  await pick(page, shirt, 'A flaw that wasn’t shown')
  await wayOf(page, 'As you paid, our label').getByRole('radio').check()
  const bar = page.getByRole('region', { name: 'Your return' })
  await bar.getByRole('button', { name: 'Get my label' }).click()
  await expect(rowOf(page, shirt).getByLabel('Which flaw?')).toBeFocused()
  await expect(rowOf(page, shirt)).toContainText('Choose the flaw that you see.')
  await rowOf(page, shirt).getByLabel('Which flaw?').selectOption('An open seam')
  await rowOf(page, shirt).getByLabel('Where is it?').selectOption('In the lining')
  await bar.getByRole('button', { name: 'Get my label' }).click()
  await expect(heading(page, 'Your label is ready')).toBeVisible()
  await expect(rowOf(page, shirt)).toContainText('An open seam, in the lining')
  const number = /R \d+/.exec(await wordsOf(main(page).getByText(/^R \d+$/)))?.[0] ?? ''

  // The form that changes the return shows the same answers again.
  await main(page).getByRole('link', { name: 'Change' }).click()
  await expect(rowOf(page, shirt).getByLabel('Which flaw?')).toHaveValue('seam')
  await expect(rowOf(page, shirt).getByLabel('Where is it?')).toHaveValue('lining')

  await scan(staff, number)
  await expect(atTable(staff, shirt)).toContainText('An open seam')
  await expect(atTable(staff, shirt).getByRole('definition')).toHaveText(['In the lining'])
})

test('a guest on another device sends a piece back and tells what went wrong, by the links of the mails alone', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  const { email } = newGuest()
  const [shirt, skirt] = (await Promise.all([4000, 3000].map((price) => mint.piece({ price })))) as [
    Piece,
    Piece,
  ]
  await takePiece(page, shirt)
  const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [shirt], guest: true })
  const link = await linkMailedTo(email, /^Delivered: order/)
  const again = await anotherShopper(browser)
  await takePiece(again, skirt)
  await goToPayment(again, { email, fullName: 'Edith Marlowe' })
  const { orderId: otherId } = await pay(again, { fullName: 'Edith Marlowe' })

  const guest = await anotherShopper(browser)
  await guest.setViewportSize(phone)
  await guest.goto(link)
  await main(guest).getByRole('link', { name: 'Send pieces back' }).click()
  await expect(heading(guest, 'Send pieces back')).toBeVisible()
  await pick(guest, shirt, 'Too small')
  // Shop credit needs an account, and the other order isn't here.
  await expect(main(guest).getByRole('radio')).toHaveCount(2)
  await expect(main(guest).getByRole('checkbox')).toHaveCount(1)
  await wayOf(guest, 'As you paid, our label').getByRole('radio').check()
  const bar = guest.getByRole('region', { name: 'Your return' })
  await bar.getByRole('button', { name: 'Get my label' }).click()
  await expect(heading(guest, 'Your label is ready')).toBeVisible()
  await expect(main(guest).getByRole('img', { name: /^The code of return R / })).toBeVisible()
  const label = await main(guest).getByRole('link', { name: 'Print the label instead' }).getAttribute('href')
  expect((await (await guest.request.get(label ?? '')).body()).subarray(0, 5).toString()).toBe('%PDF-')

  // The mail's link opens the return on any device, and the return is withdrawn there.
  const mailed = await linkMailedTo(email, /^Your label for return/)
  await guest.goto(mailed)
  await expect(heading(guest, 'Your label is ready')).toBeVisible()
  await main(guest).getByRole('button', { name: 'Cancel this return' }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Cancel the return' }).click()
  await expect(heading(guest, 'This return is canceled')).toBeVisible()

  // What went wrong, an answer by mail, and a word back.
  await main(guest).getByRole('link', { name: 'Your order' }).click()
  await main(guest).getByRole('link', { name: 'Something went wrong?' }).click()
  await checkboxOf(guest, shirt).check()
  await main(guest)
    .getByRole('radio', { name: /^Charged wrongly/ })
    .check()
  await main(guest).getByLabel('What do you see?').fill('I was charged twice.')
  await main(guest)
    .getByRole('radio', { name: /^Talk to a person/ })
    .check()
  await guest
    .getByRole('region', { name: 'Your case', exact: true })
    .getByRole('button', { name: 'Send to a person' })
    .click()
  await expect(heading(guest, 'A person is looking')).toBeVisible()
  const code = /cs\/(\d+)/.exec(guest.url())?.[1] ?? ''
  await staff.goto(`/employee/cases/${code}`)
  await main(staff)
    .getByLabel(/^Answer to/)
    .fill('We look at the two charges.')
  await main(staff).getByRole('button', { name: 'Send the answer' }).click()
  await expect(main(staff).getByText('Answered', { exact: true })).toBeVisible()
  await guest.goto(await linkMailedTo(email, new RegExp(`^Case ${code}: our answer`)))
  await expect(main(guest).getByText('We look at the two charges.')).toBeVisible()
  await main(guest).getByLabel('Write to us').fill('Thank you.')
  await main(guest).getByRole('button', { name: 'Send' }).click()
  await expect(main(guest).getByText('Thank you.', { exact: true })).toHaveCount(1)

  // The key of one order opens no other one, and an altered key opens nothing.
  const key = new URLSearchParams(mailed.split('?')[1]).get('key') ?? ''
  for (const away of [`/my/return?order=${otherId}&key=${key}`, mailed.replace(/.$/, '_')]) {
    await guest.goto(away)
    await expect(heading(guest, 'This link has ended')).toBeVisible()
  }
  await guest.goto(link)
  await expect(main(guest).getByRole('region', { name: 'Returns and cases' })).toContainText(`Case ${code}`)
  expect(link).toContain(orderId)
})

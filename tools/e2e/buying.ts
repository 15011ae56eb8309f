// Buying as people do it: a piece into the cart, the steps of checkout, a practice card; and reading what was said about money.
import { randomUUID } from 'node:crypto'
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { mailUrl } from './env.ts'
import { accountOf, logIn } from './members.ts'
import { addToCart, freeCards, heading, wordsOf } from './shop.ts'
import { anotherShopper } from './shopper.ts'

/** What is used of an element in the page; the journeys are compiled without the browser's types. */
type Linked = { getAttribute: (name: string) => string | null }
type Text = { textContent: string | null; firstChild: { textContent: string | null } | null }
type Paid = { querySelector: (selector: string) => Text | null; lastElementChild: { textContent: string | null } | null }
type Shown = { querySelector: (selector: string) => Text | null }

export const main = (page: Page): Locator => page.getByRole('main')
/** The sums of a cart or of checkout. */
export const cartSummary = (page: Page): Locator => main(page).getByRole('complementary', { name: 'Summary' })
/** The sums of an order. */
export const orderSummary = (page: Page): Locator => main(page).getByRole('region', { name: 'Summary' })

/** "–$10.00" as -1000. */
export const centsOf = (text: string): number => (/^[–-]/.test(text.trim()) ? -1 : 1) * Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)

/** The rows of a summary, by name, in signed cents; "Free" is 0. */
export async function sumsOf(box: Locator): Promise<Map<string, number>> {
  await expect(box.locator('dl > div').first()).toBeVisible()
  const rows = await box
    .locator('dl > div')
    .evaluateAll((all: Shown[]) =>
      all.map((row) => [row.querySelector('dt')?.firstChild?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
    )
  return new Map(rows.map(([name = '', said = '']) => [name, centsOf(said)]))
}

export type Bought = { readonly itemNumber: number; readonly path: string; readonly price: number }

/** Puts the first piece of a listing that anybody may have at its plain price into the cart. */
export async function takePiece(page: Page, listing: string, sender = 'Hemline'): Promise<Bought> {
  await page.goto(listing)
  await expect(freeCards(page).first()).toBeVisible()
  const links = await freeCards(page)
    .getByRole('link')
    .evaluateAll((all: Linked[]) => all.map((one) => one.getAttribute('href') ?? ''))
  for (const path of new Set(links)) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
    if (await page.getByText(/final sale|in your cart by itself|buy this first/i).count()) continue
    if ((await main(page).getByText(`Delivery of all you take from ${sender} is`).count()) === 0) continue
    const said = main(page)
      .getByText(/^(Price )?\$[\d,]+\.\d\d$/)
      .first()
    const price = centsOf(await wordsOf(said))
    await addToCart(page)
    return { itemNumber: Number(/(\d+)\D*$/.exec(path)?.[1]), path, price }
  }
  throw new Error(`no plain piece from ${sender} at ${listing}`)
}

const step = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true })

export type Buyer = {
  /** A guest's; somebody with an account has one already. */
  readonly email?: string
  readonly fullName: string
  readonly card?: string
}

/** The steps up to payment: who it is, and where to. What was said there before is taken as it is. */
export async function goToPayment(page: Page, { email, fullName }: Buyer, atDelivery?: () => Promise<void>): Promise<void> {
  await page.goto('/checkout')
  await expect(heading(page, 'Checkout')).toBeVisible()
  if (email) {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue as a guest' }).click()
  }
  const where = page.getByRole('form', { name: 'Where to' })
  const how = page.getByRole('form', { name: 'How it travels' })
  const pay = page.getByRole('form', { name: 'Payment' })
  await expect(where.or(how).or(pay)).toBeVisible()
  if (await where.isVisible()) {
    await where.getByLabel('Full name').fill(fullName)
    await where.getByLabel('Address', { exact: true }).fill('1840 Linden Street')
    await where.getByLabel('ZIP code').fill('94607')
    await where.getByLabel('City').fill('Oakland')
    await where.getByLabel('State').selectOption('CA')
    await where.getByLabel('Phone').fill('510 555 0142')
    await where.getByRole('button', { name: 'Continue' }).click()
    await expect(how).toBeVisible()
  } else if (!(await how.isVisible()) && atDelivery) {
    await page.getByRole('link', { name: 'Change how it travels' }).click()
    await expect(how).toBeVisible()
  }
  if (await how.isVisible()) {
    await atDelivery?.()
    await how.getByRole('button', { name: 'Continue to payment' }).click()
  }
  await expect(step(page, 'Payment').getByRole('button', { name: /^(Pay \$|Place order)/ })).toBeVisible()
}

/** The final button; gives the amount that it names and the order's id. */
export async function pay(page: Page, { fullName, card = '4242 4242 4242 4242' }: Buyer): Promise<{ orderId: string; amount: number }> {
  const button = page.getByRole('button', { name: /^(Pay \$|Place order)/ })
  const words = await wordsOf(button)
  if (words.startsWith('Pay')) {
    await page.getByLabel('Card number').fill(card)
    await page.getByLabel('Expires').fill('12/40')
    await page.getByLabel('Security code').fill('123')
    await page.getByLabel('Name on the card').fill(fullName)
  }
  await button.click()
  await expect(page).toHaveURL(/\/confirmation\//, { timeout: 60_000 })
  await expect(heading(page, 'Thank you')).toBeVisible()
  const orderId = /\/confirmation\/([^/?]+)/.exec(page.url())?.[1] ?? ''
  return { orderId, amount: words.startsWith('Pay') ? centsOf(words) : 0 }
}

/** "CD8D-A395" of the page in sight. */
export const labelOf = async (page: Page): Promise<string> =>
  /[0-9A-F]{4}-[0-9A-F]{4}/.exec(
    await wordsOf(
      main(page)
        .getByText(/[0-9A-F]{4}-[0-9A-F]{4}/)
        .first(),
    ),
  )?.[0] ?? ''

type Mail = { readonly subject: string; readonly text: string }

/** The texts of all mails with that subject that have come so far, newest first. */
export async function mailsTo(email: string, subject: string): Promise<string[]> {
  const answer = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(email)}`)
  return ((await answer.json()) as Mail[]).filter((mail) => mail.subject === subject).map((mail) => mail.text)
}

/** The text of the mail with that subject, as soon as it has come. */
export const mailTo = (email: string, subject: string): Promise<string> => mailSaying(email, subject, '')

/** The sum behind a row's name in a mail's text, in signed cents. */
export function sumInMail(text: string, name: string): number | undefined {
  const said = new RegExp(`^${name}: ([–-]?\\$[\\d,]+\\.\\d\\d)`, 'm').exec(text)?.[1]
  return said === undefined ? undefined : centsOf(said)
}

/** Waits for a mail with that subject that says these words, and gives its text. */
export async function mailSaying(email: string, subject: string, words: string): Promise<string> {
  const find = async (): Promise<string | undefined> => (await mailsTo(email, subject)).find((text) => text.includes(words))
  await expect.poll(find, { message: `a mail “${subject}” that says “${words}”`, timeout: 60_000 }).toBeDefined()
  return (await find()) ?? ''
}

export const newGuest = (): { email: string; fullName: string } => ({ email: `guest-${randomUUID()}@hemline.example`, fullName: 'Edith Okonjo' })

/** Somebody of the shop's own people in a browser of their own. */
export async function atWork(browser: Browser, key: 'employee' | 'admin'): Promise<Page> {
  const page = await anotherShopper(browser)
  const { email, firstName } = personByKey(key)
  const person = { email, password: seedPassword, firstName }
  await logIn(page, person)
  await expect(accountOf(page, person)).toBeVisible()
  return page
}

/** Scans, with the keyboard alone: a piece to find its parcel unless it is on the table, each piece, and Enter once more to hand it over. */
export async function packAndHandOver(staff: Page, pieces: readonly Bought[]): Promise<void> {
  const table = staff.getByRole('region', { name: /^Parcel of order/ })
  const scan = async ({ itemNumber }: Bought) => {
    await staff.keyboard.type(String(itemNumber))
    await staff.keyboard.press('Enter')
  }
  const [first] = pieces
  if (!staff.url().includes('/employee/pack?parcel=') && first) {
    await staff.goto('/employee/pack')
    await expect(staff.getByLabel('Scan a piece, a parcel or a tracking number')).toBeFocused()
    await scan(first)
  }
  await expect(table).toBeVisible()
  for (const piece of pieces) {
    await scan(piece)
    await expect(
      table
        .getByRole('listitem')
        .filter({ hasText: String(piece.itemNumber) })
        .getByLabel('in the parcel'),
    ).toBeVisible()
  }
  await expect(staff.getByText(/^Packed and charged\. Label for/)).toBeVisible()
  await staff.keyboard.press('Enter')
  await expect(staff.getByText(/^Handed over to/)).toBeVisible()
}

/** What money did, as an order's page lists it: "Charged", in signed cents. */
export async function paymentsOf(page: Page): Promise<{ kind: string; amount: number }[]> {
  const rows = main(page).getByRole('region', { name: 'Payments' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const texts = await rows.evaluateAll((all: Paid[]) =>
    all.map((row) => [row.querySelector('b')?.textContent ?? '', row.lastElementChild?.textContent ?? '']),
  )
  return texts.map(([kind = '', said = '']) => ({ kind, amount: centsOf(said) }))
}

// Buying with the screens of the shop: a piece into the cart, the steps of checkout, a practice card; and
// reading the amounts that pages and mails show.
import { freeDeliveryWord } from '@hemline/rules/pricing/free-delivery.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { mailUrl } from './env.ts'
import type { Piece } from './mint-piece.ts'
import { addToCart, heading, openPiece, settled, wordsOf } from './shop.ts'

/**
 * The properties of a page's element that these helpers use; the journeys are compiled without the
 * browser's types.
 */
type Text = { textContent: string | null; firstChild: { textContent: string | null } | null }
type Paid = {
  querySelector: (selector: string) => Text | null
  lastElementChild: { textContent: string | null } | null
}
type Shown = { querySelector: (selector: string) => Text | null }

/** Finds the main landmark of a page. */
export const main = (page: Page): Locator => page.getByRole('main')
/** Finds the box with the sums on the cart page and in checkout. */
export const cartSummary = (page: Page): Locator => main(page).getByRole('complementary', { name: 'Summary' })
/** Finds the box with the sums on an order's page. */
export const orderSummary = (page: Page): Locator => main(page).getByRole('region', { name: 'Summary' })

/**
 * Parses an amount shown on a page into signed cents: "–$10.00" is -1000; a text without digits, such as
 * "Free", is 0.
 */
export const centsOf = (text: string): number =>
  (/^[–-]/.test(text.trim()) ? -1 : 1) * Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)

/**
 * Reads the rows of a summary box once they no longer change. Returns the amount of each row in signed
 * cents by the row's name; "Free" is 0.
 */
export async function sumsOf(box: Locator): Promise<Map<string, number>> {
  const rows = box.locator('dl > div')
  await expect(rows.first()).toBeVisible()
  const read = (all: Shown[]) =>
    all.map((row) => [
      row.querySelector('dt')?.firstChild?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ])
  const said = await settled(box.page(), () => rows.evaluateAll(read))
  return new Map(said.map(([name = '', amount = '']) => [name, centsOf(amount)]))
}

/** Opens the page of a piece and puts the piece into the cart. */
export async function takePiece(page: Page, piece: Piece): Promise<void> {
  await openPiece(page, piece)
  await addToCart(page)
}

const step = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true })

/** The person who checks out; the practice card that always succeeds when `card` is left out. */
export type Buyer = {
  /** The email of a guest; left out for a shopper who is logged in. */
  readonly email?: string
  readonly fullName: string
  readonly card?: string
}

type Steps = {
  /**
   * True for an account that has bought before: checkout then knows the address and opens at the payment
   * step.
   */
  readonly returns?: boolean
  /** Called at the step that asks how the parcel travels, to choose a delivery option there. */
  readonly atDelivery?: () => Promise<void>
}

/**
 * Walks through the steps of checkout (email of a guest, address, delivery) until the payment step shows
 * its button.
 */
export async function goToPayment(
  page: Page,
  { email, fullName }: Buyer,
  { returns = false, atDelivery }: Steps = {},
): Promise<void> {
  await page.goto('/checkout')
  await expect(heading(page, 'Checkout')).toBeVisible()
  const where = page.getByRole('form', { name: 'Where to' })
  const how = page.getByRole('form', { name: 'How it travels' })
  if (email) {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue as a guest' }).click()
  }
  if (!returns) {
    await where.getByLabel('Full name').fill(fullName)
    await where.getByLabel('Address', { exact: true }).fill('1840 Linden Street')
    await where.getByLabel('ZIP code').fill('94607')
    await where.getByLabel('City').fill('Oakland')
    await where.getByLabel('State').selectOption('CA')
    await where.getByLabel('Phone').fill('510 555 0142')
    await where.getByRole('button', { name: 'Continue' }).click()
  } else if (atDelivery) {
    await page.getByRole('link', { name: 'Change how it travels' }).click()
  }
  if (!returns || atDelivery) {
    await expect(how).toBeVisible()
    await atDelivery?.()
    await how.getByRole('button', { name: 'Continue to payment' }).click()
  }
  await expect(step(page, 'Payment').getByRole('button', { name: /^(Pay \$|Place order)/ })).toBeVisible()
}

/**
 * Fills in the card when a payment is due and presses the final button. Returns the order's id and the
 * amount on the button in cents, which is 0 when the button names none.
 */
export async function pay(
  page: Page,
  { fullName, card = '4242 4242 4242 4242' }: Buyer,
): Promise<{ orderId: string; amount: number }> {
  const button = page.getByRole('button', { name: /^(Pay \$|Place order)/ })
  const words = await settled(page, () => wordsOf(button))
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

/** Reads the order's label, such as "CD8D-A395", from the page; '' when the label's element holds none. */
export const labelOf = async (page: Page): Promise<string> =>
  /[0-9A-F]{4}-[0-9A-F]{4}/.exec(
    await wordsOf(
      main(page)
        .getByText(/[0-9A-F]{4}-[0-9A-F]{4}/)
        .first(),
    ),
  )?.[0] ?? ''

type Mail = { readonly subject: string; readonly text: string }

/**
 * Returns the texts of all mails to `email` with exactly this subject that have arrived so far, newest
 * first.
 */
export async function mailsTo(email: string, subject: string): Promise<string[]> {
  const answer = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(email)}`)
  return ((await answer.json()) as Mail[]).filter((mail) => mail.subject === subject).map((mail) => mail.text)
}

/** Waits for a mail to `email` with exactly this subject and returns its text. */
export const mailTo = (email: string, subject: string): Promise<string> => mailSaying(email, subject, '')

/**
 * Returns the amount behind "<name>: " in a mail's text, in signed cents; undefined when the mail has no
 * such row.
 */
export function sumInMail(text: string, name: string): number | undefined {
  const said = new RegExp(`^${name}: (${freeDeliveryWord}|[–-]?\\$[\\d,]+\\.\\d\\d)`, 'm').exec(text)?.[1]
  if (said === freeDeliveryWord) return 0
  return said === undefined ? undefined : centsOf(said)
}

/** Waits up to a minute for a mail with this subject whose text contains `words`, and returns that text. */
export async function mailSaying(email: string, subject: string, words: string): Promise<string> {
  const find = async (): Promise<string | undefined> =>
    (await mailsTo(email, subject)).find((text) => text.includes(words))
  await expect
    .poll(find, { message: `a mail “${subject}” that says “${words}”`, timeout: 60_000 })
    .toBeDefined()
  return (await find()) ?? ''
}

/**
 * Packs a parcel with the keyboard alone: scans a piece to open its parcel unless that parcel is open
 * already, then scans each piece, and presses Enter to hand the parcel over to the carrier.
 */
export async function packAndHandOver(
  staff: Page,
  pieces: readonly Piece[],
  packed = /^Packed and charged\. Label for/,
): Promise<void> {
  const table = staff.getByRole('region', { name: /^Parcel of (order|a bundle)/ })
  const scan = async ({ itemNumber }: Piece) => {
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
  await expect(staff.getByText(packed)).toBeVisible()
  await staff.keyboard.press('Enter')
  await expect(staff.getByText(/^Handed over to/)).toBeVisible()
}

/**
 * Returns the payment events that an order's page lists, such as "Charged", with their amounts in signed
 * cents.
 */
export async function paymentsOf(page: Page): Promise<{ kind: string; amount: number }[]> {
  const rows = main(page).getByRole('region', { name: 'Payments' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const read = (all: Paid[]) =>
    all.map((row) => [row.querySelector('b')?.textContent ?? '', row.lastElementChild?.textContent ?? ''])
  const texts = await settled(page, () => rows.evaluateAll(read))
  return texts.map(([kind = '', said = '']) => ({ kind, amount: centsOf(said) }))
}

// Buying as people do it: a piece into the cart, the steps of checkout, a practice card; and reading
// what was said about money.
import { expect, type Locator, type Page } from '@playwright/test'
import { mailUrl } from './env.ts'
import type { Piece } from './mint-piece.ts'
import { addToCart, heading, openPiece, settled, wordsOf } from './shop.ts'

/** What is used of an element in the page; the journeys are compiled without the browser's types. */
type Text = { textContent: string | null; firstChild: { textContent: string | null } | null }
type Paid = {
  querySelector: (selector: string) => Text | null
  lastElementChild: { textContent: string | null } | null
}
type Shown = { querySelector: (selector: string) => Text | null }

export const main = (page: Page): Locator => page.getByRole('main')
/** The sums of a cart or of checkout. */
export const cartSummary = (page: Page): Locator => main(page).getByRole('complementary', { name: 'Summary' })
/** The sums of an order. */
export const orderSummary = (page: Page): Locator => main(page).getByRole('region', { name: 'Summary' })

/** "–$10.00" as -1000. */
export const centsOf = (text: string): number =>
  (/^[–-]/.test(text.trim()) ? -1 : 1) * Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)

/** The rows of a summary that is there and changes no more, by name, in signed cents; "Free" is 0. */
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

/** Puts a piece into the cart from its own page. */
export async function takePiece(page: Page, piece: Piece): Promise<void> {
  await openPiece(page, piece)
  await addToCart(page)
}

const step = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true })

export type Buyer = {
  /** A guest's; somebody with an account has one already. */
  readonly email?: string
  readonly fullName: string
  readonly card?: string
}

type Steps = {
  /** The account has bought before, so that checkout knows the address and opens at the payment. */
  readonly returns?: boolean
  /** What is chosen where it is asked how the parcel travels. */
  readonly atDelivery?: () => Promise<void>
}

/** The steps up to payment: who buys, and where to. */
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

/** The final button; gives the amount that it names and the order's id. */
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
  const find = async (): Promise<string | undefined> =>
    (await mailsTo(email, subject)).find((text) => text.includes(words))
  await expect
    .poll(find, { message: `a mail “${subject}” that says “${words}”`, timeout: 60_000 })
    .toBeDefined()
  return (await find()) ?? ''
}

/**
 * Scans, with the keyboard alone: a piece to find its parcel unless it is on the table, each piece, and Enter
 * once more to hand it over.
 */
export async function packAndHandOver(staff: Page, pieces: readonly Piece[]): Promise<void> {
  const table = staff.getByRole('region', { name: /^Parcel of order/ })
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
  await expect(staff.getByText(/^Packed and charged\. Label for/)).toBeVisible()
  await staff.keyboard.press('Enter')
  await expect(staff.getByText(/^Handed over to/)).toBeVisible()
}

/** What money did, as an order's page lists it: "Charged", in signed cents. */
export async function paymentsOf(page: Page): Promise<{ kind: string; amount: number }[]> {
  const rows = main(page).getByRole('region', { name: 'Payments' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const read = (all: Paid[]) =>
    all.map((row) => [row.querySelector('b')?.textContent ?? '', row.lastElementChild?.textContent ?? ''])
  const texts = await settled(page, () => rows.evaluateAll(read))
  return texts.map(([kind = '', said = '']) => ({ kind, amount: centsOf(said) }))
}

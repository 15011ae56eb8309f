// Locators and steps of shoppers that several journeys share.
import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Size of a desktop window in pixels. */
export const wide = { width: 1440, height: 1000 }
/** Size of a phone's screen in pixels. */
export const phone = { width: 390, height: 844 }
/** Returns whether the page is wide enough (1220 px) for the layout with filters beside the listing. */
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1220

/** Finds the piece cards of a listing. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
/**
 * Finds the cards of seeded pieces that any shopper could buy now; journeys look at them and never hold
 * them. Pieces that other journeys list meanwhile are left out: some have one picture, or none. The numbers
 * of seeded pieces begin with 148, those of pieces listed later with 20.
 */
export const freeCards = (page: Page): Locator =>
  cards(page)
    .filter({ has: page.locator('a[href*="/148"]') })
    .filter({ hasNotText: /\bheld\b|\bsold\b|in your cart|no longer|members first|reserved/i })
/** Finds the page's main heading with this name. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })
/** Finds a message of the site (toast) with this text. */
export const message = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text)

/** Returns the price on a card in cents: the first amount in its text. Throws when there is none. */
export function priceOn(cardText: string): number {
  const sum = /\$([\d,]+\.\d\d)/.exec(cardText)?.[1]
  if (sum === undefined) throw new Error(`no price on "${cardText}"`)
  return Math.round(Number(sum.replaceAll(',', '')) * 100)
}

/** Returns the prices on the cards of a listing in cents, once the listing has loaded. */
export const pricesShown = (page: Page): Promise<number[]> =>
  // read once: `settled` reads again until nothing changes.
  settled(page, async () => (await cards(page).allTextContents()).map(priceOn))

/**
 * Returns the number of pieces that the line below the heading names ("3,861 pieces"), once the listing has
 * loaded.
 */
export async function piecesSaid(page: Page): Promise<number> {
  const said = page
    .getByRole('main')
    .getByText(/^[\d,]+ pieces?$/)
    .first()
  return numberIn(await settled(page, () => wordsOf(said)))
}

/** Returns the first number in a text: 1204 for "See all 1,204 pieces". Throws when there is none. */
export function numberIn(text: string): number {
  const digits = /[\d,]+/.exec(text)?.[0]
  if (digits === undefined) throw new Error(`no number in "${text}"`)
  return Number(digits.replaceAll(',', ''))
}

/**
 * Repeats `read` until no part of the page is busy and two results in a row are equal, and returns that
 * result.
 */
export async function settled<T>(page: Page, read: () => Promise<T>): Promise<T> {
  const seen: T[] = []
  const isStill = async (): Promise<boolean> => {
    if ((await page.getByRole('main').locator('[aria-busy="true"]').count()) > 0) return false
    seen.push(await read())
    return seen.length > 1 && JSON.stringify(seen.at(-1)) === JSON.stringify(seen.at(-2))
  }
  await expect.poll(isStill, { intervals: [50, 100, 200] }).toBe(true)
  return seen.at(-1) as T
}

/**
 * Watches the page's requests to the API. Returns a function that lists those without an answer so far;
 * call it before the page sends its requests.
 */
export function unansweredOf(page: Page): () => readonly string[] {
  const open = new Set<Request>()
  const end = (request: Request) => void open.delete(request)
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => [...open].map((request) => request.postData() ?? request.url())
}

/** Resolves when the browser has painted the page's present state: after two animation frames. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))')

/** Opens the page of a piece and waits until the page offers the piece for sale. */
export async function openPiece(page: Page, { path }: { readonly path: string }): Promise<void> {
  await page.goto(path)
  await expect(cartButton(page)).toBeVisible()
}

/**
 * Returns the card of a minted piece in a listing without any other card: the search for the last word of
 * its title, which no other piece has. Waits until the index has the piece.
 */
export async function findInListing(page: Page, { title }: { readonly title: string }): Promise<Locator> {
  const word = title.split(' ').at(-1) ?? title
  const card = cards(page).filter({ hasText: word })
  // The index learns of a new piece within a second or two. Meanwhile the page may offer the piece below
  // "Nothing for" the word, which is no listing of the piece.
  await expect(async () => {
    await page.goto(`/search?text=${word}`)
    await expect(page.getByRole('main').getByText('1 piece', { exact: true })).toBeVisible({ timeout: 3000 })
    await expect(card).toHaveCount(1, { timeout: 3000 })
  }).toPass()
  return card
}

/**
 * Finds the button that makes a piece a favorite on the piece's own page, where other pieces have such
 * buttons, too.
 */
export const heartOf = (page: Page, { title }: { readonly title: string }): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Save .*${title}$`, 'i') })
    .first()

/**
 * The button that adds the page's own piece; buttons for other pieces on the page are named "Add to
 * cart: …".
 */
const cartButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Add to cart', exact: true }).first()

/**
 * Opens the first free piece of the listing, to look at and not to buy (pieces to buy are minted). Returns
 * the piece's heading.
 */
export async function openFreePiece(page: Page): Promise<string> {
  await freeCards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(cartButton(page)).toBeVisible()
  return wordsOf(heading(page, /./))
}

/**
 * Pattern of the day before a time. A hold that ends after midnight names it: "Nov 23, 12:10 AM", or for
 * people of most other countries "23 Nov, 00:10".
 */
export const maybeDay = String.raw`(?:(?:[A-Z][a-z]+ \d+|\d+ [A-Z][a-z]+), )?`
const timeOfDay = String.raw`(?:\d\d:\d\d|\d{1,2}:\d\d [AP]M)`
/** Pattern of the end of a hold: "until 2:20 PM", or "until 14:20" for people of most other countries. */
export const until = `until ${maybeDay}${timeOfDay}`

/**
 * Adds the page's piece to the cart. Returns the time ("2:20 PM") at which the hold ends, as the message
 * names it.
 */
export async function addToCart(page: Page): Promise<string> {
  await cartButton(page).click()
  const said = await wordsOf(message(page, new RegExp(String.raw`In your cart\. Held for you ${until}`)))
  return timeIn(said)
}

/** Waits until an element has text, and returns that text. */
export async function wordsOf(element: Locator): Promise<string> {
  await expect(element).toHaveText(/\S/)
  // read once: the element says something, and who needs more than that asks `settled` or polls.
  return (await element.textContent()) ?? ''
}

/** Returns the first time of day ("2:20 PM" or "14:20") in a text. Throws when there is none. */
export function timeIn(text: string): string {
  const time = /\b(?:\d{1,2}:\d\d [AP]M|\d\d:\d\d)\b/.exec(text)?.[0]
  if (time === undefined) throw new Error(`no time in "${text}"`)
  return time
}

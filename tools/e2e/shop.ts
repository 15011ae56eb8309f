// What shoppers do and see, in words that several journeys share.
import { expect, type Locator, type Page, type Request } from '@playwright/test'

export const wide = { width: 1440, height: 1000 }
export const phone = { width: 390, height: 844 }
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1220

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
/** Pieces that anybody may take now: to be looked at, never to be held. */
export const freeCards = (page: Page): Locator =>
  cards(page).filter({ hasNotText: /\bheld\b|\bsold\b|in your cart|no longer|members first|reserved/i })
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })
export const message = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text)

/** The price that counts on a card, in cents: the first sum on it. */
export function priceOn(cardText: string): number {
  const sum = /\$([\d,]+\.\d\d)/.exec(cardText)?.[1]
  if (sum === undefined) throw new Error(`no price on "${cardText}"`)
  return Math.round(Number(sum.replaceAll(',', '')) * 100)
}

/** The prices on the cards of a listing that has all it asked for. */
export const pricesShown = (page: Page): Promise<number[]> =>
  // read once: `settled` reads again until nothing changes.
  settled(page, async () => (await cards(page).allTextContents()).map(priceOn))

/** "3,861 pieces" below the heading, as a number, once the listing has all it asked for. */
export async function piecesSaid(page: Page): Promise<number> {
  const said = page
    .getByRole('main')
    .getByText(/^[\d,]+ pieces?$/)
    .first()
  return numberIn(await settled(page, () => wordsOf(said)))
}

/** The number in "See all 1,204 pieces". */
export function numberIn(text: string): number {
  const digits = /[\d,]+/.exec(text)?.[0]
  if (digits === undefined) throw new Error(`no number in "${text}"`)
  return Number(digits.replaceAll(',', ''))
}

/** What `read` gives when the page waits for nothing any more and gives the same twice in a row. */
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

/** What was asked of the API and is not answered yet; call it before the page asks. */
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

/** Resolves when the browser has painted what the page says now. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))')

/** Opens a piece's own page, which offers the piece. */
export async function openPiece(page: Page, { path }: { readonly path: string }): Promise<void> {
  await page.goto(path)
  await expect(cartButton(page)).toBeVisible()
}

/**
 * The card of a minted piece in a listing that has no other card: a search for the word that
 * only this piece is called by.
 */
export async function findInListing(page: Page, { title }: { readonly title: string }): Promise<Locator> {
  const word = title.split(' ').at(-1) ?? title
  const card = cards(page).filter({ hasText: word })
  // The index hears of a new piece within a second or two.
  await expect(async () => {
    await page.goto(`/search?text=${word}`)
    await expect(card).toHaveCount(1, { timeout: 3000 })
  }).toPass()
  return card
}

/** The heart of this piece on its own page, where shelves of other pieces have hearts, too. */
export const heartOf = (page: Page, { title }: { readonly title: string }): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Save .*${title}$`, 'i') })
    .first()

/** The button of a piece's own page; shelves of other pieces name theirs "Add to cart: …". */
const cartButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Add to cart', exact: true }).first()

/**
 * Opens the first piece of the listing in sight that can be had, to look at it; gives its name back.
 * What is bought is minted.
 */
export async function openFreePiece(page: Page): Promise<string> {
  await freeCards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(cartButton(page)).toBeVisible()
  return wordsOf(heading(page, /./))
}

/** "until 14:20", and "until Nov 23, 00:10" when that is tomorrow. */
export const until = String.raw`until (?:[A-Z][a-z]+ \d+, )?\d\d:\d\d`

export async function addToCart(page: Page): Promise<string> {
  await cartButton(page).click()
  const said = await wordsOf(message(page, new RegExp(String.raw`In your cart\. Held for you ${until}`)))
  return timeIn(said)
}

/** What an element says, once it says something. */
export async function wordsOf(element: Locator): Promise<string> {
  await expect(element).toHaveText(/\S/)
  // read once: the element says something, and who needs more than that asks `settled` or polls.
  return (await element.textContent()) ?? ''
}

/** The "14:20" of a sentence. */
export function timeIn(text: string): string {
  const time = /\b\d\d:\d\d\b/.exec(text)?.[0]
  if (time === undefined) throw new Error(`no time in "${text}"`)
  return time
}

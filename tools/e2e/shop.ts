// What shoppers do and see, in words that several journeys share.
import { expect, type Locator, type Page } from '@playwright/test'

export const wide = { width: 1440, height: 1000 }
export const phone = { width: 390, height: 844 }
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1220

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
/** Pieces that anybody may take now. */
export const freeCards = (page: Page): Locator =>
  cards(page).filter({ hasNotText: /\bheld\b|\bsold\b|in your cart|no longer|members first|reserved/i })
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })
export const message = (page: Page, text: string | RegExp): Locator => page.getByRole('region', { name: 'Messages' }).getByText(text)

/** The price that counts on a card, in cents: the first sum on it. */
export function priceOn(cardText: string): number {
  const sum = /\$([\d,]+\.\d\d)/.exec(cardText)?.[1]
  if (sum === undefined) throw new Error(`no price on "${cardText}"`)
  return Math.round(Number(sum.replaceAll(',', '')) * 100)
}

export const pricesShown = async (page: Page): Promise<number[]> => (await cards(page).allTextContents()).map(priceOn)

/** "3,861 pieces" below the heading, as a number. */
export async function piecesSaid(page: Page): Promise<number> {
  const said = await wordsOf(
    page
      .getByRole('main')
      .getByText(/^[\d,]+ pieces?$/)
      .first(),
  )
  return Number.parseInt(said.replaceAll(',', ''), 10)
}

/** Opens the first piece of the listing in sight that can be had; gives its name back. */
export async function openFreePiece(page: Page): Promise<string> {
  await freeCards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  return wordsOf(heading(page, /./))
}

export async function addToCart(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const said = await wordsOf(message(page, /In your cart\. Held for you until \d\d:\d\d/))
  return timeIn(said)
}

/** What an element says, once it is there. */
export const wordsOf = async (element: Locator): Promise<string> => (await element.textContent()) ?? ''

/** The "14:20" of a sentence. */
export function timeIn(text: string): string {
  const time = /\b\d\d:\d\d\b/.exec(text)?.[0]
  if (time === undefined) throw new Error(`no time in "${text}"`)
  return time
}

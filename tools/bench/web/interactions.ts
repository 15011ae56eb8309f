// The durations of a shopper's presses and keys on a slow phone, as browsers report them (Event Timing):
// from the input to the next frame.
import type { Locator, Page } from '@playwright/test'
import { ordinaryAgent, type Site, withBrowser } from './browser.ts'

/** The factor by which the processor is slowed down. */
const slower = 4
/** Browsers report no shorter events, in milliseconds. */
const leastMs = 16

/** An interaction and its duration in milliseconds. */
export type Interaction = { readonly name: string; readonly ms: number }
type Act = readonly [name: string, act: (page: Page) => Promise<unknown>]

/** A page script that keeps the longest event of each interaction. */
const watch = `
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries()) {
      if (interactionId > 0) window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: ${leastMs}, buffered: true })
`

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first()
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })
const shown = (locator: Locator) => locator.waitFor({ state: 'visible' })
const gone = (locator: Locator) => locator.waitFor({ state: 'hidden' })
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search', exact: true })
const free = (page: Page): Locator =>
  cards(page).filter({ hasNotText: /\bheld\b|\bsold\b|in your cart|no longer|members first|reserved/i })

const inListing: readonly Act[] = [
  [
    'open the filters',
    async (page) => [await button(page, /^Filter/).click(), await shown(dialog(page, 'Filters'))],
  ],
  [
    'pick a size',
    (page) =>
      dialog(page, 'Filters')
        .getByRole('group', { name: 'Size' })
        .locator('button[aria-pressed="false"]:enabled')
        .first()
        .click(),
  ],
  [
    'pick another size',
    (page) =>
      dialog(page, 'Filters')
        .getByRole('group', { name: 'Size' })
        .locator('button[aria-pressed="false"]:enabled')
        .nth(2)
        .click(),
  ],
  [
    'close the filters',
    async (page) => [await page.keyboard.press('Escape'), await gone(dialog(page, 'Filters'))],
  ],
  ['take a filter away', (page) => button(page, /^Remove filter/).click()],
  ['reach for the order', (page) => page.getByLabel('Sort by').press('ArrowDown')],
  ['favorite', (page) => cards(page).nth(0).getByRole('button').first().click()],
  ['favorite another', (page) => cards(page).nth(1).getByRole('button').first().click()],
  ['open the menu', async (page) => [await button(page, 'Menu').click(), await shown(dialog(page, 'Menu'))]],
  ['close the menu', async (page) => [await page.keyboard.press('Escape'), await gone(dialog(page, 'Menu'))]],
  ['reach for the search', (page) => field(page).click()],
  ...[...'linen'].map((letter): Act => [`type ${letter}`, (page) => page.keyboard.press(letter)]),
  ['clear the search', (page) => button(page, 'Clear search').click()],
  ['leave the search', (page) => page.keyboard.press('Escape')],
  ['open the account menu', (page) => button(page, /^Account/).click()],
  ['close the account menu', (page) => page.keyboard.press('Escape')],
]

const inProduct: readonly Act[] = [
  [
    'open a piece',
    async (page) => [
      await free(page).nth(2).getByRole('link').last().click(),
      await shown(button(page, 'Add to cart')),
    ],
  ],
  [
    'next picture',
    (page) =>
      page
        .getByRole('region', { name: 'Pictures' })
        .getByRole('button', { name: /^Picture 2 of/ })
        .click(),
  ],
  [
    'look closer',
    async (page) => [
      await page
        .getByRole('region', { name: 'Pictures' })
        .getByRole('button', { name: /^Look closer/ })
        .click(),
      await shown(dialog(page, 'Close look at the pictures')),
    ],
  ],
  ['zoom in', (page) => page.keyboard.press('+')],
  ['zoom out', (page) => page.keyboard.press('0')],
  ['close the look', (page) => page.keyboard.press('Escape')],
  [
    'add to cart',
    async (page) => [
      await button(page, 'Add to cart').click(),
      await shown(page.getByRole('link', { name: /^Cart, \d+ item/ })),
    ],
  ],
  [
    'open the cart',
    async (page) => [
      await page.getByRole('link', { name: /^Cart, \d+ item/ }).click(),
      await shown(page.getByRole('heading', { level: 1, name: 'Your cart' })),
    ],
  ],
  ['remove it', async (page) => [await button(page, /^Remove /).click(), await shown(button(page, 'Undo'))]],
]

const entries = (page: Page) => page.evaluate<[number, number][]>('[...window.interactions]')
/** Waits for the frames and reports of an interaction, which come after it; a slowed page needs time. */
const afterwards = (page: Page) =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 150))))',
  )

async function perform(page: Page, [name, act]: Act): Promise<readonly Interaction[]> {
  const before = new Map(await entries(page))
  const possible = await act(page).then(
    () => true,
    () => false,
  )
  if (!possible) return [{ name: `${name}: could not be done`, ms: Number.NaN }]
  await afterwards(page)
  const own = (await entries(page)).filter(([id, ms]) => before.get(id) !== ms)
  // An interaction without a report took less than a frame.
  return [{ name, ms: Math.max(leastMs, ...own.map(([, ms]) => ms)) }]
}

/**
 * Makes a visit with some twenty-five interactions, in a phone's window with a processor four times slower.
 */
async function visit(page: Page, site: Site, path: string): Promise<readonly Interaction[]> {
  await page.goto(`${site.webUrl}${path}`, { waitUntil: 'networkidle' })
  await cards(page).first().waitFor()
  const done: Interaction[] = []
  for (const act of [...inListing, ...inProduct]) done.push(...(await perform(page, act)))
  return done
}

/**
 * Measures at least forty ordinary interactions of visits to `paths` on a slowed-down phone, in ms each.
 * Throws when one of them can't be done, since fewer interactions would look too good.
 */
export async function interactions(
  site: Site,
  paths: readonly string[] = ['/women/dresses', '/women/tops'],
): Promise<readonly Interaction[]> {
  return withBrowser(site, async (browser) => {
    const all: Interaction[] = []
    for (const path of paths) {
      const agent = {
        userAgent: ordinaryAgent
          .replace('X11; Linux x86_64', 'Linux; Android 15; Phone')
          .replace('Safari', 'Mobile Safari'),
      }
      const context = await browser.newContext({
        ...agent,
        viewport: { width: 412, height: 823 },
        hasTouch: true,
        bypassCSP: true,
      })
      context.setDefaultTimeout(15_000)
      const page = await context.newPage()
      await page.addInitScript(watch)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      all.push(...(await visit(page, site, path)))
      await context.close()
    }
    const left = all.filter(({ ms }) => Number.isNaN(ms))
    if (left.length > 0) throw new Error(left.map(({ name }) => name).join('; '))
    return all
  })
}

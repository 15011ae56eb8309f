// The test fixtures: a shopper with a browser of their own. Photographs are left blank, because a cold shop
// takes seconds to draw each; the pictures have their own tests.
import { setTimeout } from 'node:timers/promises'
import { connect, type Db } from '@hemline/db/connect.ts'
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { baseUrl, databaseUrl, slowness } from './env.ts'
import { type Mint, makeMint } from './mint.ts'

const blank =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"><rect width="4" height="5" fill="#ddd6c8"/></svg>'

async function prepare(context: BrowserContext): Promise<void> {
  context.on('page', (page) => waitForSite(page, leavePhotographsBlank(page)))
  if (slowness > 1) await slowDown(context)
}

/**
 * Answers each photograph of `page` with a blank one. The browser's own protocol does that: a route of
 * Playwright would switch the browser's cache off, so that each page would load the site's files anew.
 */
async function leavePhotographsBlank(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
    body: Buffer.from(blank).toString('base64'),
  }
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that has moved on no longer has the request.
    void session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/pictures/*' }] })
}

/**
 * Longest wait for the site after its document is there, in milliseconds; then the journey goes on as it
 * is.
 */
const siteMs = 10_000

/**
 * Makes `goto` of a page begin once the page is `prepared`, and `goto` and `reload` return once the site has
 * taken the place of the top that the host drew: both have a search and links of the same names. A journey
 * about the drawn top itself passes `waitUntil: 'commit'`.
 */
function waitForSite(page: Page, prepared: Promise<void>): void {
  // A page that closes before it is prepared needs no preparation.
  const ready = prepared.catch(() => undefined)
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const siteStands = () =>
    page
      .locator('#first')
      .waitFor({ state: 'detached', timeout: siteMs })
      .catch(() => undefined)
  page.goto = async (url, options) => {
    await ready
    const answer = await goto(url, options)
    if (options?.waitUntil !== 'commit') await siteStands()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil !== 'commit') await siteStands()
    return answer
  }
}

/**
 * Slows down every page of `context` and delays each answer of the API by a random time (`E2E_SLOW`). A
 * journey that acts before its page is ready, or reads before an answer has come, then fails on each run
 * instead of on one of fifty.
 */
async function slowDown(context: BrowserContext): Promise<void> {
  context.on('page', (page) => {
    void context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowness }))
      // A page that closes at once can't be slowed down, and need not be.
      .catch(() => undefined)
  })
  await context.route('**/graphql', async (route) => {
    await setTimeout(Math.random() * 150 * slowness)
    await route.continue()
  })
}

type OfAJourney = {
  /** Mints what this journey holds, buys and signs in with; no other journey uses it. */
  mint: Mint
}

/** Playwright's `test` with a prepared browser context and a factory (`mint`) for the journey's own data. */
export const test = base.extend<OfAJourney, { shopDb: Db }>({
  context: async ({ browser, context }, use) => {
    await prepare(context)
    await use(context)
    // Contexts that the journey opened besides its own would go on sending requests until the last journey
    // ended.
    for (const other of browser.contexts()) if (other !== context) await other.close()
  },
  shopDb: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that a fixture needs from this pattern; this fixture needs none.
    async ({}, use) => {
      const { db, close } = connect({ url: databaseUrl, max: 2, name: 'journeys' })
      await use(db)
      await close()
    },
    { scope: 'worker' },
  ],
  mint: async ({ shopDb, playwright }, use) => {
    await use(makeMint(shopDb, () => playwright.request.newContext({ baseURL: baseUrl })))
  },
})

/**
 * Opens a page for another shopper at the same time, without the cookies of the first. The test `context`
 * fixture closes it.
 */
export async function anotherShopper(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await prepare(context)
  return context.newPage()
}

/**
 * Makes a browser context for a walk over many pages, which share the browser's cache of files. The caller
 * closes the context.
 */
export async function walkingContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await prepare(context)
  return context
}

/** Opens a page on which a freshly minted employee or admin is logged in. */
export async function atWork(browser: Browser, mint: Mint, role: 'employee' | 'admin'): Promise<Page> {
  const page = await anotherShopper(browser)
  await mint.staff(page, role)
  return page
}

// A shopper with a browser of their own. Photographs are left blank: drawing them takes seconds each on a
// cold shop, which would make every journey one about drawing; the pictures have tests of their own.
import { setTimeout } from 'node:timers/promises'
import { connect, type Db } from '@hemline/db/connect.ts'
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { baseUrl, databaseUrl, slowness } from './env.ts'
import { type Mint, makeMint } from './mint.ts'

const blank =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"><rect width="4" height="5" fill="#ddd6c8"/></svg>'

async function prepare(context: BrowserContext): Promise<void> {
  await context.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: blank }),
  )
  if (slowness > 1) await slowDown(context)
}

/**
 * Makes every page of `context` slow, and each answer late by chance (`E2E_SLOW`). A journey that acts before
 * its page is ready, or reads before an answer is there, then fails on each run, and not on one of fifty.
 */
async function slowDown(context: BrowserContext): Promise<void> {
  context.on('page', (page) => {
    void context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowness }))
      // A page that closes at once has nothing to slow down.
      .catch(() => undefined)
  })
  await context.route('**/graphql', async (route) => {
    await setTimeout(Math.random() * 150 * slowness)
    await route.continue()
  })
}

type OfAJourney = {
  /** Makes what this journey holds, buys and signs in as; nobody else has it. */
  mint: Mint
}

export const test = base.extend<OfAJourney, { shopDb: Db }>({
  context: async ({ browser, context }, use) => {
    await prepare(context)
    await use(context)
    // What the journey opened beside its own page would go on asking the shop until the last journey ended.
    for (const other of browser.contexts()) if (other !== context) await other.close()
  },
  shopDb: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this fixture needs no other.
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

/** Another shopper at the same time: shares nothing with the first, and is gone when the journey ends. */
export async function anotherShopper(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await prepare(context)
  return context.newPage()
}

/** Somebody at work, with an account of this journey's own, in a browser of their own. */
export async function atWork(browser: Browser, mint: Mint, role: 'employee' | 'admin'): Promise<Page> {
  const page = await anotherShopper(browser)
  await mint.staff(page, role)
  return page
}

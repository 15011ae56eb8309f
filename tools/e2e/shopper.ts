// A shopper with a browser of their own. Photographs are left blank: drawing them takes seconds each on a cold shop,
// which would make every journey one about drawing; the pictures have tests of their own.
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"><rect width="4" height="5" fill="#ddd6c8"/></svg>'

const leavePicturesBlank = (context: BrowserContext): Promise<unknown> =>
  context.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: blank }))

export const test = base.extend({
  context: async ({ context }, use) => {
    await leavePicturesBlank(context)
    await use(context)
  },
})

/** Another shopper at the same time: shares nothing with the first. Close the page's context when done. */
export async function anotherShopper(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await leavePicturesBlank(context)
  return context.newPage()
}

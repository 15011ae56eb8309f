// Shoppers meet failures (specification §8). The failures are made between the browser and the API, so
// that the shop itself stays well.
import { expect, type Page, type Route } from '@playwright/test'
import { cards, heading, message, openFreePiece } from './shop.ts'
import { test } from './shopper.ts'

const internal = {
  message: 'We’ve encountered an error and are working to resolve the issue.',
  extensions: { code: 'INTERNAL' },
}
const pageHeading = 'We’ve encountered an error'
const toApi = ({ pathname }: URL): boolean => pathname === '/graphql'
const json = (route: Route, body: unknown) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) })

/**
 * Ends the requests of one operation, or of all operations, as `end` does; other requests pass. Returns a
 * function that stops this.
 */
async function spoil(
  page: Page,
  operation: string | undefined,
  end: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const asked = `${route.request().postData() ?? ''} ${decodeURIComponent(route.request().url())}`
    const meant =
      operation === undefined ||
      asked.includes(`"${operation}"`) ||
      asked.includes(`operationName=${operation}&`)
    await (meant ? end(route) : route.fallback())
  }
  await page.route(toApi, handler)
  return () => page.unroute(toApi, handler)
}
const away = (route: Route) => route.abort('connectionrefused')

/** Collects the errors that the page logs, except the browser's own lines about failed requests. */
function errorsLogged(page: Page): string[] {
  const said: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) said.push(line.text())
  })
  return said
}

test('the API is away for a listing: one sentence, logged once, and Try again brings the pieces', async ({
  page,
}) => {
  const logged = errorsLogged(page)
  const heal = await spoil(page, 'getItems', away)
  await page.goto('/women')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(
    'We’ve encountered an error fetching items. Please refresh the page and try again.',
  )
  await expect(page.getByRole('banner')).toBeVisible()
  expect(logged.filter((line) => line.startsWith('query getItems failed')).length).toBeGreaterThan(0)
  await heal()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('the API is away for a piece: its page says so and Try again brings it', async ({ page }) => {
  await page.goto('/women')
  const name = await openFreePiece(page)
  const heal = await spoil(page, 'getProduct', away)
  await page.reload()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('We’ve encountered an error fetching items.')
  await heal()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, name)).toBeVisible()
})

test('the API is away for the cart: the whole error screen, never an empty cart, and Try again loads the page anew', async ({
  page,
}) => {
  const heal = await spoil(page, 'getActiveCart', away)
  await page.goto('/cart')
  await expect(heading(page, pageHeading)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Please use the link below or refresh the page.')
  await expect(page.getByText('Your cart is empty')).toHaveCount(0)
  await heal()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await loaded
  await expect(heading(page, 'Your cart is empty')).toBeVisible()
})

test('a cart that can’t be read is ignored away from cart and checkout', async ({ page }) => {
  await spoil(page, 'getActiveCart', away)
  await page.goto('/women')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the API is away altogether: the error screen within the frame, and a link home', async ({ page }) => {
  const heal = await spoil(page, undefined, away)
  await page.goto('/women')
  await expect(heading(page, pageHeading)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await heal()
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Shop women' })).toBeVisible()
})

test('status 429 says that we are busy, and nobody has to look into it', async ({ page }) => {
  const logged = errorsLogged(page)
  await spoil(page, 'getItems', (route) =>
    route.fulfill({ status: 429, contentType: 'text/html', body: '<h1>Too Many Requests</h1>' }),
  )
  await page.goto('/women')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'We are very busy. Please try again in a moment.',
  )
  expect(logged.filter((line) => line.includes('failed'))).toEqual([])
})

test('two server errors in one answer are one sentence, and a second press doesn’t say it twice', async ({
  page,
}) => {
  await page.goto('/women')
  await openFreePiece(page)
  await spoil(page, 'addToCart', (route) => json(route, { data: null, errors: [internal, internal] }))
  const sentence = 'We’ve encountered an error adding this item to your cart. Please try again.'
  for (let press = 0; press < 2; press += 1) {
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"addToCart"'),
    )
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await answered
    await expect(message(page, sentence)).toHaveCount(1)
  }
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText(sentence)
})

test('an expected message is shown as it is', async ({ page }) => {
  const logged = errorsLogged(page)
  await page.goto('/women')
  await openFreePiece(page)
  const words = 'You can have up to 30 items in your cart.'
  await spoil(page, 'addToCart', (route) =>
    json(route, { data: null, errors: [{ message: words, extensions: { code: 'BAD_INPUT' } }] }),
  )
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(message(page, words)).toHaveCount(1)
  expect(logged.filter((line) => line.includes('addToCart'))).toEqual([])
})

test('a screen that breaks leaves the frame, is reported without saying whose it was, and Try again loads it anew', async ({
  page,
}) => {
  const title = { words: 'not a text' }
  const legalDocuments = [{ __typename: 'LegalDocument', slug: 'broken', title, updatedOn: '2026-01-01' }]
  const heal = await spoil(page, 'getLegalDocuments', (route) => json(route, { data: { legalDocuments } }))
  const reported = page.waitForRequest('**/api/error-reports')
  await page.goto('/legal?email=jo@mail.example')
  await expect(heading(page, pageHeading)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const report = (await reported).postData() ?? ''
  expect(report).toContain('"path":"/legal"')
  expect(report).not.toContain('jo@mail.example')
  await heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Terms and policies')).toBeVisible()
})

test('what says where a visitor came from may fail, and nobody hears of it', async ({ page }) => {
  const logged = errorsLogged(page)
  let asked = 0
  await spoil(page, 'trackVisitor', async (route) => {
    asked += 1
    await away(route)
  })
  await page.goto('/women?utm_campaign=spring')
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(logged.filter((line) => line.includes('trackVisitor'))).toEqual([])
})

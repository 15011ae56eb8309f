// The drawn top of a page is used before the site's code is there: scripts are held back until a test
// lets them go.
import { expect, type Page } from '@playwright/test'
import { cards, heading, phone, wide } from './shop.ts'
import { test } from './shopper.ts'

/** Holds all scripts of the page back. Returns a function that lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const drawnTop = (page: Page) => page.locator('#first')
const field = (page: Page) => page.locator('input[name="text"]').filter({ visible: true })

/**
 * Opens a page whose scripts are held back, and waits for its styles, which hide the header of other
 * widths.
 */
async function openDrawn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(field(page)).toHaveCount(1)
}

for (const [name, viewport] of Object.entries({ phone, 'wide screen': wide }))
  test(`a search that is sent before the code is there leads to its results, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const letGo = await holdScripts(page)
    await openDrawn(page, '/')
    await field(page).fill('linen dress')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search?text=linen+dress')
    letGo()
    await expect(drawnTop(page)).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('linen dress')
    await expect(cards(page).first()).toBeVisible()
  })

test('the menu opens, stays when the site comes, and leads to a department', async ({ page }) => {
  await page.setViewportSize(phone)
  const letGo = await holdScripts(page)
  await openDrawn(page, '/women')
  await drawnTop(page).getByLabel('Menu').click()
  const shoes = drawnTop(page).locator('details').getByRole('link', { name: 'Shoes' })
  await expect(shoes).toBeVisible()
  letGo()
  await expect(page.locator('#root header')).toBeAttached()
  await shoes.click()
  await expect(page).toHaveURL('/shoes')
  await expect(heading(page, 'Shoes')).toBeVisible()
})

test('what was typed before the site came, and the focus, are still there', async ({ page }) => {
  await page.setViewportSize(phone)
  const letGo = await holdScripts(page)
  await openDrawn(page, '/women')
  await field(page).fill('red co')
  letGo()
  await expect(drawnTop(page)).toHaveCount(0)
  const search = page.getByRole('combobox', { name: 'Search' })
  await expect(search).toHaveValue('red co')
  await expect(search).toBeFocused()
})

test('a card and the cart are links, and filters that were asked for come with the site', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const letGo = await holdScripts(page)
  await openDrawn(page, '/women')
  await expect(drawnTop(page).getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
  await expect(cards(page).first().getByRole('link').first()).toHaveAttribute('href', /^\/product\//)
  await drawnTop(page).getByRole('link', { name: 'Filter' }).click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('a filter of the rail that was asked for is open and has the focus when the site comes', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const letGo = await holdScripts(page)
  await openDrawn(page, '/women')
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await rail.getByRole('link', { name: 'Size' }).click()
  letGo()
  await expect(rail.getByRole('button', { name: 'Size', exact: true })).toBeFocused()
  await expect(rail.getByRole('button', { name: 'Size', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

/** A line of 400 kbit/s, as a phone at the edge of its network has. */
async function onSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

test('on a line of 400 kbit/s the cart, the menu and a search answer before the code is there', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await onSlowLine(page)
  await openDrawn(page, '/women')
  await drawnTop(page).getByLabel('Menu').click()
  await drawnTop(page).locator('details').getByRole('link', { name: 'Shoes' }).click()
  await expect(page).toHaveURL('/shoes', { timeout: 8000 })
  await expect(heading(page, 'Shoes')).toBeVisible()
  await field(page).fill('boots')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?text=boots')
  await expect(heading(page, 'boots')).toBeVisible()
})

for (const path of ['/', '/women', '/brands', '/cleanout'])
  test(`the drawn top of ${path} gives way to the site`, async ({ page }) => {
    await page.setViewportSize(wide)
    const letGo = await holdScripts(page)
    await openDrawn(page, path)
    letGo()
    await expect(drawnTop(page)).toHaveCount(0)
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
  })

test('the drawn top of a piece has its name, price and brand, and gives way to the site', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/women/coats-jackets')
  const path = await cards(page).first().getByRole('link').first().getAttribute('href')
  const letGo = await holdScripts(page)
  await openDrawn(page, path ?? '')
  const drawn = drawnTop(page)
  await expect(drawn.getByRole('heading', { level: 1 })).toHaveText(/\w/)
  await expect(drawn.getByText(/^\$\d/).first()).toBeVisible()
  await expect(drawn.locator('a[href^="/brand/"]').first()).toBeVisible()
  letGo()
  await expect(drawn).toHaveCount(0)
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveText(/\w/)
})

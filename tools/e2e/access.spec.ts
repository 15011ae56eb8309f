import { expect, type Page } from '@playwright/test'
import { seriousFaults } from './faults.ts'
import { tabTo } from './keyboard.ts'
import { addToCart, cards, heading, openPiece, phone, wide } from './shop.ts'
import { atWork, test } from './shopper.ts'

for (const viewport of [wide, phone]) {
  test.describe(`for everybody at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('home, listing, piece, cart and log-in have no serious fault', async ({ page, mint }) => {
      await page.goto('/')
      await expect(cards(page).first()).toBeVisible()
      expect(await seriousFaults(page), 'home').toEqual([])

      await page.goto('/women')
      await expect(cards(page).first()).toBeVisible()
      expect(await seriousFaults(page), 'listing').toEqual([])

      await openPiece(page, await mint.piece())
      expect(await seriousFaults(page), 'piece').toEqual([])

      await addToCart(page)
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await expect(page.getByRole('timer')).toBeVisible()
      expect(await seriousFaults(page), 'cart').toEqual([])

      await page.goto('/log-in')
      await expect(heading(page, 'Log in')).toBeVisible()
      expect(await seriousFaults(page), 'log-in').toEqual([])
    })
  })
}

/** The pages of somebody who is logged in: a visitor sees only the way to log in there. */
const own = [
  '/my',
  '/my/sizes',
  '/saved',
  '/saved/searches',
  '/my/subscriptions',
  '/my/activity',
  '/my/credits',
  '/my/settings',
  '/invites',
  '/privacy',
  '/giftcards',
  '/giftcards/balance',
  '/rewards',
  '/rewards/redeem',
  '/rewards/activity',
  '/insider',
  '/resale',
  '/direct/sell',
  '/my/cleanouts',
]
const desk = ['/employee', '/employee/flags', '/employee/experiments', '/employee/experiments/cleanout_flow']

/** Looks for faults on a page that is wide, then on a phone in the dark, and for room for large text. */
async function standsForEverybody(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  for (const [viewport, colorScheme] of [
    [wide, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await seriousFaults(page), `${path} at ${viewport.width}`).toEqual([])
  }
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  await expect.poll(() => page.evaluate(tooWide), `${path} with large text`).toBeLessThanOrEqual(0)
}

test.describe('logged in', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const path of own)
    test(`${path} of a member has no serious fault, and room for large text`, async ({ page, mint }) => {
      await mint.member(page)
      await standsForEverybody(page, path)
    })
  for (const path of desk)
    test(`${path} has no serious fault for people at work`, async ({ browser, mint }) => {
      await standsForEverybody(await atWork(browser, mint, 'admin'), path)
    })
})

/** So many stops are on the way from the beginning of a listing's pieces to the first of them. */
const firstPieceMost = 2

test('from the address of a listing to its first piece by keyboard: fewer than ten keys', async ({
  page,
}) => {
  await page.goto('/women/dresses')
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Skip to the pieces' }).and(page.locator(':focus')), 4)
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('a[href^="/product/"]:focus'), firstPieceMost)
})

test('with nothing but a keyboard: past the header, to a department, to a piece', async ({ page }) => {
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Shop women' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Women')).toBeFocused()

  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  const toPieces = page.getByRole('link', { name: 'Skip to the pieces' })
  await expect(toPieces).toBeFocused()
  await expect(toPieces).toBeInViewport()
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('a[href^="/product/"]:focus'), firstPieceMost)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})

import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { faultsOf, standsForEverybody } from './faults.ts'
import { tabTo } from './keyboard.ts'
import { addToCart, cards, heading, openPiece, phone, wide } from './shop.ts'
import { atWork, test } from './shopper.ts'

for (const viewport of [wide, phone]) {
  test.describe(`for everybody at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('home, listing, piece, cart and log-in have no fault', async ({ page, mint }) => {
      await page.goto('/')
      await expect(cards(page).first()).toBeVisible()
      expect(await faultsOf(page), 'home').toEqual([])

      await page.goto('/women')
      await expect(cards(page).first()).toBeVisible()
      expect(await faultsOf(page), 'listing').toEqual([])

      await openPiece(page, await mint.piece())
      expect(await faultsOf(page), 'piece').toEqual([])

      await addToCart(page)
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await expect(page.getByRole('timer')).toBeVisible()
      expect(await faultsOf(page), 'cart').toEqual([])

      await page.goto('/log-in')
      await expect(heading(page, 'Log in')).toBeVisible()
      expect(await faultsOf(page), 'log-in').toEqual([])
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

test.describe('logged in', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const path of own)
    test(`${path} of a member has no fault, and room for large text`, async ({ page, mint }) => {
      await mint.member(page)
      await standsForEverybody(page, path)
    })
  test('a closet, its page, and the steps of a listing have no fault, and room for large text', async ({
    page,
    mint,
  }) => {
    test.setTimeout(240_000)
    const { email } = await mint.member(page)
    await mint.closet(email, [4000, 6000])
    await page.goto('/direct/sell')
    const own = page.getByRole('main').getByRole('link', { name: 'See it as shoppers do' })
    const closet = (await own.getAttribute('href')) ?? ''
    const draft = `/direct/sell/create-listing?id=${randomUUID()}`
    for (const path of [
      '/direct/sell',
      closet,
      ...['photos', 'facts', 'price', 'look'].map((step) => `${draft}&step=${step}`),
      '/direct/sell/confirmation',
      '/direct/offers',
      '/direct/purchases',
    ])
      await standsForEverybody(page, path)
  })
  for (const path of ['/direct/sell/waitlist', '/cleanout/common-ineligible-brands', '/cleanout/donate'])
    test(`${path} has no fault, and room for large text`, async ({ page }) => {
      await standsForEverybody(page, path)
    })
  for (const path of desk)
    test(`${path} has no fault for people at work`, async ({ browser, mint }) => {
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

// What comes up by itself (specification §4 and §9): each pop-up for whom it is meant, one at a time, kept
// away by its cookie, and none on pages of returns. The pop-up after a delivery has its journey in
// parcel.spec.ts.
import { shopCookies } from '@hemline/rules/privacy/cookies.ts'
import { type Banner, bannerCookies } from '@hemline/rules/site/banners.ts'
import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { letTermsChange } from './backstage.ts'
import { message } from './shop.ts'
import { test } from './shopper.ts'

const titles = {
  hemline_privacy_popup: 'Terms and privacy',
  hemline_cleanout_popup: 'Your closet could use the room',
  hemline_subscription_cart_popup: 'Shall we mail you about your cart?',
  hemline_subscription_favorites_popup: 'Hear first when a price drops',
  hemline_subscription_saved_searches_popup: 'Looking for something?',
} as const
type Cookie = keyof typeof titles
const names: readonly string[] = [...Object.values(titles), 'Did everything arrive well?']
const anyPopup = new RegExp(`^(?:${names.join('|').replaceAll('?', '\\?')})$`)
const popups = (page: Page) => page.getByRole('complementary', { name: anyPopup })

/** Waits for a pop-up and checks that it is the only one. */
async function met(page: Page, cookie: Cookie) {
  const popup = page.getByRole('complementary', { name: titles[cookie] })
  await expect(popup).toBeVisible()
  await expect(popups(page)).toHaveCount(1)
  return popup
}

/** Checks that the cookie of a pop-up lasts as long as /legal says of it. */
async function expectKept(page: Page, name: string): Promise<void> {
  const days = shopCookies.find((one) => one.name === name)?.days ?? 0
  const daysLeft = async () => {
    const cookie = (await page.context().cookies()).find((one) => one.name === name)
    return cookie ? (cookie.expires * 1000 - Date.now()) / 86_400_000 : 0
  }
  await expect.poll(daysLeft, name).toBeGreaterThan(days - 1)
  await expect.poll(daysLeft, name).toBeLessThanOrEqual(days)
}

/** Puts a pop-up off by one of its buttons, and checks what keeps it away. */
async function putOff(page: Page, cookie: Cookie, button: string): Promise<void> {
  const popup = await met(page, cookie)
  await popup.getByRole('button', { name: button }).click()
  await expect(popup).toHaveCount(0)
  await expectKept(page, cookie)
}

test('each pop-up meets the member whom it is for, alone, and its cookie keeps it away', async ({
  page,
  mint,
}) => {
  const member = await mint.member(page)
  const piece = await mint.piece()
  const { itemNumber } = piece
  await ask(page, 'addToCart', { input: { itemNumber } })
  await ask(page, 'addFavorites', { input: { itemNumbers: [itemNumber] } })
  for (const text of ['linen dress', 'white sneakers', 'silk scarf'])
    await ask(page, 'rememberSearch', { text })
  await letTermsChange(member.email)

  await page.goto('/about')
  await met(page, 'hemline_privacy_popup')
  // Pages of returns have none, and the page after them has it again.
  await page.goto('/my/returns')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(popups(page)).toHaveCount(0)
  await page.goto('/about')
  await putOff(page, 'hemline_privacy_popup', 'Later')
  await putOff(page, 'hemline_cleanout_popup', 'Not now')
  await putOff(page, 'hemline_subscription_cart_popup', 'No, thank you')
  await putOff(page, 'hemline_subscription_favorites_popup', 'No, thank you')
  await met(page, 'hemline_subscription_saved_searches_popup')

  // What was put off stays away on the next page, and a yes is kept as consent.
  await page.reload()
  const last = await met(page, 'hemline_subscription_saved_searches_popup')
  await last.getByRole('button', { name: 'Yes, mail me' }).click()
  await expect(message(page, /^You will hear about new pieces/)).toBeVisible()
  await expect(popups(page)).toHaveCount(0)
  await page.goto('/my/subscriptions')
  const matches = page.getByRole('group', { name: 'Matches' })
  await expect(matches.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  const drops = page.getByRole('group', { name: 'Price drops' })
  await expect(drops.getByRole('checkbox', { name: 'Email' })).not.toBeChecked()
})

const notice = (page: Page) => page.getByRole('region', { name: 'Notice' })

/** Waits for a banner, dismisses it, and checks that its cookie keeps it away. */
async function dismiss(page: Page, path: string, banner: Banner, words: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(notice(page).getByText(words)).toBeVisible()
  await expect(notice(page)).toHaveCount(1)
  await notice(page).getByRole('button', { name: 'Dismiss this notice' }).click()
  await expectKept(page, bannerCookies[banner].name)
}

test('each banner says its word where it belongs, one at a time, until it is dismissed', async ({
  page,
  mint,
}) => {
  await mint.member(page)
  await dismiss(page, '/my/returns', 'restocking_fee', /^Restocking is /)
  await dismiss(page, '/my', 'sms', /^Hear by text/)
  await dismiss(page, '/my', 'onboarding', /^Your first steps: 0 of 3/)
  for (const path of ['/my', '/my/returns']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expect(notice(page)).toHaveCount(0)
  }
  await page.addInitScript('Object.defineProperty(navigator, "globalPrivacyControl", { value: true })')
  await dismiss(page, '/my', 'privacy', /^Your browser asks sites not to sell/)
})

test('a visitor meets no pop-up', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(popups(page)).toHaveCount(0)
})

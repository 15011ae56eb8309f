// The search box from the first letter to the listing, by keyboard, and the searches that it remembers.
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './faults.ts'
import { accountOf, logIn, logOut } from './members.ts'
import { cards, phone, wide } from './shop.ts'
import { test } from './shopper.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const recent = (page: Page) => page.getByRole('group', { name: /^Recent searches/ })
const active = async (page: Page) =>
  page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`)

/** Searches and waits until the shop has remembered the search, which it does once the listing is shown. */
async function searchFor(page: Page, text: string): Promise<void> {
  const remembered = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"rememberSearch"') ?? false,
  )
  await field(page).fill(text)
  await expect(list(page)).toBeVisible()
  await field(page).press('Enter')
  await expect(cards(page).first()).toBeVisible()
  await remembered
}

for (const viewport of [wide, phone]) {
  test.describe(`the search box at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('offers, is gone through by arrows, and Enter takes what they stand on', async ({ page }) => {
      await page.goto('/')
      await field(page).focus()
      await expect(page.getByRole('group', { name: 'Popular searches' })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await field(page).pressSequentially('linen dr')
      await expect(
        page.getByRole('group', { name: 'Pieces' }).getByRole('option', { name: /^See all [\d,]+ pieces$/ }),
      ).toBeVisible()
      await expect(page.getByText('We understand:').first()).toBeVisible()
      await field(page).press('ArrowDown')
      const choice = await active(page)
      await expect(choice).toBeVisible()
      await expect(choice).toHaveAttribute('aria-selected', 'true')
      await expect(field(page)).toBeFocused()
      expect(await faultsOf(page)).toEqual([])
      const href = (await choice.getAttribute('href')) ?? ''
      await field(page).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${href.replaceAll(/[?+.]/g, '\\$&')}$`))
      await expect(list(page)).toHaveCount(0)
      await expect(cards(page).first()).toBeVisible()
    })

    test('remembers searches, offers them on return, and forgets them when told', async ({ page }) => {
      await page.goto('/women')
      await searchFor(page, 'wool coat')
      await searchFor(page, 'red dress')
      await page.goto('/women')
      await field(page).click()
      await expect(recent(page).getByRole('option', { name: 'red dress', exact: true })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await field(page).press('ArrowDown')
      await field(page).press('Delete')
      await expect(recent(page).getByRole('option', { name: 'red dress', exact: true })).toHaveCount(0)
      await expect(recent(page).getByRole('option', { name: 'wool coat', exact: true })).toBeVisible()
      await recent(page).getByRole('option', { name: 'Clear all' }).click()
      await expect(recent(page)).toHaveCount(0)
      await page.reload()
      await field(page).click()
      await expect(page.getByRole('group', { name: 'Popular searches' })).toBeVisible()
      await expect(recent(page)).toHaveCount(0)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('what is offered takes the whole screen, with the field on top and a way back', async ({ page }) => {
    await page.goto('/women')
    await field(page).click()
    const close = page.getByRole('button', { name: 'Close search' })
    await expect(close).toBeVisible()
    await field(page).pressSequentially('dress')
    const options = list(page).getByRole('option')
    await expect(page.getByRole('group', { name: 'Pieces' })).toBeVisible()
    const lowest = (all: { getBoundingClientRect: () => { height: number } }[]) =>
      Math.min(...all.map((one) => one.getBoundingClientRect().height))
    await expect.poll(() => options.evaluateAll(lowest)).toBeGreaterThanOrEqual(44)
    await expect.poll(async () => (await field(page).boundingBox())?.y).toBeLessThan(60)
    await expect(field(page)).toHaveCSS('font-size', '16px')
    await close.click()
    await expect(list(page)).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
  })
})

test('searches of a visitor are there after logging in, and go with the account', async ({ page, mint }) => {
  const member = await mint.member()
  await page.goto('/women')
  await searchFor(page, 'silk blouse')
  await logIn(page, member)
  await expect(accountOf(page, member)).toBeVisible()
  await page.goto('/women')
  await field(page).click()
  await expect(recent(page).getByRole('option', { name: 'silk blouse', exact: true })).toBeVisible()
  await field(page).press('Escape')
  await logOut(page, member)
  await page.goto('/women')
  await field(page).click()
  await expect(page.getByRole('group', { name: 'Popular searches' })).toBeVisible()
  await expect(recent(page)).toHaveCount(0)
})

test('a piece that is offered leads to its page', async ({ page }) => {
  await page.goto('/')
  await field(page).fill('black boots')
  const piece = page.getByRole('group', { name: 'Pieces' }).getByRole('option').first()
  const href = (await piece.getAttribute('href')) ?? ''
  await piece.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

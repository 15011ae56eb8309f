// Lists with all that a busy member has: they stand as well as short ones, on a wide page, on a phone in the
// dark, and with text of twice its size.
import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { standsAsItIs, standsForEverybody } from './faults.ts'
import { cards, heading } from './shop.ts'
import { test } from './shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const favorites = 30
const searches = 10

async function loveMany(page: Page, piece: () => Promise<{ itemNumber: number }>): Promise<void> {
  const itemNumbers: number[] = []
  for (let at = 0; at < favorites; at += 1) itemNumbers.push((await piece()).itemNumber)
  for (let from = 0; from < favorites; from += 25)
    await ask(page, 'addFavorites', { input: { itemNumbers: itemNumbers.slice(from, from + 25) } })
}

async function saveMany(page: Page): Promise<void> {
  for (let at = 0; at < searches; at += 1) {
    const filters = [
      { key: 'department_tags', values: ['women'] },
      { key: 'category_tags', values: ['dresses'] },
      { key: 'price', values: [`${20 + at}-400`] },
    ]
    const listing = { path: `/women/dresses?price=${20 + at}-400`, filters, leftOut: [] }
    const name = at === 0 ? 'For the wedding of my cousin in Saint-Barthélemy in June' : `Search ${at}`
    await ask(page, 'saveSearch', { input: { listing, name, rhythm: 'daily' } })
  }
}

test('favorites with 30 pieces stand for everybody', async ({ page, mint }) => {
  test.setTimeout(180_000)
  await mint.member(page)
  await loveMany(page, () => mint.piece())
  await page.goto('/saved/favorites')
  await expect(heading(page, 'Saved')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await standsForEverybody(page, '/saved/favorites')
})

test('ten saved searches stand for everybody', async ({ page, mint }) => {
  test.setTimeout(180_000)
  await mint.member(page)
  await saveMany(page)
  await standsForEverybody(page, '/saved/searches')
})

test('a history, credit and invitations of many rows stand for everybody', async ({ page, mint }) => {
  test.setTimeout(240_000)
  const { email } = await mint.member(page)
  await mint.fullLists(email)
  for (const path of ['/my/credits', '/rewards/activity', '/invites', '/my'])
    await standsForEverybody(page, path)
  await page.goto('/my/activity')
  const rows = page.getByRole('main').getByText(/fell in price$/)
  const earlier = page.getByRole('button', { name: 'Show earlier' })
  await expect(earlier).toBeVisible()
  await expect(async () => {
    await earlier.click({ timeout: 2000 }).catch(() => undefined)
    await expect(rows.nth(49)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(earlier).toHaveCount(0)
  await standsAsItIs(page, '/my/activity')
})

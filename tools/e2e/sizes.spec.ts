// My Sizes as its owner meets them: a listing that narrows and says so, an address that wins, two tabs.
import { expect, type Page } from '@playwright/test'
import { heading, heartOf, numberIn, openPiece, settled, wordsOf } from './shop.ts'
import { test } from './shopper.ts'

const sizes = (page: Page) => page.getByRole('region', { name: 'Your sizes' })
const sheet = (page: Page) => page.getByRole('dialog', { name: /What do you look for|Which sizes/ })
/** The line with the number of pieces. */
const amount = (page: Page) =>
  page.getByRole('main').getByText(/^[\d,]+ pieces?( in your sizes, of [\d,]+)?$/)
const amountSaid = (page: Page): Promise<string> => settled(page, () => wordsOf(amount(page).first()))

/** Opens the sheet by a button, and chooses one letter of dresses and tops beside what is chosen. */
async function choose(page: Page, button: string, label: string): Promise<void> {
  await sizes(page).getByRole('button', { name: button }).click()
  await sheet(page).getByRole('checkbox', { name: 'Dresses & Tops' }).check()
  await sheet(page).getByRole('button', { name: 'Next: your sizes' }).click()
  await sheet(page).getByRole('button', { name: label, exact: true }).click()
}
const save = async (page: Page): Promise<void> => {
  await sheet(page)
    .getByRole('button', { name: /^Show / })
    .click()
  await expect(sheet(page)).toHaveCount(0)
}

test('saved sizes narrow women and say so with honest counts; the address wins, and one press shows all', async ({
  page,
  mint,
}) => {
  await mint.member(page)
  await page.goto('/women')
  const all = numberIn(await amountSaid(page))
  await choose(page, 'Add your sizes', 'M')
  const promised = numberIn(
    await settled(page, () => wordsOf(sheet(page).getByRole('button', { name: /^Show [\d,]+ piece/ }))),
  )
  await save(page)
  await expect(sizes(page).getByRole('button', { name: 'Your sizes: M', pressed: true })).toBeVisible()
  const said = await amountSaid(page)
  expect(said).toMatch(/ in your sizes, of /)
  const mine = numberIn(said)
  expect(mine).toBe(promised)
  expect(mine).toBeLessThan(all)
  expect(numberIn(said.split(' of ')[1] ?? '')).toBe(all)

  await page.goto('/women?sizing_id=1003')
  await expect(sizes(page).getByRole('button', { name: 'Your sizes: M', pressed: false })).toBeVisible()
  expect(await amountSaid(page)).not.toMatch(/in your sizes/)

  await page.goto('/women')
  await sizes(page)
    .getByRole('button', { name: /^Show all [\d,]+$/ })
    .click()
  await expect(page).toHaveURL(/my_sizes=false/)
  await expect(sizes(page).getByRole('button', { name: 'Your sizes: M', pressed: false })).toBeVisible()
  expect(numberIn(await amountSaid(page))).toBe(all)
})

test('of two tabs that save different sizes the last one wins, and offers the others back', async ({
  page,
  mint,
}) => {
  await mint.member(page)
  await page.goto('/women')
  const other = await page.context().newPage()
  await other.goto('/women')
  await choose(page, 'Add your sizes', 'M')
  await choose(other, 'Add your sizes', 'S')
  await save(page)
  await expect(sizes(page).getByRole('button', { name: 'Your sizes: M', pressed: true })).toBeVisible()
  await save(other)
  await expect(sizes(other).getByRole('button', { name: 'Your sizes: S', pressed: true })).toBeVisible()
  const messages = other.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText(/You saved other sizes in another tab/)).toBeVisible()
  await messages.getByRole('button', { name: 'Put the others back' }).click()
  await expect(sizes(other).getByRole('button', { name: 'Your sizes: M', pressed: true })).toBeVisible()
  await page.reload()
  await expect(sizes(page).getByRole('button', { name: 'Your sizes: M', pressed: true })).toBeVisible()
})

test('a heart is not lost when its page is left in the same moment', async ({ page, mint }) => {
  const piece = await mint.piece()
  await openPiece(page, piece)
  await heartOf(page, piece).hover()
  await heartOf(page, piece).click({ noWaitAfter: true })
  await page.goto('/women')
  await expect(heading(page, 'Women')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Favorites, 1 item' })).toBeVisible()
})

// What a grader says of a piece by keyboard is what shoppers find it by: its cut, pattern, cloth, style and
// occasion are filters of listings, and an edit of the piece changes where it is found.
import { expect, type Page } from '@playwright/test'
import { freshWord } from './mint-words.ts'
import { cards, openPiece } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

/** Types letters and Enter into the focused field. */
const takes = async (page: Page, ...words: string[]) => {
  for (const word of words) {
    if (word !== '') await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  }
}

/** Waits until a listing of this address has so many pieces: the index follows within moments. */
const finds = (page: Page, address: string, count: number) =>
  expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 4000 })
    await expect(cards(page)).toHaveCount(count, { timeout: 4000 })
  }).toPass({ timeout: 60_000 })

test('a blouse graded by keyboard is found by its neckline, pattern, cloth and style, and an edit moves it', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(180_000)
  const seller = await mint.member()
  const code = await mint.receivedBag(seller.email, 1)
  const brand = `Atelier ${freshWord(12)}`
  const shopper = await anotherShopper(browser)
  await openPiece(shopper, await mint.piece())
  const buffer = await shopper.getByRole('main').locator('img').first().screenshot()
  await mint.staff(page, 'employee')
  await page.goto(`/employee/intake/${code}`)
  const field = (name: string) => page.getByRole('combobox', { name, exact: true })
  await expect(field('Category')).toBeFocused()
  const photo = { name: 'piece.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await expect(page.getByText('Photos (1)')).toBeVisible()
  await field('Category').focus()
  await takes(page, 'blous', brand, 'm')
  await page.keyboard.type('2')
  await takes(page, 'green')
  await expect(field('Cut')).toBeFocused()
  // Begins with what is likeliest; letters take its place.
  await expect(field('Cut')).not.toHaveValue('')
  await takes(page, 'square')
  await expect(field('Pattern')).toBeFocused()
  await takes(page, 'dot')
  await expect(field('Materials')).toBeFocused()
  await takes(page, 'silk')
  await expect(field('Style')).toHaveValue('vintage-inspired, romantic')
  await page.keyboard.type('p')
  await expect(page.getByLabel('Price', { exact: true })).toBeFocused()
  await takes(page, '48', '')
  const said = page.getByRole('region', { name: 'Decide' }).locator('p').first()
  await expect(said).toHaveText(/^Place 1: .*green dotted silk .*blouse, accepted\.$/)
  const row = page.getByRole('row').filter({ hasText: brand })
  await expect(async () => {
    await page.goto('/employee/listing')
    await expect(row.getByText('$48.00').first()).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await row.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /^List \d+ piece/ }).click()
  await expect(page.getByText(/on sale now\.$/)).toBeVisible()

  const text = encodeURIComponent(brand)
  const by = (filters: string) => `/women/tops/blouses?text=${text}&${filters}`
  await finds(shopper, by('neckline_tags=square+neck&pattern=Dotted&materials=silk'), 1)
  await finds(shopper, by('style_tags=romantic&occasion_tags=work'), 1)
  await finds(shopper, by('pattern=Striped'), 0)

  await finds(shopper, by('pattern=Dotted'), 1)
  const href = await cards(shopper).first().getByRole('link').first().getAttribute('href')
  const itemNumber = /(\d+)(?:\?.*)?$/.exec(href ?? '')?.[1]
  await page.goto(`/employee/items/${itemNumber}`)
  const form = page
    .locator('form')
    .filter({ has: page.getByLabel('Pattern') })
    .first()
  await form.getByRole('checkbox', { name: 'Romantic' }).uncheck()
  await form.getByRole('checkbox', { name: 'Edgy' }).check()
  await form.getByRole('checkbox', { name: 'Casual' }).check()
  await form.getByLabel('Pattern').selectOption('Striped')
  await form.getByLabel('Materials').fill('Cotton')
  await form.getByLabel('Why').first().fill('Seen in daylight')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Styles/)
  await finds(shopper, by('pattern=Striped&materials=cotton&style_tags=edgy&occasion_tags=casual'), 1)
  await finds(shopper, by('pattern=Dotted'), 0)
})

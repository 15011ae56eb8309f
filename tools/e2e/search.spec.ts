// Searches in plain words: the filters that the shop understood, removed one by one; mistyped words
// corrected; and never an empty dead end.
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './faults.ts'
import { cards, heading, numberIn, phone, piecesSaid, settled, wide, wordsOf } from './shop.ts'
import { test } from './shopper.ts'

const searchFor = async (page: Page, text: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill(text)
  await box.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('text') === text)
}
const at = (text: string, more = ''): string => `/search?text=${encodeURIComponent(text)}${more}`
const textOf = (page: Page): string | null => new URL(page.url()).searchParams.get('text')
const chip = (page: Page, label: string) =>
  page.getByRole('button', { name: `Remove “${label}” from the search` })
const rail = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const red = (page: Page) => rail(page).getByRole('button', { name: 'Red', exact: true })
/** Waits until no part of the page is busy: the listing is that of the address. */
const isComplete = (page: Page) => expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)

test('plain words become chips; one taken off changes the text and lets more pieces in', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'red dress under $40')
  for (const label of ['Red', 'Dresses', 'Under $40']) await expect(chip(page, label)).toBeVisible()
  await expect(page).toHaveTitle(/^“red dress under \$40”/)
  const before = await piecesSaid(page)
  expect(before).toBeGreaterThan(0)
  await chip(page, 'Under $40').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => textOf(page)).toBe('red dress')
  await expect(chip(page, 'Under $40')).toHaveCount(0)
  await expect(chip(page, 'Dresses')).toBeFocused()
  await expect.poll(() => piecesSaid(page)).toBeGreaterThan(before)
  await page.goBack()
  await expect(chip(page, 'Under $40')).toBeVisible()
  await expect.poll(() => piecesSaid(page)).toBe(before)
})

test('the filters show what the words say, and can take it back', async ({ page }) => {
  await page.goto(at('red dress under $40'))
  await expect(red(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(rail(page).getByRole('checkbox', { name: /^Dresses/ })).toBeChecked()
  await expect(rail(page).getByRole('textbox', { name: 'Highest price' })).toHaveValue('40')
  const before = await piecesSaid(page)
  await red(page).click()
  await expect.poll(() => textOf(page)).toBe('dress under $40')
  await expect(red(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(chip(page, 'Red')).toHaveCount(0)
  await expect.poll(() => piecesSaid(page)).toBeGreaterThan(before)
  await page.reload()
  await expect(heading(page, '“dress under $40”')).toBeVisible()
  await expect(red(page)).toHaveAttribute('aria-pressed', 'false')
})

test('what is not wanted is a chip as well, and the order stays when it goes', async ({ page }) => {
  await page.goto(at('boots not leather or suede', '&sort=price_low_high'))
  const before = await piecesSaid(page)
  await chip(page, 'Not leather').click()
  await expect.poll(() => textOf(page)).toBe('boots not suede')
  expect(new URL(page.url()).searchParams.get('sort')).toBe('price_low_high')
  await expect(chip(page, 'Not suede')).toBeVisible()
  await expect.poll(() => piecesSaid(page)).toBeGreaterThan(before)
})

test('a misspelt search shows the results for the mended words, and leads to the words as typed and back', async ({
  page,
}) => {
  await page.goto('/')
  await searchFor(page, 'swaeter')
  const said = page.getByText(/^Showing results for/)
  await expect(said).toHaveText('Showing results for sweater. Search instead for swaeter')
  await expect(chip(page, 'Sweaters')).toBeVisible()
  const mended = await piecesSaid(page)
  expect(mended).toBeGreaterThan(0)
  await said.getByRole('link', { name: 'swaeter' }).click()
  await expect(page).toHaveURL(/[?&]exact=true/)
  expect(textOf(page)).toBe('swaeter')
  const offered = page.getByText(/^Did you mean/)
  await expect(offered).toHaveText('Did you mean sweater?')
  await expect(said).toHaveCount(0)
  await offered.getByRole('link', { name: 'sweater' }).click()
  await expect.poll(() => textOf(page)).toBe('sweater')
  await expect(page).not.toHaveURL(/exact/)
  await expect.poll(() => piecesSaid(page)).toBe(mended)
})

test('words that nothing here has are left out, and the page says which', async ({ page }) => {
  await page.goto(at('snorkel dress'))
  await expect(page.getByText('Nothing has all of these words, so we left out “snorkel”.')).toBeVisible()
  await expect(chip(page, 'Dresses')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
})

test('a search that finds nothing has ways out, and each leads to the count it promised', async ({
  page,
}) => {
  await page.goto(at('dress', '&brand_name_tags=Gucci&price=-0.01'))
  await expect(
    page.getByRole('heading', { level: 2, name: 'Nothing for “dress” with these filters' }),
  ).toBeVisible()
  const way = page.getByRole('list', { name: 'Ways out' }).getByRole('link').first()
  const promised = numberIn(/[\d,]+ pieces?$/.exec(await wordsOf(way))?.[0] ?? '')
  await expect(
    page.getByRole('region', { name: 'Close to what you asked for' }).getByRole('article').first(),
  ).toBeVisible()
  await way.click()
  await expect(page.getByRole('heading', { level: 2, name: /^Nothing for/ })).toHaveCount(0)
  await expect.poll(() => piecesSaid(page)).toBe(promised)
})

test('a word that means nothing here leads on to kinds with as many pieces as they say', async ({ page }) => {
  // Again from the start where they differ: another journey may sell a piece of the kind in between.
  await expect(async () => {
    await page.goto(at('qzxvqzxv'))
    const kind = page.getByRole('navigation', { name: 'Nearest categories' }).getByRole('link').first()
    const promised = numberIn(/[\d,]+$/.exec(await wordsOf(kind))?.[0] ?? '')
    await kind.click()
    await expect(page).toHaveURL(/category_tags=/)
    expect(await piecesSaid(page)).toBe(promised)
  }).toPass({ timeout: 60_000 })
})

test('an item number leads to its piece, and Back to where one was', async ({ page }) => {
  await page.goto('/women/dresses')
  const piece = cards(page).first().getByRole('link').first()
  const path = (await piece.getAttribute('href'))?.split('?')[0] ?? ''
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill(path.split('/').at(-1) ?? '')
  await box.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === path)
  await page.goBack()
  await expect(page).toHaveURL(/\/women\/dresses$/)
})

test('without scripts a search is a page of pieces that machines leave out', async ({ request }) => {
  const text = await (await request.get(at('red dress'))).text()
  expect(text).toContain('<meta name="robots" content="noindex, follow">')
  expect(text).toContain('<h1>“red dress”</h1>')
  expect(text).toMatch(/href="\/product\/[^"]+"/)
})

test('any text is a page with a title and a way on', async ({ page }) => {
  for (const text of ['👗 ???', 'فستان أحمر', 'x'.repeat(200), 'the of and']) {
    await page.goto(at(text))
    await expect(heading(page, `“${text}”`)).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    const wider = () =>
      page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    await expect.poll(wider).toBeLessThanOrEqual(0)
  }
})

for (const [name, viewport] of Object.entries({ 'a wide screen': wide, 'a phone': phone })) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('chips, notes and ways out hold no serious fault', async ({ page }) => {
      for (const path of [at('red dress under $40'), at('swaeter'), at('dress', '&price=-0.01')]) {
        await page.goto(path)
        await expect(
          page
            .getByRole('main')
            .getByText(/^(Understood:|A little less)/)
            .first(),
        ).toBeVisible()
        await expect(cards(page).first()).toBeVisible()
        await isComplete(page)
        expect(await faultsOf(page), path).toEqual([])
      }
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the sheet shows what the words say, and its button promises what the listing then has', async ({
    page,
  }) => {
    await page.goto(at('red dress under $40'))
    await page.getByRole('button', { name: /^Filter/ }).click()
    const sheet = page.getByRole('dialog')
    const color = sheet.getByRole('button', { name: 'Red', exact: true })
    await expect(color).toHaveAttribute('aria-pressed', 'true')
    const show = sheet.getByRole('button', { name: /^Show [\d,]+ items$/ })
    const before = await wordsOf(show)
    await color.click()
    await expect.poll(() => textOf(page)).toBe('dress under $40')
    await expect(show).not.toHaveText(before)
    const promised = numberIn(await settled(page, () => wordsOf(show)))
    await show.click()
    await expect(sheet).toHaveCount(0)
    await expect.poll(() => piecesSaid(page)).toBe(promised)
  })
})

import { markedItems } from '@hemline/db/seed/marked.ts'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './faults.ts'
import { cards, heading, message, openFreePiece, phone, wide } from './shop.ts'
import { test } from './shopper.ts'

const main = (page: Page) => page.getByRole('main')
const ownAddress = (itemNumber: number) => new RegExp(`/product/[a-z0-9-]+/${itemNumber}(\\?|$)`)

for (const viewport of [wide, phone]) {
  test.describe(`a piece at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('is looked at closely, measured in centimeters, compared with the size guide, and found again', async ({
      page,
    }) => {
      await page.goto('/women/dresses')
      await expect(cards(page).first()).toBeVisible()
      const title = await openFreePiece(page)

      const pictures = page.getByRole('region', { name: 'Pictures' })
      await pictures.getByRole('button', { name: /^Picture 2 of/ }).click()
      await expect(pictures.getByText(/^(Picture )?2 \/ \d+$/)).toBeVisible()
      await pictures.getByRole('button', { name: /^Look closer/ }).press('Enter')
      const close = page.getByRole('dialog', { name: 'Close look at the pictures' })
      await expect(close.getByText(/^2 of \d+, 100 percent$/)).toBeVisible()
      // The dialog takes the focus a moment after it is seen; keys before that go to the page.
      await expect(close.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('+')
      await expect(close.getByText(/, 150 percent$/)).toBeVisible()
      await page.keyboard.press('0')
      await page.keyboard.press('ArrowLeft')
      await expect(close.getByText(/^1 of \d+, 100 percent$/)).toBeVisible()
      expect(await faultsOf(page), 'close look').toEqual([])
      await page.keyboard.press('Escape')
      await expect(close).toBeHidden()

      const table = main(page).getByRole('table', { name: 'Measurements of this piece' })
      await expect(table.getByText(/^[\d.]+ in$/).first()).toBeVisible()
      await main(page).getByRole('button', { name: 'cm, centimeters' }).click()
      await expect(table.getByText(/^[\d.]+ cm$/).first()).toBeVisible()
      await main(page).getByRole('button', { name: 'How to measure' }).click()
      await expect(
        page.getByRole('dialog', { name: 'How to measure' }).getByText('around, under the arms'),
      ).toBeVisible()
      await page.keyboard.press('Escape')

      await main(page).getByRole('button', { name: 'Size guide' }).click()
      const guide = page.getByRole('dialog', { name: 'Size guide' })
      await expect(guide.getByRole('row', { name: /this piece/ })).toBeVisible()
      expect(await faultsOf(page), 'size guide').toEqual([])
      await expect.poll(async () => (await guide.boundingBox())?.width).toBeLessThanOrEqual(980)
      await page.keyboard.press('Escape')
      await expect(guide).toBeHidden()

      await page.reload()
      await expect(table.getByText(/^[\d.]+ cm$/).first()).toBeVisible()
      await page.goto('/handbags')
      await openFreePiece(page)
      const seen = page.getByRole('region', { name: 'You looked at these' })
      await expect(seen.getByRole('article').first()).toContainText(title)
    })

    test('has no serious fault without pictures, with twelve, with a flaw, and when it is gone', async ({
      page,
    }) => {
      for (const name of ['noPhotos', 'twelvePhotos', 'flawed', 'longBrand', 'sold'] as const) {
        await page.goto(`/product/${markedItems[name]}?no_sold_redirect=true`)
        await expect(heading(page, /./)).toBeVisible()
        expect(await faultsOf(page), name).toEqual([])
        const wider = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
        expect(wider, `${name} is wider than the window`).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('a wrong or missing slug becomes the piece’s own, with the parameters kept', async ({ page }) => {
  for (const path of [
    `/product/wrong-words/${markedItems.promo}?from_pla=true`,
    `/product/${markedItems.promo}?from_pla=true`,
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(ownAddress(markedItems.promo))
    await expect(page).toHaveURL(/from_pla=true/)
    await expect(page).not.toHaveURL(/wrong-words/)
    await expect(
      main(page).getByRole('navigation', { name: 'Into the shop' }).getByRole('link'),
    ).toBeVisible()
  }
  await page.goto(`/product/words/${'9'.repeat(5000)}`)
  await expect(heading(page, 'We dropped a stitch')).toBeVisible()
})

test('a sold piece sends who finds it from outside to what is like it, and shows itself to who asks for it', async ({
  page,
}) => {
  await page.goto(`/product/${markedItems.sold}`)
  await expect(page).toHaveURL(new RegExp(`/similar/${markedItems.sold}`))

  await page.goto(`/product/${markedItems.sold}?no_sold_redirect=true`)
  await expect(main(page).getByText('Sold. There was only one.').first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('the flaw that is told is shown when asked for', async ({ page }) => {
  await page.goto(`/product/${markedItems.flawed}`)
  await main(page)
    .getByRole('button', { name: /Look at it/ })
    .click()
  const current = page.getByRole('region', { name: 'Pictures' }).locator('button[aria-current="true"]')
  await expect(current).toHaveAttribute('aria-label', /^Picture 6 of 6$/)
})

test('a piece from another seller says that it ships separately, and a link to it can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/product/${markedItems.p2p}?referral_code=FRIEND1`)
  await expect(
    main(page)
      .getByText(/^Ships separately, from /)
      .first(),
  ).toBeVisible()
  await main(page).getByRole('button', { name: 'Share' }).click()
  await main(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(message(page, 'Link copied.')).toBeVisible()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toMatch(new RegExp(`/product/[a-z0-9-]+/${markedItems.p2p}$`))
  await expect(heading(page, /./)).toHaveText(/\S/)
})

// The days of a closet: a piece is paused, put back, made cheaper and deleted, its seller takes time off, and
// a listing is begun where there is no line.
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { main } from './buying.ts'
import { heading, message, phone } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

/** A plain picture, of which nothing can be told. */
const picture = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 1000, height: 1250, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

const group = (page: Page, name: string) => main(page).getByRole('region', { name })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a piece is paused, put back, made cheaper, and deleted', async ({ page, browser, mint }) => {
    test.setTimeout(120_000)
    const { email } = await mint.member(page)
    const [piece, other] = await mint.closet(email, [4000, 6000])
    if (!piece || !other) throw new Error('no pieces')
    await page.goto('/direct/sell')
    await page
      .getByRole('button', { name: `Pause: ${piece.title}` })
      .first()
      .click()
    await expect(message(page, 'It is off the shop, until you resume it.')).toBeVisible()
    await expect(group(page, 'Paused')).toContainText(piece.title)

    const shopper = await anotherShopper(browser)
    await shopper.goto(piece.path)
    await expect(main(shopper).getByRole('button', { name: 'Add to cart' })).toHaveCount(0)

    await group(page, 'Paused')
      .getByRole('button', { name: /^Resume: / })
      .click()
    await expect(message(page, 'It is on sale again.')).toBeVisible()
    await shopper.goto(piece.path)
    await expect(main(shopper).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()

    await page
      .getByRole('button', { name: `Change the price: ${piece.title}` })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Change the price' })
    await dialog.getByLabel('Price in dollars').fill('30')
    await dialog.getByRole('button', { name: 'Keep this price' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(group(page, 'On sale')).toContainText('$30.00')

    await page
      .getByRole('button', { name: `Delete: ${piece.title}` })
      .first()
      .click()
    await page.getByRole('button', { name: `Yes, delete: ${piece.title}` }).click()
    await expect(message(page, 'It is deleted.')).toBeVisible()
    await expect(group(page, 'On sale').getByRole('button', { name: /^Delete: / })).toHaveCount(1)
  })

  test('time off takes a closet out of the shop, and its end puts the closet back', async ({
    page,
    browser,
    mint,
  }) => {
    const { email } = await mint.member(page)
    const [piece] = await mint.closet(email, [4000])
    if (!piece) throw new Error('no piece')
    await page.goto('/direct/sell')
    await main(page).getByRole('switch', { name: 'Time off' }).click()
    await main(page).getByRole('button', { name: 'Begin time off' }).click()
    await expect(group(page, 'Paused')).toContainText(/Your time off ends/)
    const shopper = await anotherShopper(browser)
    await shopper.goto(piece.path)
    await expect(main(shopper).getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
    await main(page).getByRole('switch', { name: 'Time off' }).click()
    await expect(group(page, 'On sale')).toContainText(piece.title)
  })

  test('photos that were chosen without a line wait on the phone, also over a reload, and are sent', async ({
    page,
    mint,
    context,
  }) => {
    await mint.member(page)
    await page.goto('/direct/sell/create-listing')
    await expect(heading(page, 'Photos first')).toBeVisible()
    // The page of the next step is there before the line breaks.
    await page.getByRole('button', { name: 'Go on to the facts' }).click()
    await expect(heading(page, 'Is this right?')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).first().click()
    await expect(heading(page, 'Photos first')).toBeVisible()
    await context.setOffline(true)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose pictures' }).click()
    const buffer = await picture('#6b4f3a')
    await (await chooser).setFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer }])
    await expect(main(page).getByRole('alert')).toContainText('front.jpg waits on this phone')
    await page.getByRole('button', { name: 'Go on to the facts' }).click()
    await expect(heading(page, 'Is this right?')).toBeVisible()
    await expect(main(page)).toContainText('1 photo on the way.')
    await context.setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: 'Back' }).first().click()
    const shown = page.getByRole('list', { name: 'Photos, the cover first' }).getByRole('img')
    await expect(shown).toHaveCount(1)
    await page.reload()
    await expect(shown).toHaveCount(1)
  })
})

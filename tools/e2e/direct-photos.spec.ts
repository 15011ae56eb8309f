// The photos of a listing: taken by the camera, turned, cut, sorted and deleted; shoppers see them so.
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { main } from './buying.ts'
import { camera } from './camera.ts'
import { choosePhotos, fillListing } from './listing-steps.ts'
import { heading, phone } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

/** Two colors, one at the left and one at the right of a photo that is wider than high. */
const twoColors = (left: string, right: string): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: left } })
    .composite([
      {
        input: { create: { width: 800, height: 1000, channels: 3, background: right } },
        left: 800,
        top: 0,
      },
    ])
    .jpeg({ quality: 95 })
    .toBuffer()

type Seen = { ratio: number; top: string; bottom: string }

/** The color that a spot of a picture has: the strongest of red, green and blue. */
async function colorAt(picture: Buffer, share: number): Promise<string> {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const spot = { left: Math.round(width / 2), top: Math.round(height * share), width: 8, height: 8 }
  // Statistics are those of a whole file, so the spot becomes one.
  const { channels } = await sharp(await sharp(picture).extract(spot).png().toBuffer()).stats()
  const means = channels.slice(0, 3).map(({ mean }) => mean)
  return ['red', 'green', 'blue'][means.indexOf(Math.max(...means))] ?? ''
}

/** What the shop's picture of a photo shows, asked from the server itself. */
async function seenOf(page: Page, picture: Locator): Promise<Seen> {
  await expect(picture).toHaveAttribute('src', /\/pictures\/\d+\//)
  const number = /\/pictures\/(\d+)\//.exec((await picture.getAttribute('src')) ?? '')?.[1]
  const body = await (await page.request.get(`/pictures/${number}/640-whole`)).body()
  const { width = 0, height = 1 } = await sharp(body).metadata()
  return {
    ratio: Math.round((width / height) * 100) / 100,
    top: await colorAt(body, 0.1),
    bottom: await colorAt(body, 0.9),
  }
}

/** Notes what the page's Content-Security-Policy refuses. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = []
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refusals.push(line.text())
  })
  return refusals
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('photos that are turned, cut, sorted and deleted stand so on the listing', async ({
    page,
    browser,
    mint,
  }) => {
    test.setTimeout(180_000)
    const refusals = refusalsOf(page)
    await mint.member(page)
    await choosePhotos(
      page,
      await twoColors('#00b140', '#00b140'),
      await twoColors('#d01010', '#1010d0'),
      await twoColors('#1010d0', '#1010d0'),
    )
    const tiles = page.getByRole('list', { name: 'Photos, the cover first' })
    await page.getByRole('button', { name: 'Move photo 2 forward' }).click()
    await page.getByRole('button', { name: 'Remove photo 3' }).click()
    await expect(tiles.getByRole('img')).toHaveCount(2)
    const cover = tiles.getByRole('img').first()
    const before = (await cover.getAttribute('src')) ?? ''
    await page.getByRole('button', { name: 'Change photo 1' }).click()
    const dialog = page.getByRole('dialog', { name: /^Change (the )?photo/ })
    await dialog.getByRole('button', { name: 'Turn right' }).click()
    await dialog.getByRole('slider', { name: 'Nearer' }).fill('1.2')
    await dialog.getByRole('button', { name: 'Use it so' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(cover).not.toHaveAttribute('src', before)
    const brand = `Quince ${randomUUID().slice(0, 8)}`
    await fillListing(page, brand)
    await expect(page).toHaveURL(/\/direct\/sell\/create-listing\/confirmation/)

    const staff = await atWork(browser, mint, 'employee')
    await staff.goto('/employee/direct')
    const waiting = main(staff).getByRole('article').filter({ hasText: brand })
    const name = (await waiting.getAttribute('aria-label')) ?? ''
    await waiting.getByRole('button', { name: 'Put it on sale' }).click()
    await expect(waiting).toHaveCount(0)
    await page.goto('/direct/sell')
    await expect(main(page).getByRole('heading', { name: 'On sale' })).toBeVisible()
    const path = (await main(page).getByRole('link', { name }).first().getAttribute('href')) ?? ''

    const shopper = await anotherShopper(browser)
    await shopper.goto(path)
    const picture = (n: number) =>
      main(shopper)
        .getByRole('button', { name: new RegExp(`^Picture ${n} of`) })
        .locator('img')
    // A turn to the right brings the left side to the top; the cut is 4:5, as all pictures of the shop are.
    expect(await seenOf(shopper, picture(1))).toEqual({ ratio: 0.8, top: 'red', bottom: 'blue' })
    expect(await seenOf(shopper, picture(2))).toMatchObject({ top: 'green', bottom: 'green' })
    expect(refusals).toEqual([])
  })
})

camera.describe('with a camera', () => {
  camera.use({ viewport: phone, permissions: ['camera'] })

  camera('a photo is seen while it is sent, and becomes the cover', async ({ page, mint }) => {
    const refusals = refusalsOf(page)
    await mint.member(page)
    await page.goto('/direct/sell')
    await main(page).getByRole('link', { name: 'List your first piece' }).first().click()
    await expect(heading(page, 'Photos first')).toBeVisible()
    let letGo = () => {}
    const held = new Promise<void>((go) => {
      letGo = go
    })
    await page.route('**/api/v1.0/photos', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Take the photos' }).click()
    const strip = page.getByRole('list', { name: 'Photos to take' })
    await page.getByRole('button', { name: 'Take the picture' }).click()
    const taken = strip.getByRole('img').first()
    await expect(taken).toHaveAttribute('src', /^data:image\/jpeg/)
    // A picture that the policy refuses has no width.
    await expect(taken).toHaveJSProperty('naturalWidth', 160)
    letGo()
    await expect(taken).toHaveAttribute('src', /^\/api\/v1\.0\/photos\//)
    await page.getByRole('button', { name: 'Leave the camera' }).click()
    await expect(page.getByRole('list', { name: 'Photos, the cover first' }).getByRole('img')).toHaveCount(1)
    expect(refusals).toEqual([])
  })
})

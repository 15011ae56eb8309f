import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { baseUrl } from './env.ts'
import { freeCards } from './shop.ts'

/**
 * Returns the path of a coat of the listing, and a picture of it as somebody's phone would have it: cropped
 * and a little darker.
 */
export async function pieceWithPicture(page: Page): Promise<{ path: string; picture: Buffer }> {
  await page.goto('/women/coats-jackets')
  const card = freeCards(page).nth(2)
  const path = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  const image = card.locator('img').first()
  // A picture has no address before it is near the window.
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('src', /\/\d+$/)
  const source = new URL((await image.getAttribute('src')) ?? '', baseUrl)
  const file = source.pathname.replace(/\/\d+$/, '/640')
  const answer = await page.request.get(file)
  const { width, height } = await sharp(await answer.body()).metadata()
  const picture = await sharp(await answer.body())
    .extract({ left: 30, top: 40, width: width - 60, height: height - 70 })
    .linear(0.92, 3)
    .jpeg({ quality: 85 })
    .toBuffer()
  return { path, picture }
}

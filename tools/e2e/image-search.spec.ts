// The search by picture: a picture of a piece finds the piece, from a file, from the camera and from the
// piece's own page; what was found can be narrowed, weighed, shared and deleted.
import { expect, type Page } from '@playwright/test'
import { main } from './buying.ts'
import { camera } from './camera.ts'
import { pieceWithPicture } from './piece-with-picture.ts'
import { cards, freeCards, heading, phone, wide } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Find one like it' })
const results = (page: Page) => main(page).getByRole('region', { name: 'Results' })

for (const [name, viewport] of [
  ['on a phone', phone],
  ['on a wide screen', wide],
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    test('a picture from a file finds its piece, is narrowed, shared and deleted', async ({
      page,
      browser,
    }) => {
      const { path, picture } = await pieceWithPicture(page)
      await page.getByRole('button', { name: 'Search by picture' }).first().click()
      await expect(sheet(page)).toContainText('deleted after an hour')
      const chooser = page.waitForEvent('filechooser')
      await sheet(page).getByRole('button', { name: 'Choose a picture' }).click()
      await (await chooser).setFiles({ name: 'coat.jpg', mimeType: 'image/jpeg', buffer: picture })
      await expect(page).toHaveURL(/\/image-search\/[0-9a-f-]{36}/)
      await expect(results(page).locator(`a[href="${path}"]`).first()).toBeVisible()
      await expect(results(page).getByRole('list', { name: 'Why it is here' }).first()).toContainText('same')

      await results(page).getByRole('button', { name: 'Very good or better' }).click()
      await expect(page).toHaveURL(/condition/)
      await expect(cards(page).first()).toBeVisible()

      await main(page).getByRole('button', { name: 'Share', exact: true }).click()
      await expect(main(page).getByRole('button', { name: 'End sharing' })).toBeVisible()
      const link = new URL(page.url()).pathname.replace('/image-search/', '/image-search/share/')
      const other = await anotherShopper(browser)
      await other.goto(link)
      await expect(cards(other).first()).toBeVisible()

      await main(page).getByRole('button', { name: 'Delete the picture now' }).click()
      await expect(heading(page, 'This picture is gone')).toBeVisible()
      await other.reload()
      await expect(heading(other, 'This picture is gone')).toBeVisible()
      await other.context().close()
    })

    test('a picture that is dropped on the search field finds its piece, in a size', async ({ page }) => {
      const { path, picture } = await pieceWithPicture(page)
      // The browser's own types are not known here: the script is text.
      const dropped = await page.evaluateHandle(`(() => {
        const bytes = Uint8Array.from(atob('${picture.toString('base64')}'), (letter) => letter.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([bytes], 'coat.jpg', { type: 'image/jpeg' }))
        return data
      })()`)
      await page.getByRole('combobox', { name: 'Search' }).dispatchEvent('drop', { dataTransfer: dropped })
      await expect(page).toHaveURL(/\/image-search\/[0-9a-f-]{36}/)
      await expect(results(page).locator(`a[href="${path}"]`).first()).toBeVisible()

      await results(page).getByRole('button', { name: 'All filters' }).click()
      const filters = page.getByRole('dialog', { name: 'Filters' })
      await filters.getByRole('group', { name: 'Size' }).locator('[aria-pressed="false"]').first().click()
      await expect(page).toHaveURL(/sizing_id=/)
      await filters.getByRole('button', { name: /^Show .*pieces?$/ }).click()
      await expect(filters).toBeHidden()
      await expect(results(page).getByRole('button', { name: 'All filters · 1' })).toBeVisible()
    })

    test('a piece’s own page leads to pieces that look like it', async ({ page }) => {
      await page.goto('/women/dresses')
      await freeCards(page).nth(1).getByRole('link').first().click()
      const title = heading(page, /./)
      await expect(title).toBeVisible()
      await main(page).getByRole('button', { name: 'Find more that look like this' }).click()
      await expect(page).toHaveURL(/\/image-search\/[0-9a-f-]{36}/)
      await expect(results(page).getByRole('heading', { name: 'Very close' })).toBeVisible()
      await page.reload()
      await expect(results(page).getByRole('heading', { name: 'Very close' })).toBeVisible()
    })
  })
}

for (const [name, viewport] of [
  ['on a phone', phone],
  ['on a wide screen', wide],
] as const)
  camera.describe(`with a camera ${name}`, () => {
    camera.use({ viewport, permissions: ['camera'] })
    camera('a photo is taken and searched with', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Search by picture' }).first().click()
      await sheet(page).getByRole('button', { name: 'Take a photo' }).click()
      await page.getByRole('button', { name: 'Take the photo' }).click()
      await expect(page).toHaveURL(/\/image-search\/[0-9a-f-]{36}/)
      await expect(results(page).getByRole('article').first()).toBeVisible()
    })
  })

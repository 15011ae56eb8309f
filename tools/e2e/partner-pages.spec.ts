// A person of a partner and an employee write pages, and a shopper in another browser reads them.
import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { baseUrl } from './env.ts'
import { test } from './shopper.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3f5f77' } })
    .jpeg()
    .toBuffer()
const another = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

test('the person of a partner changes its page, and a shopper sees words and picture', async ({
  page,
  mint,
  browser,
}) => {
  const desk = await another(browser)
  const { email } = await mint.member(page)
  await mint.staff(desk, 'admin')
  const slug = 'tessellate'
  await desk.goto(`${baseUrl}/employee/partners/${slug}`)
  const terms = desk.getByRole('region', { name: 'Terms' })
  await terms.getByRole('button', { name: /^(Set|Change the) terms$/ }).click()
  await terms.getByLabel('Account that earns').fill(email)
  await terms.getByLabel('Town that parcels come from').fill('Salem')
  await terms.getByLabel('State, in two letters').fill('OR')
  await terms.getByLabel('Ladder').fill('$0 40 %')
  await terms.getByRole('button', { name: 'Set the terms' }).click()
  await expect(terms.getByText('pays 40%')).toBeVisible()

  await page.goto('/my/stock')
  await page.getByRole('link', { name: 'Change your page' }).click()
  const form = page.getByRole('form', { name: 'The page of Tessellate' })
  const banner = `Straight lines ${Date.now() % 1e6}`
  await form.getByLabel('Text of the banner').fill(banner)
  await form.getByLabel('What the picture shows').fill('A row of trousers')
  const wide = form.getByRole('group', { name: /^Wide picture/ })
  await wide.getByLabel('Choose files').setInputFiles({
    name: 'small.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(640, 480),
  })
  await form.getByRole('button', { name: 'Change the page' }).click()
  await expect(wide.getByRole('alert')).toContainText('640 by 480 pixels')
  await wide.getByLabel('Choose files').setInputFiles({
    name: 'row.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(1600, 900),
  })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText(banner)).toBeVisible()
  await expect(wide.getByRole('alert')).toBeHidden()
  await form.getByRole('button', { name: 'Change the page' }).click()
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('wide picture')

  const shopper = await another(browser)
  await shopper.setViewportSize({ width: 1000, height: 800 })
  await shopper.goto(`${baseUrl}/${slug}`)
  const about = shopper.getByRole('region', { name: 'About Tessellate' })
  await expect(about.getByText(banner)).toBeVisible()
  const picture = about.getByRole('img', { name: 'A row of trousers' })
  await expect(picture).toBeVisible()
  // The photo is as wide as its place needs, and cut to the height of the place.
  await expect(picture).toHaveJSProperty('naturalWidth', 1600)
  await expect(picture).toHaveJSProperty('naturalHeight', 750)
  await desk.reload()
  await expect(desk.getByRole('region', { name: 'History' })).toContainText(
    'Changed the page: text of the banner',
  )
  await shopper.context().close()
  await desk.context().close()
})

test('an employee says what the money of a charity does, and a giver reads it', async ({
  page,
  mint,
  browser,
}) => {
  await mint.staff(page, 'employee')
  await page.goto('/employee/partners')
  await page.getByRole('link', { name: 'Change the page of Green Mile Trust' }).click()
  const form = page.getByRole('form', { name: 'The page of Green Mile Trust' })
  const words = `One coat pays for two trees, ${Date.now() % 1e6} so far.`
  await form.getByLabel('What the money does').fill(words)
  await form.getByLabel('What the picture shows').fill('A street with young trees')
  const wide = form.getByRole('group', { name: /^Picture/ })
  await wide.getByLabel('Choose files').setInputFiles({
    name: 'trees.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(1600, 900),
  })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('img', { name: 'A street with young trees' })).toBeVisible()
  await form.getByRole('button', { name: 'Change the page' }).click()
  await expect(page.getByText('The page is changed.')).toBeVisible()
  const giver = await another(browser)
  await giver.goto(`${baseUrl}/cleanout/green-mile-trust`)
  await expect(giver.getByText(words)).toBeVisible()
  await expect(giver.getByRole('img', { name: 'A street with young trees' })).toBeVisible()
  await giver.context().close()
})

// The steps of a listing of a member: photos, facts, price, closet.
import { expect, type Page } from '@playwright/test'
import { main } from './buying.ts'
import { heading } from './shop.ts'

/** The line of a listing's facts with this name. */
export const row = (page: Page, name: string) => main(page).getByRole('button', { name: `Change ${name}` })

/** Begins a listing with these photos, the cover first. */
export async function choosePhotos(page: Page, ...pictures: Buffer[]): Promise<void> {
  await page.goto('/direct/sell')
  await main(page).getByRole('link', { name: 'List your first piece' }).first().click()
  await expect(heading(page, 'Photos first')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose pictures' }).click()
  const files = pictures.map((buffer, i) => ({ name: `photo-${i}.jpg`, mimeType: 'image/jpeg', buffer }))
  await (await chooser).setFiles(files)
  const shown = page.getByRole('list', { name: 'Photos, the cover first' }).getByRole('img')
  await expect(shown).toHaveCount(pictures.length)
}

/** Fills in the steps of a listing behind its photos, and lists it with an address for the closet. */
export async function fillListing(page: Page, brand: string): Promise<void> {
  await page.getByRole('button', { name: 'Go on to the facts' }).click()

  await expect(heading(page, 'Is this right?')).toBeVisible()
  await row(page, 'kind').click()
  await page.getByRole('combobox', { name: 'What is it?' }).fill('blazer')
  await page.getByRole('option', { name: /^Blazers/ }).click()
  await row(page, 'brand').click()
  await page.getByRole('combobox', { name: 'Brand, as it stands on the label' }).fill(brand)
  await page.getByRole('button', { name: 'That is it' }).click()
  await row(page, 'size').click()
  await page.getByLabel('Size on the label').selectOption({ label: 'M' })
  await row(page, 'color').click()
  const brown = page.getByRole('button', { name: 'Brown', exact: true })
  if ((await brown.getAttribute('aria-pressed')) !== 'true') await brown.click()
  await row(page, 'condition').click()
  await page.getByRole('radio', { name: /^Very good/ }).click()
  await page.getByRole('button', { name: 'Go on to the price' }).click()

  await page.getByLabel('Your price in dollars').fill('86')
  await page.getByLabel('Not below, in dollars').fill('72')
  await expect(main(page)).toContainText('$75.68')
  await page.getByRole('button', { name: 'Look it over and list' }).click()

  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  const from = page.getByRole('form').filter({ has: page.getByLabel('ZIP code') })
  await from.getByLabel('Address', { exact: true }).fill('77 Quince Court')
  await from.getByLabel('ZIP code').fill('80206')
  await from.getByLabel('City').fill('Denver')
  await from.getByLabel('State').selectOption('CO')
  await from.getByLabel('Phone').fill('303 555 0142')
  await from.getByRole('button', { name: 'Open it and list' }).dblclick()
}

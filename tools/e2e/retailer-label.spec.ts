// The page of the luxury retailer: a label with its name, the file to print, and the brands that pay nothing.
import { expect } from '@playwright/test'
import { main } from './buying.ts'
import { newGuest } from './mint.ts'
import { heading, phone, wordsOf } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

const start = '/cleanout/maison-aurele'

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a customer of the retailer gets a label, prints its file, and nobody else opens either', async ({
    page,
    browser,
    mint,
  }) => {
    await mint.member(page)
    await page.goto(`${start}/faq`)
    await expect(heading(page, 'What customers ask')).toBeVisible()
    await main(page).getByRole('link', { name: 'Get your label' }).click()
    await expect(heading(page, 'Maison Aurele and Hemline')).toBeVisible()
    await page.getByRole('button', { name: 'Get my label' }).dblclick()
    await expect(heading(page, 'Your Maison Aurele label')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${start}/label/`))
    const label = main(page).getByRole('region', { name: 'The label' })
    await expect(label).toContainText('Premium, with Maison Aurele')
    const code = await wordsOf(label.getByText(/^HB \d{3} \d{3} \d{3} \d$/).first())
    await expect(label.getByRole('img', { name: `Barcode ${code}` })).toBeVisible()

    const href = (await main(page).getByRole('link', { name: 'Open and print' }).getAttribute('href')) ?? ''
    const file = await page.request.get(href)
    expect(file.headers()['content-type']).toContain('application/pdf')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

    const stranger = await anotherShopper(browser)
    await stranger.goto(page.url())
    await expect(heading(stranger, 'We can’t find this label')).toBeVisible()
    // The address of the file is signed, so that it opens from a mail, too; another one opens nothing.
    const other = href.replace(/signature=.{4}/, 'signature=AAAA')
    expect((await stranger.request.get(other)).status()).toBe(404)
    await page.goto('/my/cleanouts/kits')
    await expect(main(page).getByText('1 kit', { exact: true })).toBeVisible()
    await expect(main(page)).toContainText('Maison Aurele')
  })

  test('a visitor gets the label under an email', async ({ page }) => {
    const { email } = newGuest()
    await page.goto(start)
    await page.getByRole('button', { name: 'Get my label' }).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Get my label' }).click()
    await expect(heading(page, 'Your Maison Aurele label')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Your Maison Aurele label')).toBeVisible()
  })

  test('a brand without a payout is found under its letter, and the estimate says the same', async ({
    page,
  }) => {
    await page.goto('/cleanout/common-ineligible-brands')
    await main(page)
      .getByRole('link', { name: /^All \d+ brands, from A to Z$/ })
      .click()
    await main(page)
      .getByRole('navigation', { name: 'Letters' })
      .getByRole('link', { name: 'S', exact: true })
      .click()
    await expect(page).toHaveURL(/\/ineligible-payout-brands\/s$/)
    const brand = await wordsOf(
      main(page).getByRole('region', { name: 'S', exact: true }).getByRole('listitem').first(),
    )
    await page.getByLabel('Is a brand among them?').fill(brand)
    await expect(main(page).getByRole('listitem').filter({ hasText: brand })).toHaveCount(1)
    await page.getByLabel('Is a brand among them?').fill('Quince Court')
    await expect(main(page)).toContainText('“Quince Court” is not among them under S.')

    await page.goto('/cleanout/estimate')
    await page.getByRole('combobox', { name: 'Brand' }).fill(brand)
    await page.getByRole('option', { name: brand }).first().click()
    await page.getByLabel('What is it?').selectOption({ label: 'Cardigans' })
    await page.getByLabel('Condition').selectOption({ label: 'Good' })
    await expect(main(page)).toContainText('Nothing.')
    await expect(main(page).getByRole('link', { name: 'All brands without a payout' })).toBeVisible()
  })
})

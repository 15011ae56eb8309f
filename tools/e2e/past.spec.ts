// The shop's past on its first day (decision 0122), read by a seeded person; nothing is written, so that no
// other journey can meet it.
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { expect } from '@playwright/test'
import { main } from './buying.ts'
import { accountOf, logIn } from './members.ts'
import { heading } from './shop.ts'
import { test } from './shopper.ts'

test('a shopper of the demonstration finds orders of every standing, and follows the one on its way', async ({
  page,
}) => {
  const { email, firstName } = personByKey('shopper')
  const nora = { email, firstName, password: seedPassword }
  await logIn(page, nora)
  await expect(accountOf(page, nora)).toBeVisible()
  await page.goto('/my/orders')
  await expect(main(page).getByText('6 orders')).toBeVisible()
  for (const standing of ['Confirmed', 'On its way', 'Delivered', 'Return started', 'Canceled', 'Complete'])
    await expect(
      main(page).getByRole('link', { name: new RegExp(`^Order [0-9A-F-]+, ${standing}$`) }),
    ).toHaveCount(1)

  await main(page)
    .getByRole('link', { name: /, On its way$/ })
    .click()
  await expect(heading(page, /^Order [0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible()
  await expect(main(page).getByText(/ was charged to /)).toBeVisible()
  await main(page).getByRole('link', { name: 'Follow this parcel' }).click()
  await expect(page).toHaveURL(/\/shipment\/order\//)
  await expect(main(page).getByText('Picked up by the carrier')).toBeVisible()
})

test('a shopper of the demonstration finds the piece that goes back, and what it will pay', async ({
  page,
}) => {
  const { email, firstName } = personByKey('shopper')
  const nora = { email, firstName, password: seedPassword }
  await logIn(page, nora)
  await expect(accountOf(page, nora)).toBeVisible()
  await page.goto('/my/returns')
  await main(page)
    .getByRole('link', { name: /R 40002/ })
    .click()
  await expect(main(page).getByText(/^Return R 40002$/i)).toBeVisible()
  await expect(main(page).getByText('Too small')).toBeVisible()
  await expect(main(page).getByText(/^To .* ending in \d{4}$/)).toBeVisible()
})

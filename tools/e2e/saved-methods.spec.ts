// A member saves a card while paying, buys again with one tap, and removes the card in the settings.
import { expect, type Page } from '@playwright/test'
import { goToPayment, main, pay, takePiece } from './buying.ts'
import { heading } from './shop.ts'
import { test } from './shopper.ts'

const ways = (page: Page) => main(page).getByRole('region', { name: 'Ways to pay' })
const card = 'Visa ending in 4242'

test('a card is saved at the checkout, pays again in one tap, and is removed', async ({ page, mint }) => {
  const member = await mint.member(page)
  const buyer = { fullName: `${member.firstName} Okonjo` }
  await takePiece(page, await mint.piece())
  await goToPayment(page, buyer)
  const save = page.getByRole('checkbox', { name: 'Save this card for next time' })
  await expect(save).not.toBeChecked()
  await save.check()
  await pay(page, buyer)

  await takePiece(page, await mint.piece())
  await page.goto('/checkout')
  await expect(main(page).getByRole('radio', { name: card })).toBeChecked()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await main(page)
    .getByRole('button', { name: /^Pay \$/ })
    .click()
  await expect(page).toHaveURL(/\/confirmation\//, { timeout: 60_000 })
  await expect(heading(page, 'Thank you')).toBeVisible()

  await page.goto('/my/settings')
  const list = ways(page).getByRole('list', { name: 'Your saved ways to pay' })
  await expect(list.getByText('Expires 12 / 40')).toBeVisible()
  await list.getByRole('button', { name: `Remove ${card}` }).click()
  await expect(list).toHaveCount(0)
  await takePiece(page, await mint.piece())
  await page.goto('/checkout')
  await expect(page.getByLabel('Card number')).toBeVisible()
  await expect(main(page).getByRole('radio', { name: card })).toHaveCount(0)
})

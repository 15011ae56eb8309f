// A bag that somebody gives to a charity: ordered on the charity's page, sold piece by piece, and paid to the
// charity, for which its giver has a receipt.
import { expect, type Page } from '@playwright/test'
import {
  letBagBeDone,
  letBagTravel,
  letCharitiesBePaid,
  letParcelsTravel,
  letReturnWindowPass,
} from './backstage.ts'
import { goToPayment, main, packAndHandOver, pay, takePiece } from './buying.ts'
import { walkToAddress } from './kit-steps.ts'
import { mailTo } from './members.ts'
import { newGuest } from './mint.ts'
import { heading, phone, wordsOf } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

const charity = 'Green Mile Trust'

/** Orders a label for a bag on the charity's page; returns its code without spaces. */
async function orderLabel(page: Page): Promise<string> {
  await page.goto('/cleanout/green-mile-trust')
  const way = main(page).getByRole('link', { name: `Order a bag for ${charity}` })
  await page.goto(`${await way.getAttribute('href')}&type=label`)
  await walkToAddress(page, 'Your label, ready to print')
  await main(page).getByRole('button', { name: 'Get my label', exact: true }).click()
  await expect(heading(page, 'Your label is ready')).toBeVisible()
  const code = main(page)
    .getByText(/^HB \d{3} \d{3} \d{3} \d$/)
    .first()
  return (await wordsOf(code)).replaceAll(' ', '')
}

test('a bag that is given brings its charity money, and its giver a receipt', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(phone)
  const giver = await mint.member(page)
  const bagCode = await orderLabel(page)
  await letBagTravel(bagCode)
  await letBagBeDone(bagCode)
  const piece = await mint.piece({ consignor: giver.email, bagCode, price: 12_000 })

  const guest = newGuest()
  const shopper = await anotherShopper(browser)
  await takePiece(shopper, piece)
  await goToPayment(shopper, guest)
  const { orderId } = await pay(shopper, guest)
  await packAndHandOver(await atWork(browser, mint, 'employee'), [piece])
  await letParcelsTravel(orderId, 12)
  await expect(async () => {
    await shopper.goto(`/shipment/order/${orderId}`)
    await expect(
      main(shopper)
        .getByText(/Delivered/)
        .first(),
    ).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })

  await page.goto('/my/cleanouts')
  await main(page)
    .getByRole('link', { name: /^Bag \d+$/ })
    .click()
  await expect(main(page)).toContainText('Raised so far')
  await expect(main(page)).toContainText('A receipt comes by mail whenever its charity is paid')

  await letReturnWindowPass(orderId)
  await letCharitiesBePaid()
  const { subject, text } = await mailTo(giver.email, /^Receipt D-/)
  const [, number = '', amount = ''] = /Receipt (D-\d+): your bag brought .* (\$[\d,.]+)$/.exec(subject) ?? []
  expect(text).toContain('1 piece sold')
  await page.reload()
  const receipt = main(page).getByRole('list', { name: 'Receipts' }).getByRole('listitem')
  await expect(receipt).toHaveCount(1)
  await expect(receipt).toContainText(`${amount} for ${charity}`)
  await expect(receipt).toContainText(number)
  await expect(main(page)).toContainText(`Raised so far${amount}`)
  await expect(main(page)).toContainText('You chose to give it away')
  await receipt.getByRole('link', { name: `Receipt ${number}` }).click()
  await expect(heading(page, `Thank you: ${amount} for ${charity}`)).toBeVisible()
  const lines = main(page).getByRole('region', { name: 'Receipt' })
  await expect(lines).toContainText('1 piece sold')
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText('Hemline: receipt of a donation')).toBeVisible()
  await expect(lines).toContainText(amount)
  await expect(main(page).getByRole('button', { name: 'Print the receipt' })).toBeHidden()
})

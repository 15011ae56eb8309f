// A gift goes back by the hands of whoever has it: the giver makes a code, the receiver sends the piece back
// from an address of their own, and reads no price until the credit is theirs.
import { dollars } from '@hemline/rules/common/dollars.ts'
import { expect } from '@playwright/test'
import { buyAndGet } from './arrived.ts'
import { mailTo, main, paymentsOf, sumsOf, takePiece } from './buying.ts'
import { heading, phone, wordsOf } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

test('whoever has a gift sends it back for credit of their own, and the giver is paid nothing', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  const { email } = await mint.member(page)
  const piece = await mint.piece({ price: 6300 })
  await takePiece(page, piece)
  const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [piece] })

  await page.goto(`/my/orders/${orderId}`)
  const before = await paymentsOf(page)
  const part = main(page).getByRole('region', { name: 'Is it a gift?' })
  await part.getByRole('button', { name: 'Make a gift code' }).click()
  const code = await wordsOf(part.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/))

  // The slip for the box, on paper: the code and the way back, and nothing of the order's prices.
  await part.getByRole('button', { name: 'Print a gift slip' }).click()
  const slip = page.getByRole('dialog').getByRole('article', { name: 'Gift slip' })
  await expect(slip).toContainText(code)
  await expect(slip).toContainText(piece.title)
  await expect(slip).not.toContainText('$')
  await page.emulateMedia({ media: 'print' })
  await expect(slip).toBeVisible()
  await expect(page.locator('#order-money')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const receiver = await anotherShopper(browser)
  await receiver.setViewportSize(phone)
  const other = await mint.member(receiver)
  await receiver.goto(`/my/return/gift?code=${code}`)
  await receiver.getByLabel('ZIP code or email').fill('10001')
  await receiver.getByLabel('ZIP code or email').press('Enter')
  await expect(main(receiver).getByRole('alert')).toContainText('We don’t find a gift')
  await receiver.getByLabel('ZIP code or email').fill('94607')
  await receiver.getByLabel('ZIP code or email').press('Enter')
  await main(receiver)
    .getByRole('checkbox', { name: new RegExp(`${piece.title}$`) })
    .press('Space')
  await main(receiver).getByLabel('Why does it go back?').selectOption('Too small')
  const where = main(receiver).getByRole('region', { name: 'Where does it leave from?' })
  await where.getByLabel('Full name').fill('Ida Marsh')
  await where.getByLabel('Address', { exact: true }).fill('12 Juniper Lane')
  await where.getByLabel('ZIP code').fill('94601')
  await where.getByLabel('City').fill('Oakland')
  await where.getByLabel('State').selectOption('CA')
  await where.getByLabel('Phone').fill('5105550187')
  await where.getByRole('button', { name: 'Use this address' }).click()
  await expect(where.getByRole('radio', { name: /12 Juniper Lane/ })).toBeChecked()
  expect(await wordsOf(main(receiver))).not.toContain('$')
  await main(receiver).getByRole('button', { name: 'Get my label' }).press('Enter')
  await expect(heading(receiver, 'Your label is ready')).toBeVisible()
  expect(await wordsOf(main(receiver))).not.toContain('$')
  const number = /R \d+/.exec(await wordsOf(main(receiver).getByText(/^R \d+$/)))?.[0] ?? ''
  expect(await mailTo(other.email, `Your label for return ${number}`)).not.toContain('$')
  const theirs = receiver.url()

  // The giver reads that it goes back, and not who sends it.
  await page.reload()
  await expect(main(page).getByText(/^Whoever has your gift is sending something back/)).toBeVisible()
  await expect(main(page)).not.toContainText('Ida Marsh')

  await staff.goto('/employee/returns')
  await staff.getByLabel('Scan a parcel').fill(number)
  await staff.getByLabel('Scan a parcel').press('Enter')
  await expect(heading(staff, `Return ${number}`)).toBeVisible()
  await expect(main(staff)).toContainText('A gift: its receiver gets the credit')
  await main(staff).getByRole('button', { name: 'Accept it' }).click()
  await expect(main(staff)).toContainText('On sale again as')

  await receiver.goto(theirs)
  await expect(heading(receiver, /^\$[\d.]+ is yours$/)).toBeVisible()
  const sums = await sumsOf(main(receiver).getByRole('region', { name: 'Shop credit' }))
  expect([...sums.keys()]).toEqual(['Shop credit'])
  await page.reload()
  const after = await paymentsOf(page)
  const added = after.filter(({ amount }) => amount < 0)
  expect(added.map(({ amount }) => amount)).toEqual([-(sums.get('Shop credit') ?? 0)])
  await expect(main(page)).toContainText('Shop credit to whoever has the gift')
  expect(before.some(({ amount }) => amount < 0)).toBe(false)
  await receiver.goto('/my/activity')
  await expect(main(receiver)).toContainText(dollars(sums.get('Shop credit') ?? 0))
  await page.goto(`/my/return?order=${orderId}`)
  await expect(main(page)).toContainText('This piece was paid back already.')
})

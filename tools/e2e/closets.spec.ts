// Several pieces of one closet: agreed on together, paid together, sent in one parcel; and people who block
// and report each other where they meet.
import { expect, type Page } from '@playwright/test'
import { goToPayment, main, pay } from './buying.ts'
import { heading, message, phone } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

/** The offer that waits for the answer of whoever looks. */
const myTurn = (page: Page) =>
  main(page).getByRole('listitem').filter({ hasText: 'Your turn' }).getByRole('link')

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('two pieces of one closet are agreed on together, paid once, and sent in one parcel', async ({
    page: seller,
    browser,
    mint,
  }) => {
    test.setTimeout(180_000)
    const { email } = await mint.member(seller)
    const [first, second] = await mint.closet(email, [4000, 6000])
    if (!first || !second) throw new Error('no pieces')
    const buyer = await anotherShopper(browser)
    await mint.member(buyer)
    await buyer.goto(first.path)
    await main(buyer).getByRole('button', { name: 'Make an offer' }).click()
    const sheet = buyer.getByRole('dialog', { name: 'Make an offer' })
    await sheet.getByRole('button', { name: 'Add more of this closet' }).click()
    // A press on the row waits until the sheet stands still.
    await sheet.locator('label').filter({ hasText: second.title }).click()
    await expect(sheet.getByRole('checkbox', { name: new RegExp(second.title) })).toBeChecked()
    await expect(sheet).toContainText('$100.00')
    await sheet.getByLabel('Your offer in dollars').fill('80')
    await sheet.getByRole('button', { name: /^Offer/ }).click()
    await expect(message(buyer, /has your offer of \$80\.00/)).toBeVisible()

    await seller.goto('/direct/offers?folder=selling')
    await myTurn(seller).click()
    await seller.getByRole('button', { name: 'Take $80.00' }).click()
    await expect(main(seller)).toContainText('Agreed at $80.00')

    await goToPayment(buyer, { fullName: 'Wren Castle' })
    // The prices of the two are what was agreed, and one parcel has one delivery.
    await expect(main(buyer)).toContainText('$80.00')
    await pay(buyer, { fullName: 'Wren Castle' })

    await seller.goto('/direct/sell')
    await main(seller)
      .getByRole('link', { name: /^Send / })
      .click()
    await expect(main(seller).getByRole('list', { name: 'Pieces' }).getByRole('listitem')).toHaveCount(2)
    await expect(main(seller)).toContainText('$70.40')
    await seller.getByRole('button', { name: 'Make the label' }).click()
    await expect(seller.getByRole('link', { name: 'Open the label (PDF)' })).toBeVisible()
    await expect(main(seller)).toContainText('The carrier’s first scan counts')
  })

  test('a buyer blocks and reports a seller; an employee decides, and both sides read the reason', async ({
    page: buyer,
    browser,
    mint,
  }) => {
    test.setTimeout(120_000)
    await mint.member(buyer)
    const seller = await anotherShopper(browser)
    const { email, firstName } = await mint.member(seller)
    const [piece] = await mint.closet(email, [4000])
    if (!piece) throw new Error('no piece')
    await buyer.goto(piece.path)
    await main(buyer)
      .getByRole('link', { name: new RegExp(`^${firstName}`) })
      .click()
    await expect(heading(buyer, new RegExp(firstName))).toBeVisible()
    const more = main(buyer).getByRole('button', { name: /^More about/ })
    await more.click()
    await main(buyer)
      .getByRole('button', { name: /^Report / })
      .click()
    const dialog = buyer.getByRole('dialog', { name: /^Report / })
    await dialog.locator('label').filter({ hasText: 'Somebody wants to be paid outside the shop' }).click()
    await dialog.getByLabel('What should we look at?').fill(`Wants cash for ${piece.title}.`)
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog).toContainText('Thank you.')
    await buyer.keyboard.press('Escape')
    await more.click()
    await main(buyer)
      .getByRole('button', { name: /^Block / })
      .click()
    await expect(main(buyer)).toContainText('is blocked.')

    await buyer.goto(piece.path)
    await main(buyer).getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(message(buyer, /don’t deal with each other/)).toBeVisible()

    const staff = await atWork(browser, mint, 'employee')
    await staff.goto('/employee/reports')
    const card = main(staff).getByRole('article').filter({ hasText: piece.title })
    await card.getByLabel('What happens').selectOption('Warn')
    await card.getByLabel('The reason, in words').fill('Payment goes through the shop.')
    await card.getByRole('button', { name: 'Decide and tell both sides' }).click()
    await expect(card).toHaveCount(0)
    await seller.goto('/my/activity')
    await expect(main(seller)).toContainText('Payment goes through the shop.')
    await buyer.goto('/my/activity')
    await expect(main(buyer)).toContainText('We warned the person.')

    await buyer.goto('/my/settings')
    const people = main(buyer).getByRole('region', { name: 'People you blocked' })
    await people.getByRole('button', { name: /^Unblock / }).click()
    await expect(people).toContainText('Nobody.')
  })
})

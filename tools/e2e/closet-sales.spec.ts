// What becomes of a sale between two people that does not go well, and of one that did: a seller who is late,
// one who cancels, and a buyer who sells the piece again.
import { type Browser, expect, type Page } from '@playwright/test'
import { letParcelsTravel, letSaleWait } from './backstage.ts'
import { goToPayment, mailSaying, main, pay, takePiece } from './buying.ts'
import { mailTo } from './members.ts'
import type { Mint } from './mint.ts'
import { heading, phone } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

/** More days than any delivery of the sandbox carrier takes. */
const longEnough = 20

/** A member's piece that another member has just paid: both sides with their pages, and the order. */
async function soldPiece({ seller, browser, mint }: { seller: Page; browser: Browser; mint: Mint }) {
  const { email: sellerEmail } = await mint.member(seller)
  const [piece] = await mint.closet(sellerEmail, [5200])
  if (!piece) throw new Error('no piece')
  const buyer = await anotherShopper(browser)
  const { email: buyerEmail } = await mint.member(buyer)
  await takePiece(buyer, piece)
  await goToPayment(buyer, { fullName: 'Wren Castle' })
  const { orderId } = await pay(buyer, { fullName: 'Wren Castle' })
  return { piece, buyer, buyerEmail, sellerEmail, orderId }
}

/** Opens the page of the one sale that waits in the seller's closet. */
async function openSale(seller: Page): Promise<void> {
  await seller.goto('/direct/sell')
  await main(seller)
    .getByRole('link', { name: /^Send / })
    .click()
  await expect(heading(seller, /^Send it to /)).toBeVisible()
}

/** Loads a page until its main part has these words: the worker writes them. */
const sees = (page: Page, url: string, words: string | RegExp) =>
  expect(async () => {
    await page.goto(url)
    await expect(main(page)).toContainText(words, { timeout: 3000 })
  }).toPass({ timeout: 60_000 })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a seller who sends nothing is reminded twice, then the sale ends and its buyer has the money back', async ({
    page: seller,
    browser,
    mint,
  }) => {
    test.setTimeout(240_000)
    const { piece, buyer, buyerEmail, sellerEmail, orderId } = await soldPiece({ seller, browser, mint })
    await letSaleWait(orderId, 25)
    await mailTo(sellerEmail, /^Still to send: /)
    await letSaleWait(orderId, 48)
    await mailTo(sellerEmail, /^Late: /)
    await openSale(seller)
    await expect(main(seller)).toContainText('It is late.')
    await expect(main(seller)).toContainText('the sale is canceled and paid back')
    const sale = new URL(seller.url()).pathname

    await letSaleWait(orderId, 48)
    const mail = await mailTo(buyerEmail, /^A sale was canceled: it was not sent in time/)
    expect(mail.text).toContain('You get everything back.')
    await sees(seller, sale, 'This sale is canceled')
    await expect(seller.getByRole('button', { name: 'Make the label' })).toHaveCount(0)
    await sees(buyer, sale, 'Everything you paid goes back.')
    await buyer.goto(`/my/orders/${orderId}`)
    await expect(main(buyer)).toContainText('Canceled')
    await seller.goto('/direct/sell')
    await expect(main(seller).getByRole('region', { name: 'Paused' })).toContainText(piece.title)
  })

  test('a seller who can’t send it says why; its buyer reads it and has the money back', async ({
    page: seller,
    browser,
    mint,
  }) => {
    test.setTimeout(180_000)
    const { piece, buyer, buyerEmail, orderId } = await soldPiece({ seller, browser, mint })
    await openSale(seller)
    await main(seller).getByRole('button', { name: 'I can’t send it' }).click()
    await seller.getByRole('button', { name: 'Cancel the sale' }).click()
    await expect(main(seller)).toContainText('Please say why.')
    await main(seller).locator('label').filter({ hasText: 'It is damaged' }).click()
    await seller.getByRole('button', { name: 'Cancel the sale' }).dblclick()
    await expect(heading(seller, 'This sale is canceled')).toBeVisible()

    await mailSaying(buyerEmail, 'A seller could not send your piece', 'It is damaged')
    await buyer.goto('/my/activity')
    await expect(main(buyer)).toContainText('You get everything back.')
    await buyer.goto(`/my/orders/${orderId}`)
    await expect(main(buyer)).toContainText('Canceled')
    await expect(main(buyer)).toContainText('Nothing was charged.')
    await seller.goto('/direct/sell')
    await expect(main(seller).getByRole('region', { name: 'Paused' })).toContainText(piece.title)
  })

  test('what was bought of a person is sold again: a draft in one tap, with what it would bring', async ({
    page: seller,
    browser,
    mint,
  }) => {
    test.setTimeout(240_000)
    const { piece, buyer, orderId } = await soldPiece({ seller, browser, mint })
    await openSale(seller)
    await seller.getByRole('button', { name: 'Make the label' }).click()
    await expect(seller.getByRole('link', { name: 'Open the label (PDF)' })).toBeVisible()
    await letParcelsTravel(orderId, longEnough)
    await sees(buyer, '/direct/purchases', 'Sell it again')
    await main(buyer)
      .getByRole('button', { name: new RegExp(`^Sell it again: ${piece.title}`) })
      .dblclick()
    await expect(heading(buyer, 'Is this right?')).toBeVisible()
    // The facts of the piece are there; a person confirms them, and takes pictures of the own piece.
    await expect(main(buyer).getByRole('button', { name: 'Change size' })).toBeVisible()
    await expect(buyer).toHaveURL(/create-listing\?id=/)
    await buyer.goto('/direct/purchases')
    await main(buyer)
      .getByRole('button', { name: new RegExp(`^Sell it again: ${piece.title}`) })
      .click()
    await expect(heading(buyer, 'Is this right?')).toBeVisible()
    await buyer.goto('/direct/sell')
    // Two presses and a second visit made one draft.
    const begun = main(buyer).getByRole('region', { name: 'You have begun' })
    await expect(begun.getByRole('listitem')).toHaveCount(1)
  })

  test('a question about a member’s piece is answered by its seller, and everybody reads both', async ({
    page: seller,
    browser,
    mint,
  }) => {
    const { email } = await mint.member(seller)
    const [piece] = await mint.closet(email, [5200])
    if (!piece) throw new Error('no piece')
    const buyer = await anotherShopper(browser)
    const { email: askerEmail } = await mint.member(buyer)
    const questions = (page: Page) => main(page).getByRole('region', { name: 'Questions about this piece' })
    await buyer.goto(piece.path)
    await questions(buyer).scrollIntoViewIfNeeded()
    await questions(buyer).getByRole('button', { name: 'Ask about this piece' }).click()
    await questions(buyer).getByLabel('Your question').fill('Does it run small?')
    await questions(buyer).getByRole('button', { name: 'Send the question' }).dblclick()
    await expect(questions(buyer)).toContainText('Its seller has your question.')

    await mailTo(email, /^Somebody asks about /)
    await seller.goto(piece.path)
    await questions(seller).scrollIntoViewIfNeeded()
    await questions(seller).getByLabel('Your answer').fill('A little. It fits me, and I wear a small.')
    await questions(seller).getByRole('button', { name: 'Answer', exact: true }).dblclick()
    await expect(questions(seller)).toContainText('Its seller, ')
    await mailTo(askerEmail, /^Your question about /)

    const stranger = await anotherShopper(browser)
    await stranger.goto(piece.path)
    await questions(stranger).scrollIntoViewIfNeeded()
    await expect(questions(stranger)).toContainText('Does it run small?')
    await expect(questions(stranger)).toContainText('A little. It fits me, and I wear a small.')
    await expect(questions(stranger)).toContainText('A shopper, ')
  })
})

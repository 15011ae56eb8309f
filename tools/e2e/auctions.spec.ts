// A piece goes to auction: two members bid, one wins, and pays as for every piece (decision 0128).
import { expect, type Page } from '@playwright/test'
import { letAuctionEnd } from './backstage.ts'
import { main } from './buying.ts'
import { mailTo } from './members.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

const maximum = (page: Page) => main(page).getByLabel('Your maximum in dollars')
async function bid(page: Page, dollars: number): Promise<void> {
  await maximum(page).fill(String(dollars))
  await main(page)
    .getByRole('button', { name: /^(?:Place your bid|Raise your maximum)$/ })
    .click()
}

test('an employee sends a piece to auction, two members bid, and the winner finds it in the cart', async ({
  page,
  browser,
  mint,
}) => {
  const piece = await mint.piece()
  const work = await atWork(browser, mint, 'employee')
  await work.goto(`/employee/items/${piece.itemNumber}`)
  await work.getByLabel('First price in dollars').fill('20')
  await work.getByRole('button', { name: 'Send it to auction' }).click()
  await expect(work.getByRole('button', { name: 'Take it off auction' })).toBeVisible()

  const ann = await mint.member(page)
  const other = await anotherShopper(browser)
  await mint.member(other)
  await page.goto(piece.path)
  await expect(main(page).getByText('No bids yet, no reserve')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await bid(page, 60)
  await expect(main(page).getByText('You lead.')).toBeVisible()

  await other.goto(piece.path)
  await bid(other, 40)
  await expect(main(other).getByText('You were outbid.')).toBeVisible()
  await bid(other, 80)
  await expect(main(other).getByText('You lead.')).toBeVisible()
  // The page of who was outbid asks again by itself.
  await expect(main(page).getByText('You were outbid.')).toBeVisible()
  await mailTo(ann.email, /^You were outbid on /)
  await bid(page, 120)
  await expect(main(page).getByText('You lead.')).toBeVisible()

  await letAuctionEnd(piece.itemNumber)
  const mail = await mailTo(ann.email, /^You won /)
  expect(mail.text).toContain('$82.00')
  await page.goto('/cart')
  await expect(main(page).getByText('1 piece', { exact: true })).toBeVisible()
  await expect(
    main(page)
      .getByText(/^Held for you until /)
      .first(),
  ).toBeVisible()
  await page.goto(piece.path)
  await expect(main(page).getByText('You won it for $82.00.')).toBeVisible()

  await other.goto(piece.path)
  await expect(main(other).getByText('Reserved for another shopper').first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
})

// Two years of one shopper on the pages: through all tiers and back, with a birthday in between. The clock of
// the programs stands still; a year passes by moving all times of the shopper a year back (decision 0108).
import { dayIn } from '@hemline/rules/rewards/days.ts'
import { expect, type Page } from '@playwright/test'
import { buyAndGet } from './arrived.ts'
import { letOrderBeComplete, letYearPass, wakeWorker } from './backstage.ts'
import { main, takePiece } from './buying.ts'
import { test } from './shopper.ts'

const tierOf = (page: Page) => main(page).getByRole('region', { name: 'Your tier' })

/** Opens the rewards again until the member's tier and the year's sum are what they should be. */
async function expectTier(page: Page, tier: string, kept: string): Promise<void> {
  await expect(async () => {
    await page.goto('/rewards/redeem')
    await expect(tierOf(page).getByText(new RegExp(`^Your tier\\s*${tier}$`))).toBeVisible({ timeout: 2000 })
    await expect(tierOf(page).getByText(`${kept} kept this year`)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('two years of a shopper: Star, Superstar with a birthday, VIT, and Star again', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(300_000)
  const { email } = await mint.member(page)
  const keep = async (price: number, returns = false) => {
    const piece = await mint.piece({ price })
    await takePiece(page, piece)
    const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [piece], returns })
    await staff.context().close()
    // The mail that the purchase waits for may be that of the first order.
    await expect(async () => {
      await page.goto(`/my/orders/${orderId}`)
      await expect(main(page).getByText('Delivered', { exact: true }).first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    await letOrderBeComplete(orderId)
  }

  // The first year: a member tells the birthday, and becomes a Superstar by what is kept.
  await expectTier(page, 'Star', '$0.00')
  const { month, day } = dayIn(new Date())
  await main(page).getByLabel('Month', { exact: true }).selectOption({ index: month })
  await main(page).getByLabel('Day', { exact: true }).selectOption(String(day))
  await main(page).getByRole('button', { name: 'Keep my birthday' }).click()
  await expect(main(page).getByRole('button', { name: 'Keep my birthday' })).toHaveCount(0)
  await keep(60_000)
  await expectTier(page, 'Superstar', '$600.00')
  // A birthday that is told on its day counts from the next year.
  await wakeWorker('runRewards')
  await page.goto('/rewards/redeem')
  await expect(main(page).getByText('$10 for your birthday')).toHaveCount(0)

  // The second year: the birthday comes, and the tier is that of the year before.
  await letYearPass(email)
  await wakeWorker('runRewards')
  await expect(async () => {
    await page.goto('/rewards/redeem')
    await expect(main(page).getByText('$10 for your birthday').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectTier(page, 'Superstar', '$0.00')
  await keep(160_000, true)
  await expectTier(page, 'VIT', '$1,600.00')

  // A year later the tier is kept; when two have passed without an order it is gone.
  await letYearPass(email)
  await wakeWorker('runRewards')
  await expectTier(page, 'VIT', '$0.00')
  await letYearPass(email)
  await wakeWorker('runRewards')
  await expectTier(page, 'Star', '$0.00')
})

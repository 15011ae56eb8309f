// The steps of ordering a kit, for each of the flows that an account may be given.
import { expect, type Page } from '@playwright/test'
import { heading } from './shop.ts'

const main = (page: Page) => page.getByRole('main')
const stepIn = (page: Page) => new URL(page.url()).searchParams.get('step')

/**
 * Presses "Continue" until the address step. The shop assigns each account one of the flows, so that the
 * number of steps differs.
 */
export async function walkToAddress(page: Page, title = 'Where should the bag go?'): Promise<void> {
  await expect(main(page).getByRole('complementary', { name: 'Your kit' })).toBeVisible()
  // The page itself puts the name of its first step into the address; in the short flow the first step is
  // the last.
  await expect.poll(() => stepIn(page)).not.toBeNull()
  for (let steps = 0; stepIn(page) !== 'address' && steps < 4; steps += 1) {
    const before = stepIn(page)
    await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
    await expect.poll(() => stepIn(page)).not.toBe(before)
  }
  await expect(heading(page, title)).toBeVisible()
}

// The steps of ordering a kit, whichever of the flows the account sees.
import { expect, type Page } from '@playwright/test'
import { heading } from './shop.ts'

const main = (page: Page) => page.getByRole('main')
const stepIn = (page: Page) => new URL(page.url()).searchParams.get('step')

/** Who sees which flow is drawn by the account: on through the steps that this one has. */
export async function walkToAddress(page: Page, title = 'Where should the bag go?'): Promise<void> {
  await expect(main(page).getByRole('complementary', { name: 'Your kit' })).toBeVisible()
  // The page names its first step by itself, and in the short flow that is the last one already.
  await expect.poll(() => stepIn(page)).not.toBeNull()
  for (let steps = 0; stepIn(page) !== 'address' && steps < 4; steps += 1) {
    const before = stepIn(page)
    await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
    await expect.poll(() => stepIn(page)).not.toBe(before)
  }
  await expect(heading(page, title)).toBeVisible()
}

// Walks by the Tab key.
import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the wanted element has the focus; throws after `most` presses. */
export async function tabTo(page: Page, focused: Locator, most: number): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    // read once: a key moves the focus before its press is over.
    if ((await focused.count()) > 0) return
  }
  throw new Error(`not reached in ${most} steps`)
}

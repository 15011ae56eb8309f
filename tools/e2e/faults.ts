import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns the serious and critical accessibility faults that axe finds on the page, one line per element.
 * Legacy mode keeps axe within the page: otherwise axe opens a blank page each time to collect results from
 * frames of other origins, which the site's content policy forbids anyway. `exceptContrast` leaves out the
 * contrast of texts, the rule that takes most of the time, for a page whose colours were read at another
 * width.
 */
export async function seriousFaults(page: Page, { exceptContrast = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(exceptContrast && { rules: { 'color-contrast': { enabled: false } } }),
    })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

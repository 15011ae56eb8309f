import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { phone, wide } from './shop.ts'

/**
 * Which rules of axe are tried. `laid out`: only those that need a page as a browser lays it out and paints
 * it; the tests of the pages try the others at the width of a desktop. `except contrast`: all but the
 * contrast of texts, for a page whose colours were read at another width. Contrast takes a third of the time,
 * the rules that need no browser another third.
 */
export type Tried = 'all' | 'laid out' | 'except contrast'

const laidOut = [
  'color-contrast',
  'link-in-text-block',
  'region',
  'target-size',
  'scrollable-region-focusable',
  'css-orientation-lock',
]

const rulesOf = (tried: Tried) => {
  if (tried === 'all') return {}
  if (tried === 'except contrast') return { rules: { 'color-contrast': { enabled: false } } }
  return { runOnly: { type: 'rule' as const, values: laidOut } }
}

/**
 * Returns the accessibility faults that axe finds on the page, of every impact, one line per element.
 * Legacy mode keeps axe within the page: otherwise axe opens a blank page each time to collect results from
 * frames of other origins, which the site's content policy forbids anyway.
 */
export async function faultsOf(page: Page, tried: Tried = 'all'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...rulesOf(tried) })
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** Looks for faults on a page that is wide, then on a phone in the dark, and for room for large text. */
export async function standsForEverybody(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  // Some parts load once they are near.
  await expect(async () => {
    await page.evaluate('scrollBy(0, innerHeight)')
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await standsAsItIs(page, path)
}

/** Does the same with the page as it is now; `path` names it in a failure. */
export async function standsAsItIs(page: Page, path: string): Promise<void> {
  for (const [viewport, colorScheme] of [
    [wide, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await faultsOf(page), `${path} at ${viewport.width}`).toEqual([])
  }
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  await expect.poll(() => page.evaluate(tooWide), `${path} with large text`).toBeLessThanOrEqual(0)
}

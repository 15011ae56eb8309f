import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What people who can't see or point would run into, as axe finds it. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

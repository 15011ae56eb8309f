import { charityPartners } from '@hemline/rules/vocabulary/partners.ts'

/** Returns the path of a charity's page; undefined for a charity without one. */
export function charityHref(name: string): string | undefined {
  const found = charityPartners.find((one) => one.name === name)
  return found && `/cleanout/${found.slug}`
}

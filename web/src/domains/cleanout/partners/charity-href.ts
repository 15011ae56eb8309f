import { isCharityPartnerSlug } from '@hemline/rules/vocabulary/partners.ts'

/** Returns the path of a charity's page; undefined for a charity without one. */
export const charityHref = (slug: string): string | undefined =>
  isCharityPartnerSlug(slug) ? `/cleanout/${slug}` : undefined

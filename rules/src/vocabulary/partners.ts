// Partner pages at root paths (specification §2): eight suppliers and one rental partner. All are invented;
// their names and texts live in the database.
export const supplierPartnerSlugs = [
  'alderbrook',
  'fennel-row',
  'harbor-nine',
  'lumen-street',
  'maribel-day',
  'north-loom',
  'poppy-acre',
  'tessellate',
] as const
export const rentalPartnerSlug = 'second-evening'

/** The charities with a page below /cleanout (specification §2: two charity partners), with their names. */
export const charityPartners = [
  { slug: 'open-door-fund', name: 'Open Door Fund' },
  { slug: 'green-mile-trust', name: 'Green Mile Trust' },
] as const
/** The luxury retailer with pages of its own below /cleanout (specification §2), with its name. */
export const luxuryRetailer = { slug: 'maison-aurele', name: 'Maison Aurele' } as const

/** Returns whether a path segment below /cleanout is the page of a charity partner. */
export const isCharityPartnerSlug = (text: string): boolean =>
  charityPartners.some(({ slug }) => slug === text)

/**
 * Returns whether a path segment is the slug of a known partner page (§5): the rental partner's or a
 * supplier's. Slugs are lower case; a segment in capitals is not known.
 */
export function isPartnerSlug(text: string): boolean {
  return text === rentalPartnerSlug || (supplierPartnerSlugs as readonly string[]).includes(text)
}

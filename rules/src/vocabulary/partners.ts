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

/** Returns whether a path segment is a known partner page (§5: others are not partner pages). */
export function isPartnerSlug(text: string): boolean {
  return text === rentalPartnerSlug || (supplierPartnerSlugs as readonly string[]).includes(text)
}

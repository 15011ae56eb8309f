/** Slugs of the landing pages that specification §2 names; a shop may have more. */
export const specialLandingSlugs = [
  'best-seasonal-hits',
  'outfits-you-love',
  'thrift-best-seasonal-hits',
  'thrift-outfits-you-love',
  'thrift-maternity-clothing',
] as const

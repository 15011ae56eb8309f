/** The landing pages that specification §2 names; others live in the database alone. */
export const specialLandingSlugs = [
  'best-seasonal-hits',
  'outfits-you-love',
  'thrift-best-seasonal-hits',
  'thrift-outfits-you-love',
  'thrift-maternity-clothing',
] as const

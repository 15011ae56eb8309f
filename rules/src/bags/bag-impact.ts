// Environmental savings of a bag's pieces (specification §3 sustainabilityImpactV2, §2 /cleanout/impact),
// by the factors of the product page (decision 0004), so that a bag equals the sum of its pieces.
import { impactOf } from '../catalogue/impact.ts'

/** Savings of a bag: water, lighting and car miles. */
export type BagImpact = {
  pieces: number
  glassesOfWater: number
  hoursOfLighting: number
  milesByCar: number
}
export type ImpactPiece = { readonly categoryTags: readonly string[]; readonly category: string }

/**
 * Sums the environmental savings (water, lighting, miles) of a clean-out bag's pieces. `count` multiplies a
 * piece (1 by default), for an estimate before the bag is filled. Throws RangeError for a count that is not
 * whole or is negative.
 */
export function bagImpactOf(pieces: readonly (ImpactPiece & { readonly count?: number })[]): BagImpact {
  const sum: BagImpact = { pieces: 0, glassesOfWater: 0, hoursOfLighting: 0, milesByCar: 0 }
  for (const { categoryTags, category, count = 1 } of pieces) {
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`bag impact: ${count} pieces`)
    const one = impactOf(categoryTags, category)
    sum.pieces += count
    sum.glassesOfWater += one.glassesOfWater * count
    sum.hoursOfLighting += one.hoursOfLighting * count
    sum.milesByCar += one.milesByCar * count
  }
  return sum
}

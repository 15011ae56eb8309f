// What a bag's pieces save together (specification §3 sustainabilityImpactV2, §2 /cleanout/impact); the
// factors are those of the product page (decision 0004), so a bag is worth exactly what its pieces are.
import { impactOf } from '../catalogue/impact.ts'

export type BagImpact = {
  pieces: number
  glassesOfWater: number
  hoursOfLighting: number
  milesByCar: number
}
export type ImpactPiece = { readonly categoryTags: readonly string[]; readonly category: string }

/**
 * The sum over the pieces that were accepted; `count` of a piece stands for as many alike, for an
 * estimate before a bag is filled.
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

// "Find my size from a piece I own" (decision 0164).
import {
  labelsOfKind,
  pieceProblem,
  sizeMeasures,
  sizesFromPiece,
} from '@hemline/rules/size-profile/from-piece.ts'
import type { Context } from '../../context.ts'
import type { QuerySizesFromPieceArgs } from '../../generated/resolvers.ts'
import { refuse } from '../../platform/errors.ts'
import { brandBySlug } from '../catalogue/catalogue.ts'
import { listBrandMeasures, listUsualMeasures } from './from-piece.db.ts'
import { choicesFor } from './size-profile.ts'

/**
 * Returns the sizes of a department that come closest to a piece of this brand, kind and label, and the
 * measures in inches that this rests on; null where too little was measured, and for an unknown brand. Throws
 * BAD_INPUT for kinds and sizes that the department has not.
 */
export async function fromPiece(
  ctx: Context,
  { departmentTag, brand: slug, kind, sizingId }: QuerySizesFromPieceArgs,
) {
  const groups = labelsOfKind(await choicesFor(ctx, departmentTag), kind, sizingId)
  if (groups.length === 0) throw refuse('BAD_INPUT', pieceProblem)
  const brand = await brandBySlug(ctx, slug)
  if (!brand) return null
  const sizingIds = groups.flatMap(({ sizes }) => sizes.map((size) => size.sizingId))
  const of = { kind, sizingIds, measures: Object.keys(sizeMeasures) }
  const ofBrand = await listBrandMeasures(ctx.db, { ...of, brandId: brand.id })
  const usual = ofBrand.length === 0 ? [] : await listUsualMeasures(ctx.db, of)
  const found = sizesFromPiece({ sizingId, ofBrand, usual, groups })
  return found && { brand: brand.name, ...found }
}

// "Find my size from a piece I own" over the mocks' pieces, as the API answers.
import { sizeChoices } from '@hemline/rules/size-profile/choices.ts'
import {
  labelsOfKind,
  middle,
  pieceProblem,
  type SizedMeasure,
  sizesFromPiece,
  type UsualMeasure,
} from '@hemline/rules/size-profile/from-piece.ts'
import { type MockContext, refuse } from '../context.ts'
import { facetNames } from '../seed/facet-names.ts'

type Args = { departmentTag: string; brand: string; kind: string; sizingId: number }

function usualOf(all: readonly SizedMeasure[]): UsualMeasure[] {
  const byKey = Map.groupBy(all, ({ sizingId, measure }) => `${sizingId} ${measure}`)
  return [...byKey.values()].map((some) => {
    const { sizingId = 0, measure = '' } = some[0] ?? {}
    return { sizingId, measure, inches: middle(some.map(({ inches }) => inches)), count: some.length }
  })
}

function fromPiece(ctx: MockContext, { departmentTag, brand, kind, sizingId }: Args) {
  const groups = labelsOfKind(sizeChoices(departmentTag, facetNames.sizes), kind, sizingId)
  if (groups.length === 0) throw refuse('BAD_INPUT', pieceProblem)
  const ofKind = ctx.db.items.filter(({ category_path }) => category_path.split('/')[0] === kind)
  const sized = (items: typeof ofKind): SizedMeasure[] =>
    items.flatMap(({ sizing_id, measurements }) =>
      measurements.map(({ name, inches }) => ({ sizingId: sizing_id, measure: name, inches })),
    )
  const mine = ofKind.filter(({ brand_slug }) => brand_slug === brand)
  const usual = usualOf(sized(ofKind.filter(({ state }) => state === 'listed')))
  const found = sizesFromPiece({ sizingId, ofBrand: sized(mine), usual, groups })
  return found && { brand: mine[0]?.brand_name ?? brand, ...found }
}

export const fromPieceMocks = {
  Query: { sizesFromPiece: (_: unknown, args: Args, ctx: MockContext) => fromPiece(ctx, args) },
}

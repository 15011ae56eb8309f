import type { Resolvers } from '../../generated/resolvers.ts'
import { chartByName, fragmentFor, standardCharts } from './size-guides.ts'

export const sizeGuidesResolvers: Resolvers = {
  Query: {
    sizeChart: async (_, { name }, ctx) => (await chartByName(ctx, name)) ?? null,
    sizeChartStandardGuides: (_, __, ctx) => standardCharts(ctx),
    sizeFragment: async (_, { sizingId }, ctx) => (await fragmentFor(ctx, sizingId)) ?? null,
  },
  SizeChart: { isStandard: (chart) => chart.is_standard },
}

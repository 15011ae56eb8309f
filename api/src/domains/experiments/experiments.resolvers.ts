import type { Resolvers } from '../../generated/resolvers.ts'
import {
  armsOf,
  changeExperiment,
  changeFlag,
  draftExperiment,
  noteExposure,
  staffExperiment,
  staffExperiments,
  staffFlags,
} from './experiments.ts'

/** GraphQL resolvers of feature flags and experiments. */
export const experimentsResolvers: Resolvers = {
  User: {
    experiments: (_, __, ctx) => armsOf(ctx),
  },
  Query: {
    staffFlags: (_, __, ctx) => staffFlags(ctx),
    staffExperiments: (_, __, ctx) => staffExperiments(ctx),
    staffExperiment: async (_, { key }, ctx) => (await staffExperiment(ctx, key)) ?? null,
  },
  Mutation: {
    changeFlag: (_, { input }, ctx) => changeFlag(ctx, input),
    draftExperiment: (_, { input }, ctx) => draftExperiment(ctx, input),
    changeExperiment: (_, { input }, ctx) => changeExperiment(ctx, input),
    noteExposure: async (_, { experiment, arm }, ctx) => ({
      exposed: await noteExposure(ctx, experiment, arm),
    }),
  },
}
